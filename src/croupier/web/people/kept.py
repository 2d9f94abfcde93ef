"""People, terminals and their secrets' hashes: a small SQLite file beside the journal, which must hold no secret."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any

from croupier.journal.private import keep_private
from croupier.rules import Role

PLACES_MAX = 30  # of one person
SCHEMA = """
CREATE TABLE IF NOT EXISTS people (
  badge TEXT PRIMARY KEY, name TEXT NOT NULL, roles TEXT NOT NULL,
  hash TEXT NOT NULL, start_code TEXT NOT NULL, active INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE TABLE IF NOT EXISTS places (badge TEXT NOT NULL, place TEXT NOT NULL, PRIMARY KEY (badge, place)) STRICT;
CREATE TABLE IF NOT EXISTS signing_keys (badge TEXT PRIMARY KEY, wrapped TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS terminals (
  id TEXT PRIMARY KEY, place TEXT NOT NULL, seat INTEGER NOT NULL, token TEXT NOT NULL, confirmed TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS passkeys (
  id TEXT PRIMARY KEY, badge TEXT NOT NULL, name TEXT NOT NULL, key BLOB NOT NULL, uses INTEGER NOT NULL
) STRICT;
"""


@dataclass(frozen=True, slots=True)
class Person:
    """`hash` is empty until the person has chosen a passphrase with the one-time `start_code` (kept as its hash)."""

    badge: str
    name: str
    roles: tuple[Role, ...]
    hash: str = ""
    start_code: str = ""
    active: bool = True


@dataclass(frozen=True, slots=True)
class Terminal:
    """A screen that was taken into use at a table. Seat 0 is a display that only shows."""

    id: str
    table: str
    seat: int
    token: str  # the hash of its cookie
    confirmed: str  # who confirmed it


@dataclass(frozen=True, slots=True)
class Passkey:
    """The public half of a key that a person's device keeps. `uses` is the device's own count, which only grows."""

    id: str
    badge: str
    name: str
    key: bytes
    uses: int


class HouseStore:
    def __init__(self, file: Path | str) -> None:
        self._lock = Lock()
        if file != ":memory:":
            keep_private(Path(file))
        self._connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("PRAGMA secure_delete = ON")
        self._connection.executescript(SCHEMA)

    def people(self) -> Iterator[Person]:
        for row in self._rows("SELECT badge, name, roles, hash, start_code, active FROM people ORDER BY badge"):
            yield Person(row[0], row[1], tuple(map(Role, json.loads(row[2]))), row[3], row[4], bool(row[5]))

    def person(self, badge: str) -> Person | None:
        return next((person for person in self.people() if person.badge == badge), None)

    def save_person(self, person: Person) -> None:
        roles = json.dumps([role.value for role in person.roles])
        row = (person.badge, person.name, roles, person.hash, person.start_code, int(person.active))
        self._rows("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?, ?)", row)

    def forget(self, badge: str, name: str) -> None:
        """Nothing is left of them but badge and roles, in the file and its log alike; `name` says so."""
        for table in ("places", "signing_keys", "passkeys"):
            self._rows(f"DELETE FROM {table} WHERE badge = ?", (badge,))
        self._rows("UPDATE people SET name = ?, hash = '', start_code = '', active = 0 WHERE badge = ?", (name, badge))
        self._rows("VACUUM")
        self._rows("PRAGMA wal_checkpoint(TRUNCATE)")

    def known_at(self, badge: str, place: str) -> bool:
        """Has this person signed in from there before?"""
        return bool(self._rows("SELECT 1 FROM places WHERE badge = ? AND place = ?", (badge, place)))

    def save_place(self, badge: str, place: str) -> None:
        """The newest are kept."""
        self._rows("INSERT OR REPLACE INTO places VALUES (?, ?)", (badge, place))
        newest = "SELECT rowid FROM places WHERE badge = ? ORDER BY rowid DESC LIMIT ?"
        self._rows(f"DELETE FROM places WHERE badge = ? AND rowid NOT IN ({newest})", (badge, badge, PLACES_MAX))

    def forget_places(self, badge: str) -> None:
        self._rows("DELETE FROM places WHERE badge = ?", (badge,))

    def passkeys(self, badge: str) -> list[Passkey]:
        rows = self._rows("SELECT id, badge, name, key, uses FROM passkeys WHERE badge = ? ORDER BY id", (badge,))
        return [Passkey(*row) for row in rows]

    def passkey(self, id_: str) -> Passkey | None:
        rows = self._rows("SELECT id, badge, name, key, uses FROM passkeys WHERE id = ?", (id_,))
        return Passkey(*rows[0]) if rows else None

    def save_passkey(self, passkey: Passkey) -> None:
        row = (passkey.id, passkey.badge, passkey.name, passkey.key, passkey.uses)
        self._rows("INSERT OR REPLACE INTO passkeys VALUES (?, ?, ?, ?, ?)", row)

    def remove_passkey(self, id_: str) -> None:
        self._rows("DELETE FROM passkeys WHERE id = ?", (id_,))

    def signing_key(self, badge: str) -> str:
        """A person's private signing key under the own passphrase; empty where there is none."""
        rows = self._rows("SELECT wrapped FROM signing_keys WHERE badge = ?", (badge,))
        return str(rows[0][0]) if rows else ""

    def save_signing_key(self, badge: str, wrapped: str) -> None:
        self._rows("INSERT OR REPLACE INTO signing_keys VALUES (?, ?)", (badge, wrapped))

    def terminals(self) -> Iterator[Terminal]:
        for row in self._rows("SELECT id, place, seat, token, confirmed FROM terminals ORDER BY id"):
            yield Terminal(*row)

    def save_terminal(self, terminal: Terminal) -> None:
        row = (terminal.id, terminal.table, terminal.seat, terminal.token, terminal.confirmed)
        self._rows("INSERT OR REPLACE INTO terminals VALUES (?, ?, ?, ?, ?)", row)

    def remove_terminal(self, terminal: str) -> None:
        self._rows("DELETE FROM terminals WHERE id = ?", (terminal,))

    def close(self) -> None:
        self._connection.close()

    def _rows(self, sql: str, values: tuple[object, ...] = ()) -> list[tuple[Any, ...]]:
        with self._lock:
            return self._connection.execute(sql, values).fetchall()
