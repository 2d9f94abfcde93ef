"""Whole cents: exact, and shown the way people read money."""

from __future__ import annotations

from typing import NewType

Cents = NewType("Cents", int)


def dollars(cents: int) -> str:
    """`-123456` is shown as `-$1,234.56`."""
    sign = "-" if cents < 0 else ""
    return f"{sign}${abs(cents) // 100:,}.{abs(cents) % 100:02d}"


def counted(count: int, thing: str) -> str:
    """`1 spin`, `1,200 spins`."""
    return f"{count:,} {thing}{'' if abs(count) == 1 else 's'}"


def points(amount: int) -> str:
    """Tournament points have no currency sign, because they have no value."""
    return counted(amount, "point")


def half_rounded_up(cents: int, unit: int = 1) -> Cents:
    """Half of an amount in multiples of `unit` (the smallest chip there is); an odd rest goes to the player."""
    assert cents >= 0
    assert unit > 0
    return Cents(min(cents, -(-cents // (2 * unit)) * unit))
