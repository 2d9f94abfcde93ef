"""Desks: the one writer of each stream that is no table, the register's and the tournaments'."""
