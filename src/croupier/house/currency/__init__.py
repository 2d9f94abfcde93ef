"""The currency of the house's money."""
