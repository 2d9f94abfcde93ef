"""Passkeys: a key pair on a person's own device instead of a passphrase. The house keeps the public half only.

A challenge is good once, for two minutes, and only for the browser that asked for it (while signed in: for that
session). The device must have checked who holds it, and its count of uses must have grown since the last time.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import field, replace
from typing import Any

from croupier.lean import dataclass
from croupier.people import Person, Roll
from croupier.people.verifiers.events import PasskeyRegistered, PasskeyRemoved
from croupier.refusal import Refused
from croupier.web.door.sessions import Session, hashed
from croupier.web.door.settings import Settings
from croupier.web.people.kept import Passkey, Verifier
from croupier.web.people.people import People

CHALLENGE_SECONDS = 120
WAITING_MAX = 2000
KEYS_MAX = 10  # of one person


@dataclass(frozen=True, slots=True)
class Challenge:
    bytes: bytes
    session: Session | None  # who is signed in and registers; nobody yet when signing in
    ends: float


@dataclass(slots=True)
class Passkeys:
    """Its methods import `webauthn`, which takes a moment the first time, so they are for a thread."""

    people: People
    settings: Settings
    clock: Callable[[], float] = time.monotonic
    _waiting: dict[str, Challenge] = field(default_factory=dict)

    def for_registering(self, session: Session, person: Person) -> tuple[str, dict[str, Any]]:
        """The secret for the challenge's cookie, and what the browser hands to the device."""
        from croupier.web.people import webauthn_checks as checks  # noqa: PLC0415

        known = self.people.verifiers.of(person.badge).passkeys
        if len(known) >= KEYS_MAX:
            raise Refused(
                "too_many_passkeys", "A person has at most {keys_max} passkeys.", passkeys=len(known), keys_max=KEYS_MAX
            )
        secret, challenge = self._ask(session)
        handle = hashed(person.badge).encode()
        return secret, checks.options_to_register(self.settings, person, handle, challenge, known)

    async def register(self, session: Session, secret: str, name: str, credential: dict[str, Any]) -> Passkey:
        passkey, uses = await asyncio.to_thread(self._made, session, secret, name, credential)
        badge, verifiers = session.who, self.people.verifiers

        def kept(roll: Roll) -> Verifier:
            if any(passkey.id in person.passkeys for person in roll.people.values()):
                raise Refused("passkey_known", "This passkey is registered already.")
            now = verifiers.of(badge)
            return replace(now, passkeys=(*now.passkeys, passkey))

        by = session.actor()
        await verifiers.keep(badge, by, kept, lambda digest: [PasskeyRegistered(badge, passkey.id, digest)])
        self.people.store.save_uses(passkey.id, uses)
        return passkey

    def _made(self, session: Session, secret: str, name: str, credential: dict[str, Any]) -> tuple[Passkey, int]:
        from croupier.web.people import webauthn_checks as checks  # noqa: PLC0415

        return checks.registered(self.settings, name, self._taken(secret, session), credential)

    def for_signing_in(self) -> tuple[str, dict[str, Any]]:
        """Nobody is named: the device knows whose passkeys it has, and nobody learns which badges have one."""
        from croupier.web.people import webauthn_checks as checks  # noqa: PLC0415

        secret, challenge = self._ask(None)
        return secret, checks.options_to_sign_in(self.settings, challenge)

    def claimed_by(self, credential: dict[str, Any]) -> str:
        """Whose passkey a credential claims to be: by the record, or else by what somebody put into the file."""
        id_ = _id_of(credential)
        on_record = (person.badge for person in self.people.roll.people.values() if id_ in person.passkeys)
        return next(on_record, "") or next(iter(self.people.store.mentioning(id_) if id_ else ()), "")

    def sign_in(self, secret: str, badge: str, credential: dict[str, Any]) -> None:
        from croupier.web.people import webauthn_checks as checks  # noqa: PLC0415

        challenge, id_, store = self._taken(secret, None), _id_of(credential), self.people.store
        held = self.people.verifiers.of(badge).passkeys if badge else ()
        passkey = next((passkey for passkey in held if passkey.id == id_), None)
        if passkey is None:
            raise checks.wrong()
        store.save_uses(id_, checks.uses_after(self.settings, passkey, store.uses(id_), challenge, credential))

    async def remove(self, session: Session, id_: str) -> Passkey:
        badge, verifiers = session.who, self.people.verifiers
        passkey = next((passkey for passkey in verifiers.of(badge).passkeys if passkey.id == id_), None)
        if passkey is None:
            raise Refused("no_such_passkey", "There is no such passkey.")

        def kept(_roll: Roll) -> Verifier:
            now = verifiers.of(badge)
            return replace(now, passkeys=tuple(held for held in now.passkeys if held.id != id_))

        await verifiers.keep(badge, session.actor(), kept, lambda digest: [PasskeyRemoved(badge, id_, digest)])
        return passkey

    def _ask(self, session: Session | None) -> tuple[str, bytes]:
        now = self.clock()
        for old in [key for key, asked in tuple(self._waiting.items()) if asked.ends < now]:
            self._waiting.pop(old, None)
        if len(self._waiting) >= WAITING_MAX:
            raise Refused("too_many_requests.passkeys_being", "Too many passkeys are being asked for; wait a moment.")
        secret, challenge = secrets.token_urlsafe(32), secrets.token_bytes(32)
        self._waiting[hashed(secret)] = Challenge(challenge, session, now + CHALLENGE_SECONDS)
        return secret, challenge

    def _taken(self, secret: str, session: Session | None) -> bytes:
        """A challenge is gone once it was tried."""
        asked = self._waiting.pop(hashed(secret), None)
        if asked is None or asked.ends < self.clock() or asked.session is not session:
            raise Refused("passkey_wrong.ask_new", "Ask for a new challenge first.")
        return asked.bytes


def _id_of(credential: dict[str, Any]) -> str:
    claimed = credential.get("id")
    return claimed if isinstance(claimed, str) and claimed.isascii() else ""
