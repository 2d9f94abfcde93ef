"""What may happen: calling off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.tournament.events import Event


@dataclass(frozen=True, slots=True)
class RoundBrokenOff(Event):
    """The round that is on does not count: everybody has the points with which it began."""

    event: str
    round: int
    at: str
    points: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class EventCancelled(Event):
    """`refunds` have number, entry, event, pool and lines: kind, means, item, amount, and the month of collection."""

    PRIVATE = private(reason=ACTOR)

    event: str
    date: str
    reason: str
    refunds: Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class EventCutShort(Event):
    """After a round is over, the standings as they are decide."""

    PRIVATE = private(reason=ACTOR)

    event: str
    date: str
    reason: str


@dataclass(frozen=True, slots=True)
class TournamentCancelled(Event):
    """`returned` goes back to the house, by pool: what it added where nothing was held."""

    PRIVATE = private(reason=ACTOR)

    date: str
    reason: str
    returned: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class EventPostponed(Event):
    PRIVATE = private(reason=ACTOR)

    event: str
    planned: str
    to: str
    reason: str


@dataclass(frozen=True, slots=True)
class EntryWithdrawn(Event):
    PRIVATE = private(reason="entry")

    entry: int
    event: str
    date: str
    reason: str
    refund: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class PlayerRetired(Event):
    PRIVATE = private(reason="entry")

    entry: int
    event: str
    round: int
    reason: str


@dataclass(frozen=True, slots=True)
class EntryCorrected(Event):
    PRIVATE = private(name="entry", identity="entry", reason="entry")

    entry: int
    name: str
    identity: str
    reason: str


@dataclass(frozen=True, slots=True)
class RefundPaid(Event):
    """`amount` in cash or its like; `goods` at the value at which they came in."""

    PRIVATE = private(to="refund")

    refund: int
    entry: int
    how: str
    receipt: str
    date: str
    to: str
    amount: int
    goods: int
