"""Signing in: badge and passphrase, argon2id in a thread, wrong tries delayed, no password given by default."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from hmac import compare_digest

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from croupier.refusal import Refused
from croupier.rules import Role
from croupier.web.door.delays import Delays, Place, network_of
from croupier.web.door.sessions import hashed
from croupier.web.door.settings import Settings
from croupier.web.people.kept import HouseStore, Person

PASSPHRASE_MIN = 12
ADMINISTRATOR = Role.KEY_MANAGER  # who adds people and grants roles
GRANTABLE = frozenset(Role) - {Role.PLAYER, Role.SYSTEM}
log = logging.getLogger("croupier.web")


@dataclass(slots=True)
class People:
    store: HouseStore
    settings: Settings
    hasher: PasswordHasher = field(default_factory=PasswordHasher)
    setup_code: str = ""
    delays: Delays = field(init=False)
    _decoy: str = ""
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)  # who they are: one change at a time, on record first
    _at_once: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))  # each takes 64 MiB

    def __post_init__(self) -> None:
        self.delays = Delays(self.settings.failures_max)

    def first_start(self) -> str:
        """The one-time code with which the first administrator is made; empty when there is one."""
        if not any(person.hash for person in self.store.people()):
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
        person = Person(badge, name, (ADMINISTRATOR,), await self._hash(passphrase))
        self.store.save_person(person)
        return person

    def check_free(self, badge: str) -> None:
        if self.store.person(badge) is not None:
            raise Refused("badge_taken", "Badge {badge} belongs to somebody.", badge=badge)

    def roles_of(self, roles: Iterable[Role]) -> list[str]:
        return [role.value for role in check_roles(tuple(roles))]

    def add(self, badge: str, name: str, roles: tuple[Role, ...]) -> str:
        """A new person, and the one-time code with which that person chooses a passphrase."""
        self.check_free(badge)
        code = new_code()
        self.store.save_person(Person(badge, name, check_roles(roles), "", hashed(code)))
        return code

    def check_grant(self, badge: str, roles: tuple[Role, ...]) -> None:
        check_roles(roles)
        if ADMINISTRATOR not in roles:
            self.check_not_last(self.known(badge))

    def grant(self, badge: str, roles: tuple[Role, ...]) -> None:
        self.check_grant(badge, roles)
        self.store.save_person(replace(self.known(badge), roles=check_roles(roles)))

    def let_go(self, badge: str) -> None:
        person = self.known(badge)
        self.check_not_last(person)
        self.store.save_person(replace(person, active=False))
        self.store.forget_places(badge)

    def begin_again(self, badge: str) -> str:
        """Everything that this person could sign in with before is worth nothing now."""
        code = new_code()
        person = self.known(badge)
        self.store.save_person(replace(person, hash="", start_code=hashed(code), active=True))
        for passkey in self.store.passkeys(badge):
            self.store.remove_passkey(passkey.id)
        self.store.forget_places(badge)
        self.delays.forget(badge)
        return code

    def check_not_last(self, person: Person) -> None:
        if ADMINISTRATOR in person.roles and person.hash and person.active and self.administrators() == 1:
            raise Refused(
                "last_key_manager.house_without", "The house would be without a key manager.", badge=person.badge
            )

    async def begin(self, badge: str, code: str, passphrase: str, place: Place) -> None:
        """Choose a passphrase with the one-time code."""
        check_length(passphrase)
        self.delays.begin(badge, place)
        person = self.store.person(badge)
        if person is None or not person.start_code or person.start_code != hashed(code.strip().upper()):
            if await self._verified(person.hash if person and person.active else "", code):
                raise Refused("started_already", "This is your passphrase already: sign in with it.")
            raise Refused("code_wrong.valid_badge", "This code is not valid for this badge.")
        self.store.save_person(replace(person, start_code=""))  # before the first await, so that it is good for one
        chosen = await self._hash(passphrase)
        now = self.known(badge)  # Roles may have changed meanwhile.
        if now.start_code:
            raise Refused("code_wrong.valid_badge", "This code is not valid for this badge.")
        self.store.save_person(replace(now, hash=chosen))
        self.delays.succeeded(badge, place)

    async def sign_in(self, badge: str, passphrase: str, role: Role | None, place: Place) -> tuple[Person, Role]:
        """One sentence for every failure: it tells neither whether the badge exists nor which part was wrong."""
        self.delays.begin(badge, place)
        person = self.store.person(badge)
        good = await self._verified(person.hash if person and person.active else "", passphrase)
        if person is None or not good or self.store.person(badge) != person:  # Something may have changed meanwhile.
            raise Refused("sign_in_failed.badge_fit", "Badge and passphrase do not fit together.")
        self.delays.succeeded(badge, place)
        return self.in_role(badge, role)

    def in_role(self, badge: str, role: Role | None) -> tuple[Person, Role]:
        person = self.known(badge)
        if not person.active:
            raise Refused("sign_in_failed.badge_fit", "Badge and passphrase do not fit together.")
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
        person = self.store.person(badge)
        if person is None:
            raise Refused("no_such_person.nobody_badge", "Nobody has the badge {badge}.", badge=badge)
        return person

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

    def administrators(self, *, ever: bool = False) -> int:
        """Who can act as one now; `ever`: those who were let go, too."""
        return sum(1 for p in self.store.people() if p.hash and (p.active or ever) and ADMINISTRATOR in p.roles)

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


def check_roles(roles: tuple[Role, ...]) -> tuple[Role, ...]:
    wrong = [role for role in roles if role not in GRANTABLE]
    if wrong or not roles:
        raise Refused("bad_role", "A person has one or more roles of the staff.", roles=sorted(GRANTABLE))
    return tuple(dict.fromkeys(roles))


def new_code(groups: int = 3) -> str:
    """Easy to read out and to type: no letters or digits that look alike."""
    letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
    return "-".join("".join(secrets.choice(letters) for _ in range(4)) for _ in range(groups))
