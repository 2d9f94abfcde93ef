"""What may happen: one asks for what takes two, and another agrees or does not.

`digest` is of what was asked for; `about` is the approval's own number, or why it was refused.
"""

from __future__ import annotations

from croupier.house.events import Event
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class ApprovalAsked(Event):
    """The first of the two."""

    action: str
    digest: str
    about: str


@dataclass(frozen=True, slots=True)
class ApprovalConfirmed(Event):
    """The second."""

    action: str
    digest: str
    about: str


@dataclass(frozen=True, slots=True)
class ApprovalRefused(Event):
    """By the second, or by the house."""

    action: str
    digest: str
    about: str
