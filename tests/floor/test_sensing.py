"""A wheel with a sensor at a running table: it asks like everybody else, and the console hears of its silence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest
from tests.floor.floor_support import CASHIER, PIT, POINTS, ask, automatic_policy, new_floor, player
from tests.support import PATIENCE, clause

from croupier.live.tables import Floor
from croupier.live.tables.sensing import Sensing, sensor_line
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.table import AUTOMATIC, Phase
from croupier.wheels.sensor.config import MayDo, Mode, Model
from croupier.wheels.sensor.emulator import Emulator
from croupier.wheels.sensor.events import BallInTrack, NoMoreBets, NumberUnreadable, Result
from croupier.wheels.sensor.link import LinkState, SerialPort, TcpPort, Timing
from croupier.wheels.sensor.spin import Setting
from croupier.wheels.sensor.watch import Seen

QUICK = Timing(connect=2.0, silence=None, hang_up=None, retry_min=0.01, retry_max=0.05, poll=0.02)
ALL = sorted(MayDo)


async def sensed_table(floor: Floor) -> None:
    floor.set_up("1", automatic_policy(), AUTOMATIC, "sensor")
    await floor.take_up("1")
    await ask(floor, "1", PIT, do="inspect-table", points=dict.fromkeys(POINTS, True))
    boxes = {"drop_box": "E1", "tip_box": "E1"}
    assert (await ask(floor, "1", PIT, do="open-table", opener=5_000_000, **boxes)).refused is None
    await ask(floor, "1", player("P1"), do="seat-player", seat=1, player="P1")
    await ask(floor, "1", CASHIER, do="buy-in", seat=1, amount=10_000, chip_value=100)


async def until(is_so: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_a_wheel_runs_its_table_and_its_silence_is_told() -> None:
    floor = new_floor()
    await sensed_table(floor)
    pockets = floor.table("1").rules.wheel.pockets
    emulator = Emulator(Setting(Model.MERCURY_360, Mode.EXTENDED, pockets, 3.0, 2.0), seed=5, speed=150.0)
    address = f"tcp://127.0.0.1:{await emulator.start()}"
    line = sensor_line("1", {"line": address, "model": "mercury360", "mode": "extended", "may": ALL})
    sensing = Sensing(floor.table("1"), line, QUICK)
    running = asyncio.create_task(sensing.run())
    journal = floor.journal

    def results() -> list[str]:
        return [event.data["number"] for event in journal.read("table/1") if event.name == "result-declared"]

    await until(lambda: len(results()) >= 2)
    assert sensing.state is LinkState.ANSWERING
    assert sensing.gauges is not None
    declared = results()
    await until(lambda: len(emulator.played) >= len(declared))  # The wheel enters a game when it is over.
    assert declared == [number for _, number, _ in emulator.played][: len(declared)]
    await emulator.stop()
    await until(lambda: sensing.lost)
    assert sensing.told[-1].text.startswith("Wheel wheel not answering")
    assert floor.table("1").view.phase in Phase
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    await floor.stop()


async def test_what_the_table_refuses_is_told_to_the_dealer() -> None:
    floor = new_floor()
    await sensed_table(floor)
    sensing = Sensing(floor.table("1"), sensor_line("1", {"line": "tcp://127.0.0.1:9"}))
    await sensing._ask({"do": "declare-result", "number": "17", "source": "sensor", "turns": 9})
    assert "declare-result" in sensing.told[-1].text
    refused = [event for event in floor.journal.read("table/1") if event.name == "command-refused"]
    assert refused[-1].data["command"] == "declare-result", "on record, too"
    await floor.stop()


@clause("CO-2201(7)-a")
@pytest.mark.parametrize(
    "seen",
    [
        Result(1.0, "001", "17", True, 9),  # declared, and refused: nobody has called
        Result(1.0, "001", "17", True, 9, ("the line was silent",)),
        Result(1.0, "001", "17", False, 9),
        NumberUnreadable(1.0, "001", "x7"),
    ],
)
async def test_nobody_bets_on_a_number_that_the_sensor_saw_before_the_call(seen: Seen) -> None:
    floor = new_floor()
    await sensed_table(floor)

    async def sees() -> AsyncIterator[Seen]:
        yield BallInTrack(0.5, "001")
        yield seen

    await Sensing(floor.table("1"), sensor_line("1", {"line": "tcp://127.0.0.1:9"})).follow(sees())
    assert floor.table("1").view.phase is Phase.HELD  # for the supervisor: nobody had called
    (missed,) = [event for event in floor.journal.read("table/1") if event.name == "call-missed"]
    assert missed.data["source"] == "sensor"
    wager = {"do": "place-wager", "seat": 1, "bet": "straight-17", "stake": 1000}
    refused = (await ask(floor, "1", player("P1"), **wager)).refused
    assert refused is not None
    assert (refused.code, refused.clause) == ("late_bet", "CO-2201(7)-a")
    await floor.stop()


@pytest.mark.parametrize("spun_in", ["001", ""])
async def test_the_number_of_another_ball_is_for_the_dealer_to_look_at(spun_in: str) -> None:
    """The wheel went on while nobody heard it: its next number is not that of the bets that lie here."""
    floor = new_floor()
    await sensed_table(floor)

    async def sees() -> AsyncIterator[Seen]:
        if spun_in:
            yield BallInTrack(0.5, spun_in)
            yield NoMoreBets(1.0, spun_in, True, False)
        else:  # the dealer spun the ball; or the house was started anew since
            await ask(floor, "1", Actor("D1", Role.DEALER), do="spin-ball")
            await ask(floor, "1", Actor("D1", Role.DEALER), do="call-no-more-bets")
        yield Result(9.0, "002", "17", True, 9)

    sensing = Sensing(floor.table("1"), sensor_line("1", {"line": "tcp://127.0.0.1:9"}))
    await sensing.follow(sees())
    assert floor.table("1").view.phase is Phase.NO_MORE_BETS
    assert sensing.told[-1].text == "The sensor reads 17: confirm it."
    await floor.stop()


async def test_a_second_ball_before_the_number_of_the_first_is_for_the_supervisor() -> None:
    floor = new_floor()
    await sensed_table(floor)

    async def sees() -> AsyncIterator[Seen]:
        yield BallInTrack(0.5, "001")
        yield BallInTrack(0.7, "001")
        assert floor.table("1").view.phase is Phase.BALL_IN_TRACK, "told twice, it is the same ball"
        yield BallInTrack(20.0, "002")

    await Sensing(floor.table("1"), sensor_line("1", {"line": "tcp://127.0.0.1:9"})).follow(sees())
    assert floor.table("1").view.phase is Phase.HELD
    await floor.stop()


async def test_a_ball_that_the_dealer_spun_before_the_sensor_saw_it_is_no_second_one() -> None:
    floor = new_floor()
    await sensed_table(floor)
    sensing = Sensing(floor.table("1"), sensor_line("1", {"line": "tcp://127.0.0.1:9"}))
    sensing._game = "001"  # of the round before

    async def sees() -> AsyncIterator[Seen]:
        await ask(floor, "1", Actor("D1", Role.DEALER), do="spin-ball")
        yield BallInTrack(0.5, "002")

    await sensing.follow(sees())
    assert floor.table("1").view.phase is Phase.BALL_IN_TRACK
    await floor.stop()


async def test_paused_betting_stays_paused_until_somebody_says_so() -> None:
    floor = new_floor()
    await floor.start()
    await sensed_table(floor)
    runner, clock = floor.table("1"), floor.clocks["1"]
    await until(lambda: runner.view.phase is Phase.BETTING)
    assert (await ask(floor, "1", PIT, do="pause-betting")).refused is None
    for _ in range(3):  # whatever else is asked for at the table, betting stays closed
        await ask(floor, "1", PIT, do="seat-player", seat=2, player="P2")
        await ask(floor, "1", PIT, do="unseat-player", seat=2)
        assert runner.view.phase is Phase.OPEN
    assert clock.paused
    clock.resume()
    await until(lambda: runner.view.phase is Phase.BETTING)
    await floor.stop()


def test_a_line_is_set_in_words() -> None:
    line = sensor_line("2", {"line": "tcp://wheel-2:9001", "mode": "extended", "may": ["close-betting"]})
    assert line.port == TcpPort("wheel-2", 9001)
    assert (line.model, line.mode) == (Model.MERCURY_360, Mode.EXTENDED)
    assert line.may == frozenset({MayDo.CLOSE_BETTING})
    assert sensor_line("2", {"line": "/dev/ttyUSB0"}).port == SerialPort("/dev/ttyUSB0")


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"line": 7},
        {"line": "tcp://wheel-2"},
        {"line": "tcp://wheel-2:9001", "model": "abacus"},
        {"line": "tcp://wheel-2:9001", "may": ["fly"]},
        {"line": "tcp://wheel-2:9001", "speed": 3},
        {"line": "tcp://wheel-2:9001", "may": 3},
        {"line": "tcp://wheel-2:9001", "may": ["no-spin-under-four-turns"]},
    ],
)
def test_a_line_that_means_nothing_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        sensor_line("2", data)
    assert refused.value.code == "bad_setting"
