"""Passkeys: a key pair on a person's own device instead of a passphrase. The house keeps the public half only.

A challenge is good once, for two minutes, and only for the browser that asked for it (while signed in: for that
session). The device must have checked who holds it, and its count of uses must have grown since the last time.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from croupier.refusal import Refused
from croupier.web.door.sessions import Session, hashed
from croupier.web.door.settings import Settings
from croupier.web.people.kept import HouseStore, Passkey, Person

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

    store: HouseStore
    settings: Settings
    clock: Callable[[], float] = time.monotonic
    _waiting: dict[str, Challenge] = field(default_factory=dict)

    def for_registering(self, session: Session, person: Person) -> tuple[str, dict[str, Any]]:
        """The secret for the challenge's cookie, and what the browser hands to the device."""
        from croupier.web.people import webauthn_checks as checks  # noqa: PLC0415

        known = self.store.passkeys(person.badge)
        if len(known) >= KEYS_MAX:
            raise Refused(
                "too_many_passkeys", "A person has at most {keys_max} passkeys.", passkeys=len(known), keys_max=KEYS_MAX
            )
        secret, challenge = self._ask(session)
        handle = hashed(person.badge).encode()
        return secret, checks.options_to_register(self.settings, person, handle, challenge, known)

    def register(self, session: Session, secret: str, name: str, credential: dict[str, Any]) -> Passkey:
        from croupier.web.people import webauthn_checks as checks  # noqa: PLC0415

        challenge = self._taken(secret, session)
        passkey = checks.registered(self.settings, session.who, name, challenge, credential)
        if self.store.passkey(passkey.id) is not None:
            raise Refused("passkey_known", "This passkey is registered already.")
        self.store.save_passkey(passkey)
        return passkey

    def for_signing_in(self) -> tuple[str, dict[str, Any]]:
        """Nobody is named: the device knows whose passkeys it has, and nobody learns which badges have one."""
        from croupier.web.people import webauthn_checks as checks  # noqa: PLC0415

        secret, challenge = self._ask(None)
        return secret, checks.options_to_sign_in(self.settings, challenge)

    def named(self, credential: dict[str, Any]) -> Passkey | None:
        """The passkey that a credential claims to be."""
        claimed = credential.get("id")
        return self.store.passkey(claimed) if isinstance(claimed, str) and claimed.isascii() else None

    def sign_in(self, secret: str, passkey: Passkey | None, credential: dict[str, Any]) -> None:
        from croupier.web.people import webauthn_checks as checks  # noqa: PLC0415

        challenge = self._taken(secret, None)
        if passkey is None:
            raise checks.wrong()
        uses = checks.uses_after(self.settings, passkey, challenge, credential)
        self.store.save_passkey(replace(passkey, uses=uses))

    def remove(self, badge: str, id_: str) -> Passkey:
        passkey = self.store.passkey(id_)
        if passkey is None or passkey.badge != badge:
            raise Refused("no_such_passkey", "There is no such passkey.")
        self.store.remove_passkey(id_)
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
