"""What may be asked about cash in and out. It goes beyond the texts: 31 CFR 1021.311 and 1021.313 ask for it."""

from __future__ import annotations

from enum import StrEnum

from croupier.dated import PastDay
from croupier.domain import private
from croupier.lean import dataclass
from croupier.register.commands import Command


class Side(StrEnum):
    IN = "in"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class SetCashLimits(Command):
    """More than `report_over` in or out in a gaming day is reported; from `ask_from` on the person is asked for."""

    report_over: int
    ask_from: int
    second: str = ""


@dataclass(frozen=True, slots=True)
class RecordCash(Command):
    """The cage took cash from a person (`in`) or paid it (`out`), which no table and no tournament has on record."""

    PRIVATE = private(player="player", what="player")

    player: str
    side: Side
    amount: int
    what: str


@dataclass(frozen=True, slots=True)
class DescribePlayer(Command):
    """Who somebody is, as known at the tables: by papers, or as they look. `same_as`: the same as one known before."""

    PRIVATE = private(player="player", description="player", identity="player", same_as="same_as")

    player: str
    description: str
    identity: str = ""
    same_as: str = ""


@dataclass(frozen=True, slots=True)
class CashFound:
    """What the journal has of that person, day and side. `covered` are the transactions of reports already sent."""

    amount: int = 0
    transactions: tuple[str, ...] = ()
    covered: tuple[str, ...] = ()
    due: str = ""
    description: str = ""
    identity: str = ""


@dataclass(frozen=True, slots=True)
class FileCashReport(Command):
    """The report of a person's cash in or out of a gaming day was sent; `reference` is the authority's.

    What it covers is looked up in the journal, and not told (`found`). Where nothing is due it is a `voluntary` one.
    """

    PRIVATE = private(player="player")

    player: str
    day: PastDay
    side: Side
    reference: str
    voluntary: bool = False
    found: CashFound | None = None
