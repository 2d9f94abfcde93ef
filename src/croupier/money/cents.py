"""Whole cents: exact, and shown the way people read money."""

from __future__ import annotations

from typing import NewType

from croupier.amounts import counted, money, points

__all__ = ["Cents", "counted", "half_rounded_up", "money", "points"]

Cents = NewType("Cents", int)


def half_rounded_up(cents: int, unit: int = 1) -> Cents:
    """Half of an amount in multiples of `unit` (the smallest chip there is); an odd rest goes to the player."""
    if type(cents) is not int or type(unit) is not int or cents < 0 or unit < 1:
        raise ValueError(f"Amounts are whole cents; these are {cents!r} and {unit!r}.")
    return Cents(min(cents, -(-cents // (2 * unit)) * unit))
