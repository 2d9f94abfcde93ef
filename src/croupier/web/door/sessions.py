"""Who is signed in: an opaque secret on the client, everything else here, where it can be revoked."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import field
from datetime import datetime
from hashlib import sha256

from croupier.house.state import OpenSession
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.web.door.delays import Place
from croupier.web.door.settings import Settings

NOTED_SECONDS = 60.0  # so often at most it is written down that a session is used


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def key_of(secret: str) -> str:
    """What the record has of a cookie: nobody makes the cookie of it, nor the hash that the house compares."""
    return hashed(hashed(secret))


def console_locked() -> Refused:
    return Refused("session_locked", "The console is locked; give your passphrase again.")


@dataclass(slots=True)
class Session:
    """A person at a console, or a terminal (role player, bound to one seat; a display has seat 0 and no role)."""

    who: str
    role: Role | None
    device: str = ""
    table: str = ""
    seat: int = 0
    id: str = ""
    key: str = ""  # the SHA-256 of the cookie's hash
    from_: str = ""  # the address from which it began
    since: str = ""  # when, by the house's clock
    began: float = 0.0
    used: float = 0.0
    verified: float = 0.0
    noted: float = 0.0  # when it was last written down that it is used
    place: Place = field(default_factory=lambda: Place("console", known=True))  # its wrong tries delay nobody else
    ended: bool = False
    when_ended: list[Callable[[], None]] = field(default_factory=list)  # sockets that must close then
    when_opened: list[Callable[[], None]] = field(default_factory=list)  # sockets that go on then, after a lock
    is_terminal: bool = field(init=False)
    is_staff: bool = field(init=False)
    asker: str = field(init=False)  # who it is over all sockets and sessions: a terminal, or a person

    def __post_init__(self) -> None:
        self.is_terminal, self.is_staff = bool(self.table), not self.table
        self.asker = f"terminal {self.device}" if self.is_terminal else self.who  # No badge has a space.

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
    """What is open follows from the journal; this is how it is used. Across a restart the house's clock counts."""

    settings: Settings
    clock: Callable[[], float] = time.monotonic
    note: Callable[[str], None] = lambda _id: None  # that a session is used
    _by_key: dict[str, Session] = field(default_factory=dict)

    def begin(self, who: str, role: Role, since: str, from_: str) -> tuple[str, Session]:
        """The secret for the cookie; only a hash of its hash is kept."""
        self._forget_old()
        secret, now = secrets.token_urlsafe(32), self.clock()
        session = self._at(secrets.token_hex(8), key_of(secret), who, role, since, from_)
        session.began = session.used = session.verified = now
        return secret, session

    def beside(self, who: str, role: Role, at: Session) -> Session:
        """Somebody who gave the passphrase at another's console: for one thing, with no cookie of their own."""
        session = Session(who, role, "console", id=at.id, from_=at.from_, since=at.since, place=at.place)
        session.began = session.used = session.verified = self.clock()
        return session

    def resume(self, opened: OpenSession, now: str, used: str) -> None:
        """One that was open when the house stopped. It ends, locks and is fresh no later than it would have."""
        ticks = self.clock()

        def then(moment: str) -> float:
            return ticks - max(0.0, seconds_between(moment, now))

        session = self._at(opened.id, opened.key, opened.badge, Role(opened.role), opened.since, opened.from_)
        session.verified = then(opened.verified)
        session.used = max(session.verified, then(used)) if used else session.verified
        left = seconds_between(now, opened.until)
        session.began = min(then(opened.since), ticks + left - self.settings.session_seconds)

    def _at(self, id_: str, key: str, who: str, role: Role, since: str, from_: str) -> Session:
        place = Place(f"console {key}", known=True)
        session = Session(who, role, "console", id=id_, key=key, from_=from_, since=since, place=place)
        self._by_key[key] = session
        return session

    def staff(self, secret: str) -> Session | None:
        session = self._by_key.get(key_of(secret))
        if session is not None and self.over(session):
            self.end(session)
            return None
        return session

    def named(self, id_: str) -> Session | None:
        return next((session for session in self.all() if session.id == id_), None)

    def touch(self, session: Session) -> None:
        """A console that nobody has used for a while is locked until the passphrase is given again."""
        if session.is_terminal and not session.ended:
            return
        self.check_open(session)
        if session.is_staff:
            session.used = self.clock()
            if session.used - session.noted >= NOTED_SECONDS:
                session.noted = session.used
                self.note(session.id)

    def idle(self, session: Session) -> float:
        """Seconds since it was last used."""
        return max(0.0, self.clock() - session.used)

    def check_open(self, session: Session) -> None:
        if session.is_staff and self.over(session):
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

    def end(self, session: Session) -> None:
        self._by_key.pop(session.key, None)
        session.end()

    def end_all_of(self, who: str) -> int:
        gone = [session for session in self.all() if session.who == who]
        for session in gone:
            self.end(session)
        return len(gone)

    def count(self, who: str) -> int:
        """Sessions that are open."""
        return sum(session.who == who and not self.over(session) for session in self.all())

    def over(self, session: Session) -> bool:
        return self.clock() - session.began > self.settings.session_seconds

    def _forget_old(self) -> None:
        for session in self.all():
            if self.over(session):
                self.end(session)

    def all(self) -> Iterator[Session]:
        yield from tuple(self._by_key.values())


def seconds_between(earlier: str, later: str) -> float:
    return (datetime.fromisoformat(later) - datetime.fromisoformat(earlier)).total_seconds()
