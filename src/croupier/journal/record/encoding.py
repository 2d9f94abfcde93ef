"""The canonical encoding: one command has one record, the record has one text, and that text is what is hashed.

It is JSON in ASCII, keys sorted, no spaces, no fractions. Changing anything here orphans every journal ever written;
a golden test stands guard. `first` has the encoding of format 1, in which every event was sealed by itself.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Any

from croupier.canonical import canonical, flat_text, is_flat, quoted
from croupier.journal.record.format import Cause, Recorded, is_label
from croupier.money import Entry, Posting, Unit

FORMAT = 2
GENESIS = "0" * 64  # the predecessor of a shard's first record
AMOUNT_MAX = 2**53 - 1  # the largest whole number that every reader of JSON keeps exact
Plain = tuple[tuple[str, tuple[tuple[str, int], ...]], ...]  # entries, as they stand in a record
NOT_MONEY = frozenset({Unit.POINTS, Unit.TRAINING})


def hash_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def record_text(
    cause: Cause, who: str, role: str, stream: str, version: int, events: str, shard: int, sequence: int, previous: str,
    was: int = 0,
) -> str:  # fmt: skip
    """What is sealed: the command, and what it did. `version` is the first event's in its stream."""
    actor = cause.actor
    source = "" if cause.source is None else f',"source":{data_text(cause.source)}'
    return (
        f'{{"at":{quoted(cause.at)},"device":{quoted(actor.device)},"digest":"{cause.digest}","events":[{events}],'
        f'"format":{FORMAT},"key":{quoted(cause.key)},"previous":"{previous}","role":"{role}",'
        f'"rulebook":{quoted(cause.rulebook)},"sequence":{sequence},"shard":{shard}{source},'
        f'"stream":{quoted(stream)},"version":{version}{f",{_WAS}:{was}" if was else ""},"who":{quoted(who)}}}'
    )


_WAS = '"was"'


def event_text(data: str, entries: str, kind: str, unique: str | None) -> str:
    """One fact of a record. Money that did not move and a thing that can happen again are left out."""
    moved = f',"entries":{entries}' if entries else ""
    once = f',"unique":{quoted(unique)}' if unique is not None else ""
    return f'{{"data":{data}{moved},"kind":"{kind}"{once}}}'


def events_of(fields: dict[str, Any], hash_: str) -> list[Recorded]:
    """The events of a record; raises ValueError, KeyError, TypeError or AssertionError for what is none."""
    shard, sequence, stream, first, was = (
        fields["shard"], fields["sequence"], fields["stream"], fields["version"], fields.get("was", 0),
    )  # fmt: skip
    who, role, device, at = fields["who"], fields["role"], fields["device"], fields["at"]
    key, digest, rulebook, previous = fields["key"], fields["digest"], fields["rulebook"], fields["previous"]
    found = []
    for part, event in enumerate(fields["events"]):
        name, version = split_kind(event["kind"])
        moved = event.get("entries")
        found.append(Recorded(
            shard, sequence, part, stream, first + part, name, version, who, role, device, at, key, digest, rulebook,
            event["data"], entries_of(moved) if moved else (), event.get("unique"), previous, hash_,
            was + part if was else 0,
        ))  # fmt: skip
    return found


def data_text(data: dict[str, Any]) -> str:
    """`canonical`, but it refuses whatever JSON would bend: what comes back must equal what went in."""
    assert type(data) is dict, f"event data is an object, not {data!r}"
    if is_flat(data) and _TEXT.issuperset(map(type, data)):
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
_TEXT = frozenset({str})


@lru_cache(maxsize=1 << 16)
def account_text(account: str) -> str:
    assert is_label(account), f"not an account: {account!r}"
    return quoted(account)


def unit_word(unit: Unit, currency: str) -> str:
    """Money is named by its currency, in whose smallest unit amounts are; points and play money by what they are."""
    return str(unit) if unit in NOT_MONEY else currency


def plain_entries(entries: tuple[Entry, ...], currency: str) -> list[Any]:
    """`[["USD", [["table/12/rack/3", -500], ["table/12/layout", 500]]]]`."""
    return [[unit_word(entry.unit, currency), [[p.account, p.amount] for p in entry.postings]] for entry in entries]


def entries_of(plain: list[Any]) -> tuple[Entry, ...]:
    return shared_entries(tuple([(unit, tuple(map(tuple, postings))) for unit, postings in plain]))


@lru_cache(maxsize=1 << 14)
def shared_entries(plain: Plain) -> tuple[Entry, ...]:
    """The same seats stake the same chips all evening, and entries cannot be changed: they are shared."""
    return tuple(
        Entry(tuple(Posting(account, amount) for account, amount in postings), unit_named(unit))
        for unit, postings in plain
    )


def unit_named(word: str) -> Unit:
    """Raises ValueError for what is neither a currency's code nor a unit."""
    return Unit.CENTS if len(word) == 3 and word.isascii() and word.isupper() else Unit(word)


@lru_cache(maxsize=1 << 10)
def split_kind(kind: str) -> tuple[str, int]:
    name, _, version = kind.rpartition("/")
    return name, int(version)
