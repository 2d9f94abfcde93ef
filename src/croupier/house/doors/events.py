"""What may happen: people come in and go, and are turned away."""

from __future__ import annotations

from croupier.domain import private
from croupier.house.events import Event
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class HouseSetUp(Event):
    """The first administrator, with the code that the first start printed."""

    badge: str


@dataclass(frozen=True, slots=True)
class SignedIn(Event):
    badge: str
    role: str


@dataclass(frozen=True, slots=True)
class SignInRefused(Event):
    """`badge` is empty where there is none of that name, and then there is no number of tries either."""

    PRIVATE = private(from_="badge")

    badge: str
    code: str
    from_: str  # the address
    wrong_tries: int | None = None


@dataclass(frozen=True, slots=True)
class SignedOut(Event):
    badge: str


@dataclass(frozen=True, slots=True)
class SessionsEnded(Event):
    """Somebody else ended them."""

    badge: str
    ended: int


@dataclass(frozen=True, slots=True)
class PassphraseChosen(Event):
    badge: str


@dataclass(frozen=True, slots=True)
class PasskeyRegistered(Event):
    badge: str
    passkey: str


@dataclass(frozen=True, slots=True)
class PasskeyRemoved(Event):
    badge: str
    passkey: str


@dataclass(frozen=True, slots=True)
class BadgeUnlocked(Event):
    """The delays after wrong tries are forgotten."""

    badge: str
