"""Who is signed in: opaque ids on the client, everything else here, where it can be revoked."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256

from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.web.door.delays import Place
from croupier.web.door.settings import Settings


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def console_locked() -> Refused:
    return Refused("session_locked", "The console is locked; give your passphrase again.")


@dataclass(slots=True)
class Session:
    """A person at a console, or a terminal (role player, bound to one seat; a display has seat 0 and no role)."""

    who: str
    role: Role | None
    roles: tuple[Role, ...] = ()
    device: str = ""
    table: str = ""
    seat: int = 0
    began: float = 0.0
    used: float = 0.0
    verified: float = 0.0
    place: Place = field(default_factory=lambda: Place("console", known=True))  # its wrong tries delay nobody else
    ended: bool = False
    when_ended: list[Callable[[], None]] = field(default_factory=list)  # sockets that must close then
    when_opened: list[Callable[[], None]] = field(default_factory=list)  # sockets that go on then, after a lock

    @property
    def is_terminal(self) -> bool:
        return bool(self.table)

    @property
    def is_staff(self) -> bool:
        return not self.table

    @property
    def asker(self) -> str:
        """Who it is over all sockets and sessions: a terminal, or a person."""
        return f"terminal {self.device}" if self.is_terminal else self.who  # No badge has a space.

    def end(self) -> None:
        """From now on nothing is taken from it and nothing shown to it."""
        self.ended = True
        for close in tuple(self.when_ended):
            close()

    def actor(self, player: str = "") -> Actor:
        """At a terminal it is the seat's player who acts, through this device."""
        assert self.role is not None
        return Actor(player or self.who, self.role, self.device)


@dataclass(slots=True)
class Sessions:
    settings: Settings
    clock: Callable[[], float] = time.monotonic
    _by_hash: dict[str, Session] = field(default_factory=dict)

    def begin(self, who: str, roles: tuple[Role, ...], role: Role) -> str:
        """The secret for the cookie; only its hash is kept."""
        self._forget_old()
        secret, now = secrets.token_urlsafe(32), self.clock()
        place = Place(f"console {hashed(secret)}", known=True)
        self._by_hash[hashed(secret)] = Session(who, role, roles, "console", "", 0, now, now, now, place)
        return secret

    def staff(self, secret: str) -> Session | None:
        session = self._by_hash.get(hashed(secret))
        if session is not None and self._over(session):
            self.end(secret)
            return None
        return session

    def touch(self, session: Session) -> None:
        """A console that nobody has used for a while is locked until the passphrase is given again."""
        self.check_open(session)
        if session.is_staff:
            session.used = self.clock()

    def check_open(self, session: Session) -> None:
        if session.is_staff and self._over(session):
            session.end()
        if session.ended:
            raise Refused("not_signed_in", "Sign in first.")
        if self.locked(session):
            raise console_locked()

    def locked(self, session: Session) -> bool:
        return session.is_staff and self.clock() - session.used > self.settings.idle_seconds

    def locks_in(self, session: Session) -> int:
        return max(0, round(self.settings.idle_seconds - (self.clock() - session.used)))

    def fresh_for(self, session: Session) -> int:
        return max(0, round(self.settings.fresh_seconds - (self.clock() - session.verified)))

    def lasts(self, session: Session) -> float:
        """Seconds until it is over, however much it is used."""
        return max(0.0, self.settings.session_seconds - (self.clock() - session.began))

    def verify(self, session: Session) -> None:
        session.used = session.verified = self.clock()
        for go_on in tuple(session.when_opened):
            go_on()

    def check_fresh(self, session: Session) -> None:
        if session.is_terminal or self.clock() - session.verified > self.settings.fresh_seconds:
            raise Refused("passphrase_needed.just_now", "This needs a passphrase given just now; give yours again.")

    def end(self, secret: str) -> None:
        self._drop(hashed(secret))

    def end_all_of(self, who: str) -> int:
        gone = [key for key, session in self._by_hash.items() if session.who == who]
        for key in gone:
            self._drop(key)
        return len(gone)

    def _drop(self, key: str) -> None:
        session = self._by_hash.pop(key, None)
        if session is not None:
            session.end()

    def _over(self, session: Session) -> bool:
        return self.clock() - session.began > self.settings.session_seconds

    def _forget_old(self) -> None:
        for key in [key for key, session in self._by_hash.items() if self._over(session)]:
            self._drop(key)

    def all(self) -> Iterator[Session]:
        yield from tuple(self._by_hash.values())
