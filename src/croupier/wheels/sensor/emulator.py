"""A wheel on a TCP port that behaves like a real one and misbehaves on demand, for tests and demonstrations."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.wheels.pockets import check_pockets
from croupier.wheels.sensor.config import Mode, Model
from croupier.wheels.sensor.frames import State, Status
from croupier.wheels.sensor.spin import TICK_SECONDS, Fault, Setting, packets, play

CLIENT_BUFFER_MAX = 1 << 16
COMMAND_BYTES_MAX = 64
SILENCE_TICKS = 16
BURST_TICKS = 6


@dataclass(frozen=True, slots=True)
class Send:
    """What goes on the line after one tick; `drop` hangs up on everyone first."""

    data: bytes
    drop: bool = False


class Emulator:
    """The wheel turns whether anyone listens or not. `speed` is how many of its seconds pass in one of ours."""

    def __init__(self, setting: Setting, *, seed: int = 0, speed: float = 1.0, numbers: Iterable[str] = ()) -> None:
        check_pockets(setting.pockets)
        if speed <= 0:
            raise Refused("speed", "The emulated wheel's speed is above zero.", speed=speed)
        self.setting, self.speed = setting, speed
        self.played: list[tuple[str, str, Fault | None]] = []
        self.elapsed = 0.0  # The wheel's own seconds, which do not pass while the machine is busy elsewhere.
        self._chance = Random(seed)
        self._numbers = iter(numbers)
        self._faults: deque[Fault] = deque()
        self._clients: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._turning: asyncio.Task[None] | None = None

    def demand(self, fault: Fault) -> None:
        """The next game that has no fault yet will have this one."""
        self._faults.append(fault)

    async def start(self, port: int = 0, host: str = "127.0.0.1") -> int:
        """Listen and begin the first game; gives the port."""
        self._server = await asyncio.start_server(self._welcome, host, port)
        self._turning = asyncio.create_task(self._turn())
        return int(self._server.sockets[0].getsockname()[1])

    async def stop(self) -> None:
        assert self._server is not None
        assert self._turning is not None
        self._turning.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._turning
        self._server.close()
        await self._hang_up()
        await self._server.wait_closed()

    def sends(self, games: int | None = None) -> Iterator[Send]:
        """Tick after tick of games, with the faults that were demanded when each game began."""
        first = 0 if self.setting.model is Model.MERCURY_360 else 1
        counter, last, played = first, None, 0
        while games is None or played < games:
            number = next(self._numbers, None) or self._chance.choice(self.setting.pockets)
            fault = self._faults.popleft() if self._faults else None
            yield from self._game(counter, last, number, fault)
            self.played.append((f"{counter:03}", number, fault))
            counter, last, played = first + (counter - first + 1) % 256, number, played + 1

    def _game(self, counter: int, last: str | None, number: str, fault: Fault | None) -> Iterator[Send]:
        before: Status | None = None
        in_state_4 = 0
        kept = b""
        for tick in play(self.setting, counter, last, number, fault, self._chance):
            data = packets(tick, before, self.setting.mode)
            before = tick.status
            in_state_4 += before.state is State.NO_MORE_BETS
            match fault:
                case Fault.GARBAGE:
                    yield Send(self._noise() + data)
                case Fault.HALF_FRAMES if self._chance.random() < 0.4:
                    yield Send(data[: self._chance.randrange(len(data) or 1)])
                case Fault.BURST if before.state is State.NO_MORE_BETS and in_state_4 <= BURST_TICKS:
                    kept += data
                    yield Send(kept if in_state_4 == BURST_TICKS else b"")
                case Fault.SILENCE if 0 < in_state_4 <= SILENCE_TICKS:
                    yield Send(b"")
                case Fault.LINE_DROP if before.state is State.NO_MORE_BETS and in_state_4 == 4:
                    yield Send(b"", drop=True)
                case _:
                    yield Send(data)

    def _noise(self) -> bytes:
        """Up to a hundred bytes of anything, or something that is almost a frame."""
        almost = (b"*X;5;0", b"*X;9;001;17;0;150;0\r\n", b"*X;5;001;1x;0;150;0\r\n", b"*o BUSY\r\n", b"\xff\x00\r\n")
        if self._chance.random() < 0.5:
            return self._chance.choice(almost)
        return self._chance.randbytes(self._chance.randrange(100)).replace(b"*", b"+")

    async def _turn(self) -> None:
        for send in self.sends():
            if send.drop:
                await self._hang_up()
            for client in tuple(self._clients):
                if client.transport.get_write_buffer_size() > CLIENT_BUFFER_MAX:
                    client.transport.abort()  # It does not read; a wheel waits for nobody.
                elif send.data:
                    client.write(send.data)
            await asyncio.sleep(TICK_SECONDS / self.speed)
            self.elapsed += TICK_SECONDS

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer commands the way the wheel does, with `OK` or `NO`, until the client goes."""
        self._clients.add(writer)
        try:
            while command := await reader.readline():
                letter = command[1:2]
                if command[:1] == b"*" and letter.isalpha() and len(command) <= COMMAND_BYTES_MAX:
                    writer.write(b"*" + letter + (b" OK\r\n" if letter in b"Pou" else b" NO\r\n"))
        except (OSError, ValueError):  # The line broke, or a line without an end filled the buffer.
            writer.transport.abort()
        finally:
            self._clients.discard(writer)
            writer.close()

    async def _hang_up(self) -> None:
        for client in tuple(self._clients):
            self._clients.discard(client)
            client.close()
            with contextlib.suppress(OSError):
                await client.wait_closed()


def simulate(
    model: Model,
    mode: Mode,
    port: int,
    pockets: Iterable[str],
    *,
    host: str = "127.0.0.1",
    faults: Iterable[Fault] = (),
    every: int = 5,
    speed: float = 1.0,
    seed: int = 0,
    betting_seconds: float = 8.0,
) -> None:
    """Run an emulated wheel until interrupted; the given faults come round by turns, one every `every` games."""
    setting = replace(Setting(model, mode, tuple(pockets)), betting_seconds=betting_seconds)
    emulator = Emulator(setting, seed=seed, speed=speed)
    round_robin = deque(faults)

    async def run() -> None:
        await emulator.start(port, host)
        asked = 0
        while True:
            if round_robin and len(emulator.played) >= (asked + 1) * every - 1:
                emulator.demand(round_robin[0])
                round_robin.rotate(-1)
                asked += 1
            await asyncio.sleep(TICK_SECONDS / speed)

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run())
