"""Licences and signing keys: a person's line in the register, which decides about it."""
