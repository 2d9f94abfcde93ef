"""What may happen: counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from croupier.domain import private
from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class CountLimitSet(Event):
    limit: int
    second: str


@dataclass(frozen=True, slots=True)
class BoxEmptied(Event):
    """`by` and `second` count what was in it, each alone."""

    by: str
    at: str
    box: str
    second: str
    shown_empty: bool


@dataclass(frozen=True, slots=True)
class BoxTallied(Event):
    """What one counter found: notes and chips by their worth, receipts by their numbers."""

    PRIVATE = private(signature="by")

    by: str
    at: str
    box: str
    cash: Mapping[str, int]
    receipts: Mapping[str, int]
    coupons: int
    chips: Mapping[str, int]
    signature: str


@dataclass(frozen=True, slots=True)
class BoxCounted(Event):
    """What was found, and `difference`: over (+) or short (-) of what the table's journal has, in money.

    `differences` has it by kind, each with its own expectation, coupons too. `recount`: others must count again.
    Before counts were blind, two people counted together: there are no `counters`, but a `second` and an `explanation`.
    """

    PRIVATE = private(explanation="by", signature="by")

    by: str
    at: str
    count: int
    box: str
    use: str
    table: str
    cash: int
    receipts: int
    chips: int
    expected: int
    difference: int
    second: str
    explanation: str
    signature: str
    coupons: int = 0
    differences: Mapping[str, int] = field(default_factory=dict)
    counters: list[str] = field(default_factory=list)
    recount: bool = False


@dataclass(frozen=True, slots=True)
class BoxRecounted(Event):
    """What others found when they counted again; `was` is what the first count had."""

    PRIVATE = private(signature="by")

    by: str
    at: str
    count: int
    box: str
    use: str
    table: str
    cash: int
    receipts: int
    coupons: int
    chips: int
    was: Mapping[str, int]
    counters: list[str]
    signature: str


@dataclass(frozen=True, slots=True)
class CountCorrected(Event):
    """A new line about a count: what its figures are; `was` is what they were."""

    PRIVATE = private(reason="by", signature="by")

    by: str
    at: str
    count: int
    box: str
    use: str
    table: str
    cash: int
    receipts: int
    coupons: int
    chips: int
    was: Mapping[str, int]
    reason: str
    second: str
    signature: str
