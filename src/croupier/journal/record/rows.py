"""The columns of the tables, and an event out of its row."""

from __future__ import annotations

import json
from functools import lru_cache

from croupier.journal.record.encoding import entries_of
from croupier.journal.record.format import Recorded
from croupier.journal.record.seal import Row
from croupier.money import Entry

EVENT_COLUMNS = (
    "sequence", "stream", "stream_version", "kind", "command", "data", "entries", "unique_key", "previous", "hash",
)  # fmt: skip
COMMAND_COLUMNS = ("first", "events", "key", "digest", "who", "role", "device", "at", "rulebook")
ENTRY_COLUMNS = ("sequence", "entry", "line", "account", "unit", "amount")

# An event with its command; a left join, so that an audit also sees an event whose command has gone.
SELECT_EVENTS = """
SELECT e.sequence, e.stream, e.stream_version, e.kind, c.who, c.role, c.device, c.at, c.key, c.digest, c.rulebook,
       e.data, e.entries, e.unique_key, e.previous, e.hash
FROM events e LEFT JOIN commands c ON c.first = e.command
"""


def joined(event: Row, command: Row) -> Row:
    """The row that SELECT_EVENTS gives, for a store without SQL."""
    sequence, stream, version, kind, _, data, entries, unique, previous, hash_ = event
    _, _, key, digest, who, role, device, at, rulebook = command
    return (
        sequence, stream, version, kind, who, role, device, at, key, digest, rulebook, data, entries, unique,
        previous, hash_,
    )  # fmt: skip


def recorded_from(row: Row) -> Recorded:
    (sequence, stream, stream_version, kind, who, role, device, at, key, digest, rulebook, data, entries, unique,
     previous, hash_) = row  # fmt: skip
    name, _, version = kind.rpartition("/")
    return Recorded(
        sequence, stream, stream_version, name, int(version), who, role, device, at, key, digest, rulebook,
        _decode(data), _entries(entries), unique, previous, hash_,
    )  # fmt: skip


_decode = json.JSONDecoder().decode


@lru_cache(maxsize=1 << 14)
def _entries(text: str) -> tuple[Entry, ...]:
    """The same seats stake the same chips all evening, and entries cannot be changed: they are shared."""
    return entries_of(_decode(text))
