"""What only a database can do: keep its own rules, belong to one owner, fail, and be opened again."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, get_args

import psycopg
import pytest
from tests.journal.fault_proxy import Fault, faulty_line
from tests.journal.samples import fill, wager

from croupier.journal import Snapshot, Unknown, open_sqlite
from croupier.journal.port import size_of
from croupier.journal.proof.verify import verify
from croupier.journal.store import sqlite as sqlite_journal
from croupier.journal.store.postgres import open_postgres
from croupier.journal.store.sql import SqlJournal
from croupier.journal.store.sqlite import SqliteDatabase
from croupier.refusal import Refused

COLUMN = {"records": "sequence", "once": "sequence", "checkpoints": "size"}
KEPT = list(COLUMN)
NOTE = "origin\n3\nroot\n\n— origin sig\n"


def refused_with(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.RaisesExc(Refused, check=lambda refused: refused.code == code)


Execute = Callable[[str], Any]


@pytest.fixture
def execute(request: pytest.FixtureRequest, reopenable: Callable[[], SqlJournal], tmp_path: Path) -> Iterator[Execute]:
    """Raw SQL in a journal with something in it, by a connection that is none of ours."""
    journal = reopenable()
    fill(journal, 1)
    journal.save_checkpoint(NOTE)
    connection: Any
    if (tmp_path / "journal.sqlite").exists():
        connection = sqlite3.connect(tmp_path / "journal.sqlite", isolation_level=None)
    else:
        connection = psycopg.connect(request.getfixturevalue("postgres_url"), autocommit=True)
    yield connection.execute
    connection.close()


@pytest.mark.parametrize("table", KEPT)
def test_history_is_never_changed(execute: Execute, table: str) -> None:
    for statement in (f"UPDATE {table} SET {COLUMN[table]} = {COLUMN[table]}", f"DELETE FROM {table}"):
        with pytest.raises((sqlite3.IntegrityError, psycopg.IntegrityError), match="history is never changed"):
            execute(statement)


@pytest.mark.parametrize("table", KEPT)
def test_nor_is_it_truncated(postgres_url: str, table: str) -> None:
    open_postgres(postgres_url).close()
    with psycopg.connect(postgres_url) as connection, pytest.raises(psycopg.IntegrityError, match="history is never"):
        connection.execute(f"TRUNCATE {table} CASCADE")


@pytest.mark.parametrize("table", KEPT)
def test_nor_is_it_replaced(tmp_path: Path, table: str) -> None:
    """INSERT OR REPLACE deletes without a delete trigger, unless the connection is set as ours is."""
    journal = open_sqlite(tmp_path / "journal.sqlite")
    fill(journal, 1)
    journal.save_checkpoint(NOTE)
    with (
        pytest.raises(AssertionError, match="history is never changed"),
        journal._transaction() as database,
    ):
        database.run(f"INSERT OR REPLACE INTO {table} SELECT * FROM {table} WHERE ?", [(1,)])
    journal.close()


def test_the_database_itself_keeps_numbers_versions_keys_and_what_happens_once(execute: Execute) -> None:
    columns = {"shard": "0", "sequence": "9", "stream": "'t'", "version": "9", "events": "1", "key": "'new'"}
    for taken in ({"sequence": "1"}, {"stream": "'table/1'", "version": "1"}, {"key": "'table/1-w1'"}):
        row = ", ".join((columns | taken).values())
        with pytest.raises((sqlite3.IntegrityError, psycopg.IntegrityError), match=r"(?i)unique"):
            execute(f"INSERT INTO records VALUES ({row}, '', '')")
    with pytest.raises((sqlite3.IntegrityError, psycopg.IntegrityError), match=r"(?i)unique"):
        execute("INSERT INTO once VALUES ('table/1/round/1/settled', 0, 2)")
    execute("INSERT INTO once VALUES ('table/1/round/2/settled', 0, 2)")


def test_the_ledger_is_there_for_sql(execute: Execute) -> None:
    """Every line of it is made of the sealed records."""
    rows = execute("SELECT sequence, part, stream, account, unit, amount FROM ledger ORDER BY 1, 2, entry, line")
    assert rows.fetchall() == [
        (1, 0, "table/1", "table/1/rack/3", "USD", -500),
        (1, 0, "table/1", "table/1/layout/3", "USD", 500),
        (2, 1, "table/1", "table/1/layout/3", "USD", -500),
        (2, 1, "table/1", "table/1/bank", "USD", 500),
    ]


def test_tables_of_an_earlier_version_are_brought_up_to_date(tmp_path: Path, postgres_url: str) -> None:
    """As they were before there was a ledger: whoever opens them to write adds it; a reader needs it not."""
    file = tmp_path / "journal.sqlite"
    for opened in (open_sqlite(file), open_postgres(postgres_url)):
        fill(opened, 1)
        opened.close()
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as old:
        old.execute("DROP VIEW ledger")
        old.execute("PRAGMA user_version = 2")
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("DROP VIEW ledger")
        connection.execute("UPDATE schema_version SET version = 2")
    for where in (file, postgres_url):
        assert verify(where).findings == (), "of a reader"
    for opened in (open_sqlite(file), open_postgres(postgres_url)):
        fill(opened, 1, "table/2")
        assert verify(opened).findings == ()
        opened.close()
    with contextlib.closing(sqlite3.connect(file)) as new, psycopg.connect(postgres_url) as connection:
        for execute in (new.execute, connection.execute):
            assert execute("SELECT count(*) FROM ledger").fetchone() == (8,)
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("UPDATE schema_version SET version = 99")
    with refused_with("journal_newer"):
        open_postgres(postgres_url)


def test_one_owner_and_any_number_of_readers(tmp_path: Path) -> None:
    file = tmp_path / "journal.sqlite"
    owner = open_sqlite(file)
    fill(owner, 1)
    with refused_with("journal_in_use"):
        open_sqlite(file)
    reader = open_sqlite(file, read_only=True)
    fill(owner, 1, "table/2")
    assert reader.heads() == owner.heads()
    with refused_with("journal_read_only"):
        reader.append([wager("table/1", 3, "k")])
    reader.close()
    owner.close()
    open_sqlite(file).close()


def test_another_process_is_refused_until_the_owner_dies(tmp_path: Path) -> None:
    file = tmp_path / "journal.sqlite"
    program = f"""
import sys, time
from croupier.journal import open_sqlite
journal = open_sqlite({str(file)!r})
print("open", flush=True)
time.sleep(60)
"""
    owner = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE)
    assert owner.stdout is not None
    with owner.stdout:
        assert owner.stdout.readline() == b"open\n"
        with pytest.raises(Refused, match=f"in use by process {owner.pid}") as refused:
            open_sqlite(file)
        assert refused.value.code == "journal_in_use"
        owner.send_signal(signal.SIGKILL)
        owner.wait()
    open_sqlite(file).close()


def test_another_database_is_not_taken_for_a_journal(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "other.sqlite") as connection:
        connection.execute("CREATE TABLE mine (x)")
    connection.close()
    with refused_with("not_a_journal"):
        open_sqlite(tmp_path / "other.sqlite")
    (tmp_path / "letter").write_text("Dear auditor, " * 100)
    with refused_with("not_a_journal"):
        open_sqlite(tmp_path / "letter")
    with refused_with("journal_missing"):
        open_sqlite(tmp_path / "none", read_only=True)
    assert not (tmp_path / "none").exists()
    file = tmp_path / "newer.sqlite"
    open_sqlite(file).close()
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with refused_with("journal_newer"):
        open_sqlite(file)


@contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """No file of this process may grow beyond what the journal's log has now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size + 5000, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def stopped_and_reopened(journal: SqlJournal) -> None:
    for _ in range(2):
        with refused_with("journal_stopped"):
            journal.append([wager("table/1", 3, "k")])
    with refused_with("journal_stopped"):
        journal.save_checkpoint(NOTE)
    journal.reopen()
    assert journal.answer("lost-0") == ()
    fill(journal, 1, "table/2")
    assert size_of(journal) == 4
    assert verify(journal).ok


def test_a_full_disk_stops_the_journal_until_it_is_reopened(tmp_path: Path) -> None:
    journal = open_sqlite(tmp_path / "journal.sqlite")
    fill(journal, 1)
    with full_disk(tmp_path / "journal.sqlite-wal"), pytest.raises(Unknown, match="reopen"):
        journal.append([wager("table/1", 3 + n, f"lost-{n}") for n in range(2000)])
    stopped_and_reopened(journal)
    journal.close()


def test_a_lost_connection_stops_the_journal_until_it_is_reopened(postgres: str, postgres_url: str) -> None:
    journal = open_postgres(postgres_url)
    fill(journal, 1)
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    with refused_with("journal_stopped"):
        journal.append([wager("table/1", 3, "lost-0")])
    stopped_and_reopened(journal)
    journal.close()


@pytest.mark.parametrize("kept", [True, False])
def test_a_commit_without_a_reply_is_neither_done_nor_refused(
    reopenable: Callable[[], SqlJournal], monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    journal = reopenable()
    fill(journal, 1)
    assert journal._writer is not None
    commit = journal._writer.commit

    def lost() -> None:
        if kept:
            commit()
        raise OSError("the reply is lost")

    monkeypatch.setattr(journal._writer, "commit", lost)
    with pytest.raises(Unknown) as unknown:
        journal.append([wager("table/1", 3, "a"), wager("table/2", 0, "b")])
    assert unknown.value.keys == ("a", "b")
    with refused_with("journal_stopped"):
        journal.append([wager("table/1", 3, "c")])
    journal.reopen()
    assert [bool(journal.answer(key)) for key in ("a", "b", "c")] == [kept, kept, False]
    assert verify(journal).ok


@pytest.mark.parametrize("fault", get_args(Fault))
def test_after_reopening_a_lost_commit_is_known_also_when_it_comes_late(
    postgres: str, postgres_url: str, fault: Fault
) -> None:
    """The journal's old connection may still be committing: whoever looked at once would call it not done."""
    with faulty_line(postgres, fault) as proxy:
        journal = open_postgres(f"{proxy.address}&{postgres_url.rpartition('&')[2]}")
        fill(journal, 1)
        proxy.every = 1
        with pytest.raises(Unknown) as unknown:
            journal.append([wager("table/1", 3, "a")])
        assert unknown.value.keys == ("a",)
        proxy.every = 0
        journal.reopen()
        assert bool(journal.answer("a")) is (fault != "commit lost")
        journal.append([wager("table/1", 3, "a")])
        assert journal.version("table/1") == 4
        assert verify(journal).ok
        journal.close()


def test_a_reader_whose_line_was_cut_reads_on(postgres: str, postgres_url: str) -> None:
    journal = open_postgres(postgres_url)
    fill(journal, 1)
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    assert journal.version("table/1") == 3
    journal.close()
    with refused_with("journal_stopped"):
        journal.version("table/1")


def test_a_closed_journal_takes_nothing(reopenable: Callable[[], SqlJournal]) -> None:
    journal = reopenable()
    journal.close()
    with refused_with("journal_stopped"):
        journal.append([wager("table/1", 0, "k")])


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE records SET text = '{}' WHERE sequence = 300",
        "UPDATE records SET hash = '00' WHERE sequence = 200",
        "DELETE FROM records WHERE sequence = 200",
        "UPDATE heads SET hash = '00'",
        "UPDATE heads SET peaks = zeroblob(length(peaks))",
        "UPDATE tree SET hash = zeroblob(32)",
        "DELETE FROM tree",
        "DELETE FROM heads",
        "UPDATE records SET text = '{' WHERE sequence = 300",
        "UPDATE records SET text = '[]' WHERE sequence = 300",
        "UPDATE records SET events = 7 WHERE sequence = 300",
        "UPDATE records SET stream = 'x' WHERE sequence = 300",
    ],
)
def test_a_damaged_end_is_not_written_on(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "journal.sqlite"
    journal = open_sqlite(file)
    fill(journal, 150)
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("DROP TRIGGER records_kept_update")
    connection.execute("DROP TRIGGER records_kept_delete")
    assert connection.execute(damage).rowcount == 1
    connection.close()
    with refused_with("journal_damaged"):
        journal.reopen()
    with refused_with("journal_stopped"):
        journal.append([wager("table/1", 450, "k")])
    with refused_with("journal_damaged"):
        open_sqlite(file)


def test_a_damaged_snapshot_is_told(tmp_path: Path) -> None:
    file = tmp_path / "journal.sqlite"
    journal = open_sqlite(file)
    journal.save_snapshot(Snapshot("table/1", 0, "s/1", b"state"))
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("UPDATE snapshots SET state = x'00'")
    connection.close()
    with refused_with("snapshot_damaged"):
        journal.snapshot("table/1")
    journal.close()


def test_opening_does_not_read_the_whole_journal(tmp_path: Path) -> None:
    file = tmp_path / "journal.sqlite"
    journal = open_sqlite(file)
    journal.append([wager("table/1", n, f"k{n}") for n in range(5000)])
    steps = 0

    def count() -> None:
        nonlocal steps
        steps += 1

    connection = journal.evidence()._connection  # type: ignore[attr-defined]
    connection.set_progress_handler(count, 100)
    connection.execute("SELECT sum(length(text)) FROM records").fetchone()
    whole = steps
    connection.close()
    journal.close()
    from croupier.journal.store import tail

    journal = open_sqlite(file, read_only=True)
    steps = 0
    reader = journal._reader
    assert isinstance(reader, SqliteDatabase)
    reader._connection.set_progress_handler(count, 100)
    tail.check_tail(reader.rows, partial(journal.node, 0), 0)
    assert steps < whole / 2
    journal.close()


def test_postgresql_must_write_to_the_disk(postgres: str, postgres_url: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:

        def set_fsync(value: str) -> None:
            connection.execute(f"ALTER SYSTEM SET fsync = {value}")
            connection.execute("SELECT pg_reload_conf()")
            for _ in range(100):
                with psycopg.connect(postgres) as other:
                    if other.execute("SHOW fsync").fetchone() == (value,):
                        return
                time.sleep(0.05)

        set_fsync("off")
        try:
            with refused_with("journal_not_durable"):
                open_postgres(postgres_url)
        finally:
            set_fsync("on")
    with refused_with("journal_missing"):
        open_postgres(postgres_url, read_only=True)
    open_postgres(postgres_url).close()
    reader = open_postgres(postgres_url, read_only=True)
    with refused_with("journal_read_only"):
        reader.append([wager("table/1", 0, "k")])
    reader.close()


WRITER = """
import sys
from croupier.journal import open_sqlite
from tests.journal.fault_proxy import Fault, faulty_line
from tests.journal.samples import wager
journal = open_sqlite(sys.argv[1])
at = journal.version("table/1")
while True:
    journal.append([wager("table/1", at + n, f"k{at + n}") for n in range(20)])
    at += 20
    print(at, flush=True)
"""


def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    file = tmp_path / "journal.sqlite"
    root = Path(__file__).parents[2]
    for life in range(3):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, file], stdout=subprocess.PIPE, cwd=root)
        assert writer.stdout is not None
        said = [writer.stdout.readline() for _ in range(20 + 7 * life)]
        os.kill(writer.pid, signal.SIGKILL)
        said += writer.stdout.read().splitlines()
        writer.stdout.close()
        writer.wait()
        journal = open_sqlite(file)
        kept = journal.version("table/1")
        assert kept >= int(said[-1]) >= 400
        assert kept % 20 == 0, "a batch is kept whole or not at all"
        assert all(journal.answer(f"k{n}") for n in range(kept))
        assert verify(journal).ok
        journal.close()


def test_the_log_is_brought_into_the_file_at_the_end_of_a_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not in the middle of somebody's wager, however long the log has grown."""
    monkeypatch.setattr(sqlite_journal, "LOG_BYTES", 50_000)
    file = tmp_path / "journal.sqlite"
    journal = open_sqlite(file)
    before = file.stat().st_size
    fill(journal, 20)
    assert file.stat().st_size == before
    journal.save_checkpoint(NOTE)
    assert file.stat().st_size > before
    journal.close()
    assert verify(file).events == 60


@pytest.fixture
def set_back(request: pytest.FixtureRequest, reopenable: Callable[[], SqlJournal], tmp_path: Path) -> SqlJournal:
    """A journal that was acknowledged three records more than its database has: whole, and an older one."""
    journal = reopenable()
    fill(journal, 1)
    (older,) = journal.heads()
    rows = journal._rows("SELECT sequence, hash, peaks FROM heads")
    fill(journal, 2, "table/2")
    if (tmp_path / "journal.sqlite").exists():
        connection: Any = sqlite3.connect(tmp_path / "journal.sqlite", isolation_level=None)
        for name in ("records_kept_delete", "once_kept_delete"):
            connection.execute(f"DROP TRIGGER IF EXISTS {name}")
        mark = "?"
    else:
        connection = psycopg.connect(request.getfixturevalue("postgres_url"), autocommit=True)
        connection.execute("ALTER TABLE records DISABLE TRIGGER USER; ALTER TABLE once DISABLE TRIGGER USER")
        mark = "%s"
    for table in ("once", "records"):
        connection.execute(f"DELETE FROM {table} WHERE sequence > {older.size}")
    connection.execute(f"UPDATE heads SET sequence = {mark}, hash = {mark}, peaks = {mark}", rows[0])
    connection.close()
    return journal


def test_a_journal_that_was_set_back_takes_nothing_and_is_not_opened_again(set_back: SqlJournal) -> None:
    with refused_with("journal_damaged") as refused:
        set_back.append([wager("table/1", 2, "new")])
    assert refused.value.id == "journal_damaged.rolled_back"
    with refused_with("journal_damaged"):
        set_back.reopen()


def test_a_house_is_alone_with_its_shard_in_a_database(postgres_url: str) -> None:
    first = open_postgres(postgres_url, alone=True)
    with refused_with("journal_in_use"):
        open_postgres(postgres_url, alone=True)
    open_postgres(postgres_url, alone=True, shard=1).close()
    fill(first, 1)
    first.close()
    open_postgres(postgres_url, alone=True).close()


def test_a_connection_of_its_own_that_is_dead_keeps_no_house_out(postgres_url: str) -> None:
    """The server has not noticed: it holds the lock for somebody who will never write again."""
    journal = open_postgres(postgres_url, alone=True)
    lost, journal._writer = journal._writer, None
    assert lost is not None
    journal.reopen()
    fill(journal, 1)
    with pytest.raises(psycopg.OperationalError):
        lost.begin()
    journal.close()


def test_a_house_that_has_lost_its_shard_to_another_writes_nothing_more(postgres_url: str) -> None:
    first = open_postgres(postgres_url, alone=True)
    fill(first, 1)
    with psycopg.connect(postgres_url, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
    second = open_postgres(postgres_url, alone=True)
    with refused_with("journal_stopped"):
        fill(first, 1)
    with refused_with("journal_in_use"):
        first.reopen()
    second.close()
    first.reopen()
    fill(first, 2)
    first.close()


def test_a_line_that_is_cut_again_while_it_is_read_is_a_failure_of_the_store(postgres_url: str) -> None:
    """Whoever reads is told that the store is away, and waits for it; that it is no bug of ours says the code."""
    journal = open_postgres(postgres_url)
    fill(journal, 1)
    connect = journal._connect

    def cut_again(write: bool) -> Any:
        database = connect(write)
        database.close()
        return database

    journal._connect = cut_again
    assert journal._reader is not None
    journal._reader.close()
    with refused_with("journal_stopped"):
        journal.version("table/1")
    journal._connect = connect
    assert journal.version("table/1") > 0, "it comes back by itself"
    journal.close()
