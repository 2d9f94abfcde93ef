"""Passkeys: registered while signed in, then good for signing in."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from croupier.refusal import Refused
from croupier.web.door.errors import refusals
from croupier.web.entry import Entered, SignedIn, TheHouse, cookie_name, set_cookie
from croupier.web.house import House
from croupier.web.people.kept import Passkey
from croupier.web.people.models import NewPasskey, PasskeyOptions, PasskeyShown, PasskeySignIn, SignedInAs
from croupier.web.people.passkeys import CHALLENGE_SECONDS
from croupier.web.people.people import not_fitting
from croupier.web.people.session_routes import let_in, note_failure

router = APIRouter(prefix="/api/session", tags=["people"])
PasskeyId = Annotated[str, Path(max_length=1400, pattern=r"^[A-Za-z0-9_-]+$", examples=["q83vEjRWeJA"])]


@router.post(
    "/passkeys/challenge", response_model=PasskeyOptions, summary="Begin to register a passkey",
    responses=refusals("passphrase_needed", "record_altered", "too_many_passkeys"),
)  # fmt: skip
async def register_challenge(session: SignedIn, house: TheHouse, response: Response) -> Any:
    """For `navigator.credentials.create()`. The passphrase must have been given just now."""
    house.sessions.check_fresh(session)
    secret, options = await asyncio.to_thread(house.passkeys.for_registering, session, house.people.known(session.who))
    set_cookie(response, house.settings, "challenge", secret, CHALLENGE_SECONDS)
    return {"publicKey": options}


@router.post(
    "/passkeys", status_code=201, response_model=PasskeyShown, summary="Register a passkey",
    responses=refusals("passkey_wrong", "passkey_known", "record_altered", "journal_stopped"),
)  # fmt: skip
async def register_passkey(body: NewPasskey, session: SignedIn, house: TheHouse, request: Request) -> Any:
    """What the browser got from the device; the challenge is good once."""
    secret = _challenge(house, request)
    made = await house.passkeys.register(session, secret, body.name, body.credential)
    return _shown(house, made)


@router.get("/passkeys", response_model=list[PasskeyShown], summary="My passkeys", responses=refusals("record_altered"))
async def passkeys(session: SignedIn, house: TheHouse) -> Any:
    """Of the person who is signed in."""
    return [_shown(house, passkey) for passkey in house.verifiers.of(session.who).passkeys]


@router.delete(
    "/passkeys/{passkey}", response_model=PasskeyShown, summary="Give up a passkey",
    responses=refusals("no_such_passkey", "record_altered", "journal_stopped"),
)  # fmt: skip
async def remove_passkey(passkey: PasskeyId, session: SignedIn, house: TheHouse) -> Any:
    """An own one; it is good for nothing from now on."""
    return _shown(house, await house.passkeys.remove(session, passkey))


@router.post("/passkey/challenge", response_model=PasskeyOptions, summary="Begin to sign in with a passkey")
async def sign_in_challenge(_session: Entered, house: TheHouse, response: Response) -> Any:
    """For `navigator.credentials.get()`."""
    secret, options = await asyncio.to_thread(house.passkeys.for_signing_in)
    set_cookie(response, house.settings, "challenge", secret, CHALLENGE_SECONDS)
    return {"publicKey": options}


@router.post(
    "/passkey", response_model=SignedInAs, summary="Sign in with a passkey",
    responses=refusals("passkey_wrong", "record_altered", "sign_in_failed", "role_not_granted", "journal_stopped"),
)  # fmt: skip
async def sign_in_with_passkey(
    body: PasskeySignIn, _session: Entered, house: TheHouse, request: Request, response: Response
) -> Any:
    """The device has checked who holds it. Nobody guesses a key: wrong ones are on record and delay nobody."""
    badge = house.passkeys.claimed_by(body.credential)
    before = house.people.roll.account(badge)
    try:
        await asyncio.to_thread(house.passkeys.sign_in, _challenge(house, request), badge, body.credential)
        if house.people.roll.account(badge) != before:  # Something has changed meanwhile.
            raise not_fitting()
        person, role = house.people.in_role(badge, body.role)
    except Refused as refusal:
        await note_failure(house, badge, refusal, request)
        raise
    return await let_in(house, person, role, request, response)


def _shown(house: House, passkey: Passkey) -> dict[str, Any]:
    return {"passkey": passkey.id, "name": passkey.name, "uses": house.store.uses(passkey.id)}


def _challenge(house: TheHouse, request: Request) -> str:
    return request.cookies.get(cookie_name(house.settings, "challenge"), "")
