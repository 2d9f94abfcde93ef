"""What may happen: opening and closing the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.table.events import Event


@dataclass(frozen=True, slots=True)
class TableSetUp(Event):
    """What the table is: the policy it plays under and the dealer's steps that the system performs itself."""

    policy: Mapping[str, Any]
    automation: list[str]
    unit: str = "cents"
    source: str = "dealer"


@dataclass(frozen=True, slots=True)
class TableInspected(Event):
    by: str
    points: Mapping[str, bool]
    passed: bool


@dataclass(frozen=True, slots=True)
class DealerSignedIn(Event):
    dealer: str


@dataclass(frozen=True, slots=True)
class DealerSignedOut(Event):
    dealer: str


@dataclass(frozen=True, slots=True)
class TableOpened(Event):
    """`brought` is what the cage added to the tray that was not there before: all of it at the first opening.

    A ball that left the wheel and was not inspected since is not fit, however often the table is opened. `boxes_by` is
    whose word the names of its boxes are: the register's, or that of whoever opened it.
    """

    opener: int
    brought: int
    drop_box: str
    tip_box: str
    ball: str
    ball_fit: bool = True
    boxes_by: str = ""


@dataclass(frozen=True, slots=True)
class ClosingBegun(Event):
    """No further round is played before the table closes."""

    round: int


@dataclass(frozen=True, slots=True)
class TableClosed(Event):
    """The day in five figures; `difference` is what the count found over (+) or short (-).

    `notes` are what the pit wants to know of the shift: in how many rounds something was not as it should be.
    """

    PRIVATE = private(reason=ACTOR)

    opener: int
    fills: int
    credits: int
    drop: int
    closer: int
    win: int
    difference: int = 0
    reason: str = ""
    notes: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SignPosted(Event):
    """The sign that says what is in force hangs at the table."""

    sign: str
    by: str
    spot: str = ""


@dataclass(frozen=True, slots=True)
class PolicyChanged(Event):
    """Limits, tips, options or chips from now on; `sign`: it says something else now. `second` signed for chips."""

    policy: Mapping[str, Any]
    what: str
    sign: bool = True
    second: str = ""
