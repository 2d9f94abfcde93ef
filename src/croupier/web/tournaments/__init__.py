"""Tournaments over HTTP, and their boards on the wall."""
