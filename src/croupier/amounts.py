"""How English writes amounts, with the standard library alone."""

from __future__ import annotations

from croupier.currencies import current


def money(amount: int) -> str:
    """In the house's currency: `$1,234.56`."""
    return current().shown(amount)


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
            return f"{money(amount)} (training)"
        case _:
            return money(amount)
