"""What may happen: play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.lean import dataclass
from croupier.tournament.events import Event


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
class TimeCalled(Event):
    """By the house's clock, whose word it is: `over_at` is when the minutes were up."""

    event: str
    round: int
    minutes: int
    over_at: str


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """`source` says whose word the points are: of the `tables`, read from their streams, or of two `counters`. Before,
    it may also have been the role of who ended it."""

    event: str
    round: int
    at: str
    points: Mapping[str, int]
    change: Mapping[str, int]
    source: str


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
class PlayersAdvanced(Event):
    """To this round, or out of the last one: then the event's play is over."""

    event: str
    round: int
    entries: Sequence[int]
    over: bool
