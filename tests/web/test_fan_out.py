"""The order in which a hall is told: what everybody waits for never stands behind stale chips. Frames are counted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.floor.floor_support import ask, new_floor, open_automatic, player

from croupier.live.tables import Floor, Shown
from croupier.rules import Actor, Role
from croupier.web.door.sessions import Session
from croupier.web.socket import hub as hubs
from croupier.web.socket import scenes
from croupier.web.socket.client import Client
from croupier.web.socket.hub import Hub
from croupier.web.socket.line import Packet

SEATS = 12
DEALER = Actor("D1", Role.DEALER)
Heard = list[tuple[int, dict[str, Any]]]  # seat and frame, in the order of the writing


class Recorder:
    """A line that keeps what is written to it, in one list with all the others."""

    backlog = 0

    def __init__(self, seat: int, heard: Heard) -> None:
        self.seat, self.heard = seat, heard

    def write(self, packet: Packet) -> None:
        self.heard.extend((self.seat, json.loads(payload)) for payload in packet.payloads)

    def hang_up(self, code: int, reason: str) -> None:  # noqa: ARG002
        raise AssertionError(reason)


async def after_a_rush(test: Callable[[Floor, Hub, Heard], Awaitable[None]]) -> None:
    """A hall in which everybody has placed a wager, and nobody was told of it yet."""
    floor, heard = new_floor(), Heard()
    await open_automatic(floor, seats=SEATS, source="dealer")
    hub = Hub(floor.tables["1"])
    for seat in range(1, SEATS + 1):
        hub.join(Client(Session(f"seat {seat}", Role.PLAYER, table="1", seat=seat), Recorder(seat, heard), 10**6), None)
    assert (await ask(floor, "1", DEALER, do="open-betting")).refused is None
    for seat in range(1, SEATS + 1):
        wager = {"seat": seat, "bet": "straight-17", "stake": 100 * seat}
        assert (await ask(floor, "1", player(f"P{seat}"), do="place-wager", **wager)).refused is None
    hub.flush()
    heard.clear()
    try:
        await test(floor, hub, heard)
    finally:
        await floor.stop()


def kinds(heard: Heard) -> list[str]:
    return [frame["type"] for _, frame in heard]


def last_told(heard: Heard, say: str) -> int:
    """Where in the list the last seat hears it; every seat does, once."""
    found = [at for at, (_, frame) in enumerate(heard) if frame["type"] == "announcement" and frame["say"] == say]
    assert len(found) == SEATS
    return found[-1]


@pytest.fixture(autouse=True)
def _a_watcher_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "CROWD", 2)
    monkeypatch.setattr(hubs, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(hubs, "REST_SECONDS", 0.0)


def test_after_a_rush_the_number_goes_out_before_anybodys_chips() -> None:
    async def played(floor: Floor, hub: Hub, heard: Heard) -> None:
        runner = floor.tables["1"]
        for command in ({"do": "spin-ball"}, {"do": "call-no-more-bets", "wave": True}):
            assert (await ask(floor, "1", DEALER, **command)).refused is None
        word = asyncio.create_task(ask(floor, "1", DEALER, do="declare-result", number="17", turns=8))
        while not runner.view.result:
            await asyncio.sleep(0)
        serving = asyncio.create_task(hub.run())
        await hub.all_told()
        assert kinds(heard[: last_told(heard, "number")]).count("mine") == 0
        assert (await word).refused is None
        while kinds(heard).count("mine") < SEATS or hub._owed:
            await asyncio.sleep(0)
        serving.cancel()
        for seat in range(1, SEATS + 1):
            own = [frame for who, frame in heard if who == seat]
            order = [frame["to"] for frame in own if frame["type"] == "events"]
            assert order == sorted(order), "events come in their order"
            names = [event["event"] for frame in own for event in frame.get("events", [])]
            assert names.count("wager-placed") == 1, "nothing is lost on the way"
            assert names.count("seat-paid") == 1
            mine = [frame for frame in own if frame["type"] == "mine"]
            assert mine[-1]["to"] == runner.version
            assert mine[-1]["chips"] == 10_000 + 3500 * seat - 100 * seat

    asyncio.run(after_a_rush(played))


@pytest.mark.parametrize("served", [1, 5, SEATS - 1])
def test_what_comes_while_the_hall_is_told_of_chips_goes_to_everybody_next(served: int) -> None:
    async def played(_floor: Floor, hub: Hub, heard: Heard) -> None:
        serving = asyncio.create_task(hub.run())
        while len({seat for seat, _ in heard}) < served:
            await asyncio.sleep(0)
        before = len(heard)
        hub.hear(Shown(last_call=5))
        await hub.all_told()
        serving.cancel()
        between = heard[before : last_told(heard, "last-call")]
        assert kinds(between).count("mine") == 0
        assert len({seat for seat, frame in between if frame["type"] == "layout"}) == SEATS - served

    asyncio.run(after_a_rush(played))


def test_chips_that_changed_twice_are_told_once() -> None:
    """A seat's own state is made when it is sent: what is stale by then is never sent."""

    async def played(floor: Floor, hub: Hub, heard: Heard) -> None:
        again = {"seat": 3, "bet": "red", "stake": 500}
        assert (await ask(floor, "1", player("P3"), do="place-wager", **again)).refused is None
        hub.flush()
        serving = asyncio.create_task(hub.run())
        await hub.all_told()
        while hub._owed:
            await asyncio.sleep(0)
        serving.cancel()
        (mine,) = (frame for seat, frame in heard if seat == 3 and frame["type"] == "mine")
        assert mine["staked"] == 800
        assert [event["data"]["stake"] for event in mine["events"]] == [300, 500]

    asyncio.run(after_a_rush(played))
