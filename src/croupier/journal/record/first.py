"""Format 1, in which each event was sealed by itself: read for ever, written no more.

Its money was all called `cents`, and one sequence ran through the whole journal. Nothing that it sealed is lost in a
journal of format 2, so that the old text of every event, and with it the old tree, can be made again from there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import field
from functools import lru_cache
from hashlib import sha256
from typing import Any

from croupier.canonical import canonical
from croupier.journal.merkle import Frontier
from croupier.journal.record.encoding import GENESIS, entries_of, plain_entries, split_kind
from croupier.journal.record.format import Recorded
from croupier.journal.record.seal import Row
from croupier.lean import dataclass
from croupier.money import Entry, Unit

CENTS = str(Unit.CENTS)

# An event with its command; a left join, so that an audit also sees an event whose command has gone.
SELECT_EVENTS = """
SELECT e.sequence, e.stream, e.stream_version, e.kind, c.who, c.role, c.device, c.at, c.key, c.digest, c.rulebook,
       e.data, e.entries, e.unique_key, e.previous, e.hash
FROM events e LEFT JOIN commands c ON c.first = e.command
"""


def event_hash(fields: dict[str, Any]) -> str:
    return sha256(canonical(fields).encode()).hexdigest()


def fields_of(recorded: Recorded) -> dict[str, Any]:
    """Everything that was hashed of an event, as plain JSON."""
    return {
        "at": recorded.at,
        "data": recorded.data,
        "device": recorded.device,
        "digest": recorded.digest,
        "entries": plain_entries(recorded.entries, CENTS),
        "key": recorded.key,
        "kind": recorded.kind,
        "previous": recorded.previous,
        "role": recorded.role,
        "rulebook": recorded.rulebook,
        "sequence": recorded.sequence,
        "stream": recorded.stream,
        "stream_version": recorded.stream_version,
        "unique": recorded.unique,
        "who": recorded.who,
    }


def recorded_of(fields: dict[str, Any], hash_: str) -> Recorded:
    """Back from plain JSON; raises ValueError, KeyError, TypeError or AssertionError for what is no event."""
    name, version = split_kind(fields["kind"])
    return Recorded(
        0, fields["sequence"], 0, fields["stream"], fields["stream_version"], name, version, fields["who"],
        fields["role"], fields["device"], fields["at"], fields["key"], fields["digest"], fields["rulebook"],
        fields["data"], entries_of(fields["entries"]), fields["unique"], fields["previous"], hash_, fields["sequence"],
    )  # fmt: skip


def recorded_from(row: Row) -> Recorded:
    (sequence, stream, stream_version, kind, who, role, device, at, key, digest, rulebook, data, entries, unique,
     previous, hash_) = row  # fmt: skip
    name, version = split_kind(kind)
    return Recorded(
        0, sequence, 0, stream, stream_version, name, version, who, role, device, at, key, digest, rulebook,
        json.loads(data), _entries(entries), unique, previous, hash_, sequence,
    )  # fmt: skip


@lru_cache(maxsize=1 << 14)
def _entries(text: str) -> tuple[Entry, ...]:
    """The same seats stake the same chips all evening, and entries cannot be changed: they are shared."""
    return entries_of(json.loads(text))


@dataclass(slots=True)
class OldTree:
    """The tree of format 1, grown again from the events that were carried over."""

    hash: str = GENESIS
    frontier: Frontier = field(default_factory=Frontier)

    @property
    def size(self) -> int:
        return self.frontier.size

    def grow(self, carried: Iterable[Recorded]) -> Iterator[int]:
        """Says each size that it passes."""
        for event in carried:
            fields = fields_of(event) | {"sequence": event.was, "previous": self.hash}
            self.hash = event_hash(fields)
            self.frontier.extend([bytes.fromhex(self.hash)])
            yield self.size
