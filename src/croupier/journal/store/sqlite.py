"""A journal in one SQLite file, with one owner, who can copy it and read it while it is used. Nobody else can."""

from __future__ import annotations

import fcntl
import json
import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any

from croupier.journal.private import keep_private
from croupier.journal.record.private import Keys
from croupier.journal.record.seal import Row
from croupier.journal.store.migrations import NEWEST, OLD, made, steps
from croupier.journal.store.old import OldJournal, written_in_format_1
from croupier.journal.store.sql import SqlJournal
from croupier.refusal import Refused

APPLICATION_ID = 0x43727570
TOGETHER = 90  # rows of one INSERT
LOG_BYTES = 4_000_000  # of the write-ahead log, after which it is brought into the file


def open_sqlite(path: str | Path, *, read_only: bool = False, shard: int = 0, keys: Keys | None = None) -> SqlJournal:
    """Makes the file where there is none. Refused `journal_in_use` while another process has it open for writing."""
    file = Path(path).resolve()
    opened = OpenedFile(file)

    def connect(write: bool) -> SqliteDatabase:
        return SqliteDatabase.owned(opened) if write else SqliteDatabase.readable(file)

    return SqlJournal(connect, near=True, read_only=read_only, shard=shard, keys=keys)


def open_old_sqlite(path: str | Path) -> OldJournal:
    """A journal of format 1, for reading."""
    file = Path(path).resolve()
    return OldJournal(lambda _write: SqliteDatabase.readable(file))


def format_of_sqlite(path: str | Path) -> int:
    """The format of the journal at a path. Refuses what is none."""
    database = SqliteDatabase.readable(Path(path).resolve())
    database.close()
    return database.format


class OpenedFile:
    """The file that a journal was opened in. What lies at its path later may be another one, or nothing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._number: tuple[int, int] | None = None

    def check(self) -> None:
        """Nothing is written, and nothing begun anew, where the journal is not any more."""
        if self._number is None or self._number == (found := self._found()):
            return
        if found is None:
            raise Refused(
                "journal_damaged.taken_away", "The journal’s file was taken away while it was open. Put it back."
            )
        raise Refused(
            "journal_damaged.replaced", "Another file lies where the journal was while it was open. Put it back."
        )

    def remember(self) -> None:
        self._number = self._found()

    def _found(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino


class SqliteDatabase:
    FAILURES: tuple[type[Exception], ...] = (sqlite3.Error,)
    AWAY: tuple[type[Exception], ...] = (sqlite3.OperationalError,)
    EACH = "json_each(?)"
    LOCKED = ""  # BEGIN IMMEDIATE holds the lock already

    def __init__(
        self, connection: sqlite3.Connection, begin: str, opened: OpenedFile | None = None, lock: int | None = None
    ) -> None:
        self._connection = connection
        self._opened = opened
        (self._version,) = connection.execute("PRAGMA user_version").fetchone()
        self.format = 1 if self._version == OLD else 2
        self._begin = begin
        self._lock = lock

    @classmethod
    def owned(cls, opened: OpenedFile) -> SqliteDatabase:
        file = opened.path
        lock = own(file)
        try:
            opened.check()
            keep_private(file)
            connection = _connect(f"{file.as_uri()}?mode=rwc", file)
            try:
                _prepare(connection, file)
                opened.remember()
            except BaseException:
                connection.close()
                raise
        except BaseException:
            os.close(lock)
            raise
        return cls(connection, "BEGIN IMMEDIATE", opened, lock)

    @classmethod
    def readable(cls, file: Path) -> SqliteDatabase:
        if not file.exists():
            raise Refused("journal_missing.path", "There is no journal at {path}.", path=str(file))
        # A closed journal on a medium that cannot be written has no log beside it, and SQLite must not look for one.
        still = not os.access(file.parent, os.W_OK) and not file.with_name(f"{file.name}-wal").exists()
        connection = _connect(f"{file.as_uri()}?mode=ro{'&immutable=1' if still else ''}", file)
        return cls(connection, "BEGIN")

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def stream(self, sql: str) -> Iterator[Row]:
        return iter(self._connection.execute(sql))

    def insert(self, table: str, columns: Sequence[str], rows: Iterable[Row], if_there: str = "") -> None:
        """Many rows in one statement take half the time of as many statements."""
        rows, marks = list(rows), f"({','.join('?' * len(columns))})"
        into = f"INSERT INTO {table} ({','.join(columns)}) VALUES "
        whole = len(rows) - len(rows) % TOGETHER
        many = f"{into}{','.join([marks] * TOGETHER)} {if_there}" if whole else ""
        for start in range(0, whole, TOGETHER):
            self._connection.execute(many, list(chain.from_iterable(rows[start : start + TOGETHER])))
        self._connection.executemany(f"{into}{marks} {if_there}", rows[whole:])

    def run(self, sql: str, rows: Iterable[Row]) -> None:
        self._connection.executemany(sql, rows)

    def list_of(self, values: Iterable[str]) -> str:
        return json.dumps(list(values))

    def begin(self) -> None:
        if self._opened is not None:
            self._opened.check()
        self._connection.execute(self._begin)

    def commit(self) -> None:
        self._connection.execute("COMMIT")

    def rollback(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def close(self) -> None:
        self._connection.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def tidy(self) -> None:
        """Bring the log into the file now, between two rounds, and not in the middle of somebody's wager."""
        with suppress(sqlite3.Error, OSError):  # It is done by itself, later, where it cannot be done now.
            (_, _, file) = self._connection.execute("PRAGMA database_list").fetchone()
            if Path(f"{file}-wal").stat().st_size > LOG_BYTES:
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def rule_broken(self, error: BaseException) -> str | None:
        return str(error) if isinstance(error, sqlite3.IntegrityError) else None

    def problems(self) -> Iterator[str]:
        for (line,) in self._connection.execute("PRAGMA integrity_check"):
            if line != "ok":
                yield f"SQLite: {line}"
        for table, row, parent, _ in self._connection.execute("PRAGMA foreign_key_check"):
            yield f"{table}, row {row}: what it refers to in {parent} is missing"
        with sqlite3.connect(":memory:") as fresh:
            fresh.executescript(made("sqlite", self._version))
            expected = set(fresh.execute("SELECT name, sql FROM sqlite_master"))
        fresh.close()
        found = set(self._connection.execute("SELECT name, sql FROM sqlite_master"))
        for name in sorted({name for name, _ in expected ^ found}):
            yield f"the schema is not as made: {name} is missing, added or changed"


def own(file: Path) -> int:
    """Hold the lock file beside the journal; the system lets go of it when the process dies, however it dies."""
    keep_private(Path(f"{file}.lock"))
    lock = os.open(f"{file}.lock", os.O_RDWR)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        owner = os.pread(lock, 20, 0).decode(errors="replace").strip()
        os.close(lock)
        raise Refused(
            "journal_in_use.path",
            "The journal {path} is in use by process {unknown}. Stop it first, or open for reading.",
            path=str(file),
            owner=owner,
            unknown=owner or "unknown",
        ) from error
    os.ftruncate(lock, 0)
    os.pwrite(lock, str(os.getpid()).encode(), 0)
    return lock


def _connect(uri: str, file: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False, timeout=10)
    except sqlite3.Error as error:
        raise Refused(
            "not_a_journal.opened", "{path} cannot be opened: {error}.", path=str(file), error=error
        ) from error
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if application != APPLICATION_ID and (tables or "mode=ro" in uri):
            raise Refused(
                "not_a_journal.database_croupier",
                "{path} is a database, but not a journal of Croupier.",
                path=str(file),
            )
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > NEWEST:
            raise Refused("journal_newer", "{path} was written by a newer Croupier.", path=str(file), version=version)
    except (sqlite3.Error, UnicodeError) as error:
        connection.close()
        raise Refused("not_a_journal.read", "{path} cannot be read: {error}.", path=str(file), error=error) from error
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, file: Path) -> None:
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA recursive_triggers = ON")
    # A small log is written in place again and again; one that grows makes every wait for a busy disk ten times longer.
    connection.execute("PRAGMA wal_autocheckpoint = 1000")
    connection.execute("PRAGMA cache_size = -65536")
    (synchronous,) = connection.execute("PRAGMA synchronous").fetchone()
    if mode != "wal" or synchronous != 2:
        raise Refused(
            "journal_not_durable.disk_promise", "{path} is on a disk that cannot promise to keep it.", path=str(file)
        )
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == OLD:
        raise written_in_format_1(str(file))
    for number, text in steps("sqlite", version):
        connection.executescript(f"BEGIN IMMEDIATE;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")
