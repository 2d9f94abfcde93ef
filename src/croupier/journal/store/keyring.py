"""The keys under which private texts are sealed, one for each person: a file of its own beside the journal.

A line of it is a key. A key is destroyed by writing over its line where it stands, so that there is no log and no free
page in which it goes on to exist; what a file system or a disk keeps of its own accord is out of reach from here. Four
keys are of nobody in particular: that of digests (of commands with something private in them), that of snapshots, that
of the codes on slips, and that of notes of suspicion: whoever reads the journal does without it, and `noted` alone
opens with it. The first two are destroyed with every person's key and made anew, as either may know of
that person.
"""

from __future__ import annotations

import base64
import fcntl
import hmac
import json
import os
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field
from hashlib import sha256
from pathlib import Path
from threading import RLock
from typing import Any

from croupier.canonical import canonical
from croupier.domain import OF_COMPLIANCE, Person, command_digest
from croupier.extras import needs
from croupier.journal.private import keep_private
from croupier.journal.record.private import FOR, PLAYERS, SEALED, SEALED_STATE
from croupier.journal.secret import Secrets, is_closed, secrets_given, unused
from croupier.lean import dataclass
from croupier.people.names import NOBODY
from croupier.refusal import Refused

KEY_BYTES = 64  # AES-256-SIV has two keys of 32 bytes
PADDED_TO = 32  # bytes: how long a name is says something about it
DIGESTS, SNAPSHOTS, SLIPS = "house/digests/", "house/snapshots", "house/slips"
NOTES = "/".join(OF_COMPLIANCE)
MARK = 8  # hexadecimal digits of a digest that say under which key it was made


@dataclass(slots=True)
class Keyring:
    file: Path
    read_only: bool = False
    secrets: Secrets = field(default_factory=secrets_given)
    _keys: dict[str, bytes] = field(default_factory=dict)
    _names: dict[str, str] = field(default_factory=dict)  # of players: their sealed names, by number
    _numbers: dict[str, str] = field(default_factory=dict)  # by name
    _players: dict[str, str] = field(default_factory=dict)  # by number, as far as they were asked for
    _ciphers: dict[str, Any] = field(default_factory=dict)
    _digests: list[str] = field(default_factory=list)  # the marks of all keys of digests, those destroyed among them
    _seen: tuple[int, int] = (0, 0)
    _lock: RLock = field(default_factory=RLock)

    def __post_init__(self) -> None:
        if not self.read_only and self.file.exists():
            keep_private(self.file)
        self._read_anew()

    # --- what the journal asks for

    def sealed(self, person: Person, value: Any, about: str) -> dict[str, str]:
        whose = self.number_of(person.known_as) if person.kind == "player" else f"{person.kind}/{person.known_as}"
        text = canonical(value).encode()
        text += b" " * (-len(text) % PADDED_TO)
        return {FOR: whose, SEALED: base64.b64encode(self._cipher(whose).encrypt(text, [about.encode()])).decode()}

    def opened(self, sealed: Mapping[str, str], about: str) -> Any:
        """What only looks as if it were sealed is withheld as if its key were gone; so are notes of suspicion."""
        return None if sealed[FOR] == NOTES else self._opened(sealed, about)

    def noted(self, sealed: Mapping[str, str], about: str) -> Any:
        """A text of a note of suspicion, for compliance; None where the key of its person is gone."""
        inner = self._opened(sealed, about)
        return self._opened(inner, about) if isinstance(inner, dict) else inner

    def _opened(self, sealed: Mapping[str, str], about: str) -> Any:
        try:
            text = self._decrypted(sealed[FOR], base64.b64decode(sealed[SEALED]), about)
        except ValueError:
            return None
        return None if text is None else json.loads(text)

    def number_of(self, player: str) -> str:
        """The same for the same name, and chosen at random: it says nothing once the key is gone."""
        number = self._numbers.get(player)
        if number is not None:
            return number
        if NOBODY.fullmatch(player):
            return player
        with self._lock:
            self._look()
            for number in self._names.keys() - self._players.keys():  # Each is sealed under its own key.
                self.player(number)
            return self._numbers.get(player) or self._made(f"{PLAYERS}{secrets.token_hex(8)}", player)

    def player(self, number: str) -> str | None:
        if number not in self._players:
            name = self._decrypted(number, base64.b64decode(self._names.get(number, "")), number)
            if name is None:
                return None
            self._players[number] = name.decode()
            self._numbers[name.decode()] = number
        return self._players[number]

    def digest(self, body: Mapping[str, Any]) -> str:
        """So long as any digest: the mark of the key, then the code of the body under it."""
        with self._lock:
            whose = self._key_of_digests()
            code = hmac.digest(self._keys[whose], command_digest(body).encode(), "sha256").hex()
        return whose.removeprefix(DIGESTS) + code[MARK:]

    def proof(self, text: str) -> bytes | None:
        if SLIPS not in self._keys:
            self._look()
            if SLIPS not in self._keys:
                if self.read_only:
                    return None
                self._made(SLIPS)
        return hmac.digest(self._keys[SLIPS], text.encode(), "sha256")

    def same(self, earlier: str, digest: str) -> bool:
        """A command that comes again after somebody was forgotten: nobody can tell any more, so its key is believed."""
        earlier_mark, mark = earlier[:MARK], digest[:MARK]
        return mark != earlier_mark and mark in self._digests and earlier_mark in self._digests

    def seal_state(self, state: bytes, about: str) -> bytes:
        with self._lock:
            return SEALED_STATE + self._cipher(SNAPSHOTS).encrypt(state, [about.encode()])  # type: ignore[no-any-return]

    def open_state(self, sealed: bytes, about: str) -> bytes | None:
        return self._decrypted(SNAPSHOTS, sealed.removeprefix(SEALED_STATE), about)

    # --- forgetting

    def lives(self, whose: str) -> bool:
        self._look()
        return whose in self._keys

    def whose(self) -> list[str]:
        """Everybody who has a key."""
        self._look()
        return sorted(whose for whose in self._keys if not whose.startswith("house/"))

    def numbers_called(self, player: str) -> list[str]:
        """What stands for a player of this name; of two processes each may have given a number."""
        self._look()
        return [number for number in self._names if self.player(number) == player]

    def fingerprint(self, whose: str) -> str:
        """Of a key, so that the record of its end is about this one and no later one; empty where there is none."""
        self._look()
        return sha256(self._keys[whose]).hexdigest() if whose in self._keys else ""

    def destroy(self, whose: str, fingerprint: str) -> bool:
        """For ever, with the keys of digests and snapshots. False where this very key is gone already."""
        with self._writing():
            if self.fingerprint(whose) != fingerprint or not fingerprint:
                return False
            over = {whose, SNAPSHOTS, *(name for name in self._keys if name.startswith(DIGESTS))}
            with self.file.open("r+b") as file:
                place = 0
                for line in file.readlines():
                    name = _name_of(line)
                    if name in over:
                        left = _line(name, "") if name.startswith(DIGESTS) else b""
                        file.seek(place)
                        file.write(left[:-1].ljust(len(line) - 1) + b"\n")
                    place += len(line)
                file.flush()
                os.fsync(file.fileno())
            self._read_anew()
        return True

    # --- the file

    def check_secret(self) -> None:
        """No key lies open where a secret is given; one that is closed to us was refused when it was read."""
        for line in self.file.read_bytes().splitlines() if self.secrets.known and self.file.exists() else ():
            if _name_of(line) and (written := json.loads(line)["key"]) and not is_closed(written):
                raise unused(str(self.file))

    def close_anew(self, secrets_now: Secrets) -> None:
        """Every key under the first of these secrets; the file that was is written over, as it had the keys."""
        with self._writing():
            self.secrets = secrets_now
            lines = self.file.read_bytes().splitlines()
            part = self.file.with_name(f"{self.file.name}.part")
            keep_private(part)
            with part.open("wb") as out, self.file.open("r+b") as before:
                for line in lines:
                    if name := _name_of(line):
                        said = json.loads(line)
                        key = self._key(name, said["key"])
                        sealed = said.get("name", "")
                        out.write(self._line(name, key, sealed) if key else _line(name, "", sealed))
                out.flush()
                os.fsync(out.fileno())
                part.rename(self.file)
                before.write(bytes(sum(len(line) + 1 for line in lines)))
                before.flush()
                os.fsync(before.fileno())
            self._read_anew()

    def _cipher(self, whose: str) -> Any:
        found = self._ciphers.get(whose)
        if found is None:
            with self._lock:
                if whose not in self._keys:
                    self._made(whose)
                found = self._ciphers[whose] = _siv(self._keys[whose])
        return found

    def _decrypted(self, whose: str, sealed: bytes, about: str) -> bytes | None:
        self._look()
        if whose not in self._keys:
            return None
        with needs("cli"):
            from cryptography.exceptions import InvalidTag  # noqa: PLC0415 - only who opens something needs it
        try:
            return self._cipher(whose).decrypt(sealed, [about.encode()])  # type: ignore[no-any-return]
        except (InvalidTag, ValueError):  # sealed under an earlier key of that name
            return None

    def _key_of_digests(self) -> str:
        living = next((name for name in self._keys if name.startswith(DIGESTS)), None)
        return living or self._made(f"{DIGESTS}{secrets.token_hex(MARK // 2)}")

    def _made(self, whose: str, name: str = "") -> str:
        """A new key, on the disk before anything is sealed under it."""
        with self._writing():
            if whose in self._keys:  # Another process was quicker.
                return whose
            key = secrets.token_bytes(KEY_BYTES)
            sealed = base64.b64encode(_siv(key).encrypt(name.encode(), [whose.encode()])).decode() if name else ""
            with self.file.open("r+b") as file:
                end = file.seek(0, os.SEEK_END)
                if end:
                    file.seek(end - 1)
                    whole = file.read(1) == b"\n"
                    file.write(b"" if whole else b"\n")  # A line that was cut off by a crash has sealed nothing.
                file.write(self._line(whose, key, sealed))
                file.flush()
                os.fsync(file.fileno())
            self._take(whose, key, sealed)
            if name:
                self._numbers[name], self._players[whose] = whose, name
            self._seen = self._stands()
        return whose

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One process at a time, by the file as it is now."""
        if self.read_only:
            raise Refused("journal_read_only", "This journal was opened for reading only.")
        with self._lock:
            new = not self.file.exists()
            keep_private(self.file)
            if new:
                folder = os.open(self.file.parent, os.O_RDONLY)
                os.fsync(folder)
                os.close(folder)
            with self.file.open("rb") as held:
                fcntl.flock(held, fcntl.LOCK_EX)
                self._look()
                yield

    def _look(self) -> None:
        """Another process may have made a key, or destroyed one."""
        if self._stands() != self._seen:
            with self._lock:
                self._read_anew()

    def _stands(self) -> tuple[int, int]:
        try:
            now = self.file.stat()
        except (FileNotFoundError, PermissionError):
            return (0, 0)
        return now.st_mtime_ns, now.st_size

    def _read_anew(self) -> None:
        with self._lock:
            self._keys, self._names, self._numbers, self._players = {}, {}, {}, {}
            self._ciphers, self._digests = {}, []
            self._seen = self._stands()
            try:
                lines = self.file.read_bytes().splitlines()
            except (FileNotFoundError, PermissionError):  # Without the keys everything private is withheld.
                return
            for line in lines:
                if name := _name_of(line):
                    said = json.loads(line)
                    self._take(name, self._key(name, said["key"]), said.get("name", ""))

    def _line(self, whose: str, key: bytes, name: str) -> bytes:
        return _line(whose, self.secrets.close(key.hex(), whose), name)

    def _key(self, whose: str, written: str) -> bytes:
        """Whoever only reads does without a key that is closed to them: what is under it is withheld."""
        try:
            return bytes.fromhex(self.secrets.open(written, whose, str(self.file)))
        except Refused:
            if self.read_only:
                return b""
            raise

    def _take(self, whose: str, key: bytes, name: str) -> None:
        if whose.startswith(DIGESTS):
            self._digests.append(whose.removeprefix(DIGESTS))
        if key:
            self._keys[whose] = key
        if name:
            self._names[whose] = name


def _siv(key: bytes) -> Any:
    with needs("cli"):
        from cryptography.hazmat.primitives.ciphers.aead import AESSIV  # noqa: PLC0415 - only who seals needs it
    return AESSIV(key)


def _line(whose: str, key: str, name: str = "") -> bytes:
    said = {"for": whose, "key": key, **({"name": name} if name else {})}
    return canonical(said).encode() + b"\n"


def _name_of(line: bytes) -> str:
    """Whose key it is; empty for a line that is none, or none any more."""
    try:
        said = json.loads(line)
        whole = is_closed(said["key"]) or len(bytes.fromhex(said["key"])) in (0, KEY_BYTES)
        return str(said["for"]) if whole else ""
    except (ValueError, TypeError, KeyError, AttributeError):
        return ""
