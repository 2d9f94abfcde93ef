"""However many sockets a terminal opens, it has one terminal's share of the house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.web.web_support import LOOSE, Live, Server, open_a_table, serving
from websockets.exceptions import ConnectionClosed

HELLO = json.dumps({"type": "hello", "table": "1"})
UNKNOWN = json.dumps({"type": "bye", "table": "none"})  # refused when it is taken: every frame has one answer


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Five frames a second, with a burst of ten; time stands still."""
    with serving(tmp_path, replace(LOOSE, commands_per_second=5), tables=open_a_table) as server:
        server.house.shares.clock = lambda: 1000.0
        yield server


def closed_for(live: Live) -> str:
    try:
        while True:
            live.socket.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.reason if closed.rcvd else ""


async def watchers(server: Server) -> int:
    """As the house's own loop sees them between two steps."""
    return len(server.house.hubs["1"].clients)


def codes(live: Live, count: int) -> list[str]:
    return [live.next("refused", 20)["code"] for _ in range(count)]


def test_the_third_socket_of_a_terminal_closes_the_oldest(server: Server) -> None:
    screen, other = server.terminal(1), server.terminal(2)
    with ExitStack() as open_:
        beside = open_.enter_context(server.live(other))
        sockets = [open_.enter_context(server.live(screen)) for _ in range(4)]
        assert [closed_for(live) for live in sockets[:2]] == ["too_many_sockets"] * 2
        for live in (*sockets[2:], beside):
            assert live.next("snapshot", 20)["table"] == "1"
        assert server.do(watchers(server)) == 3


def test_a_person_has_more_sockets_than_a_terminal_and_not_without_end(server: Server) -> None:
    server.house.shares.clock = iter(range(10**6)).__next__
    client = server.client("S1")
    with ExitStack() as open_:
        sockets = [open_.enter_context(server.live(client)) for _ in range(17)]
        assert closed_for(sockets[0]) == "too_many_sockets"
        for live in sockets[1:]:
            assert live.next("snapshot", 20)
        assert server.do(watchers(server)) == 16


def test_frames_count_over_all_sockets_of_a_terminal(server: Server) -> None:
    screen, other = server.terminal(1), server.terminal(2)
    with ExitStack() as open_:
        sockets = [open_.enter_context(server.live(screen)) for _ in range(2)]  # a hello each
        for live in sockets:
            live.next("snapshot", 20)
            for _ in range(7):
                live.socket.send(UNKNOWN)
        heard = sorted(code for live in sockets for code in codes(live, 7))
        assert heard == ["no_such_table"] * 8 + ["too_many_requests"] * 6
        with server.live(other) as beside:
            assert beside.next("snapshot", 20)
            assert beside.ask(do="take-all-down")["type"] in ("answer", "refused")


def test_coming_back_gives_a_terminal_no_more(server: Server) -> None:
    screen = server.terminal(1)
    with server.socket(screen) as socket:
        live = Live(socket, "1")
        for _ in range(10):
            socket.send(UNKNOWN)
        assert codes(live, 10) == ["no_such_table"] * 10
    with server.socket(screen) as socket:
        socket.send(HELLO)
        assert codes(Live(socket, "1"), 1) == ["too_many_requests"]


@pytest.mark.parametrize("frame", [UNKNOWN, "no frame at all", "[" * 900], ids=["refused", "no-frame", "deep"])
def test_who_floods_the_house_is_cut_off_and_nobody_else(server: Server, frame: str) -> None:
    screen, other = server.terminal(1), server.terminal(2)
    with ExitStack() as open_:
        beside = open_.enter_context(server.live(other))
        flooding = [open_.enter_context(server.live(screen)) for _ in range(2)]
        for live in flooding:
            try:
                for _ in range(500):
                    live.socket.send(frame)
            except ConnectionClosed:
                pass
        assert [closed_for(live) for live in flooding] == ["too_many_requests"] * 2
        assert server.house.refusals.total() <= 20
        assert beside.next("snapshot", 20)
        assert beside.ask(do="take-all-down")["type"] in ("answer", "refused")


def test_a_stranger_behind_the_same_address_keeps_no_terminal_out(tmp_path: Path) -> None:
    """Four requests an address, and time nearly stands still: what strangers use up is theirs alone."""
    with serving(tmp_path, replace(LOOSE, requests_per_second=2), tables=open_a_table) as server:
        screens = [server.terminal(seat) for seat in (1, 2)]
        stranger = server.client()
        while stranger.get("/health").status_code != 429:
            pass
        with ExitStack() as open_:
            for screen in screens:
                assert open_.enter_context(server.live(screen)).next("snapshot", 20)["table"] == "1"
        forged = server.client()
        forged.cookies.set("croupier-terminal-1-1", "not its secret")
        assert {forged.get("/health").status_code for _ in range(12)} >= {429}
        assert {screens[0].get("/api/tables/1").status_code for _ in range(12)} == {200, 429}, "its share has an end"


def asked_until_refused(live: Live, code: str, **command: Any) -> int:
    for number in range(500):
        answer = live.ask(**command)
        if answer.get("code") == code:
            return number
    raise AssertionError("500 were taken")


@pytest.mark.parametrize("setting", ["work_share", "journal_bytes_per_second"])
def test_what_a_terminal_makes_the_house_do_has_an_end_and_nobody_else_pays(tmp_path: Path, setting: str) -> None:
    """Commands are few and each is honest; but they take the processor, or the disk, more than one terminal's share."""
    little: dict[str, Any] = {"work_share": 0.001} if setting == "work_share" else {"journal_bytes_per_second": 20.0}
    with serving(tmp_path, replace(LOOSE, **little), tables=open_a_table) as server:
        server.house.shares.clock = lambda: 1000.0
        with server.live(server.client("D1")) as dealer:
            dealer.done(do="open-betting")
        wager: dict[str, Any] = {"do": "place-wager", "seat": 1, "bet": "red", "stake": 100}
        with server.live(server.terminal(1)) as greedy, server.live(server.terminal(2)) as modest:
            taken = asked_until_refused(greedy, "too_many_requests", **wager)
            assert taken > 0
            assert modest.ask(**{**wager, "seat": 2})["type"] == "answer"
            lies = server.house.floor.tables["1"].view.seats[1].staked["red"]
            assert lies == 100 * taken, "what was refused for this was not done"
            server.house.shares.clock = lambda: 2000.0
            assert greedy.ask(**wager)["type"] == "answer", "and after a while there is more"
