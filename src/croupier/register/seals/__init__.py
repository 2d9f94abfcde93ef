"""Seals on the movable parts of wheels."""
