"""A person is forgotten by two: on record first, then the key is destroyed, and memory reads the journal anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.house.forgetting.events import PersonForgotten
from croupier.rules import Actor
from croupier.web.forgetting.person import check, halls_with
from croupier.web.house import House


async def forget_person(house: House, request: Mapping[str, Any], first: Actor, second: str) -> dict[str, Any]:
    known = await check(house, request["person"])
    years, reason = house.settings.keep_years, request["reason"]
    await house.floor.record(PersonForgotten(known.person, known.keys, known.last, years, reason, second), first)
    kind, _, known_as = known.person.partition("/")
    halls = halls_with(house, known_as) if kind == "entrant" else []
    await house.destroy_keys()
    for hall in halls:
        await house.floor.pen.write(hall.reload)
        house.boards.changed(hall.name)
    return {"person": known.person, "keys": len(known.keys)}


ACTIONS = {"forget-person": forget_person}
