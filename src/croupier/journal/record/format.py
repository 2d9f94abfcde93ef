"""What is written: a command is a cause, its events are facts, and each fact carries the money it moved."""

from __future__ import annotations

import re
from dataclasses import field
from functools import lru_cache
from typing import Any, NamedTuple

from croupier.domain import Private
from croupier.lean import dataclass
from croupier.money import Entry
from croupier.refusal import Refused, Said
from croupier.rules.people import Actor, Role

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
AT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}(Z|\+00:00)")
LENGTH_MAX = 200  # of a stream, key or account: an index row of PostgreSQL holds some 2,700 bytes
BAD_KEY = Said("key_malformed.command", "A command key is 1 to {most} printable characters.", most=LENGTH_MAX)


@dataclass(frozen=True, slots=True)
class NewEvent:
    """A fact to be recorded. `data` is plain JSON without fractions: no float, no tuple, text keys.

    `unique` may occur once in the whole journal: `table/12/round/17/settled` is how a round is settled only once.
    """

    name: str
    version: int
    data: dict[str, Any]
    entries: tuple[Entry, ...] = ()
    unique: str | None = None
    private: Private | None = None  # which texts of `data` are to be sealed, and for whom
    event: Any = None  # as an object, where `data` is no more than words and numbers: nothing in it can be changed

    def __post_init__(self) -> None:
        assert is_name(self.name), f"an event is named like wager-accepted, not {self.name!r}"
        assert self.version >= 1
        assert self.unique is None or is_label(self.unique), f"not a unique key: {self.unique!r}"

    @property
    def kind(self) -> str:
        """As on disk: `wager-accepted/1`."""
        return f"{self.name}/{self.version}"


@dataclass(frozen=True, slots=True)
class Cause:
    """One command: its idempotency key, the SHA-256 of its canonical body, who asked and when, the rulebook's hash.

    `at` is given by the caller, because a journal never reads a clock: `2026-11-15T18:50:54.123456Z`.
    """

    key: str
    digest: str
    actor: Actor
    at: str
    rulebook: str
    source: dict[str, Any] | None = None  # what else is known of where this comes from, as a sensor and its own time

    def __post_init__(self) -> None:
        key, actor = self.key, self.actor
        if not (0 < len(key) <= LENGTH_MAX and key.isprintable()):  # It is chosen by a client: no bug of ours.
            raise Refused.saying(BAD_KEY).but(key=key)
        assert is_digest(self.digest), f"not a SHA-256 in hexadecimal: {self.digest!r}"
        assert is_time(self.at), f"not a UTC time with microseconds: {self.at!r}"
        assert (actor.who + actor.device).isprintable()
        assert is_printable(self.rulebook), f"not a rulebook: {self.rulebook!r}"


@dataclass(frozen=True, slots=True)
class Append:
    """The events of one command for one stream, decided when the stream was at version `expected`."""

    stream: str
    expected: int
    cause: Cause
    events: tuple[NewEvent, ...]
    was: int = 0  # the first event's number in a journal of format 1, where it comes from one

    def __post_init__(self) -> None:
        assert is_stream(self.stream), f"not a stream: {self.stream!r}"
        assert self.expected >= 0
        assert self.events, "a command without an event would leave a key that no hash covers"


class Place(NamedTuple):
    """Where a record stands: records of a shard are numbered from 1, and no number is for all shards together."""

    shard: int
    sequence: int

    def __str__(self) -> str:
        return f"{self.shard}/{self.sequence}"


Moment = tuple[str, int, int, int]
BEFORE: Moment = ("", 0, 0, 0)  # all that ever happened
NOWHERE = Place(0, 0)  # before the first record


@dataclass(frozen=True, slots=True)
class Recorded:
    """An event as history has it. `hash` seals the record of its command, and `previous` ties that to all before it."""

    shard: int
    sequence: int  # of the record in its shard
    part: int  # of the event in the record, from 0
    stream: str
    stream_version: int
    name: str
    version: int
    who: str
    role: str  # text, so that history can be read after a role has gone
    device: str
    at: str
    key: str
    digest: str
    rulebook: str
    data: dict[str, Any]
    entries: tuple[Entry, ...]
    unique: str | None
    previous: str
    hash: str
    was: int = 0  # its number in the journal of format 1 that it was carried over from
    event: Any = field(default=None, compare=False, repr=False)  # of a record that was just made: as it was told

    @property
    def kind(self) -> str:
        return f"{self.name}/{self.version}"

    @property
    def actor(self) -> Actor:
        return Actor(self.who, Role(self.role), self.device)

    @property
    def place(self) -> Place:
        return Place(self.shard, self.sequence)

    @property
    def moment(self) -> Moment:
        """Its place in the one order in which all shards are read."""
        return self.at, self.shard, self.sequence, self.part

    @property
    def called(self) -> str:
        """The event's name for ever: `0-17-2`, or the number it had before it was carried over."""
        return str(self.was) if self.was else f"{self.shard}-{self.sequence}-{self.part}"


def is_digest(text: str) -> bool:
    """A SHA-256 in hexadecimal: 32 bytes that are written like this and in no other way."""
    try:
        return len(text) == 64 and bytes.fromhex(text).hex() == text
    except ValueError:
        return False


@lru_cache(maxsize=1 << 10)
def is_name(text: str) -> bool:
    return NAME.fullmatch(text) is not None


@lru_cache(maxsize=16)
def is_time(text: str) -> bool:
    """A batch of commands has one time, and so have those that come within a tick."""
    return AT.fullmatch(text) is not None


def is_label(text: str) -> bool:
    """Fit for an index of any database: not empty, not long, nothing that cannot be printed."""
    return 0 < len(text) <= LENGTH_MAX and text.isprintable()


is_printable = lru_cache(maxsize=16)(str.isprintable)  # of a few rulebooks
is_stream = lru_cache(maxsize=1 << 10)(is_label)  # the same few all evening
