"""Prizes and fees of a tournament, by two people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.domain import plain
from croupier.live import Request
from croupier.live.desks.tournaments import Hall
from croupier.refusal import Refused
from croupier.rules import Actor
from croupier.tournament import COMMANDS
from croupier.web.door.access import TWO_PERSON
from croupier.web.house import House
from croupier.web.people.approvals import signed


async def of_the_tournament(house: House, request: Mapping[str, Any], first: Actor, second: str) -> dict[str, Any]:
    """Prizes are worked out again: if anything has changed them, it is not what the second person read."""
    hall, command = house.tournaments.hall(request["tournament"]), request["command"]
    if (
        "prizes" in request
        and not await house.floor.knows(request["key"])
        and plain(await prizes(house, first, hall, command)) != request["prizes"]
    ):
        raise Refused("approval_differs.confirmed_asked", "What was confirmed is not what was asked for.")
    return await asked(house, first, hall, signed(COMMANDS[command["do"]], command, second), request["key"])


async def asked(house: House, actor: Actor, hall: Hall, command: Mapping[str, Any], key: str) -> dict[str, Any]:
    try:
        answer = await hall.ask(Request(command, house.floor.now(), key, actor))
    finally:
        house.tournaments.forget_unborn(hall.name)
    if answer.refused is not None:
        raise answer.refused
    return {"events": [{"event": event.name, "data": event.data} for event in answer.events], "sequence": hall.seen}


async def refusal(house: House, actor: Actor, hall: Hall, command: Mapping[str, Any]) -> Refused | None:
    """What it would be refused with now, if it would."""
    request = Request(command, house.floor.now(), "foreseen", actor)
    return await house.floor.pen.write(lambda: hall.desk.objection(request))


async def prizes(house: House, actor: Actor, hall: Hall, command: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Who gets what, as the second person reads it."""
    request = Request(command, house.floor.now(), "foreseen", actor)
    (awarded,) = await house.floor.pen.write(lambda: hall.desk.foreseen(request))
    entries, fields = hall.view.entries, ("place", "kind", "amount", "description")
    return [{"name": entries[line["entry"]].name, **{key: line[key] for key in fields}} for line in awarded.lines]


ACTIONS = {name: of_the_tournament for name in TWO_PERSON if name in COMMANDS}
