"""People who are forgotten: asked for, and what the journal withholds since."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Response

from croupier.journal import Journal
from croupier.live.forgetting import withheld_in
from croupier.web.door.errors import refusals
from croupier.web.door.house_models import Waiting
from croupier.web.door.sessions import Session
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.forgetting.models import Forget, ForgottenShown, KeepingRule, WithheldShown
from croupier.web.forgetting.person import check, number_of
from croupier.web.house import House
from croupier.web.lists.listing import Column, Listing
from croupier.web.lists.serve import listed

router = APIRouter(prefix="/api/forgotten", tags=["people"])


FORGOTTEN = Listing(
    ForgottenShown,
    names=("person", "at"),
    columns=(
        Column("person", "name"),
        Column("at", "moment"),
        Column("by"),
        Column("second"),
        Column("reason"),
        Column("last", "moment"),
    ),
    sort="-at",
)
WITHHELD = Listing(
    WithheldShown, names=("person",), columns=(Column("person", "name"), Column("texts", "count")), sort="person"
)


@listed(router, "", FORGOTTEN, summary="Who was forgotten")
async def forgotten(_session: Session, house: House) -> Any:
    """By badge or number."""
    return await asyncio.to_thread(_forgotten, house.journal)


@listed(router, "/withheld", WITHHELD, summary="What is withheld of whom")
async def withheld(_session: Session, house: House) -> Any:
    """It reads the whole journal."""
    counted = await asyncio.to_thread(withheld_in, house.journal)
    return [{"person": who, "texts": number} for who, number in counted.items()]


@router.get("/rule", response_model=KeepingRule, summary="How long records are kept")
async def rule(_session: SignedIn, house: TheHouse) -> Any:
    """Nobody is forgotten before."""
    return {"keep_years": house.settings.keep_years, "assumed": True}


@router.post(
    "", status_code=202, response_model=Waiting, summary="Forget a person",
    responses=refusals(
        "nobody_known", "nothing_private", "person_still_here", "records_still_kept", "passphrase_needed",
        "licence_not_valid", "too_many_requests", "journal_stopped",
    ),
)  # fmt: skip
async def forget(body: Forget, session: SignedIn, house: TheHouse, response: Response) -> Any:
    """By two people, once the time for which records are kept is over. Names and notes are then withheld for ever."""
    person = await asyncio.to_thread(number_of, house, body.kind, body.known_as)
    await check(house, person)
    response.status_code = 202
    return {"approval": await house.approvals.ask(session, "forget-person", {"person": person, "reason": body.reason})}


def _forgotten(journal: Journal) -> list[dict[str, Any]]:
    return [
        {"at": event.at, "by": event.who, **{name: event.data[name] for name in ("person", "second", "reason", "last")}}
        for event in journal.read("house")
        if event.name == "person-forgotten"
    ]
