"""Every command as a form: its fields as JSON schema, who may ask for it, and whose word it needs beside."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any

import msgspec

from croupier import register as floor
from croupier import table, tournament
from croupier.dated import days_of
from croupier.rules import Role
from croupier.rules.book.library import authority, floor_authority, tournament_authority
from croupier.web.door.access import TWO_PERSON

Schema = dict[str, Any]
Unsaid = Callable[[str], Collection[str]]  # by command: the fields that nobody sends


def second_person(command: str) -> Collection[str]:
    """Who confirms does so in person, and is not named in the command."""
    return {"second"} if command in TWO_PERSON else ()


def of_the_floor(command: str) -> Collection[str]:
    return {"signature", "seen", "today", "found", floor.TWO_PEOPLE.get(command, "")}


@cache
def table_commands() -> list[dict[str, Any]]:
    return listed(table.COMMANDS, authority(), second_person)


@cache
def floor_commands() -> list[dict[str, Any]]:
    return listed(floor.COMMANDS, floor_authority(), of_the_floor, floor.SIGNED.values())


@cache
def tournament_commands() -> list[dict[str, Any]]:
    return listed(tournament.COMMANDS, tournament_authority(), second_person)


@cache
def table_schemas() -> dict[str, Schema]:
    """For the description of the interface: `PlaceWager` and so on, what they are made of, and `Command` for any."""
    forms, parts = schemas(table.COMMANDS, second_person, "#/components/schemas/{name}")
    names = {name: f"#/components/schemas/{table.COMMANDS[name].__name__}" for name in forms}
    command = {
        "description": "What is asked for; `do` says which command it is.",
        "oneOf": [{"$ref": reference} for reference in names.values()],
        "discriminator": {"propertyName": "do", "mapping": names},
    }
    return {**parts, "Command": command}


def listed(
    commands: Mapping[str, type], roles: Mapping[str, Collection[Role]], unsaid: Unsaid, signed: Collection[str] = ()
) -> list[dict[str, Any]]:
    forms, parts = schemas(commands, unsaid, "#/$defs/{name}")
    return [
        {
            "command": name,
            "text": " ".join(form["description"].split()),
            "roles": [role.value for role in roles[name]],
            "second": sorted(TWO_PERSON.get(name, ())),
            "signed": name in signed,
            "fields": _whole(form, parts),
        }
        for name, form in forms.items()
    ]


def schemas(commands: Mapping[str, type], unsaid: Unsaid, where: str) -> tuple[dict[str, Schema], dict[str, Schema]]:
    """The schema of each command by its name, and all of them with their parts by the names of their classes."""
    found, parts = msgspec.json.schema_components(list(commands.values()), ref_template=where)
    forms = {}
    for name, reference in zip(commands, found, strict=True):
        form = forms[name] = parts[reference["$ref"].rpartition("/")[2]]
        fields = {field: schema for field, schema in form.get("properties", {}).items() if field not in unsaid(name)}
        for field in days_of(commands[name]).keys() & fields.keys():
            fields[field] = {**fields[field], "format": "date"}
        for field, choices in floor.CHOICES.get(name, {}).items():
            fields[field] = {**fields[field], "enum": list(choices)}
        form["properties"] = {"do": {"const": name, "type": "string"}, **fields}
        form["required"] = ["do", *(field for field in form.get("required", ()) if field in fields)]
        form["additionalProperties"] = False
        form.setdefault("description", f"`{name}`")
    return forms, parts


def _whole(form: Schema, parts: Mapping[str, Schema]) -> Schema:
    """The form with all the parts that it is made of."""
    used: dict[str, Schema] = {}
    look = [form]
    while look:
        named = set(re.findall(r"#/\$defs/(\w+)", json.dumps(look.pop()))) - used.keys()
        used |= {name: parts[name] for name in sorted(named)}
        look += [parts[name] for name in named]
    return {**form, "$defs": used} if used else form
