"""What may be asked about chips and money at the table."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.dated import Day
from croupier.domain import private
from croupier.lean import dataclass
from croupier.table.commands import Command


@dataclass(frozen=True, slots=True)
class SeatPlayer(Command):
    PRIVATE = private(player="player")

    seat: int
    player: str
    colour: str = ""
    design: str = "plain"


@dataclass(frozen=True, slots=True)
class UnseatPlayer(Command):
    """`walked`: the player is gone with the chips that were in hand."""

    seat: int
    walked: bool = False


@dataclass(frozen=True, slots=True)
class BuyIn(Command):
    """Money for chips. `deposited`: the dealer has put the cash or the Mobile ATM receipt into the drop box."""

    seat: int
    amount: int
    receipt: str = ""
    deposited: bool = True
    chip_value: int | None = None


@dataclass(frozen=True, slots=True)
class IssuePoints(Command):
    """Tournament chips for a seat. They stand for points and were never bought here."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class ReturnPoints(Command):
    """A seat gives its tournament chips back; they are counted and worth nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class SetPointValues(Command):
    """How many points each colour of tournament chips stands for, until it is changed between rounds."""

    values: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class SetChipValue(Command):
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class ChangeColour(Command):
    seat: int
    colour: str
    design: str = "plain"


@dataclass(frozen=True, slots=True)
class ColourUp(Command):
    """Exchange the seat's own chips for value chips."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class CashOut(Command):
    """The seat leaves with all its chips as value chips, or at a terminal with a slip.

    `amount` is what the dealer counted; a table that keeps the results alone knows it from nobody else.
    """

    seat: int
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class Tip(Command):
    """`box` is the box that the dealer dropped it into, where that is said."""

    seat: int
    amount: int
    box: str = ""


@dataclass(frozen=True, slots=True)
class RegisterCoupon(Command):
    """A match-play coupon becomes known: its face in cents and its last day, as 2026-12-31."""

    coupon: str
    face: int
    expires: Day
