"""A backup of a whole house: how it is made, what is in it, and how a house is restored from it."""
