"""What may happen: the written rules."""

from __future__ import annotations

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.tournament.events import Event


@dataclass(frozen=True, slots=True)
class RulesFiled(Event):
    version: int
    date: str
    office: str
    proof: str


@dataclass(frozen=True, slots=True)
class DivisionAnswered(Event):
    PRIVATE = private(note=ACTOR)

    version: int
    date: str
    acceptable: bool
    note: str


@dataclass(frozen=True, slots=True)
class EventStarted(Event):
    event: str
    date: str
    version: int
