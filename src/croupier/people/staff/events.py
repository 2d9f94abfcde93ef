"""What may happen: badges are made, given roles, begun again and taken back."""

from __future__ import annotations

from croupier.domain import private
from croupier.lean import dataclass
from croupier.people.events import Event


@dataclass(frozen=True, slots=True)
class PersonAdded(Event):
    PRIVATE = private(name="badge")

    badge: str
    name: str
    roles: list[str]
    second: str
    verifier: str


@dataclass(frozen=True, slots=True)
class RolesGranted(Event):
    badge: str
    roles: list[str]
    second: str


@dataclass(frozen=True, slots=True)
class CodeRenewed(Event):
    """Whatever this person could sign in with before is worth nothing now."""

    badge: str
    second: str
    verifier: str


@dataclass(frozen=True, slots=True)
class BadgeLost(Event):
    """Whoever has it now gets in with nothing; two key managers make a new code."""

    badge: str
    verifier: str


@dataclass(frozen=True, slots=True)
class KeyManagerLetBackIn(Event):
    """By whoever has the machine, under that `user` of it, since no key manager could get in any more."""

    badge: str
    user: str
    verifier: str


@dataclass(frozen=True, slots=True)
class PersonLetGo(Event):
    badge: str


@dataclass(frozen=True, slots=True)
class PersonTakenOver(Event):
    """Somebody of before this stream, once, as the streams `house` and `floor` and the people's `file` had them."""

    PRIVATE = private(name="badge", withdrawn="badge")

    badge: str
    name: str
    roles: list[str]
    account: bool
    started: bool
    active: bool
    verifier: str
    passkeys: list[str]
    licence: str
    valid_until: str
    withdrawn: str
    public_key: str
    from_: list[str]
