"""What may be asked about wagers.

Each names the `round` that it is for, so that one sent again late is never taken for the next. Those of before this was
so, and a script's, name none (0): they are for whatever round it is.
"""

from __future__ import annotations

from enum import StrEnum

from croupier.lean import dataclass
from croupier.table.commands import Command


class Tender(StrEnum):
    """What a wager is offered in."""

    CHIPS = "chips"  # the seat's own roulette chips, electronic chips or tournament chips
    VALUE_CHIPS = "value-chips"
    CASH = "cash"
    SPOKEN = "spoken"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class PlaceWager(Command):
    """A stake on a bet, on one of its places, or at a point of the felt. A dealer places for a seat.

    `colour` and `design` name the chips that were offered; `tip` makes it a wager for the dealers.
    """

    seat: int
    stake: int = 0
    bet: str = ""
    place: str = ""
    at: tuple[float, ...] = ()
    tender: Tender = Tender.CHIPS
    colour: str = ""
    design: str = ""
    tip: bool = False
    round: int = 0


@dataclass(frozen=True, slots=True)
class MoveWager(Command):
    seat: int
    source: str
    target: str
    stake: int | None = None
    round: int = 0


@dataclass(frozen=True, slots=True)
class TakeDownWager(Command):
    """`not_as_told`: the dealer placed it for the seat, and not as told; what the dealer put there is withdrawn."""

    seat: int
    place: str
    stake: int | None = None
    not_as_told: bool = False
    round: int = 0


@dataclass(frozen=True, slots=True)
class ClearWagers(Command):
    seat: int
    round: int = 0


@dataclass(frozen=True, slots=True)
class RebetWagers(Command):
    """Lay again what the seat had on the layout when betting last closed, where it is not there already."""

    seat: int
    round: int = 0


@dataclass(frozen=True, slots=True)
class DoubleWagers(Command):
    seat: int
    round: int = 0


@dataclass(frozen=True, slots=True)
class Part:
    """At one place: so much more, or less where `stake` is below 0, in the seat's own chips or for the dealers."""

    place: str
    stake: int
    tip: bool = False


@dataclass(frozen=True, slots=True)
class ChangeWagers(Command):
    """Chips at several places at once: all of it, or nothing.

    `seen` is the version of the seat that this goes by: where its chips have changed since, nothing is done.
    """

    seat: int
    parts: tuple[Part, ...]
    seen: int | None = None
    round: int = 0

    @property
    def like(self) -> type[Command]:
        """What lays chips has the turn of a wager; what only takes them off has the turn of that."""
        return PlaceWager if any(part.stake > 0 for part in self.parts) else TakeDownWager


@dataclass(frozen=True, slots=True)
class AnnounceBet(Command):
    """A call such as `voisins` or `neighbours-17`: its chips, `stake` each, are laid on their places."""

    seat: int
    call: str
    stake: int
    round: int = 0


@dataclass(frozen=True, slots=True)
class PlaceCoupon(Command):
    seat: int
    coupon: str
    bet: str
    round: int = 0
