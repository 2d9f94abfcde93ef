"""What happens to the journal itself: it goes on from an older one, a segment is closed, it comes out of a backup."""

from __future__ import annotations

from dataclasses import field
from typing import NoReturn

from croupier.domain import AskedFor, Domain, wire_name
from croupier.house.commands import Command
from croupier.lean import dataclass
from croupier.refusal import Refused


@dataclass(frozen=True, slots=True)
class JournalCarriedOver:
    """An older journal stands here whole: so many events, its last hash, the root of its tree, its checkpoints."""

    format: int
    events: int
    hash: str
    root: str
    checkpoints: int
    checkpoints_sha256: str


@dataclass(frozen=True, slots=True)
class JournalAllCarriedOver:
    """All of the older journal is here: from now on this one is written on."""

    events: int


@dataclass(frozen=True, slots=True)
class SegmentClosed:
    """These records of a shard are in a file with this SHA-256; at their end the shard had this hash and this root."""

    shard: int
    number: int
    first: int
    last: int
    hash: str
    root: str
    sha256: str


@dataclass(frozen=True, slots=True)
class JournalRestored:
    """All before this was taken out of a backup of that moment, by that `user` of the machine. `ahead` is what others
    vouched for that the backup had not; then two key managers wanted it all the same."""

    records: int
    backup: str
    user: str
    ahead: list[str]
    by: list[str]


@dataclass(frozen=True, slots=True)
class JournalKeyChanged:
    """From here on checkpoints are signed with the new key; the old one signed that."""

    old: str
    new: str
    signature: str


Event = JournalCarriedOver | JournalAllCarriedOver | SegmentClosed | JournalRestored | JournalKeyChanged
KINDS = (JournalCarriedOver, JournalAllCarriedOver, SegmentClosed, JournalRestored, JournalKeyChanged)


@dataclass(slots=True)
class Kept:
    as_of: str = ""
    older: JournalCarriedOver | None = None
    segments: list[SegmentClosed] = field(default_factory=list)


def decide(_kept: Kept, asked: AskedFor[Command]) -> NoReturn:
    raise Refused("bad_command.command", "There is no command “{command}”.", command=wire_name(type(asked.command)))


def evolve(kept: Kept, event: Event, at: str) -> None:
    kept.as_of = at
    match event:
        case JournalCarriedOver():
            kept.older = event
        case SegmentClosed():
            kept.segments.append(event)


EVENTS = {wire_name(kind): kind for kind in KINDS}
KEEPING: Domain[Kept] = Domain("journal", {}, EVENTS, {}, Kept, decide, evolve)
