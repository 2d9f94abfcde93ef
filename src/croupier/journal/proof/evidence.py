"""What an auditor is handed: a SQLite file, a PostgreSQL database, a file of JSON lines, or a journal in memory.

Evidence is read without being believed: a record comes as a `Claim`, in plain JSON, with the hash it claims to have.
An event of format 1 was sealed by itself, and is a record here.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import field
from pathlib import Path
from typing import Any, Protocol

from croupier.canonical import canonical
from croupier.journal.port import Journal
from croupier.journal.proof.export import read_lines, read_places
from croupier.journal.record import first
from croupier.journal.record.encoding import events_of
from croupier.journal.record.format import Place, Recorded
from croupier.journal.record.private import opened_fields
from croupier.journal.record.rows import RECORD_COLUMNS, SELECT_RECORDS, columns_of, events_from
from croupier.journal.record.seal import Row
from croupier.journal.store.old import OldJournal
from croupier.journal.store.reader import Database
from croupier.journal.store.sql import SqlJournal
from croupier.journal.store.sqlite import SqliteDatabase
from croupier.lean import dataclass
from croupier.refusal import Refused


@dataclass(frozen=True, slots=True)
class Claim:
    """`text` is what was hashed. `flaw`: what is wrong at first sight; what cannot even be read has no `fields`."""

    place: Place
    text: str
    hash: str
    fields: dict[str, Any] = field(default_factory=dict)
    flaw: str = ""

    def events(self) -> list[Recorded]:
        """Raises ValueError, KeyError, TypeError, AttributeError or AssertionError where it is no record."""
        return events_in(self.fields, self.hash)


class Evidence(Protocol):
    database: Database | None  # where there are tables beside the records
    failures: tuple[type[Exception], ...]  # what reading it may raise when it is broken

    def claims(self) -> Iterator[Claim]:
        """Every record, shard by shard, in the order of the evidence."""

    def stream(self, name: str) -> Iterator[Recorded]:
        """For a replay; called after `claims` has been read to the end."""

    def notes(self) -> list[str]: ...

    def close(self) -> None: ...


def events_in(fields: dict[str, Any], hash_: str) -> list[Recorded]:
    return events_of(fields, hash_) if "format" in fields else [first.recorded_of(fields, hash_)]


def evidence_of(source: str | Path | Journal) -> Evidence:
    if isinstance(source, (SqlJournal, OldJournal)):
        return DatabaseEvidence(source.evidence())
    if not isinstance(source, (str, Path)):
        return JournalEvidence(source)
    if str(source).startswith(("postgresql://", "postgres://")):
        from croupier.journal.store.postgres import readable  # noqa: PLC0415 - an auditor of a file needs no psycopg

        return DatabaseEvidence(readable(str(source)))
    file = Path(source).resolve()
    if not file.exists():
        raise Refused("journal_missing.path", "There is no journal at {path}.", path=str(file))
    with file.open("rb") as opened:
        start = opened.read(16)
    if start[:1] == b"{" or (not start and file.suffix == ".jsonl"):
        return LinesEvidence(file)
    return DatabaseEvidence(SqliteDatabase.readable(file))


class DatabaseEvidence:
    """One moment of a database, seen in one transaction."""

    def __init__(self, database: Database) -> None:
        self.database: Database | None = database
        self.failures = database.FAILURES
        self._rows = database
        database.begin()

    def claims(self) -> Iterator[Claim]:
        if self._rows.format == 1:
            return map(_old_claim, self._rows.stream(first.SELECT_EVENTS + "ORDER BY e.sequence"))
        rows = self._rows.stream(f"SELECT {','.join(RECORD_COLUMNS)} FROM records ORDER BY shard, sequence")
        return map(_claim, rows)

    def stream(self, name: str) -> Iterator[Recorded]:
        after = 0
        if self._rows.format == 1:
            events = first.SELECT_EVENTS + "WHERE e.stream = ? AND e.stream_version > ?"
            while page := self._rows.rows(f"{events} ORDER BY e.stream_version LIMIT 1000", (name, after)):
                yield from map(first.recorded_from, page)
                after = page[-1][2]
            return
        where = "WHERE stream = ? AND version > ? ORDER BY version LIMIT 1000"
        while page := self._rows.rows(SELECT_RECORDS + where, (name, after)):
            for row in page:
                events_of_row = events_from(*row)
                yield from events_of_row
            after = events_of_row[0].stream_version

    def notes(self) -> list[str]:
        rows = self._rows.rows("SELECT note FROM checkpoints ORDER BY number")
        return [note if isinstance(note, str) else repr(note) for (note,) in rows]  # A flipped bit may make it nothing.

    def close(self) -> None:
        self._rows.close()


class LinesEvidence:
    database: Database | None = None
    failures: tuple[type[Exception], ...] = ()

    def __init__(self, file: Path) -> None:
        self._file = file
        self._places: defaultdict[str, list[int]] = defaultdict(list)

    def claims(self) -> Iterator[Claim]:
        here = Place(0, 0)
        for at, line in read_lines(self._file):
            if line is not None and line.keys() in ({"checkpoint"}, {"cursor"}, {"segment"}):
                continue
            here = Place(here.shard, here.sequence + 1)
            if line is None or type(line.get("sequence")) is not int or type(line.get("shard", 0)) is not int:
                yield Claim(here, "", "", flaw="the line is not a record in canonical JSON")
                continue
            here = Place(line.get("shard", 0), line["sequence"])
            self._places[str(line.get("stream"))].append(at)
            hash_ = str(line.pop("hash", ""))
            yield Claim(here, canonical(line), hash_, line)

    def stream(self, name: str) -> Iterator[Recorded]:
        for line in read_places(self._file, self._places[name]):
            hash_ = line.pop("hash")
            yield from events_in(opened_fields(line, None) if "format" in line else line, hash_)

    def notes(self) -> list[str]:
        found = (line for _, line in read_lines(self._file, only=b'{"checkpoint":'))
        return [str(line["checkpoint"]) for line in found if line is not None]

    def segment(self) -> dict[str, Any] | None:
        """Where it begins, if it is a segment: what its first line says."""
        _, line = next(read_lines(self._file), (0, None))
        return line["segment"] if line is not None and line.keys() == {"segment"} else None

    def close(self) -> None:
        """Each reading closes the file."""


class JournalEvidence:
    """Any journal by its port alone, as the one in memory."""

    database: Database | None = None
    failures: tuple[type[Exception], ...] = ()

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def claims(self) -> Iterator[Claim]:
        for head in self._journal.heads():
            for sequence, (text, hash_) in enumerate(self._journal.sealed(head.shard), 1):
                yield Claim(Place(head.shard, sequence), text, hash_, json.loads(text))

    def stream(self, name: str) -> Iterator[Recorded]:
        return self._journal.read(name)

    def notes(self) -> list[str]:
        return self._journal.checkpoints()

    def close(self) -> None:
        """The journal stays open: it belongs to the caller."""


def _claim(row: Row) -> Claim:
    shard, sequence, _stream, _version, _events, _key, text, hash_ = row
    place = Place(shard, sequence)
    if not isinstance(text, str) or not isinstance(hash_, str):
        return Claim(place, "", str(hash_), flaw="its fields are not of the kinds that they were")
    try:
        fields = json.loads(text)
        if canonical(fields) != text:
            return Claim(place, text, hash_, flaw="its text is not in canonical form")
        if columns_of(fields, text, hash_) != tuple(row):
            return Claim(place, text, hash_, fields, "its columns do not say what its text says")
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        return Claim(place, text, hash_, flaw=f"its text is no record: {error}")
    return Claim(place, text, hash_, fields)


def _old_claim(row: Row) -> Claim:
    (sequence, stream, version, kind, who, role, device, at, key, digest, rulebook, data, entries, unique,
     previous, hash_) = row  # fmt: skip
    place = Place(0, sequence)
    if key is None:
        return Claim(place, "", str(hash_), flaw="the command that caused it is missing")
    texts = (stream, kind, who, role, device, at, key, digest, rulebook, data, entries, previous, hash_, unique or "")
    if not all(isinstance(text, str) for text in texts) or not isinstance(version, int):
        return Claim(place, "", str(hash_), flaw="its fields are not of the kinds that they were")
    try:
        plain_data, plain_entries = json.loads(data), json.loads(entries)
    except (ValueError, TypeError, RecursionError) as error:
        return Claim(place, "", hash_, flaw=f"its content is no JSON: {error}")
    if canonical(plain_data) != data or canonical(plain_entries) != entries:
        return Claim(place, "", hash_, flaw="its content is not in canonical form")
    fields = {
        "at": at, "data": plain_data, "device": device, "digest": digest, "entries": plain_entries, "key": key,
        "kind": kind, "previous": previous, "role": role, "rulebook": rulebook, "sequence": sequence,
        "stream": stream, "stream_version": version, "unique": unique, "who": who,
    }  # fmt: skip
    return Claim(place, canonical(fields), hash_, fields)
