"""Chips and money at the table."""
