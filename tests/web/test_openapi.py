"""The description of the interface is complete, and true of what it describes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator  # comes with schemathesis
from tests.web.described import SHAPE
from tests.web.web_support import Server, open_a_table, serving

from croupier.table import COMMANDS
from croupier.web.door.access import ROUTES
from croupier.web.door.errors import status_of
from croupier.web.door.roles import Door

NOT_DESCRIBED = {("GET", "/api/openapi.json")}  # itself


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("openapi"), tables=open_a_table) as server:
        yield server


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, Any]:
    return server.described.document


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


Fits = Callable[[Any, dict[str, Any]], None]


@pytest.fixture(scope="module")
def fits(document: dict[str, Any]) -> Fits:
    """A schema is read with all the parts of the document, which takes long, so once."""
    known: dict[str, Draft202012Validator] = {}

    def check(example: Any, schema: dict[str, Any]) -> None:
        name = json.dumps(schema)
        if name not in known:
            known[name] = Draft202012Validator({**schema, "components": document["components"]})
        known[name].validate(example)

    return check


def test_every_route_is_described(document: dict[str, Any]) -> None:
    described = {(method, path) for method, path, _ in operations(document)}
    http = {route for route in ROUTES if route[0] != "WEBSOCKET"}
    assert described == http - NOT_DESCRIBED


def test_no_two_shapes_have_one_name(document: dict[str, Any]) -> None:
    """Two models of one name would be told apart by the modules they stand in, which nobody wants to read."""
    assert [name for name in document["components"]["schemas"] if "__" in name] == []


def test_every_operation_says_what_it_is_for(document: dict[str, Any]) -> None:
    ids = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(ids) == len(set(ids))
    tags = {tag["name"]: tag["description"] for tag in document["tags"]}
    for method, path, operation in operations(document):
        assert operation["summary"], (method, path)
        assert len(operation["description"]) > 5, (method, path)
        assert not operation["summary"].endswith("."), (method, path)
        (tag,) = operation["tags"]
        assert tags[tag] != tag, f"{tag} has no description"


def test_every_answer_has_a_shape_and_an_example_that_fits(document: dict[str, Any], fits: Fits) -> None:
    for method, path, operation in operations(document):
        good = [status for status in operation["responses"] if status < "400"]
        assert good, (method, path)
        for status in good:
            for kind, content in operation["responses"][status]["content"].items():
                where = f"{method} {path} {status}"
                assert "example" in content or "examples" in content, where
                if kind == "application/json":
                    assert content.get("schema"), where
                    examples = [content["example"]] if "example" in content else content["examples"].values()
                    for example in examples:
                        fits(example["value"] if "examples" in content else example, content["schema"])


def test_every_request_has_an_example_that_fits(document: dict[str, Any], fits: Fits) -> None:
    for _method, _path, operation in operations(document):
        for content in operation.get("requestBody", {}).get("content", {}).values():
            if content["schema"].get("type") != "string":
                fits(content["example"], content["schema"])
        for parameter in operation.get("parameters", ()):
            assert {"example", "examples"} & {*parameter, *parameter["schema"]}, parameter


def test_every_refusal_is_described_with_an_example(document: dict[str, Any], fits: Fits) -> None:
    error = document["components"]["schemas"]["Error"]
    assert set(error["properties"]) == set(error["required"]) == SHAPE
    for method, path, operation in operations(document):
        for status, answer in operation["responses"].items():
            if status < "400":
                continue
            content = answer["content"]["application/json"]
            assert content["schema"] == {"$ref": "#/components/schemas/Error"}, (method, path, status)
            for code, example in content["examples"].items():
                assert status_of(code) == int(status), (method, path, code)
                assert re.fullmatch(r"[a-z_]+", code)
                fits(example["value"], error)


def test_what_follows_from_the_door_is_described(document: dict[str, Any]) -> None:
    for method, path, operation in operations(document):
        door = ROUTES[method, path]
        answers = set(operation["responses"])
        assert {"413", "429"} <= answers, (method, path)
        assert ("401" in answers) or door is Door.OPEN, (method, path)
        assert ("403" in answers) or method == "GET", (method, path)
        assert ("security" in operation) is (door is not Door.OPEN), (method, path)
        assert "500" not in answers, (method, path)
        assert "HTTPValidationError" not in str(operation)


def test_every_command_has_a_form_that_names_its_fields(server: Server, document: dict[str, Any]) -> None:
    parts = document["components"]["schemas"]
    assert set(parts["Command"]["discriminator"]["mapping"]) == set(COMMANDS)
    for name, kind in COMMANDS.items():
        form = parts[kind.__name__]
        fields = set(kind.__dataclass_fields__) - ({"second"} if "second" not in form["properties"] else set())
        assert set(form["properties"]) == {"do", *fields}
        assert form["properties"]["do"]["const"] == name
    listed = server.client().get("/api/commands").json()
    assert [one["command"] for one in listed] == list(COMMANDS)


@pytest.mark.parametrize("address", ["/api/commands", "/api/floor/commands", "/api/tournament-commands"])
def test_every_form_has_the_parts_it_is_made_of(server: Server, address: str) -> None:
    listed = server.client("S1").get(address).json()
    named = {one["command"]: re.findall(r'"\$ref": "([^"]+)"', json.dumps(one["fields"])) for one in listed}
    assert named
    for one in listed:
        assert one["fields"]["additionalProperties"] is False
        parts = {f"#/$defs/{name}" for name in one["fields"].get("$defs", ())}
        assert set(named[one["command"]]) == parts, one["command"]


def test_the_frames_of_the_socket_are_described(server: Server) -> None:
    frames = server.client().get("/api/frames.json").json()
    assert {"Hello", "Command", "Snapshot", "Events", "Mine", "Answered", "NotDone"} <= set(frames["$defs"])
