"""What every journal in a database can be asked, whatever its format. A `Database` hides which database it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from threading import Lock
from typing import Any, Protocol

from croupier.domain import command_digest
from croupier.journal.port import Snapshot
from croupier.journal.record.private import SEALED_STATE, Keys, same
from croupier.journal.record.seal import Row
from croupier.refusal import Refused

STRIP = 64  # rows fetched at first when reading backwards; each strip is twice as long as the one before
PAGE = 1000  # rows fetched at a time; what is behind a reader never changes, so pages always fit together


class Database(Protocol):
    """One connection. SQL is written with `?`; a list goes in as `(SELECT value FROM {EACH})`."""

    FAILURES: tuple[type[Exception], ...]  # all that the driver may raise
    AWAY: tuple[type[Exception], ...]  # of these, what it raises where the store does not answer
    EACH: str
    LOCKED: str  # after a SELECT of the head, so that every other writer of the shard waits: commits have one order
    format: int

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


class SqlReader:
    """Reads on a connection of its own, so that a long reading never holds up the game."""

    def __init__(self, connect: Connect, keys: Keys | None = None) -> None:
        self._connect = connect
        self.keys = keys  # of people, where private texts are sealed
        self._reading = Lock()
        self._reader: Database | None = None
        self._stopped: str | None = None  # why

    def snapshot(self, stream: str) -> Snapshot | None:
        for name, version, schema, state, digest in self._rows(
            "SELECT stream, version, schema, state, digest FROM snapshots WHERE stream = ?", (stream,)
        ):
            snapshot = Snapshot(name, version, schema, bytes(state))
            if snapshot.digest() != digest:
                raise Refused("snapshot_damaged", "The snapshot is damaged; fold the events instead.", stream=stream)
            return self._opened(snapshot)
        return None

    def _opened(self, snapshot: Snapshot) -> Snapshot | None:
        """A state has names in it and is sealed as a whole; None where it is from before somebody was forgotten."""
        if not snapshot.state.startswith(SEALED_STATE):
            return snapshot
        state = self.keys.open_state(snapshot.state, snapshot.stream) if self.keys is not None else None
        return None if state is None else replace(snapshot, state=state)

    def digest(self, body: Mapping[str, Any]) -> str:
        return command_digest(body) if self.keys is None else self.keys.digest(body)

    def same(self, earlier: str, digest: str) -> bool:
        return same(earlier, digest, self.keys)

    def checkpoints(self, last: int | None = None) -> list[str]:
        if last is None:
            return [note for (note,) in self._rows("SELECT note FROM checkpoints ORDER BY number")]
        newest = self._rows("SELECT note FROM checkpoints ORDER BY number DESC LIMIT ?", (last,))
        return [note for (note,) in reversed(newest)]

    def close(self) -> None:
        with self._reading:
            if self._reader is not None:
                with suppress(Exception):  # A connection that broke cannot be closed in good order.
                    self._reader.close()
            self._reader = None

    def evidence(self) -> Database:
        """A connection of its own for an audit: it sees the journal at one moment."""
        return self._connect(False)

    def _rows(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        with self._reading:
            if self._reader is None:
                raise self._refusal()
            try:
                return self._reader.rows(sql, values)
            except self._reader.FAILURES as error:
                if (again := self._connected_again(self._reader)) is None:
                    raise self._refusal() from error
                self._reader = again
                try:
                    return again.rows(sql, values)
                except again.AWAY as second:  # it has hung up again: the store's failure, as when it is not reached
                    raise self._refusal() from second

    def _strips(self, sql: str, values: Sequence[Any], before: int, column: int | None = None) -> Iterator[Row]:
        """Rows from the newest on: `sql` takes the values, the number that they are all below, and how many.

        Where `column` has that number of a row; without one, rows have consecutive numbers.
        """
        wanted = STRIP
        while page := self._rows(sql, (*values, before, wanted)):
            yield from page
            if len(page) < wanted:
                return
            before = before - len(page) if column is None else page[-1][column]
            wanted = min(2 * wanted, PAGE)

    def _connected_again(self, lost: Database) -> Database | None:
        """The store may have hung up while nobody read."""
        with suppress(Exception):
            lost.close()
        try:
            return self._connect(False)
        except lost.FAILURES:
            return None

    def _refusal(self) -> Refused:
        return Refused(
            "journal_stopped.failure_store",
            "The journal stopped after a failure of its store. Reopen it, then check what was kept.",
            failure=self._stopped or "closed",
        )

    def _leaps(self, table: str) -> list[str]:
        """The streams: from one to the next through the index, however long they are."""
        found: list[str] = []
        next_ = f"SELECT min(stream) FROM {table} WHERE stream > ?"
        while (name := self._rows(next_, (found[-1] if found else "",))[0][0]) is not None:
            found.append(name)
        return sorted(found)
