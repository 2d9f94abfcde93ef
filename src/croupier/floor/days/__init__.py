"""The gaming day."""
