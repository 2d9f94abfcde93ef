"""Events are facts: what happened in a tournament, and the amounts that its books need. Numbers of entries are texts
where they are keys, as in JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """What all events have in common: they happened."""


@dataclass(frozen=True, slots=True)
class RulesPublished(Event):
    version: int
    digest: str
    rules: Mapping[str, Any]
    by: str


@dataclass(frozen=True, slots=True)
class RulesFiled(Event):
    version: int
    date: str
    office: str
    proof: str


@dataclass(frozen=True, slots=True)
class DivisionAnswered(Event):
    version: int
    date: str
    acceptable: bool
    note: str


@dataclass(frozen=True, slots=True)
class EntryOpened(Event):
    """A person is in. Coming in again makes a new entry with its own number; `earlier` is the one that is out."""

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

    entries: Sequence[int]
    found: str
    awards: Sequence[Mapping[str, Any]]
    vouchers: Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class FeesCounted(Event):
    expected: int
    counted: int
    first: str
    second: str
    date: str


@dataclass(frozen=True, slots=True)
class EventStarted(Event):
    event: str
    date: str
    version: int


@dataclass(frozen=True, slots=True)
class SeatsDrawn(Event):
    """`seats` is table and seat by entry; the same seed over the same entries gives the same seats."""

    event: str
    round: int
    seed: str
    seats: Mapping[str, Sequence[Any]]


@dataclass(frozen=True, slots=True)
class SeatTaken(Event):
    event: str
    entry: int


@dataclass(frozen=True, slots=True)
class PlayersMoved(Event):
    event: str
    seats: Mapping[str, Sequence[Any]]


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """The stacks in play, and what was issued for them since the last game; nothing joins until the next one."""

    event: str
    round: int
    at: str
    stacks: Mapping[str, int]
    issued: Mapping[str, int]
    absent: Sequence[int]


@dataclass(frozen=True, slots=True)
class PointsRecorded(Event):
    event: str
    points: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class BreakCalled(Event):
    event: str
    at: str


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    event: str
    round: int
    at: str
    points: Mapping[str, int]
    change: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class OfferOpened(Event):
    event: str
    offer: str
    price: int
    points: int
    round: int


@dataclass(frozen=True, slots=True)
class ChipsBought(Event):
    entry: int
    event: str
    offer: str
    date: str
    pool: str
    buy_in: Sequence[Mapping[str, Any]]
    points: int
    licensee: str


@dataclass(frozen=True, slots=True)
class OfferDeclined(Event):
    event: str
    entry: int


@dataclass(frozen=True, slots=True)
class OfferClosed(Event):
    event: str


@dataclass(frozen=True, slots=True)
class PlayersEliminated(Event):
    event: str
    round: int
    entries: Sequence[int]
    why: str


@dataclass(frozen=True, slots=True)
class PlayersAdvanced(Event):
    """To this round, or out of the last one: then the event's play is over."""

    event: str
    round: int
    entries: Sequence[int]
    over: bool


@dataclass(frozen=True, slots=True)
class SplitAskedFor(Event):
    event: str
    entry: int
    among: Sequence[int]


@dataclass(frozen=True, slots=True)
class SplitNoticeGiven(Event):
    event: str
    entry: int
    notice: str


@dataclass(frozen=True, slots=True)
class SplitAnswered(Event):
    event: str
    entry: int
    agree: bool


@dataclass(frozen=True, slots=True)
class SplitStopped(Event):
    event: str
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class SplitConfirmed(Event):
    event: str
    shares: Mapping[str, int]
    by: str


@dataclass(frozen=True, slots=True)
class PrizeMoneyAdded(Event):
    pool: str
    amount: int


@dataclass(frozen=True, slots=True)
class PrizesAwarded(Event):
    """Lines of number, entry, place, kind (cash, goods, voucher), amount, description and, for vouchers, the event."""

    pool: str
    lines: Sequence[Mapping[str, Any]]
    by: str


@dataclass(frozen=True, slots=True)
class PrizePaid(Event):
    award: int
    entry: int
    kind: str
    amount: int
    description: str
    form: str
    date: str


@dataclass(frozen=True, slots=True)
class PoolCarriedForward(Event):
    pool: str
    to: str
    amount: int


@dataclass(frozen=True, slots=True)
class VoucherReAwarded(Event):
    voucher: int
    pool: str
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class TournamentConcluded(Event):
    date: str
    winner: int
    collected: int
    proceeds: int
    paid: int
