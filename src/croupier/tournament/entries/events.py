"""What may happen: entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.tournament.events import Event


@dataclass(frozen=True, slots=True)
class EntryOpened(Event):
    """A person is in. Coming in again makes a new entry with its own number; `earlier` is the one that is out."""

    PRIVATE = private(name="person", identity="person")

    entry: int
    person: str
    name: str
    identity: str
    licensee: str
    earlier: int


@dataclass(frozen=True, slots=True)
class EventEntered(Event):
    """The fee and the buy-in of one entry for one event: each part with its means, value and item."""

    entry: int
    event: str
    date: str
    pool: str
    fee: Sequence[Mapping[str, Any]]
    buy_in: Sequence[Mapping[str, Any]]
    licensee: str


@dataclass(frozen=True, slots=True)
class VoucherUsed(Event):
    """`payout`: it paid fee and buy-in and is a payout of the event that issued it; otherwise it is a buy-in alone."""

    voucher: int
    entry: int
    event: str
    date: str
    pool: str
    value: int
    fee: int
    buy_in: int
    payout: bool


@dataclass(frozen=True, slots=True)
class RulesGiven(Event):
    entry: int
    version: int


@dataclass(frozen=True, slots=True)
class EntriesDisqualified(Event):
    """All entries of the person or persons; prizes not yet paid and unused vouchers go back to their pools."""

    PRIVATE = private(found="entries")

    entries: Sequence[int]
    found: str
    awards: Sequence[Mapping[str, Any]]
    vouchers: Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class FeesCounted(Event):
    PRIVATE = private(reason=ACTOR)

    expected: int
    counted: int
    first: str
    second: str
    date: str
    reason: str = ""
