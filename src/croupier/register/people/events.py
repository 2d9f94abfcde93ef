"""What could happen before the people had a stream of their own: their licences and keys."""

from __future__ import annotations

from croupier.domain import private
from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class PersonRegistered(Event):
    PRIVATE = private(name="badge")

    badge: str
    name: str
    licence: str
    roles: list[str]
    valid_until: str


@dataclass(frozen=True, slots=True)
class PersonWithdrawn(Event):
    PRIVATE = private(reason="badge")

    badge: str
    reason: str


@dataclass(frozen=True, slots=True)
class KeyEnrolled(Event):
    """From here on this key makes the person's signatures."""

    badge: str
    public_key: str
