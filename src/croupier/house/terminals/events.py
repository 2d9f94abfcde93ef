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
    """Once: the journal itself takes the second time for what it is. The cage has paid a cash-out, or given or taken
    the chips of a fill or a credit; `window` is where, as the cashier says."""

    table: str
    slip: int
    amount: int
    kind: str
    window: str


@dataclass(frozen=True, slots=True)
class SlipRefused(Event):
    """Somebody presented a slip that was redeemed before, that is void or of nobody: `why` is the code."""

    table: str
    slip: int
    why: str
