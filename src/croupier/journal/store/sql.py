"""A journal in a database. The SQL here is common to SQLite and PostgreSQL; a `Database` hides what is not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from threading import Lock
from typing import Any, Protocol

from croupier.journal.merkle import STORED_FROM, Frontier, nodes_of
from croupier.journal.port import Conflict, Draft, Head, KeyKnown, Snapshot, Unknown
from croupier.journal.record.format import Append, Recorded
from croupier.journal.record.rows import COMMAND_COLUMNS, ENTRY_COLUMNS, EVENT_COLUMNS, SELECT_EVENTS, recorded_from
from croupier.journal.record.seal import Known, Row, Sealed, Tail, seal, settled_already
from croupier.journal.store.tail import check_tail
from croupier.money import Balances, Unit
from croupier.refusal import Refused

KEY_RULE = re.compile(r"commands[._]key")  # as both databases name what keeps keys from being used twice
PAGE = 1000  # rows fetched at a time; what is behind a reader never changes, so pages always fit together


class Database(Protocol):
    """One connection. SQL is written with `?`; a list goes in as `(SELECT value FROM {EACH})`."""

    FAILURES: tuple[type[Exception], ...]  # all that the driver may raise
    EACH: str
    LOCK_HEAD: str  # reads the head so that every other writer waits: commit order becomes sequence order

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Row]: ...
    def stream(self, sql: str) -> Iterator[Row]: ...
    def insert(self, table: str, columns: Sequence[str], rows: Iterable[Row], if_there: str = "") -> None: ...
    def run(self, sql: str, rows: Iterable[Row]) -> None: ...
    def list_of(self, values: Iterable[str]) -> Any: ...
    def begin(self) -> None: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def close(self) -> None: ...

    def tidy(self) -> None:
        """Work that can wait for the end of a round. Never raises."""

    def rule_broken(self, error: BaseException) -> str | None:
        """The message, where a constraint or trigger said no; None where the store itself failed."""

    def problems(self) -> Iterator[str]:
        """What the database finds wrong with itself, and what is missing from the schema."""


Connect = Callable[[bool], Database]  # True: to write


class SqlJournal:
    """Writes on one connection, reads on another, so that a long reading never holds up the game."""

    def __init__(self, connect: Connect, *, near: bool, read_only: bool = False) -> None:
        self.near = near
        self._connect = connect
        self._read_only = read_only
        self._writing, self._reading = Lock(), Lock()
        self._open()

    def _open(self) -> None:
        self._stopped: str | None = None
        self._writer = None if self._read_only else self._connect(True)
        try:
            self._reader = self._connect(False)
            if not self._read_only:
                self._reader.begin()  # One moment: in PostgreSQL others may be writing.
                check_tail(self._reader.rows, self.node)
                self._reader.rollback()
                self._wait_for_others()
        except BaseException:
            self.close()
            raise

    def _wait_for_others(self) -> None:
        """A commit of ours whose reply was lost may still be under way, and holds the head until it is over."""
        assert self._writer is not None
        self._writer.begin()
        self._writer.rows(self._writer.LOCK_HEAD)
        self._writer.rollback()

    def append(self, batch: Sequence[Append], *, fresh: bool = False) -> list[Recorded]:
        draft = self.draft(batch, fresh=fresh)
        draft.commit()
        return draft.recorded

    def draft(self, batch: Sequence[Append], *, fresh: bool = False) -> Draft:
        transaction = self._transaction([append.cause.key for append in batch])
        database = transaction.__enter__()
        try:
            sealed = seal(batch, _known(database, batch, fresh))
            if sealed.events:
                _write(database, sealed)
        except BaseException as error:
            transaction.__exit__(type(error), error, error.__traceback__)
            raise
        return Draft(sealed.answer, partial(transaction.__exit__, None, None, None))

    @contextmanager
    def _transaction(self, keys: Sequence[str] = ()) -> Iterator[Database]:
        with self._writing:
            if self._read_only:
                raise Refused("journal_read_only", "This journal was opened for reading only.")
            if self._stopped is not None or self._writer is None:
                raise self._refusal()
            database, sent = self._writer, False
            try:
                database.begin()
                yield database
                sent = True
                database.commit()
            except BaseException as error:
                self._give_up(database, error, keys if sent else None)
                raise

    def _give_up(self, database: Database, error: BaseException, sent: Sequence[str] | None) -> None:
        """After a refusal roll back and go on; after a failure of the store stop.

        What fails before its commit is certainly not kept. Once the commit was `sent`, nobody knows before reopening.
        """
        try:
            database.rollback()
        except Exception as second:
            self._stopped = str(second)
        if isinstance(error, (Refused, Conflict, AssertionError)):
            return
        if self._stopped is None and (rule := database.rule_broken(error)):
            if KEY_RULE.search(rule):
                raise KeyKnown(rule) from error
            if "unique_key" in rule:
                raise settled_already("?", rule=rule) from error
            raise AssertionError(f"the journal's tables refuse this: {rule}") from error
        self._stopped = f"{type(error).__name__}: {error}"
        if not isinstance(error, Exception):
            return
        if sent is not None:
            raise Unknown(sent, self._stopped) from error
        raise Refused(
            "journal_stopped.written_nothing",
            "The journal could not be written; nothing was done.",
            failure=self._stopped,
        ) from error

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        where = "WHERE e.stream = ? AND e.stream_version > ? ORDER BY e.stream_version LIMIT ?"
        return self._paged(where, (stream,), after, limit)

    def read_all(self, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        return self._paged("WHERE e.sequence > ? ORDER BY e.sequence LIMIT ?", (), after, limit)

    def _paged(self, where: str, values: Row, after: int, limit: int | None) -> Iterator[Recorded]:
        while limit is None or limit > 0:
            wanted = PAGE if limit is None else min(PAGE, limit)
            page = self._rows(SELECT_EVENTS + where, (*values, after, wanted))
            yield from map(recorded_from, page)
            if len(page) < wanted:
                return
            after = page[-1][2] if values else page[-1][0]
            limit = None if limit is None else limit - wanted

    def version(self, stream: str) -> int:
        return int(self._rows("SELECT coalesce(max(stream_version), 0) FROM events WHERE stream = ?", (stream,))[0][0])

    def streams(self) -> list[str]:
        """Leaps through the index from stream to stream, however long they are."""
        found: list[str] = []
        next_ = "SELECT min(stream) FROM events WHERE stream > ?"
        while (name := self._rows(next_, (found[-1] if found else "",))[0][0]) is not None:
            found.append(name)
        return sorted(found)

    def head(self) -> Head:
        tail = Tail(*self._rows("SELECT sequence, hash, peaks FROM head")[0])
        return Head(tail.sequence, tail.hash, Frontier(tail.sequence, tail.peaks).root().hex())

    def answer(self, key: str) -> tuple[Recorded, ...]:
        return _answers(self._rows, "= ?", (key,)).get(key, ())

    def balances(self) -> Balances:
        rows = self._rows("SELECT account, unit, amount FROM balances ORDER BY account")
        return Balances({row[0]: row[2] for row in rows}, {row[0]: Unit(row[1]) for row in rows})

    def node(self, level: int, position: int) -> bytes:
        if level >= STORED_FROM:
            found = self._rows("SELECT hash FROM tree WHERE level = ? AND position = ?", (level, position))
            return bytes(found[0][0])
        leaves = "SELECT hash FROM events WHERE sequence > ? AND sequence <= ? ORDER BY sequence"
        found = self._rows(leaves, (position << level, position + 1 << level))
        return nodes_of([bytes.fromhex(row[0]) for row in found])(level, 0)

    def save_snapshot(self, snapshot: Snapshot) -> None:
        row = (snapshot.stream, snapshot.version, snapshot.schema, snapshot.state, snapshot.digest())
        with self._transaction() as database:
            database.run("DELETE FROM snapshots WHERE stream = ?", [row[:1]])
            database.insert("snapshots", ("stream", "version", "schema", "state", "digest"), [row])

    def snapshot(self, stream: str) -> Snapshot | None:
        for name, version, schema, state, digest in self._rows(
            "SELECT stream, version, schema, state, digest FROM snapshots WHERE stream = ?", (stream,)
        ):
            snapshot = Snapshot(name, version, schema, bytes(state))
            if snapshot.digest() != digest:
                raise Refused("snapshot_damaged", "The snapshot is damaged; fold the events instead.", stream=stream)
            return snapshot
        return None

    def save_checkpoint(self, note: str) -> None:
        size = int(note.split("\n")[1])
        with self._transaction() as database:
            if not database.rows("SELECT 1 FROM checkpoints WHERE note = ?", (note,)):
                (number,) = database.rows("SELECT coalesce(max(number), 0) + 1 FROM checkpoints")[0]
                database.insert("checkpoints", ("number", "size", "note"), [(number, size, note)])
        with self._writing:
            if self._writer is not None:
                self._writer.tidy()

    def checkpoints(self) -> list[str]:
        return [note for (note,) in self._rows("SELECT note FROM checkpoints ORDER BY number")]

    def reopen(self) -> None:
        self.close()
        self._open()

    def close(self) -> None:
        with self._writing, self._reading:
            for database in (getattr(self, "_reader", None), self._writer):
                if database is not None:
                    with suppress(Exception):  # A connection that broke cannot be closed in good order.
                        database.close()
            self._writer = None

    def evidence(self) -> Database:
        """A connection of its own for an audit: it sees the journal at one moment."""
        return self._connect(False)

    def _rows(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        with self._reading:
            try:
                return self._reader.rows(sql, values)
            except self._reader.FAILURES as error:
                if not self._reads_again():
                    raise self._refusal() from error
                return self._reader.rows(sql, values)

    def _reads_again(self) -> bool:
        """The store may have hung up while nobody read. A journal that is closed, or cannot be opened, stays so."""
        if self._writer is None and not self._read_only:
            return False
        with suppress(Exception):
            self._reader.close()
        try:
            self._reader = self._connect(False)
        except self._reader.FAILURES:
            return False
        return True

    def _refusal(self) -> Refused:
        return Refused(
            "journal_stopped.failure_store",
            "The journal stopped after a failure of its store. Reopen it, then check what was kept.",
            failure=self._stopped or "closed",
        )


def _known(database: Database, batch: Sequence[Append], fresh: bool) -> Known:
    """With `fresh` keys nothing is looked up that the database refuses by itself."""
    (head,) = database.rows(database.LOCK_HEAD)
    each = f"(SELECT value FROM {database.EACH})"
    streams = database.list_of({append.stream for append in batch})
    highest = "SELECT coalesce(max(stream_version), 0) FROM events WHERE stream = value"
    versions: dict[str, int] = dict(database.rows(f"SELECT value, ({highest}) FROM {database.EACH}", (streams,)))
    tail = Tail(head[0], head[1], bytes(head[2]))
    if fresh:
        return Known(tail, versions, {}, frozenset())
    keys = database.list_of(append.cause.key for append in batch)
    taken: list[Row] = []
    if unique := [event.unique for append in batch for event in append.events if event.unique is not None]:
        taken = database.rows(f"SELECT unique_key FROM events WHERE unique_key IN {each}", (database.list_of(unique),))
    answers = _answers(database.rows, f"IN {each}", (keys,))
    return Known(tail, versions, answers, frozenset(row[0] for row in taken))


def _answers(rows: Callable[..., list[Row]], keys: str, values: Row) -> dict[str, tuple[Recorded, ...]]:
    between = SELECT_EVENTS + "WHERE e.sequence >= ? AND e.sequence < ? ORDER BY e.sequence"
    return {
        key: tuple(map(recorded_from, rows(between, (first, first + events))))
        for key, first, events in rows(f"SELECT key, first, events FROM commands WHERE key {keys}", values)
    }


def _write(database: Database, sealed: Sealed) -> None:
    database.insert("commands", COMMAND_COLUMNS, sealed.commands)
    database.insert("events", EVENT_COLUMNS, sealed.events)
    database.insert("entries", ENTRY_COLUMNS, sealed.postings)
    database.insert("tree", ("level", "position", "hash"), sealed.nodes)
    add_up = "ON CONFLICT (account) DO UPDATE SET unit = excluded.unit, amount = balances.amount + excluded.amount"
    moved = [(account, str(unit), amount) for account, (unit, amount) in sorted(sealed.moved.items())]
    database.insert("balances", ("account", "unit", "amount"), moved, add_up)
    tail = sealed.tail
    database.run("UPDATE head SET sequence = ?, hash = ?, peaks = ?", [(tail.sequence, tail.hash, tail.peaks)])
