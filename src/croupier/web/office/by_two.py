"""What takes two people in the floor's office: counts, witnesses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.register import TWO_PEOPLE
from croupier.rules import Actor
from croupier.web.house import House


async def of_the_floor(house: House, request: Mapping[str, Any], first: Actor, second: str) -> dict[str, Any]:
    return await house.office.agreed(first, request["command"], request["key"], second)


ACTIONS = dict.fromkeys(TWO_PEOPLE, of_the_floor)
