"""Croupier: roulette as the law writes it, made to run."""

__version__ = "0.1.0"
