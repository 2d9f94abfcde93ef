"""Terminals: taken into use, money in and out, meters, recall, chips in the player's colour, calls for help."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from tests.web.web_support import LOOSE, Server, open_a_table, serving

from croupier.live.tables import Floor


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, replace(LOOSE, demo=False), tables=open_a_table) as server:
        yield server


@pytest.fixture
def demo(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, tables=open_a_table) as server:
        yield server


def test_a_terminal_is_confirmed_by_two_before_it_can_do_anything(server: Server) -> None:
    screen = server.client()
    shown = screen.post("/api/terminals", json={"table": "1", "seat": 2}).json()
    assert (shown["terminal"], shown["confirmed"], shown["seconds"]) == ("1-2", False, 600)
    assert screen.get("/api/session").json()["signed_in"] is False
    wager = {"key": "a", "command": {"do": "place-wager", "seat": 2, "bet": "red", "stake": 100}}
    assert screen.post("/api/tables/1/commands", json=wager).status_code == 401
    asked = server.client("T1").post("/api/terminals/confirm", json={"code": shown["code"]})
    approval = asked.json()["approval"]
    server.client("S1").post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
    known = screen.get("/api/session").json()
    assert (known["seat"], known["role"], known["terminal"], known["terminals"]) == (2, "player", "1-2", ["1-2"])
    again = server.client("T1").post("/api/terminals/confirm", json={"code": shown["code"]})
    assert again.json()["code"] == "no_such_terminal"  # a code is good once
    with server.live(screen):
        (line,) = server.client("T1").get("/api/terminals").json()["rows"]
        there = {"terminal": "1-2", "table": "1", "seat": 2, "confirmed_by": "T1"}
        assert line == {**there, "watching": True, "announced": None}
    assert server.client("T1").delete("/api/terminals/1-2").status_code == 200
    assert screen.get("/api/session").json()["signed_in"] is False


def test_a_code_is_over_after_ten_minutes_and_a_seat_has_one_terminal(server: Server) -> None:
    old, new = server.client(), server.client()
    for screen in (old, new):
        code = screen.post("/api/terminals", json={"table": "1", "seat": 1}).json()["code"]
        asked = server.client("T1").post("/api/terminals/confirm", json={"code": code}).json()["approval"]
        server.client("S1").post(f"/api/approvals/{asked['id']}/confirm", json={"digest": asked["digest"]})
    assert old.get("/api/session").json()["signed_in"] is False
    assert new.get("/api/session").json()["seat"] == 1
    code = server.client().post("/api/terminals", json={"table": "1", "seat": 2}).json()["code"]
    waiting = server.house.enrolments[code]
    server.house.enrolments[code] = replace(waiting, ends=waiting.ends - 601)
    late = server.client("T1").post("/api/terminals/confirm", json={"code": code})
    assert late.json()["code"] == "no_such_terminal"
    assert server.client().post("/api/terminals", json={"table": "1", "seat": 51}).status_code == 404


def test_a_terminal_is_known_after_the_house_was_closed_and_opened(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        cookies = dict(server.terminal(1).cookies)
    with serving(tmp_path, staff=False) as server:
        screen = server.client()
        screen.cookies.update(cookies)
        assert screen.get("/api/session").json()["seat"] == 1


def test_money_in_and_out_through_an_attendant(server: Server) -> None:
    cashier = server.client("C1")
    drop = server.house.floor.tables["1"].view.books.under("drop-box")
    buy_in = {"key": "in", "command": {"do": "buy-in", "seat": 1, "amount": 2500}}
    assert cashier.post("/api/tables/1/commands", json=buy_in).status_code == 200
    assert server.house.floor.tables["1"].view.books.under("drop-box") == drop + 2500
    out = {"key": "out", "command": {"do": "cash-out", "seat": 1}}
    cashed = cashier.post("/api/tables/1/commands", json=out).json()["events"][0]["data"]
    assert cashed == {"seat": 1, "chips": 12_500, "value": 0, "slip": 1}
    meters = cashier.get("/api/tables/1/meters").json()
    assert meters[0] == {
        "seat": 1, "money_in": 12_500, "money_out": 12_500, "wagered": 0, "won": 0, "tips": 0, "rounds": 0,
    }  # fmt: skip


def play(server: Server, numbers: list[int]) -> None:
    with server.live(server.client("D1")) as dealer, server.live(server.terminal(1)) as player:
        dealer.done(do="open-betting")
        with server.live(server.terminal(2)) as other:
            for number in numbers:
                player.done(do="place-wager", seat=1, bet="straight-5", stake=100)
                other.done(do="place-wager", seat=2, bet="red", stake=200)
                dealer.done(do="spin-ball")
                dealer.done(do="call-no-more-bets", wave=True)
                dealer.done(do="declare-result", number=str(number), turns=6)


def test_recall_shows_the_last_rounds_with_the_chips_where_they_lay(demo: Server) -> None:
    play(demo, [*range(6, 16), 5])
    shown = demo.terminal(1).get("/api/tables/1/rounds").json()
    recall = demo.client("A1").get("/api/tables/1/rounds?last=12").json()
    assert [story["round"] for story in shown] == list(range(12, 2, -1))
    assert {wager["seat"] for story in shown for wager in story["wagers"]} == {1}  # a terminal sees its own
    assert {wager["seat"] for story in recall for wager in story["wagers"]} == {1, 2}
    assert [story["round"] for story in recall] == list(range(12, 0, -1))
    last = recall[1]
    assert (last["result"], last["colour"], last["finished"]) == ("5", "red", True)
    assert last["wagers"][0] == {
        "seat": 1, "player": "P1", "place": "straight-5", "bet": "straight-5", "chip": "own", "stake": 100,
    }  # fmt: skip
    assert last["paid"][0] == {"seat": 1, "amount": 3500}
    assert recall[0]["result"] is None
    story = demo.client("A1").get("/api/tables/1/rounds/9").json()
    assert any("rests in" in line for line in story["told"])
    german = demo.client("A1").get("/api/tables/1/rounds/9?lang=de").json()["told"]
    assert [line[:8] for line in german] == [line[:8] for line in story["told"]]
    assert any("Die Kugel liegt in" in line for line in german)
    assert not any("rests in" in line for line in german)
    assert demo.client("A1").get("/api/tables/1/rounds/9?lang=xx").status_code == 422
    demo.house.floor.zone = lambda: "Asia/Kathmandu"  # five hours and three quarters ahead
    there = demo.client("A1").get("/api/tables/1/rounds/9").json()["told"]
    demo.house.floor.zone = lambda: "UTC"
    ahead = datetime.strptime(there[0][:8], "%H:%M:%S") - datetime.strptime(story["told"][0][:8], "%H:%M:%S")
    assert ahead.seconds == 5 * 3600 + 45 * 60
    assert demo.client("A1").get("/api/tables/1/rounds/99").json()["code"] == "no_such_round"


def test_results_and_how_often_they_came(demo: Server) -> None:
    play(demo, [7, 7, 0, 8])
    told = demo.client().get("/api/tables/1/statistics?last=3").json()
    assert [one["number"] for one in told["results"]] == ["8", "0", "7"]
    numbers = {one["number"]: one for one in told["numbers"]}
    assert (numbers["7"]["count"], numbers["7"]["since"]) == (2, 2)
    assert (numbers["1"]["count"], numbers["1"]["since"], told["rounds"]) == (0, 4, 4)
    assert told["chances"] == {"red": 2, "black": 1, "odd": 2, "even": 1, "low": 3, "high": 0, "zero": 1}


def test_the_pit_sees_the_money_and_the_seats(demo: Server) -> None:
    play(demo, [5])
    supervisor = demo.client("S1")
    (books,) = supervisor.get("/api/books").json()
    assert books == supervisor.get("/api/tables/1/books").json()
    assert (books["drop"], books["win"], books["hold"]) == (30_000, -3700, -12.33)
    assert books["tray"] + books["racks"] + books["staked"] + books["tips"] == books["opener"]
    seats = supervisor.get("/api/tables/1/seats").json()
    assert [(seat["seat"], seat["staked"]) for seat in seats] == [(1, 100), (2, 200), (3, 0)]
    assert seats[0]["chips"] == 10_000 + 3500 - 100


def with_screen(floor: Floor) -> Any:
    sets = [{"colour": colour} for colour in ("gold", "cyan", "lilac", "green")]
    return open_a_table(floor, terminals={"count": 50, "central_screen": True}, chips={"sets": sets})


def test_where_there_is_a_central_screen_chips_are_in_the_players_colour(tmp_path: Path) -> None:
    with serving(tmp_path, tables=with_screen) as server, server.live(server.client("D1")) as dealer:
        dealer.done(do="open-betting")
        with server.live(server.terminal(1)) as player, server.live(server.terminal(0)) as display:
            player.done(do="place-wager", seat=1, bet="red", stake=100)
            colours = [seat["colour"] for seat in display.next("snapshot")["seats"]]
            assert colours == ["gold", "cyan", "lilac"]
            taken = player.ask(do="change-colour", seat=1, colour="cyan")
            assert taken["type"] == "refused"
        felt = server.client().get("/api/tables/1/rules").json()["chips"]["sets"]
        assert [chips["colour"] for chips in felt] == ["gold", "cyan", "lilac", "green"]


def test_a_player_calls_for_help_and_somebody_comes(demo: Server) -> None:
    screen, other, attendant = demo.terminal(1), demo.terminal(2), demo.client("C1")
    made = screen.post("/api/calls", json={"reason": "cash-out"})
    assert made.status_code == 201
    call = made.json()
    assert (call["terminal"], call["seat"], call["reason"]) == ("1-1", 1, "cash-out")
    assert screen.post("/api/calls", json={"reason": "cash-out"}).json()["call"] == call["call"]  # asked once
    other.post("/api/calls", json={})
    assert [one["seat"] for one in attendant.get("/api/calls").json()] == [1, 2]
    assert [one["seat"] for one in screen.get("/api/calls").json()] == [1]
    assert screen.post(f"/api/calls/{call['call']}/answer").status_code == 403
    assert attendant.post(f"/api/calls/{call['call']}/answer").json()["answered_by"] == "C1"
    assert attendant.post(f"/api/calls/{call['call']}/answer").json()["code"] == "no_such_call"
    assert screen.get("/api/calls").json() == []
    names = [event.name for event in demo.house.journal.read("house")]
    assert names.count("help-called") == 2
    assert names.count("help-answered") == 1
    assert attendant.post("/api/calls", json={}).status_code == 403
