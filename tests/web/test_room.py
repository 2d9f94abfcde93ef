"""The disk fills up: what has begun is played to its end, nothing new begins, and it goes on by itself with room."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support import PATIENCE
from tests.web.web_support import Server, open_a_table, serving

from croupier.live.tables.room import MEGABYTE, Room


class Disk:
    """So much of it is free."""

    free = 500 * MEGABYTE

    def __call__(self, _folder: Path) -> int:
        return self.free


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def server(tmp_path: Path, disk: Disk) -> Iterator[Server]:
    def tables(floor: Any) -> None:
        floor.room = Room(tmp_path, 100 * MEGABYTE, disk, ticks=lambda: time.monotonic() * 1000)
        open_a_table(floor)

    with serving(tmp_path, tables=tables) as running:
        yield running


def eventually(so: Callable[[], Any]) -> Any:
    until = time.monotonic() + PATIENCE
    while not (found := so()):
        assert time.monotonic() < until
        time.sleep(0.01)
    return found


def test_betting_stops_before_the_disk_is_full_and_goes_on_by_itself(server: Server, disk: Disk) -> None:
    dealer, supervisor = server.client("D1"), server.client("S1")

    def asked(key: str, **command: Any) -> httpx.Response:
        return dealer.post("/api/tables/1/commands", json={"key": key, "command": command})

    def health() -> dict[str, Any]:
        return dict(dealer.get("/health").json())

    chips = {"do": "buy-in", "seat": 1, "amount": 500, "chip_value": 100}
    assert asked("k1", do="open-betting").status_code == 200
    assert asked("k2", **chips).status_code == 200
    disk.free = 99 * MEGABYTE
    eventually(lambda: health()["disk_low"])
    before = server.house.journal_records
    for key in ("k3", "k4"):
        refused = asked(key, **chips)
        assert (refused.status_code, refused.json()["code"]) == (503, "disk_low")
        assert refused.json()["facts"] == {"free": 99, "reserve": 100}
    assert server.house.journal_records == before, "what is refused takes no room"
    assert asked("k2", **chips).status_code == 200, "a key is answered with what it did"
    assert "disk-low" in [alert["kind"] for alert in supervisor.get("/api/pit").json()["alerts"]]
    assert not health()["ok"]
    assert "croupier_disk_free_bytes 99000000" in dealer.get("/metrics").text
    assert asked("k5", do="spin-ball").status_code == 200, "what has begun goes on"
    disk.free = 110 * MEGABYTE
    assert health()["disk_low"], "not at once again, to and fro"
    disk.free = 130 * MEGABYTE
    eventually(lambda: not health()["disk_low"])
    assert asked("k3", **chips).status_code == 200


def test_the_disk_is_looked_at_once_a_second(tmp_path: Path) -> None:
    looks, now = [0], [0.0]

    def free_on(_folder: Path) -> int:
        looks[0] += 1
        return 10**9

    room = Room(tmp_path, 1, free_on, lambda: now[0])
    for _ in range(100):
        room.check("place-wager")
    now[0] = 1.0
    room.check("place-wager")
    assert looks == [2]


def test_a_real_disk_has_room_or_has_not(tmp_path: Path) -> None:
    assert Room(tmp_path, 1).free
    assert Room().free is None
