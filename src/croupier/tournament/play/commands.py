"""What may be asked about play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum

from croupier.dated import Day
from croupier.lean import dataclass
from croupier.tournament.commands import Command, Payment


class Offer(StrEnum):
    RE_BUY = "re-buy"
    ADD_ON = "add-on"


@dataclass(frozen=True, slots=True)
class StartRound(Command):
    """The game begins with the chips that lie on the table. `counts` are points as counted, by entry number."""

    event: str
    counts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class RecordPoints(Command):
    """Where players stand in a running round, for the leaderboard."""

    event: str
    points: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class CallBreak(Command):
    event: str


@dataclass(frozen=True, slots=True)
class CallTime(Command):
    """The minutes of the round are up: what is being spun is finished, and no new spin begins."""

    event: str


@dataclass(frozen=True, slots=True)
class EndRound(Command):
    """The round is over, once nothing lies on the layout any more. The points are those of the tables, or what two
    people counted; `points` may only say the same."""

    event: str
    points: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OpenOffer(Command):
    """More chips can be bought, by everybody on the same terms. `entries` would single somebody out."""

    event: str
    offer: Offer
    entries: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BuyChips(Command):
    """A re-buy or an add-on; the chips join the next game."""

    event: str
    entry: int
    date: Day = ""
    payment: tuple[Payment, ...] = ()
    offer: Offer = Offer.RE_BUY


@dataclass(frozen=True, slots=True)
class DeclineOffer(Command):
    event: str
    entry: int


@dataclass(frozen=True, slots=True)
class CloseOffer(Command):
    event: str


@dataclass(frozen=True, slots=True)
class Eliminate(Command):
    event: str
    entry: int


@dataclass(frozen=True, slots=True)
class AdvancePlayers(Command):
    """Those who qualified go on to the next round; after the last one the event is over."""

    event: str
