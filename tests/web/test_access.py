"""Who may do what over the network: the table is complete, and it is kept for every address and every role."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute
from starlette.routing import BaseRoute
from tests.web.web_support import STAFF, Server, open_a_table, serving

from croupier.rules import Role
from croupier.rules.library import authority
from croupier.table import COMMANDS
from croupier.table.snapshot import freeze
from croupier.web.access import ROUTES, TWO_PERSON, Door
from croupier.web.app import routers


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("access"), tables=open_a_table) as server:
        yield server


def paths(routes: list[BaseRoute]) -> set[tuple[str, str]]:
    found = set()
    for route in routes:
        if isinstance(route, APIRoute):
            found |= {(method, route.path) for method in route.methods or ()}
        elif isinstance(route, APIWebSocketRoute):
            found.add(("WEBSOCKET", route.path))
        else:
            pytest.fail(f"{route} is of a kind that the access table does not know")
    return found


def test_every_route_is_in_the_table_and_the_table_has_no_other(server: Server) -> None:
    found = paths([route for router in routers() for route in router.routes])
    assert found | {("GET", "/api/openapi.json"), ("WEBSOCKET", "/api/live")} == set(ROUTES)


def test_every_command_has_its_roles() -> None:
    assert set(authority()) == set(COMMANDS)
    house_actions = {"enrol-terminal", "add-person", "grant-roles", "renew-code"}
    assert set(TWO_PERSON) <= set(COMMANDS) | house_actions


def asked(client: httpx.Client, method: str, path: str) -> httpx.Response:
    concrete = re.sub(r"\{table\}", "1", path)
    concrete = re.sub(r"\{number\}", "7", concrete)
    concrete = re.sub(r"\{(approval|call)\}", "abc0", concrete)
    concrete = re.sub(r"\{(badge|terminal)\}", "nobody", concrete)
    return client.request(method, concrete, json={} if method == "POST" else None)


@pytest.mark.parametrize("who", ["", "terminal", *STAFF])
def test_every_address_as_everybody(server: Server, who: str) -> None:
    before = freeze(server.house.floor.tables["1"].view)
    client = server.terminal(1) if who == "terminal" else server.client(who)
    for (method, path), door in ROUTES.items():
        if method == "WEBSOCKET" or (method, path) == ("DELETE", "/api/session"):
            continue
        answer = asked(client, method, path)
        role = STAFF.get(who)
        let_in = (
            door is Door.OPEN
            or (door is Door.SIGNED_IN and who != "")
            or (door in (Door.STAFF, Door.LOCKED_TOO) and role is not None)
            or (not isinstance(door, Door) and (role or (Role.PLAYER if who else None)) in door)
        )
        if not let_in:
            assert answer.status_code == (403 if who else 401), (method, path, answer.text)
            assert answer.json()["code"] == ("role_not_allowed" if who else "not_signed_in")
        else:
            assert answer.status_code in (200, 201, 202, 401, 404, 409, 422), (method, path, answer.text)
            assert answer.status_code != 401 or "passphrase" in answer.text
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "message", "clause", "facts", "request_id"}
            assert answer.headers["x-request-id"] == answer.json()["request_id"]
        assert answer.headers["x-frame-options"] == "DENY"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-croupier-demonstration"]
    assert freeze(server.house.floor.tables["1"].view) == before


def test_the_openapi_says_what_can_be_answered(server: Server) -> None:
    schema = server.client().get("/api/openapi.json").json()
    for method, path in ROUTES:
        if method == "WEBSOCKET" or path == "/api/openapi.json":
            continue
        operation = schema["paths"][path][method.lower()]
        assert {"413", "429"} <= set(operation["responses"])
    frames = server.client().get("/api/frames.json").json()
    assert {"Hello", "Command", "Snapshot", "Events", "Mine", "Answered", "NotDone"} <= set(frames["$defs"])


def test_the_felt_can_be_drawn_from_the_layout(server: Server) -> None:
    layout = server.client().get("/api/tables/1/layout").json()
    assert len(layout["bets"]) == 155
    for place in layout["places"]:
        left, top, right, bottom = place["zone"]
        assert left < place["point"][0] < right
        assert top < place["point"][1] < bottom
    seventeen = next(bet for bet in layout["bets"] if bet["bet"] == "straight-17")
    assert (seventeen["pays"], seventeen["min"], seventeen["max"]) == (35, 100, 50_000)
    rules = server.client().get("/api/tables/1/rules").json()
    assert rules["rulebook"] == "colorado"
    assert all(row["clause"] for row in rules["pays"])


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE"])
def test_unknown_addresses_have_the_same_error_shape(server: Server, method: str) -> None:
    answer = server.client().request(method, "/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"
