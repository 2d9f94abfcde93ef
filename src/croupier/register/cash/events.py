"""What may happen: cash in and out."""

from __future__ import annotations

from croupier.domain import private
from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class CashLimitsSet(Event):
    by: str
    at: str
    report_over: int
    ask_from: int
    second: str


@dataclass(frozen=True, slots=True)
class CashRecorded(Event):
    PRIVATE = private(player="player", what="player")

    by: str
    at: str
    player: str
    side: str
    amount: int
    what: str


@dataclass(frozen=True, slots=True)
class BarredPlayerPaid(Event):
    """The cage paid somebody whom the house has barred: what is theirs is theirs, and the pit is told."""

    by: str
    at: str
    bar: int
    amount: int


@dataclass(frozen=True, slots=True)
class PlayerDescribed(Event):
    PRIVATE = private(player="player", description="player", identity="player", same_as="same_as")

    by: str
    at: str
    player: str
    description: str
    identity: str
    same_as: str


@dataclass(frozen=True, slots=True)
class CashReportFiled(Event):
    """`transactions` are the events that the report covers; none where it was written before that was on record."""

    PRIVATE = private(player="player", description="player", identity="player")

    by: str
    at: str
    player: str
    day: str
    side: str
    reference: str
    amount: int
    transactions: list[str]
    voluntary: bool
    due: str
    description: str
    identity: str
