"""What may happen: the pit is asked, is alarmed, and takes note."""

from __future__ import annotations

from croupier.domain import ACTOR, private
from croupier.house.events import Event
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class PitAsked(Event):
    """A dealer wants a supervisor, a fill, a credit, a wrong key corrected."""

    PRIVATE = private(note=ACTOR)

    ask: str
    table: str
    what: str
    round: int
    note: str
    amount: int | None
    number: str | None


@dataclass(frozen=True, slots=True)
class AlertAcknowledged(Event):
    PRIVATE = private(note=ACTOR)

    alert: str
    table: str
    kind: str
    note: str


@dataclass(frozen=True, slots=True)
class WheelSuspected(Event):
    """The wheel that stands at the table since that event of it: what was found after so many spins."""

    table: str
    wheel: str
    spins: int
    test: str
    found: str
    edge_permille: int | None = None  # of the best bet on it, to a player
    since: str = ""
