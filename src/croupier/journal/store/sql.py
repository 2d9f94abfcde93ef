"""A journal of format 2 in a database. The SQL here is common to SQLite and PostgreSQL."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import replace
from functools import partial
from heapq import merge
from itertools import islice
from operator import attrgetter
from threading import Lock
from typing import Any

from croupier.journal.merkle import STORED_FROM, Frontier, nodes_of
from croupier.journal.port import Carried, Conflict, Draft, Head, KeyKnown, Snapshot, Unknown
from croupier.journal.record.carried import WHOLE_KEY, carried_in, half_carried
from croupier.journal.record.cursor import BEGINNING, Cursor, Read
from croupier.journal.record.encoding import FORMAT, GENESIS
from croupier.journal.record.format import Append, Place, Recorded
from croupier.journal.record.private import Keys
from croupier.journal.record.rows import ONCE_COLUMNS, RECORD_COLUMNS, SELECT_RECORDS, events_from
from croupier.journal.record.seal import Known, Row, Sealed, Tail, currency_named_by, seal, settled_already
from croupier.journal.store.reader import PAGE, Connect, Database, SqlReader
from croupier.journal.store.tail import check_tail
from croupier.journal.store.taking_back import TakingBack
from croupier.money import Balances, Unit
from croupier.refusal import Refused

KEY_RULE = re.compile(r"records[._]key")  # as both databases name what keeps keys from being used twice
HEAD = "SELECT shard, sequence, hash, peaks FROM heads WHERE shard = ?"
HOUSE = "house"  # the stream that names the currency


class SqlJournal(SqlReader):
    """Writes on one connection, into one shard, and reads every shard on another."""

    format = FORMAT

    def __init__(
        self, connect: Connect, *, near: bool, read_only: bool = False, shard: int = 0, keys: Keys | None = None
    ) -> None:
        super().__init__(connect, keys)
        self.near = near
        self._read_only = read_only
        self._shard = shard
        self._writing = Lock()
        self._kept = (0, GENESIS)  # the last head that a commit of ours was acknowledged with
        self._open()

    def _open(self) -> None:
        self._stopped: str | None = None
        self._currency = ""  # once the house has a record, in whatever shard, it is the same for ever
        self._units: dict[str, Unit] = {}  # of accounts that money moved on since the opening
        self._writer = None if self._read_only else self._connect(True)
        try:
            self._reader = self._connect(False)
            if self._writer is not None:
                head = (self._shard, 0, GENESIS, b"")
                columns = ("shard", "sequence", "hash", "peaks")
                self._writer.insert("heads", columns, [head], "ON CONFLICT (shard) DO NOTHING")
                self._reader.begin()  # One moment: in PostgreSQL others may be writing.
                check_tail(self._reader.rows, partial(self.node, self._shard), self._shard)
                self._reader.rollback()
                self._wait_for_others()
                self._check_kept()
        except BaseException:
            self.close()
            raise

    def _wait_for_others(self) -> None:
        """A commit of ours whose reply was lost may still be under way, and holds the head until it is over."""
        assert self._writer is not None
        self._writer.begin()
        self._writer.rows(f"{HEAD}{self._writer.LOCKED}", (self._shard,))
        self._writer.rollback()

    def _check_kept(self) -> None:
        """What was acknowledged before is still there: nobody has put an older journal in the place of this one."""
        sequence, hash_ = self._kept
        if sequence and self._rows(
            "SELECT hash FROM records WHERE shard = ? AND sequence = ?", (self._shard, sequence)
        ) != [(hash_,)]:
            raise _rolled_back(sequence)

    def check_whole(self) -> None:
        """Refuses to go on with a journal into which an older one was not carried to the end."""
        if (carried := self.carried()) is not None and not self.answer(WHOLE_KEY):
            raise half_carried(carried, self.events() - 1)

    def events(self) -> int:
        """How many there are, in all records."""
        return int(self._rows("SELECT coalesce(sum(events), 0) FROM records")[0][0])

    def append(self, batch: Sequence[Append], *, fresh: bool = False) -> list[Recorded]:
        draft = self.draft(batch, fresh=fresh)
        draft.commit()
        return draft.recorded

    def draft(self, batch: Sequence[Append], *, fresh: bool = False) -> Draft:
        transaction = self._transaction([append.cause.key for append in batch])
        database = transaction.__enter__()
        try:
            sealed = seal(batch, self._known(database, batch, fresh))
            if sealed.records:
                _write(database, sealed)
                self._units |= sealed.units
        except BaseException as error:
            transaction.__exit__(type(error), error, error.__traceback__)
            raise
        return Draft(sealed.answer, sealed.answers, partial(self._commit, transaction, sealed.tail))

    def _commit(self, transaction: AbstractContextManager[Database], tail: Tail) -> None:
        transaction.__exit__(None, None, None)
        self._kept = (tail.sequence, tail.hash)

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
            if "unique_key" in rule or "once_pkey" in rule:
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
        """Begins with the record that has the version after `after`, wherever in it that is."""
        begin = "coalesce((SELECT max(version) FROM records WHERE stream = ? AND version <= ?), 1)"
        where = f"WHERE stream = ? AND version >= {begin} ORDER BY version LIMIT ?"
        left = limit
        while left is None or left > 0:
            wanted = PAGE if left is None else min(PAGE, left)
            page = self._rows(SELECT_RECORDS + where, (stream, stream, after + 1, wanted))
            for text, hash_ in page:
                for event in events_from(text, hash_, self.keys):
                    if event.stream_version <= after:
                        continue
                    if left == 0:
                        return
                    after = event.stream_version
                    left = None if left is None else left - 1
                    yield event
            if len(page) < wanted:
                return

    def read_all(self, after: Cursor = BEGINNING, limit: int | None = None) -> Iterator[Recorded]:
        shards = [self._shard_after(shard, after) for (shard,) in self._rows("SELECT shard FROM heads ORDER BY shard")]
        return islice(shards[0] if len(shards) == 1 else merge(*shards, key=attrgetter("moment")), limit)

    def _shard_after(self, shard: int, after: Cursor) -> Iterator[Recorded]:
        read = after.of(shard)
        for last in self.record(Place(shard, read.sequence)):  # it may have been read in part
            if last.part > read.part:
                yield last
        for text, hash_ in self.sealed(shard, read.sequence):
            yield from events_from(text, hash_, self.keys)

    def read_back(self, stream: str, before: int | None = None) -> Iterator[Recorded]:
        top = self.version(stream) + 1 if before is None else before
        where = "SELECT text, hash, version FROM records WHERE stream = ? AND version < ? ORDER BY version DESC LIMIT ?"
        for text, hash_, _ in self._strips(where, (stream,), top, 2):
            for event in reversed(events_from(text, hash_, self.keys)):
                if event.stream_version < top:
                    yield event

    def read_all_back(self, before: Cursor = BEGINNING) -> Iterator[Recorded]:
        heads = self._rows("SELECT shard, sequence FROM heads ORDER BY shard")
        shards = [self._shard_before(shard, before.shards.get(shard, Read(head + 1, 0))) for shard, head in heads]
        return shards[0] if len(shards) == 1 else merge(*shards, key=attrgetter("moment"), reverse=True)

    def _shard_before(self, shard: int, before: Read) -> Iterator[Recorded]:
        for event in reversed(self.record(Place(shard, before.sequence))):  # it may have been read in part
            if event.part < before.part:
                yield event
        where = f"{SELECT_RECORDS}WHERE shard = ? AND sequence < ? ORDER BY sequence DESC LIMIT ?"
        for text, hash_ in self._strips(where, (shard,), before.sequence):
            yield from reversed(events_from(text, hash_, self.keys))

    def sealed(self, shard: int, after: int = 0) -> Iterator[tuple[str, str]]:
        where = "WHERE shard = ? AND sequence > ? ORDER BY sequence LIMIT ?"
        while page := self._rows(f"{SELECT_RECORDS}{where}", (shard, after, PAGE)):
            yield from page
            if len(page) < PAGE:
                return
            after += PAGE

    def record(self, place: Place) -> tuple[Recorded, ...]:
        found = self._rows(SELECT_RECORDS + "WHERE shard = ? AND sequence = ?", place)
        return self._events(found[0]) if found else ()

    def _events(self, row: Row) -> tuple[Recorded, ...]:
        text, hash_ = row
        return tuple(events_from(text, hash_, self.keys))

    def version(self, stream: str) -> int:
        found = self._rows(f"SELECT {LAST_VERSION}", (stream,))
        return int(found[0][0])

    def streams(self) -> list[str]:
        return self._leaps("records")

    def heads(self) -> list[Head]:
        rows = self._rows("SELECT shard, sequence, hash, peaks FROM heads WHERE sequence > 0 ORDER BY shard")
        return [
            Head(shard, size, hash_, Frontier(size, bytes(peaks)).root().hex()) for shard, size, hash_, peaks in rows
        ]

    def answer(self, key: str) -> tuple[Recorded, ...]:
        found = self._rows(SELECT_RECORDS + "WHERE key = ?", (key,))
        return self._events(found[0]) if found else ()

    def balances(self) -> Balances:
        sums = Balances()
        for event in self.read_all():
            sums.apply(event.entries)
        return sums

    def node(self, shard: int, level: int, position: int) -> bytes:
        if level >= STORED_FROM:
            at = (shard, level, position)
            found = self._rows("SELECT hash FROM tree WHERE shard = ? AND level = ? AND position = ?", at)
            return bytes(found[0][0])
        leaves = "SELECT hash FROM records WHERE shard = ? AND sequence > ? AND sequence <= ? ORDER BY sequence"
        found = self._rows(leaves, (shard, position << level, position + 1 << level))
        return nodes_of([bytes.fromhex(row[0]) for row in found])(level, 0)

    def carried(self) -> Carried | None:
        return carried_in(self.record(Place(0, 1)))

    def save_snapshot(self, snapshot: Snapshot) -> None:
        if self.keys is not None:
            snapshot = replace(snapshot, state=self.keys.seal_state(snapshot.state, snapshot.stream))
        row = (snapshot.stream, snapshot.version, snapshot.schema, snapshot.state, snapshot.digest())
        with self._transaction() as database:
            database.run("DELETE FROM snapshots WHERE stream = ?", [row[:1]])
            database.insert("snapshots", ("stream", "version", "schema", "state", "digest"), [row])

    def save_checkpoint(self, note: str) -> None:
        size = int(note.split("\n")[1])
        with self._transaction() as database:
            if not database.rows("SELECT 1 FROM checkpoints WHERE note = ?", (note,)):
                (number,) = database.rows("SELECT coalesce(max(number), 0) + 1 FROM checkpoints")[0]
                database.insert("checkpoints", ("number", "size", "note"), [(number, size, note)])
        with self._writing:
            if self._writer is not None:
                self._writer.tidy()

    def take_back(self, records: Iterable[tuple[dict[str, Any], str, str]], notes: Iterable[str]) -> None:
        """All that a journal was, from a backup, into one that is empty: each record's fields, text and hash, shard by
        shard, and the checkpoints. Nothing is believed of it: verify it before, or after."""
        with self._transaction() as database:
            if database.rows("SELECT 1 FROM records LIMIT 1"):
                raise Refused(
                    "restore_not_empty.journal", "There is a journal already: a backup is restored into none."
                )
            taking = TakingBack(database)
            for fields, text, hash_ in records:
                taking.take(fields, text, hash_)
            taking.end(notes)

    def reopen(self) -> None:
        self.close()
        self._open()

    def close(self) -> None:
        super().close()  # The last to close a SQLite file brings its log into it, which a reader cannot.
        with self._writing:
            if self._writer is not None:
                with suppress(Exception):  # A connection that broke cannot be closed in good order.
                    self._writer.close()
            self._writer = None

    def _known(self, database: Database, batch: Sequence[Append], fresh: bool) -> Known:
        """With `fresh` keys nothing is looked up that the database refuses by itself."""
        ((shard, sequence, hash_, peaks),) = database.rows(f"{HEAD}{database.LOCKED}", (self._shard,))
        if sequence < self._kept[0]:
            raise _rolled_back(self._kept[0])
        tail = Tail(shard, sequence, hash_, bytes(peaks))
        self._currency = self._currency or _currency(database)
        currency = self._currency or currency_named_by(None)
        each = f"(SELECT value FROM {database.EACH})"
        streams = database.list_of({append.stream for append in batch})
        last = LAST_VERSION.replace("?", "value")
        versions: dict[str, int] = dict(database.rows(f"SELECT value, {last} FROM {database.EACH}", (streams,)))
        if fresh:
            return Known(tail, versions, {}, frozenset(), currency, self._units, self.keys)
        keys = database.list_of(append.cause.key for append in batch)
        taken: list[Row] = []
        if unique := [event.unique for append in batch for event in append.events if event.unique is not None]:
            values = (database.list_of(unique),)
            taken = database.rows(f"SELECT unique_key FROM once WHERE unique_key IN {each}", values)
        found = database.rows(f"{SELECT_RECORDS}WHERE key IN {each}", (keys,))
        answers = {events[0].key: events for events in map(self._events, found)}
        return Known(tail, versions, answers, frozenset(row[0] for row in taken), currency, self._units, self.keys)


LAST_VERSION = "coalesce((SELECT version + events - 1 FROM records WHERE stream = ? ORDER BY version DESC LIMIT 1), 0)"


def _rolled_back(sequence: int) -> Refused:
    return Refused(
        "journal_damaged.rolled_back",
        "The journal is an older one than it was: record {sequence} was kept, and is not there any more.",
        sequence=sequence,
    )


def _currency(database: Database) -> str:
    """Empty where the house has nothing on record yet."""
    first = database.rows(SELECT_RECORDS + "WHERE stream = ? AND version = 1", (HOUSE,))
    return currency_named_by(events_from(*first[0])[0]) if first else ""


def _write(database: Database, sealed: Sealed) -> None:
    database.insert("records", RECORD_COLUMNS, sealed.records)
    if sealed.once:
        database.insert("once", ONCE_COLUMNS, sealed.once)
    tail = sealed.tail
    if sealed.nodes:
        nodes = [(tail.shard, *node) for node in sealed.nodes]
        database.insert("tree", ("shard", "level", "position", "hash"), nodes)
    moved = (tail.sequence, tail.hash, tail.peaks, tail.shard)
    database.run("UPDATE heads SET sequence = ?, hash = ?, peaks = ? WHERE shard = ?", [moved])
