"""What may happen: chips and money at the table."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.domain import private
from croupier.lean import dataclass
from croupier.table.events import Event


@dataclass(frozen=True, slots=True)
class PlayerSeated(Event):
    PRIVATE = private(player="player")

    seat: int
    player: str
    colour: str = ""
    design: str = ""


@dataclass(frozen=True, slots=True)
class PlayerLeft(Event):
    PRIVATE = private(player="player")

    seat: int
    player: str


@dataclass(frozen=True, slots=True)
class ChipsBought(Event):
    """Cash or a Mobile ATM receipt went into the drop box, chips of the same worth to the seat."""

    seat: int
    amount: int
    receipt: str = ""
    box: str = ""


@dataclass(frozen=True, slots=True)
class PointsIssued(Event):
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class PointsReturned(Event):
    """Tournament chips went back to the bank."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class PointValuesSet(Event):
    """What each colour of tournament chips stands for from now on."""

    values: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class ChipValueSet(Event):
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class ColourChanged(Event):
    seat: int
    colour: str
    design: str


@dataclass(frozen=True, slots=True)
class ColouredUp(Event):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class CashedOut(Event):
    """`chips` and `value` are what the seat had of each; `slip` numbers the terminal's cash-out slip, 0 on felt."""

    seat: int
    chips: int
    value: int
    slip: int = 0


@dataclass(frozen=True, slots=True)
class ChipsWalked(Event):
    """A player went away with these chips, roulette chips too, which no other table takes."""

    seat: int
    chips: int
    value: int


@dataclass(frozen=True, slots=True)
class TipGiven(Event):
    seat: int
    amount: int
    box: str = ""


@dataclass(frozen=True, slots=True)
class CouponRegistered(Event):
    coupon: str
    face: int
    expires: str
