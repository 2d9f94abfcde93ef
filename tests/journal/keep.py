"""`python -m tests.journal.keep VERSION`: journals, a house and a snapshot as this version writes them, kept for ever.

Run once for a release (and for a new format of the journal), where there is a PostgreSQL: `test_kept` opens whatever
lies in `kept/`. What PostgreSQL has is kept as the SQL that makes it again.
"""

from __future__ import annotations

import json
import sys
import tarfile
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
from psycopg import sql
from tests.journal.server import binaries, postgres_server
from tests.support import croupier
from tests.web.web_support import open_a_table, serving

from croupier.journal import Snapshot
from croupier.journal.store.address import open_journal
from croupier.journal.store.migrations import made
from croupier.live.tables.writer import TableWriter
from croupier.table.snapshot import SCHEMA, freeze

KEPT = Path(__file__).parent / "kept"
TESTS = Path(__file__).parents[1]
PLAYED, TOURNAMENTS = TESTS / "playthroughs", TESTS / "playthroughs" / "tournaments"
CHARITY = TOURNAMENTS / "charity.toml"
A_DAY: Mapping[str, tuple[str, ...]] = {  # with the house below: every kind of stream
    "gaming-day": ("floor", "run", str(TESTS / "floor_office" / "playthroughs" / "colorado-gaming-day.jsonl")),
    "tournament-charity": ("tournament", "run", str(CHARITY), str(CHARITY.with_suffix(".jsonl"))),
}
EVENINGS: Mapping[str, tuple[str, ...]] = {
    **A_DAY,
    **{
        name: ("script", str(PLAYED / f"{name}.jsonl"))  # cash, points, value chips and coupons
        for name in ("colorado-in-prison", "colorado-tournament", "south-dakota-value-chips")
    },
}
TABLES = ("records", "once", "heads", "tree", "checkpoints", "snapshots")


def keep(version: str) -> None:
    with TemporaryDirectory() as made:
        folder = Path(made)
        for name, command in EVENINGS.items():
            assert croupier(*command, "--db", str(folder / f"{name}.sqlite")).code == 0
        house(folder / "house")
        facts = {str(file.relative_to(folder)): about(str(file)) for file in sorted(folder.rglob("*.sqlite"))
                 if not file.name.endswith(".house.sqlite")}  # fmt: skip
        journals = {"house": folder / "house" / "j.sqlite", **{name: folder / f"{name}.sqlite" for name in A_DAY}}
        facts |= dict(in_postgres(journals, folder / "postgres"))
        with tarfile.open(KEPT / f"{version}.tar.xz", "w:xz") as archive:
            for file in sorted(folder.rglob("*")):
                if file.is_file() and not file.name.endswith((".lock", "-wal", "-shm", ".jsonl")):
                    archive.add(file, str(file.relative_to(folder)))
        (KEPT / f"{version}.json").write_text(json.dumps(facts, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def house(folder: Path) -> None:
    """Its people and their passphrases, a table with one round behind it and a slip, its seal, a snapshot of the table
    and a closed segment."""
    folder.mkdir()
    with (
        serving(folder, tables=open_a_table) as server,
        server.live(server.client("D1")) as dealer,
        server.live(server.terminal(1)) as one,
        server.live(server.terminal(2)) as two,
    ):
        dealer.done(do="open-betting")
        one.done(do="place-wager", seat=1, bet="straight-17", stake=200)
        two.done(do="cash-out", seat=2)
        dealer.done(do="spin-ball")
        dealer.done(do="call-no-more-bets", wave=True)
        dealer.done(do="declare-result", number="17", turns=8)
        one.next("checkpoint")
    where = str(folder / "j.sqlite")
    with closing(open_journal(where)) as journal:
        writer = TableWriter(journal, "table/1")
        journal.save_snapshot(Snapshot("table/1", writer.version, SCHEMA, freeze(writer.table)))
    assert croupier("journal", "segment", where, str(folder / "segment.jsonl"), "--who", "A1").code == 0


def in_postgres(journals: Mapping[str, Path], folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each in a schema of its own, restored from a backup: the same records, so the archive hardly grows by them."""
    found = binaries()
    assert found is not None, "journals in PostgreSQL are kept too: apt-get install postgresql"
    folder.mkdir()
    with postgres_server(found) as server, TemporaryDirectory() as beside:
        for name, journal in journals.items():
            schema, backup = name.replace("-", "_"), str(Path(beside) / f"{name}.zip")
            with psycopg.connect(server, autocommit=True) as connection:
                connection.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(schema)))
            url = f"{server}&options=-csearch_path%3D{schema}"
            assert croupier("backup", "-o", backup, "--db", str(journal)).code == 0
            assert croupier("restore", backup, "--db", url, "--data", str(Path(beside) / name)).code == 0
            (folder / f"{name}.sql").write_text(dumped(url), encoding="utf-8")
            yield f"{folder.name}/{name}.sql", about(url)


def dumped(url: str) -> str:
    """The SQL that makes a journal again: its tables as they were made, and what lies in them."""
    with psycopg.connect(url) as connection:
        ((version,),) = connection.execute("SELECT version FROM schema_version").fetchall()
        lines = [made("postgres", version), f"UPDATE schema_version SET version = {version};"]
        for table in map(sql.Identifier, TABLES):
            for row in connection.execute(sql.SQL("SELECT * FROM {}").format(table)):
                values = sql.SQL(", ").join(map(sql.Literal, row))
                lines.append(sql.SQL("INSERT INTO {} VALUES ({});").format(table, values).as_string(connection))
    return "\n".join([*lines, ""])


def about(journal: str) -> dict[str, Any]:
    verified = croupier("journal", "verify", journal, "--json").json
    assert verified["ok"], verified["findings"]
    books = croupier("journal", "reconcile", journal, "--json").json
    with closing(open_journal(journal, read_only=True)) as opened:
        streams = sorted(opened.streams())
    held = {one["account"]: one["events"] for one in books["accounts"]}
    return {"heads": verified["heads"], "books": held, "streams": streams}


if __name__ == "__main__":
    keep(sys.argv[1])
