"""What people and terminals get in with: a small SQLite file beside the journal, which must hold no secret.

The file is believed in nothing by itself. Each person and each terminal has one sealed record here: a text with a salt
of 16 random bytes, of which the stream `people` has the SHA-256. A new record is written beside the old one, then the
event with its digest, then the old one is dropped; wherever that stops, the record that counts is there.

Beside them stands what needs no seal, as nobody gets in by it: a passkey's count of uses (an old answer of a device is
worth nothing without its challenge), where a person has signed in before (it spares a delay), and when a session was
last used (it locks sooner or later; that it is open at all, and until when, is in the journal).
"""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any

from croupier.journal.private import keep_private
from croupier.journal.secret import Secrets, is_closed, secrets_given, unused
from croupier.lean import dataclass
from croupier.refusal import Refused

PLACES_MAX = 30  # of one person
PERSON, TERMINAL = "person", "terminal"
SCHEMA = """
CREATE TABLE IF NOT EXISTS sealed (
  kind TEXT NOT NULL, owner TEXT NOT NULL, digest TEXT NOT NULL, record TEXT NOT NULL,
  PRIMARY KEY (kind, owner, digest)
) STRICT;
CREATE TABLE IF NOT EXISTS places (badge TEXT NOT NULL, place TEXT NOT NULL, PRIMARY KEY (badge, place)) STRICT;
CREATE TABLE IF NOT EXISTS passkey_uses (id TEXT PRIMARY KEY, uses INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS session_uses (id TEXT PRIMARY KEY, used TEXT NOT NULL) STRICT;
"""


@dataclass(frozen=True, slots=True)
class Passkey:
    """The public half of a key that a person's device keeps, in hexadecimal."""

    id: str
    name: str
    key: str


@dataclass(frozen=True, slots=True)
class Verifier:
    """All that a person signs in and signs with. `hash` is empty until a passphrase is chosen with the one-time
    `start_code`, which is kept as its hash; `signing_key` is wrapped in the passphrase."""

    hash: str = ""
    start_code: str = ""
    passkeys: tuple[Passkey, ...] = ()
    signing_key: str = ""


def record_of(verifier: Verifier) -> dict[str, Any]:
    return asdict(verifier)


def verifier_of(record: Mapping[str, Any]) -> Verifier:
    passkeys = tuple(Passkey(**passkey) for passkey in record["passkeys"])
    return Verifier(record["hash"], record["start_code"], passkeys, record["signing_key"])


def digest_of(text: str) -> str:
    return sha256(text.encode(errors="surrogatepass")).hexdigest()


class HouseStore:
    def __init__(self, file: Path | str) -> None:
        self._lock = Lock()
        self._file = str(file)
        self._secrets = secrets_given()
        if file != ":memory:":
            keep_private(Path(file))
        self._connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("PRAGMA secure_delete = ON")
        self._connection.executescript(SCHEMA)

    # --- sealed records

    def seal(self, kind: str, owner: str, record: Mapping[str, Any]) -> str:
        """Put a new record beside what there is; its digest, which goes on record next."""
        salted = {"kind": kind, "owner": owner, "salt": secrets.token_hex(16), **record}
        text = json.dumps(salted, sort_keys=True, ensure_ascii=False)
        digest = digest_of(text)
        closed = self._secrets.close(text, f"{kind}/{owner}")
        self.rows("INSERT INTO sealed VALUES (?, ?, ?, ?)", (kind, owner, digest, closed))
        return digest

    def check_secret(self) -> None:
        """Every record lies under the secret that is given, or none does where none is."""
        for kind, owner, text in self.rows("SELECT kind, owner, record FROM sealed"):
            if self._secrets.known and not is_closed(text):
                raise unused(self._file)
            try:
                self._secrets.open(text, f"{kind}/{owner}", self._file)
            except Refused as refusal:
                if refusal.code != "secret_damaged":  # It lets nobody in, and is on record as altered.
                    raise

    def close_anew(self, secrets_now: Secrets) -> None:
        """Every record under the first of these secrets, and none of what was left in the file."""
        self._secrets = secrets_now
        found = self.rows("SELECT rowid, kind, owner, record FROM sealed")
        with self._lock, self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            for row, kind, owner, text in found:
                about = f"{kind}/{owner}"
                closed = secrets_now.close(secrets_now.open(text, about, self._file), about)
                self._connection.execute("UPDATE sealed SET record = ? WHERE rowid = ?", (closed, row))
        self.forget(())

    def _text(self, kind: str, owner: str, text: str) -> str:
        """A record that cannot be opened is one that was changed."""
        try:
            return self._secrets.open(text, f"{kind}/{owner}", self._file)
        except Refused:
            return text

    def sealed(self, kind: str, owner: str, digest: str) -> dict[str, Any] | str:
        """The record with exactly this digest; where there is none, what the newest other one's is, or nothing."""
        found = self.rows("SELECT record FROM sealed WHERE kind = ? AND owner = ? ORDER BY rowid", (kind, owner))
        opened = (self._text(kind, owner, text) for (text,) in found)
        by_digest = {digest_of(text): text for text in opened}
        if digest and digest in by_digest:
            return dict(json.loads(by_digest[digest]))
        return next(reversed(by_digest), "")

    def drop_others(self, kind: str, owner: str, digest: str) -> None:
        """What was written before, or by a house that stopped before it was on record."""
        self.rows("DELETE FROM sealed WHERE kind = ? AND owner = ? AND digest != ?", (kind, owner, digest))

    def doubled(self) -> list[tuple[str, str]]:
        """Of whom there is more than one record."""
        found = self.rows("SELECT kind, owner FROM sealed GROUP BY kind, owner HAVING count(*) > 1")
        return [(kind, owner) for kind, owner in found]

    def mentioning(self, passkey: str) -> list[str]:
        """Whose records, sealed or not, have this passkey in them."""
        found = self.rows("SELECT owner, record FROM sealed WHERE kind = ?", (PERSON,))
        return [owner for owner, text in found if json.dumps(passkey) in self._text(PERSON, owner, text)]

    # --- beside them

    def forget(self, gone: Iterable[str]) -> None:
        """Where they signed in from, too; what was dropped is then nowhere in the file and its log."""
        for badge in gone:
            self.forget_places(badge)
        self.rows("VACUUM")
        self.rows("PRAGMA wal_checkpoint(TRUNCATE)")

    def known_at(self, badge: str, place: str) -> bool:
        """Has this person signed in from there before?"""
        return bool(self.rows("SELECT 1 FROM places WHERE badge = ? AND place = ?", (badge, place)))

    def save_place(self, badge: str, place: str) -> None:
        """The newest are kept."""
        self.rows("INSERT OR REPLACE INTO places VALUES (?, ?)", (badge, place))
        newest = "SELECT rowid FROM places WHERE badge = ? ORDER BY rowid DESC LIMIT ?"
        self.rows(f"DELETE FROM places WHERE badge = ? AND rowid NOT IN ({newest})", (badge, badge, PLACES_MAX))

    def forget_places(self, badge: str) -> None:
        self.rows("DELETE FROM places WHERE badge = ?", (badge,))

    def uses(self, passkey: str) -> int:
        """The device's own count, which only grows."""
        found = self.rows("SELECT uses FROM passkey_uses WHERE id = ?", (passkey,))
        return int(found[0][0]) if found else 0

    def save_uses(self, passkey: str, uses: int) -> None:
        self.rows("INSERT OR REPLACE INTO passkey_uses VALUES (?, ?)", (passkey, uses))

    def session_uses(self) -> dict[str, str]:
        """When each session was last used, as far as it was written down."""
        return dict(self.rows("SELECT id, used FROM session_uses"))

    def save_session_use(self, session: str, used: str) -> None:
        self.rows("INSERT OR REPLACE INTO session_uses VALUES (?, ?)", (session, used))

    def forget_session_uses(self, but: Iterable[str]) -> None:
        gone = self.session_uses().keys() - set(but)
        for session in gone:
            self.rows("DELETE FROM session_uses WHERE id = ?", (session,))

    def close(self) -> None:
        self._connection.close()

    def rows(self, sql: str, values: tuple[object, ...] = ()) -> list[tuple[Any, ...]]:
        with self._lock:
            return self._connection.execute(sql, values).fetchall()
