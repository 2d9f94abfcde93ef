"""Terminals, their calls for help and their slips."""
