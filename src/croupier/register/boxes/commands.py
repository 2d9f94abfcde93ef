"""What may be asked about boxes."""

from __future__ import annotations

from dataclasses import field

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.register.commands import Command, Seen


@dataclass(frozen=True, slots=True)
class AttachBox(Command):
    """A box is attached to its table, with the state of both locks."""

    box: str
    table: str
    container_locked: bool
    table_locked: bool
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class RemoveBox(Command):
    """The drop: two people take a box off its table, and see whether it is `locked`; while the game is open, another
    box takes its place.

    Both locks of that other box are looked at, as when it is attached.
    """

    box: str
    second: str = ""
    replacement: str = ""
    container_locked: bool = False
    table_locked: bool = False
    seen: Seen = field(default_factory=Seen)
    locked: bool = False


@dataclass(frozen=True, slots=True)
class CheckLocks(Command):
    """Somebody looks at both locks of a box that hangs at its table. Where one is open, no ball is spun."""

    box: str
    container_locked: bool
    table_locked: bool


@dataclass(frozen=True, slots=True)
class ShareTips(Command):
    """Pay out of the tip pool."""

    PRIVATE = private(to=ACTOR)

    amount: int
    to: str
    second: str = ""
