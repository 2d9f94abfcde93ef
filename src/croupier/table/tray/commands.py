"""What may be asked about chips as things, and about the slips by which they go between tray and cage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from croupier.domain import private
from croupier.lean import dataclass
from croupier.table.commands import Command


@dataclass(frozen=True, slots=True)
class TakeInventory(Command):
    """Somebody has counted the tray: how many of which kind lie in it, roulette chips and value chips."""

    chips: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class TakeBackChips(Command):
    """Roulette chips that somebody took away are brought back to their table."""

    colour: str
    number: int
    design: str = "plain"


@dataclass(frozen=True, slots=True)
class RequestFill(Command):
    """The pit asks the cage for chips: the slip has its number, and the chips are on their way.

    `chips` are how many of which kind (`value/green`); without it the fewest that make up the amount.
    """

    amount: int
    chips: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RequestCredit(Command):
    """Chips are to go back to the cage; they lie in the tray until somebody has taken them."""

    amount: int
    chips: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FillTable(Command):
    """Chips from the cage are in the tray; `second` is the other person who signs the slip.

    `slip` is the number of the request, whose amount and chips they are. Without one it is asked for and done at once.
    """

    amount: int = 0
    second: str = ""
    chips: Mapping[str, int] = field(default_factory=dict)
    slip: int = 0


@dataclass(frozen=True, slots=True)
class CreditTable(Command):
    """Chips have gone back to the cage, likewise."""

    amount: int = 0
    second: str = ""
    chips: Mapping[str, int] = field(default_factory=dict)
    slip: int = 0


@dataclass(frozen=True, slots=True)
class VoidSlip(Command):
    """A slip counts no longer, and keeps its number. Of a cash-out another slip is given in its place."""

    PRIVATE = private(reason="actor")

    slip: int
    reason: str
    second: str = ""
