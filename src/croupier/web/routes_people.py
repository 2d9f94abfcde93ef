"""Signing in and out, and the people of the house."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.web.entry import Entered, SignedIn, TheHouse, cookie_name, set_cookie
from croupier.web.house import House
from croupier.web.people import ADMINISTRATOR
from croupier.web.sessions import Session

router = APIRouter(prefix="/api", tags=["people"])

Badge = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9._-]+$", examples=["S1"])]
BadgePath = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]
Secret = Annotated[str, Field(min_length=1, max_length=200, examples=["a long passphrase of mine"])]
Name = Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f-\x9f]+$", examples=["Ada"])]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", str_strip_whitespace=True)


class SignIn(Body):
    badge: Badge
    passphrase: Secret
    role: Role | None = None


class SetUp(Body):
    code: Secret
    badge: Badge
    name: Name
    passphrase: Secret


class Passphrase(Body):
    passphrase: Secret


class NewPerson(Body):
    badge: Badge
    name: Name
    roles: list[Role] = Field(min_length=1, max_length=12)


class Start(Body):
    badge: Badge
    code: Secret
    passphrase: Secret


class Roles(Body):
    roles: list[Role] = Field(min_length=1, max_length=12)


@router.post("/setup", status_code=201)
async def set_up(body: SetUp, _session: Entered, house: TheHouse) -> dict[str, Any]:
    """The first administrator, with the one-time code that the first start printed."""
    person = await house.people.set_up(body.code, body.badge, body.name, body.passphrase)
    await house.floor.record("house-set-up", {"badge": person.badge}, Actor(person.badge, ADMINISTRATOR))
    return {"badge": person.badge, "roles": list(person.roles)}


@router.post("/session")
async def sign_in(body: SignIn, _session: Entered, house: TheHouse, response: Response) -> dict[str, Any]:
    try:
        person, role = await house.people.sign_in(body.badge, body.passphrase, body.role)
    except Refused as refusal:
        await house.floor.record("sign-in-refused", {"badge": body.badge, "code": refusal.code}, _nobody())
        raise
    await house.floor.record("signed-in", {"badge": person.badge, "role": role.value}, Actor(person.badge, role))
    secret = house.sessions.begin(person.badge, person.roles, role)
    set_cookie(response, house.settings, "session", secret, int(house.settings.session_seconds))
    return {"badge": person.badge, "name": person.name, "role": role, "roles": list(person.roles)}


@router.get("/session")
async def session(session: Entered, house: TheHouse) -> dict[str, Any]:
    """Who the house takes this client for."""
    if session is None:
        return {"signed_in": False, "demo": house.settings.demo}
    return {
        "signed_in": True,
        "demo": house.settings.demo,
        "who": session.who,
        "role": session.role,
        "table": session.table or None,
        "seat": session.seat or None,
        "locked": house.sessions.locked(session),
    }


@router.delete("/session")
async def sign_out(_session: Entered, house: TheHouse, request: Request, response: Response) -> dict[str, Any]:
    name = cookie_name(house.settings, "session")
    if secret := request.cookies.get(name):
        known = house.sessions.staff(secret)
        if known is not None:
            await house.floor.record("signed-out", {"badge": known.who}, known.actor())
        house.sessions.end(secret)
    response.delete_cookie(name, path="/", secure=house.settings.secure, httponly=True, samesite="strict")
    return {"signed_in": False}


@router.post("/session/passphrase")
async def passphrase(body: Passphrase, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    """Give the passphrase again: it opens a locked console and makes the sign-in fresh."""
    await house.people.sign_in(session.who, body.passphrase, session.role)
    house.sessions.verify(session)
    return {"verified": True}


@router.get("/people")
async def people(_session: SignedIn, house: TheHouse) -> list[dict[str, Any]]:
    maximum = house.settings.failures_max
    return [
        {
            "badge": person.badge,
            "name": person.name,
            "roles": list(person.roles),
            "started": bool(person.hash),
            "locked": house.store.failures(person.badge) >= maximum,
        }
        for person in house.store.people()
    ]


@router.post("/people", status_code=201, responses={202: {"description": "It waits for a second person."}})
async def add_person(body: NewPerson, session: SignedIn, house: TheHouse, response: Response) -> dict[str, Any]:
    """A new person with a one-time code. Two key managers are needed as soon as there are two."""
    request = {"badge": body.badge, "name": body.name, "roles": [role.value for role in body.roles]}

    async def carry_out(second: str) -> dict[str, Any]:
        code = house.people.add(body.badge, body.name, tuple(body.roles))
        await house.floor.record("person-added", {**request, "second": second}, session.actor())
        return {"badge": body.badge, "start_code": code}

    return await _by_two(house, session, "add-person", request, carry_out, response)


@router.post("/people/{badge}/roles", responses={202: {"description": "It waits for a second person."}})
async def grant(
    badge: BadgePath, body: Roles, session: SignedIn, house: TheHouse, response: Response
) -> dict[str, Any]:
    """All the roles that this person has from now on."""
    house.people.known(badge)
    request = {"badge": badge, "roles": [role.value for role in body.roles]}

    async def carry_out(second: str) -> dict[str, Any]:
        house.people.grant(badge, tuple(body.roles))
        await house.floor.record("roles-granted", {**request, "second": second}, session.actor())
        house.sessions.end_all_of(badge)
        return {"badge": badge, "roles": request["roles"]}

    return await _by_two(house, session, "grant-roles", request, carry_out, response)


async def _by_two(
    house: House, session: Session, action: str, request: dict[str, Any], carry_out: Any, response: Response
) -> dict[str, Any]:
    house.sessions.check_fresh(session)
    if house.people.administrators() < 2:  # The first administrator is alone and must be able to begin.
        done: dict[str, Any] = await carry_out("")
        return done
    response.status_code = 202
    approval = await house.approvals.ask(session, action, request, carry_out)
    return {"approval": approval.as_json(house.approvals.clock())}


@router.post("/people/start")
async def start(body: Start, _session: Entered, house: TheHouse) -> dict[str, Any]:
    """Choose a passphrase with the one-time code."""
    await house.people.begin(body.badge, body.code, body.passphrase)
    await house.floor.record("passphrase-chosen", {"badge": body.badge}, _nobody(body.badge))
    return {"badge": body.badge}


@router.post("/people/{badge}/unlock")
async def unlock(badge: BadgePath, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    house.people.unlock(badge)
    await house.floor.record("badge-unlocked", {"badge": badge}, session.actor())
    return {"badge": badge}


@router.post("/people/{badge}/sign-out")
async def sign_somebody_out(badge: BadgePath, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    """End all sessions of a person at once."""
    house.people.known(badge)
    ended = house.sessions.end_all_of(badge)
    await house.floor.record("sessions-ended", {"badge": badge, "ended": ended}, session.actor())
    return {"badge": badge, "ended": ended}


def _nobody(who: str = "nobody") -> Actor:
    return Actor(who, Role.SYSTEM, "sign-in")
