"""New for old, while the house is closed: the secret under which all else lies, and the key that seals the journal."""

from __future__ import annotations

import os
import secrets
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from croupier.journal.handing_over import exchange, hand_over, put
from croupier.journal.port import newest_moment
from croupier.journal.private import keep_private
from croupier.journal.proof.beside import beside
from croupier.journal.proof.signing import ABOUT, PublicKey
from croupier.journal.secret import BYTES, Secret, Secrets, secrets_given
from croupier.journal.store.address import open_for_writing
from croupier.journal.store.keyring import Keyring
from croupier.journal.store.sqlite import own
from croupier.live.clock import utc_now
from croupier.live.moments import stamp
from croupier.web.door.settings import Settings
from croupier.web.people.kept import HouseStore


def secret_at(file: Path) -> Secret:
    """The one in the file; made where there is none."""
    if not file.exists():
        keep_private(file)
        put(file, b64encode(secrets.token_bytes(BYTES)).decode())
    return Secret.load(file)


def rotate_secret(settings: Settings, new: Secret) -> list[Path]:
    """What lay under the secret that is given, or open, lies under the new one. Stopped on the way, it goes on when
    run again: what is under the new one already stays so."""
    both = Secrets((new, *secrets_given().known))
    private, done = beside(settings.db, settings.data).private, []
    with _held(settings.db):
        if private.is_file():
            line = both.open(private.read_text(encoding="utf-8").strip(), ABOUT, str(private))
            exchange(private, both.close(line, ABOUT))
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
    with closing(open_for_writing(settings.db, settings.keys_file)) as journal:
        at = max(stamp(wall()), newest_moment(journal))
        return hand_over(journal, beside(settings.db, settings.data), at)


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
