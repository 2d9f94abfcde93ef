"""The journal's speed: group commits against bare SQLite in the same run, the Merkle tree, reading for a replay."""

from __future__ import annotations

import gc
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any

from croupier.journal import Append, Cause, Journal, MemoryJournal, NewEvent, open_sqlite
from croupier.journal.merkle import Frontier
from croupier.money import Entry
from croupier.rules.people import Actor, Role

GROUP = 500
GROUPS = 60
TABLES = 10
RULEBOOK = sha256(b"house").hexdigest()


def run() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, quiet_collector():
        groups = list(wagers())
        gc.freeze()
        journal = open_sqlite(Path(folder) / "journal.sqlite")
        journal_seconds, bare_seconds = against_bare_sqlite(journal, groups, Path(folder) / "bare.sqlite")
        events = GROUP * GROUPS
        read_sqlite = events / timed(lambda: exhaust(journal))
        journal.close()
        opening = timed(lambda: open_sqlite(Path(folder) / "journal.sqlite").close())
        memory = MemoryJournal()
        sealing = timed(lambda: [memory.append(group) for group in groups])
        return {
            "events": events,
            "group": GROUP,
            "sqlite_events_per_second": round(events / journal_seconds),
            "bare_sqlite_rows_per_second": round(events / bare_seconds),
            "ratio_to_bare_sqlite": round(bare_seconds / journal_seconds, 3),
            "sealing_in_memory_events_per_second": round(events / sealing),
            "merkle_us_per_event": round(merkle_us(), 2),
            "read_memory_events_per_second": round(events / timed(lambda: exhaust(memory))),
            "read_sqlite_events_per_second": round(read_sqlite),
            "open_sqlite_ms": round(opening * 1000, 1),
        }


def against_bare_sqlite(journal: Journal, groups: list[list[Append]], file: Path) -> tuple[float, float]:
    """Turn about, group by group, so that both meet the same weather; the bare row takes as many bytes of the file."""
    bare = sqlite3.connect(file, isolation_level=None)
    bare.executescript(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (n INTEGER PRIMARY KEY, t)"
    )
    row = "x" * 660
    spent, bare_spent = 0.0, 0.0

    def insert() -> None:
        bare.execute("BEGIN IMMEDIATE")
        bare.executemany("INSERT INTO rows (t) VALUES (?)", [(row,)] * GROUP)
        bare.execute("COMMIT")

    for group in groups:
        spent += timed(lambda group=group: journal.append(group, fresh=True))  # type: ignore[misc]
        bare_spent += timed(insert)
    bare.close()
    return spent, bare_spent


def wagers() -> Iterator[list[Append]]:
    versions = [0] * TABLES
    for start in range(0, GROUP * GROUPS, GROUP):
        group = []
        for number in range(start, start + GROUP):
            table, seat = number % TABLES, number % 15
            stream, digest = f"table/{table}", sha256(str(number).encode()).hexdigest()
            actor = Actor(f"seat/{seat}", Role.PLAYER, f"terminal-{seat}")
            cause = Cause(digest[:32], digest, actor, "2026-11-15T18:50:54.123456Z", RULEBOOK)
            data = {"bet": "split-8-11", "place": "split-8-11", "round": 17, "seat": seat, "stake": 500}
            entry = Entry.transfer(f"{stream}/rack/{seat}", f"{stream}/layout/{seat}", 500)
            event = NewEvent("wager-accepted", 1, data, (entry,))
            group.append(Append(stream, versions[table], cause, (event,)))
            versions[table] += 1
        yield group


def merkle_us() -> float:
    hashes = [sha256(str(number).encode()).digest() for number in range(50_000)]
    return min(timed(lambda: Frontier().extend(hashes)) for _ in range(3)) / len(hashes) * 1e6


def exhaust(journal: Journal) -> None:
    for _ in journal.read_all():
        pass


def timed(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


@contextmanager
def quiet_collector() -> Iterator[None]:
    """The server freezes what is long-lived; without that the prepared commands would be collected over and over."""
    gc.collect()
    try:
        yield
    finally:
        gc.unfreeze()


if __name__ == "__main__":
    import json

    print(json.dumps(run(), indent=2))
