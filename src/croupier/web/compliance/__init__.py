"""Compliance: notes of suspicion, and whom the house does not let play."""
