"""Requests that never come whole: they are cut with a reason, and are nobody else's trouble."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from tests.support import PATIENCE
from tests.web.web_support import LOOSE, Server, serving

from croupier.web.door import half_open
from croupier.web.door.half_open import OF_AN_ADDRESS

BODY = b"POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 3000\r\n\r\n"
HALVES = (b"", b"GET /heal", b"GET /health HTTP/1.1\r\nhost: x\r\n", BODY, BODY + b'{"badge"')
SECONDS = 0.2


@dataclass
class Clock:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


def until(so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.005)


@dataclass
class Door:
    server: Server
    clock: Clock
    lines: ExitStack

    def line(self, said: bytes = b"") -> socket.socket:
        """Somebody who has said so much, and is counted."""
        before = self.count()
        made = self.lines.enter_context(socket.create_connection(("127.0.0.1", self.server.house.settings.port)))
        made.settimeout(PATIENCE)
        made.sendall(said)
        until(lambda: self.count() > before or before == OF_AN_ADDRESS)
        return made

    def heard(self, line: socket.socket, said: bytes) -> None:
        line.sendall(said)
        until(lambda: self.clock.now in self.since())

    def count(self) -> int:
        return len(self.since())

    def since(self) -> list[float]:
        async def looked() -> list[float]:
            return [since for lines in self.server.house.half_open._since.values() for since in lines.values()]

        return self.server.do(looked())


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    """The house's clock for this stands still until somebody moves it."""
    with serving(tmp_path, replace(LOOSE, request_seconds=SECONDS)) as server, ExitStack() as lines:
        clock = Clock()
        server.house.half_open.clock = clock
        yield Door(server, clock, lines)


def answer(line: socket.socket) -> tuple[int, str]:
    """Status and code, once the house has hung up."""
    said = b""
    while piece := line.recv(65536):
        said += piece
    head, _, body = said.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


def test_whoever_says_half_a_request_is_cut_with_a_reason_and_others_are_answered(
    door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    lines = [door.line(half) for half in HALVES * 8]
    assert door.server.client().get("/health").status_code == 200
    assert "croupier_half_open 40" in door.server.client().get("/metrics").text
    door.clock.now = SECONDS
    assert {answer(line) for line in lines} == {(408, "too_slow")}
    assert door.server.client().get("/health").status_code == 200
    figures = door.server.client().get("/metrics").text
    assert "croupier_half_open 0" in figures
    assert "croupier_too_slow_total 40" in figures
    assert [said.getMessage() for said in caplog.records if said.levelname == "ERROR"] == []


def test_a_head_that_trickles_is_no_longer_waited_for_than_a_silent_one(door: Door) -> None:
    line = door.line(b"GET /health HTTP/1.1\r\n")
    door.clock.now = SECONDS - 0.01
    line.sendall(b"x: y\r\n")
    door.clock.now = SECONDS
    assert answer(line) == (408, "too_slow")


def test_a_body_has_its_time_for_each_piece_of_it(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(half_open, "STRIDE", 1000)
    line = door.line(BODY)
    for piece in range(1, 3):
        door.clock.now = piece * 0.8 * SECONDS
        door.heard(line, b" " * 1000)
    line.sendall(b" " * 1000)
    line.shutdown(socket.SHUT_WR)
    assert answer(line) == (422, "bad_request")


def test_an_address_has_so_many_and_the_oldest_makes_room(door: Door) -> None:
    """The clock stands still: nobody is cut for their time."""
    oldest = door.line(BODY)
    others = [door.line() for _ in range(OF_AN_ADDRESS - 1)]
    others[-1].sendall(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    assert others[-1].recv(12) == b"HTTP/1.1 200"
    until(lambda: door.count() == OF_AN_ADDRESS - 1)
    door.line()
    door.line(b"GET /heal")
    assert answer(oldest) == (408, "too_slow")
    assert door.count() == OF_AN_ADDRESS
