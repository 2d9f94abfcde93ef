"""Boxes and counts."""
