"""What may be asked about seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from croupier.lean import dataclass
from croupier.tournament.commands import Command


@dataclass(frozen=True, slots=True)
class DrawSeats(Command):
    """Seats for the coming round from a seed that everybody was told: anyone can draw them again."""

    event: str
    seed: str


@dataclass(frozen=True, slots=True)
class TakeSeat(Command):
    """The entrant in person is at the seat; asked for at the start and after every break."""

    event: str
    entry: int
    person: str


@dataclass(frozen=True, slots=True)
class BalanceTables(Command):
    event: str


@dataclass(frozen=True, slots=True)
class NewSeat:
    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class BreakTable(Command):
    """The table is given up, and its players move to `seats`, by entry; without them, as the tournament proposes."""

    event: str
    table: str
    seats: Mapping[str, NewSeat] = field(default_factory=dict)
