"""Slips at the cage: what was given out in the whole house, and redeeming one by its code."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path

from croupier.house.slips import Slip
from croupier.house.terminals.events import SlipRedeemed, SlipRefused
from croupier.live.tables.slips import Paid, Presented, number_in
from croupier.refusal import Refused
from croupier.web.door.errors import refusals
from croupier.web.door.house_models import SlipCode, SlipShown
from croupier.web.door.models import NAME
from croupier.web.door.sessions import Session
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.house import House
from croupier.web.lists.listing import Column, Listing
from croupier.web.lists.serve import listed

router = APIRouter(prefix="/api", tags=["cage"])
SlipNumber = Annotated[int, Path(ge=1, le=2**53 - 1, examples=[7])]
TableName = Annotated[str, Path(max_length=80, pattern=NAME, examples=["1"])]
SLIPS = Listing(
    SlipShown,
    names=("table", "slip"),
    columns=(
        Column("slip", "count"),
        Column("kind", "code"),
        Column("table", "table"),
        Column("amount", "money"),
        Column("at", "moment"),
        Column("void", "flag"),
        Column("redeemed", "flag"),
        Column("redeemed_at", "moment"),
        Column("redeemed_by"),
        Column("window"),
    ),
    sort="-slip",
)
NO_SLIP = refusals("no_such_table", "no_such_slip")
ALARMING = frozenset({"slip_redeemed", "slip_void", "no_such_slip"})


@listed(router, "/slips", SLIPS, summary="Slips of the house")
async def slips(_session: Session, house: House) -> Any:
    """Fills, credits and cash-outs in one sequence without a gap, the void ones among them."""
    book = await asyncio.to_thread(house.floor.slips.read)
    return [_shown(found) for found in book.all()]


@router.post(
    "/slips/redeem", response_model=SlipShown, summary="Redeem a slip by its code",
    responses=refusals("bad_code", "no_such_slip", "slip_void", "slip_redeemed", "journal_stopped"),
)  # fmt: skip
async def redeem(body: SlipCode, session: SignedIn, house: TheHouse) -> Any:
    """Once. A slip of the pen is refused and that is all; a code of no slip, or of one that is void or was redeemed
    before, is on record, and an alert."""
    number = number_in(body.code)
    try:
        return _shown(await house.floor.redeem(body.code, body.window, session.actor()))
    except Refused as refusal:
        if refusal.code in ALARMING:
            refused = SlipRefused(str(refusal.facts.get("table", "")), number, refusal.code)
            await house.floor.record(refused, session.actor())
        raise


@router.get("/slips/{table}/{number}", response_model=SlipShown, summary="A slip", responses=NO_SLIP)
async def slip(table: TableName, number: SlipNumber, _session: SignedIn, house: TheHouse) -> Any:
    """What it is worth, and what became of it."""
    return _shown(await _slip(house, table, number))


@router.post(
    "/slips/{table}/{number}/redeem", response_model=SlipShown, summary="Pay a slip that has no code",
    responses={**NO_SLIP, **refusals("slip_redeemed", "code_needed", "journal_stopped")},
)  # fmt: skip
async def redeem_old(table: TableName, number: SlipNumber, session: SignedIn, house: TheHouse) -> Any:
    """Slips of terminals had none before the house had its book of slips."""
    try:
        found = await _slip(house, table, number)
        if house.floor.slips.find(number) is not None:
            raise Refused("code_needed", "Slip {slip} has a code: redeem it by that.", slip=number)
        redeemed = SlipRedeemed(table, number, found.slip.amount, found.slip.kind, "")
        try:
            made = await house.floor.record(redeemed, session.actor())
        except Refused as refusal:
            if refusal.code != "settled_already":
                raise
            raise Refused("slip_redeemed", "This slip was redeemed before.", table=table, slip=number) from None
    except Refused as refusal:
        if refusal.code in ALARMING:
            await house.floor.record(SlipRefused(table, number, refusal.code), session.actor())
        raise
    return _shown(Presented(found.slip, Paid(made.at, session.who)))


async def _slip(house: House, table: str, number: int) -> Presented:
    house.floor.table(table)
    book = await asyncio.to_thread(house.floor.slips.read)
    found = book.find(number)
    if found is not None and found.slip.table == table:
        return found
    known = await house.remembered(table, lambda memory: memory.slips.get(number))
    if known is None:
        raise Refused("no_such_slip", "Table {table} has given out no slip {slip}.", table=table, slip=number)
    return book.of(Slip(number, "cash-out", table, known.amount, known.at))


def _shown(found: Presented) -> dict[str, Any]:
    slip, paid = found.slip, found.paid
    return {
        "table": slip.table,
        "slip": slip.number,
        "kind": slip.kind,
        "amount": slip.amount,
        "at": slip.at,
        "instead": slip.instead,
        "void": bool(slip.void),
        "redeemed": paid is not None,
        "redeemed_by": paid.by if paid else None,
        "redeemed_at": paid.at if paid else None,
        "window": paid.window if paid else "",
    }
