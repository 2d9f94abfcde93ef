"""What may happen: things done earlier on paper."""

from __future__ import annotations

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.tournament.events import Event


@dataclass(frozen=True, slots=True)
class EnteredFromPaper(Event):
    """The next so many `events` are of that day, and of these two people's word."""

    PRIVATE = private(evidence=ACTOR, reason=ACTOR)

    command: str
    date: str
    evidence: str
    reason: str
    first: str
    second: str
    events: int
