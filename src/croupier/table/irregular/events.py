"""What may happen: what goes wrong, and how it is put right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.table.events import Event


@dataclass(frozen=True, slots=True)
class ResultCorrected(Event):
    """Both readings stay. What was collected and paid on the wrong one is taken back first."""

    PRIVATE = private(reason=ACTOR)

    round: int
    was: str
    number: str
    colour: str
    second: str
    reason: str


@dataclass(frozen=True, slots=True)
class SettlementReversed(Event):
    """Undoes, by seat, what the round had moved so far: the same amounts the other way."""

    round: int
    collection: Mapping[str, Any]
    payments: list[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class NoSpinDeclared(Event):
    round: int
    reason: str
    ball_removed: bool
    number_seen: str = ""
    ball_out: bool = False
    source: str = ""


@dataclass(frozen=True, slots=True)
class BallInspected(Event):
    by: str
    ball: str
    damaged: bool
    tampered: bool


@dataclass(frozen=True, slots=True)
class BallAssigned(Event):
    """`inspected`: the ball may be spun at once; otherwise the supervisor inspects it first."""

    ball: str
    inspected: bool = True


@dataclass(frozen=True, slots=True)
class IrregularityReported(Event):
    """`ball_out`: the ball left the wheel, and is inspected before it is spun again."""

    PRIVATE = private(what=ACTOR)

    what: str
    ball_out: bool = False
    source: str = ""


@dataclass(frozen=True, slots=True)
class TableSuspended(Event):
    PRIVATE = private(reason=ACTOR)

    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class RulingMade(Event):
    """`number` is where the ball rests, where that was in doubt and the supervisor says it."""

    PRIVATE = private(reason=ACTOR)

    by: str
    instruction: str
    reason: str
    number: str = ""


@dataclass(frozen=True, slots=True)
class RulingObserved(Event):
    by: str


@dataclass(frozen=True, slots=True)
class TableResumed(Event):
    phase: str


@dataclass(frozen=True, slots=True)
class DisputeOpened(Event):
    PRIVATE = private(what="seat")

    dispute: int
    seat: int
    round: int
    what: str
    amount: int


@dataclass(frozen=True, slots=True)
class DisputeDecided(Event):
    PRIVATE = private(reason="dispute")

    dispute: int
    seat: int
    by: str
    decision: str
    amount: int
    reason: str
