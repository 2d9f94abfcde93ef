"""A table with a long past: how quickly it is opened from its snapshot, at best and at worst, and replayed without."""

from __future__ import annotations

import gc
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.table import Stadium
from croupier.journal import open_sqlite
from croupier.live.replay import fold
from croupier.live.tables.writer import SNAPSHOT_EVERY, SNAPSHOT_WHILE_BETTING, TableWriter
from croupier.table import Table

SEATS, EACH = 500, 5


def run(events: int = 1_000_000) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        journal = open_sqlite(Path(folder) / "journal.sqlite")
        stadium = Stadium(SEATS, journal)
        writer = stadium.writer
        while writer.version < events:
            play(stadium)
        between_rounds = opening(writer)
        while writer._since_snapshot < SNAPSHOT_WHILE_BETTING - 2 * SEATS:
            writer.submit(stadium.wagers(SEATS, 1))
        at_worst = opening(writer)
        history = list(journal.read(writer.stream))
        gc.freeze()  # a million past events are not looked through for rubbish while they are replayed
        start = time.process_time()
        fold(Table(), history)
        folding = time.process_time() - start
        journal.close()
    return {
        "events": len(history),
        "snapshot_every": SNAPSHOT_EVERY,
        "open_between_rounds_s": round(between_rounds, 3),
        "open_at_worst_s": round(at_worst, 3),
        "replayed_events_per_s": round(len(history) / folding),
    }


def play(stadium: Stadium) -> None:
    stadium.writer.submit(stadium.wagers(SEATS, EACH))
    stadium.spin("17")


def opening(writer: TableWriter) -> float:
    """CPU seconds from the journal to a table that is ready."""
    start = time.process_time()
    again = TableWriter(writer.journal, writer.stream)
    spent = time.process_time() - start
    assert again.version == writer.version
    return spent
