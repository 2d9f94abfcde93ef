"""The server's speed against a bare echo in the same run: durable commands, their delay, and telling everybody.

The servers run in a process of their own on loopback, the load in this one: `python -m bench.server NAME` is a server.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import quantiles
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

TERMINALS = 300
COMMANDS_EACH = 25
IN_FLIGHT = 8  # of one terminal, at saturation
PACED_PER_SECOND_MAX = 1500  # what 5,000 terminals with 3 wagers each ask for in a window of 10 s
PACED_SECONDS = 3


def run() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        with serving("echo", folder) as (port, _):
            echo = asyncio.run(measured_echo(port))
        with serving("house", folder) as (port, tokens):
            house = asyncio.run(measured_house(port, tokens))
    return {
        "terminals": TERMINALS,
        "echo_frames_per_second": round(echo["rate"]),
        "durable_commands_per_second": round(house["rate"]),
        "ratio_to_echo": round(house["rate"] / echo["rate"], 3),
        "ack_p50_ms": round(house["p50"], 2),
        "ack_p99_ms": round(house["p99"], 2),
        "paced_commands_per_second": round(house["pace"]),
        "broadcast_ms": round(house["broadcast"], 1),
        "bare_broadcast_ms": round(echo["broadcast"], 1),
        "broadcast_ratio": round(house["broadcast"] / echo["broadcast"], 2),
        "fsync_ms": house["fsync_ms"],
    }


# --- the load


async def measured_echo(port: int) -> dict[str, float]:
    async with AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(connect(f"ws://127.0.0.1:{port}/", proxy=None)) for _ in range(TERMINALS)
        ]
        rate = await saturated(sockets, [wager(seat, "e") for seat in range(1, TERMINALS + 1)])
        start = time.perf_counter()
        await sockets[0].send("fan")
        await asyncio.gather(*(socket.recv() for socket in sockets))
        return {"rate": rate, "broadcast": (time.perf_counter() - start) * 1000}


async def measured_house(port: int, tokens: list[str]) -> dict[str, float]:
    origin = f"http://127.0.0.1:{port}"
    async with AsyncExitStack() as stack:

        async def joined(seat: int, token: str) -> ClientConnection:
            headers = {"Cookie": f"croupier-terminal-1-{seat}={token}"}
            opening = connect(f"ws://127.0.0.1:{port}/api/live", origin=origin, additional_headers=headers, proxy=None)  # type: ignore[arg-type]
            return await stack.enter_async_context(opening)

        sockets = [await joined(seat, token) for seat, token in enumerate(tokens, start=1)]
        for socket in sockets:
            await socket.send('{"type":"hello","table":"1"}')
        players = sockets[:-1]  # The last one sits down when all others are to be told of it.
        rate = await saturated(players, [wager(seat, "s") for seat in range(1, TERMINALS)])
        pace = min(PACED_PER_SECOND_MAX, rate / 2)  # on a busy machine, what it can take
        delays = await paced(players, pace)
        broadcast = await told_everybody(sockets)
        health = await asyncio.to_thread(_health, port)
    cuts = quantiles(delays, n=100)
    return {
        "rate": rate,
        "pace": pace,
        "p50": cuts[49],
        "p99": cuts[98],
        "broadcast": broadcast,
        "fsync_ms": health["fsync_ms"],
    }


def _health(port: int) -> dict[str, Any]:
    import httpx  # noqa: PLC0415

    answer: dict[str, Any] = httpx.get(f"http://127.0.0.1:{port}/api/health", trust_env=False).json()
    return answer


def wager(seat: int, prefix: str) -> Iterator[str]:
    number = 0
    while True:
        command = {"do": "place-wager", "seat": seat, "bet": "red", "stake": 100}
        yield json.dumps({"type": "command", "table": "1", "key": f"{prefix}{number}", "command": command})
        number += 1


async def saturated(sockets: list[ClientConnection], frames: list[Iterator[str]]) -> float:
    """Answers per second when everybody always has some commands on the way."""

    async def one(socket: ClientConnection, mine: Iterator[str]) -> None:
        sent = answered = 0
        while answered < COMMANDS_EACH:
            while sent < COMMANDS_EACH and sent - answered < IN_FLIGHT:
                await socket.send(next(mine))
                sent += 1
            if '"key":' in (text := str(await socket.recv())) and '"type":"refused"' not in text:
                answered += 1

    start = time.perf_counter()
    async with asyncio.timeout(60):
        await asyncio.gather(*map(one, sockets, frames))
    return len(sockets) * COMMANDS_EACH / (time.perf_counter() - start)


async def paced(sockets: list[ClientConnection], per_second: float) -> list[float]:
    """From sending to the answer, in milliseconds, at a steady load."""
    asked: dict[str, float] = {}
    delays: list[float] = []
    frames = [wager(seat, "p") for seat in range(1, TERMINALS + 1)]
    total = round(per_second * PACED_SECONDS)

    async def hear(number: int, socket: ClientConnection) -> None:
        while len(delays) < total:
            text = str(await socket.recv())
            if text.startswith('{"type":"answer"'):  # To read everybody's wagers is the pages' work, not the load's.
                frame = json.loads(text)
                delays.append((time.perf_counter() - asked[f"{number} {frame['key']}"]) * 1000)

    ears = [asyncio.create_task(hear(number, socket)) for number, socket in enumerate(sockets)]
    start = time.perf_counter()
    for number in range(total):
        which = number % len(sockets)
        text = next(frames[which])
        asked[f"{which} {json.loads(text)['key']}"] = time.perf_counter()
        await sockets[which].send(text)
        ahead = start + number / per_second - time.perf_counter()
        if ahead > 0:
            await asyncio.sleep(ahead)
    async with asyncio.timeout(30):
        while len(delays) < total:
            await asyncio.sleep(0.01)
    for ear in ears:
        ear.cancel()
    await asyncio.gather(*ears, return_exceptions=True)
    return delays


async def told_everybody(sockets: list[ClientConnection]) -> float:
    """From one change of the table that is shown at once to the last terminal that has it, in milliseconds."""
    marked = '"type":"events"'

    async def hear(socket: ClientConnection) -> None:
        while marked not in (text := str(await socket.recv())) or '"player-seated"' not in text:
            pass

    await asyncio.sleep(1)
    ears = [asyncio.create_task(hear(socket)) for socket in sockets]
    await asyncio.sleep(0.2)
    command = {"do": "seat-player", "seat": TERMINALS, "player": "last"}
    start = time.perf_counter()
    await sockets[-1].send(json.dumps({"type": "command", "table": "1", "key": "last", "command": command}))
    async with asyncio.timeout(30):
        await asyncio.gather(*ears)
    return (time.perf_counter() - start) * 1000


@contextmanager
def serving(name: str, folder: str) -> Iterator[tuple[int, list[str]]]:
    command = [sys.executable, "-m", "bench.server", name, folder]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        ready = json.loads(process.stdout.readline())
        yield ready["port"], ready["tokens"]
    finally:
        process.terminate()
        process.wait(20)
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            pipe.close()


# --- the servers


def serve_echo() -> None:
    from croupier.web.server import listening  # noqa: PLC0415
    from croupier.web.settings import Settings  # noqa: PLC0415

    everybody: set[WebSocket] = set()

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        everybody.add(socket)
        try:
            while True:
                text = await socket.receive_text()
                if text != "fan":
                    await socket.send_text(text)
                    continue
                for other in everybody:
                    await other.send_text("x" * 300)
        except WebSocketDisconnect:
            everybody.discard(socket)

    with listening(Settings(port=0)) as bound:
        app = Starlette(routes=[WebSocketRoute("/", echo)])
        config = uvicorn.Config(
            app, loop="uvloop", ws="websockets-sansio", log_config=None, ws_per_message_deflate=False
        )
        _ready(bound.getsockname()[1], [])
        uvicorn.Server(config).run(sockets=[bound])


def serve_house(folder: str) -> None:
    from croupier.live import Request  # noqa: PLC0415
    from croupier.rules import Actor, Role, policy_from  # noqa: PLC0415
    from croupier.table import TERMINALS as STEPS  # noqa: PLC0415
    from croupier.web.app import create_app  # noqa: PLC0415
    from croupier.web.server import listening, open_house, uvicorn_config  # noqa: PLC0415
    from croupier.web.sessions import hashed  # noqa: PLC0415
    from croupier.web.settings import Settings  # noqa: PLC0415
    from croupier.web.store import Terminal  # noqa: PLC0415

    fast = Settings(port=0, commands_per_second=1e6, requests_per_second=1e6, outbox_max=100_000)
    with listening(fast) as bound:
        settings = replace(fast, port=bound.getsockname()[1], db=str(Path(folder) / "bench.sqlite"))
        house = open_house(settings)
        screens = {"count": TERMINALS, "central_screen": False}
        limits = {"all": {"min": 100, "max": 9_000_000}}
        data = {"rulebook": "classic", "wheel": "single-zero", "limits": limits, "terminals": screens}
        writer = house.floor.set_up("1", policy_from(data, "policy"), STEPS)
        steps: list[dict[str, Any]] = [
            {"do": "sign-in-dealer", "dealer": "D1"},
            {"do": "open-table", "opener": 10**11},
            {"do": "open-betting"},
        ]
        tokens = [f"token-{seat}" for seat in range(1, TERMINALS + 1)]
        for seat, token in enumerate(tokens, start=1):
            if seat < TERMINALS:
                steps.append({"do": "seat-player", "seat": seat, "player": f"P{seat}"})
                steps.append({"do": "buy-in", "seat": seat, "amount": 1_000_000, "chip_value": 100})
            house.store.save_terminal(Terminal(f"1-{seat}", "1", seat, hashed(token), "bench"))
            house._admit(Terminal(f"1-{seat}", "1", seat, hashed(token), "bench"))
        roles = {"buy-in": Role.CASHIER, "open-betting": Role.DEALER}
        requests = [
            Request(step, house.floor.now(), f"o{n}", Actor("D1", roles.get(step["do"], Role.PIT_SUPERVISOR)))
            for n, step in enumerate(steps)
        ]
        assert all(answer.refused is None for answer in writer.submit(requests))
        _ready(settings.port, tokens)
        uvicorn.Server(uvicorn_config(create_app(house), settings)).run(sockets=[bound])


def _ready(port: int, tokens: list[str]) -> None:
    sys.stdout.write(json.dumps({"port": port, "tokens": tokens}) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    serve_echo() if sys.argv[1] == "echo" else serve_house(sys.argv[2])
