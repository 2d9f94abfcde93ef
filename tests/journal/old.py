"""The writer of format 1, kept here so that journals of it can be made of anything: each event sealed by itself."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

from croupier.canonical import canonical
from croupier.journal import Append
from croupier.journal.merkle import Frontier
from croupier.journal.record.encoding import GENESIS, plain_entries
from croupier.journal.record.first import event_hash
from croupier.journal.store.migrations import OLD, made

Insert = Callable[[str, Sequence[tuple[Any, ...]]], object]
POSTGRES = (Path(__file__).parent / "postgres-1.sql").read_text(encoding="utf-8")


def old_sqlite(file: Path, appends: Iterable[Append], notes: Sequence[str] = ()) -> Path:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(made("sqlite", OLD))

        def insert(table: str, rows: Sequence[tuple[Any, ...]]) -> None:
            for row in rows:
                connection.execute(f"INSERT INTO {table} VALUES ({','.join('?' * len(row))})", row)

        connection.execute("DELETE FROM head")
        _write(insert, list(appends), notes)
        connection.commit()
    return file


def old_postgres(url: str, appends: Iterable[Append], notes: Sequence[str] = ()) -> None:
    with psycopg.connect(url) as connection:
        connection.execute(sql.SQL(POSTGRES))
        connection.execute("DELETE FROM head")

        def insert(table: str, rows: Sequence[tuple[Any, ...]]) -> None:
            for row in rows:
                marks = sql.SQL(",").join([sql.Placeholder()] * len(row))
                connection.execute(sql.SQL("INSERT INTO {} VALUES ({})").format(sql.Identifier(table), marks), row)

        _write(insert, list(appends), notes)


def old_root(appends: Iterable[Append], size: int) -> bytes:
    """Of the tree over the first so many events."""
    frontier = Frontier()
    frontier.extend(bytes.fromhex(row[-1]) for row in _events(list(appends))[:size])
    return frontier.root()


def _write(insert: Insert, appends: list[Append], notes: Sequence[str]) -> None:
    events = _events(appends)
    first, commands = 1, []
    for append in appends:
        cause, actor = append.cause, append.cause.actor
        commands.append((
            first, len(append.events), cause.key, cause.digest, actor.who, str(actor.role), actor.device, cause.at,
            cause.rulebook,
        ))  # fmt: skip
        first += len(append.events)
    insert("commands", commands)
    insert("events", events)
    balances: dict[str, tuple[str, int]] = {}
    lines = []
    moved = [event.entries for append in appends for event in append.events]
    for sequence, entries in enumerate(moved, 1):
        for number, entry in enumerate(entries, 1):
            for line, posting in enumerate(entry.postings, 1):
                unit = str(entry.unit)
                lines.append((sequence, number, line, posting.account, unit, posting.amount))
                balances[posting.account] = (unit, balances.get(posting.account, ("", 0))[1] + posting.amount)
    insert("entries", lines)
    insert("balances", [(account, *held) for account, held in balances.items()])
    frontier = Frontier()
    insert("tree", frontier.extend(bytes.fromhex(row[-1]) for row in events))
    insert("head", [(1, len(events), events[-1][-1] if events else GENESIS, bytes(frontier))])
    insert("checkpoints", [(number, int(note.split("\n")[1]), note) for number, note in enumerate(notes, 1)])


def _events(appends: list[Append]) -> list[tuple[Any, ...]]:
    rows: list[tuple[Any, ...]] = []
    previous = GENESIS
    for append in appends:
        cause, actor, first = append.cause, append.cause.actor, len(rows) + 1
        for version, event in enumerate(append.events, append.expected + 1):
            entries = plain_entries(event.entries, "cents")
            hash_ = event_hash({
                "at": cause.at, "data": event.data, "device": actor.device, "digest": cause.digest,
                "entries": entries, "key": cause.key, "kind": event.kind, "previous": previous,
                "role": str(actor.role), "rulebook": cause.rulebook, "sequence": len(rows) + 1,
                "stream": append.stream, "stream_version": version, "unique": event.unique, "who": actor.who,
            })  # fmt: skip
            rows.append((
                len(rows) + 1, append.stream, version, event.kind, first, canonical(event.data), canonical(entries),
                event.unique, previous, hash_,
            ))  # fmt: skip
            previous = hash_
    return rows
