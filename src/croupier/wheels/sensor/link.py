"""The line to a wheel: TCP or a serial device, opened again whenever it breaks, and honest about silence."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import random
import time
from collections.abc import AsyncGenerator, Callable
from enum import StrEnum
from typing import Any, Protocol

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.wheels.sensor.frames import BetsClosed, GameStarted, Item, Pending, Status, Winner, decode

CHUNK_BYTES = 4096
OF_A_WHEEL = (Status, GameStarted, BetsClosed, Winner)  # a bare number or a reply may be noise


@dataclass(frozen=True, slots=True)
class TcpPort:
    host: str
    port: int


@dataclass(frozen=True, slots=True)
class SerialPort:
    """8 data bits, no parity, one stop bit, no flow control."""

    device: str
    baud: int = 9600


class LinkState(StrEnum):
    CONNECTING = "connecting"
    ANSWERING = "answering"
    NOT_ANSWERING = "wheel not answering"


@dataclass(frozen=True, slots=True)
class Timing:
    """In seconds. In advanced mode a wheel speaks twice a second. In basic mode it speaks when something happens:

    there `silence` and `hang_up` are None, and only a broken line can be seen.
    """

    connect: float = 5.0
    silence: float | None = 3.0
    hang_up: float | None = 15.0
    retry_min: float = 0.5
    retry_max: float = 30.0
    poll: float = 0.25


@dataclass(frozen=True, slots=True)
class LinkChanged:
    at: float
    state: LinkState
    why: str


@dataclass(frozen=True, slots=True)
class Received:
    at: float
    item: Item


class Line(Protocol):
    async def read(self) -> bytes | None:
        """Bytes; nothing (empty) when the line has ended; None when nothing came for a moment."""

    async def close(self) -> None: ...


async def follow(
    port: TcpPort | SerialPort,
    *,
    timing: Timing | None = None,
    clock: Callable[[], float] = time.monotonic,
    ticks: Callable[[], float] = time.monotonic,
) -> AsyncGenerator[LinkChanged | Received, None]:
    """Everything from this wheel, for ever: items as they come, and every change of the line's state.

    `clock` says when a thing was heard, `ticks` how long the line is silent.
    """
    timing = timing or Timing()
    state, retry = LinkState.CONNECTING, timing.retry_min
    while True:
        why = ""
        try:
            line = await asyncio.wait_for(_open(port, timing.poll), timing.connect)
        except (OSError, TimeoutError) as error:
            why = f"no connection: {type(error).__name__}"
        else:
            try:
                pending, heard = Pending(), ticks()
                while not why:
                    data = await _read(line)
                    if data == b"":
                        why = "the line was closed"
                    items, pending = decode(pending, data or b"")
                    now = ticks()
                    if any(isinstance(item, OF_A_WHEEL) for item in items):
                        heard, retry = now, timing.retry_min
                        if state is not LinkState.ANSWERING:
                            state = LinkState.ANSWERING
                            yield LinkChanged(clock(), state, "the wheel speaks")
                    for item in items:
                        yield Received(clock(), item)
                    silent = now - heard
                    if timing.silence is not None and silent > timing.silence and state is not LinkState.NOT_ANSWERING:
                        state = LinkState.NOT_ANSWERING
                        yield LinkChanged(clock(), state, f"no frame for {timing.silence:g} s")
                    if timing.hang_up is not None and silent > timing.hang_up:
                        why = f"no frame for {timing.hang_up:g} s; the line is opened again"
            finally:
                await line.close()
        if state is not LinkState.NOT_ANSWERING:
            state = LinkState.NOT_ANSWERING
            yield LinkChanged(clock(), state, why)
        await asyncio.sleep(retry * random.uniform(0.8, 1.2))  # So that a floor of tables does not call at once.
        retry = min(retry * 2, timing.retry_max)


async def _read(line: Line) -> bytes | None:
    try:
        return await line.read()
    except OSError:
        return b""


async def _open(port: TcpPort | SerialPort, poll: float) -> Line:
    match port:
        case TcpPort(host, number):
            return _TcpLine(*await asyncio.open_connection(host, number, limit=CHUNK_BYTES), poll)
        case SerialPort():
            return await asyncio.to_thread(_SerialLine, port, poll)


class _TcpLine:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, poll: float) -> None:
        self._reader, self._writer, self._poll = reader, writer, poll

    async def read(self) -> bytes | None:
        try:
            return await asyncio.wait_for(self._reader.read(CHUNK_BYTES), self._poll)
        except TimeoutError:
            return None

    async def close(self) -> None:
        self._writer.close()
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()


class _SerialLine:
    """pyserial, read in a thread; each read ends by itself after a moment."""

    def __init__(self, port: SerialPort, poll: float) -> None:
        try:
            serial: Any = importlib.import_module("serial")
        except ImportError:
            raise Refused(
                "pyserial_missing", "A serial wheel needs the package pyserial: install croupier[serve]."
            ) from None
        self._device = serial.Serial(port.device, port.baud, timeout=poll)

    async def read(self) -> bytes | None:
        return await asyncio.to_thread(self._take) or None

    def _take(self) -> bytes:
        first: bytes = self._device.read(1)
        if not first:
            return b""
        more: bytes = self._device.read(min(self._device.in_waiting, CHUNK_BYTES))
        return first + more

    async def close(self) -> None:
        with contextlib.suppress(OSError):
            await asyncio.to_thread(self._device.close)
