"""A hall of terminals and small tables beside it: does anybody wait for somebody else?

Wagers come at all tables when they are due, whether those before are answered or not, half of those of the hall in a
rush just before its result. How long the answers take is said of the hall and of the tables beside it, for these while
the hall is quiet, in its rush, and while its seats are paid; and how long its number takes to reach its last terminal,
in peace and right after the rush. What counts are the ratios: all of it is one run on one machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from statistics import median
from typing import Any

import uvloop

from bench.load import Terminal, connected, paced, paced_beside, shares, told
from bench.server import ask, asked, serving
from bench.servers import BESIDE, BESIDE_SEATS, token

TERMINALS = int(os.environ.get("BENCH_TERMINALS", "2000"))
WINDOW_SECONDS, EACH, RUSH = 8.0, 3, 0.5
PER_SECOND = 100.0  # wagers of all at the small tables together
ROUNDS = 3


def run() -> dict[str, Any]:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder, serving("halls", folder, TERMINALS) as (_, ready):
        return uvloop.run(measured(ready["port"], ready["dealer"]))


async def measured(port: int, secret: str) -> dict[str, Any]:
    hall = await seated(port, "1", TERMINALS)
    beside = [terminal for table in BESIDE for terminal in await seated(port, table, BESIDE_SEATS)]
    (dealer,) = await connected(port, "/api/live", [f"croupier-session={secret}"])
    await asyncio.sleep(2)
    alone, _ = await paced_beside(beside, PER_SECOND, "alone-", asyncio.sleep(WINDOW_SECONDS))
    calm, rushed, paying = list[float](), list[float](), list[float]()
    in_rush, while_paid, acked = list[float](), list[float](), list[float]()
    for number in range(ROUNDS):
        await paced(hall, 1, WINDOW_SECONDS / 2, f"calm-{number}-")
        await asyncio.sleep(1)
        calm.append((await a_result(dealer, hall, f"calm-{number}"))[0])
        rush = paced(hall, EACH, WINDOW_SECONDS, f"rush-{number}-", RUSH)
        delays, answered = await paced_beside(beside, PER_SECOND, f"in-rush-{number}-", rush)
        in_rush += delays
        acked += answered
        result = a_result(dealer, hall, f"rush-{number}")
        delays, (told_after, paid_after) = await paced_beside(beside, PER_SECOND, f"paid-{number}-", result)
        while_paid += delays
        rushed.append(told_after)
        paying.append(paid_after)
    quiet, paid = shares(alone), shares(while_paid)
    return {
        "terminals": TERMINALS,
        "hall": {"wagers": len(acked), **shares(acked)},
        "beside": {"alone": quiet, "in_the_rush": shares(in_rush), "while_the_hall_is_paid": paid},
        "beside_p99_paid_to_alone": round(paid["p99_ms"] / quiet["p99_ms"], 2),
        "result_to_last_told_ms": round(median(calm), 1),
        "result_to_last_told_after_the_rush_ms": round(median(rushed), 1),
        "from_the_number_to_all_paid_ms": round(median(paying), 1),
    }


async def seated(port: int, table: str, count: int) -> list[Terminal]:
    seats = range(1, count + 1)
    cookies = [f"croupier-terminal-{table}-{seat}={token(table, seat)}" for seat in seats]
    terminals = await connected(port, "/api/live", cookies)
    for terminal in terminals:
        terminal.table = table
        terminal.send(b'{"type":"hello","table":"%s"}' % table.encode())
    return terminals


async def a_result(dealer: Terminal, hall: list[Terminal], name: str) -> tuple[float, float]:
    """Without any rest: from the number to the last who is told, and to the end of all payments."""
    await asked(dealer, f"spin-{name}", {"do": "spin-ball"})
    await asked(dealer, f"close-{name}", {"do": "call-no-more-bets", "wave": True})
    settled = asyncio.get_running_loop().create_future()
    word = {"do": "declare-result", "number": "17", "turns": 8}
    start = time.perf_counter()
    taken, _ = await told(hall, b'"result-declared"', lambda: ask(dealer, f"result-{name}", word, settled))
    await asyncio.wait_for(settled, 60)
    paying = (time.perf_counter() - start) * 1000
    await asked(dealer, f"dolly-{name}", {"do": "remove-dolly"})
    await asked(dealer, f"open-{name}", {"do": "open-betting"})
    return taken, paying


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"halls": run()}))
