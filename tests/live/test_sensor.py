"""An emulated wheel on a TCP line drives a real table: emulator, line, decoder, reading, table, journal."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.support import clause, on_felt

from croupier.journal import MemoryJournal
from croupier.journal.proof.verify import verify
from croupier.live import Request, TableWriter, replay_books
from croupier.live.scripts.table import set_up_table
from croupier.live.tables.sensor import SensorDriver, commands_for, for_the_dealer
from croupier.rules import wheel
from croupier.rules.in_force.sign import sign_of
from croupier.table import Phase, Table
from croupier.wheels.sensor.config import MayDo, Mode, Model, SensorConfig
from croupier.wheels.sensor.emulator import Emulator
from croupier.wheels.sensor.events import (
    BallInTrack,
    NoMoreBets,
    NoSpin,
    NoSpinReason,
    NumberChanged,
    NumberUnreadable,
    Result,
    SensorFault,
    SensorRecovered,
)
from croupier.wheels.sensor.frames import State
from croupier.wheels.sensor.link import LinkChanged, LinkState, TcpPort, Timing
from croupier.wheels.sensor.spin import Fault, Setting
from croupier.wheels.sensor.watch import watch

AT = "2026-06-01T12:00:00.000000Z"
QUICK = Timing(connect=2.0, silence=None, hang_up=None, retry_min=0.01, retry_max=0.05, poll=0.02)
PLACED = {"do": "place-wager", "seat": 1, "bet": "red", "stake": 100, "by": {"role": "player"}}


def opened(rulebook: str, number_of_zeros: str = "single-zero") -> TableWriter:
    """A table that the wheel runs by itself, with one player who has $1 on red."""
    policy = {} if rulebook == "house" else {"limits": {"all": {"min": 100, "max": 10_000}}}
    header = {"rulebook": rulebook, "wheel": number_of_zeros, "policy": on_felt(policy), "source": "sensor"}
    writer = set_up_table({**header, "automation": "automatic"}, MemoryJournal())
    points = dict.fromkeys(writer.rules.rulebook.opening.inspection.value, True)
    commands: list[dict[str, Any]] = [
        {"do": "post-sign", "sign": sign_of(writer.rules).code},
        {"do": "inspect-table", "points": points},
        {"do": "open-table", "opener": 100_000, "drop_box": "B", "tip_box": "T"},
        {"do": "seat-player", "seat": 1, "player": "Ann"},
        {"do": "buy-in", "seat": 1, "amount": 10_000, "chip_value": 100, "by": {"role": "cashier"}},
        PLACED,
    ]
    for answer in writer.submit([Request(command, AT, f"k{n}") for n, command in enumerate(commands)]):
        assert answer.refused is None, answer.refused
    return writer


def driven(
    writer: TableWriter, *faults: Fault, games: int = 2, model: Model = Model.MERCURY_360, mode: Mode = Mode.EXTENDED
) -> tuple[list[tuple[str, str, Fault | None]], SensorDriver]:
    pockets = wheel("single-zero").pockets
    may = frozenset(MayDo) - (frozenset() if mode is Mode.EXTENDED else {MayDo.NO_SPIN_UNDER_FOUR_TURNS})
    driver = SensorDriver(writer, lambda: AT)

    async def run() -> list[tuple[str, str, Fault | None]]:
        emulator = Emulator(Setting(model, mode, pockets, 3.0, 2.0), seed=5, speed=150.0)
        for fault in faults:
            emulator.demand(fault)
        port = TcpPort("127.0.0.1", await emulator.start())
        watching = watch(SensorConfig(pockets, model, mode, may), port, timing=QUICK, clock=lambda: emulator.elapsed)
        results = 0
        async with asyncio.timeout(30):
            async for answer in driver.follow(watching):
                results += any(event.name == "result-declared" for event in answer.events)
                if results >= games:
                    break
        await watching.aclose()
        while len(emulator.played) < len(faults) + games:  # The wheel enters a game when it is over.
            await asyncio.sleep(0.01)
        await emulator.stop()
        return emulator.played

    return asyncio.run(run()), driver


def events(writer: TableWriter, name: str) -> list[dict[str, Any]]:
    return [event.data for event in writer.journal.read(writer.stream) if event.name == name]


@clause("CO-2205(1)-c", "H-RW.1-c")
@pytest.mark.parametrize("rulebook", ["colorado", "house"])
def test_the_wheel_runs_whole_rounds_by_itself(rulebook: str) -> None:
    writer = opened(rulebook)
    played, driver = driven(writer, games=3)
    results = events(writer, "result-declared")
    assert [result["number"] for result in results] == [number for _, number, _ in played][:3]
    assert all(result["source"] == "sensor" and result["tenths"] >= 40 for result in results)
    assert len(events(writer, "dolly-removed")) == 3
    assert writer.table.phase is Phase.BETTING
    assert verify(writer.journal, replay=replay_books).ok
    assert not [message for message in driver.told if "refused" in message]


@clause("CO-2205(1)-b", "CO-2206(1)-a", "H-RW.1-b", "H-IR.1-a")
@pytest.mark.parametrize("rulebook", ["colorado", "house"])
def test_a_ball_in_the_rotors_direction_is_no_spin_and_the_wagers_stand(rulebook: str) -> None:
    writer = opened(rulebook)
    driven(writer, Fault.WRONG_DIRECTION, games=1)
    (no_spin,) = events(writer, "no-spin-declared")
    assert no_spin["reason"] == "same_direction"
    declared = [e.name for e in writer.journal.read(writer.stream) if e.name in ("no-spin-declared", "result-declared")]
    assert declared == ["no-spin-declared", "result-declared"], "the respin counts"
    assert sum(event["staked"] for event in events(writer, "betting-closed")) == 100, "the $1 was there for the respin"


@clause("CO-2206(2)-a", "CO-2205(1)-c", "H-IR.2-a", "H-RW.1-c")
@pytest.mark.parametrize("rulebook", ["colorado", "house"])
def test_a_spin_of_fewer_than_four_turns_is_no_spin(rulebook: str) -> None:
    writer = opened(rulebook)
    driven(writer, Fault.SHORT_SPIN, games=1)
    (no_spin,) = events(writer, "no-spin-declared")
    assert no_spin["reason"] == "under_four_turns"
    assert all(result["tenths"] >= 40 for result in events(writer, "result-declared"))


@pytest.mark.parametrize("fault", [Fault.GARBAGE, Fault.HALF_FRAMES, Fault.BURST, Fault.LINE_DROP])
def test_a_bad_line_invents_no_result_and_loses_no_wager(fault: Fault) -> None:
    writer = opened("colorado")
    played, _ = driven(writer, fault, games=2)
    told = [result["number"] for result in events(writer, "result-declared")]
    assert set(told) <= {number for _, number, _ in played}
    books = writer.table.books
    assert books.under("rack/1") + books["layout/1"] - 10_000 == -books["house-win"]
    assert verify(writer.journal, replay=replay_books).ok


def test_without_a_count_of_turns_the_dealer_is_asked_and_nothing_is_declared() -> None:
    """In advanced mode nobody counts: the table refuses the number until the turns are confirmed."""
    writer = opened("colorado")
    table = writer.table
    driver = SensorDriver(writer, lambda: AT)
    driver.ask({"do": "spin-ball"})
    driver.ask({"do": "call-no-more-bets"})
    (command,) = commands_for(Result(1.0, "001", "17", True, None), table)
    answer = driver.ask(command)
    assert answer.refused is not None
    assert (answer.refused.code, answer.refused.clause) == ("not_a_valid_spin", "CO-2205(1)-c")
    assert "Confirm the turns" in driver.told[-1]
    driver.ask({"do": "count-turns", "turns": 9})
    assert driver.ask(command).refused is None


@clause("CO-2206(5)-a")
def test_what_no_text_lists_is_for_the_supervisor() -> None:
    writer = opened("colorado")
    driver = SensorDriver(writer, lambda: AT)
    driver.ask({"do": "spin-ball"})
    lost = NoSpin(1.0, "001", NoSpinReason.VOID, True, State.BALL_IN_TRACK)
    (command,) = commands_for(lost, writer.table)
    driver.ask(command)
    assert writer.table.phase is Phase.HELD
    assert list(commands_for(lost, writer.table)) == [], "a table that is held is not told twice"


@clause("CO-2205(1)-b")
def test_a_spin_has_the_directions_that_the_sensor_saw_and_no_others() -> None:
    writer = opened("colorado")
    driven(writer, games=3)
    spins = [(spin["wheel"], spin["ball"]) for spin in events(writer, "ball-spun")][:3]
    other = {"clockwise": "counter-clockwise", "counter-clockwise": "clockwise"}
    assert {wheel for wheel, _ in spins} == set(other), "dealers take turns"
    assert [ball for _, ball in spins] == [other[wheel] for wheel, _ in spins]


def test_the_sensor_asks_only_where_it_may_and_when_it_makes_sense() -> None:
    table = Table()
    table.phase = Phase.BETTING
    assert list(commands_for(BallInTrack(1.0, "001"), table)) == [{"do": "spin-ball"}]
    rotor_alone = {"do": "spin-ball", "wheel": "clockwise"}  # most wheels do not tell how the ball goes
    assert list(commands_for(BallInTrack(1.0, "001", "clockwise"), table)) == [rotor_alone]
    assert list(commands_for(NoMoreBets(1.0, "001", True, False), table)) == []
    assert list(commands_for(NoMoreBets(1.0, "001", False, False), table)) == []
    assert list(commands_for(NoSpin(1.0, "001", NoSpinReason.SAME_DIRECTION, True, State.PLACE_BETS), table)) == []
    for doubtful in (Result(1.0, "001", "17", True, 5, ("the line was silent",)), Result(1.0, "001", "17", False, 5)):
        assert list(commands_for(doubtful, table)) == [{"do": "see-number", "number": "17"}]
    assert list(commands_for(NumberUnreadable(1.0, "001", "x7"), table)) == [{"do": "see-number"}]
    table.phase = Phase.RESULT
    assert list(commands_for(Result(1.0, "001", "17", False, 5), table)) == []


@pytest.mark.parametrize(
    ("seen", "words"),
    [
        (LinkChanged(1.0, LinkState.NOT_ANSWERING, "no frame for 3 s"), "not answering"),
        (Result(1.0, "001", "17", False, None), "reads 17"),
        (Result(1.0, "001", "17", True, 9, ("silent",)), "confirm"),
        (NoSpin(1.0, "001", NoSpinReason.SAME_DIRECTION, False, State.BALL_IN_TRACK), "declare it"),
        (NoMoreBets(1.0, "001", False, False), "No More Bets"),
        (NumberChanged(1.0, "001", "17", "18"), "supervisor"),
        (NumberUnreadable(1.0, "001", "x7"), "by hand"),
        (SensorFault(1.0, "001", "rim sensor"), "rim sensor"),
        (SensorRecovered(1.0, "001"), "works again"),
    ],
)
def test_the_dealer_reads_what_the_sensor_cannot_do(seen: Any, words: str) -> None:
    message = for_the_dealer(seen)
    assert message is not None
    assert words in message


def test_the_dealer_is_not_told_what_needs_no_hand() -> None:
    assert for_the_dealer(BallInTrack(1.0, "001")) is None
