"""What may happen to chips as things, and to slips. A slip has its number through the whole house."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from croupier.domain import private
from croupier.lean import dataclass
from croupier.table.events import Event


@dataclass(frozen=True, slots=True)
class ChipsMoved(Event):
    """How many chips of which kind came (+) to and went (-) from where: `tray`, `hand/3`, `walked` and so on.

    `change` is what a seat was given in value chips, in cents, though it is due in its own. `settling`: these are the
    moves of a round's settlement, which a correction of the number takes back.
    """

    moves: Mapping[str, Mapping[str, int]]
    change: Mapping[str, int] = field(default_factory=dict)
    settling: bool = False


@dataclass(frozen=True, slots=True)
class InventoryTaken(Event):
    """The chips of the table when it closes or somebody counts them, by kind and then by where the books have them.

    `counted` are those in the tray as `by` counted them; empty where only their worth was. `differences` are what
    the count found over (+) or short (-).
    """

    chips: Mapping[str, Mapping[str, int]]
    counted: Mapping[str, int] = field(default_factory=dict)
    differences: Mapping[str, int] = field(default_factory=dict)
    by: str = ""


@dataclass(frozen=True, slots=True)
class ChipsTakenBack(Event):
    """Roulette chips that somebody took away are in the tray again, and `amount` in value chips was given for them."""

    kind: str
    number: int
    amount: int


@dataclass(frozen=True, slots=True)
class FillRequested(Event):
    slip: int
    amount: int
    chips: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CreditRequested(Event):
    slip: int
    amount: int
    chips: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TableFilled(Event):
    slip: int
    amount: int
    second: str


@dataclass(frozen=True, slots=True)
class TableCredited(Event):
    slip: int
    amount: int
    second: str


@dataclass(frozen=True, slots=True)
class SlipVoided(Event):
    """A slip counts no longer. `kind` is what it was: a fill, a credit or a cash-out. `instead` is the slip that was
    given for it, or 0."""

    PRIVATE = private(reason="actor")

    slip: int
    kind: str
    amount: int
    reason: str
    second: str
    instead: int = 0
