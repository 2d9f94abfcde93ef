"""The people of the house: added, given roles, freed of delays and let go."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from croupier.domain import not_allowed
from croupier.house.doors.events import BadgeUnlocked, SessionsEnded
from croupier.people.staff.checks import check_free, check_roles
from croupier.refusal import Refused
from croupier.rules import Role
from croupier.web.door.errors import refusals
from croupier.web.door.house_models import Waiting
from croupier.web.door.models import BADGE
from croupier.web.door.roles import READERS
from croupier.web.door.sessions import Session
from croupier.web.entry import Entered, SignedIn, TheHouse, place_of
from croupier.web.house import House
from croupier.web.lists.listing import Column, Listing
from croupier.web.lists.serve import listed
from croupier.web.people import by_two
from croupier.web.people.models import Added, Ended, Granted, NewPerson, Of, PersonShown, Roles, Start
from croupier.web.people.people import ADMINISTRATOR
from croupier.web.people.session_routes import note_failure

router = APIRouter(prefix="/api/people", tags=["people"])
STAFF = Listing(
    PersonShown,
    names=("badge",),
    columns=(
        Column("badge", "name"),
        Column("name"),
        Column("roles", "codes"),
        Column("licence"),
        Column("valid_until", "day"),
        Column("licensed", "flag"),
        Column("started", "flag"),
        Column("active", "flag"),
        Column("signed_in", "count"),
    ),
    sort="badge",
)
BadgePath = Annotated[str, Path(max_length=40, pattern=BADGE, examples=["S1"])]
WAITS: dict[int | str, dict[str, Any]] = {202: {"model": Waiting, "description": "It waits for a second person."}}
BY_TWO = {
    **WAITS,
    **refusals("passphrase_needed", "licence_not_valid", "too_many_requests", "bad_role", "journal_stopped"),
}
KNOWN = refusals("no_such_person", "journal_stopped")


@listed(router, "", STAFF, summary="Everybody")
async def people(_session: Session, house: House) -> Any:
    """One line for each person: who signs in, who stands in the register, or both; never a secret."""
    today = house.floor.today()
    held = await house.office.read(lambda _, premises: {
        one.badge: {"name": one.name, "roles": list(one.roles), "licence": one.licence,
                    "valid_until": one.valid_until, "licensed": one.licensed(today)}
        for one in premises.people.values()
    })  # fmt: skip
    unlicensed = {"licence": "", "valid_until": "", "licensed": False}
    nothing = {"started": False, "wrong_tries": 0, "strangers_wait": 0, "active": True, "lost": "", "passkeys": 0,
               "signed_in": 0, "signs_in": False}  # fmt: skip
    signing = {
        person.badge: {
            "name": person.name,
            "roles": person.roles,
            "started": person.started,
            "wrong_tries": house.people.delays.wrong_tries(person.badge),
            "strangers_wait": house.people.delays.strangers_wait(person.badge),
            "active": person.active,
            "lost": person.lost,
            "passkeys": len(person.passkeys),
            "signed_in": house.sessions.count(person.badge),
            "signs_in": True,
        }
        for person in house.people.roll.accounts()
    }
    badges = [*signing, *(badge for badge in held if badge not in signing)]
    return [
        {"badge": badge, **unlicensed, **nothing, **held.get(badge, {}), **signing.get(badge, {})} for badge in badges
    ]


@router.post(
    "", status_code=201, response_model=Added | Waiting, summary="Add a person",
    responses={**BY_TWO, **refusals("badge_taken")},
)  # fmt: skip
async def add_person(body: NewPerson, session: SignedIn, house: TheHouse, response: Response) -> Any:
    """Two key managers are needed; only the first may add the second alone. The one-time code is shown once.

    Where only one of several is left, a pit supervisor, an auditor or a regulator is the second for the next.
    """
    people = house.people
    check_free(people.roll, body.badge)
    request = {"badge": body.badge, "name": body.name, "roles": check_roles(body.roles)}
    like_me = body.roles == [ADMINISTRATOR]
    if like_me and people.roll.keepers(ever=True) < 2:  # The first must be able to begin.
        house.sessions.check_fresh(session)
        return await by_two.add_person(house, request, session.actor(), "")
    second = READERS if like_me and len(people.key_managers()) < 2 else None
    return await ask_for_second(house, session, "add-person", request, response, second)


@router.post(
    "/{badge}/roles", response_model=Granted | Waiting, summary="Grant roles",
    responses={**BY_TWO, **refusals("no_such_person", "last_key_manager", "second_person_needed")},
)  # fmt: skip
async def grant(badge: BadgePath, body: Roles, session: SignedIn, house: TheHouse, response: Response) -> Any:
    """All the roles that this person has from now on. Nobody grants roles to themselves; open sessions end."""
    if badge == session.who:
        raise Refused("second_person_needed.grants_roles", "Nobody grants roles to themselves.", badge=badge)
    house.people.known(badge)
    request = {"badge": badge, "roles": check_roles(body.roles)}
    return await ask_for_second(house, session, "grant-roles", request, response)


@router.post(
    "/{badge}/new-code", response_model=Added | Waiting, summary="A new one-time code",
    responses={**BY_TWO, **refusals("no_such_person", "second_person_needed")},
)  # fmt: skip
async def new_start(badge: BadgePath, session: SignedIn, house: TheHouse, response: Response) -> Any:
    """For somebody who forgot the passphrase or comes back. Old passphrase and passkeys are gone, open sessions end.

    Where only one key manager is left who can sign in, others are the second for a key manager's code, too.
    """
    keeps = ADMINISTRATOR in house.people.known(badge).roles
    second = READERS if keeps and len(house.people.key_managers()) < 2 else None
    return await ask_for_second(house, session, "renew-code", {"badge": badge}, response, second)


@router.post(
    "/start", response_model=Of, summary="Choose a passphrase",
    responses=refusals(
        "code_wrong", "record_altered", "started_already", "sign_in_delayed", "passphrase_short", "journal_stopped"
    ),
)  # fmt: skip
async def start(body: Start, _session: Entered, house: TheHouse, request: Request) -> Any:
    """With the one-time code that a key manager handed over."""
    place = place_of(house, request, body.badge)
    try:
        await house.people.begin(body.badge, body.code, body.passphrase, place)
    except Refused as refusal:
        if refusal.code == "code_wrong":
            await note_failure(house, body.badge, refusal, request)
        raise
    return {"badge": body.badge}


@router.post("/{badge}/unlock", response_model=Of, summary="Forget the delays of a badge", responses=KNOWN)
async def unlock(badge: BadgePath, session: SignedIn, house: TheHouse) -> Any:
    """After wrong tries: whoever tries this badge next waits no longer, wherever that is."""
    house.people.unlock(badge)
    await house.floor.record(BadgeUnlocked(badge), session.actor())
    return {"badge": badge}


@router.post("/{badge}/sign-out", response_model=Ended, summary="End all sessions of a person", responses=KNOWN)
async def sign_somebody_out(badge: BadgePath, session: SignedIn, house: TheHouse) -> Any:
    """At once, their sockets too."""
    house.people.known(badge)
    ended = house.sessions.end_all_of(badge)
    await house.floor.record(SessionsEnded(badge, ended), session.actor())
    return {"badge": badge, "ended": ended}


@router.post(
    "/{badge}/lost", response_model=Ended, summary="A badge is lost",
    responses={**KNOWN, **refusals("last_key_manager")},
)  # fmt: skip
async def badge_lost(badge: BadgePath, session: SignedIn, house: TheHouse) -> Any:
    """Nobody gets in with it any more, and its sessions end, until two key managers make a new code for it. The pit and
    the key managers are told. That a key manager's is lost another key manager says."""
    if ADMINISTRATOR in house.people.known(badge).roles and session.role != ADMINISTRATOR:
        raise not_allowed("badge-lost", session.role or Role.PLAYER, [ADMINISTRATOR])
    return {"badge": badge, "ended": await house.people.lost(badge, session.actor())}


@router.delete(
    "/{badge}", response_model=Ended, summary="Let a person go", responses={**KNOWN, **refusals("last_key_manager")}
)
async def let_go(badge: BadgePath, session: SignedIn, house: TheHouse) -> Any:
    """The badge stays on record and can sign in no more, until two key managers make a new code for it."""
    return {"badge": badge, "ended": await house.people.let_go(badge, session.actor())}


async def ask_for_second(
    house: House, session: Session, action: str, request: dict[str, Any], response: Response,
    second: frozenset[Role] | None = None,
) -> dict[str, Any]:  # fmt: skip
    """`second`: others than usual may confirm it."""
    response.status_code = 202
    return {"approval": await house.approvals.ask(session, action, request, second)}
