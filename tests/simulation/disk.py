"""The disk: real SQLite files, on which writing fails, takes its time, is torn, or is done without an answer."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from tests.simulation.loop import Dies

from croupier.journal.record.format import Recorded
from croupier.journal.record.rows import SELECT_RECORDS, events_from
from croupier.journal.record.seal import Row
from croupier.journal.store.keyring import Keyring
from croupier.journal.store.sql import SqlJournal
from croupier.journal.store.sqlite import OpenedFile, SqliteDatabase

NAME = "j.sqlite"
SECTOR = 512
LEFT_BEHIND = ("-shm", ".lock")


class Disk:
    """A folder for each life of the machine: what has died keeps writing to the old one, where nobody looks."""

    def __init__(self, root: Path, chance: Random, tell: Callable[[str], None]) -> None:
        self.root, self.chance, self.tell = root, chance, tell
        self.life = 0
        self.commits = 0
        self.away = False
        self.often = 0.0  # how often something fails
        self._torn: tuple[int, int] | None = None

    @property
    def folder(self) -> Path:
        return self.root / str(self.life)

    @property
    def file(self) -> Path:
        return self.folder / NAME

    def begin_with(self, base: Path) -> None:
        shutil.copytree(base, self.folder)

    def fail(self, what: str, share: float) -> None:
        if self.away:
            raise sqlite3.OperationalError("disk I/O error")
        if self.chance.random() < self.often * share:
            self.tell(f"disk: {what} fails")
            raise sqlite3.OperationalError("disk I/O error")

    def commit(self, done: Callable[[], None]) -> None:
        """It fails, or is done; or is done and nobody hears of it; or the power goes, in the middle or just after."""
        self.fail("a commit", 1)
        before = self._log_bytes()
        done()
        self.commits += 1
        fate = self.chance.random() / (self.often or 1e-9)
        if fate < 1:
            self.tell("disk: the answer of a commit is lost")
            raise sqlite3.OperationalError("disk I/O error")
        if fate < 1.5:
            self.tell("the power goes just after a commit")
            raise Dies
        if fate < 2 and self._log_bytes() > before:
            self.tell("the power goes in the middle of a commit")
            self._torn = (before, self._log_bytes())
            raise Dies

    def _log_bytes(self) -> int:
        log = Path(f"{self.file}-wal")
        return log.stat().st_size if log.exists() else 0

    def power_back(self) -> None:
        """What was synced is there, and of what was just being written as much as the disk had come to."""
        before = self.folder
        self.life += 1
        self.folder.mkdir()
        for file in sorted(before.iterdir()):
            if file.is_file() and not file.name.endswith(LEFT_BEHIND):
                shutil.copy(file, self.folder / file.name)
        if self._torn:
            self._tear(Path(f"{self.file}-wal"), *self._torn)
        self._torn = None
        shutil.rmtree(before, ignore_errors=True)

    def _tear(self, log: Path, first: int, last: int) -> None:
        length = self.chance.randrange(first, last)
        with log.open("r+b") as file:
            file.truncate(length)
            if self.chance.random() < 0.5:
                file.seek(length)
                file.write(self.chance.randbytes(min(SECTOR - length % SECTOR, last - length)))

    def open_journal(self, *, near: bool) -> SqlJournal:
        file = self.file.resolve()
        opened = OpenedFile(file)

        def connect(write: bool) -> FailingDatabase:
            self.fail("opening", 0.5)
            found = FailingDatabase.owned(opened) if write else FailingDatabase.readable(file)
            assert isinstance(found, FailingDatabase)
            found.disk = self
            return found

        journal = SqlJournal(connect, near=near, keys=Keyring(Path(f"{file}.keys")))
        journal._writing = NeverWaits()  # type: ignore[assignment]
        return journal


class NeverWaits:
    """Here one thread does the work of all: whoever had to wait for another would wait for ever."""

    def __init__(self) -> None:
        self._held = False

    def acquire(self) -> bool:
        assert not self._held, "a thread waits for ever for the journal"
        self._held = True
        return True

    def release(self) -> None:
        self._held = False

    def __enter__(self) -> None:
        self.acquire()

    def __exit__(self, *_error: object) -> None:
        self.release()


class FailingDatabase(SqliteDatabase):
    """The product's own, on this disk."""

    disk: Disk | None = None

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        if self.disk is not None:
            self.disk.fail("reading", 0.02)
        return super().rows(sql, values)

    def insert(self, table: str, columns: Sequence[str], rows: Iterable[Row], if_there: str = "") -> None:
        if self.disk is not None:
            self.disk.fail("writing", 0.3)
        super().insert(table, columns, rows, if_there)

    def begin(self) -> None:
        if self.disk is not None:
            self.disk.fail("beginning", 0.2)
        super().begin()

    def commit(self) -> None:
        if self.disk is None:
            super().commit()
        else:
            self.disk.commit(super().commit)


class Witness:
    """Reads what the disk has, beside whoever writes it: only what is committed can be seen from here."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._connection: sqlite3.Connection | None = None
        self._life = -1
        self.read = 0  # sequence of the last record

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None or self._life != self._disk.life:
            self.close()
            self._life = self._disk.life
            self._connection = sqlite3.connect(f"{self._disk.file.as_uri()}?mode=ro", uri=True)
            self._keys = Keyring(Path(f"{self._disk.file}.keys"), read_only=True)
        return self._connection

    def news(self) -> list[Recorded]:
        rows = self._connected().execute(f"{SELECT_RECORDS}WHERE sequence > ? ORDER BY sequence", (self.read,))
        events = [event for text, hash_ in rows.fetchall() for event in events_from(text, hash_, self._keys)]
        self.read = max((event.sequence for event in events), default=self.read)
        return events

    def hash_of(self, key: str) -> str:
        found = self._connected().execute("SELECT hash FROM records WHERE key = ?", (key,)).fetchone()
        return str(found[0]) if found else ""

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
