"""What happened on the floor. `evolve` obeys these and never asks; the books follow from them alone."""

from __future__ import annotations

from croupier.domain import private
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """What all events have in common: they happened."""


@dataclass(frozen=True, slots=True)
class IncidentOpened(Event):
    PRIVATE = private(what="by")

    by: str
    at: str
    incident: int
    table: str
    what: str
