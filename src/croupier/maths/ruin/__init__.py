"""Ruin or goal: flat stakes, bold and best play, and staking systems as chains."""
