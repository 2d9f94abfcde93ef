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


class Treatment(StrEnum):
    """What a supervisor may order about one wager: before the settlement the layout changes, afterwards money moves."""

    HONOUR = "honour"  # it counts, as it lies or with the amount that is named
    RETURN = "return"  # it goes back to its player
    MOVE = "move"  # it counts at the place, or for the seat, that was meant
    SETTLE = "settle"  # it is settled as one at another place, of another amount, or both
    COLLECT = "collect"  # the house takes it


@dataclass(frozen=True, slots=True)
class RuledWager:
    """A ruling on one wager. Without an `amount` it is about all that lies there, without `to` about the same place."""

    seat: int
    place: str
    rule: Treatment
    chip: str = "own"
    amount: int = 0
    to: str = ""
    to_seat: int = 0


class Decision(StrEnum):
    PAY = "pay"
    COLLECT = "collect"  # what was paid too much
    RULE = "rule"  # the round is settled anew as the wagers are ruled
    DENY = "deny"


class VoidCause(StrEnum):
    SECRET_LOST = "secret-lost"  # it died with the random wheel's process
    DRAWN_BEFORE = "drawn-before"  # for a past that is not this table's: its journal was set back


@dataclass(frozen=True, slots=True)
class VoidRound(Command):
    """The random wheel cannot give this round the number to which it is committed. What follows is the rulebook's."""

    commitment: str
    cause: VoidCause


@dataclass(frozen=True, slots=True)
class CorrectResult(Command):
    """A wrong reading is corrected by two people; both readings stay on record.

    Once the dolly is off, it is the last settled `round` that is mended: the difference is paid and collected.
    """

    PRIVATE = private(reason=ACTOR)

    number: str
    second: str
    reason: str
    round: int = 0


@dataclass(frozen=True, slots=True)
class DeclareNoSpin(Command):
    """`ball_removed` says whether the ball was caught, where somebody has said so; the number it settled in otherwise
    is information only."""

    reason: str = ""
    ball_removed: bool | None = None
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
    """`number` says where the ball of this spin rests, where that was in doubt; for a round that goes on.

    `wagers` are ruled one by one. Above the amount that the house has set, another supervisor signs as `second`.
    """

    PRIVATE = private(reason=ACTOR)

    instruction: Instruction
    reason: str = ""
    number: str = ""
    wagers: tuple[RuledWager, ...] = ()
    second: str = ""


@dataclass(frozen=True, slots=True)
class CarryOutRuling(Command):
    """The dealer does what was ruled, under the supervisor's eyes; then play can go on."""


@dataclass(frozen=True, slots=True)
class ConfirmObserved(Command):
    """Who ruled has watched it carried out. Another supervisor says why they `took_over`."""

    PRIVATE = private(took_over=ACTOR)

    took_over: str = ""


@dataclass(frozen=True, slots=True)
class ResumeTable(Command):
    pass


@dataclass(frozen=True, slots=True)
class OpenDispute(Command):
    """About a `round`: the last one that was settled, unless another is named."""

    PRIVATE = private(what="seat")

    seat: int
    what: str
    amount: int = 0
    round: int = 0


@dataclass(frozen=True, slots=True)
class DecideDispute(Command):
    """No more is paid or collected than was claimed. `second` signs above the amount that the house has set."""

    PRIVATE = private(reason="dispute")

    dispute: int
    decision: Decision
    reason: str = ""
    amount: int = 0
    wagers: tuple[RuledWager, ...] = ()
    second: str = ""
