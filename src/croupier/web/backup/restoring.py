"""A house taken out of its backup, into an empty place; and never quietly behind what others vouch for.

The backup is verified before anything is written, and the house is opened once it is there. Where a checkpoint that
somebody outside keeps tells of more than the backup has, or of something else, two key managers must say that it shall
be so. Every restore is on record in the journal that it made.
"""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from croupier.canonical import canonical
from croupier.domain import event_data, wire_name
from croupier.house.keeping import JournalRestored
from croupier.journal.handing_over import hand_over
from croupier.journal.port import Journal, newest_moment
from croupier.journal.proof.asking import Asked
from croupier.journal.proof.beside import beside
from croupier.journal.proof.chain import changes_in, opened_by, trusted
from croupier.journal.proof.checkpoint import CheckpointFile, is_moment_of, parse
from croupier.journal.proof.export import read_lines
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.journal.proof.verify import Report
from croupier.journal.record.carried import STREAM
from croupier.journal.record.encoding import hash_of
from croupier.journal.record.format import Append, Cause, NewEvent
from croupier.journal.store.address import open_for_writing, open_journal
from croupier.journal.store.sql import SqlJournal
from croupier.lean import dataclass
from croupier.live.clock import utc_now
from croupier.live.desks.desk import folded
from croupier.live.moments import stamp
from croupier.live.reports.audit import audit
from croupier.people import PEOPLE as PEOPLE_DOMAIN
from croupier.people import STREAM as OF_PEOPLE
from croupier.people import Roll
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.web.backup.contents import (
    CHECKPOINTS,
    JOURNAL,
    PEOPLE,
    PUBLIC,
    Manifest,
    digest_of,
    not_whole,
    places,
    put,
    unpacked,
)
from croupier.web.backup.making import altered_records, check_lines
from croupier.web.door.settings import Settings
from croupier.web.people.kept import PERSON, HouseStore, verifier_of
from croupier.web.people.people import not_fitting

Named = Sequence[tuple[str, str]]  # badge and passphrase


@dataclass(frozen=True, slots=True)
class Restored:
    manifest: Manifest
    report: Report
    altered: list[str]
    ahead: list[str]  # what is vouched for outside and is not in this journal


def restore(
    backup: Path, settings: Settings, *, user: str, outside: Sequence[Path] = (), by: Named = (),
    wall: Callable[[], datetime] = utc_now,
) -> Restored:  # fmt: skip
    """`outside`: files of checkpoints that were kept elsewhere. `by`: the two, where the backup is behind them."""
    with unpacked(backup) as folder, _trial(settings) as trial:
        manifest = _checked(folder)
        _check_empty(settings)
        _write_journal(folder, str(trial))
        with closing(open_journal(str(trial), read_only=True)) as journal:
            ahead = [*_ahead(journal, folder, outside), *_witnessed(folder, settings)]
            roll = folded(PEOPLE_DOMAIN, journal.read(OF_PEOPLE))
        two = _two(folder, roll, by) if ahead else []
        if ahead and not two:
            raise _behind(manifest, ahead)
        said = JournalRestored(manifest.records, manifest.at, user, ahead, two)
        with _written(folder, settings, trial):
            with closing(open_for_writing(settings.db, settings.keys_file)) as written:
                _put_on_record(written, said, wall)
                if ahead:
                    _another_origin(written, settings)
            near = places(settings)
            key = PublicKey.parse(near[PUBLIC].read_text(encoding="utf-8")) if near[PUBLIC].is_file() else None
            report = audit(settings.db, near[CHECKPOINTS], key, settings.keys_file)
            if not report.ok:
                raise not_whole([str(finding) for finding in report.findings])
    return Restored(manifest, report, list(altered_records(settings.people_file, roll)), ahead)


@contextmanager
def _trial(settings: Settings) -> Iterator[Path]:
    """Where the journal is taken out first: beside its place, or aside where that is a database."""
    with tempfile.TemporaryDirectory(prefix="croupier-restore-") as aside:
        trial = Path(aside) / "journal.sqlite" if "://" in settings.db else Path(f"{settings.db}.part")
        trial.parent.mkdir(parents=True, exist_ok=True)
        trial.unlink(missing_ok=True)
        try:
            yield trial
        finally:
            for end in ("", "-wal", "-shm", ".lock"):
                Path(f"{trial}{end}").unlink(missing_ok=True)


def _checked(folder: Path) -> Manifest:
    manifest = Manifest.read(folder)
    there = {file.name: digest_of(file) for file in folder.iterdir() if file.is_file()}
    if wrong := sorted(name for name, digest in manifest.files.items() if there.get(name) != digest):
        raise not_whole([f"{name} is not the file that was put there" for name in wrong])
    report = check_lines(folder)
    if not report.ok or [*report.heads] != manifest.heads:
        raise not_whole([str(finding) for finding in report.findings] or ["its records are not those that it says"])
    return manifest


def _check_empty(settings: Settings) -> None:
    files = [*places(settings).values()]
    if "://" in settings.db:
        with suppress(Refused):
            open_journal(settings.db, read_only=True).close()
            raise _not_empty(settings.db.partition("://")[0])
    else:
        files = [*(Path(f"{settings.db}{end}") for end in ("", "-wal", "-shm")), *files]
    for file in files:
        if file.exists():
            raise _not_empty(str(file))


def _not_empty(path: str) -> Refused:
    return Refused(
        "restore_not_empty.path",
        "There is {path} already: a house is restored into an empty place, and nothing is written over.",
        path=path,
    )


def _ahead(journal: Journal, folder: Path, outside: Sequence[Path]) -> Iterator[str]:
    """What others have of this house that the backup has not, or has otherwise."""
    key = folder / PUBLIC
    for file in outside:
        if not file.is_file():
            raise Refused("no_such_file.path", "There is no file {path}.", path=str(file))
        notes = CheckpointFile(file).notes()
        public = PublicKey.parse(key.read_text(encoding="utf-8")) if notes and key.is_file() else None
        keys = trusted(public, changes_in(journal)) if public else []
        signed = [opened_by(note, keys) if keys else parse(note) for note in notes]
        sizes = [one.size for one in signed if not is_moment_of(journal, one)]
        if sizes:
            yield f"{file.name}: {max(sizes)}"


def _witnessed(folder: Path, settings: Settings) -> Iterator[str]:
    """Witnesses that have seen more; and those that cannot be asked, as nobody knows what they have seen."""
    notes = [*CheckpointFile(folder / CHECKPOINTS).notes(), *_notes(folder / JOURNAL)]
    newest = max(notes, key=lambda note: parse(note).size, default="")
    for one in map(Asked.parse, settings.witnesses):
        if not newest:  # Whoever took the seals out of it has left nothing to ask with.
            yield f"{one.key.name}: ?"
            continue
        try:
            seen = one.ahead(newest)
        except Refused as refusal:
            yield refusal.message
            continue
        if seen is not None:
            yield f"{one.key.name}: {seen}"


def _two(folder: Path, roll: Roll, by: Named) -> list[str]:
    """Two key managers of the house, each by the passphrase that they had when the backup was made."""
    badges = [badge for badge, _ in by]
    if len(set(badges)) < 2:
        return []
    with tempfile.TemporaryDirectory(prefix="croupier-restore-") as aside:
        people = Path(aside) / PEOPLE
        put(people, (folder / PEOPLE).read_bytes() if (folder / PEOPLE).is_file() else b"")
        with closing(HouseStore(people)) as store:
            for badge, passphrase in by:
                person = roll.account(badge)
                record = store.sealed(PERSON, badge, person.verifier) if person and person.keeps else ""
                if isinstance(record, str) or not _fits(record, passphrase):
                    raise not_fitting()
    return badges


def _fits(record: Mapping[str, Any], passphrase: str) -> bool:
    try:
        return PasswordHasher().verify(verifier_of(record).hash, passphrase)
    except (Argon2Error, InvalidHashError):
        return False


def _behind(manifest: Manifest, ahead: list[str]) -> Refused:
    return Refused(
        "restore_behind",
        "This backup has {records} records, and others vouch for more, or for something else: {ahead:list}. To go back "
        "all the same, two key managers name themselves: --by BADGE --by BADGE.",
        records=manifest.records,
        ahead=ahead,
    )


@contextmanager
def _written(folder: Path, settings: Settings, trial: Path) -> Iterator[None]:
    """The files, then the journal, whole; and none of them where something goes wrong."""
    made: list[Path] = []
    try:
        for name, file in places(settings).items():
            if (folder / name).is_file():
                file.parent.mkdir(parents=True, exist_ok=True)
                made.append(file)
                put(file, (folder / name).read_bytes())
        if "://" in settings.db:
            _write_journal(folder, settings.db)
        else:
            made.append(Path(settings.db))
            trial.rename(settings.db)
        yield
    except BaseException:
        for file in made:
            file.unlink(missing_ok=True)
        raise


def _write_journal(folder: Path, address: str) -> None:
    with closing(open_for_writing(address)) as journal:
        journal.take_back(_records(folder / JOURNAL), _notes(folder / JOURNAL))


def _records(file: Path) -> Iterator[tuple[dict[str, Any], str, str]]:
    for _, line in read_lines(file, only=b'{"at":'):
        assert line is not None, "it was verified"
        hash_ = line.pop("hash")
        yield line, canonical(line), hash_


def _notes(file: Path) -> Iterator[str]:
    return (str(line["checkpoint"]) for _, line in read_lines(file, only=b'{"checkpoint":') if line is not None)


def _another_origin(journal: SqlJournal, settings: Settings) -> None:
    """What goes on from here is not what others have seen: it has another name, which the old key signs."""
    near = beside(settings.db, settings.data)
    if near.private.is_file():
        heads = journal.heads()  # of a restore each time it was made, even from one backup: no two go on under one name
        last = max(journal.record(head.place)[-1].hash for head in heads)[:8]
        name = f"{SigningKey.load(near.private).public.name}/from-{sum(head.size for head in heads)}-{last}"
        hand_over(journal, near, newest_moment(journal), name)


def _put_on_record(journal: SqlJournal, said: JournalRestored, wall: Callable[[], datetime]) -> None:
    data, at = event_data(said), max(stamp(wall()), newest_moment(journal))
    key = f"{STREAM}/restored/{secrets.token_hex(8)}"
    cause = Cause(key, hash_of(canonical(data)), Actor("machine", Role.SYSTEM, "restore"), at, "")
    journal.append([Append(STREAM, journal.version(STREAM), cause, (NewEvent(wire_name(JournalRestored), 1, data),))])
