"""The written rules."""
