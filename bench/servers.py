"""The servers that are measured, each in a process of its own: `python -m bench.servers NAME FOLDER TERMINALS`."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from croupier.live import Request
from croupier.live.tables import Floor, Shown, Timing
from croupier.people.terminals.events import TerminalEnrolled
from croupier.rules import Actor, Role, policy_from
from croupier.table import AUTOMATIC
from croupier.table import TERMINALS as STEPS
from croupier.web.app import create_app
from croupier.web.door.sessions import hashed
from croupier.web.door.settings import Settings
from croupier.web.house import House
from croupier.web.people.kept import TERMINAL
from croupier.web.server import listening, open_house, uvicorn_config

FAST = Settings(port=0, commands_per_second=1e6, requests_per_second=1e6, work_share=1e6, journal_bytes_per_second=1e9)
BESIDE, BESIDE_SEATS = ("2", "3", "4", "5"), 10
HOSTILE_TABLE, HOSTILE_SEATS = "6", 400
MANY = Timing(betting=5.0, last_call=1.0, ball_runs=1.0, nonces=0.3, falls=0.7, between=1.0)


def serve_echo() -> None:
    """Starlette alone: it says back what it hears, and `fan N` to everybody in N letters."""
    everybody: set[WebSocket] = set()

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        everybody.add(socket)
        try:
            while True:
                text = await socket.receive_text()
                if not text.startswith("fan"):
                    await socket.send_text(text)
                    continue
                told = "fan" + "x" * (int(text.split()[1]) - 3)
                for other in everybody:
                    await other.send_text(told)
        except WebSocketDisconnect:
            everybody.discard(socket)

    with listening(FAST) as bound:
        app = Starlette(routes=[WebSocketRoute("/", echo)])
        options: dict[str, Any] = {"loop": "uvloop", "ws": "websockets-sansio", "ws_per_message_deflate": False}
        _ready(port=bound.getsockname()[1])
        uvicorn.Server(uvicorn.Config(app, log_config=None, **options)).run(sockets=[bound])


def serve_house(folder: str, count: int, beside: Mapping[str, int] | None = None, settings: Settings = FAST) -> None:
    """A table of terminals with a dealer and as many players as there are terminals; betting is open. `beside` it are
    other tables of the same kind, with so many terminals."""
    with listening(settings) as bound:
        settings = replace(settings, port=bound.getsockname()[1], db=str(Path(folder) / "bench.sqlite"))
        house = open_house(settings)
        for name, terminals in {"1": count, **(beside or {})}.items():
            _open(house, name, terminals)
            _terminals(house, name, terminals)
        secret, _ = house.sessions.begin("D1", Role.DEALER, house.floor.now(), "bench")
        _ready(port=settings.port, dealer=secret)
        uvicorn.Server(uvicorn_config(create_app(house), settings)).run(sockets=[bound])


def _open(house: House, name: str, count: int) -> None:
    limits = {"all": {"min": 100, "max": 9_000_000}}
    screens = {"count": count, "central_screen": False}
    data = {"rulebook": "classic", "wheel": "single-zero", "limits": limits, "terminals": screens}
    writer = house.floor.set_up(name, policy_from(data, "policy"), STEPS)
    dealer, pit, cage = Role.DEALER, Role.PIT_SUPERVISOR, Role.CASHIER
    steps: list[tuple[Role, dict[str, Any]]] = [
        (pit, {"do": "sign-in-dealer", "dealer": "D1"}),
        (pit, {"do": "open-table", "opener": 10**11}),
        (dealer, {"do": "open-betting"}),
    ]
    for seat in range(1, count + 1):
        steps.append((pit, {"do": "seat-player", "seat": seat, "player": f"P{seat}"}))
        steps.append((cage, {"do": "buy-in", "seat": seat, "amount": 1_000_000, "chip_value": 100}))
    now = house.floor.now()
    requests = [Request(step, now, f"{name}/o{n}", Actor("D1", role)) for n, (role, step) in enumerate(steps)]
    assert all(answer.refused is None for answer in writer.submit(requests))


def token(table: str, seat: int) -> str:
    """What a terminal is known by."""
    return f"token-{seat}" if table == "1" else f"token-{table}-{seat}"


def _terminals(house: House, name: str, count: int) -> None:
    house.store.rows("BEGIN")
    tokens = {seat: hashed(token(name, seat)) for seat in range(1, count + 1)}
    sealed = {seat: house.store.seal(TERMINAL, f"{name}-{seat}", {"token": token}) for seat, token in tokens.items()}
    house.store.rows("COMMIT")
    made = [TerminalEnrolled(f"{name}-{seat}", name, seat, "bench", digest) for seat, digest in sealed.items()]
    house.roll.written(lambda _: made, Actor("bench", Role.SYSTEM), f"terminals/{name}")


async def run_tables(folder: str, count: int, rounds: int = 3) -> dict[str, Any]:
    """Many automatic tables at once: how far each betting window is from what it should be, in milliseconds."""
    from croupier.journal import open_sqlite  # noqa: PLC0415

    floor = Floor(open_sqlite(Path(folder) / "tables.sqlite"), MANY)
    data = {"rulebook": "classic", "wheel": "single-zero", "limits": {"all": {"min": 100, "max": 100_000}},
            "terminals": {"count": 5, "central_screen": False}}  # fmt: skip
    pit = Actor("S1", Role.PIT_SUPERVISOR)
    for number in range(count):
        writer = floor.set_up(str(number), policy_from(data, "policy"), AUTOMATIC, "random")
        opening = {"do": "open-table", "opener": 10**7}
        (answer,) = writer.submit([Request(opening, floor.now(), f"open-{number}", pit)])
        assert answer.refused is None, answer.refused
    loop, opened, off = asyncio.get_running_loop(), dict[str, float](), list[float]()

    def watch(name: str, shown: Shown) -> None:
        for event in shown.events:
            if event.name == "betting-opened":
                opened[name] = loop.time()
            elif event.name == "ball-spun":
                off.append(abs(loop.time() - opened[name] - MANY.betting) * 1000)

    await floor.start()
    for name, runner in floor.tables.items():
        runner.listeners.append(lambda shown, name=name: watch(name, shown))  # type: ignore[misc]
    while len(off) < count * rounds:
        await asyncio.sleep(0.1)
    for runner in floor.tables.values():
        runner.listeners.clear()
    await floor.stop()
    floor.journal.close()
    off.sort()
    return {"windows": len(off), "worst_ms": round(off[-1], 1), "p99_ms": round(off[len(off) * 99 // 100], 1)}


def _ready(**facts: Any) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    match sys.argv[1:]:
        case ["echo", *_]:
            serve_echo()
        case ["house", folder, count]:
            serve_house(folder, int(count))
        case ["halls", folder, count]:
            serve_house(folder, int(count), dict.fromkeys(BESIDE, BESIDE_SEATS))
        case ["hostile", folder, count]:
            serve_house(folder, int(count), {HOSTILE_TABLE: HOSTILE_SEATS}, Settings(port=0))
        case ["tables", folder, count]:
            import uvloop

            _ready(**uvloop.run(run_tables(folder, int(count))))
