"""People are added, given roles and begun again by two key managers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.house.staff.events import CodeRenewed, PersonAdded, RolesGranted
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.web.house import House


async def add_person(house: House, request: Mapping[str, Any], first: Actor, second: str) -> dict[str, Any]:
    people, badge, name = house.people, request["badge"], request["name"]
    roles = tuple(map(Role, request["roles"]))
    async with people.changing:
        people.check_free(badge)
        await house.floor.record(PersonAdded(badge, name, people.roles_of(roles), second), first)
        return {"badge": badge, "start_code": people.add(badge, name, roles)}


async def grant_roles(house: House, request: Mapping[str, Any], first: Actor, second: str) -> dict[str, Any]:
    people, badge = house.people, request["badge"]
    roles = tuple(map(Role, request["roles"]))
    if badge in (first.who, second):
        raise Refused("second_person_needed.grants_roles", "Nobody grants roles to themselves.", badge=badge)
    async with people.changing:
        people.check_grant(badge, roles)
        await house.floor.record(RolesGranted(badge, people.roles_of(roles), second), first)
        people.grant(badge, roles)
        house.sessions.end_all_of(badge)
    return {"badge": badge, "roles": request["roles"]}


async def renew_code(house: House, request: Mapping[str, Any], first: Actor, second: str) -> dict[str, Any]:
    badge = request["badge"]
    if badge in (first.who, second):
        raise Refused("second_person_needed.makes_code", "Nobody makes a code for themselves.", badge=badge)
    async with house.people.changing:
        house.people.known(badge)
        await house.floor.record(CodeRenewed(badge, second), first)
        code = house.people.begin_again(badge)
        house.sessions.end_all_of(badge)
    return {"badge": badge, "start_code": code}


ACTIONS = {"add-person": add_person, "grant-roles": grant_roles, "renew-code": renew_code}
