"""What may be asked about the written rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.dated import Day
from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.tournament.commands import Command


@dataclass(frozen=True, slots=True)
class PublishRules(Command):
    """The rules in writing, as in a tournament file. Said again with other words, they are the next version."""

    rules: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class FileRules(Command):
    """A copy went to the Division's local office on this day; `proof` says how that can be shown."""

    date: Day
    office: str
    proof: str


@dataclass(frozen=True, slots=True)
class RecordDivisionAnswer(Command):
    PRIVATE = private(note=ACTOR)

    date: Day
    acceptable: bool
    note: str = ""
    version: int = 0  # the current one, unless said


@dataclass(frozen=True, slots=True)
class StartEvent(Command):
    event: str
    date: Day
