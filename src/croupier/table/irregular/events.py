"""What may happen: what goes wrong, and how it is put right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
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
class ResultMended(Event):
    """A number that was misread, found out after the dolly was off. The round is settled anew: `seats` has, for each
    whose wagers it concerns, what was paid, what was collected, and what could not be."""

    PRIVATE = private(reason=ACTOR)

    round: int
    was: str
    number: str
    colour: str
    second: str
    reason: str
    seats: list[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class RoundVoided(Event):
    """By rule, and not by anybody's ruling: the random wheel cannot give the number to which it was committed."""

    round: int
    commitment: str
    cause: str


@dataclass(frozen=True, slots=True)
class NoSpinDeclared(Event):
    """`ball_removed` is none where nobody said whether the ball was caught, which is not to say that it was."""

    round: int
    reason: str
    ball_removed: bool | None
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
    """`number` is where the ball rests, where that was in doubt and the supervisor says it.

    `wagers` are the orders on single wagers, `worth` what they can move, `second` who signed beside the supervisor.
    """

    PRIVATE = private(reason=ACTOR)

    by: str
    instruction: str
    reason: str
    number: str = ""
    wagers: list[Mapping[str, Any]] = field(default_factory=list)
    worth: int = 0
    second: str = ""


@dataclass(frozen=True, slots=True)
class WagerRuled(Event):
    """One wager, treated as ruled. Of what lay at the place, some went back to the rack (`returned`), to the tray
    (`collected`) or to the place `to` (`moved`), where `drawn` was laid out of the rack of `to_seat`."""

    seat: int
    place: str
    chip: str
    rule: str
    to_seat: int
    to: str
    returned: int = 0
    collected: int = 0
    moved: int = 0
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class RulingCarriedOut(Event):
    """What was ruled is done; the supervisor confirms having watched it."""

    by: str
    instruction: str


@dataclass(frozen=True, slots=True)
class RulingObserved(Event):
    """`ordered_by` is who ruled; where another supervisor watched, `took_over` says why."""

    PRIVATE = private(took_over=ACTOR)

    by: str
    ordered_by: str = ""
    took_over: str = ""


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
    """`amount` is what the player got, less than 0 what was collected; `seats` says it seat by seat."""

    PRIVATE = private(reason="dispute")

    dispute: int
    seat: int
    by: str
    decision: str
    amount: int
    reason: str
    second: str = ""
    wagers: list[Mapping[str, Any]] = field(default_factory=list)
    seats: list[Mapping[str, Any]] = field(default_factory=list)
