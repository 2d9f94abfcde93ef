"""The dealer's console and the pit."""
