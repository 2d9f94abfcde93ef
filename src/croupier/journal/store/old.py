"""A journal of format 1 in a database: read, verified, proven and carried over, never written on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from croupier.canonical import canonical
from croupier.journal.merkle import STORED_FROM, Frontier, nodes_of
from croupier.journal.port import Draft, Head, Snapshot
from croupier.journal.record.cursor import BEGINNING, Cursor
from croupier.journal.record.first import SELECT_EVENTS, fields_of, recorded_from
from croupier.journal.record.format import Append, Place, Recorded
from croupier.journal.store.reader import PAGE, Connect, SqlReader
from croupier.money import Balances, Unit
from croupier.refusal import Refused


class OldJournal(SqlReader):
    """Every event of it is a record of shard 0, as each was sealed by itself."""

    format = 1
    near = True

    def __init__(self, connect: Connect) -> None:
        super().__init__(connect)
        self._reader = connect(False)

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        where = "WHERE e.stream = ? AND e.stream_version > ? ORDER BY e.stream_version LIMIT ?"
        return self._paged(where, (stream,), after, limit)

    def read_all(self, after: Cursor = BEGINNING, limit: int | None = None) -> Iterator[Recorded]:
        return self._paged("WHERE e.sequence > ? ORDER BY e.sequence LIMIT ?", (), after.of(0).sequence, limit)

    def _paged(self, where: str, values: tuple[str, ...], after: int, limit: int | None) -> Iterator[Recorded]:
        while limit is None or limit > 0:
            wanted = PAGE if limit is None else min(PAGE, limit)
            page = self._rows(SELECT_EVENTS + where, (*values, after, wanted))
            yield from map(recorded_from, page)
            if len(page) < wanted:
                return
            after = page[-1][2] if values else page[-1][0]
            limit = None if limit is None else limit - wanted

    def read_back(self, stream: str, before: int | None = None) -> Iterator[Recorded]:
        where = SELECT_EVENTS + "WHERE e.stream = ? AND e.stream_version < ? ORDER BY e.stream_version DESC LIMIT ?"
        top = self.version(stream) + 1 if before is None else before
        return map(recorded_from, self._strips(where, (stream,), top, 2))

    def read_all_back(self, before: Cursor = BEGINNING) -> Iterator[Recorded]:
        where = SELECT_EVENTS + "WHERE e.sequence < ? ORDER BY e.sequence DESC LIMIT ?"
        heads = [head.size for head in self.heads()]
        top = before.of(0).sequence if before.shards else sum(heads) + 1
        return map(recorded_from, self._strips(where, (), top, 0))

    def record(self, place: Place) -> tuple[Recorded, ...]:
        return tuple(map(recorded_from, self._rows(SELECT_EVENTS + "WHERE e.sequence = ?", (place.sequence,))))

    def sealed(self, shard: int, after: int = 0) -> Iterator[tuple[str, str]]:
        assert shard == 0, "a journal of format 1 has one shard"
        events = self._paged("WHERE e.sequence > ? ORDER BY e.sequence LIMIT ?", (), after, None)
        return ((canonical(fields_of(event)), event.hash) for event in events)

    def version(self, stream: str) -> int:
        return int(self._rows("SELECT coalesce(max(stream_version), 0) FROM events WHERE stream = ?", (stream,))[0][0])

    def streams(self) -> list[str]:
        return self._leaps("events")

    def heads(self) -> list[Head]:
        ((size, hash_, peaks),) = self._rows("SELECT sequence, hash, peaks FROM head")
        return [Head(0, size, hash_, Frontier(size, bytes(peaks)).root().hex())] if size else []

    def answer(self, key: str) -> tuple[Recorded, ...]:
        commands = self._rows("SELECT first, events FROM commands WHERE key = ?", (key,))
        between = SELECT_EVENTS + "WHERE e.sequence >= ? AND e.sequence < ? ORDER BY e.sequence"
        found = (self._rows(between, (first, first + events)) for first, events in commands)
        return tuple(map(recorded_from, chain.from_iterable(found)))

    def balances(self) -> Balances:
        rows = self._rows("SELECT account, unit, amount FROM balances ORDER BY account")
        return Balances({row[0]: row[2] for row in rows}, {row[0]: Unit(row[1]) for row in rows})

    def node(self, shard: int, level: int, position: int) -> bytes:
        assert shard == 0, "a journal of format 1 has one shard"
        if level >= STORED_FROM:
            found = self._rows("SELECT hash FROM tree WHERE level = ? AND position = ?", (level, position))
            return bytes(found[0][0])
        leaves = "SELECT hash FROM events WHERE sequence > ? AND sequence <= ? ORDER BY sequence"
        found = self._rows(leaves, (position << level, position + 1 << level))
        return nodes_of([bytes.fromhex(row[0]) for row in found])(level, 0)

    def carried(self) -> None:
        return None

    def append(self, batch: Sequence[Append], *, fresh: bool = False) -> list[Recorded]:  # noqa: ARG002
        raise _written_no_more()

    def draft(self, batch: Sequence[Append], *, fresh: bool = False) -> Draft:  # noqa: ARG002
        raise _written_no_more()

    def save_snapshot(self, snapshot: Snapshot) -> None:  # noqa: ARG002
        raise _written_no_more()

    def save_checkpoint(self, note: str) -> None:  # noqa: ARG002
        raise _written_no_more()

    def reopen(self) -> None:
        self.close()
        self._reader = self._connect(False)


def _written_no_more() -> Refused:
    return Refused("journal_read_only", "This journal was opened for reading only.")


def written_in_format_1(path: str) -> Refused:
    return Refused(
        "journal_old",
        "{path} is a journal of an earlier format. Make a new one of it with “croupier journal upgrade {path} NEW”, "
        "and go on with that; the old one is kept as it is.",
        path=path,
    )
