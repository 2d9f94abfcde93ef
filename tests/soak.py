"""A house plays for as long as wanted, and must not grow: `python -m tests.soak --seconds 7200`.

Tables run by themselves with random wheels, on a server in a process of its own; terminals come, bet and go. Every so
often it is seen how much memory, how many descriptors and threads the house and its wheel have, and how long an answer
took, from the moment at which it was due to be asked for. The first third is for warming up: what the last third has
is held against the one in the middle. The answer is JSON; the end is 1 where something grows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import sys
import tempfile
import time
from collections import Counter, deque
from contextlib import ExitStack, closing
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

import httpx
from bench.load import Terminal, connected
from tests.journal.server import binaries, postgres_server
from tests.store_night import children_of
from tests.support import PATIENCE
from tests.web.test_crash import ENVIRONMENT, House, all_enrolled, serving
from tests.web.web_support import PLAIN, open_a_table

from croupier.journal.store.address import open_journal
from croupier.live import Request
from croupier.live.reports.audit import audit
from croupier.live.tables import Floor
from croupier.rules import Actor, Role

TABLES, SEATS, BETTING_SECONDS = 8, 10, 3
BETS = ("red", "straight-17", "corner-1-2-4-5", "dozen-2", "split-8-11", "odd", "column-3")
A_ROUND = 4  # wagers of each who is there
STAYS = (5.0, 40.0)  # seconds, and is away for as long
GROWS = {"kilobytes": 1.08, "wheel_kilobytes": 1.08, "descriptors": 1.05, "threads": 1.05, "p50_ms": 1.5, "p99_ms": 1.5}
AT_LEAST = {
    "kilobytes": 4096.0,
    "wheel_kilobytes": 4096.0,
    "descriptors": 4.0,
    "threads": 2.0,
    "p50_ms": 2.0,
    "p99_ms": 10.0,
}

Sample = dict[str, float]


def a_floor(address: str) -> list[tuple[str, int]]:
    places = []
    with closing(open_journal(address)) as journal:
        floor = Floor(journal)
        for number in range(1, TABLES + 1):
            writer = open_a_table(floor, str(number), automatic=True, seats=SEATS)
            for seat in range(1, SEATS + 1):
                more = {"do": "buy-in", "seat": seat, "amount": 50_000_000, "chip_value": 100}
                asked = Request(more, floor.now(), f"soak/{number}/{seat}", Actor("S1", Role.CASHIER))
                assert [answer.refused for answer in writer.submit([asked])] == [None]
                places.append((str(number), seat))
    return places


class Guests:
    """Everybody who comes and goes."""

    def __init__(self, port: int, seed: int) -> None:
        self.port, self.chance, self.keys = port, random.Random(seed), count()
        self.delays: list[float] = []
        self.refused: Counter[str] = Counter()
        self.here = self.visits = self.cut_off = 0

    async def come_and_go(self, cookie: str, table: str, seat: int) -> None:
        while True:
            await asyncio.sleep(self.chance.uniform(0, STAYS[1]) * self.chance.random())
            (terminal,) = await connected(self.port, "/api/live", [cookie])
            due: deque[float] = deque()
            terminal.heard = partial(self.hear, due, table, seat)
            terminal.send(b'{"type":"hello","table":"%s"}' % table.encode())
            self.here += 1
            self.visits += 1
            try:
                await asyncio.sleep(self.chance.uniform(*STAYS))
                self.cut_off += terminal.transport.is_closing()
            finally:
                self.here -= 1
                terminal.transport.close()

    def hear(self, due: deque[float], table: str, seat: int, terminal: Terminal, frame: bytes) -> None:
        if frame.startswith((b'{"type":"answer"', b'{"type":"refused"')):
            asked = due.popleft()
            if frame.startswith(b'{"type":"answer"'):
                self.delays.append((asyncio.get_running_loop().time() - asked) * 1000)
            else:
                self.refused[json.loads(frame)["code"]] += 1
        if b'"betting-opened"' in frame:
            loop = asyncio.get_running_loop()
            for _ in range(A_ROUND):
                at = loop.time() + self.chance.uniform(0.1, 0.8) * BETTING_SECONDS
                loop.call_at(at, self.bet, at, due, table, seat, terminal)

    def bet(self, at: float, due: deque[float], table: str, seat: int, terminal: Terminal) -> None:
        if not terminal.transport.is_closing():
            due.append(at)
            command = {"do": "place-wager", "seat": seat, "bet": self.chance.choice(BETS), "stake": 100}
            frame = {"type": "command", "table": table, "key": f"soak-{next(self.keys)}", "command": command}
            terminal.send(json.dumps(frame).encode())


def seen(house: int) -> Sample:
    """The house's process, and those that it has started: its wheel."""
    wheel = children_of(house)
    status = dict(line.split(":\t") for line in Path(f"/proc/{house}/status").read_text().splitlines() if ":\t" in line)
    return {
        "kilobytes": kilobytes(house),
        "wheel_kilobytes": sum(map(kilobytes, wheel)),
        "descriptors": len(list(Path(f"/proc/{house}/fd").iterdir())),
        "threads": int(status["Threads"]),
    }


def kilobytes(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize() / 1024


def percentile(delays: list[float], share: float) -> float:
    return round(sorted(delays)[min(len(delays) - 1, int(len(delays) * share))], 2) if delays else 0.0


async def played(house: House, cookies: list[str], places: list[tuple[str, int]], seconds: float, every: float) -> Any:
    port = urlsplit(house.address).port
    assert port
    guests, samples = Guests(port, seed=1), list[Sample]()
    playing = [asyncio.create_task(guests.come_and_go(c, *place)) for c, place in zip(cookies, places, strict=True)]
    begun = time.monotonic()
    async with httpx.AsyncClient(base_url=house.address, trust_env=False, verify=PLAIN, timeout=PATIENCE) as looking:
        while time.monotonic() < begun + seconds:
            guests.delays, sockets = [], guests.here
            await asyncio.sleep(every)
            for address in ("/health", "/metrics"):
                (await looking.get(address)).raise_for_status()
            assert house.process.poll() is None, "the house has ended"
            delays = guests.delays
            shares = {"p50_ms": 0.5, "p90_ms": 0.9, "p99_ms": 0.99, "p999_ms": 0.999}
            took = {name: percentile(delays, share) for name, share in shares.items()}
            at = {"at": round(time.monotonic() - begun, 1), "sockets": sockets, "answers": len(delays)}
            samples.append({**at, **took, **seen(house.process.pid)})
            for task in playing:
                if task.done():
                    task.result()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    told = {"visits": guests.visits, "cut_off": guests.cut_off, "refused": dict(guests.refused)}
    return told, samples


def verdict(samples: list[Sample]) -> dict[str, dict[str, Any]]:
    """Each figure's median in the middle third and in the last one. A little is no growth, whatever its share."""
    third = len(samples) // 3
    assert third >= 3, "there is too little to say anything"
    found = {}
    for name, times in GROWS.items():
        middle, last = (median(s[name] for s in part) for part in (samples[third : 2 * third], samples[-third:]))
        flat = last <= max(middle * times, middle + AT_LEAST[name])
        found[name] = {"middle": middle, "last": last, "flat": flat}
    return found


def soak(store: str, seconds: float, every: float) -> dict[str, Any]:
    with ExitStack() as open_:
        folder = Path(open_.enter_context(tempfile.TemporaryDirectory(prefix="croupier-soak-")))
        address, more = str(folder / "j.sqlite"), list[str]()
        if store == "postgres":
            programs = binaries()
            assert programs, "PostgreSQL is not installed"
            address, more = open_.enter_context(postgres_server(programs)), ["--data", str(folder)]
        places = a_floor(address)
        cookies = all_enrolled(address, folder, places)
        quick = {**ENVIRONMENT, "CROUPIER_BETTING_SECONDS": str(BETTING_SECONDS)}
        with serving(address, *more, environment=quick, errors=folder / "log") as house:
            told, samples = asyncio.run(played(house, cookies, places, seconds, every))
        log = (folder / "log").read_text()
        report = audit(address, None if more else folder / "j.checkpoints")
    flat = verdict(samples)
    findings = [
        *map(str, report.findings),
        *(line for line in log.splitlines() if "ERROR" in line or "Traceback" in line),
    ]
    answers = sum(sample["answers"] for sample in samples)
    return {
        "store": store, "seconds": seconds, "tables": TABLES, "terminals": len(places), **told, "answers": answers,
        "records": report.records, "findings": findings, "flat": all(one["flat"] for one in flat.values()),
        "verdict": flat, "samples": samples,
    }  # fmt: skip


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    asked.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    asked.add_argument("--seconds", type=float, default=7200)
    asked.add_argument("--every", type=float, help="seconds between two looks; a sixtieth of all, 2 at least")
    options = asked.parse_args()
    found = soak(options.store, options.seconds, options.every or max(2.0, options.seconds / 60))
    sys.stdout.write(f"{json.dumps(found)}\n")
    return not found["flat"] or bool(found["findings"])


if __name__ == "__main__":
    sys.exit(main())
