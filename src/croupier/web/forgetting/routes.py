"""People who are forgotten: asked for, and what the journal withholds since."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Response

from croupier.journal import Journal
from croupier.live.forgetting import withheld_in
from croupier.web.door.errors import refusals
from croupier.web.door.house_models import Waiting
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.forgetting.models import Forget, Forgetting
from croupier.web.forgetting.person import check, number_of

router = APIRouter(prefix="/api/forgotten", tags=["people"])


@router.get("", response_model=Forgetting, summary="Who was forgotten, and what is withheld")
async def forgotten(_session: SignedIn, house: TheHouse) -> Any:
    """By badge or number; it reads the whole journal."""
    told = await asyncio.to_thread(_told, house.journal)
    return {"keep_years": house.settings.keep_years, "assumed": True, **told}


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


def _told(journal: Journal) -> dict[str, Any]:
    events = [event for event in journal.read("house") if event.name == "person-forgotten"]
    shown = [
        {"at": event.at, "by": event.who, **{name: event.data[name] for name in ("person", "second", "reason", "last")}}
        for event in events
    ]
    counted = withheld_in(journal)
    return {"forgotten": shown, "withheld": [{"person": who, "texts": counted[who]} for who in sorted(counted)]}
