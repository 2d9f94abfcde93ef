"""New tables, by two people."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from croupier.house.tables.events import TableMade
from croupier.web.door.errors import refusals
from croupier.web.door.house_models import Waiting
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.people.routes import by_two
from croupier.web.shown.tables import TableIn
from croupier.web.shown.view import summary
from croupier.web.tables.new_tables import check_new, read_table, set_up

router = APIRouter(prefix="/api", tags=["tables"])


@router.post(
    "/tables", status_code=202, response_model=Waiting, summary="Set a table up",
    responses=refusals(
        "bad_table", "bad_policy", "table_taken", "currency_differs", "variation_not_approved", "licence_not_valid",
        "passphrase_needed", "too_many_requests", "journal_stopped",
    ),
)  # fmt: skip
async def set_up_table(body: TableIn, session: SignedIn, house: TheHouse, response: Response) -> Any:
    """What it plays by, who does the dealer's work and where its numbers come from. It is closed until it is opened."""
    request = body.model_dump()
    table = read_table(request)
    check_new(house, table)

    async def carry_out(second: str) -> dict[str, Any]:
        await set_up(house, table)
        await house.floor.record(TableMade(table.name, second), session.actor())
        return summary(house, house.floor.table(table.name))

    return await by_two(house, session, "set-up-table", request, carry_out, response)
