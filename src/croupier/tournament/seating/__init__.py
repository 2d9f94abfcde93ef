"""Seats: drawn, taken in person, balanced, and tables that are given up."""
