"""The house's one book of slips: fills, credits and cash-outs in one sequence, whichever table gives them out.

Nobody asks it for anything. Whoever writes for a table writes here too, in the same transaction: so there is no number
without a slip, no slip without a number, and none of them twice.
"""

from __future__ import annotations

from dataclasses import field
from typing import NoReturn

from croupier.domain import AskedFor, Domain, wire_name
from croupier.house.commands import Command
from croupier.lean import dataclass
from croupier.refusal import Refused


@dataclass(frozen=True, slots=True)
class SlipGiven:
    """`kind` is fill, credit or cash-out. `instead` is the void one in whose place it was given, or 0."""

    number: int
    kind: str
    table: str
    amount: int
    instead: int = 0


@dataclass(frozen=True, slots=True)
class SlipMadeVoid:
    """It keeps its number. Why, and by whom, is on the table's record."""

    number: int
    table: str


Event = SlipGiven | SlipMadeVoid


@dataclass(slots=True)
class Slip:
    number: int
    kind: str
    table: str
    amount: int
    at: str
    instead: int = 0
    void: str = ""  # when it was made void


@dataclass(slots=True)
class Slips:
    as_of: str = ""
    last: int = 0
    slips: dict[int, Slip] = field(default_factory=dict)


def decide(_slips: Slips, asked: AskedFor[Command]) -> NoReturn:
    raise Refused("bad_command.command", "There is no command “{command}”.", command=wire_name(type(asked.command)))


def evolve(slips: Slips, event: Event, at: str) -> None:
    slips.as_of = at
    match event:
        case SlipGiven(number=number):
            slips.last = number
            slips.slips[number] = Slip(number, event.kind, event.table, event.amount, at, event.instead)
        case SlipMadeVoid(number=number):
            slips.slips[number].void = at


EVENTS = {wire_name(kind): kind for kind in (SlipGiven, SlipMadeVoid)}
SLIPS: Domain[Slips] = Domain("slips", {}, EVENTS, {}, Slips, decide, evolve)
