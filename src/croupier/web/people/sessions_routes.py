"""Which sessions are open, and the end of one of them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, Any

from fastapi import APIRouter, Path

from croupier.house.doors.events import SessionRevoked
from croupier.live.moments import stamp
from croupier.refusal import Refused
from croupier.web.door.errors import refusals
from croupier.web.door.roles import MANAGERS
from croupier.web.door.sessions import Session
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.house import House
from croupier.web.lists.listing import Column, Listing
from croupier.web.lists.serve import listed
from croupier.web.people.models import OpenSessionShown

router = APIRouter(prefix="/api/sessions", tags=["people"])
SESSIONS = Listing(
    OpenSessionShown,
    names=("session",),
    columns=(
        Column("badge", "name"),
        Column("name"),
        Column("role", "code"),
        Column("since", "moment"),
        Column("used", "moment"),
        Column("address"),
        Column("locked", "flag"),
    ),
    sort="-since",
)
SessionId = Annotated[str, Path(max_length=40, pattern=r"^[0-9a-f]+$", examples=["4be0643f1d98573b"])]


@listed(router, "", SESSIONS, summary="Which sessions are open")
async def sessions(session: Session, house: House) -> Any:
    """The own ones; for a key manager everybody's."""
    now = datetime.fromisoformat(house.floor.now())
    names = {person.badge: person.name for person in house.people.roll.accounts()}
    return [
        {"session": one.id, "badge": one.who, "name": names.get(one.who, ""), "role": one.role, "since": one.since,
         "used": max(one.since, stamp(now - timedelta(seconds=house.sessions.idle(one)))), "address": one.from_,
         "locked": house.sessions.locked(one), "this": one is session}
        for one in house.sessions.all()
        if one.id and not house.sessions.over(one) and sees(session, one)
    ]  # fmt: skip


@router.delete(
    "/{id_}", response_model=OpenSessionShown, summary="End one session",
    responses=refusals("no_such_session", "journal_stopped"),
)  # fmt: skip
async def end_session(id_: SessionId, session: SignedIn, house: TheHouse) -> Any:
    """An own one, or as a key manager anybody's. It is over at once, with its sockets, and across a restart."""
    shown = next((one for one in await sessions(session, house) if one["session"] == id_), None)
    known = house.sessions.named(id_)
    if shown is None or known is None:
        raise Refused("no_such_session", "There is no such session.")
    house.sessions.end(known)
    await house.floor.record(SessionRevoked(known.who, id_), session.actor())
    return shown


def sees(session: Session, other: Session) -> bool:
    return other.who == session.who or session.role in MANAGERS
