"""Commands ask. Each is one wish of one person about a tournament; `decide` may refuse it.

Days are given (`2026-11-20`) and are the house's own day at that moment. An entry is known by its number, an event by
its key.
"""

from __future__ import annotations

from enum import StrEnum

from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """What all commands have in common: nothing but being asked for."""


class Means(StrEnum):
    """How a fee or a buy-in comes in. What a voucher covers is worked out from the voucher itself."""

    CASH = "cash"
    GOODS = "goods"
    COMPLIMENTARY = "complimentary"


@dataclass(frozen=True, slots=True)
class Payment:
    """A part of a fee or buy-in in dollars, whoever bears it. `container` is where the cash was put."""

    means: Means = Means.CASH
    amount: int | None = None
    item: str = ""
    container: str = ""
