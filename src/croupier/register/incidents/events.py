"""What may happen: incidents."""

from __future__ import annotations

from croupier.domain import private
from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class IncidentSettled(Event):
    PRIVATE = private(finding="by")

    by: str
    at: str
    incident: int
    finding: str
