"""Standings and clock come by themselves: to the wall without a sign-in, and to the terminal of each player."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support import PATIENCE
from tests.tournament.hall_support import event, plan
from tests.tournament.test_web import at_table, done, opened, spun
from tests.web.web_support import Calendar, Server, open_a_table, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

CALENDAR = Calendar()
FEE = {"fee": [{"means": "cash", "amount": 15_00}], "buy_in": [{"means": "cash", "amount": 50_00}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    CALENDAR.turn_to("2026-11-10")
    with serving(Path(tmp_path_factory.mktemp("boards")), tables=open_a_table, wall=CALENDAR) as server:
        yield server


def wall(server: Server, tournament: str, origin: str = "") -> ClientConnection:
    which = f"{tournament}/" if tournament else ""
    address = f"{server.address.replace('http', 'ws')}/api/tournaments/{which}live"
    return connect(address, origin=Origin(origin or server.address), proxy=None)


def heard(socket: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if wanted(frame):
            return frame


def points(frame: dict[str, Any]) -> list[int]:
    return [place["points"] for place in frame["leaderboard"]["places"]]


def test_who_waits_for_a_tournament_is_told_of_the_first(server: Server) -> None:
    director = server.client("O1")
    rules = plan(event(fee=15_00, buy_in=50_00, tables=["w9"], seats=2, rounds=[{"spins": 1}]))
    with wall(server, "") as screen:
        assert json.loads(screen.recv(timeout=PATIENCE))["type"] == "welcome"
        done(director, "first", "publish-rules", rules=rules)
        found = heard(screen, lambda frame: frame["type"] == "board")
        assert found["tournament"]["tournament"] == "first"
    with wall(server, "") as screen:  # the line was cut, and it was announced meanwhile
        heard(screen, lambda frame: frame["type"] == "board")


def test_the_wall_and_the_terminals_are_told(server: Server) -> None:
    director, cage = server.client("O1"), server.client("C1")
    rules = plan(
        event(fee=15_00, buy_in=50_00, tables=["w1"], seats=2, on_tables=True, rounds=[{"spins": 1}]),
        automation="terminals",
        table={"terminals": {"count": 2, "central_screen": True}},
    )
    done(director, "wall", "publish-rules", rules=rules)
    with wall(server, "wall") as screen:
        first = heard(screen, lambda frame: frame["type"] == "board")
        assert (first["tournament"]["entries"], first["leaderboard"]["places"]) == (0, [])
        done(director, "wall", "file-rules", date="2026-11-10", office="Central City", proof="mail 12")
        for number in (1, 2):
            person = {"person": f"P{number}", "name": f"Player {number}", "identity": f"ID {number}"}
            done(cage, "wall", "register", event="E1", date="2026-11-10", **person, **FEE)
            done(cage, "wall", "acknowledge-rules", entry=number)
        heard(screen, lambda frame: frame["tournament"]["entries"] == 2)
        CALENDAR.turn_to("2026-11-20")
        done(director, "wall", "start-event", event="E1", date="2026-11-20")
        opened(server, "w1")
        done(director, "wall", "draw-seats", event="E1", seed="4-8-15")
        for number in (1, 2):
            done(director, "wall", "take-seat", event="E1", entry=number, person=f"P{number}")
        done(director, "wall", "start-round", event="E1", counts={"1": 1000, "2": 1000})
        heard(screen, lambda frame: frame["clock"]["running"] and points(frame) == [1000, 1000])
        terminal = server.terminal(1, "w1")
        with server.live(terminal, "w1") as seat:
            assert at_table(server.client("D1"), "w1", "open-betting").status_code == 200
            placed = at_table(terminal, "w1", "place-wager", seat=1, bet="red", stake=400)
            assert placed.status_code == 200, placed.text
            spun(server, "w1", "1")
            heard(
                screen,  # the clock may be told before the points
                lambda frame: (
                    frame["clock"]["tables"] == [{"table": "w1", "spins": 1}] and points(frame) == [1400, 1000]
                ),
            )
            leads = {"seat": 1, "points": 1400, "place": 1, "of": 2, "leader": 1400}
            told = heard(seat.socket, lambda frame: frame["type"] == "standing" and leads.items() <= frame.items())
        with server.live(terminal, "w1") as again:
            assert heard(again.socket, lambda frame: frame["type"] == "standing") == told, "who comes back is told too"
            done(director, "wall", "end-round", event="E1")
            done(director, "wall", "advance-players", event="E1")
            assert heard(again.socket, lambda frame: frame["type"] == "standing" and not frame["entry"])
    until = time.monotonic() + PATIENCE
    while server.house.boards.watchers["wall"]:
        assert time.monotonic() < until, "a screen that has gone is not told any more"
        time.sleep(0.01)


def test_there_is_nothing_to_watch_where_there_is_no_tournament(server: Server) -> None:
    with pytest.raises(InvalidStatus):
        wall(server, "nowhere")
    with pytest.raises(InvalidStatus):
        wall(server, "wall", "https://elsewhere.example")
