"""Signing in and out."""

from __future__ import annotations

import secrets
from datetime import datetime, timedelta
from typing import Any

from fastapi import APIRouter, Request, Response

from croupier.house.doors import events as e
from croupier.live.moments import stamp
from croupier.people import Person, Roll
from croupier.refusal import Refused
from croupier.rules import Role
from croupier.web.door.errors import refusals
from croupier.web.entry import (
    Entered,
    SignedIn,
    TheHouse,
    address_of,
    cookie_name,
    device_of,
    place_of,
    set_cookie,
    terminals_of,
)
from croupier.web.house import House
from croupier.web.people.models import Out, Passphrase, SessionShown, SetUp, SignedInAs, SignIn, Verified
from croupier.web.people.people import ADMINISTRATOR, at_the_door, not_fitting

router = APIRouter(prefix="/api", tags=["people"])
DEVICE_SECONDS = 400 * 24 * 3600  # as long as browsers keep anything
FAILS = refusals("sign_in_failed", "record_altered", "sign_in_delayed", "role_not_granted", "journal_stopped")


@router.post(
    "/setup",
    status_code=201,
    response_model=SignedInAs,
    summary="The first administrator",
    responses=refusals("code_wrong", "passphrase_short", "journal_stopped"),
)
async def set_up(body: SetUp, _session: Entered, house: TheHouse) -> Any:
    """With the one-time code that the first start printed."""
    person = await house.people.set_up(body.code, body.badge, body.name, body.passphrase)
    return {"badge": person.badge, "name": person.name, "role": ADMINISTRATOR, "roles": person.roles}


@router.post("/session", response_model=SignedInAs, summary="Sign in", responses=FAILS)
async def sign_in(body: SignIn, _session: Entered, house: TheHouse, request: Request, response: Response) -> Any:
    """Badge and passphrase. After a few wrong tries the next has to wait, longer each time; nobody else does."""
    place = place_of(house, request, body.badge)
    try:
        person, role = await house.people.sign_in(body.badge, body.passphrase, body.role, place)
    except Refused as refusal:
        await note_failure(house, body.badge, refusal, request)
        raise
    return await let_in(house, person, role, request, response)


async def let_in(house: House, person: Person, role: Role, request: Request, response: Response) -> dict[str, Any]:
    """A new session for this browser; the one it had before is over, whoever's it was."""
    secret = request.cookies.get(cookie_name(house.settings, "session"), "")
    if before := house.sessions.staff(secret):
        house.sessions.end(before)
        await house.floor.record(e.SignedOut(before.who, before.id), before.actor())
    secret = await begun(house, person, role, address_of(request))
    set_cookie(response, house.settings, "session", secret, int(house.settings.session_seconds))
    device = device_of(house, request) or secrets.token_urlsafe(32)
    set_cookie(response, house.settings, "device", device, DEVICE_SECONDS)
    house.people.remember(person.badge, address_of(request), device)
    return {"badge": person.badge, "name": person.name, "role": role, "roles": person.roles}


async def begun(house: House, person: Person, role: Role, address: str) -> str:
    """On record, unless somebody was let go or has other roles or secrets while this was done: the cookie's secret."""
    since = house.floor.now()
    until = stamp(datetime.fromisoformat(since) + timedelta(seconds=house.settings.session_seconds))
    secret, begun = house.sessions.begin(person.badge, role, since, address)  # Who ends all of them ends this one too.

    def decided(roll: Roll) -> list[e.SignedIn]:
        if roll.account(person.badge) != person:
            raise not_fitting()
        return [e.SignedIn(person.badge, role.value, begun.id, begun.key, address, until)]

    try:
        (recorded,) = await house.roll.write(decided, begun.actor())
    except BaseException:
        house.sessions.end(begun)
        raise
    begun.since = recorded.at
    if begun.ended:
        raise not_fitting()
    return secret


async def note_failure(house: House, badge: str, refusal: Refused, request: Request) -> None:
    """On record, unless it was not even tried. What is typed for a badge may be anything: only a real one is kept."""
    if refusal.code == "sign_in_delayed":
        return
    known = house.people.roll.account(badge) is not None
    tries = house.people.delays.wrong_tries(badge) if known else None
    refused = e.SignInRefused(badge if known else "", refusal.code, address_of(request), tries)
    await house.floor.record(refused, at_the_door())


@router.get("/session", response_model=SessionShown, summary="Who am I?")
async def session(session: Entered, house: TheHouse, request: Request) -> Any:
    """Who the house takes this client for, whether it is a demonstration, and which terminals this browser is."""
    person = house.people.roll.account(session.who) if session and session.is_staff else None
    sessions, currency = house.sessions, house.floor.currency
    return {
        "signed_in": session is not None,
        "demo": house.settings.demo,
        "setup_needed": bool(house.people.setup_code),
        "zone": house.floor.zone(),
        "currency": {"code": currency.code, "digits": currency.digits},
        "who": session.who if session else None,
        "name": person.name if person else None,
        "role": session.role if session else None,
        "roles": person.roles if person else [],
        "table": (session.table or None) if session else None,
        "seat": (session.seat or None) if session else None,
        "terminal": session.device if session and session.is_terminal else None,
        "terminals": terminals_of(house, request),
        "locked": session is not None and sessions.locked(session),
        "locks_in": sessions.locks_in(session) if person and session else None,
        "fresh_for": sessions.fresh_for(session) if person and session else None,
    }


@router.delete("/session", response_model=Out, summary="Sign out", responses=refusals("journal_stopped"))
async def sign_out(_session: Entered, house: TheHouse, request: Request, response: Response) -> Any:
    """The session is over at once, its sockets too."""
    name = cookie_name(house.settings, "session")
    if secret := request.cookies.get(name):
        known = house.sessions.staff(secret)
        if known is not None:
            house.sessions.end(known)
            await house.floor.record(e.SignedOut(known.who, known.id), known.actor())
    response.delete_cookie(name, path="/", secure=house.settings.secure, httponly=True, samesite="strict")
    return {"signed_in": False}


@router.post("/session/passphrase", response_model=Verified, summary="Give the passphrase again", responses=FAILS)
async def passphrase(body: Passphrase, session: SignedIn, house: TheHouse, request: Request) -> Any:
    """It opens a locked console, and makes the sign-in fresh for what needs two people."""
    try:
        await house.people.sign_in(session.who, body.passphrase, session.role, session.place)
    except Refused as refusal:
        await note_failure(house, session.who, refusal, request)
        raise
    await house.floor.record(e.PassphraseGiven(session.who, session.id), session.actor())
    house.sessions.verify(session)
    return {"verified": True}


@router.post("/session/awake", response_model=Verified, summary="Somebody is at the console")
async def awake(_session: SignedIn) -> Any:
    """Pages say so when keys or the pointer move, a few times a minute: looking alone does not keep a console open."""
    return {"verified": True}
