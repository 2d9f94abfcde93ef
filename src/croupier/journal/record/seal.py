"""Turning a batch of commands into rows: checked, numbered, chained and hashed, the same for every store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from croupier.canonical import flat_text
from croupier.currencies import DOLLARS
from croupier.journal.merkle import Frontier, Stored
from croupier.journal.port import Conflict
from croupier.journal.record.encoding import (
    AMOUNT_MAX,
    GENESIS,
    account_text,
    data_text,
    event_text,
    record_text,
    unit_word,
)
from croupier.journal.record.format import Append, Recorded
from croupier.journal.record.private import Keys, same, sealed_data
from croupier.lean import dataclass
from croupier.money import Entry, Unit
from croupier.refusal import Refused
from croupier.rules.people import Role

Row = tuple[Any, ...]
TEXTS_MAX = 1 << 14
PLAYER = Role.PLAYER
CURRENCY_CHOSEN = "currency-chosen"  # of the stream `house`, before any money moves


@dataclass(frozen=True, slots=True)
class Tail:
    """Where a shard ends and the next record is tied on."""

    shard: int = 0
    sequence: int = 0
    hash: str = GENESIS
    peaks: bytes = b""  # of the Merkle frontier


@dataclass(frozen=True, slots=True)
class Known:
    """What a store must tell about a batch before it can be sealed, read under the lock that orders all writers."""

    tail: Tail
    versions: Mapping[str, int]  # of the streams in the batch
    answers: Mapping[str, tuple[Recorded, ...]]  # of the keys in the batch that are known already
    taken: frozenset[str]  # those unique keys of the batch that are used already
    currency: str  # what its money is called
    units: Mapping[str, Unit]  # of accounts, as far as they are remembered
    keys: Keys | None = None  # of people; without them private texts stay as they are


@dataclass(frozen=True, slots=True)
class Sealed:
    """The rows to write, and the answer to give once they are safe."""

    answer: list[Recorded]
    answers: dict[str, tuple[Recorded, ...]]  # by key
    tail: Tail
    records: list[Row]  # columns as in rows.RECORD_COLUMNS
    once: list[Row]  # rows.ONCE_COLUMNS
    nodes: list[Stored]
    currency: str
    units: dict[str, Unit]  # of the accounts that money moved on


def seal(batch: Sequence[Append], known: Known) -> Sealed:
    """Refuses the whole batch if one command in it cannot be recorded."""
    answers, versions, taken = dict(known.answers), dict(known.versions), set(known.taken)
    shard, sequence, previous = known.tail.shard, known.tail.sequence, known.tail.hash
    currency, units, keys = known.currency, dict[str, Unit](), known.keys
    answer: list[Recorded] = []
    records: list[Row] = []
    once: list[Row] = []
    hashes: list[bytes] = []
    for append in batch:
        stream, cause = append.stream, append.cause
        if earlier := answers.get(cause.key):
            answer += _same_command(append, earlier, keys)
            continue
        version = versions[stream]
        if append.expected != version:
            raise Conflict(stream, append.expected, version)
        sequence += 1
        texts = []
        for event in append.events:
            unique, data = event.unique, event.data
            if unique is not None:
                _claim(unique, taken, stream)
                once.append((unique, shard, sequence))
            entries = ""
            if event.entries:
                entries = shared_text(event.entries, currency)
                _check_units(event.entries, known.units, units)
            if event.private and keys is not None:
                data = sealed_data(data, event.private, keys, cause.key)
            written = data_text(data) if event.event is None else flat_text(data)
            texts.append(event_text(written, entries, f"{event.name}/{event.version}", unique))
            if event.name == CURRENCY_CHOSEN:
                currency = event.data["currency"]
        actor, was = cause.actor, append.was
        who, role = actor.who, str(actor.role)
        if keys is not None and actor.role is PLAYER and not was:
            who = keys.number_of(who)
        text = record_text(cause, who, role, stream, version + 1, ",".join(texts), shard, sequence, previous, was)
        leaf = sha256(text.encode()).digest()
        hash_ = leaf.hex()
        hashes.append(leaf)
        records.append((shard, sequence, stream, version + 1, len(texts), cause.key, text, hash_))
        done = tuple([
            Recorded(
                shard, sequence, part, stream, version + 1 + part, event.name, event.version, actor.who, role,
                actor.device, cause.at, cause.key, cause.digest, cause.rulebook, event.data, event.entries,
                event.unique, previous, hash_, was + part if was else 0, event.event,
            )
            for part, event in enumerate(append.events)
        ])  # fmt: skip
        previous = hash_
        versions[stream] = version + len(texts)
        answers[cause.key] = done
        answer += done
    frontier = Frontier(known.tail.sequence, known.tail.peaks)
    nodes = frontier.extend(hashes)
    tail = Tail(shard, sequence, previous, bytes(frontier))
    return Sealed(answer, answers, tail, records, once, nodes, currency, units)


def currency_named_by(first: Recorded | None) -> str:
    """By the first event of the stream `house`; where that names none, the house has dollars, as all had once."""
    return str(first.data["currency"]) if first is not None and first.name == CURRENCY_CHOSEN else DOLLARS.code


def _same_command(append: Append, earlier: tuple[Recorded, ...], keys: Keys | None) -> tuple[Recorded, ...]:
    if earlier[0].stream == append.stream and same(earlier[0].digest, append.cause.digest, keys):
        return earlier
    raise Refused(
        "key_reused.send_new",
        "This command key was used for another command. Send the new command with a new key.",
        key=append.cause.key,
        stream=append.stream,
        record=str(earlier[0].place),
    )


def _claim(unique: str, taken: set[str], stream: str) -> None:
    if unique in taken:
        raise settled_already(unique, stream=stream)
    taken.add(unique)


def settled_already(unique: str, **facts: Any) -> Refused:
    return Refused(
        "settled_already.recorded_happen",
        "This has been recorded before and can happen only once.",
        unique=unique,
        **facts,
    )


def _check_units(entries: tuple[Entry, ...], known: Mapping[str, Unit], units: dict[str, Unit]) -> None:
    """A point never becomes a cent."""
    for entry in entries:
        unit = entry.unit
        for posting in entry.postings:
            account = posting.account
            if known.get(account) is not unit:
                held = units.setdefault(account, known.get(account, unit))
                assert held is unit, f"{account} holds {held}, the entry moves {unit}"


_texts: dict[tuple[int, str], tuple[tuple[Entry, ...], str]] = {}


def shared_text(entries: tuple[Entry, ...], currency: str) -> str:
    """`entries_text`, made once for entries that come again as the very same object, which is kept with it."""
    found = _texts.get((id(entries), currency))
    if found is not None:
        return found[1]
    if len(_texts) >= TEXTS_MAX:
        _texts.clear()
    text = entries_text(entries, currency)
    _texts[id(entries), currency] = entries, text
    return text


def entries_text(entries: tuple[Entry, ...], currency: str) -> str:
    """The entries' canonical text, as `plain_entries` has it."""
    texts = []
    for entry in entries:
        lines = []
        for posting in entry.postings:
            account, amount = posting.account, posting.amount
            assert type(amount) is int, f"not whole: {amount!r}"
            assert -AMOUNT_MAX <= amount <= AMOUNT_MAX, f"no such amount of money: {amount}"
            lines.append(f"[{account_text(account)},{amount}]")
        texts.append(f'["{unit_word(entry.unit, currency)}",[{",".join(lines)}]]')
    return f"[{','.join(texts)}]"
