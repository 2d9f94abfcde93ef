"""What may happen: seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.lean import dataclass
from croupier.tournament.events import Event


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
class TableBroken(Event):
    """Nobody plays at the table any more: `seats` is the new table and seat by entry."""

    event: str
    table: str
    seats: Mapping[str, Sequence[Any]]
