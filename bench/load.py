"""A light WebSocket client, thousands of times in one process: the load must not be heavier than what it loads."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from random import Random
from statistics import quantiles
from typing import Any, TypeVar, cast

T = TypeVar("T")

WAIT_SECONDS_MAX = 60.0
BETS = (
    "red", "odd", "low", "dozen-2", "column-3", "straight-0", "straight-17", "straight-32", "split-8-11", "split-17-20",
    "street-13-14-15", "corner-1-2-4-5", "corner-25-26-28-29", "line-7-8-9-10-11-12",
)  # fmt: skip
CLOSE, PING, PONG = 0x88, 0x89, 0x8A


class Terminal(asyncio.Protocol):
    """One connection. It looks at the first letters of each frame and leaves the reading to the pages."""

    def __init__(self, number: int, request: bytes) -> None:
        self.number, self._request = number, request
        self.table, self.seat = "1", number + 1
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard: Callable[[Terminal, bytes], None] | None = None
        self.received = 0  # bytes of payload
        self.cut_off = ""  # why the server has hung up
        self._data = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._data = head
                return
            assert b" 101 " in head[:20], head
            self.open.set_result(None)
        start, end = 0, len(data)
        while end - start >= 2:
            length, at = data[start + 1], start + 2
            if length >= 126:
                at += 2 if length == 126 else 8
                length = int.from_bytes(data[start + 2 : at])
            if at + length > end:
                break
            if data[start] == 0x81:
                self.received += length
                if self.heard is not None:
                    self.heard(self, data[at : at + length])
            elif data[start] == CLOSE:
                self.cut_off = data[at + 2 : at + length].decode()
            elif data[start] == PING:
                self.transport.write(bytes((PONG, 0x80 | length, 0, 0, 0, 0)) + data[at : at + length])
            start = at + length
        self._data = data[start:]

    def send(self, payload: bytes) -> None:
        """Masked, as clients must; with zeros, as nothing here needs hiding."""
        length = len(payload)
        head = bytes((0x81, 0x80 | length)) if length < 126 else bytes((0x81, 0xFE)) + length.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + payload)


async def connected(port: int, path: str, cookies: list[str]) -> list[Terminal]:
    """So many at a time as a floor's switch would let through."""
    loop, terminals = asyncio.get_running_loop(), []
    for start in range(0, len(cookies), 200):
        opening = [
            loop.create_connection(partial(Terminal, number, upgrade(port, path, cookie)), "127.0.0.1", port)
            for number, cookie in enumerate(cookies[start : start + 200], start=start)
        ]
        for _, terminal in await asyncio.gather(*opening):
            terminals.append(terminal)
        async with asyncio.timeout(WAIT_SECONDS_MAX):
            await asyncio.gather(*(terminal.open for terminal in terminals[start:]))
    return terminals


def upgrade(port: int, path: str, cookie: str) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Origin: http://127.0.0.1:{port}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
    ]  # fmt: skip
    return "\r\n".join([*lines, *([f"Cookie: {cookie}"] if cookie else []), "", ""]).encode()


def wager(terminal: Terminal, key: str, chance: Random) -> bytes:
    return (
        b'{"type":"command","table":"%s","key":"%s","command":{"do":"place-wager","seat":%d,"bet":"%s","stake":100}}'
        % (terminal.table.encode(), key.encode(), terminal.seat, chance.choice(BETS).encode())
    )


async def saturated(terminals: list[Terminal], each: int, in_flight: int, run: str) -> float:
    """Answers per second when everybody always has some commands on the way."""
    left, asked, chance = len(terminals) * each, dict.fromkeys(range(len(terminals)), 0), Random(run)
    done = asyncio.get_running_loop().create_future()

    def ask(terminal: Terminal) -> None:
        number = asked[terminal.number] = asked[terminal.number] + 1
        if number <= each:
            terminal.send(wager(terminal, f"{run}{number}", chance))

    def heard(terminal: Terminal, frame: bytes) -> None:
        nonlocal left
        if frame.startswith(b'{"type":"refused"') and not done.done():
            done.set_exception(RuntimeError(frame.decode()))
        if frame.startswith((b'{"type":"answer"', b'{"type":"command"')):
            left -= 1
            ask(terminal)
            if not left and not done.done():
                done.set_result(None)

    for terminal in terminals:
        terminal.heard = heard
    start = time.perf_counter()
    for terminal in terminals:
        for _ in range(in_flight):
            ask(terminal)
    async with asyncio.timeout(WAIT_SECONDS_MAX):
        await done
    return len(terminals) * each / (time.perf_counter() - start)


class Pace:
    """Wagers that are sent when they are due, whether those before are answered or not: an open loop.

    `delays` count from the moment at which each was due, not from when it was sent, to its answer, in milliseconds:
    what is sent late because something else took long has waited all the same.
    """

    def __init__(self, terminals: Sequence[Terminal], run: str) -> None:
        self.chance, self._run, self.sent = Random(run), run, 0
        self.delays: list[float] = []
        self.refused: list[bytes] = []
        self._due: dict[Terminal, deque[float]] = {terminal: deque() for terminal in terminals}
        for terminal in terminals:
            terminal.heard = self._heard

    def _heard(self, terminal: Terminal, frame: bytes) -> None:  # answers of one terminal come in the order of asking
        if frame.startswith((b'{"type":"refused"', b'{"type":"answer"')):
            if not self._due[terminal]:
                raise RuntimeError(f"nobody asked for this: {frame.decode()}")
            due = self._due[terminal].popleft()
            if frame.startswith(b'{"type":"refused"'):
                self.refused.append(frame)
            else:
                self.delays.append((time.perf_counter() - due) * 1000)

    async def send(self, terminal: Terminal, due: float) -> None:
        ahead = due - time.perf_counter()
        if ahead > 0.001:
            await asyncio.sleep(ahead)
        if terminal.cut_off:
            raise RuntimeError(f"terminal {terminal.number} was cut off: {terminal.cut_off}")
        self._due[terminal].append(due)
        terminal.send(wager(terminal, f"{self._run}{self.sent}", self.chance))
        self.sent += 1

    async def answered(self) -> list[float]:
        """All of them."""
        async with asyncio.timeout(WAIT_SECONDS_MAX):
            while len(self.delays) + len(self.refused) < self.sent:
                await asyncio.sleep(0.01)
        if self.refused:
            raise RuntimeError(f"{len(self.refused)} of {self.sent} wagers were refused: {self.refused[0].decode()}")
        return self.delays


async def paced(
    terminals: Sequence[Terminal], each: int, seconds: float, run: str = "p", rush: float = 0.0
) -> list[float]:
    """Everybody places some wagers in a window, by chance; the share that is a `rush` in the last tenth of it."""
    pace = Pace(terminals, run)
    turns = [terminal for terminal in terminals for _ in range(each)]
    pace.chance.shuffle(turns)
    late = round(len(turns) * rush)
    times = [pace.chance.uniform(0.9, 1.0) for _ in range(late)] + [pace.chance.random() for _ in turns[late:]]
    start = time.perf_counter()
    for terminal, at in zip(turns, sorted(times), strict=True):
        await pace.send(terminal, start + at * seconds)
    return await pace.answered()


async def paced_beside(
    terminals: Sequence[Terminal], per_second: float, run: str, other: Coroutine[Any, Any, T]
) -> tuple[list[float], T]:
    """So many wagers a second of all of them together, while something else is done; and what that has found."""
    pace, doing, start = Pace(terminals, run), asyncio.create_task(other), time.perf_counter()
    while not doing.done():
        await pace.send(terminals[pace.sent % len(terminals)], start + pace.sent / per_second)
        await asyncio.sleep(0)
    return await pace.answered(), doing.result()


def shares(delays: Sequence[float]) -> dict[str, float]:
    """Milliseconds in which so many of a thousand had their answer."""
    cuts = quantiles(delays, n=1000, method="inclusive")
    named = {
        "p50_ms": cuts[499],
        "p90_ms": cuts[899],
        "p99_ms": cuts[989],
        "p99_9_ms": cuts[998],
        "worst_ms": max(delays),
    }
    return {name: round(value, 2) for name, value in named.items()}


async def told(terminals: list[Terminal], mark: bytes, begin: Callable[[], None]) -> tuple[float, int]:
    """From `begin` to the last terminal that has a frame with `mark`, in milliseconds; and bytes for each of them."""
    waiting = set(range(len(terminals)))
    done = asyncio.get_running_loop().create_future()
    size = 0

    def heard(terminal: Terminal, frame: bytes) -> None:
        nonlocal size
        if mark in frame:
            size = len(frame)
            waiting.discard(terminal.number)
            if not waiting and not done.done():
                done.set_result(time.perf_counter())

    for terminal in terminals:
        terminal.heard = heard
    start = time.perf_counter()
    begin()
    async with asyncio.timeout(WAIT_SECONDS_MAX):
        return ((await done) - start) * 1000, size
