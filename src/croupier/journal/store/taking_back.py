"""The rows of a journal, written anew from its records: heads, tree, and what can happen only once follow from them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Any

from croupier.journal.merkle import Frontier
from croupier.journal.record.encoding import GENESIS
from croupier.journal.record.rows import ONCE_COLUMNS, RECORD_COLUMNS, columns_of
from croupier.journal.record.seal import Row
from croupier.journal.store.reader import Database
from croupier.lean import dataclass

TOGETHER = 500  # records of one INSERT


@dataclass(slots=True)
class TakingBack:
    """Within one transaction of the database."""

    database: Database
    _rows: list[Row] = field(default_factory=list)
    _once: list[Row] = field(default_factory=list)
    _shards: dict[int, Frontier] = field(default_factory=dict)
    _last: dict[int, str] = field(default_factory=dict)

    def take(self, fields: dict[str, Any], text: str, hash_: str) -> None:
        row = columns_of(fields, text, hash_)
        self._rows.append(row)
        self._once += [(event["unique"], *row[:2]) for event in fields["events"] if event.get("unique") is not None]
        if len(self._rows) == TOGETHER:
            self._write()

    def end(self, notes: Iterable[str]) -> None:
        self._write()
        for shard, tree in self._shards.items():
            head = (shard, 0, GENESIS, b"")
            columns = ("shard", "sequence", "hash", "peaks")
            self.database.insert("heads", columns, [head], "ON CONFLICT (shard) DO NOTHING")
            moved = (tree.size, self._last[shard], bytes(tree), shard)
            self.database.run("UPDATE heads SET sequence = ?, hash = ?, peaks = ? WHERE shard = ?", [moved])
        numbered = [(number, int(note.split("\n")[1]), note) for number, note in enumerate(notes, 1)]
        self.database.insert("checkpoints", ("number", "size", "note"), numbered)

    def _write(self) -> None:
        self.database.insert("records", RECORD_COLUMNS, self._rows)
        self.database.insert("once", ONCE_COLUMNS, self._once)
        nodes: list[Row] = []
        for shard, *_, hash_ in self._rows:
            tree = self._shards.setdefault(shard, Frontier())
            nodes += [(shard, *node) for node in tree.extend([bytes.fromhex(hash_)])]
            self._last[shard] = hash_
        self.database.insert("tree", ("shard", "level", "position", "hash"), nodes)
        self._rows, self._once = [], []
