"""The description of the interface. What a route may answer follows from its door, its method and what it declares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from croupier.web.door.access import ROUTES
from croupier.web.door.command_forms import table_schemas
from croupier.web.door.errors import Error, refusals
from croupier.web.door.guard import SAFE
from croupier.web.door.roles import Door

TAGS = {
    "tables": "What is played, what happened, and commands for those without a socket.",
    "people": "Signing in, and who works here.",
    "terminals": "Screens for players and displays, and their calls for help.",
    "cage": "Slips: all that were given out in the house, and redeeming one by its code.",
    "pit": "The dealer's desk, all tables at a glance, and alerts.",
    "lab": "The game's mathematics, for anybody: quick questions, and long runs as jobs.",
    "floor": "People, equipment, inspections, boxes, incidents, approvals, variations and reports.",
    "tournaments": "Written rules, entries, rounds, prizes and forms; leaderboard and clock for the wall.",
    "journal": "The record: its events, their proofs, its export and verification.",
    "paper": "Printed rules, signs, forms and reports.",
    "house": "What needs two people, who may do what, and what an operator looks at.",
}
COOKIE = {"type": "apiKey", "in": "cookie", "name": "croupier-session", "description": "`__Host-` behind https."}


def describe(app: FastAPI) -> dict[str, Any]:
    """Made once; every route of every router is in it."""
    if app.openapi_schema is None:
        app.openapi_schema = _described(app)
    return app.openapi_schema


def _described(app: FastAPI) -> dict[str, Any]:
    about = "Refusals have one shape everywhere. Live state flows over /api/live; its frames are in /api/frames.json."
    schema = get_openapi(title=app.title, version=app.version, description=about, routes=app.routes)
    parts = schema["components"]["schemas"]
    parts.pop("HTTPValidationError", None)
    parts.pop("ValidationError", None)
    commands = table_schemas()
    assert not commands.keys() & parts.keys(), commands.keys() & parts.keys()
    parts |= commands
    parts["Error"] = Error.model_json_schema(ref_template="#/components/schemas/{model}")
    parts["CommandBody"]["properties"]["command"] = {"$ref": "#/components/schemas/Command"}
    schema["components"]["securitySchemes"] = {"session": COOKIE}
    used = set()
    for method, path, operation in _operations(schema):
        used.update(operation["tags"])
        door = ROUTES.get((method, path))
        takes_input = "requestBody" in operation or "parameters" in operation
        _add_refusals(operation, method, door, takes_input=takes_input)
        _add_examples(operation, parts)
        if door is not Door.OPEN:
            operation["security"] = [{"session": []}]
    schema["tags"] = [{"name": name, "description": TAGS.get(name, name)} for name in sorted(used)]
    return schema


def _operations(schema: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def _add_refusals(operation: dict[str, Any], method: str, door: Any, *, takes_input: bool) -> None:
    """What the guard, the door and the shape of the request may have against it, beside what the route itself says."""
    codes = ["too_many_requests", "too_large"]
    if method not in SAFE:
        codes.append("origin_not_allowed")
    if door is not Door.OPEN:
        codes += ["not_signed_in", "record_altered"]
        codes += [] if door is Door.LOCKED_TOO else ["session_locked"]
        codes += [] if door is Door.SIGNED_IN else ["role_not_allowed"]
    if takes_input:
        codes.append("bad_request")
    answers = operation["responses"]
    if "HTTPValidationError" in str(answers.get("422", "")):
        del answers["422"]
    for declared in answers.values():  # FastAPI has dropped what is null in an example.
        for example in declared.get("content", {}).get("application/json", {}).get("examples", {}).values():
            example["value"].setdefault("clause", None)
    for status, answer in refusals(*codes).items():
        known = answers.setdefault(str(status), answer)
        known["content"]["application/json"].setdefault("examples", {}).update(
            answer["content"]["application/json"]["examples"]
        )


def _add_examples(operation: dict[str, Any], parts: dict[str, Any]) -> None:
    bodies = [operation["requestBody"]] if "requestBody" in operation else []
    for answer in (*operation["responses"].values(), *bodies):
        for content in answer.get("content", {}).values():
            schema = content.setdefault("schema", {"type": "string", "format": "binary"})
            if not {"example", "examples"} & content.keys():
                content["example"] = example_of(schema, parts)
    for parameter in operation.get("parameters", ()):
        parameter.setdefault("example", example_of(parameter["schema"], parts))


def example_of(schema: dict[str, Any], parts: dict[str, Any]) -> Any:
    """Put together from the examples of the fields."""
    match schema:
        case {"examples": [first, *_]}:
            return first
        case {"example": example}:
            return example
        case {"const": value}:
            return value
        case {"enum": [first, *_]}:
            return first
        case {"$ref": reference}:
            return example_of(parts[reference.rpartition("/")[2]], parts)
        case {"anyOf": [first, *_]} | {"oneOf": [first, *_]}:
            return example_of(first, parts)
        case {"type": "array", "items": items}:
            return [example_of(items, parts)]
        case {"type": "object"}:
            return {name: example_of(field, parts) for name, field in schema.get("properties", {}).items()}
        case {"type": "boolean"}:
            return True
        case {"type": "null"}:
            return None
        case {"default": default}:
            return default
    return {"integer": 1, "number": 1.5, "string": "text"}.get(schema.get("type", ""), {})
