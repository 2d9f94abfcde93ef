"""What waits for a second person, who may do what, and what goes over the WebSocket."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from croupier.house.approvals.events import ApprovalAsked
from croupier.house.doors.events import StoodBeside
from croupier.refusal import Refused
from croupier.rules.book.library import authority, floor_authority, tournament_authority
from croupier.web.by_two import ACTIONS
from croupier.web.door.access import ROUTES, TWO_PERSON
from croupier.web.door.errors import refusals
from croupier.web.door.house_models import ApprovalShown, Authority, Became, BesideIn, Carried, DigestIn, Turned
from croupier.web.door.programs import for_programs
from croupier.web.door.roles import Door
from croupier.web.door.sessions import Session
from croupier.web.entry import Entered, SignedIn, TheHouse, place_of
from croupier.web.house import House
from croupier.web.people.approvals import first_of, over
from croupier.web.people.session_routes import note_failure
from croupier.web.socket import frames

router = APIRouter(prefix="/api", tags=["house"])
OF_CONFIRMING = (
    "no_such_approval", "second_person_needed", "approval_differs", "passphrase_needed", "role_not_allowed",
    "licence_not_valid", "badge_taken", "last_key_manager", "table_taken", "no_such_person", "no_such_terminal",
    "bad_command", "key_malformed", "signing_key_missing", "table_busy", "disk_low", "table_suspended",
    "journal_stopped", "game",
)  # fmt: skip
ApprovalId = Annotated[str, Path(max_length=40, pattern=r"^[0-9a-f]+$", examples=["4be0643f1d98573b"])]


@router.get("/approvals", response_model=list[ApprovalShown], summary="What waits for a second person")
async def approvals(session: SignedIn, house: TheHouse) -> Any:
    """As far as this person asked for it, may confirm it, or has to watch over it."""
    return await house.approvals.waiting(session)


@router.get("/approvals/{approval}", response_model=Became, summary="What became of a request")
async def became(approval: ApprovalId, _session: SignedIn, house: TheHouse) -> Any:
    """Nothing dies silently: what nobody confirmed in time has lapsed, and nothing of it was done."""
    return {"state": await house.approvals.became(approval)}


@router.post(
    "/approvals/{approval}/confirm", response_model=Carried, summary="Confirm as the second person",
    responses=refusals(*OF_CONFIRMING),
)  # fmt: skip
async def confirm_approval(approval: ApprovalId, body: DigestIn, session: SignedIn, house: TheHouse) -> Any:
    """Exactly what was asked for, by its digest; then it is decided as things stand now, and done.

    Where no answer came, the same person confirms it again: it is done once."""
    return await _confirmed(house, session, approval, body.digest)


async def _confirmed(house: House, session: Session, approval: str, digest: str) -> dict[str, Any]:
    def do(asked: ApprovalAsked) -> Awaitable[dict[str, Any]]:
        return ACTIONS[asked.action](house, asked.request, first_of(asked), session.who)

    action, done = await house.approvals.confirm(session, approval, digest, do)
    return {"confirmed": True, "action": action, "done": done}


@router.post(
    "/approvals/{approval}/beside", response_model=Carried, summary="Confirm at the console of whoever asked",
    responses=refusals(
        "sign_in_failed", "sign_in_delayed", "record_altered", "role_not_granted", *OF_CONFIRMING,
    ),
)  # fmt: skip
async def confirm_beside(
    approval: ApprovalId, body: BesideIn, session: SignedIn, house: TheHouse, request: Request
) -> Any:
    """The second person stands at the same desk: their badge and their own passphrase, for this request alone.

    It is another person all the same: everything is asked of them that is asked at a console of their own."""
    asked = (await house.approvals.current()).get(approval)
    if asked is None or asked.who != session.who:
        raise over()
    badge, known = body.badge, house.people.roll.account(body.badge)
    role = next((one for one in known.roles if one in asked.second), None) if known else None
    try:
        person, role = await house.people.sign_in(badge, body.passphrase, role, place_of(house, request, badge))
    except Refused as refusal:
        await note_failure(house, badge, refusal, request)
        raise
    await house.floor.record(StoodBeside(person.badge, role.value, session.id, approval), session.actor())
    return await _confirmed(house, house.sessions.beside(person.badge, role, session), approval, body.digest)


@router.post(
    "/approvals/{approval}/refuse", response_model=Turned, summary="Refuse, or take back",
    responses=refusals("no_such_approval", "role_not_allowed", "journal_stopped"),
)  # fmt: skip
async def refuse_approval(approval: ApprovalId, session: SignedIn, house: TheHouse) -> Any:
    """By the one who asked, or by whoever might have confirmed. It stays on record."""
    await house.approvals.refuse(session, approval)
    return {"refused": True}


@router.get("/authority", response_model=Authority, summary="Who may do what")
async def authorities(_session: Entered) -> Any:
    """Commands of tables, floor and tournaments, addresses of this interface, and what needs two people."""
    routes = {
        f"{method} {path}": door.value if isinstance(door, Door) else sorted(door)
        for (method, path), door in ROUTES.items()
    }
    return {
        "commands": authority(),
        "floor": floor_authority(),
        "tournament": tournament_authority(),
        "routes": routes,
        "two_person": {action: sorted(roles) for action, roles in TWO_PERSON.items()},
    }


@router.get(
    "/frames.json",
    response_model=dict[str, Any],
    summary="The frames of the WebSocket",
    openapi_extra=for_programs("The description of the socket."),
)
async def frame_schema(_session: Entered) -> Any:
    """The JSON schema of every frame at /api/live."""
    return frames.schema()
