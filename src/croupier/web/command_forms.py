"""Every command as a form: its fields as JSON schema, who may ask for it, and whose word it needs beside."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from croupier.rules.library import authority
from croupier.table import COMMANDS
from croupier.web.access import TWO_PERSON


@cache
def schemas() -> dict[str, dict[str, Any]]:
    """Schemas by name: `PlaceWager` and so on, and what they are made of."""
    where = "#/components/schemas/{name}"
    found, components = msgspec.json.schema_components(list(COMMANDS.values()), ref_template=where)
    for name, reference in zip(COMMANDS, found, strict=True):
        form = components[reference["$ref"].rpartition("/")[2]]
        fields = dict(form.get("properties", {}))
        if name in TWO_PERSON:  # The second person confirms in person and is not named in the command.
            fields.pop("second", None)
        form["properties"] = {"do": {"const": name, "type": "string"}, **fields}
        form["required"] = ["do", *(field for field in form.get("required", []) if field in fields)]
        form["additionalProperties"] = False
        form.setdefault("description", f"`{name}`")
    return components


def any_command() -> dict[str, Any]:
    names = {name: f"#/components/schemas/{kind.__name__}" for name, kind in COMMANDS.items()}
    return {
        "description": "What is asked for; `do` says which command it is.",
        "oneOf": [{"$ref": reference} for reference in names.values()],
        "discriminator": {"propertyName": "do", "mapping": names},
    }


@cache
def command_list() -> list[dict[str, Any]]:
    return [
        {
            "command": name,
            "text": " ".join(schemas()[kind.__name__]["description"].split()),
            "roles": [role.value for role in authority()[name]],
            "second": sorted(TWO_PERSON.get(name, ())),
            "fields": schemas()[kind.__name__],
        }
        for name, kind in COMMANDS.items()
    ]
