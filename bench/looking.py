"""The journal's newest page beside a bare indexed query for the same records, read as JSON; and what it holds."""

from __future__ import annotations

import json
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from croupier.journal import Append, Cause, NewEvent, open_sqlite
from croupier.journal.store.sql import SqlJournal
from croupier.rules.people import Actor, Role
from croupier.web.journal.looking import Looking
from croupier.web.lists.asked import Asked

BATCH = 1000
PAGE = 50
TIMES = 50
BARE = "SELECT text, hash FROM records WHERE shard = 0 ORDER BY sequence DESC LIMIT ?"


def run(events: int = 1_000_000) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        journal = open_sqlite(Path(folder) / "journal.sqlite")
        written = 0
        found: dict[str, Any] = {}
        for size in (events // 100, events):
            while written < size:
                journal.append(_batch(written), fresh=True)
                written += BATCH
            found[f"at_{size}"] = _measured(journal)
        journal.close()
    return found


def _batch(first: int) -> list[Append]:
    dealer = Actor("seat/3", Role.PLAYER, "terminal-3")
    return [
        Append(
            "table/1",
            number,
            Cause(f"k{number}", "0" * 64, dealer, f"2026-11-15T18:50:54.{number % 10**6:06}Z", "0" * 64),
            (NewEvent("wager-placed", 1, {"bet": "split-8-11", "place": "split-8-11", "seat": 3, "stake": 500}),),
        )
        for number in range(first, first + BATCH)
    ]


def _measured(journal: SqlJournal) -> dict[str, Any]:
    asked = Asked("", {}, "", "", "", "", PAGE)
    bare = _seconds(lambda: [json.loads(text) for text, _ in journal._rows(BARE, (PAGE,))])
    page = _seconds(lambda: Looking(journal, asked, str, "USD", lambda _event: frozenset()).page())
    tracemalloc.start()
    Looking(journal, asked, str, "USD", lambda _event: frozenset()).page()
    (_, held) = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    told = {"bare_ms": round(bare * 1e3, 3), "page_ms": round(page * 1e3, 3)}
    return {**told, "ratio": round(page / bare, 2), "held_kB": held // 1000}


def _seconds(work: Callable[[], object]) -> float:
    """The best of many, as the machine has other work."""
    best = 1e9
    for _ in range(TIMES):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best
