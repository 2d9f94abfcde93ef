"""Who may do what over the network: one table for addresses, one for commands, and both are kept for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute
from starlette.routing import BaseRoute
from tests.tournament.test_web import rules_of_twelve
from tests.web.web_support import STAFF, Server, open_a_table, serving
from websockets.exceptions import InvalidStatus

from croupier.register import COMMANDS as FLOOR_COMMANDS
from croupier.rules import Role
from croupier.rules.book.library import authority, floor_authority, tournament_authority
from croupier.table import COMMANDS
from croupier.table.snapshot import freeze
from croupier.tournament import COMMANDS as TOURNAMENT_COMMANDS
from croupier.web.app import routers
from croupier.web.door.access import ROUTES, TWO_PERSON, door_of
from croupier.web.door.roles import Door
from croupier.web.openapi import example_of
from croupier.words.catalogue import catalogue

EVERYBODY = ["", "terminal", "display", *(who for who in STAFF if who not in ("S2", "K2"))]  # one of each role
HOUSE_ACTIONS = {
    "set-up-table",
    "enrol-terminal",
    "add-person",
    "grant-roles",
    "renew-code",
    "forget-person",
    "begin-staff",
    "begin-table",
}
FEW = 4
ABOUT_ROLES = {"role_not_allowed", "dealer_only", "not_your_seat"}  # others tell the role and who is allowed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("access"), tables=open_a_table) as server:
        yield server


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--long"))


def browser(server: Server, who: str) -> httpx.Client:
    if who in ("terminal", "display"):
        return server.terminal(1 if who == "terminal" else 0)
    return server.client(who)


def role_of(who: str) -> Role | None:
    return Role.PLAYER if who == "terminal" else STAFF.get(who)


def asking(number: int, is_for: Callable[[str], bool], everybody: Collection[str], *, all_of_them: bool) -> set[str]:
    """Who asks for this address or command: all for whom it is, where they are few, and of the others some, each time
    different ones, and always nobody. Whoever is kept out is so by one line for all; `--long` asks as everybody.
    """
    if all_of_them:
        return set(everybody)
    groups = [[who for who in everybody if is_for(who) is wanted] for wanted in (True, False)]
    some = [group[(number + step) % len(group)] for group in groups if group for step in (0, 5, 9)]
    return {"", *some, *(groups[0] if len(groups[0]) <= FEW else ())}


# --- addresses


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


def test_every_route_is_in_the_table_and_the_table_has_no_other() -> None:
    found = paths([route for router in routers() for route in router.routes])
    assert found | {("GET", "/api/openapi.json"), ("WEBSOCKET", "/api/live")} == set(ROUTES)


def let_in(door: Door | frozenset[Role], who: str) -> bool:
    if door is Door.OPEN:
        return True
    if door is Door.SIGNED_IN:
        return who != ""
    if isinstance(door, Door):
        return who in STAFF
    return role_of(who) in door


def ask(server: Server, client: httpx.Client, method: str, path: str) -> httpx.Response:
    """With parameters that name nothing, and with nothing in the body: whoever is let in gets no further."""
    concrete = path.replace("{table}", "1").replace("{badge}", "nobody").replace("{terminal}", "nothing")
    for parameter in server.described.document["paths"].get(path, {}).get(method.lower(), {}).get("parameters", ()):
        concrete = concrete.replace(f"{{{parameter['name']}}}", str(parameter["example"]))
    assert "{" not in concrete
    return client.request(method, concrete, json={} if method == "POST" else None)


@pytest.mark.parametrize("who", EVERYBODY)
def test_every_address_as_everybody(server: Server, who: str, long: bool) -> None:
    before = freeze(server.house.floor.tables["1"].view)
    client = browser(server, who)
    for number, (method, path) in enumerate(ROUTES):
        if method == "WEBSOCKET" or (method, path) == ("DELETE", "/api/session"):
            continue
        door = door_of(method, path, demo=server.house.settings.demo)
        assert door is not None
        if who not in asking(number, partial(let_in, door), EVERYBODY, all_of_them=long):
            continue
        answer = ask(server, client, method, path)
        said = (method, path, answer.status_code, answer.text[:200])
        if let_in(door, who):
            assert answer.status_code not in (401, 403) or "passphrase" in answer.text or "code" in answer.text, said
            assert answer.status_code < 500, said
        else:
            assert answer.status_code == (403 if who else 401), said
            assert answer.json()["code"] == ("role_not_allowed" if who else "not_signed_in"), said
        assert answer.headers["x-frame-options"] == "DENY"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-croupier-demonstration"]
    assert client.delete("/api/session").status_code == 200
    assert freeze(server.house.floor.tables["1"].view) == before


@pytest.mark.parametrize("who", EVERYBODY)
def test_the_socket_is_for_whoever_is_signed_in(server: Server, who: str) -> None:
    client = browser(server, who)
    if who == "":
        with pytest.raises(InvalidStatus), server.socket(client):
            pass
    else:
        with server.live(client) as live:
            assert live.next("snapshot")["table"] == "1"


# --- commands


def test_every_command_has_its_roles() -> None:
    assert set(authority()) == set(COMMANDS)
    assert set(floor_authority()) == set(FLOOR_COMMANDS)
    assert set(tournament_authority()) == set(TOURNAMENT_COMMANDS)
    assert set(TWO_PERSON) <= {*COMMANDS, *FLOOR_COMMANDS, *TOURNAMENT_COMMANDS, *HOUSE_ACTIONS}


def forms(server: Server, address: str) -> dict[str, dict[str, Any]]:
    listed = server.client("S1").get(address).json()
    return {form["command"]: form["fields"] for form in listed}


def example(server: Server, name: str, form: dict[str, Any]) -> dict[str, Any]:
    """A command of the right shape, about seat 1."""
    parts = {**server.described.document["components"]["schemas"], **form.get("$defs", {})}
    made = example_of(form, parts)
    known = {"seat": 1, "dealer": "D1"}
    return {**made, "do": name, **{field: value for field, value in known.items() if field in made}}


LAST = ("sign-out-dealer", "begin-closing", "close-table", "unseat-player", "cash-out")  # what others depend on


def in_order(roles: Mapping[str, tuple[Role, ...]]) -> list[tuple[str, tuple[Role, ...]]]:
    return sorted(roles.items(), key=lambda row: row[0] in LAST)


def check_commands(
    server: Server, where: str, forms: dict[str, dict[str, Any]], roles: Any, everybody: Any, *, long: bool
) -> None:
    """First those for whom it is not, which changes nothing; then those for whom it is."""
    state = freeze(server.house.floor.tables["1"].view)
    clients = {who: browser(server, who) for who in everybody}
    for turn in (False, True):
        for number, (name, allowed) in enumerate(in_order(roles)):
            command = example(server, name, forms[name])
            asked = asking(number, partial(has_one_of, allowed), everybody, all_of_them=long)
            for who, client in clients.items():
                if who not in asked or (role_of(who) in allowed) is not turn:
                    continue
                answer = client.post(where, json={"key": f"{who}/{name}", "command": command})
                said = (name, who, answer.status_code, answer.text[:300])
                assert (answer.status_code >= 400 and is_about_roles(answer.json())) is not turn, said
        if not turn:
            assert freeze(server.house.floor.tables["1"].view) == state


def has_one_of(roles: Collection[Role], who: str) -> bool:
    return role_of(who) in roles


def is_about_roles(refusal: dict[str, Any]) -> bool:
    return refusal["code"] in ABOUT_ROLES or {"role", "allowed"} <= set(refusal["facts"])


def test_every_command_of_a_table_as_everybody(server: Server, long: bool) -> None:
    everybody = [who for who in EVERYBODY if who]
    check_commands(server, "/api/tables/1/commands", forms(server, "/api/commands"), authority(), everybody, long=long)


def test_every_command_of_the_floor_as_everybody(server: Server, long: bool) -> None:
    everybody = [who for who in EVERYBODY if who in STAFF]
    check_commands(
        server, "/api/floor/commands", forms(server, "/api/floor/commands"), floor_authority(), everybody, long=long
    )


def test_every_command_of_a_tournament_as_everybody(server: Server, long: bool) -> None:
    everybody = [who for who in EVERYBODY if who and who != "display"]
    where = "/api/tournaments/trial/commands"
    publish = {"key": "publish", "command": {"do": "publish-rules", "rules": rules_of_twelve()}}
    assert server.client("O1").post(where, json=publish).status_code == 200
    check_commands(
        server, where, forms(server, "/api/tournament-commands"), tournament_authority(), everybody, long=long
    )


def test_who_may_do_what_can_be_asked_for(server: Server) -> None:
    told = server.client().get("/api/authority").json()
    assert told["commands"] == {name: list(roles) for name, roles in authority().items()}
    assert told["floor"] == {name: list(roles) for name, roles in floor_authority().items()}
    assert told["tournament"] == {name: list(roles) for name, roles in tournament_authority().items()}
    assert set(told["routes"]) == {f"{method} {path}" for method, path in ROUTES}
    assert set(told["two_person"]) == set(TWO_PERSON)


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE"])
def test_unknown_addresses_have_the_same_error_shape(server: Server, method: str) -> None:
    answer = server.client().request(method, "/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


@pytest.mark.parametrize(
    ("method", "path", "allowed"), [("PUT", "/api/tables", "GET, POST"), ("DELETE", "/api/tables/1/books", "GET")]
)
def test_a_wrong_method_has_the_same_error_shape(server: Server, method: str, path: str, allowed: str) -> None:
    wrong = server.client().request(method, path)
    assert (wrong.status_code, wrong.json()["code"]) == (405, "method_not_allowed")
    assert wrong.headers["allow"] == allowed
    assert set(wrong.json()) == {"code", "id", "message", "clause", "facts", "request_id"}


def test_no_address_can_be_written_another_way(server: Server) -> None:
    for path in ("/api/people/", "//api/people", "/api/../api/people", "/api/People", "/api/people%2f", "/api//people"):
        answer = server.client().get(path)
        assert answer.status_code in (401, 404), (path, answer.text)
        assert not re.search("badge", answer.text)


@pytest.mark.parametrize(
    ("path", "body", "told"),
    [
        ("/api/nothing", {}, "Unter dieser Adresse gibt es nichts."),
        ("/api/session", {"badge": 7, "passphrase": "x"}, "badge: erwartet wird ein Text."),
        ("/api/session", {"passphrase": "x"}, "badge: das fehlt."),
        ("/api/session", {"badge": "D1", "passphrase": "x", "y": 1}, "y: dieses Feld gibt es nicht."),
        ("/api/session", {"badge": "D1", "passphrase": "x" * 5000}, "passphrase: höchstens 200 Zeichen."),
        ("/api/lab/sheet", {"language": "xx"}, "die Sprache „xx“ gibt es nicht, nur en, de, es, fr, zh-Hans"),
        ("/api/session", [], "Anfrage: erwartet wird ein Objekt mit Feldern."),
    ],
)
def test_what_is_wrong_with_a_request_can_be_told_in_german(server: Server, path: str, body: Any, told: str) -> None:
    answer = server.client().post(path, json=body).json()
    assert told in catalogue("de", "shared").told(answer)
