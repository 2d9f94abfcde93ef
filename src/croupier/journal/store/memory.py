"""A journal that forgets: for scripts, demonstrations and tests. It keeps rows, exactly as a database would."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from threading import Lock

from croupier.journal.merkle import Frontier, nodes_of
from croupier.journal.port import Draft, Head, KeyKnown, Snapshot
from croupier.journal.record.format import Append, Recorded
from croupier.journal.record.rows import joined, recorded_from
from croupier.journal.record.seal import Known, Row, Sealed, Tail, seal
from croupier.money import Balances, Unit


class MemoryJournal:
    """Events are decoded anew at each reading, so that nobody can change history through what was handed out."""

    near = True

    def __init__(self) -> None:
        self._writing = Lock()
        self._tail = Tail()
        self._rows: list[Row] = []
        self._streams: defaultdict[str, list[int]] = defaultdict(list)  # places in _rows
        self._commands: dict[str, range] = {}  # likewise, by key
        self._unique: set[str] = set()
        self._amounts: dict[str, int] = {}
        self._units: dict[str, Unit] = {}
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
        return Draft(sealed.answer, partial(self._keep, sealed))

    def _sealed(self, batch: Sequence[Append], fresh: bool) -> Sealed:
        answers = {key: self.answer(key) for key in (append.cause.key for append in batch) if key in self._commands}
        if fresh and answers:
            raise KeyKnown(*answers)
        versions = {append.stream: self.version(append.stream) for append in batch}
        taken = frozenset(e.unique for append in batch for e in append.events if e.unique in self._unique)
        sealed = seal(batch, Known(self._tail, versions, answers, taken))
        for account, (unit, _) in sealed.moved.items():
            held = self._units.get(account, unit)
            assert held is unit, f"{account} holds {held}, the entry moves {unit}"
        return sealed

    def _keep(self, sealed: Sealed) -> None:
        commands = {row[0]: row for row in sealed.commands}
        for event in sealed.events:
            self._streams[event[1]].append(len(self._rows))
            self._rows.append(joined(event, commands[event[4]]))
            if event[7] is not None:
                self._unique.add(event[7])
        for first, events, key, *_ in sealed.commands:
            self._commands[key] = range(first - 1, first - 1 + events)
        for account, (unit, amount) in sealed.moved.items():
            self._units[account] = unit
            self._amounts[account] = self._amounts.get(account, 0) + amount
        self._tail = sealed.tail
        self._writing.release()

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        places = self._streams.get(stream, [])[after:]
        return (recorded_from(self._rows[place]) for place in places[:limit])

    def read_all(self, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        end = len(self._rows) if limit is None else min(len(self._rows), after + limit)
        return (recorded_from(self._rows[place]) for place in range(after, end))

    def version(self, stream: str) -> int:
        return len(self._streams.get(stream, ()))

    def streams(self) -> list[str]:
        return sorted(self._streams)

    def head(self) -> Head:
        tail = self._tail
        return Head(tail.sequence, tail.hash, Frontier(tail.sequence, tail.peaks).root().hex())

    def answer(self, key: str) -> tuple[Recorded, ...]:
        return tuple(recorded_from(self._rows[place]) for place in self._commands.get(key, ()))

    def balances(self) -> Balances:
        return Balances(self._amounts, self._units)

    def node(self, level: int, position: int) -> bytes:
        start, end = position << level, position + 1 << level
        return nodes_of([bytes.fromhex(row[-1]) for row in self._rows[start:end]])(level, 0)

    def save_snapshot(self, snapshot: Snapshot) -> None:
        self._snapshots[snapshot.stream] = snapshot

    def snapshot(self, stream: str) -> Snapshot | None:
        return self._snapshots.get(stream)

    def save_checkpoint(self, note: str) -> None:
        self._checkpoints[note] = None

    def checkpoints(self) -> list[str]:
        return list(self._checkpoints)

    def reopen(self) -> None:
        """Memory does not fail by halves: there is nothing to mend."""

    def close(self) -> None:
        """Nothing is held."""
