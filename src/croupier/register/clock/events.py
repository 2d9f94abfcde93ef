"""What may happen: the house's clock is doubted, and trusted again. Times between the two carry the doubt."""

from __future__ import annotations

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class ClockDoubted(Event):
    machine: str
    apart: int
    server: int | None


@dataclass(frozen=True, slots=True)
class TimeAccepted(Event):
    PRIVATE = private(reason=ACTOR)

    apart: int
    reason: str
    second: str


@dataclass(frozen=True, slots=True)
class ClockTrusted(Event):
    """Where it was moved back, later records have earlier times from here on: their order is that of the journal."""

    moved: int
