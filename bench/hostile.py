"""What a thousand hostile sockets cost the honest: `python -m bench hostile`.

One house with its usual settings. Honest terminals bet in an open loop, and every other time a process beside it keeps
so many sockets of every kind known to us, evenly: who floods, who never reads, who sends too much, too deep, half a
request, and who comes back again and again. A socket that is cut off comes back after a second. What counts is how
long the honest wait with and without them, turn by turn in one run. The hostile process is `nice`: on one machine it
would otherwise take the processor from all others by itself.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from statistics import median
from typing import Any

import uvloop

from bench.load import Terminal, connected, paced_beside, shares, upgrade
from bench.server import cpu_seconds, serving
from bench.servers import HOSTILE_SEATS, HOSTILE_TABLE, token

HONEST, PER_SECOND = 100, 150.0  # terminals, and wagers of all of them
SOCKETS = int(os.environ.get("BENCH_HOSTILE", "1000"))
TURNS, TURN_SECONDS = 4, 8.0
BACK_SECONDS = 1.0
READY_SECONDS_MAX = 60.0

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def run() -> dict[str, Any]:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder, serving("hostile", folder, HONEST) as (process, ready):
        return uvloop.run(measured(process.pid, ready["port"]))


async def measured(pid: int, port: int) -> dict[str, Any]:
    cookies = [f"croupier-terminal-1-{seat}=token-{seat}" for seat in range(1, HONEST + 1)]
    honest = await connected(port, "/api/live", cookies)
    for terminal in honest:
        terminal.send(b'{"type":"hello","table":"1"}')
    await paced_beside(honest, PER_SECOND, "warm-", asyncio.sleep(TURN_SECONDS / 2))
    quiet, beset, ratios = list[float](), list[float](), list[float]()
    spent: dict[str, list[float]] = {"alone": [], "beset": []}
    came: Counter[str] = Counter()
    for turn in range(TURNS):
        before = await a_turn(pid, honest, f"alone-{turn}-", spent["alone"])
        with attack(port) as attackers:
            during = await a_turn(pid, honest, f"beset-{turn}-", spent["beset"])
        came.update(attackers)
        quiet += before
        beset += during
        ratios.append(shares(during)["p99_ms"] / shares(before)["p99_ms"])
    assert not any(terminal.transport.is_closing() for terminal in honest), "an honest terminal was cut off"
    alone, with_them = shares(quiet), shares(beset)
    return {
        "honest": HONEST,
        "hostile_sockets": SOCKETS,
        "hostile_lives": dict(came),
        "alone": alone,
        "beset": with_them,
        "house_cores_alone": round(median(spent["alone"]), 2),
        "house_cores_beset": round(median(spent["beset"]), 2),
        "p50_ratio": round(with_them["p50_ms"] / alone["p50_ms"], 2),
        "p99_ratio": round(with_them["p99_ms"] / alone["p99_ms"], 2),
        "p99_ratio_turn_by_turn": [round(ratio, 2) for ratio in ratios],
    }


async def a_turn(pid: int, honest: list[Terminal], run: str, spent: list[float]) -> list[float]:
    before = cpu_seconds(pid)
    delays, _ = await paced_beside(honest, PER_SECOND, run, asyncio.sleep(TURN_SECONDS))
    spent.append((cpu_seconds(pid) - before) / TURN_SECONDS)
    return delays


@contextmanager
def attack(port: int) -> Iterator[Counter[str]]:
    """From when each socket was opened once; how many lives they had is known at the end."""
    command = ["nice", "-n", "19", sys.executable, "-m", "bench.hostile", str(port)]
    lives: Counter[str] = Counter()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert json.loads(process.stdout.readline()) == {"sockets": SOCKETS}
        yield lives
        process.stdin.close()
        lives.update(json.loads(process.stdout.readline()))


async def opened(port: int) -> Streams:
    return await asyncio.open_connection("127.0.0.1", port)


async def talking(port: int, seat: int) -> Streams:
    """A terminal that staff have enrolled, in bad hands."""
    reader, writer = await opened(port)
    cookie = f"croupier-terminal-{HOSTILE_TABLE}-{seat}={token(HOSTILE_TABLE, seat)}"
    writer.write(upgrade(port, "/api/live", cookie))
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        head = bytes((0x81, 0x80 | length))
    elif length < 1 << 16:
        head = bytes((0x81, 0xFE)) + length.to_bytes(2)
    else:
        head = bytes((0x81, 0xFF)) + length.to_bytes(8)
    return head + b"\0\0\0\0" + payload


async def to_the_end(reader: asyncio.StreamReader) -> None:
    while await reader.read(65536):
        pass


async def flood(port: int, number: int, open_: Callable[[], None]) -> None:
    reader, writer = await talking(port, seat_of(number))
    open_()
    bet = {"do": "place-wager", "seat": seat_of(number), "bet": "red", "stake": 100}
    ending = asyncio.create_task(to_the_end(reader))
    try:
        for key in range(1_000_000):
            if ending.done():
                return
            asked = {"type": "command", "table": HOSTILE_TABLE, "key": f"{number}-{key}", "command": bet}
            writer.write(frame(json.dumps(asked).encode()))
            await writer.drain()
    finally:
        ending.cancel()
        writer.close()


async def slow(port: int, number: int, open_: Callable[[], None]) -> None:
    """It looks at a table, and never reads what it is shown."""
    _, writer = await talking(port, seat_of(number))
    writer.write(frame(b'{"type":"hello","table":"1"}'))
    open_()
    transport: Any = writer.transport
    transport.pause_reading()
    try:
        while not writer.is_closing():
            await asyncio.sleep(1)
            writer.write(frame(b'{"type":"hello","table":"1"}'))
            await writer.drain()
    finally:
        writer.close()


async def big(port: int, number: int, open_: Callable[[], None]) -> None:
    """Megabytes, in one frame or in one body."""
    if number % 2:
        reader, writer = await talking(port, seat_of(number))
        said = frame(b"[" + b"1," * 1_000_000 + b"1]")
    else:
        reader, writer = await opened(port)
        said = request(port, "/api/session", 4_000_000) + b"x" * 4_000_000
    await said_whole(reader, writer, said, open_)


async def deep(port: int, number: int, open_: Callable[[], None]) -> None:
    """Brackets in brackets."""
    nested = b"[" * 4000 + b"]" * 4000
    if number % 2:
        reader, writer = await talking(port, seat_of(number))
        said = frame(nested[:900]) * 20
    else:
        reader, writer = await opened(port)
        said = request(port, "/api/session", len(nested)) + nested
    await said_whole(reader, writer, said, open_)


async def said_whole(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, said: bytes, open_: Callable[[], None]
) -> None:
    open_()
    try:
        writer.write(said)
        await writer.drain()
        async with asyncio.timeout(5):
            await to_the_end(reader)
    finally:
        writer.close()


async def half_open(port: int, number: int, open_: Callable[[], None]) -> None:
    """Half a head, or half a body, and no more."""
    reader, writer = await opened(port)
    open_()
    try:
        writer.write(request(port, "/api/session", 500)[: 60 if number % 2 else None])
        await to_the_end(reader)
    finally:
        writer.close()


async def reconnecting(port: int, number: int, open_: Callable[[], None]) -> None:
    _, writer = await talking(port, seat_of(number))
    open_()
    writer.write(frame(b'{"type":"hello","table":"1"}'))
    writer.close()


def request(port: int, path: str, length: int) -> bytes:
    lines = [
        f"POST {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Origin: http://127.0.0.1:{port}",
        "Content-Type: application/json", f"Content-Length: {length}", "", "",
    ]  # fmt: skip
    return "\r\n".join(lines).encode()


def seat_of(number: int) -> int:
    return number % HOSTILE_SEATS + 1


KINDS = (flood, slow, big, deep, half_open, reconnecting)


async def attacking(port: int) -> None:
    """Until nobody listens any more."""
    lives: Counter[str] = Counter()
    first = {number: asyncio.Event() for number in range(SOCKETS)}

    async def again(number: int, kind: Callable[[int, int, Callable[[], None]], Awaitable[None]]) -> None:
        while True:
            with suppress(OSError, EOFError, TimeoutError):
                await kind(port, number, first[number].set)
            first[number].set()
            lives[kind.__name__] += 1
            await asyncio.sleep(BACK_SECONDS)

    tasks = [asyncio.create_task(again(number, KINDS[number % len(KINDS)])) for number in range(SOCKETS)]
    async with asyncio.timeout(READY_SECONDS_MAX):
        for event in first.values():
            await event.wait()
    say({"sockets": SOCKETS})
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    say(dict(lives))


def say(facts: dict[str, int]) -> None:
    sys.stdout.write(f"{json.dumps(facts)}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    _, files_max = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files_max, files_max))
    asyncio.run(attacking(int(sys.argv[1])))
