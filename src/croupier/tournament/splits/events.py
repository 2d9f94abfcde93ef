"""What may happen: an agreement among the last players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from croupier.domain import private
from croupier.lean import dataclass
from croupier.tournament.events import Event


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
    PRIVATE = private(reason="by")

    event: str
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class SplitConfirmed(Event):
    event: str
    shares: Mapping[str, int]
    by: str
