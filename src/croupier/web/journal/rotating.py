"""New for old, while the house is closed: the secret under which all else lies, and the key that seals the journal."""

from __future__ import annotations

import os
import secrets
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from croupier.canonical import canonical
from croupier.journal.port import newest_moment
from croupier.journal.private import keep_private
from croupier.journal.proof.beside import beside
from croupier.journal.proof.chain import CHANGED, changes_in, handed_over
from croupier.journal.proof.checkpoint import CheckpointFile, make_checkpoint
from croupier.journal.proof.signing import ABOUT, PublicKey, SigningKey
from croupier.journal.record.carried import STREAM
from croupier.journal.record.encoding import hash_of
from croupier.journal.record.format import Append, Cause, NewEvent
from croupier.journal.secret import BYTES, Secret, Secrets, secrets_given
from croupier.journal.store.address import open_journal
from croupier.journal.store.keyring import Keyring
from croupier.journal.store.sqlite import own
from croupier.live.moments import stamp
from croupier.live.tables.floor import utc_now
from croupier.rules import Actor, Role
from croupier.web.door.settings import Settings
from croupier.web.people.kept import HouseStore


def secret_at(file: Path) -> Secret:
    """The one in the file; made where there is none."""
    if not file.exists():
        keep_private(file)
        _put(file, b64encode(secrets.token_bytes(BYTES)).decode())
    return Secret.load(file)


def rotate_secret(settings: Settings, new: Secret) -> list[Path]:
    """What lay under the secret that is given, or open, lies under the new one. Stopped on the way, it goes on when
    run again: what is under the new one already stays so."""
    both = Secrets((new, *secrets_given().known))
    private, done = beside(settings.db, settings.data).private, []
    with _held(settings.db):
        if private.is_file():
            line = both.open(private.read_text(encoding="utf-8").strip(), ABOUT, str(private))
            _exchange(private, both.close(line, ABOUT))
            done.append(private)
        if settings.keys_file.is_file():
            Keyring(settings.keys_file, secrets=both).close_anew(both)
            done.append(settings.keys_file)
        if settings.people_file.is_file():
            with closing(HouseStore(settings.people_file)) as store:
                store.close_anew(both)
            done.append(settings.people_file)
    return done


def rotate_signing_key(settings: Settings, wall: Callable[[], datetime] = utc_now) -> PublicKey:
    """The old key seals what there is, hands over on record, and the new one seals that. Run again, it goes on."""
    near = beside(settings.db, settings.data)
    waiting = near.private.with_name(f"{near.private.name}.new")
    with closing(open_journal(settings.db, keys=settings.keys_file)) as journal:
        old = SigningKey.load(near.private)
        new = SigningKey.load(waiting) if waiting.exists() else SigningKey.generate(old.public.name, waiting)
        file = CheckpointFile(near.checkpoints)
        if all(change.new != new.public for change in changes_in(journal)):
            make_checkpoint(journal, old, file)
            data = handed_over(old, new.public)
            at = max(stamp(wall()), newest_moment(journal))
            cause = Cause(
                f"{STREAM}/key/{new.public.id.hex()}", hash_of(canonical(data)),
                Actor("machine", Role.SYSTEM, "rotate"), at, "",
            )  # fmt: skip
            journal.append([Append(STREAM, journal.version(STREAM), cause, (NewEvent(CHANGED, 1, data),))])
        make_checkpoint(journal, new, file)
        _exchange(near.public, str(new.public))
        _exchange(near.private, waiting.read_text(encoding="utf-8").strip())
        waiting.unlink()
    return new.public


@contextmanager
def _held(address: str) -> Iterator[None]:
    """Nobody else has the house meanwhile."""
    if "://" in address:
        from croupier.journal.store.postgres import open_postgres  # noqa: PLC0415 - only who uses it needs psycopg

        with closing(open_postgres(address, alone=True)):
            yield
        return
    lock = own(Path(address).resolve())
    try:
        yield
    finally:
        os.close(lock)


def _exchange(file: Path, text: str) -> None:
    """In one step; what was there is written over, as it was secret."""
    part = file.with_name(f"{file.name}.part")
    _put(part, text)
    before = os.open(file, os.O_RDWR)
    try:
        part.rename(file)
        os.pwrite(before, bytes(os.fstat(before).st_size), 0)
        os.fsync(before)
    finally:
        os.close(before)


def _put(file: Path, text: str) -> None:
    keep_private(file)
    with file.open("w", encoding="utf-8") as out:
        out.write(f"{text}\n")
        out.flush()
        os.fsync(out.fileno())
