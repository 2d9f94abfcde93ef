"""The canonical encoding: one event has one text, and that text is what is hashed.

It is JSON in ASCII, keys sorted, no spaces, no fractions. Changing anything here orphans every journal ever written;
a golden test stands guard.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Any

from croupier.journal.record.format import Cause, Recorded, is_label
from croupier.money import Entry, Posting, Unit

GENESIS = "0" * 64  # the predecessor of the first event
AMOUNT_MAX = 2**53 - 1  # the largest whole number that every reader of JSON keeps exact

canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False).encode
quoted = json.encoder.encode_basestring_ascii


def _flat_encoder() -> Callable[[dict[str, Any]], str]:
    """`canonical` without its making a new encoder for each text, where CPython's own encoder is to be had."""
    make: Any = json.encoder.c_make_encoder  # type: ignore[attr-defined]
    if make is None:
        return canonical
    encode = make(None, None, quoted, None, ":", ",", True, False, False)
    return lambda data: "".join(encode(data, 0))


flat_text = _flat_encoder()


def hash_of(fields: dict[str, Any]) -> str:
    """The hash of an event by its definition; `Frame` is the fast way to the same text."""
    return sha256(canonical(fields).encode()).hexdigest()


def fields_of(recorded: Recorded) -> dict[str, Any]:
    """Everything that is hashed, as plain JSON."""
    return {
        "at": recorded.at,
        "data": recorded.data,
        "device": recorded.device,
        "digest": recorded.digest,
        "entries": plain_entries(recorded.entries),
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
        sequence=fields["sequence"],
        stream=fields["stream"],
        stream_version=fields["stream_version"],
        name=name,
        version=version,
        who=fields["who"],
        role=fields["role"],
        device=fields["device"],
        at=fields["at"],
        key=fields["key"],
        digest=fields["digest"],
        rulebook=fields["rulebook"],
        data=fields["data"],
        entries=entries_of(fields["entries"]),
        unique=fields["unique"],
        previous=fields["previous"],
        hash=hash_,
    )


class Frame:
    """The parts of an event's text that all events of one command share, encoded once."""

    __slots__ = ("_after_data", "_after_entries", "_after_previous", "_after_sequence", "_end", "_start")

    def __init__(self, stream: str, cause: Cause) -> None:
        actor = cause.actor
        self._start = f'{{"at":{quoted(cause.at)},"data":'
        self._after_data = f',"device":{quoted(actor.device)},"digest":"{cause.digest}","entries":'
        self._after_entries = f',"key":{quoted(cause.key)},"kind":"'
        self._after_previous = f'","role":"{actor.role}","rulebook":{quoted(cause.rulebook)},"sequence":'
        self._after_sequence = f',"stream":{quoted(stream)},"stream_version":'
        self._end = f',"who":{quoted(actor.who)}}}'

    def text(
        self, data: str, entries: str, kind: str, previous: str, sequence: int, version: int, unique: str | None
    ) -> str:
        return (
            f'{self._start}{data}{self._after_data}{entries}{self._after_entries}{kind}","previous":"{previous}'
            f'{self._after_previous}{sequence}{self._after_sequence}{version},"unique":'
            f"{'null' if unique is None else quoted(unique)}{self._end}"
        )


def data_text(data: dict[str, Any]) -> str:
    """`canonical`, but it refuses whatever JSON would bend: what comes back must equal what went in."""
    assert type(data) is dict, f"event data is an object, not {data!r}"
    if _FLAT.issuperset(map(type, data.values())) and _TEXT.issuperset(map(type, data)):
        return flat_text(data)  # most events: nothing in them that JSON could bend
    try:
        return _text(data)
    except TypeError as error:
        raise AssertionError(f"the keys of event data are text: {data!r}") from error


def _text(value: Any) -> str:
    kind = type(value)
    if kind is str:
        return quoted(value)
    if kind is int:
        return str(value)
    if value is None or kind is bool:
        return _WORDS[value]
    if kind is dict:
        return f"{{{','.join([f'{quoted(key)}:{_text(value[key])}' for key in sorted(value)])}}}"
    if kind is list:
        return f"[{','.join([_text(inner) for inner in value])}]"
    assert isinstance(value, (str, int)), f"event data holds whole numbers, text, lists and objects, not {value!r}"
    return canonical(value)  # a member of an enumeration of text or of numbers


_WORDS = {None: "null", True: "true", False: "false"}
_FLAT = frozenset({str, int, bool, type(None)})
_TEXT = frozenset({str})


@lru_cache(maxsize=1 << 16)
def account_text(account: str) -> str:
    assert is_label(account), f"not an account: {account!r}"
    return quoted(account)


def plain_entries(entries: tuple[Entry, ...]) -> list[Any]:
    """`[["cents", [["table/12/rack/3", -500], ["table/12/layout", 500]]]]`."""
    return [[str(entry.unit), [[p.account, p.amount] for p in entry.postings]] for entry in entries]


def entries_of(plain: list[Any]) -> tuple[Entry, ...]:
    return tuple(
        Entry(tuple(Posting(account, amount) for account, amount in postings), Unit(unit)) for unit, postings in plain
    )


def split_kind(kind: str) -> tuple[str, int]:
    name, _, version = kind.rpartition("/")
    return name, int(version)
