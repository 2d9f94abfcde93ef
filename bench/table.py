"""The table under load: a stadium's round, its memory, and how fast history is replayed."""

from __future__ import annotations

import statistics
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

from croupier.journal import Journal, MemoryJournal
from croupier.live import Request
from croupier.live.replay import fold
from croupier.live.scripts.table import set_up_table
from croupier.table import Table, settle_table

HEADER = {
    "rulebook": "colorado",
    "wheel": "double-zero",
    "policy": {
        "limits": {"all": {"min": 100, "max": 1_000_000}},
        "terminals": {"count": 10_000, "central_screen": False},
    },
    "automation": "automatic",
}
INSPECTION = ("table_clear", "wheel_clear", "level", "rotates_freely_evenly", "parts_secure", "ball_nonmagnetic")
AT = "2026-01-01T12:00:00.000000Z"
SYSTEM = {"role": "system", "who": "wheel"}


class Stadium:
    """A table with many seats, driven through its writer as a server would."""

    def __init__(self, seats: int, journal: Journal | None = None) -> None:
        self.journal = journal or MemoryJournal()
        self.writer = set_up_table(HEADER, self.journal)
        self.sent = 0
        self.bets = list(self.writer.rules.layout.bets)
        self.do("inspect-table", points=dict.fromkeys(INSPECTION, True))
        self.do("open-table", opener=10**12, drop_box="B", tip_box="T")
        for seat in range(1, seats + 1):
            self.do("seat-player", seat=seat, player=f"P{seat}")
            self.do("buy-in", seat=seat, amount=10_000_000, chip_value=100)

    def request(self, name: str, **fields: Any) -> Request:
        self.sent += 1
        return Request({"do": name, **fields}, AT, f"k{self.sent}")

    def do(self, name: str, **fields: Any) -> None:
        (answer,) = self.writer.submit([self.request(name, **fields)])
        assert answer.refused is None, answer.refused

    def wagers(self, seats: int, each: int, first: int = 0) -> list[Request]:
        return [
            self.request(
                "place-wager", seat=seat, bet=self.bets[(seat * 7 + first + n) % len(self.bets)], stake=100,
                by={"role": "player"},
            )
            for n in range(each)
            for seat in range(1, seats + 1)
        ]  # fmt: skip

    def spin(self, number: str) -> None:
        self.do("spin-ball", by=SYSTEM)
        self.do("call-no-more-bets", by=SYSTEM)
        self.do("declare-result", number=number, turns=8, by=SYSTEM)


def cpu(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def run(seats: int = 5_000, each: int = 3) -> dict[str, Any]:
    stadium = Stadium(seats)
    batches = [stadium.wagers(seats, 1, first=n) for n in range(each)]
    per_wager = [cpu(partial(stadium.writer.submit, batch)) / seats * 1e6 for batch in batches]
    stadium.do("spin-ball", by=SYSTEM)
    stadium.do("call-no-more-bets", by=SYSTEM)
    table = stadium.writer.table
    table.result = "17"
    settling = statistics.median(cpu(lambda: settle_table(table, stadium.writer.rules)) for _ in range(5))
    table.result = ""
    history = list(stadium.journal.read("table/1"))
    folding = statistics.median(cpu(lambda: fold(Table(), history)) for _ in range(3))
    return {
        "seats": seats,
        "wagers": seats * each,
        "us_per_wager_by_batch": [round(value, 1) for value in per_wager],
        "last_batch_over_first": round(per_wager[-1] / per_wager[0], 2),
        "settle_ms": round(settling * 1e3, 2),
        "settle_us_per_wager": round(settling / (seats * each) * 1e6, 3),
        "replayed_events_per_s": round(len(history) / folding),
        "state_bytes_per_wager": memory_per_wager(),
    }


def memory_per_wager(seats: int = 500, each: int = 10) -> int:
    """What the wagers add to the table's state, apart from the journal."""
    stadium = Stadium(seats)
    stadium.writer.submit(stadium.wagers(seats, each))
    history = list(stadium.journal.read("table/1"))
    placed = [recorded for recorded in history if recorded.name == "wager-placed"]
    table = fold(Table(), (recorded for recorded in history if recorded.name != "wager-placed"))
    tracemalloc.start()
    fold(table, placed)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used // len(placed)
