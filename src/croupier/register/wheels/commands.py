"""What may be asked about the log of the wheels."""

from __future__ import annotations

from dataclasses import field

from croupier.dated import PastDay
from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.register.commands import Command, Seen


@dataclass(frozen=True, slots=True)
class AdjustWheel(Command):
    """An adjustment of external movable parts. `entry` may say which line of the log this is meant to be."""

    PRIVATE = private(what=ACTOR, signature=ACTOR)

    wheel: str
    table: str = ""
    date: PastDay = ""
    part: str = ""
    what: str = ""
    witness: str = ""
    entry: int = 0
    signature: str = ""
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class ReplacePart(Command):
    """A part of a wheel was replaced. After an external one the Director inspects before the table opens again."""

    PRIVATE = private(what=ACTOR, signature=ACTOR)

    wheel: str
    table: str = ""
    date: PastDay = ""
    part: str = ""
    what: str = ""
    external: bool = False
    witness: str = ""
    entry: int = 0
    signature: str = ""
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class CorrectLog(Command):
    """A line of the log is never changed: what was wrong in it is told in a new one."""

    PRIVATE = private(note=ACTOR, signature=ACTOR)

    corrects: int
    note: str
    signature: str = ""


@dataclass(frozen=True, slots=True)
class RecordDirectorInspection(Command):
    """The Director or a designee has inspected a wheel after an external part was replaced."""

    wheel: str
    inspector: str
    date: PastDay
    reference: str = ""
