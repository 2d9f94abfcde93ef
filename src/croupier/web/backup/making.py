"""Everything of a house, copied while it runs: one moment of the journal, and the files beside it as of that moment.

The journal only grows, so it is the journal up to its heads of one moment. The people's file is copied just before and
just after that moment and the records of both are kept: whatever the journal refers to is among them, and what is too
many is dropped at the first start. Keys of people are copied last: all that the journal has sealed has its key by then.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

import croupier
from croupier.journal import Journal, Recorded
from croupier.journal.port import Head
from croupier.journal.proof.checkpoint import CheckpointFile, parse
from croupier.journal.proof.export import lines
from croupier.journal.proof.signing import PublicKey
from croupier.journal.proof.verify import Report
from croupier.journal.store.address import open_journal
from croupier.journal.store.old import written_in_format_1
from croupier.lean import dataclass
from croupier.live.clock import utc_now
from croupier.live.desks.desk import folded
from croupier.live.moments import stamp
from croupier.live.reports.audit import audit
from croupier.people import PEOPLE as PEOPLE_DOMAIN
from croupier.people import STREAM, Roll
from croupier.refusal import Refused
from croupier.web.backup.contents import (
    CHECKPOINTS,
    JOURNAL,
    KEYS,
    MANIFEST,
    PEOPLE,
    PUBLIC,
    WITNESSED,
    Manifest,
    copy_database,
    digest_of,
    packed,
    places,
    put,
)
from croupier.web.door.settings import Settings
from croupier.web.people.kept import PERSON, TERMINAL, HouseStore

SETTINGS, TABLES = "settings.toml", "tables.toml"


@dataclass(frozen=True, slots=True)
class BackedUp:
    manifest: Manifest
    report: Report
    altered: list[str]  # whose record in the people's file is not the one on record, in the house as in the copy


def back_up(
    settings: Settings, target: Path, written: Path | None = None, wall: Callable[[], datetime] = utc_now
) -> BackedUp:
    """Into a new folder, or a new archive where the name ends with .zip. `written` is the file of settings."""
    if target.exists():
        raise Refused("backup_exists", "There is a file at {path} already; it is kept.", path=str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    part = Path(tempfile.mkdtemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent))
    try:
        done = _fill(part, settings, written, wall)
        if target.suffix == ".zip":
            archive = part.with_suffix(".zip")
            packed(part, archive)
            archive.rename(target)
        else:
            part.rename(target)
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return done


def _fill(folder: Path, settings: Settings, written: Path | None, wall: Callable[[], datetime]) -> BackedUp:
    there = places(settings)
    files = {SETTINGS: written, TABLES: Path(settings.tables) if settings.tables else None}
    for name, file in files.items():
        if file is not None:
            put(folder / name, file.read_bytes())
    with closing(open_journal(settings.db, read_only=True, keys=settings.keys_file)) as journal:
        if journal.format == 1:
            raise written_in_format_1(settings.db)
        people = there[PEOPLE]
        if people.is_file():
            copy_database(people, folder / "before")
        heads = journal.heads()
        if people.is_file():
            copy_database(people, folder / PEOPLE)
            _add_records(folder / PEOPLE, folder / "before")
        notes = CheckpointFile(there[CHECKPOINTS]).notes()
        put(folder / JOURNAL, b"")
        with (folder / JOURNAL).open("w", encoding="utf-8") as out:
            out.writelines(lines(journal, heads))
        roll = folded(PEOPLE_DOMAIN, _up_to(journal, heads))
    put(folder / CHECKPOINTS, "".join(f"{note}\n" for note in notes if _covered(note, heads)).encode())
    for name, file in there.items():
        if name == WITNESSED and file.is_file():
            kept = [note for note in CheckpointFile(file).notes() if _covered(note, heads)]
            put(folder / name, "".join(f"{note}\n" for note in kept).encode())
        elif name not in (PEOPLE, CHECKPOINTS) and file.is_file():
            put(folder / name, file.read_bytes())
    report = check_lines(folder)
    if not report.ok:
        raise Refused(
            "backup_unsound",
            "The copy does not verify, so it was not kept. Verify the journal itself.",
            findings=[str(finding) for finding in report.findings[:20]],
        )
    altered = list(altered_records(folder / PEOPLE, roll))
    digests = {file.name: digest_of(file) for file in sorted(folder.iterdir())}
    manifest = Manifest(croupier.__version__, stamp(wall()), heads, digests)
    put(folder / MANIFEST, manifest.text().encode())
    return BackedUp(manifest, report, altered)


def check_lines(folder: Path) -> Report:
    """The journal in a backup, verified as an auditor does."""
    key = folder / PUBLIC
    public = PublicKey.parse(key.read_text(encoding="utf-8")) if key.is_file() else None
    ring = folder / KEYS
    return audit(str(folder / JOURNAL), folder / CHECKPOINTS, public, ring if ring.is_file() else None)


def altered_records(people: Path, roll: Roll) -> Iterator[str]:
    """Whose record is not the one that the journal has."""
    if not people.is_file():
        yield from sorted(person.badge for person in roll.accounts())
        return
    with closing(HouseStore(people)) as store:
        owners = [(PERSON, person.badge, person.verifier) for person in roll.accounts()]
        owners += [(TERMINAL, one.id, one.verifier) for one in roll.terminals.values()]
        yield from (owner for kind, owner, digest in owners if isinstance(store.sealed(kind, owner, digest), str))
        store.rows("PRAGMA journal_mode = DELETE")


def _add_records(people: Path, before: Path) -> None:
    """One of an earlier version that this one never opened has no such records; it is copied as it is."""
    with closing(sqlite3.connect(people, isolation_level=None)) as database:
        database.execute("ATTACH ? AS earlier", (str(before),))
        if database.execute("SELECT 1 FROM earlier.sqlite_master WHERE name = 'sealed'").fetchone():
            database.execute("INSERT OR IGNORE INTO sealed SELECT * FROM earlier.sealed")
    before.unlink()


def _up_to(journal: Journal, heads: list[Head]) -> Iterator[Recorded]:
    sizes = {head.shard: head.size for head in heads}
    return (event for event in journal.read(STREAM) if event.sequence <= sizes.get(event.shard, 0))


def _covered(note: str, heads: list[Head]) -> bool:
    sizes = {head.shard: head.size for head in heads}
    return all(size <= sizes.get(shard, 0) for shard, size, _ in parse(note).heads)
