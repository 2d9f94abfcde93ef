"""What an auditor is handed: a SQLite file, a PostgreSQL database, a file of JSON lines, or a journal in memory.

Evidence is read without being believed: an event comes as a `Claim`, in plain JSON, with the hash it claims to have.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from croupier.journal.port import Journal
from croupier.journal.proof.export import read_lines, read_places
from croupier.journal.record.encoding import canonical, fields_of, recorded_of
from croupier.journal.record.format import Recorded
from croupier.journal.record.rows import SELECT_EVENTS, recorded_from
from croupier.journal.record.seal import Row
from croupier.journal.store.sql import Database, SqlJournal
from croupier.journal.store.sqlite import SqliteDatabase
from croupier.refusal import Refused


@dataclass(frozen=True, slots=True)
class Claim:
    """`flaw` is set where the event cannot even be read; then `fields` is empty."""

    sequence: int
    fields: dict[str, Any]
    hash: str
    flaw: str = ""


class Evidence(Protocol):
    database: Database | None  # where there are tables beside the events
    failures: tuple[type[Exception], ...]  # what reading it may raise when it is broken

    def claims(self) -> Iterator[Claim]:
        """Every event, in the order of the evidence."""

    def stream(self, name: str) -> Iterator[Recorded]:
        """For a replay; called after `claims` has been read to the end."""

    def notes(self) -> list[str]: ...

    def balances(self) -> Mapping[str, tuple[str, int]] | None:
        """Unit and amount that the evidence says stand on each account; None where it says nothing."""

    def close(self) -> None: ...


def evidence_of(source: str | Path | Journal) -> Evidence:
    if isinstance(source, SqlJournal):
        return DatabaseEvidence(source.evidence())
    if not isinstance(source, (str, Path)):
        return JournalEvidence(source)
    if str(source).startswith(("postgresql://", "postgres://")):
        from croupier.journal.store.postgres import open_postgres  # noqa: PLC0415 - an auditor of a file needs no psycopg

        journal = open_postgres(str(source), read_only=True)
        database = journal.evidence()
        journal.close()
        return DatabaseEvidence(database)
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
        return map(_claim, self._rows.stream(SELECT_EVENTS + "ORDER BY e.sequence"))

    def stream(self, name: str) -> Iterator[Recorded]:
        after = 0
        query = SELECT_EVENTS + "WHERE e.stream = ? AND e.stream_version > ? ORDER BY e.stream_version LIMIT 1000"
        while page := self._rows.rows(query, (name, after)):
            yield from map(recorded_from, page)
            after = page[-1][2]

    def notes(self) -> list[str]:
        return [note for (note,) in self._rows.rows("SELECT note FROM checkpoints ORDER BY number")]

    def balances(self) -> Mapping[str, tuple[str, int]]:
        rows = self._rows.rows("SELECT account, unit, amount FROM balances")
        return {account: (unit, amount) for account, unit, amount in rows}

    def close(self) -> None:
        self._rows.close()


class LinesEvidence:
    database: Database | None = None
    failures: tuple[type[Exception], ...] = ()

    def __init__(self, file: Path) -> None:
        self._file = file
        self._places: defaultdict[str, list[int]] = defaultdict(list)

    def claims(self) -> Iterator[Claim]:
        sequence = 0
        for place, line in read_lines(self._file):
            if line is not None and line.keys() == {"checkpoint"}:
                continue
            sequence += 1
            if line is None or type(line.get("sequence")) is not int:
                yield Claim(sequence, {}, "", "the line is not an event in canonical JSON")
                continue
            sequence = line["sequence"]
            self._places[str(line.get("stream"))].append(place)
            yield Claim(sequence, line, str(line.pop("hash", "")))

    def stream(self, name: str) -> Iterator[Recorded]:
        return (recorded_of(line, line["hash"]) for line in read_places(self._file, self._places[name]))

    def notes(self) -> list[str]:
        found = (line for _, line in read_lines(self._file, only=b'{"checkpoint":'))
        return [str(line["checkpoint"]) for line in found if line is not None]

    def balances(self) -> None:
        return None

    def close(self) -> None:
        """Each reading closes the file."""


class JournalEvidence:
    """Any journal by its port alone, as the one in memory."""

    database: Database | None = None
    failures: tuple[type[Exception], ...] = ()

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def claims(self) -> Iterator[Claim]:
        return (Claim(event.sequence, fields_of(event), event.hash) for event in self._journal.read_all())

    def stream(self, name: str) -> Iterator[Recorded]:
        return self._journal.read(name)

    def notes(self) -> list[str]:
        return self._journal.checkpoints()

    def balances(self) -> Mapping[str, tuple[str, int]]:
        balances = self._journal.balances()
        return {account: (str(balances.unit(account)), amount) for account, amount in balances.items()}

    def close(self) -> None:
        """The journal stays open: it belongs to the caller."""


def _claim(row: Row) -> Claim:
    (sequence, stream, version, kind, who, role, device, at, key, digest, rulebook, data, entries, unique,
     previous, hash_) = row  # fmt: skip
    if key is None:
        return Claim(sequence, {}, str(hash_), "the command that caused it is missing")
    texts = (stream, kind, who, role, device, at, key, digest, rulebook, data, entries, previous, hash_, unique or "")
    if not all(isinstance(text, str) for text in texts) or not isinstance(version, int):
        return Claim(sequence, {}, str(hash_), "its fields are not of the kinds that they were")
    try:
        plain_data, plain_entries = json.loads(data), json.loads(entries)
    except (ValueError, TypeError, RecursionError) as error:
        return Claim(sequence, {}, hash_, f"its content is no JSON: {error}")
    if canonical(plain_data) != data or canonical(plain_entries) != entries:
        return Claim(sequence, {}, hash_, "its content is not in canonical form")
    fields = {
        "at": at, "data": plain_data, "device": device, "digest": digest, "entries": plain_entries, "key": key,
        "kind": kind, "previous": previous, "role": role, "rulebook": rulebook, "sequence": sequence,
        "stream": stream, "stream_version": version, "unique": unique, "who": who,
    }  # fmt: skip
    return Claim(sequence, fields, hash_)
