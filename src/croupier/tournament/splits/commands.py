"""What may be asked about an agreement among the last players."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.tournament.commands import Command


@dataclass(frozen=True, slots=True)
class AskForSplit(Command):
    """A player wishes to share the cash prizes. It is never the house's idea."""

    event: str
    entry: int = 0


@dataclass(frozen=True, slots=True)
class GiveSplitNotice(Command):
    """The director has told this player that an agreement is voluntary and needs everybody."""

    event: str
    entry: int


@dataclass(frozen=True, slots=True)
class AnswerSplit(Command):
    event: str
    entry: int
    agree: bool


@dataclass(frozen=True, slots=True)
class StopSplit(Command):
    """The director feels that somebody is pressed: play goes on, and nothing ends early."""

    PRIVATE = private(reason=ACTOR)

    event: str
    reason: str


@dataclass(frozen=True, slots=True)
class ConfirmSplit(Command):
    """The director is satisfied that all agree freely: so many cents for each entry. `goods` would be divided too."""

    event: str
    shares: Mapping[str, int]
    goods: tuple[str, ...] = ()
