"""Events are facts: what happened in a tournament, and the amounts that its books need. Numbers of entries are texts
where they are keys, as in JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """What all events have in common: they happened."""


@dataclass(frozen=True, slots=True)
class RulesPublished(Event):
    version: int
    digest: str
    rules: Mapping[str, Any]
    by: str


@dataclass(frozen=True, slots=True)
class PlayersEliminated(Event):
    event: str
    round: int
    entries: Sequence[int]
    why: str
