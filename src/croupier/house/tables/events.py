"""What may happen: the house's hand at a table that is not the dealer's."""

from __future__ import annotations

from croupier.house.events import Event
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class TableMade(Event):
    table: str
    second: str


@dataclass(frozen=True, slots=True)
class TableRecovered(Event):
    """It stood still after a failure."""

    table: str
    cause: str


@dataclass(frozen=True, slots=True)
class PlayResumed(Event):
    """An automatic table goes on after its pause."""

    table: str
