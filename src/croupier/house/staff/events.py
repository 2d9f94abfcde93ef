"""What could happen before the people had a stream of their own: badges made, given roles, begun again, taken back."""

from __future__ import annotations

from croupier.domain import private
from croupier.house.events import Event
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class PersonAdded(Event):
    PRIVATE = private(name="badge")

    badge: str
    name: str
    roles: list[str]
    second: str


@dataclass(frozen=True, slots=True)
class RolesGranted(Event):
    badge: str
    roles: list[str]
    second: str


@dataclass(frozen=True, slots=True)
class CodeRenewed(Event):
    badge: str
    second: str


@dataclass(frozen=True, slots=True)
class PersonLetGo(Event):
    badge: str
    ended: int  # sessions that were open
