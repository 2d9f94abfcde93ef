"""Staking systems: those with names, and a player's own function."""
