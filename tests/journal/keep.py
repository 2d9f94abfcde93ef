"""`python -m tests.journal.keep VERSION`: journals, a house and a snapshot as this version writes them, kept for ever.

Run once for a release (and for a new format of the journal); `test_kept` opens whatever lies in `kept/`.
"""

from __future__ import annotations

import json
import sys
import tarfile
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.support import croupier
from tests.web.web_support import open_a_table, serving

from croupier.journal import Snapshot
from croupier.journal.store.address import open_journal
from croupier.live.tables.writer import TableWriter
from croupier.table.snapshot import SCHEMA, freeze

KEPT = Path(__file__).parent / "kept"
PLAYED = Path(__file__).parents[1] / "playthroughs"
TRANSCRIPTS = ("colorado-in-prison", "colorado-tournament", "south-dakota-value-chips")  # cash, points, value chips


def keep(version: str) -> None:
    with TemporaryDirectory() as made:
        folder = Path(made)
        for name in TRANSCRIPTS:
            assert croupier("script", str(PLAYED / f"{name}.jsonl"), "--db", str(folder / f"{name}.sqlite")).code == 0
        house(folder / "house")
        facts = {str(file.relative_to(folder)): about(file) for file in sorted(folder.rglob("*.sqlite"))
                 if not file.name.endswith(".house.sqlite")}  # fmt: skip
        with tarfile.open(KEPT / f"{version}.tar.xz", "w:xz") as archive:
            for file in sorted(folder.rglob("*")):
                if file.is_file() and not file.name.endswith((".lock", "-wal", "-shm")):
                    archive.add(file, str(file.relative_to(folder)))
        (KEPT / f"{version}.json").write_text(json.dumps(facts, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def house(folder: Path) -> None:
    """Its people and their passphrases, a table with one round behind it, its seal, and a snapshot of the table."""
    folder.mkdir()
    with (
        serving(folder, tables=open_a_table) as server,
        server.live(server.client("D1")) as dealer,
        server.live(server.terminal(1)) as one,
    ):
        dealer.done(do="open-betting")
        one.done(do="place-wager", seat=1, bet="straight-17", stake=200)
        dealer.done(do="spin-ball")
        dealer.done(do="call-no-more-bets", wave=True)
        dealer.done(do="declare-result", number="17", turns=8)
        one.next("checkpoint")
    with closing(open_journal(str(folder / "j.sqlite"))) as journal:
        writer = TableWriter(journal, "table/1")
        journal.save_snapshot(Snapshot("table/1", writer.version, SCHEMA, freeze(writer.table)))


def about(file: Path) -> dict[str, Any]:
    verified = croupier("journal", "verify", str(file), "--json").json
    assert verified["ok"], verified["findings"]
    books = croupier("journal", "reconcile", str(file), "--json").json
    return {"heads": verified["heads"], "books": {one["account"]: one["events"] for one in books["accounts"]}}


if __name__ == "__main__":
    keep(sys.argv[1])
