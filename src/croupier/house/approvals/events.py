"""What may happen: one asks for what takes two, and another agrees or does not.

`approval` is its own number, `digest` is of the whole request: what the first has asked for and the second agrees to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.domain import ACTOR, private
from croupier.house.events import Event
from croupier.lean import dataclass

SAID_NO = "refused"


@dataclass(frozen=True, slots=True)
class ApprovalAsked(Event):
    """The first of the two. It waits `until` that moment, and `second` has the roles that may confirm it."""

    PRIVATE = private(request=ACTOR)

    approval: str
    action: str
    digest: str
    request: Mapping[str, Any]
    who: str
    role: str
    device: str
    until: str
    second: list[str]


@dataclass(frozen=True, slots=True)
class ApprovalConfirmed(Event):
    """The second, whose badge is `by`. It is about to be done."""

    approval: str
    action: str
    digest: str
    by: str


@dataclass(frozen=True, slots=True)
class ApprovalCarriedOut(Event):
    """What the two have agreed on was done; or it was `refused`, by that code, when it was decided."""

    approval: str
    action: str
    digest: str
    refused: str


@dataclass(frozen=True, slots=True)
class ApprovalRefused(Event):
    """`why` is `SAID_NO` where somebody said no, and it is over; otherwise what the house had against a try."""

    approval: str
    action: str
    digest: str
    why: str


@dataclass(frozen=True, slots=True)
class ApprovalTakenBack(Event):
    """By the one who asked."""

    approval: str
    action: str
    digest: str
