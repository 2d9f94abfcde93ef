"""How English writes amounts, with the standard library alone."""

from __future__ import annotations


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


def shown(amount: int, unit: str) -> str:
    """Points and the play money of a training table are never taken for cash."""
    match unit:
        case "points":
            return points(amount)
        case "training":
            return f"{dollars(amount)} (training)"
        case _:
            return dollars(amount)
