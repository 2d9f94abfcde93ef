"""What the rest of the house asks of a journal. Three adapters keep this promise: memory, SQLite, PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

from croupier.journal.record.cursor import BEGINNING, Cursor
from croupier.journal.record.format import Append, Place, Recorded, is_label
from croupier.journal.record.private import Keys
from croupier.lean import dataclass
from croupier.money import Balances


class Conflict(Exception):
    """Somebody else appended to the stream first: read on, decide again. Nothing was written."""

    def __init__(self, stream: str, expected: int, actual: int) -> None:
        super().__init__(f"{stream} is at version {actual}, the command was decided at version {expected}")
        self.stream = stream
        self.expected = expected
        self.actual = actual


class Unknown(Exception):
    """The third answer, neither done nor refused: the store did not say whether these commands were kept.

    Reopen the journal, then ask `answer(key)` for each of them. Nothing is ever tried again under another key.
    """

    def __init__(self, keys: Sequence[str], failure: str) -> None:
        super().__init__(f"the journal cannot say what was kept ({failure}); reopen it, then ask")
        self.keys = tuple(keys)


class KeyKnown(Exception):
    """A batch that was vouched for as `fresh` has a key that is known after all. Nothing was written."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A batch that only waits for the disk. Nobody may hear of `recorded` before `commit` has returned."""

    recorded: list[Recorded]
    answers: Mapping[str, tuple[Recorded, ...]]  # the same, by their commands' keys
    commit: Callable[[], object]  # once, from any thread; raises what `append` raises


class Head(NamedTuple):
    """The end of a shard: hashes in hexadecimal, `root` of the Merkle tree over its records."""

    shard: int
    size: int
    hash: str
    root: str

    @property
    def place(self) -> Place:
        """Of the last record."""
        return Place(self.shard, self.size)


@dataclass(frozen=True, slots=True)
class Carried:
    """The journal of format 1 that this one goes on from, as the first record of this one says."""

    events: int
    hash: str
    root: str
    checkpoints: int
    digest: str  # of its checkpoints, one after the other


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A stream's folded state at a version, to start quicker. A convenience: nothing ever proves anything by it."""

    stream: str
    version: int
    schema: str  # name and version of the state's shape, as `table-state/3`
    state: bytes

    def __post_init__(self) -> None:
        assert is_label(self.stream), f"not a stream: {self.stream!r}"
        assert is_label(self.schema), f"not a schema: {self.schema!r}"

    def digest(self) -> str:
        """Tells damage from a good copy."""
        head = f"{self.stream}\n{self.version}\n{self.schema}\n".encode()
        return sha256(head + self.state).hexdigest()


class Journal(Protocol):
    format: int
    keys: Keys | None  # of people, where private texts are sealed
    near: bool  # drafting takes no longer than memory and the system's own buffers do: no network

    def append(self, batch: Sequence[Append], *, fresh: bool = False) -> list[Recorded]:
        """Write all of it or nothing, in one transaction; returns the events of each command in the batch's order.

        A command whose key is known, in its stream and with the same digest, is answered with what it did the first
        time. Who vouches that all keys are `fresh` saves their looking up, and gets KeyKnown where that was wrong.
        Raises Conflict, Refused (`key_reused`, `settled_already`, `journal_stopped`, `journal_read_only`), all of them
        with nothing written for certain, and Unknown.
        """

    def draft(self, batch: Sequence[Append], *, fresh: bool = False) -> Draft:
        """`append` in two halves: quick work now, the wait for the disk in `commit`. Other writers wait meanwhile."""

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        """One stream in order, from the version after `after`."""

    def read_all(self, after: Cursor = BEGINNING, limit: int | None = None) -> Iterator[Recorded]:
        """Every stream. A shard's events come in their order, those of several shards by their time."""

    def read_back(self, stream: str, before: int | None = None) -> Iterator[Recorded]:
        """One stream from its newest event on, or from the version before `before`, in strips: it holds no more."""

    def read_all_back(self, before: Cursor = BEGINNING) -> Iterator[Recorded]:
        """Every stream from the newest event on; of a shard that `before` names, from what stands before that."""

    def record(self, place: Place) -> tuple[Recorded, ...]:
        """The events of one record; empty where there is none."""

    def sealed(self, shard: int, after: int = 0) -> Iterator[tuple[str, str]]:
        """Text and hash of each record of a shard, in order, from the sequence after `after`."""

    def version(self, stream: str) -> int: ...

    def streams(self) -> list[str]: ...

    def heads(self) -> list[Head]:
        """Of all shards that have a record, in the order of their numbers."""

    def answer(self, key: str) -> tuple[Recorded, ...]:
        """What the command with this key did; empty only for a key never seen, as every command leaves an event."""

    def digest(self, body: Mapping[str, Any]) -> str:
        """Of a command that says something private; `command_digest` is for all others."""

    def same(self, earlier: str, digest: str) -> bool:
        """Is that the digest of the same command? One from before a forgetting cannot be held against a new one."""

    def balances(self) -> Balances:
        """What the entries of all records sum to. It reads every one."""

    def node(self, shard: int, level: int, position: int) -> bytes:
        """A full subtree of a shard's Merkle tree, for `merkle.inclusion_proof` and `merkle.consistency_proof`."""

    def carried(self) -> Carried | None: ...

    def save_snapshot(self, snapshot: Snapshot) -> None:
        """Takes the place of the stream's snapshot before it."""

    def snapshot(self, stream: str) -> Snapshot | None:
        """Raises Refused `snapshot_damaged` where the bytes are not the ones saved: fold the events instead."""

    def save_checkpoint(self, note: str) -> None:
        """Keep a signed note (`checkpoint.sign`); the same note twice is kept once."""

    def checkpoints(self, last: int | None = None) -> list[str]:
        """In the order of their making; those that were carried over come first. `last`: only so many newest."""

    def reopen(self) -> None:
        """The way back after a failure: connect anew, check the tail, wait for whatever the old connection still did.

        From then on `answer` tells the truth about every key. Refused `journal_damaged` if the tail is bad.
        """

    def close(self) -> None: ...


def size_of(journal: Journal) -> int:
    """How many records there are in all shards together."""
    return sum(head.size for head in journal.heads())


def newest_moment(journal: Journal) -> str:
    """When the last record was made, by the house's clock; empty where there is none."""
    last = (journal.record(head.place) for head in journal.heads())
    return max((events[-1].at for events in last), default="")
