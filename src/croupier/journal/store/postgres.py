"""A journal in PostgreSQL, for a house whose tables run in several processes."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import count
from typing import Any, TypeVar

import psycopg
from psycopg import errors, sql
from psycopg.abc import PQGen
from psycopg.conninfo import conninfo_to_dict

from croupier.journal.record.private import Keys
from croupier.journal.record.seal import Row
from croupier.journal.store.migrations import NEWEST, OLD, steps
from croupier.journal.store.old import OldJournal, written_in_format_1
from croupier.journal.store.sql import SqlJournal
from croupier.refusal import Refused

CREATION_LOCK = 0x43727570  # so that two processes that start together make the tables once
TRIGGERS = {1: {"commands_kept", "events_kept", "entries_kept", "checkpoints_kept", "balances_one_unit"}}
TRIGGERS[2] = {"records_kept", "once_kept", "checkpoints_kept"}
# A server that is gone or keeps its line open without a word is noticed: nobody waits for hours at a table. The address
# may say otherwise.
PATIENCE: dict[str, Any] = {
    "connect_timeout": 10, "tcp_user_timeout": 10_000, "keepalives_idle": 5, "keepalives_interval": 2,
    "keepalives_count": 3,
}  # fmt: skip
SILENT = errors._WaitTimeout  # what `wait` raises
T = TypeVar("T")
READING = 6  # so many times longer may a server think about a question
OWNERS = 0x43727571
SHARD = "hashtext(current_schema() || %s) & 2147483647"  # positive, as an oid is
TAKE = f"SELECT pg_try_advisory_lock(%s, {SHARD})"
WHO = "SELECT pid, backend_start FROM pg_stat_activity"
HOLDER = (
    f"{WHO} WHERE pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    f" AND classid = %s::int8::oid AND objid = ({SHARD})::int8::oid)"
)
COPIED = {"records"}  # the table with many rows in a batch


def open_postgres(
    url: str, *, read_only: bool = False, shard: int = 0, keys: Keys | None = None, alone: bool = False
) -> SqlJournal:
    """Makes the tables in the connection's schema where there are none. Any number of processes may write, but for a
    house, which folds what it writes and must be `alone` with its shard: refused `journal_in_use` where another has it.
    """
    owner = Owner(shard) if alone else None

    def connect(write: bool) -> PostgresDatabase:
        return _connect(url, write, owner if write else None)

    return SqlJournal(connect, near=False, read_only=read_only, shard=shard, keys=keys)


class Line(psycopg.Connection[Row]):
    """A connection that is given up when the server says nothing. What was under way is asked for on the next one."""

    patience: float | None = None  # seconds

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        try:
            return super().wait(gen, interval, self.patience if timeout is None else timeout)
        except SILENT:
            self.pgconn.finish()
            raise


class Owner:
    """Of a shard, by a lock that lives as long as the connection that writes: who has lost it has lost the pen too."""

    WAITS, WAIT_SECONDS = 60, 0.05
    PATIENT = 20  # of the waits: what it still has under way may come to its end

    def __init__(self, shard: int) -> None:
        self._name = (OWNERS, f"/{shard}")
        self._before: Row | None = None  # our own last connection

    def take(self, connection: psycopg.Connection[Row]) -> None:
        """A connection of ours that is dead may still have it, and the server not know that it is dead."""
        for turn in range(self.WAITS):
            if connection.execute(TAKE, self._name).fetchone() == (True,):
                self._before = connection.execute(f"{WHO} WHERE pid = pg_backend_pid()").fetchone()
                return
            holder = connection.execute(HOLDER, self._name).fetchone()
            if holder is not None and holder != self._before:
                raise Refused(
                    "journal_in_use.database",
                    "The journal in this database is in use by another server. Stop it first.",
                )
            if holder is not None and turn >= self.PATIENT:
                connection.execute("SELECT pg_terminate_backend(%s)", holder[:1])
            time.sleep(self.WAIT_SECONDS)
        raise Refused(
            "journal_in_use.database", "The journal in this database is in use by another server. Stop it first."
        )


def open_old_postgres(url: str) -> OldJournal:
    """A journal of format 1, for reading."""
    return OldJournal(lambda _write: _connect(url, write=False, patient=True))


def format_of_postgres(url: str) -> int:
    """The format of the journal at an address. Refuses where there is none."""
    database = _connect(url, write=False)
    database.close()
    return database.format


def readable(url: str) -> PostgresDatabase:
    """A connection for an audit, whose questions take what they take."""
    return _connect(url, write=False, patient=True)


def _connect(url: str, write: bool, owner: Owner | None = None, *, patient: bool = False) -> PostgresDatabase:
    given = PATIENCE | conninfo_to_dict(url)
    connection = Line.connect(**given, autocommit=True)
    if not patient:
        connection.patience = int(given["tcp_user_timeout"]) / 1000 * (1 if write else READING) or None
    try:
        if owner is not None:
            owner.take(connection)
        version = _prepare(connection, write, f"postgresql://{url.rpartition('@')[2]}")
    except BaseException:
        connection.close()
        raise
    return PostgresDatabase(connection, write, version)


class PostgresDatabase:
    FAILURES: tuple[type[Exception], ...] = (psycopg.Error,)
    AWAY: tuple[type[Exception], ...] = (psycopg.OperationalError, psycopg.InterfaceError)
    EACH = "unnest(?::text[]) AS list(value)"
    LOCKED = " FOR UPDATE"

    def __init__(self, connection: psycopg.Connection[Row], write: bool, version: int) -> None:
        self._connection = connection
        self.format = 1 if version == OLD else 2
        self._begin = "BEGIN" if write else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        self._cursors = count(1)

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        return self._connection.execute(_marked(sql), values).fetchall()

    def stream(self, sql: str) -> Iterator[Row]:
        with self._connection.cursor(f"audit_{next(self._cursors)}") as cursor:
            cursor.itersize = 5000
            yield from cursor.execute(_marked(sql))

    def insert(self, table: str, columns: Sequence[str], rows: Iterable[Row], if_there: str = "") -> None:
        with self._connection.cursor() as cursor:
            if table not in COPIED:
                cursor.executemany(_insertion(table, tuple(columns), if_there), rows)
                return
            with cursor.copy(_copying(table, tuple(columns))) as copy:
                for row in rows:
                    copy.write_row(row)

    def run(self, sql: str, rows: Iterable[Row]) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(_marked(sql), rows)

    def list_of(self, values: Iterable[str]) -> list[str]:
        return list(values)

    def begin(self) -> None:
        self._connection.execute(_marked(self._begin))

    def commit(self) -> None:
        self._connection.execute("COMMIT")

    def rollback(self) -> None:
        if not self._connection.closed:
            self._connection.rollback()

    def close(self) -> None:
        self._connection.close()

    def tidy(self) -> None:
        """The server sees to itself."""

    def rule_broken(self, error: BaseException) -> str | None:
        return str(error) if isinstance(error, (errors.IntegrityError, errors.DataError)) else None

    def problems(self) -> Iterator[str]:
        found = self.rows(
            "SELECT t.tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid"
            " WHERE NOT t.tgisinternal AND t.tgenabled = 'O' AND c.relnamespace = current_schema()::regnamespace"
        )
        for name in sorted(TRIGGERS[self.format] - {row[0] for row in found}):
            yield f"the schema is not as made: {name} is missing or off"


def _prepare(connection: psycopg.Connection[Row], write: bool, address: str) -> int:
    """Returns the version of the tables, which a writer brings up to date first. `address` is to be shown."""
    connection.execute("SET synchronous_commit = on")
    settings = {name: connection.execute(f"SHOW {name}").fetchone() for name in ("server_encoding", "fsync")}
    if settings["server_encoding"] != ("UTF8",):
        raise Refused(
            "journal_not_durable.database_utf", "The database must be in UTF8.", encoding=settings["server_encoding"]
        )
    if write and settings["fsync"] != ("on",):
        raise Refused(
            "journal_not_durable.server_runs", "The server runs with fsync off, so it can lose what it acknowledged."
        )
    if write:
        with connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (CREATION_LOCK,))
            if (version := _version(connection)) == OLD:
                raise written_in_format_1(address)
            for number, text in steps("postgres", version):
                connection.execute(_marked(text, values=False))
                connection.execute(_marked("UPDATE schema_version SET version = ?"), (number,))
    version = _version(connection)
    if not version:
        raise Refused("journal_missing.database", "There is no journal in this database.")
    if version > NEWEST:
        raise Refused("journal_newer", "{path} was written by a newer Croupier.", path=address, version=version)
    return version


def _version(connection: psycopg.Connection[Row]) -> int:
    tables = "SELECT to_regclass(current_schema() || '.schema_version'), to_regclass(current_schema() || '.head')"
    row = connection.execute(_marked(tables)).fetchone()
    if row is None or row == (None, None):
        return 0
    if row[0] is None:
        return OLD
    found = connection.execute("SELECT version FROM schema_version").fetchone()
    return int(found[0]) if found else 0


@cache
def _marked(text: Any, values: bool = True) -> sql.SQL:
    """psycopg marks values with %s. All text comes from this package, so it is as good as a literal."""
    return sql.SQL(text.replace("?", "%s") if values else text)


@cache
def _insertion(table: str, columns: tuple[str, ...], if_there: str) -> sql.Composed:
    marks = sql.SQL(",").join([sql.Placeholder()] * len(columns))
    into = sql.SQL("INSERT INTO {} ({}) VALUES ({}) {}")
    return into.format(sql.Identifier(table), _names(columns), marks, _marked(if_there))


@cache
def _copying(table: str, columns: tuple[str, ...]) -> sql.Composed:
    return sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table), _names(columns))


def _names(columns: tuple[str, ...]) -> sql.Composed:
    return sql.SQL(",").join(sql.Identifier(name) for name in columns)
