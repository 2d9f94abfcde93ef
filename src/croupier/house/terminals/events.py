"""What may happen: a terminal's player calls for help, its slip is paid."""

from __future__ import annotations

from croupier.house.events import Event
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class TerminalEnrolled(Event):
    """Before the terminals were in the stream `people`."""

    terminal: str
    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class TerminalRemoved(Event):
    """Likewise."""

    terminal: str


@dataclass(frozen=True, slots=True)
class HelpCalled(Event):
    call: str
    terminal: str
    table: str
    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class HelpAnswered(Event):
    call: str


@dataclass(frozen=True, slots=True)
class SlipRedeemed(Event):
    """Once: the journal itself takes the second time for what it is."""

    table: str
    slip: int
    amount: int


@dataclass(frozen=True, slots=True)
class SlipRefused(Event):
    """Somebody presented a slip that was paid before, or that no terminal has given out: `why` is the code."""

    table: str
    slip: int
    why: str
