"""What may happen: the written rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from croupier.domain import ACTOR, private
from croupier.tournament.events import Event


@dataclass(frozen=True, slots=True)
class RulesPublished(Event):
    version: int
    digest: str
    rules: Mapping[str, Any]
    by: str


@dataclass(frozen=True, slots=True)
class RulesFiled(Event):
    version: int
    date: str
    office: str
    proof: str


@dataclass(frozen=True, slots=True)
class DivisionAnswered(Event):
    PRIVATE = private(note=ACTOR)

    version: int
    date: str
    acceptable: bool
    note: str


@dataclass(frozen=True, slots=True)
class EventStarted(Event):
    event: str
    date: str
    version: int
