"""How far somebody has read: a place in every shard. Outside it is a text that nobody needs to understand."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import field
from typing import NamedTuple

from croupier.journal.record.format import Recorded
from croupier.lean import dataclass
from croupier.refusal import Refused

TEXT_MAX = 4096


class Read(NamedTuple):
    """The last event read of a shard: its record, and its part in that."""

    sequence: int
    part: int


@dataclass(frozen=True, slots=True)
class Cursor:
    shards: Mapping[int, Read] = field(default_factory=dict)

    def past(self, recorded: Recorded) -> Cursor:
        return Cursor({**self.shards, recorded.shard: Read(recorded.sequence, recorded.part)})

    def of(self, shard: int) -> Read:
        return self.shards.get(shard, Read(0, 0))

    def __str__(self) -> str:
        if not self.shards:
            return ""
        plain = json.dumps([[shard, *read] for shard, read in sorted(self.shards.items())], separators=(",", ":"))
        return urlsafe_b64encode(plain.encode()).decode().rstrip("=")

    @classmethod
    def parse(cls, text: str) -> Cursor:
        """What `str` made. Refuses what it cannot have made."""
        if not text:
            return cls()
        try:
            plain = json.loads(urlsafe_b64decode(text[:TEXT_MAX] + "=" * (-len(text) % 4)))
            found = {shard: Read(sequence, part) for shard, sequence, part in plain}
        except (ValueError, TypeError, RecursionError):
            raise _no_cursor(text) from None
        numbers = (number for shard, read in found.items() for number in (shard, *read))
        if not all(type(number) is int and 0 <= number < 2**53 for number in numbers) or str(cls(found)) != text:
            raise _no_cursor(text)
        return cls(found)


def _no_cursor(text: str) -> Refused:
    return Refused("bad_cursor", "“{cursor}” is no place in a journal. Begin without one.", cursor=text[:40])


BEGINNING = Cursor()
