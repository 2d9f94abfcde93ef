"""What a page asks for before it can draw anything: there for every table of the demonstration, and enough."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.web.web_support import Server, serving

from croupier.web.demo.demo import TABLES, make_tables


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("needs"), tables=make_tables) as server:
        yield server


def test_anybody_learns_that_it_is_a_demonstration(server: Server) -> None:
    nobody = server.client()
    assert nobody.get("/api/session").json()["demo"] is True
    assert nobody.get("/health").json()["demo"] is True
    assert {table["demo"] for table in nobody.get("/api/tables").json()} == {True}
    assert nobody.get("/").headers["x-croupier-demonstration"]


@pytest.mark.parametrize("table", [demo.name for demo in TABLES if demo.opened])
def test_a_player_can_play_and_the_pit_can_watch(server: Server, table: str) -> None:
    player, staff = server.client(), server.client("S1")
    known = player.get(f"/api/tables/{table}").json()
    felt = player.get(f"/api/tables/{table}/layout").json()
    rules = player.get(f"/api/tables/{table}/rules").json()
    assert known["min"] is not None
    assert known["max"] >= known["min"]
    bets = {bet["bet"] for bet in felt["bets"]}
    assert {place["bet"] for place in felt["places"]} == bets
    for bet in felt["bets"]:
        assert bet["name"]
        assert bet["pays"] >= 1
        assert bet["covers"]
        assert bet["min"] <= bet["max"]
    for place in felt["places"]:
        left, top, right, bottom = place["zone"]
        assert left < place["point"][0] < right
        assert top < place["point"][1] < bottom
    assert len(felt["wheel"]["ring"]) in (37, 38)
    assert {row["kind"] for row in rules["pays"]} >= {bet["kind"] for bet in felt["bets"]}
    assert all(row["clause"] or row["reading"] for row in rules["pays"]) or not rules["regulation"]
    assert rules["chips"]["chip_values"]
    assert rules["chips"]["sets"]
    assert bool(rules["options"]) is (rules["option"] is not None)
    told = player.get(f"/api/tables/{table}/statistics").json()
    assert len(told["numbers"]) == len(felt["wheel"]["ring"]) - len(felt["wheel"]["void"])
    books = staff.get(f"/api/tables/{table}/books").json()
    assert books["drop"] == books["racks"] > 0
    seats = staff.get(f"/api/tables/{table}/seats").json()
    assert len(seats) == known["players"] == len(known["seats_taken"])
    assert all(seat["colour"] and seat["chip_value"] for seat in seats)
    assert staff.get(f"/api/tables/{table}/meters").json()[0]["money_in"] > 0


def test_calls_of_the_classic_table_can_be_laid(server: Server) -> None:
    felt = server.client().get("/api/tables/1/layout").json()
    calls = {call["call"]: call["chips"] for call in felt["announced"]}
    assert sum(calls["voisins"].values()) == 9
    assert len(calls["neighbours-17"]) == 5
    assert set(calls["finale-7"]) == {"straight-7", "straight-17", "straight-27"}
    bets = {bet["bet"] for bet in felt["bets"]}
    assert all(set(chips) <= bets for chips in calls.values())


def test_in_prison_says_what_can_be_chosen_and_how_long(server: Server) -> None:
    (option,) = server.client().get("/api/tables/3/rules").json()["options"]
    assert (option["option"], option["on"], option["choices"]) == ("in-prison", ["0"], ["half", "leave"])
    assert option["window_seconds"] > 0
