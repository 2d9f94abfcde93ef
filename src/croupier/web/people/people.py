"""Signing in: badge and passphrase, argon2id in a thread, wrong tries delayed, no password given by default."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import field, replace
from hmac import compare_digest

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from croupier.house import Event as HouseEvent
from croupier.house.doors.events import HouseSetUp, SessionsEnded
from croupier.lean import dataclass
from croupier.live.desks.people import PeopleDesk
from croupier.live.desks.signatures import COST
from croupier.people import Event, Person, Roll
from croupier.people.staff.checks import (
    check_free,
    check_grant,
    check_let_back_in,
    check_not_last,
    check_roles,
    known,
)
from croupier.people.staff.events import (
    BadgeLost,
    CodeRenewed,
    KeyManagerLetBackIn,
    PersonAdded,
    PersonLetGo,
    RolesGranted,
)
from croupier.people.state import KEEPER
from croupier.people.verifiers.events import PassphraseChosen, RecordEmptied, SigningKeyKept
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.web.door.delays import Delays, Place, network_of
from croupier.web.door.sessions import Sessions, hashed
from croupier.web.door.settings import Settings
from croupier.web.people.kept import PERSON, HouseStore, Verifier, record_of
from croupier.web.people.verifiers import Verifiers

PASSPHRASE_MIN = 12
ADMINISTRATOR = KEEPER
log = logging.getLogger("croupier.web")


@dataclass(slots=True)
class People:
    """Who they are is in the journal, what they sign in with in the file: whoever changes the one changes the other."""

    desk: PeopleDesk
    store: HouseStore
    verifiers: Verifiers
    sessions: Sessions
    settings: Settings
    hasher: PasswordHasher = field(default_factory=PasswordHasher)
    key_cost: int = COST  # of opening a signing key
    setup_code: str = ""
    pretended: list[tuple[str, str, Role, str]] = field(
        default_factory=list
    )  # badge, name, role, code: a demonstration's
    delays: Delays = field(init=False)
    _decoy: str = ""
    _at_once: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))  # each takes 64 MiB

    def __post_init__(self) -> None:
        self.delays = Delays(self.settings.failures_max)

    @property
    def roll(self) -> Roll:
        return self.desk.roll

    def first_start(self) -> str:
        """The one-time code with which the first administrator is made; empty when there is one."""
        if not any(True for _ in self.roll.accounts()):
            self.setup_code = new_code()
        return self.setup_code

    async def set_up(self, code: str, badge: str, name: str, passphrase: str) -> Person:
        check_length(passphrase)
        right = self.setup_code
        if not right or not compare_digest(right.encode(), code.strip().upper().encode()):
            raise Refused(
                "code_wrong.set_house", "This is not the set-up code, or the house has its administrator already."
            )
        self.setup_code = ""  # before the first await, so that it is good for one
        by, hash_ = Actor(badge, ADMINISTRATOR), await self._hash(passphrase)
        await self.verifiers.keep(
            badge, by, lambda _: Verifier(hash_), lambda digest: [*first_of(badge, name, digest), HouseSetUp(badge)]
        )
        return self.known(badge)

    def enlist(self, badge: str, name: str, roles: Iterable[Role], hash_: str, signing_key: str = "") -> None:
        """Somebody with a passphrase, before the house runs: of a demonstration, say."""
        digest = self.store.seal(PERSON, badge, record_of(Verifier(hash_, signing_key=signing_key)))
        events = [PersonAdded(badge, name, check_roles(roles), "", digest), PassphraseChosen(badge, digest)]
        self.desk.written(lambda _: events, Actor("house", Role.SYSTEM), f"people/enlisted/{badge}")

    async def add(self, badge: str, name: str, roles: Iterable[Role], second: str, by: Actor) -> str:
        """A new person, and the one-time code with which that person chooses a passphrase."""
        code, named = new_code(), check_roles(roles)

        def made(roll: Roll) -> Verifier:
            check_free(roll, badge)
            return Verifier(start_code=hashed(code))

        await self.verifiers.keep(badge, by, made, lambda digest: [PersonAdded(badge, name, named, second, digest)])
        return code

    async def grant(self, badge: str, roles: Iterable[Role], second: str, by: Actor) -> None:
        named = tuple(roles)

        def decided(roll: Roll) -> list[Event | HouseEvent]:
            check_grant(roll, badge, named)
            return [RolesGranted(badge, check_roles(named), second), self._ended(badge)]

        await self.desk.write(decided, by)
        self.sessions.end_all_of(badge)

    async def let_go(self, badge: str, by: Actor) -> int:
        """How many sessions that ended."""

        def decided(roll: Roll) -> list[Event | HouseEvent]:
            check_not_last(roll, badge)
            return [PersonLetGo(badge), self._ended(badge)]

        await self.desk.write(decided, by)
        self.store.forget_places(badge)
        return self.sessions.end_all_of(badge)

    async def begin_again(self, badge: str, second: str, by: Actor) -> str:
        """Everything that this person could sign in with before is worth nothing now."""
        code = new_code()

        def made(roll: Roll) -> Verifier:
            known(roll, badge)
            return Verifier(start_code=hashed(code))

        await self.verifiers.keep(
            badge, by, made, lambda digest: [CodeRenewed(badge, second, digest), self._ended(badge)]
        )
        self.store.forget_places(badge)
        self.delays.forget(badge)
        self.sessions.end_all_of(badge)
        return code

    async def lost(self, badge: str, by: Actor) -> int:
        """Passphrase, passkeys and signing key of the badge are worth nothing from now on; how many sessions ended."""

        def made(roll: Roll) -> Verifier:
            check_not_last(roll, badge)
            return Verifier()

        await self.verifiers.keep(badge, by, made, lambda digest: [BadgeLost(badge, digest), self._ended(badge)])
        self.store.forget_places(badge)
        return self.sessions.end_all_of(badge)

    def key_managers(self) -> list[str]:
        """Who of them can sign in as things are: a record that was changed or lost lets nobody in."""
        return [person.badge for person in self.roll.accounts() if person.keeps and self._can_enter(person.badge)]

    def _can_enter(self, badge: str) -> bool:
        try:
            return bool(self.verifiers.of(badge).hash)
        except Refused:
            return False

    def let_back_in(self, badge: str, user: str) -> str:
        """The code for a key manager, by whoever has the machine, before the house runs: nobody else is left."""
        check_let_back_in(self.roll, badge, self.key_managers())
        code = new_code()
        digest = self.store.seal(PERSON, badge, record_of(Verifier(start_code=hashed(code))))
        events: list[Event | HouseEvent] = [KeyManagerLetBackIn(badge, user, digest), self._ended(badge)]
        by = Actor("machine", Role.SYSTEM, "let-in")
        self.desk.written(lambda _: events, by, f"people/let-in/{secrets.token_hex(8)}")
        self.verifiers.alone(PERSON, badge)
        self.store.forget_places(badge)
        return code

    def _ended(self, badge: str) -> SessionsEnded:
        """On record together with its cause, so that no restart brings a session back."""
        return SessionsEnded(badge, self.sessions.count(badge))

    async def begin(self, badge: str, code: str, passphrase: str, place: Place) -> None:
        """Choose a passphrase with the one-time code."""
        check_length(passphrase)
        self.delays.begin(badge, place)
        given, person = hashed(code.strip().upper()), self.roll.account(badge)
        now = self.verifiers.of(badge) if person else Verifier()
        if now.start_code != given:
            if await self._verified(now.hash if person and person.active else "", code):
                raise Refused("started_already", "This is your passphrase already: sign in with it.")
            raise code_wrong()
        chosen = await self._hash(passphrase)

        def made(_roll: Roll) -> Verifier:
            now = self.verifiers.of(badge)
            if now.start_code != given:  # It is good for one.
                raise code_wrong()
            return replace(now, hash=chosen, start_code="")

        by = at_the_door(badge)
        await self.verifiers.keep(badge, by, made, lambda digest: [PassphraseChosen(badge, digest)])
        self.delays.succeeded(badge, place)

    async def forget(self, gone: Sequence[str]) -> None:
        """Nothing is left that they could sign in with, nor the names of their devices, in the file and its log: also
        where the house stopped when their records were empty and the file was not."""
        for badge in gone:
            with suppress(Refused):  # An altered record is noticed elsewhere.
                if self.verifiers.of(badge) != Verifier():
                    await self._empty(badge)
        self.store.forget(gone)

    async def _empty(self, badge: str) -> None:
        by = Actor("house", Role.SYSTEM)
        await self.verifiers.keep(badge, by, lambda _: Verifier(), lambda digest: [RecordEmptied(badge, digest)])

    async def keep_signing_key(self, badge: str, wrapped: str, by: Actor) -> None:
        await self.verifiers.keep(
            badge, by, lambda _: replace(self.verifiers.of(badge), signing_key=wrapped),
            lambda digest: [SigningKeyKept(badge, digest)],
        )  # fmt: skip

    async def sign_in(self, badge: str, passphrase: str, role: Role | None, place: Place) -> tuple[Person, Role]:
        """One sentence for every failure: it tells neither whether the badge exists nor which part was wrong."""
        self.delays.begin(badge, place)
        person = self.roll.account(badge)
        hash_ = self.verifiers.of(badge).hash if person and person.active else ""
        good = await self._verified(hash_, passphrase)
        if person is None or not good or self.roll.account(badge) != person:  # Something may have changed meanwhile.
            raise not_fitting()
        self.delays.succeeded(badge, place)
        return self.in_role(badge, role)

    def in_role(self, badge: str, role: Role | None) -> tuple[Person, Role]:
        person = self.known(badge)
        if not person.active:
            raise not_fitting()
        chosen = role or person.roles[0]
        if chosen not in person.roles:
            raise Refused(
                "role_not_granted.badge",
                "Badge {badge} is not a {chosen}.",
                roles=list(person.roles),
                badge=badge,
                chosen=chosen,
            )
        return person, chosen

    def known(self, badge: str) -> Person:
        return known(self.roll, badge)

    def unlock(self, badge: str) -> None:
        """Whoever tries this badge waits no longer."""
        self.delays.forget(self.known(badge).badge)

    def place_of(self, badge: str, address: str, device: str) -> Place:
        """Where a try with this badge comes from: a browser that the person is known in, or else an address."""
        names = ([f"device {hashed(device)}"] if device else []) + [f"address {network_of(address)}"]
        known = next((name for name in names if self.store.known_at(badge, name)), None)
        return Place(known or names[-1], known is not None)

    def remember(self, badge: str, address: str, device: str) -> None:
        """The person signed in well from here, and from here no stranger's tries keep them from doing it again."""
        try:
            for name in (f"device {hashed(device)}", f"address {network_of(address)}"):
                self.store.save_place(badge, name)
        except sqlite3.Error:  # A full disk, for instance; who is in is in.
            log.exception("where %s signed in cannot be remembered", badge)

    async def _hash(self, passphrase: str) -> str:
        async with self._at_once:
            return await asyncio.to_thread(self.hasher.hash, passphrase)

    async def _verified(self, known: str, passphrase: str) -> bool:
        """As much work for a badge that nobody has."""
        if not self._decoy:
            self._decoy = await self._hash(secrets.token_hex(16))
        async with self._at_once:
            return await asyncio.to_thread(self._matches, known or self._decoy, passphrase) and bool(known)

    def _matches(self, known: str, passphrase: str) -> bool:
        try:
            return self.hasher.verify(known, passphrase)
        except (Argon2Error, InvalidHashError):
            return False


def check_length(passphrase: str) -> None:
    if len(passphrase) < PASSPHRASE_MIN:
        raise Refused(
            "passphrase_short", "A passphrase has at least {passphrase_min} characters.", passphrase_min=PASSPHRASE_MIN
        )


def first_of(badge: str, name: str, digest: str) -> list[Event]:
    roles = [ADMINISTRATOR.value]
    return [PersonAdded(badge, name, roles, "", digest), PassphraseChosen(badge, digest)]


def at_the_door(who: str = "nobody") -> Actor:
    return Actor(who, Role.SYSTEM, "sign-in")


def code_wrong() -> Refused:
    return Refused("code_wrong.valid_badge", "This code is not valid for this badge.")


def not_fitting() -> Refused:
    return Refused("sign_in_failed.badge_fit", "Badge and passphrase do not fit together.")


def new_code(groups: int = 3) -> str:
    """Easy to read out and to type: no letters or digits that look alike."""
    letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
    return "-".join("".join(secrets.choice(letters) for _ in range(4)) for _ in range(groups))
