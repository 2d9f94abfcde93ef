"""What a step asks for: over HTTP one person asks and another confirms; at the machine both are there."""

from __future__ import annotations

import secrets
from typing import Any

from croupier.domain import plain
from croupier.house.approvals.events import ApprovalAsked
from croupier.house.doors.events import SignedOut
from croupier.house.naming.events import HouseNamed
from croupier.live.tables.floor import clean_command
from croupier.refusal import Refused
from croupier.web.beginning.by_two import ACTIONS, is_there
from croupier.web.beginning.models import HouseIn
from croupier.web.beginning.plan import Part, registered
from croupier.web.door.sessions import Session
from croupier.web.house import House
from croupier.web.people.approvals import first_of
from croupier.web.people.session_routes import begun

MACHINE = "machine"


async def begin_the_house(house: House, session: Session, body: HouseIn) -> None:
    """The register begins with the key manager who keeps it; what stands there already stays as it is."""
    ours = sorted(body.licences, key=lambda one: one.badge != session.who)
    people = [(one, house.people.known(one.badge)) for one in ours]
    parts: list[Part] = [
        registered({"badge": who.badge, "name": who.name, "roles": [*who.roles]}, one.licence, one.valid_until)
        for one, who in people
    ]
    if not house.office.office.premises.plans:
        parts.append({"do": "set-gaming-day", "zone": body.zone, "shifts": dict(body.shifts)})
    for part in parts:
        clean_command(part)
        if part["do"] == "set-gaming-day" or not await is_there(house, part):
            await house.office.done(session.actor(), plain(part), f"begin/{secrets.token_hex(12)}", None)
    await house.floor.record(HouseNamed(body.name, body.place, body.languages), session.actor())


async def ask_for(
    house: House, session: Session, action: str, parts: list[Part], told: dict[str, Any]
) -> dict[str, Any]:
    """What is not there yet, as one request. It waits."""
    left = [part for part in plain(parts) if not await is_there(house, part)]
    if not left:
        raise Refused("nothing_there.begun", "Nothing is left to do here: all of it is there.")
    for part in left:
        clean_command(part)
    return await house.approvals.ask(session, action, {"parts": left, **told})


async def by_both(
    house: House, first: Session, second: Session, action: str, parts: list[Part], told: dict[str, Any]
) -> dict[str, Any]:
    """Asked for by the one and confirmed by the other, who are both here. Where all is there, nothing is asked."""
    try:
        waiting = await ask_for(house, first, action, parts, told)
    except Refused as refusal:
        if refusal.id == "nothing_there.begun":
            return {}
        raise

    async def do(asked: ApprovalAsked) -> dict[str, Any]:
        return await ACTIONS[action](house, asked.request, first_of(asked), second.who)

    _, done = await house.approvals.confirm(second, waiting["id"], waiting["digest"], do)
    return done


async def add_manager(house: House, by: Session, badge: str, name: str, passphrase: str) -> None:
    """The second key manager, whom the first adds alone; with their own passphrase, which they choose here."""
    place = house.people.place_of(badge, MACHINE, "")
    code = await house.people.add(badge, name, [by.role] if by.role else [], "", by.actor())
    await house.people.begin(badge, code, passphrase, place)


async def enter(house: House, badge: str, passphrase: str) -> Session:
    """Signed in at the machine, on record as at any console."""
    person, role = await house.people.sign_in(badge, passphrase, None, house.people.place_of(badge, MACHINE, ""))
    session = house.sessions.staff(await begun(house, person, role, MACHINE))
    assert session is not None
    return session


async def leave(house: House, session: Session) -> None:
    house.sessions.end(session)
    await house.floor.record(SignedOut(session.who, session.id), session.actor())
