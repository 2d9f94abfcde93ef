"""Terminals, cash-out slips, approvals, and what an operator looks at."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field

from croupier import __version__
from croupier.journal import Recorded
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.rules.library import authority
from croupier.web import frames
from croupier.web.access import ROUTES, TWO_PERSON, Door
from croupier.web.entry import Entered, SignedIn, TheHouse, set_cookie
from croupier.web.house import House
from croupier.web.metrics import metrics_text
from croupier.web.routes_people import Body

router = APIRouter(prefix="/api", tags=["house"])
TERMINAL_SECONDS = 400 * 24 * 3600  # as long as browsers keep a cookie
SlipNumber = Annotated[int, Path(ge=1, le=2**53 - 1)]
TableName = Annotated[str, Path(max_length=80, examples=["1"])]
ApprovalId = Annotated[str, Path(max_length=40)]


class Screen(Body):
    """Seat 0 is a display for everybody."""

    table: Annotated[str, Field(min_length=1, max_length=80, examples=["1"])]
    seat: Annotated[int, Field(ge=0, le=100_000, strict=True, examples=[3])]


class Code(Body):
    code: Annotated[str, Field(min_length=4, max_length=40, examples=["ABCD-2345"])]


class Digest(Body):
    digest: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


@router.post("/terminals", status_code=201)
async def enrol(body: Screen, _session: Entered, house: TheHouse, response: Response) -> dict[str, Any]:
    """A screen asks to be a terminal and shows the code; in a demonstration it is confirmed at once."""
    code, token = house.enrol(body.table, body.seat)
    name = f"{body.table}-{body.seat}"
    set_cookie(response, house.settings, f"terminal-{name}", token, TERMINAL_SECONDS)
    if house.settings.demo:
        await house.confirm_terminal(code, Actor("demonstration", Role.SYSTEM))
    return {"code": code, "terminal": name, "confirmed": house.settings.demo}


@router.post("/terminals/confirm", responses={202: {"description": "It waits for a second person."}}, status_code=202)
async def confirm(body: Code, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    """Two members of staff confirm the code that a screen shows."""
    enrolment = house.waiting_enrolment(body.code.upper())
    actor = session.actor()

    async def carry_out(_second: str) -> dict[str, Any]:
        return await house.confirm_terminal(body.code.upper(), actor)

    request = {"code": body.code.upper(), "table": enrolment.table, "seat": enrolment.seat}
    approval = await house.approvals.ask(session, "enrol-terminal", request, carry_out)
    return {"approval": approval.as_json(house.approvals.clock())}


@router.get("/terminals")
async def terminals(_session: SignedIn, house: TheHouse) -> list[dict[str, Any]]:
    return [
        {"terminal": t.id, "table": t.table, "seat": t.seat, "confirmed_by": t.confirmed}
        for t in house.store.terminals()
    ]


@router.delete("/terminals/{terminal}")
async def remove(terminal: Annotated[str, Path(max_length=120)], session: SignedIn, house: TheHouse) -> dict[str, Any]:
    await house.remove_terminal(terminal, session.actor())
    return {"terminal": terminal}


@router.get("/slips/{table}/{number}")
async def slip(table: TableName, number: SlipNumber, _session: SignedIn, house: TheHouse) -> dict[str, Any]:
    return await asyncio.to_thread(_slip, house, table, number)


@router.post("/slips/{table}/{number}/redeem")
async def redeem(table: TableName, number: SlipNumber, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    """Pay a cash-out slip, once: the journal itself takes the second time for what it is."""
    found = await asyncio.to_thread(_slip, house, table, number)
    data = {"table": table, "slip": number, "amount": found["amount"]}
    try:
        await house.floor.record("slip-redeemed", data, session.actor(), unique=f"slip/{table}/{number}")
    except Refused as refusal:
        if refusal.code != "settled_already":
            raise
        raise Refused("slip_redeemed", "This slip was redeemed before.", table=table, slip=number) from None
    return {**found, "redeemed": True}


def _slip(house: House, table: str, number: int) -> dict[str, Any]:
    stream = house.floor.table(table).writer.stream

    def is_it(event: Recorded) -> bool:
        return event.name == "cashed-out" and event.data["slip"] == number

    cashed = next(filter(is_it, house.journal.read(stream)), None)
    if cashed is None:
        raise Refused("no_such_slip", f"Table {table} has given out no slip {number}.", table=table, slip=number)
    redeemed = any(
        event.name == "slip-redeemed" and (event.data["table"], event.data["slip"]) == (table, number)
        for event in house.journal.read("house")
    )
    amount = cashed.data["chips"] + cashed.data["value"]
    return {"table": table, "slip": number, "seat": cashed.data["seat"], "amount": amount, "redeemed": redeemed}


@router.get("/approvals")
async def approvals(_session: SignedIn, house: TheHouse) -> list[dict[str, Any]]:
    """What waits for a second person."""
    return house.approvals.waiting()


@router.post("/approvals/{approval}/confirm")
async def confirm_approval(approval: ApprovalId, body: Digest, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    """The second person confirms exactly this request; then it is done."""
    return await house.approvals.confirm(session, approval, body.digest)


@router.post("/approvals/{approval}/refuse")
async def refuse_approval(approval: ApprovalId, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    await house.approvals.refuse(session, approval)
    return {"refused": True}


@router.get("/authority")
async def authorities(_session: Entered) -> dict[str, Any]:
    """Who may do what: commands at a table, addresses of this interface, and what needs two people."""
    routes = {
        f"{method} {path}": door.value if isinstance(door, Door) else sorted(door)
        for (method, path), door in ROUTES.items()
    }
    return {"commands": authority(), "routes": routes, "two_person": {k: sorted(v) for k, v in TWO_PERSON.items()}}


@router.get("/health")
async def health(_session: Entered, house: TheHouse) -> dict[str, Any]:
    suspended = sorted(name for name, runner in house.floor.tables.items() if runner.suspended)
    return {
        "ok": not suspended,
        "version": __version__,
        "demo": house.settings.demo,
        "tables": len(house.floor.tables),
        "suspended": suspended,
        "up_seconds": round(time.monotonic() - house.started),
        "fsync_ms": round(house.fsync_ms, 3),
        "journal_sequence": house.journal.head().sequence,
        "setup_needed": bool(house.people.setup_code),
    }


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(_session: Entered, house: TheHouse) -> str:
    return metrics_text(house)


@router.get("/frames.json")
async def frame_schema(_session: Entered) -> dict[str, Any]:
    """The JSON schema of every frame of the WebSocket at /api/live."""
    return frames.schema()
