"""A journal that forgets: for scripts, demonstrations and tests. It keeps rows, exactly as a database would."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import dropwhile, islice
from threading import Lock
from typing import Any

from croupier.domain import command_digest
from croupier.journal.merkle import Frontier, nodes_of
from croupier.journal.port import Draft, Head, KeyKnown, Snapshot
from croupier.journal.record.cursor import BEGINNING, Cursor, Read
from croupier.journal.record.encoding import FORMAT
from croupier.journal.record.format import Append, Place, Recorded
from croupier.journal.record.private import Keys
from croupier.journal.record.rows import events_from
from croupier.journal.record.seal import Known, Sealed, Tail, currency_named_by, seal
from croupier.money import Balances, Unit


class MemoryJournal:
    """Events are decoded anew at each reading, so that nobody can change history through what was handed out."""

    format = FORMAT
    near = True
    keys: Keys | None = None

    def __init__(self) -> None:
        self._writing = Lock()
        self._tail = Tail()
        self._currency = currency_named_by(None)
        self._units: dict[str, Unit] = {}
        self._rows: list[tuple[str, str]] = []  # text and hash
        self._streams: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)  # last version, place in _rows
        self._commands: dict[str, int] = {}  # place in _rows, by key
        self._unique: set[str] = set()
        self._snapshots: dict[str, Snapshot] = {}
        self._checkpoints: dict[str, None] = {}

    def append(self, batch: Sequence[Append], *, fresh: bool = False) -> list[Recorded]:
        draft = self.draft(batch, fresh=fresh)
        draft.commit()
        return draft.recorded

    def draft(self, batch: Sequence[Append], *, fresh: bool = False) -> Draft:
        self._writing.acquire()
        try:
            sealed = self._sealed(batch, fresh)
        except BaseException:
            self._writing.release()
            raise
        return Draft(sealed.answer, sealed.answers, partial(self._keep, sealed))

    def _sealed(self, batch: Sequence[Append], fresh: bool) -> Sealed:
        answers = {key: self.answer(key) for key in (append.cause.key for append in batch) if key in self._commands}
        if fresh and answers:
            raise KeyKnown(*answers)
        versions = {append.stream: self.version(append.stream) for append in batch}
        taken = frozenset(e.unique for append in batch for e in append.events if e.unique in self._unique)
        return seal(batch, Known(self._tail, versions, answers, taken, self._currency, self._units))

    def _keep(self, sealed: Sealed) -> None:
        for _, _, stream, version, events, key, text, hash_ in sealed.records:
            place = len(self._rows)
            self._rows.append((text, hash_))
            self._streams[stream].append((version + events - 1, place))
            self._commands[key] = place
        self._unique.update(unique for unique, *_ in sealed.once)
        self._tail, self._currency = sealed.tail, sealed.currency
        self._units |= sealed.units
        self._writing.release()

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        records = self._streams.get(stream, [])
        first = bisect_right(records, (after, len(self._rows)))
        events = (event for _, place in records[first:] for event in events_from(*self._rows[place]))
        return islice((event for event in events if event.stream_version > after), limit)

    def read_all(self, after: Cursor = BEGINNING, limit: int | None = None) -> Iterator[Recorded]:
        read = after.of(0)
        rows = islice(self._rows, max(0, read.sequence - 1), len(self._rows))
        events = (event for row in rows for event in events_from(*row))
        return islice(dropwhile(lambda event: (event.sequence, event.part) <= read, events), limit)

    def read_back(self, stream: str, before: int | None = None) -> Iterator[Recorded]:
        records = self._streams.get(stream, [])
        events = (event for _, place in reversed(records) for event in reversed(events_from(*self._rows[place])))
        return (event for event in events if before is None or event.stream_version < before)

    def read_all_back(self, before: Cursor = BEGINNING) -> Iterator[Recorded]:
        read = before.shards.get(0, Read(len(self._rows) + 1, 0))
        rows = (self._rows[place] for place in range(min(read.sequence, len(self._rows)) - 1, -1, -1))
        events = (event for row in rows for event in reversed(events_from(*row)))
        return (event for event in events if (event.sequence, event.part) < read)

    def record(self, place: Place) -> tuple[Recorded, ...]:
        there = place.shard == 0 and 1 <= place.sequence <= len(self._rows)
        return tuple(events_from(*self._rows[place.sequence - 1])) if there else ()

    def sealed(self, shard: int, after: int = 0) -> Iterator[tuple[str, str]]:
        return iter(self._rows[after:] if shard == 0 else [])

    def version(self, stream: str) -> int:
        records = self._streams.get(stream)
        return records[-1][0] if records else 0

    def streams(self) -> list[str]:
        return sorted(self._streams)

    def heads(self) -> list[Head]:
        tail = self._tail
        root = Frontier(tail.sequence, tail.peaks).root().hex()
        return [Head(tail.shard, tail.sequence, tail.hash, root)] if tail.sequence else []

    def answer(self, key: str) -> tuple[Recorded, ...]:
        place = self._commands.get(key)
        return () if place is None else tuple(events_from(*self._rows[place]))

    def balances(self) -> Balances:
        sums = Balances()
        for event in self.read_all():
            sums.apply(event.entries)
        return sums

    def node(self, shard: int, level: int, position: int) -> bytes:
        assert shard == 0, "memory has one shard"
        start, end = position << level, position + 1 << level
        return nodes_of([bytes.fromhex(hash_) for _, hash_ in self._rows[start:end]])(level, 0)

    def digest(self, body: Mapping[str, Any]) -> str:
        """Memory seals nothing: it is gone with the program."""
        return command_digest(body)

    def same(self, earlier: str, digest: str) -> bool:
        return earlier == digest

    def carried(self) -> None:
        """Nothing is carried over into memory."""

    def save_snapshot(self, snapshot: Snapshot) -> None:
        self._snapshots[snapshot.stream] = snapshot

    def snapshot(self, stream: str) -> Snapshot | None:
        return self._snapshots.get(stream)

    def save_checkpoint(self, note: str) -> None:
        self._checkpoints[note] = None

    def checkpoints(self, last: int | None = None) -> list[str]:
        return list(self._checkpoints) if last is None else list(self._checkpoints)[-last:]

    def reopen(self) -> None:
        """Memory does not fail by halves: there is nothing to mend."""

    def close(self) -> None:
        """Nothing is held."""
