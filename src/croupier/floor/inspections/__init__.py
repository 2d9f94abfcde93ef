"""Inspections before opening."""
