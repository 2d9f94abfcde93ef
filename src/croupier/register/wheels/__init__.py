"""The log of the wheels."""
