"""What may be asked about the register: that the table takes note of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.table.commands import Command


@dataclass(frozen=True, slots=True)
class NoteRegister(Command):
    """What is new of the stream `source` up to `version`, by the fact's name; null is what holds no longer."""

    PRIVATE = private(facts=ACTOR)

    source: str
    version: int
    facts: Mapping[str, Any]
