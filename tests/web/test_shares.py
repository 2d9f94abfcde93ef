"""However many sockets a terminal opens, it has one terminal's share of the house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

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


def test_the_fifth_socket_of_a_terminal_closes_the_oldest(server: Server) -> None:
    screen, other = server.terminal(1), server.terminal(2)
    with ExitStack() as open_:
        beside = open_.enter_context(server.live(other))
        sockets = [open_.enter_context(server.live(screen)) for _ in range(6)]
        assert [closed_for(live) for live in sockets[:2]] == ["too_many_sockets"] * 2
        for live in (*sockets[2:], beside):
            assert live.next("snapshot", 20)["table"] == "1"
        assert server.do(watchers(server)) == 5


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
        sockets = [open_.enter_context(server.live(screen)) for _ in range(4)]  # a hello each
        for live in sockets:
            live.next("snapshot", 20)
            for _ in range(3):
                live.socket.send(UNKNOWN)
        heard = sorted(code for live in sockets for code in codes(live, 3))
        assert heard == ["no_such_table"] * 6 + ["too_many_requests"] * 6
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
        flooding = [open_.enter_context(server.live(screen)) for _ in range(4)]
        for live in flooding:
            try:
                for _ in range(500):
                    live.socket.send(frame)
            except ConnectionClosed:
                pass
        assert [closed_for(live) for live in flooding] == ["too_many_requests"] * 4
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
