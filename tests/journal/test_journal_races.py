"""Races, shown first with the guard taken away, then gone with the guard in place."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, BrokenBarrierError, Event
from typing import Any

import psycopg
import pytest
from tests.journal.samples import cause, fill, wager

from croupier.journal import Append, Conflict, Journal, NewEvent, Recorded, open_sqlite
from croupier.journal.port import size_of
from croupier.journal.proof.verify import verify
from croupier.journal.record.seal import seal
from croupier.journal.store import sql, sqlite
from croupier.journal.store.postgres import PostgresDatabase, open_postgres
from croupier.journal.store.sql import SqlJournal
from croupier.money import Entry

Writers = tuple[SqlJournal, SqlJournal]


def pay_out(journal: Journal, cashier: str, meet: Barrier, *, guarded: bool) -> str:
    """Read the box, decide, pay: what every command does."""
    version, box = journal.version("cage"), journal.balances()["cage/box"]
    meet.wait(5)
    if box < 100:
        return "empty"
    paid = NewEvent("paid-out", 1, {}, (Entry.transfer("cage/box", f"cage/{cashier}", 100),))
    expected = version if guarded else None
    while True:
        at = journal.version("cage") if expected is None else expected
        try:
            journal.append([Append("cage", at, cause(cashier), (paid,))])
        except Conflict:
            if guarded:
                return "conflict"
        else:
            return "paid"


@pytest.mark.parametrize(("guarded", "left"), [(False, -100), (True, 0)])
def test_two_cashiers_and_the_last_hundred(reopenable: Callable[[], SqlJournal], guarded: bool, left: int) -> None:
    """Without the expected version both pay from a box that holds enough for one."""
    journal = reopenable()
    fund = NewEvent("box-filled", 1, {}, (Entry.transfer("cage/vault", "cage/box", 100),))
    journal.append([Append("cage", 0, cause("fund"), (fund,))])
    meet = Barrier(2)
    with ThreadPoolExecutor(2) as pool:
        answers = [*pool.map(lambda who: pay_out(journal, who, meet, guarded=guarded), ("anna", "bert"))]
    assert journal.balances()["cage/box"] == left
    assert sorted(answers) == (["conflict", "paid"] if guarded else ["paid", "paid"])


@pytest.fixture(params=["sqlite", "postgres"])
def writers(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Writers]:
    """Two that write to one journal. For SQLite the owner's lock is off, which no program but this can do."""
    if request.param == "postgres":
        url = request.getfixturevalue("postgres_url")
        pair = open_postgres(url), open_postgres(url)
    else:
        monkeypatch.setattr(sqlite, "own", lambda _: os.open(os.devnull, os.O_RDONLY))
        pair = open_sqlite(tmp_path / "journal.sqlite"), open_sqlite(tmp_path / "journal.sqlite")
    yield pair
    for journal in pair:
        journal.close()


def together(writers: Writers, monkeypatch: pytest.MonkeyPatch) -> list[list[Recorded] | BaseException]:
    """Both append at once, and meet (if nothing keeps them apart) just after they have read the head."""
    meet = Barrier(2)

    def slow_seal(*args: Any) -> Any:
        try:
            meet.wait(0.5)
        except BrokenBarrierError:
            meet.reset()
        return seal(*args)

    monkeypatch.setattr(sql, "seal", slow_seal)

    def append(journal: SqlJournal, table: int) -> list[Recorded] | BaseException:
        try:
            return journal.append([wager(f"table/{table}", 0, f"k{table}")])
        except Exception as error:
            return error

    with ThreadPoolExecutor(2) as pool:
        return [*pool.map(append, writers, (1, 2))]


def test_with_the_lock_commit_order_is_sequence_order(writers: Writers, monkeypatch: pytest.MonkeyPatch) -> None:
    results = together(writers, monkeypatch)
    assert sorted(result[0].sequence for result in results if isinstance(result, list)) == [1, 2]
    assert verify(writers[0]).ok


def test_without_the_lock_two_take_the_same_number(writers: Writers, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's own constraint then refuses one of them: the second line of defence."""
    take_lock_away(monkeypatch)
    results = together(writers, monkeypatch)
    assert sum(isinstance(result, AssertionError) for result in results) == 1, results
    assert writers[0].version("table/1") + writers[0].version("table/2") == 1


def test_without_lock_and_constraint_history_forks(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = open_postgres(postgres_url), open_postgres(postgres_url)
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("ALTER TABLE records DROP CONSTRAINT records_pkey CASCADE")
    take_lock_away(monkeypatch)
    results = together(pair, monkeypatch)
    assert [result[0].sequence for result in results if isinstance(result, list)] == [1, 1]
    assert not verify(pair[0]).ok
    for journal in pair:
        journal.close()


def take_lock_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PostgresDatabase, "LOCKED", "")
    monkeypatch.setattr(sqlite.SqliteDatabase, "begin", lambda _: None)
    monkeypatch.setattr(sqlite.SqliteDatabase, "commit", lambda _: None)


def test_without_ownership_the_memory_of_a_table_goes_stale(writers: Writers) -> None:
    """Two processes that both run table 1: the second finds out by a conflict, never by losing an event."""
    first, second = writers
    fill(first, 1)
    with pytest.raises(Conflict):
        second.append([wager("table/1", 0, "mine")])
    assert verify(second).ok


def test_opening_while_others_write(postgres_url: str) -> None:
    """The check at opening looks at one moment, so it never takes growth for damage."""
    journal = open_postgres(postgres_url)
    done = Event()

    def write() -> None:
        for n in range(10_000):
            if done.is_set():
                return
            journal.append([wager("table/1", n, f"k{n}")])

    with ThreadPoolExecutor(1) as pool:
        writing = pool.submit(write)
        try:
            for _ in range(25):
                open_postgres(postgres_url).close()
        finally:
            done.set()
        writing.result()
    assert journal.version("table/1") > 0
    assert verify(journal).ok
    journal.close()


def test_many_writers_and_readers_at_once(writers: Writers) -> None:
    """Readers never see a gap, whoever is writing."""

    def write(number: int) -> None:
        for n in range(15):
            writers[number % 2].append([wager(f"table/{number}", n * 4 + m, f"{number}-{n}-{m}") for m in range(4)])

    def read() -> None:
        for _ in range(15):
            seen = [event.sequence for event in writers[0].read_all()]
            assert seen == [*range(1, len(seen) + 1)]

    with ThreadPoolExecutor(5) as pool:
        for task in [pool.submit(write, number) for number in range(4)] + [pool.submit(read)]:
            task.result()
    assert verify(writers[1]).ok
    assert size_of(writers[0]) == 4 * 15 * 4
