"""Terminals: taken into use by two members of staff, and their calls for help."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from croupier.house.terminals.events import HelpAnswered, HelpCalled
from croupier.people.terminals.events import TerminalLost, TerminalRemoved
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.web.door.errors import refusals
from croupier.web.door.house_models import (  # fmt: skip
    Asking,
    Code,
    Help,
    HelpCall,
    Removed,
    Screen,
    TerminalShown,
    Waiting,
)
from croupier.web.door.models import NAME
from croupier.web.door.programs import for_programs
from croupier.web.door.sessions import Session
from croupier.web.entry import Entered, SignedIn, TheHouse, set_cookie
from croupier.web.house import House
from croupier.web.lists.listing import Column, Listing
from croupier.web.lists.serve import listed
from croupier.web.people.enrolment import ENROLMENT_SECONDS, terminal_name
from croupier.web.records.housebook import Call

router = APIRouter(prefix="/api", tags=["terminals"])
TERMINAL_SECONDS = 400 * 24 * 3600  # as long as browsers keep a cookie
Terminal = Annotated[str, Path(max_length=120, pattern=NAME, examples=["1-3"])]
CallId = Annotated[str, Path(max_length=40, pattern=r"^[0-9a-f]+$", examples=["c1f09e5a"])]


@router.post(
    "/terminals", status_code=201, response_model=Asking, summary="Ask to become a terminal",
    responses=refusals("no_such_table", "no_such_terminal", "journal_stopped"),
)  # fmt: skip
async def enrol(body: Screen, _session: Entered, house: TheHouse, response: Response) -> Any:
    """The screen shows the code until staff have confirmed it. In a demonstration it is confirmed at once."""
    code, token = house.enrol(body.table, body.seat)
    set_cookie(response, house.settings, f"terminal-{body.table}-{body.seat}", token, TERMINAL_SECONDS)
    if house.settings.demo:
        await house.confirm_terminal(code, Actor("demonstration", Role.SYSTEM))
    name = terminal_name(body.table, body.seat, code)
    return {"code": code, "terminal": name, "confirmed": house.settings.demo, "seconds": int(ENROLMENT_SECONDS)}


@router.post(
    "/terminals/confirm", status_code=202, response_model=Waiting, summary="Confirm a screen's code",
    responses=refusals(
        "no_such_terminal", "passphrase_needed", "licence_not_valid", "too_many_requests", "journal_stopped"
    ),
)  # fmt: skip
async def confirm_code(body: Code, session: SignedIn, house: TheHouse) -> Any:
    """The first of two members of staff; the second confirms the approval."""
    enrolment = house.waiting_enrolment(body.code.upper())
    request = {"code": body.code.upper(), "table": enrolment.table, "seat": enrolment.seat}
    return {"approval": await house.approvals.ask(session, "enrol-terminal", request)}


TERMINALS = Listing(
    TerminalShown,
    names=("terminal",),
    columns=(
        Column("terminal", "name"),
        Column("table", "table"),
        Column("seat", "count"),
        Column("confirmed_by"),
        Column("watching", "flag"),
    ),
    sort="terminal",
)


@listed(router, "/terminals", TERMINALS, summary="All terminals")
async def terminals(_session: Session, house: House) -> Any:
    """Where they stand and who confirmed them."""
    watching = {client.session.device for hub in house.hubs.values() for client in hub.clients}
    heard = {name: asdict(one) for table in house.announced.values() for name, one in table.heard.items()}
    return [
        {"terminal": t.id, "table": t.table, "seat": t.seat, "confirmed_by": t.confirmed, "watching": t.id in watching,
         "announced": heard.get(t.id)}
        for t in house.roll.roll.terminals.values()
    ]  # fmt: skip


@router.delete(
    "/terminals/{terminal}", response_model=Removed, summary="Take a terminal out of use",
    responses=refusals("no_such_terminal", "journal_stopped"),
)  # fmt: skip
async def remove_terminal(terminal: Terminal, session: SignedIn, house: TheHouse) -> Any:
    """Its cookie is worth nothing from now on; chips and credits of the seat stay where they are."""
    await house.remove_terminal(TerminalRemoved(terminal), session.actor())
    return {"terminal": terminal}


@router.post(
    "/terminals/{terminal}/lost", response_model=Removed, summary="A terminal is lost",
    responses=refusals("no_such_terminal", "journal_stopped"),
)  # fmt: skip
async def terminal_lost(terminal: Terminal, session: SignedIn, house: TheHouse) -> Any:
    """Out of use at once, with its sockets, wherever it is; the pit and the key managers are told."""
    known = house.roll.roll.terminals.get(terminal)
    await house.remove_terminal(TerminalLost(terminal, known.table if known else ""), session.actor())
    return {"terminal": terminal}


@router.post(
    "/calls", status_code=201, response_model=HelpCall, summary="Call somebody to this terminal",
    responses=refusals("journal_stopped"),
)  # fmt: skip
async def call(body: Help, session: SignedIn, house: TheHouse) -> Any:
    """A terminal's own open call is answered again instead of made twice."""
    await asyncio.to_thread(house.book.read, house.journal)
    for known in house.book.open_calls():
        if (known.terminal, known.reason) == (session.device, body.reason):
            return _call(known)
    called = HelpCalled(secrets.token_hex(6), session.device, session.table, session.seat, body.reason)
    made = await house.floor.record(called, session.actor())
    return {**made.data, "at": made.at, "answered_by": None}


@router.get(
    "/calls",
    response_model=list[HelpCall],
    summary="Who calls for help",
    openapi_extra=for_programs("Pages hear of it on the socket and with the pit."),
)
async def calls(session: SignedIn, house: TheHouse) -> Any:
    """Open calls, oldest first; a terminal sees its own."""
    await asyncio.to_thread(house.book.read, house.journal)
    known = house.book.open_calls()
    return [_call(one) for one in known if session.is_staff or one.terminal == session.device]


@router.post(
    "/calls/{call}/answer", response_model=HelpCall, summary="Somebody goes there",
    responses=refusals("no_such_call", "journal_stopped"),
)  # fmt: skip
async def answer_call(call: CallId, session: SignedIn, house: TheHouse) -> Any:
    """The call is over; the journal has who took it."""
    await asyncio.to_thread(house.book.read, house.journal)
    known = next((one for one in house.book.open_calls() if one.id == call), None)
    if known is None:
        raise Refused("no_such_call", "There is no such call, or somebody has answered it.")
    await house.floor.record(HelpAnswered(call), session.actor())
    return {**_call(known), "answered_by": session.who}


def _call(known: Call) -> dict[str, Any]:
    shown = asdict(known)
    return {"call": shown.pop("id"), **shown}
