"""End to end: the emulated wheel, a TCP line (or a pseudo terminal), the link, the decoder and the reading."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import tty
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import pytest
from tests.support import PATIENCE

from croupier.refusal import Refused
from croupier.wheels.sensor.config import MayDo, Mode, Model, SensorConfig
from croupier.wheels.sensor.console import Gauges
from croupier.wheels.sensor.emulator import Emulator
from croupier.wheels.sensor.events import (
    BallInTrack,
    BettingOpened,
    NoMoreBets,
    NoSpin,
    Result,
    SensorFault,
    SensorRecovered,
    WheelWarning,
    for_terminals,
)
from croupier.wheels.sensor.frames import Skipped, Status, decode_all
from croupier.wheels.sensor.link import LinkChanged, LinkState, SerialPort, TcpPort, Timing, follow
from croupier.wheels.sensor.spin import Fault, Setting
from croupier.wheels.sensor.watch import Seen, watch

SINGLE = ("0", *(str(number) for number in range(1, 37)))
SPEED = 150.0
QUICK = Timing(connect=2.0, silence=None, hang_up=None, retry_min=0.01, retry_max=0.05, poll=0.02)


@dataclass(frozen=True)
class Play:
    """What a table saw of an emulated wheel, and what the wheel really did."""

    seen: list[Seen]
    played: list[tuple[str, str, Fault | None]]

    def of(self, *kinds: type) -> list[Seen]:
        return [entry for entry in self.seen if isinstance(entry, kinds)]

    @property
    def results(self) -> list[tuple[str, str]]:
        return [(entry.game, entry.number) for entry in self.seen if isinstance(entry, Result)]

    @property
    def reasons(self) -> list[str]:
        return [entry.reason.value for entry in self.seen if isinstance(entry, NoSpin)]

    @property
    def states(self) -> list[LinkState]:
        return [entry.state for entry in self.seen if isinstance(entry, LinkChanged)]


def play(
    model: Model, mode: Mode, *faults: Fault, games: int = 2, timing: Timing = QUICK, speed: float = SPEED
) -> Play:
    """Let the wheel play these games, the first ones with these faults, in front of a table that knows it."""
    may = frozenset(MayDo)
    if mode is not Mode.EXTENDED:
        may -= {MayDo.NO_SPIN_UNDER_FOUR_TURNS}

    async def run() -> Play:
        emulator = Emulator(Setting(model, mode, SINGLE, 3.0, 2.0), seed=5, speed=speed)
        for fault in faults:
            emulator.demand(fault)
        port = TcpPort("127.0.0.1", await emulator.start())
        config = SensorConfig(SINGLE, model, mode, may)
        seen: list[Seen] = []
        watching = watch(config, port, timing=timing, clock=lambda: emulator.elapsed)
        async with asyncio.timeout(PATIENCE):
            async for entry in watching:
                seen.append(entry)
                if len(emulator.played) >= games:
                    break
        await watching.aclose()
        await emulator.stop()
        return Play(seen, emulator.played[:games])

    return asyncio.run(run())


def numbers(played: list[tuple[str, str, Fault | None]]) -> list[tuple[str, str]]:
    return [(game, number) for game, number, _ in played]


@pytest.mark.parametrize("model", Model)
@pytest.mark.parametrize("mode", Mode)
def test_a_faultless_wheel_in_every_mode(model: Model, mode: Mode) -> None:
    found = play(model, mode)
    results = [number for _, number in found.results]
    assert results == [number for _, number, _ in found.played]
    if mode is not Mode.BASIC:
        assert found.results == numbers(found.played)
        assert found.of(Gauges)
    assert all(entry.automatic for entry in found.of(Result, NoMoreBets))  # type: ignore[union-attr]
    assert not found.reasons
    assert not found.of(Skipped)
    assert found.states == [LinkState.ANSWERING]


@pytest.mark.clause("H-RW.1-b", "H-IR.1-a", "CO-2205(1)-b", "CO-2206(1)-a")
@pytest.mark.parametrize(("model", "mode"), [(Model.MERCURY_360, Mode.EXTENDED), (Model.SLINGSHOT_2, Mode.ADVANCED)])
def test_a_ball_in_the_rotors_direction_is_no_spin_and_the_respin_counts(model: Model, mode: Mode) -> None:
    found = play(model, mode, Fault.WRONG_DIRECTION)
    assert found.reasons == ["same_direction"]
    assert found.results == numbers(found.played)
    no_spin = found.of(NoSpin)[0]
    assert found.seen.index(no_spin) < found.seen.index(found.of(Result)[0])
    assert no_spin.automatic  # type: ignore[union-attr]


@pytest.mark.clause("H-RW.1-c", "H-IR.2-a", "CO-2206(2)-a")
def test_a_short_spin_is_no_spin_where_turns_are_counted() -> None:
    found = play(Model.MERCURY_360, Mode.EXTENDED, Fault.SHORT_SPIN)
    assert found.reasons == ["under_four_turns"]
    assert found.results == numbers(found.played)[1:]
    assert found.of(NoSpin)[0].number_seen == found.played[0][1]  # type: ignore[union-attr]


def test_a_short_spin_is_left_to_the_dealer_where_turns_are_not_counted() -> None:
    found = play(Model.MERCURY_360, Mode.ADVANCED, Fault.SHORT_SPIN)
    assert not found.reasons
    assert [entry.turns for entry in found.of(Result)] == [None, None]  # type: ignore[union-attr]


@pytest.mark.clause("CO-2206(4)-a")
@pytest.mark.parametrize(("model", "reason"), [(Model.MERCURY_360, "void"), (Model.SLINGSHOT_2, "ball_left_wheel")])
def test_a_ball_that_leaves_the_wheel_is_no_spin(model: Model, reason: str) -> None:
    found = play(model, Mode.EXTENDED, Fault.BALL_OUT)
    assert found.reasons == [reason]
    assert found.results == numbers(found.played)


@pytest.mark.parametrize(("model", "reason"), [(Model.MERCURY_360, "void"), (Model.SLINGSHOT_2, "launch_failed")])
def test_a_failed_launch_is_no_spin(model: Model, reason: str) -> None:
    found = play(model, Mode.ADVANCED, Fault.LAUNCH_FAILED)
    assert found.reasons == [reason]
    assert found.results == numbers(found.played)


def test_a_failing_sensor_is_told_and_its_result_is_the_dealers() -> None:
    found = play(Model.MERCURY_360, Mode.ADVANCED, Fault.SENSOR_FAILURE)
    assert len(found.of(SensorFault)) == len(found.of(SensorRecovered)) == 1
    assert [entry.automatic for entry in found.of(Result)] == [False, True]  # type: ignore[union-attr]


def test_a_rotor_outside_its_limits_lets_the_game_go_on() -> None:
    found = play(Model.MERCURY_360, Mode.ADVANCED, Fault.ROTOR_TOO_FAST)
    assert len(found.of(WheelWarning)) == 1
    assert found.results == numbers(found.played)


@pytest.mark.parametrize("mode", [Mode.ADVANCED, Mode.EXTENDED])
@pytest.mark.parametrize("fault", [Fault.GARBAGE, Fault.HALF_FRAMES])
def test_a_bad_line_makes_no_wrong_result(mode: Mode, fault: Fault) -> None:
    found = play(Model.SLINGSHOT_2, mode, fault)
    assert found.of(Skipped)
    assert found.results == numbers(found.played)


def test_frames_in_a_burst_lose_nothing() -> None:
    found = play(Model.SLINGSHOT_2, Mode.ADVANCED, Fault.BURST)
    assert found.results == numbers(found.played)
    assert len(found.of(NoMoreBets)) == 2


def test_a_silent_wheel_is_not_answering_until_it_speaks_again() -> None:
    quiet = Timing(PATIENCE, silence=1.0, hang_up=None, retry_min=0.01, retry_max=0.05, poll=0.01)
    found = play(Model.SLINGSHOT_2, Mode.ADVANCED, Fault.SILENCE, timing=quiet, speed=5.0, games=1)  # silent for 1.6 s
    assert LinkState.NOT_ANSWERING in found.states
    assert found.states[-1] is LinkState.ANSWERING
    assert found.results == numbers(found.played)
    assert not found.of(Result)[0].automatic  # type: ignore[union-attr]


def test_a_dropped_line_is_opened_again_within_the_game() -> None:
    found = play(Model.MERCURY_360, Mode.EXTENDED, Fault.LINE_DROP, speed=30.0)
    assert found.states == [LinkState.ANSWERING, LinkState.NOT_ANSWERING, LinkState.ANSWERING]
    assert found.results == numbers(found.played)


def test_terminals_get_the_round_and_no_speed() -> None:
    found = play(Model.MERCURY_360, Mode.EXTENDED, games=1)
    sent = [for_terminals(entry) for entry in found.of(BettingOpened, BallInTrack, NoMoreBets, Result)]  # type: ignore[arg-type]
    assert [entry and entry["event"] for entry in sent][:4] == [
        "betting-opened",
        "ball-in-track",
        "no-more-bets",
        "result",
    ]
    speeds = {f"{gauge.rotor_rpm}" for gauge in found.of(Gauges)}  # type: ignore[union-attr]
    assert speeds
    assert not any(speed in str(sent) for speed in speeds)


def test_the_link_tries_again_until_the_wheel_is_there() -> None:
    async def run() -> list[LinkState]:
        with socket.socket() as reserved:
            reserved.bind(("127.0.0.1", 0))
            port = reserved.getsockname()[1]
        states: list[LinkState] = []
        emulator = Emulator(Setting(Model.SLINGSHOT_2, Mode.ADVANCED, SINGLE), speed=SPEED)
        async with asyncio.timeout(PATIENCE):
            async with contextlib.aclosing(follow(TcpPort("127.0.0.1", port), timing=QUICK)) as line:
                async for entry in line:
                    if isinstance(entry, LinkChanged):
                        states.append(entry.state)
                        if entry.state is LinkState.NOT_ANSWERING:
                            await emulator.start(port)
                        else:
                            break
        await emulator.stop()
        return states

    assert asyncio.run(run()) == [LinkState.NOT_ANSWERING, LinkState.ANSWERING]


def test_a_line_with_nothing_but_noise_is_hung_up_and_opened_again() -> None:
    calls = 0

    async def noise(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal calls
        calls += 1
        try:
            while True:
                writer.write(b"\xff\x00*X;9;\r\n8\r\n\xfe\x17\r\n")  # There is a number in it, by chance.
                await writer.drain()
                await asyncio.sleep(0.01)
        except OSError:
            return
        finally:
            writer.close()

    async def run() -> list[LinkState]:
        server = await asyncio.start_server(noise, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        timing = Timing(2.0, silence=0.1, hang_up=0.2, retry_min=0.01, retry_max=0.02, poll=0.02)
        states: list[LinkState] = []
        async with (
            asyncio.timeout(PATIENCE),
            contextlib.aclosing(follow(TcpPort("127.0.0.1", port), timing=timing)) as line,
        ):
            async for entry in line:
                if isinstance(entry, LinkChanged):
                    states.append(entry.state)
                if calls >= 3:
                    break
        server.close()
        return states

    assert asyncio.run(run()) == [LinkState.NOT_ANSWERING]


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo terminals are POSIX")
def test_a_serial_line_is_read_and_its_end_is_noticed() -> None:
    pytest.importorskip("serial")
    wheel, device = os.openpty()
    tty.setraw(device)

    async def speak() -> None:
        while True:
            os.write(wheel, b"*X;2;001;12;0;163;0\r\n")
            await asyncio.sleep(0.05)

    async def run() -> list[object]:
        heard: list[object] = []
        async with (
            asyncio.timeout(PATIENCE),
            contextlib.aclosing(follow(SerialPort(os.ttyname(device)), timing=QUICK)) as line,
        ):
            speaking = asyncio.create_task(speak())
            async for entry in line:
                heard.append(entry.state if isinstance(entry, LinkChanged) else entry.item)
                if isinstance(heard[-1], Status) and not speaking.cancelled():
                    speaking.cancel()
                    await asyncio.wait([speaking])
                    os.close(wheel)
                if heard[-1] is LinkState.NOT_ANSWERING:
                    break
        return heard

    try:
        answering, status, *_, gone = asyncio.run(run())
    finally:
        os.close(device)
    assert (answering, gone) == (LinkState.ANSWERING, LinkState.NOT_ANSWERING)
    assert status == decode_all(b"*X;2;001;12;0;163;0\r\n")[0]


def test_a_serial_line_without_pyserial_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "serial", None)

    async def run() -> None:
        async with contextlib.aclosing(follow(SerialPort("/dev/null"))) as line:
            async for _ in line:
                return

    with pytest.raises(Refused) as refused:
        asyncio.run(run())
    assert refused.value.code == "pyserial_missing"


def test_the_emulator_answers_commands_and_survives_hostile_clients() -> None:
    async def run() -> bytes:
        emulator = Emulator(Setting(Model.SLINGSHOT_2, Mode.ADVANCED, SINGLE), speed=SPEED)
        port = await emulator.start()
        _, rude = await asyncio.open_connection("127.0.0.1", port)
        rude.write(b"x" * 200_000)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"*P\r\n*z\r\n")
        said = b""
        async with asyncio.timeout(10):
            while said.count(b"*X;") < 5 or b"*z" not in said:
                said += await reader.read(1024)
        writer.close()
        rude.close()
        await emulator.stop()
        return said

    said = asyncio.run(run())
    assert b"*P OK\r\n" in said
    assert b"*z NO\r\n" in said


def streamed(emulator: Emulator, games: int) -> Iterator[Status]:
    for send in emulator.sends(games):
        for item in decode_all(send.data):
            if isinstance(item, Status):
                yield item


def test_the_emulated_wheel_moves_like_a_wheel() -> None:
    emulator = Emulator(Setting(Model.MERCURY_360, Mode.EXTENDED, SINGLE), seed=9)
    statuses = list(streamed(emulator, 4))
    assert {status.game for status in statuses} == {"000", "001", "002", "003"}
    assert {status.rotor_direction for status in statuses} == {0, 1}
    assert all(status.rotor_rpm and 13 < status.rotor_rpm < 21 for status in statuses)
    rolling = [status.ball.rpm for status in statuses if status.game == "001" and status.ball and status.ball.rpm]
    assert rolling == sorted(rolling, reverse=True)
    assert all(35 < rpm < 140 for rpm in rolling)
    assert all(status.ball and status.ball.revolutions >= 4 for status in statuses if status.state == 5)


@pytest.mark.parametrize(("model", "first", "last"), [(Model.MERCURY_360, 0, 255), (Model.SLINGSHOT_2, 1, 256)])
def test_the_counter_wraps_as_each_models_does(model: Model, first: int, last: int) -> None:
    emulator = Emulator(Setting(model, Mode.BASIC, SINGLE, 0.5, 1.0))
    for _ in emulator.sends(257):
        pass
    games = [int(game) for game, _, _ in emulator.played]
    assert games[0] == games[256] == first
    assert max(games) == last


def test_a_speed_of_zero_is_refused() -> None:
    with pytest.raises(Refused):
        Emulator(Setting(Model.SLINGSHOT_2, Mode.BASIC, SINGLE), speed=0)


def test_simulate_serves_until_it_is_interrupted() -> None:
    with socket.socket() as reserved:
        reserved.bind(("127.0.0.1", 0))
        port = reserved.getsockname()[1]
    code = (
        "from croupier.wheels.sensor.emulator import simulate, Fault, Mode, Model\n"
        f"simulate(Model.MERCURY_360, Mode.EXTENDED, {port}, ('0', '1', '2'), faults=[Fault.BURST], every=1, speed=50)"
    )
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # a shell makes its background jobs deaf to it
    process = subprocess.Popen([sys.executable, "-c", code], preexec_fn=heed)  # noqa: PLW1509 - no thread is about
    try:
        heard = b""
        for _ in range(200):
            try:
                with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
                    while heard.count(b"\r\n") < 6:
                        heard += line.recv(4096)
                break
            except ConnectionRefusedError:
                time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE) == 0
    finally:
        process.kill()
        process.wait()
    assert any(isinstance(item, Status) and item.ball is not None for item in decode_all(heard))
