"""What may happen: somebody is barred, or a bar is lifted."""

from __future__ import annotations

from croupier.domain import private
from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class PlayerBarred(Event):
    PRIVATE = private(player="player", identity="player", why="player")

    by: str
    second: str
    at: str
    bar: int
    player: str
    identity: str
    why: str
    since: str
    until: str


@dataclass(frozen=True, slots=True)
class BarLifted(Event):
    PRIVATE = private(why="by")

    by: str
    second: str
    at: str
    bar: int
    why: str
