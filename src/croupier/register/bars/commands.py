"""What may be asked about the exclusion list."""

from __future__ import annotations

from croupier.dated import Day
from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.register.commands import Command


@dataclass(frozen=True, slots=True)
class BarPlayer(Command):
    """Somebody gets no seat and no entry, from the day it begins (today, if none is given) until a day, or for good."""

    PRIVATE = private(player="player", identity="player", why="player")

    player: str
    why: str
    identity: str = ""
    begins: Day = ""
    until: Day = ""
    second: str = ""


@dataclass(frozen=True, slots=True)
class LiftBar(Command):
    """A bar holds no longer."""

    PRIVATE = private(why=ACTOR)

    bar: int
    why: str
    second: str = ""
