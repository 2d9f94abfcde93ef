"""What may be asked about approvals and variations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.dated import Day, PastDay
from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.register.commands import Command


@dataclass(frozen=True, slots=True)
class RecordApproval(Command):
    """What the Director, or whoever has to, has approved. `subject` is a thing of the register, or a place, or a name.

    The hash of a thing is computed; of anything else it is given. A ball's approval `names` size, material or both.
    """

    reference: str
    kind: str
    subject: str
    approved_by: str
    date: PastDay
    valid_until: Day = ""
    hash: str = ""
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WithdrawApproval(Command):
    """An approval holds no longer; what leaned on it is not used again."""

    PRIVATE = private(reason=ACTOR)

    reference: str
    reason: str


@dataclass(frozen=True, slots=True)
class ApplyForVariation(Command):
    """`changes` are keys of the rulebook with the value asked for: `{"bets.straight.pays": 36}`."""

    PRIVATE = private(reason=ACTOR)

    variation: str
    rulebook: str
    title: str
    reason: str
    changes: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ReviewVariation(Command):
    """The Division has begun to review an application."""

    variation: str
    reviewer: str
    date: PastDay


@dataclass(frozen=True, slots=True)
class DecideVariation(Command):
    """What the Commission said: `denied`, or `temporary` or `permanent` rules with their citation and dates."""

    variation: str
    decision: str
    date: PastDay
    citation: str = ""
    effective: Day = ""
    ends: Day = ""
