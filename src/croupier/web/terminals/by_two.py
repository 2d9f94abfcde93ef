"""A screen is taken into use by two members of staff."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.rules import Actor
from croupier.web.house import House


async def enrol_terminal(house: House, request: Mapping[str, Any], first: Actor, _second: str) -> dict[str, Any]:
    """The screen must still show its code: after a restart it has asked anew, with another one."""
    return await house.confirm_terminal(request["code"], first)


ACTIONS = {"enrol-terminal": enrol_terminal}
