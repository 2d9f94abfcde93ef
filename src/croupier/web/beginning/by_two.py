"""Several things of one step, agreed on by two people as one request. What is there already is not done again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any

from croupier.paper.press import version as version_of
from croupier.paper.sheets.rules_print import complete_rules
from croupier.register import Premises
from croupier.register.postings import TEXT
from croupier.rules import Actor
from croupier.web.beginning.plan import BY_TWO, Part
from croupier.web.house import House


async def begin(house: House, request: Mapping[str, Any], first: Actor, second: str) -> dict[str, Any]:
    """In their order, each decided as if it had been asked for alone; what was done stays, should a later one be
    refused."""
    from croupier.web.by_two import ACTIONS as ALONE  # noqa: PLC0415 - which reads this module

    codes: dict[str, str] = {}
    for part in request["parts"]:
        if await is_there(house, part):
            continue
        name = part["do"]
        if name in BY_TWO:
            told = {field: value for field, value in part.items() if field != "do"}
            done = await ALONE[name](house, told, first, second)
            if "start_code" in done:
                codes[done["badge"]] = done["start_code"]
        else:
            await house.office.done(first, await _with_hash(house, part), f"begin/{secrets.token_hex(12)}", None)
    return {"codes": codes}


async def _with_hash(house: House, part: Part) -> Part:
    """What was approved of the rules is their print as the table makes it."""
    if part["do"] != "record-approval" or part["kind"] != TEXT:
        return part
    rules = house.floor.table(part["subject"].rpartition(" ")[2]).rules
    return {**part, "hash": await asyncio.to_thread(lambda: version_of(complete_rules(rules)))}


async def is_there(house: House, part: Part) -> bool:
    match part["do"]:
        case "add-person":
            return house.people.roll.account(part["badge"]) is not None
        case "set-up-table":
            return part["table"] in house.floor.tables
    return await house.office.read(lambda _, premises: _registered(premises, part))


def _registered(premises: Premises, part: Part) -> bool:
    match part["do"]:
        case "register-person":
            known = premises.people.get(part["badge"])
            return known is not None and known.licence == part["licence"]
        case "register-table":
            return f"table {part['number']}" in premises.things
        case "put-into-use" | "attach-box":
            thing = premises.things.get(part.get("thing") or part["box"])
            return thing is not None and thing.table == part["table"]
        case "record-approval":
            return part["reference"] in premises.approvals
        case name:
            return part[name.removeprefix("register-")] in premises.things


ACTIONS = {"begin-staff": begin, "begin-table": begin}
