"""What a house is made of, and what a backup of it has: the journal as JSON lines, and the files beside it."""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import asdict, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from croupier.canonical import canonical
from croupier.journal.port import Head
from croupier.journal.private import keep_private
from croupier.journal.proof.beside import beside
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.web.door.settings import Settings

FORMAT = 1
MANIFEST, JOURNAL, PEOPLE, CHECKPOINTS, PUBLIC = (
    "backup.json",
    "journal.jsonl",
    "people.sqlite",
    "checkpoints",
    "key.pub",
)
KEYS, PRIVATE, WITNESSED, WITNESSES = "people.keys", "key", "witnessed", "witnesses"


@dataclass(frozen=True, slots=True)
class Manifest:
    """What the backup is of, and the SHA-256 of each of its files."""

    program: str
    at: str
    heads: list[Head]
    files: dict[str, str] = field(default_factory=dict)

    @property
    def records(self) -> int:
        return sum(head.size for head in self.heads)

    def text(self) -> str:
        said = asdict(self) | {"format": FORMAT, "heads": [head._asdict() for head in self.heads]}
        return canonical(said) + "\n"

    @classmethod
    def read(cls, folder: Path) -> Manifest:
        try:
            said: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
            if said["format"] != FORMAT:
                raise not_whole([f"{MANIFEST}: format {said['format']}"])
            return cls(said["program"], said["at"], [Head(**head) for head in said["heads"]], dict(said["files"]))
        except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
            raise not_whole([f"{MANIFEST}: {error}"]) from None


def places(settings: Settings) -> Mapping[str, Path]:
    """Where the files beside the journal lie, by what they are called in a backup."""
    near = beside(settings.db, settings.data)
    return {
        PEOPLE: settings.people_file,
        KEYS: settings.keys_file,
        PRIVATE: near.private,
        PUBLIC: near.public,
        CHECKPOINTS: near.checkpoints,
        WITNESSED: near.witnessed,
        WITNESSES: near.witnesses,
    }


def not_whole(findings: list[str]) -> Refused:
    return Refused(
        "backup_not_whole",
        "This is no whole backup, and nothing was restored: {findings:list}.",
        findings=findings[:20],
    )


def digest_of(file: Path) -> str:
    with file.open("rb") as opened:
        digest = sha256()
        while some := opened.read(1 << 20):
            digest.update(some)
    return digest.hexdigest()


def put(file: Path, content: bytes) -> None:
    """On the disk, for the owner's eyes alone."""
    keep_private(file)
    with file.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())


def copy_database(source: Path, target: Path) -> None:
    """With what is still in its log, while somebody writes."""
    keep_private(target)
    address = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as there, closing(sqlite3.connect(target)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode = DELETE")  # a single file


@contextmanager
def unpacked(backup: Path) -> Iterator[Path]:
    """The backup's folder; a ZIP archive is unpacked for a while, where nobody else can read it."""
    if backup.is_dir():
        yield backup
        return
    if not backup.is_file():
        raise Refused("no_such_file.path", "There is no file {path}.", path=str(backup))
    with tempfile.TemporaryDirectory(prefix="croupier-restore-") as folder:
        try:
            with zipfile.ZipFile(backup) as archive:
                for name in archive.namelist():
                    if Path(name).name == name:  # It has no folders.
                        put(Path(folder) / name, archive.read(name))
        except (zipfile.BadZipFile, EOFError, NotImplementedError, ValueError, OSError, RuntimeError) as error:
            raise not_whole([f"{backup.name}: {error}"]) from None
        yield Path(folder)


def packed(folder: Path, target: Path) -> None:
    keep_private(target)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(folder.iterdir()):
            archive.write(file, file.name)
    with target.open("rb") as written:
        os.fsync(written.fileno())
