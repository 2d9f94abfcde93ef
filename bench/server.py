"""The server's speed against a bare Starlette echo in the same run, everything durable.

The load is in this process, each server in one of its own (`bench.servers`), both on loopback of one machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from bench.load import Terminal, connected, paced, saturated, shares, told

TERMINALS = int(os.environ.get("BENCH_TERMINALS", "5000"))
COMMANDS_EACH = 4  # of every terminal, at saturation
WAGERS_EACH, WINDOW_SECONDS = 3, 10.0
BROADCASTS = 5
TABLES = 200


def run() -> dict[str, Any]:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    before = os.getloadavg()[0]  # others on the machine make every figure worse, and most of all the delays
    with tempfile.TemporaryDirectory() as folder:
        with serving("house", folder, TERMINALS) as (process, ready):
            house = uvloop.run(measured_house(process.pid, ready["port"], ready["dealer"]))
        with serving("echo", folder, TERMINALS) as (process, ready):
            echo = uvloop.run(measured_echo(process.pid, ready["port"], house["result_bytes"]))
        with serving("tables", folder, TABLES) as (_, tables):
            pass
        start = cold_start(folder)
    return {
        "load_average_before": round(before, 1),
        "terminals": TERMINALS,
        "echo_frames_per_second": round(echo["rate"]),
        "durable_commands_per_second": round(house["rate"]),
        "ratio_to_echo": round(house["rate"] / echo["rate"], 3),
        "cpu_us_per_command": round(house["cpu"] * 1e6, 1),
        "cpu_us_per_echo": round(echo["cpu"] * 1e6, 1),
        "ack_p50_ms": round(house["p50"], 2),
        "ack_p99_ms": round(house["p99"], 2),
        "ack_p99_9_ms": round(house["p99_9"], 2),
        "ack_worst_ms": round(house["worst"], 2),
        "paced_commands_per_second": round(TERMINALS * WAGERS_EACH / WINDOW_SECONDS),
        "result_to_last_told_ms": round(house["broadcast"], 1),
        "bare_broadcast_ms": round(echo["broadcast"], 1),
        "broadcast_ratio": round(house["broadcast"] / echo["broadcast"], 2),
        "result_frame_bytes": house["result_bytes"],
        "kilobytes_per_idle_terminal": round(house["kilobytes"], 1),
        "bare_kilobytes_per_socket": round(echo["kilobytes"], 1),
        "fsync_ms": house["fsync_ms"],
        "automatic_tables": {"tables": TABLES, **tables},
        "cold_start_seconds": round(start, 2),
    }


async def measured_echo(pid: int, port: int, size: int) -> dict[str, Any]:
    before = kilobytes(pid)
    terminals = await connected(port, "/", [""] * TERMINALS)
    await asyncio.sleep(1)
    memory = (kilobytes(pid) - before) / TERMINALS
    spent_cpu = cpu_seconds(pid)
    rate = await saturated(terminals, COMMANDS_EACH, 1, "e")
    spent_cpu = (cpu_seconds(pid) - spent_cpu) / (TERMINALS * COMMANDS_EACH)
    spent = []
    for _ in range(BROADCASTS):
        spent.append((await told(terminals, b"fanxxx", lambda: terminals[0].send(b"fan %d" % size)))[0])
        await asyncio.sleep(0.3)
    return {"rate": rate, "broadcast": median(spent), "kilobytes": memory, "cpu": spent_cpu}


async def measured_house(pid: int, port: int, secret: str) -> dict[str, Any]:
    before = kilobytes(pid)
    cookies = [f"croupier-terminal-1-{seat}=token-{seat}" for seat in range(1, TERMINALS + 1)]
    terminals = await connected(port, "/api/live", cookies)
    for terminal in terminals:
        terminal.send(b'{"type":"hello","table":"1"}')
    await asyncio.sleep(2)
    memory = (kilobytes(pid) - before) / TERMINALS
    (dealer,) = await connected(port, "/api/live", [f"croupier-session={secret}"])
    delays = await paced(terminals, WAGERS_EACH, WINDOW_SECONDS)
    spent, size = [], 0
    for number in range(BROADCASTS):
        taken, size = await a_result(dealer, terminals, number)
        spent.append(taken)
    spent_cpu = cpu_seconds(pid)
    rate = await saturated(terminals, COMMANDS_EACH, 1, "s")
    spent_cpu = (cpu_seconds(pid) - spent_cpu) / (TERMINALS * COMMANDS_EACH)
    took = shares(delays)
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
        health = json.load(answer)
    return {
        "rate": rate, "p50": took["p50_ms"], "p99": took["p99_ms"], "p99_9": took["p99_9_ms"],
        "worst": took["worst_ms"], "broadcast": median(spent),
        "result_bytes": size, "kilobytes": memory, "fsync_ms": health["fsync_ms"],
        "cpu": spent_cpu,
    }  # fmt: skip


async def a_result(dealer: Terminal, terminals: list[Terminal], number: int) -> tuple[float, int]:
    """From the dealer's word to the last terminal that knows it; the settlement follows and is waited for."""
    await asked(dealer, f"spin-{number}", {"do": "spin-ball"})
    await asked(dealer, f"close-{number}", {"do": "call-no-more-bets", "wave": True})
    await asyncio.sleep(0.5)
    settled = asyncio.get_running_loop().create_future()
    word = {"do": "declare-result", "number": "17", "turns": 8}
    taken = await told(terminals, b'"result-declared"', lambda: ask(dealer, f"result-{number}", word, settled))
    async with asyncio.timeout(30):
        await settled
    await asyncio.sleep(2)
    return taken


async def asked(dealer: Terminal, key: str, command: dict[str, Any]) -> None:
    answer = asyncio.get_running_loop().create_future()
    ask(dealer, key, command, answer)
    async with asyncio.timeout(30):
        await answer


def ask(dealer: Terminal, key: str, command: dict[str, Any], answer: asyncio.Future[None]) -> None:
    def heard(_: Terminal, frame: bytes) -> None:
        if b'"key":"%s"' % key.encode() in frame[:300] + frame[-300:] and not answer.done():
            assert frame.startswith(b'{"type":"answer"'), frame
            answer.set_result(None)

    dealer.heard = heard
    dealer.send(json.dumps({"type": "command", "table": "1", "key": key, "command": command}).encode())


def kilobytes(pid: int) -> float:
    """What the process holds in memory now."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize() / 1024


def cpu_seconds(pid: int) -> float:
    """What the process has used of a processor: on a busy machine this says more than the clock."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cold_start(folder: str) -> float:
    """From the command line to the first page, on a journal that exists; the median of three."""
    port, spent = 18_431, []
    for _ in range(3):
        command = [
            str(Path(sys.executable).with_name("croupier")),
            "serve",
            "--db",
            f"{folder}/cold.sqlite",
            "--port",
            str(port),
        ]
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while time.perf_counter() - start < 30:
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
                        answer.read()
                    break
                except urllib.error.HTTPError:  # the pages are not built here; it answers all the same
                    break
                except OSError:
                    time.sleep(0.01)
            spent.append(time.perf_counter() - start)
        finally:
            process.terminate()
            process.wait(20)
    return median(spent)


@contextmanager
def serving(
    name: str, folder: str, count: int, root: Path | None = None
) -> Iterator[tuple[subprocess.Popen[str], dict[str, Any]]]:
    """`root` is another checkout, whose own servers these are then."""
    command = [sys.executable, "-m", "bench.servers", name, folder, str(count)]
    paths = {"PYTHONPATH": os.pathsep.join((str(root / "src"), str(root)))} if root else {}
    with subprocess.Popen(command, cwd=root, env=os.environ | paths, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            ready = json.loads(process.stdout.readline())
            time.sleep(1)
            yield process, ready
        finally:
            process.terminate()
            process.wait(30)
