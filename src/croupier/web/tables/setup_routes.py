"""New tables, by two people."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from croupier.domain import plain
from croupier.live.tables.floor import clean_command
from croupier.web.door.errors import refusals
from croupier.web.door.house_models import Waiting
from croupier.web.door.programs import for_programs
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.people.routes import ask_for_second
from croupier.web.shown.tables import TableIn
from croupier.web.tables.new_tables import check_new, read_table

router = APIRouter(prefix="/api", tags=["tables"])


@router.post(
    "/tables", status_code=202, response_model=Waiting, summary="Set a table up",
    openapi_extra=for_programs("A policy as it is written; pages describe a table at /setup/."),
    responses=refusals(
        "bad_table", "bad_policy", "bad_command", "table_taken", "currency_differs", "variation_not_approved",
        "licence_not_valid", "passphrase_needed", "too_many_requests", "journal_stopped",
    ),
)  # fmt: skip
async def set_up_table(body: TableIn, session: SignedIn, house: TheHouse, response: Response) -> Any:
    """What it plays by, who does the dealer's work and where its numbers come from. It is closed until it is opened."""
    clean_command(body.policy)
    request = plain(body.model_dump())
    check_new(house, read_table(request))
    return await ask_for_second(house, session, "set-up-table", request, response)
