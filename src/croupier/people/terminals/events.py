"""What may happen: a screen becomes a seat's terminal, and is one no more."""

from __future__ import annotations

from croupier.lean import dataclass
from croupier.people.events import Event


@dataclass(frozen=True, slots=True)
class TerminalEnrolled(Event):
    terminal: str
    table: str
    seat: int
    confirmed: str
    verifier: str


@dataclass(frozen=True, slots=True)
class TerminalRemoved(Event):
    terminal: str


@dataclass(frozen=True, slots=True)
class TerminalLost(Event):
    """Nobody knows where the screen is: it stands for its seat no more, wherever it is switched on."""

    terminal: str
    table: str


@dataclass(frozen=True, slots=True)
class TerminalTakenOver(Event):
    """One of before this stream: seat and table as the stream `house` has them, the token as the file had it."""

    terminal: str
    table: str
    seat: int
    confirmed: str
    verifier: str
