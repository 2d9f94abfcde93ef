"""What may be asked about what goes wrong, and how it is put right."""

from __future__ import annotations

from enum import StrEnum

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.table.commands import Command


class Instruction(StrEnum):
    """What a supervisor may order when an irregularity is ruled on."""

    GO_ON = "go-on"  # the round continues where it was held
    VOID = "void"  # the spin is void, the wagers stand
    RETURN_WAGERS = "return-wagers"  # the spin is void and all wagers go back


class Decision(StrEnum):
    PAY = "pay"
    DENY = "deny"


@dataclass(frozen=True, slots=True)
class CorrectResult(Command):
    """A wrong reading is corrected by two people; both readings stay on record."""

    PRIVATE = private(reason=ACTOR)

    number: str
    second: str
    reason: str


@dataclass(frozen=True, slots=True)
class DeclareNoSpin(Command):
    """`ball_removed` says whether the ball was caught; the number it settled in otherwise is information only."""

    reason: str = ""
    ball_removed: bool = True
    number_seen: str = ""


@dataclass(frozen=True, slots=True)
class InspectBall(Command):
    damaged: bool = False
    tampered: bool = False


@dataclass(frozen=True, slots=True)
class AssignBall(Command):
    ball: str


@dataclass(frozen=True, slots=True)
class ReportIrregularity(Command):
    """`ball_out` says that the ball left the wheel."""

    PRIVATE = private(what=ACTOR)

    what: str
    ball_out: bool = False


@dataclass(frozen=True, slots=True)
class SuspendTable(Command):
    PRIVATE = private(reason=ACTOR)

    reason: str


@dataclass(frozen=True, slots=True)
class MakeRuling(Command):
    """`number` says where the ball of this spin rests, where that was in doubt; for a round that goes on."""

    PRIVATE = private(reason=ACTOR)

    instruction: Instruction
    reason: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class ConfirmObserved(Command):
    """The supervisor has watched the dealer carry out the ruling."""


@dataclass(frozen=True, slots=True)
class ResumeTable(Command):
    pass


@dataclass(frozen=True, slots=True)
class OpenDispute(Command):
    PRIVATE = private(what="seat")

    seat: int
    what: str
    amount: int = 0


@dataclass(frozen=True, slots=True)
class DecideDispute(Command):
    PRIVATE = private(reason="dispute")

    dispute: int
    decision: Decision
    reason: str = ""
    amount: int = 0
