"""Calling off."""
