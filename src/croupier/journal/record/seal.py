"""Turning a batch of commands into rows: checked, numbered, chained and hashed, the same for every store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from croupier.journal.merkle import Frontier, Stored
from croupier.journal.port import Conflict
from croupier.journal.record.encoding import AMOUNT_MAX, GENESIS, Frame, account_text, data_text
from croupier.journal.record.format import Append, Recorded
from croupier.money import Entry, Unit
from croupier.refusal import Refused

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Tail:
    """Where a journal ends and the next event is tied on."""

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


@dataclass(frozen=True, slots=True)
class Sealed:
    """The rows to write, and the answer to give once they are safe."""

    answer: list[Recorded]
    tail: Tail
    events: list[Row]  # columns as in rows.EVENT_COLUMNS
    commands: list[Row]  # rows.COMMAND_COLUMNS
    postings: list[Row]  # rows.ENTRY_COLUMNS
    nodes: list[Stored]
    moved: dict[str, tuple[Unit, int]]  # by account


def seal(batch: Sequence[Append], known: Known) -> Sealed:
    """Refuses the whole batch if one command in it cannot be recorded."""
    answers, versions, taken = dict(known.answers), dict(known.versions), set(known.taken)
    sequence, previous = known.tail.sequence, known.tail.hash
    answer: list[Recorded] = []
    events: list[Row] = []
    commands: list[Row] = []
    postings: list[Row] = []
    hashes: list[bytes] = []
    moved: dict[str, tuple[Unit, int]] = {}
    for append in batch:
        stream, cause = append.stream, append.cause
        if earlier := answers.get(cause.key):
            answer += _same_command(append, earlier)
            continue
        version = versions[stream]
        if append.expected != version:
            raise Conflict(stream, append.expected, version)
        frame, actor, first = Frame(stream, cause), cause.actor, sequence + 1
        role = str(actor.role)
        done = []
        for event in append.events:
            if event.unique is not None:
                _claim(event.unique, taken, stream)
            sequence += 1
            version += 1
            kind, data = event.kind, data_text(event.data)
            entries = _post(event.entries, sequence, postings, moved) if event.entries else "[]"
            text = frame.text(data, entries, kind, previous, sequence, version, event.unique)
            digest = sha256(text.encode())
            hash_ = digest.hexdigest()
            hashes.append(digest.digest())
            events.append((sequence, stream, version, kind, first, data, entries, event.unique, previous, hash_))
            done.append(Recorded(
                sequence, stream, version, event.name, event.version, actor.who, role, actor.device,
                cause.at, cause.key, cause.digest, cause.rulebook, event.data, event.entries, event.unique,
                previous, hash_,
            ))  # fmt: skip
            previous = hash_
        commands.append(
            (first, len(done), cause.key, cause.digest, actor.who, role, actor.device, cause.at,
             cause.rulebook)
        )  # fmt: skip
        versions[stream] = version
        answers[cause.key] = tuple(done)
        answer += done
    frontier = Frontier(known.tail.sequence, known.tail.peaks)
    nodes = frontier.extend(hashes)
    return Sealed(answer, Tail(sequence, previous, bytes(frontier)), events, commands, postings, nodes, moved)


def _same_command(append: Append, earlier: tuple[Recorded, ...]) -> tuple[Recorded, ...]:
    if (earlier[0].stream, earlier[0].digest) == (append.stream, append.cause.digest):
        return earlier
    raise Refused(
        "key_reused.send_new",
        "This command key was used for another command. Send the new command with a new key.",
        key=append.cause.key,
        stream=append.stream,
        sequence=earlier[0].sequence,
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


def _post(entries: tuple[Entry, ...], sequence: int, postings: list[Row], moved: dict[str, tuple[Unit, int]]) -> str:
    """Adds the rows of the ledger and returns the entries' canonical text, as `plain_entries` has it."""
    texts = []
    for number, entry in enumerate(entries, 1):
        unit = entry.unit
        word, lines = str(unit), []
        for line, posting in enumerate(entry.postings, 1):
            account, amount = posting.account, posting.amount
            lines.append(f"[{account_text(account)},{amount}]")
            assert type(amount) is int, f"not whole: {amount!r}"
            assert -AMOUNT_MAX <= amount <= AMOUNT_MAX, f"no such amount of money: {amount}"
            postings.append((sequence, number, line, account, word, amount))
            held, before = moved.get(account, (unit, 0))
            assert held is unit, f"{account} holds {held}, the entry moves {unit}"
            moved[account] = (unit, before + amount)
        texts.append(f'["{word}",[{",".join(lines)}]]')
    return f"[{','.join(texts)}]"
