"""What may happen: boxes and counts."""

from __future__ import annotations

from dataclasses import dataclass

from croupier.domain import ACTOR, private
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class BoxAttached(Event):
    """`cash`, `receipts` and `tips` are what the table's journal had counted into its boxes by then."""

    box: str
    use: str
    table: str
    cash: int
    receipts: int
    tips: int
    version: int


@dataclass(frozen=True, slots=True)
class BoxRemoved(Event):
    """`cash`, `receipts` and `chips` are what must be in it by the table's journal, read as far as `version`."""

    by: str
    at: str
    box: str
    use: str
    table: str
    second: str
    cash: int
    receipts: int
    chips: int
    version: int


@dataclass(frozen=True, slots=True)
class BoxCounted(Event):
    """What was found, and `difference`: over (+) or short (-) of what the table's journal has."""

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


@dataclass(frozen=True, slots=True)
class TipsShared(Event):
    PRIVATE = private(to=ACTOR)

    amount: int
    to: str
    second: str
