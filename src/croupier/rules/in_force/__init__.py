"""The rules in force at one table: rulebook, variation and policy, and what follows for its sign and its bets."""
