"""`python tools/wagers.py OTHER [TURNS]`: what a wager by the server costs another checkout and this one, side by side.

Both servers stand open at the same time and are asked in short turns, so that whatever else the machine does meets
both. What counts is the time of the processor by the system's own count, and the median of the ratios of each turn.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import uvloop

HERE = Path(__file__).parent.parent
sys.path.insert(0, str(HERE))
os.environ.setdefault("BENCH_TERMINALS", "500")

from bench.load import Terminal, connected, saturated  # noqa: E402 - how many terminals is said before
from bench.server import TERMINALS, serving  # noqa: E402

EACH, REST_SECONDS = 3, 0.3


def seconds(pid: int) -> float:
    """Of the processor, in all threads, to the nanosecond."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


async def terminals_of(port: int) -> list[Terminal]:
    found = await connected(port, "/api/live", [f"croupier-terminal-1-{seat}=token-{seat}" for seat in _seats()])
    for terminal in found:
        terminal.send(b'{"type":"hello","table":"1"}')
    return found


def _seats() -> range:
    return range(1, TERMINALS + 1)


async def compared(servers: list[tuple[int, int]], turns: int) -> None:
    everybody = [await terminals_of(port) for _, port in servers]
    await asyncio.sleep(2)
    spent: list[list[float]] = [[] for _ in servers]
    rates: list[list[float]] = [[] for _ in servers]
    for turn in range(turns):
        for side, (pid, _) in enumerate(servers):
            before = seconds(pid)
            rates[side].append(await saturated(everybody[side], EACH, 1, f"t{turn}-"))
            await asyncio.sleep(REST_SECONDS)  # what follows a wager belongs to it: its watchers are told
            spent[side].append((seconds(pid) - before) / (TERMINALS * EACH) * 1e6)
    for name, used, rate in zip(("before", "now"), spent, rates, strict=True):
        quick = sorted(used)[len(used) // 4]
        sys.stdout.write(
            f"{name}: {median(used):.1f} us, a quarter of the turns below {quick:.1f}; {median(rate):.0f} a second\n"
        )
    ratio = median(now / before for before, now in zip(*spent, strict=True))
    sys.stdout.write(f"now to before, turn by turn: {ratio:.3f}\n")


def main(other: str, turns: str = "30") -> None:
    _, files_max = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files_max, files_max))
    with ExitStack() as stack:
        servers = []
        for root in (Path(other).resolve(), HERE):
            folder = stack.enter_context(TemporaryDirectory())
            process, ready = stack.enter_context(serving("house", folder, TERMINALS, root))
            servers.append((process.pid, ready["port"]))
        uvloop.run(compared(servers, int(turns)))


if __name__ == "__main__":
    main(*sys.argv[1:])
