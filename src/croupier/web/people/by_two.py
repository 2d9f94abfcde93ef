"""People are added, given roles and begun again by two key managers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.web.house import House


async def add_person(house: House, request: Mapping[str, Any], first: Actor, second: str) -> dict[str, Any]:
    badge, roles = request["badge"], map(Role, request["roles"])
    return {"badge": badge, "start_code": await house.people.add(badge, request["name"], roles, second, first)}


async def grant_roles(house: House, request: Mapping[str, Any], first: Actor, second: str) -> dict[str, Any]:
    badge = request["badge"]
    if badge in (first.who, second):
        raise Refused("second_person_needed.grants_roles", "Nobody grants roles to themselves.", badge=badge)
    await house.people.grant(badge, map(Role, request["roles"]), second, first)
    return {"badge": badge, "roles": request["roles"]}


async def renew_code(house: House, request: Mapping[str, Any], first: Actor, second: str) -> dict[str, Any]:
    badge = request["badge"]
    if badge in (first.who, second):
        raise Refused("second_person_needed.makes_code", "Nobody makes a code for themselves.", badge=badge)
    return {"badge": badge, "start_code": await house.people.begin_again(badge, second, first)}


ACTIONS = {"add-person": add_person, "grant-roles": grant_roles, "renew-code": renew_code}
