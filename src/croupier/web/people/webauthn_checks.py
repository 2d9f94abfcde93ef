"""The ceremonies of WebAuthn, by the package `webauthn`. Imported late: only those who use passkeys wait for it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import webauthn
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from croupier.people import Person
from croupier.refusal import Refused
from croupier.web.door.settings import Settings
from croupier.web.people.kept import Passkey

SECONDS = 120
UNREADABLE = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)  # of anything that was sent


def options_to_register(
    settings: Settings, person: Person, handle: bytes, challenge: bytes, known: Iterable[Passkey]
) -> dict[str, Any]:
    options = webauthn.generate_registration_options(
        rp_id=settings.passkeys_for,
        rp_name="Croupier",
        user_name=person.badge,
        user_id=handle,
        user_display_name=person.name,
        challenge=challenge,
        timeout=SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(key.id)) for key in known],
    )
    return dict(json.loads(webauthn.options_to_json(options)))


def registered(settings: Settings, name: str, challenge: bytes, credential: dict[str, Any]) -> tuple[Passkey, int]:
    """The passkey, and the device's count at the beginning."""
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=settings.passkeys_for,
            expected_origin=settings.passkey_origins,
            require_user_verification=True,
        )
    except UNREADABLE:
        raise wrong() from None
    id_ = bytes_to_base64url(made.credential_id)
    return Passkey(id_, name, made.credential_public_key.hex()), made.sign_count


def options_to_sign_in(settings: Settings, challenge: bytes) -> dict[str, Any]:
    options = webauthn.generate_authentication_options(
        rp_id=settings.passkeys_for,
        challenge=challenge,
        timeout=SECONDS * 1000,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return dict(json.loads(webauthn.options_to_json(options)))


def uses_after(settings: Settings, passkey: Passkey, uses: int, challenge: bytes, credential: dict[str, Any]) -> int:
    """The device's count after this use. One that has not grown is a copy of a device, or an old answer."""
    try:
        used = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=settings.passkeys_for,
            expected_origin=settings.passkey_origins,
            credential_public_key=bytes.fromhex(passkey.key),
            credential_current_sign_count=uses,
            require_user_verification=True,
        )
    except UNREADABLE:
        raise wrong() from None
    return used.new_sign_count


def wrong() -> Refused:
    return Refused("passkey_wrong.valid", "This passkey is not valid here.")
