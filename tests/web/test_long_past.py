"""A table may have a long past. While somebody reads it, everybody else is answered."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.web_support import Server, open_a_table, serving

from croupier.journal import Journal, Recorded


class SlowReader:
    """The journal itself, but whoever reads a stream in it stops at the first row until told to go on."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.reading, self.go_on = threading.Event(), threading.Event()

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        self.reading.set()
        assert self.go_on.wait(60)
        yield from self.journal.read(stream, after, limit)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.journal, name)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, tables=open_a_table) as server:
        yield server


def looking(client: httpx.Client, path: str) -> Callable[[], httpx.Response]:
    return lambda: client.get(path)


def attaching(client: httpx.Client) -> Callable[[], httpx.Response]:
    command = {"do": "attach-box", "box": "D7", "table": "1", "container_locked": True, "table_locked": True}
    return lambda: client.post("/api/floor/commands", json={"key": "a", "command": command})


@pytest.mark.parametrize("what", ["inspections", "counts", "attach-box"])
def test_a_wager_is_answered_while_somebody_reads_a_long_journal(server: Server, what: str) -> None:
    """The office's reader stands still in the middle of its work; a wager passes it and is on the disk."""
    supervisor, dealer = server.client("S1"), server.client("D1")
    house = server.house
    slow = SlowReader(house.journal)
    house.office.journal = house.office.office.journal = slow
    ask = {
        "inspections": looking(supervisor, "/api/floor/inspections"),
        "counts": looking(supervisor, "/api/floor/counts"),
        "attach-box": attaching(server.client("G1")),
    }[what]
    answers: list[httpx.Response] = []
    thread = threading.Thread(target=lambda: answers.append(ask()))
    thread.start()
    try:
        assert slow.reading.wait(60), "nobody reads anything"
        with server.live(dealer) as live, server.live(server.terminal(1)) as seat:
            live.done(do="open-betting")
            seat.done(do="place-wager", seat=1, bet="red", stake=500)
        assert not answers, "the reader still reads"
    finally:
        slow.go_on.set()
        thread.join()
    assert answers[0].status_code < 500, answers[0].text
