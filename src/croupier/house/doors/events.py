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
    """A session begins, and is over by that moment at the latest. `key` is the SHA-256 of the cookie's hash."""

    PRIVATE = private(from_="badge")

    badge: str
    role: str
    session: str
    key: str
    from_: str  # the address
    until: str


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
    session: str


@dataclass(frozen=True, slots=True)
class SessionsEnded(Event):
    """All of them: by somebody else, or because this person was let go, has other roles or a new code."""

    badge: str
    ended: int


@dataclass(frozen=True, slots=True)
class SessionRevoked(Event):
    """One of them, from another console."""

    badge: str
    session: str


@dataclass(frozen=True, slots=True)
class PassphraseGiven(Event):
    """Again, at a console that was locked or for what needs it fresh."""

    badge: str
    session: str


@dataclass(frozen=True, slots=True)
class StoodBeside(Event):
    """Somebody gave the passphrase at another's console, to agree to this one thing there and to nothing else."""

    badge: str
    role: str
    session: str  # of the one who asked
    approval: str


@dataclass(frozen=True, slots=True)
class PassphraseChosen(Event):
    """This and the passkeys below were here before the people had a stream of their own."""

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
