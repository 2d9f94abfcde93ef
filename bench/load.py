"""A light WebSocket client, thousands of times in one process: the load must not be heavier than what it loads."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import cast

WAIT_SECONDS_MAX = 60.0
PING, PONG = 0x89, 0x8A


class Terminal(asyncio.Protocol):
    """One connection. It looks at the first letters of each frame and leaves the reading to the pages."""

    def __init__(self, number: int, request: bytes) -> None:
        self.number, self._request = number, request
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard: Callable[[Terminal, bytes], None] | None = None
        self.received = 0  # bytes of payload
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
            loop.create_connection(partial(Terminal, number, _upgrade(port, path, cookie)), "127.0.0.1", port)
            for number, cookie in enumerate(cookies[start : start + 200], start=start)
        ]
        for _, terminal in await asyncio.gather(*opening):
            terminals.append(terminal)
        async with asyncio.timeout(WAIT_SECONDS_MAX):
            await asyncio.gather(*(terminal.open for terminal in terminals[start:]))
    return terminals


def _upgrade(port: int, path: str, cookie: str) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Origin: http://127.0.0.1:{port}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
    ]  # fmt: skip
    return "\r\n".join([*lines, *([f"Cookie: {cookie}"] if cookie else []), "", ""]).encode()


def wager(seat: int, key: str) -> bytes:
    bet = ("red", "straight-17", "corner-1-2-4-5", "dozen-2", "split-8-11")[len(key) % 5]
    return (
        b'{"type":"command","table":"1","key":"%s","command":{"do":"place-wager","seat":%d,"bet":"%s","stake":100}}'
        % (key.encode(), seat, bet.encode())
    )


async def saturated(terminals: list[Terminal], each: int, in_flight: int, run: str) -> float:
    """Answers per second when everybody always has some commands on the way."""
    left, asked = len(terminals) * each, dict.fromkeys(range(len(terminals)), 0)
    done = asyncio.get_running_loop().create_future()

    def ask(terminal: Terminal) -> None:
        number = asked[terminal.number] = asked[terminal.number] + 1
        if number <= each:
            terminal.send(wager(terminal.number + 1, f"{run}{number}"))

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


async def paced(terminals: list[Terminal], each: int, seconds: float) -> list[float]:
    """Everybody places some wagers in a window; from asking to the answer, in milliseconds."""
    asked: dict[int, float] = {}
    delays: list[float] = []
    refused: list[bytes] = []

    def heard(terminal: Terminal, frame: bytes) -> None:
        if frame.startswith(b'{"type":"refused"'):
            refused.append(frame)
        if frame.startswith(b'{"type":"answer"'):
            delays.append((time.perf_counter() - asked[terminal.number]) * 1000)

    for terminal in terminals:
        terminal.heard = heard
    total, start = len(terminals) * each, time.perf_counter()
    for number in range(total):
        terminal = terminals[number % len(terminals)]
        ahead = start + number * seconds / total - time.perf_counter()
        if ahead > 0.001:
            await asyncio.sleep(ahead)
        asked[terminal.number] = time.perf_counter()
        terminal.send(wager(terminal.number + 1, f"p{number // len(terminals)}"))
    async with asyncio.timeout(WAIT_SECONDS_MAX):
        while len(delays) + len(refused) < total:
            await asyncio.sleep(0.01)
    if refused:
        raise RuntimeError(f"{len(refused)} of {total} wagers were refused: {refused[0].decode()}")
    return delays


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
