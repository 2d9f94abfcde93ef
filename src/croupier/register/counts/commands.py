"""What may be asked in the count room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.register.commands import Command


@dataclass(frozen=True, slots=True)
class SetCountLimit(Command):
    """Above this difference, of cash, receipts, coupons or chips, others count again."""

    limit: int
    second: str = ""


@dataclass(frozen=True, slots=True)
class EmptyBox(Command):
    """Two people open a dropped box, empty it, and show each other and the camera that nothing is left in it."""

    box: str
    shown_empty: bool
    second: str = ""


@dataclass(frozen=True, slots=True)
class TallyBox(Command):
    """What one counter found, alone: how many notes of which worth, each receipt by its number, coupons by their face,
    and how many chips of which worth. The other counter's figures and what is expected are nowhere to be seen."""

    PRIVATE = private(signature=ACTOR)

    box: str
    cash: Mapping[str, int] = field(default_factory=dict)
    receipts: Mapping[str, int] = field(default_factory=dict)
    coupons: int = 0
    chips: Mapping[str, int] = field(default_factory=dict)
    signature: str = ""


@dataclass(frozen=True, slots=True)
class ReconcileCount(Command):
    """A third person signs the totals in which both counters agree. Only then it is told what was expected."""

    PRIVATE = private(signature=ACTOR)

    box: str
    cash: int = 0
    receipts: int = 0
    coupons: int = 0
    chips: int = 0
    signature: str = ""


@dataclass(frozen=True, slots=True)
class CorrectCount(Command):
    """A signed count is never changed: this is a new line, which says what the figures are and why."""

    PRIVATE = private(reason=ACTOR, signature=ACTOR)

    count: int
    reason: str
    cash: int = 0
    receipts: int = 0
    coupons: int = 0
    chips: int = 0
    second: str = ""
    signature: str = ""
