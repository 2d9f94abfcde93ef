"""Boxes at their tables, and the tips."""
