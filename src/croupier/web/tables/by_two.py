"""What takes two people at a table, and a new table itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.house.tables.events import TableMade
from croupier.refusal import Refused
from croupier.rules import Actor
from croupier.table.wire import COMMANDS
from croupier.web.door.access import TWO_PERSON
from croupier.web.house import House
from croupier.web.people.approvals import signed, spoken_of
from croupier.web.shown.view import summary
from croupier.web.tables.new_tables import read_table, set_up


async def at_the_table(house: House, request: Mapping[str, Any], first: Actor, second: str) -> dict[str, Any]:
    """Asked in the first person's name, about the same result or hold that both saw."""
    table, command = request["table"], request["command"]
    runner = house.floor.table(table)
    key = f"{table}/{first.who}/{request['key']}"
    if spoken_of(runner, command["do"]) != request["about"] and not await house.floor.knows(key):
        raise Refused(
            "approval_differs.confirmed_asked",
            "What was confirmed is not what was asked for.",
            round=runner.view.round,
        )
    whole = signed(COMMANDS[command["do"]], command, second)
    answer = await house.floor.ask(table, whole, key, first)
    if answer.refused is not None:
        raise answer.refused
    return {"events": [{"event": event.name, "data": event.data} for event in answer.events]}


async def set_up_table(house: House, request: Mapping[str, Any], first: Actor, second: str) -> dict[str, Any]:
    table = read_table(request)
    await set_up(house, table)
    await house.floor.record(TableMade(table.name, second), first)
    return summary(house, house.floor.table(table.name))


ACTIONS = {**{name: at_the_table for name in TWO_PERSON if name in COMMANDS}, "set-up-table": set_up_table}
