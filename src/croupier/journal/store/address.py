"""Opening a journal by its address: a SQLite file, or `postgresql://...`."""

from __future__ import annotations

from pathlib import Path

from croupier.journal import Journal, open_sqlite
from croupier.journal.store.keyring import Keyring
from croupier.journal.store.old import OldJournal
from croupier.journal.store.sql import SqlJournal
from croupier.journal.store.sqlite import format_of_sqlite, open_old_sqlite
from croupier.refusal import Refused


def open_journal(address: str, *, read_only: bool = False, keys: Path | None = None) -> Journal:
    """For reading of any format; for writing of today's, with all of an older journal that it goes on from.

    `keys` is the file with the keys of people; beside a journal in a file it has the journal's name.
    """
    if read_only:
        return open_for_reading(address, keys)
    journal = open_for_writing(address, keys)
    try:
        journal.check_whole()
    except BaseException:
        journal.close()
        raise
    return journal


def keys_of(address: str) -> Path | None:
    """Where the keys of a journal's people lie, unless somebody says otherwise."""
    return None if _in_postgres(address) else Path(f"{Path(address).resolve()}.keys")


def ring_of(address: str, keys: Path | None, *, read_only: bool) -> Keyring | None:
    file = keys or keys_of(address)
    return None if file is None else Keyring(file, read_only)


def open_for_reading(address: str, keys: Path | None = None) -> SqlJournal | OldJournal:
    ring = ring_of(address, keys, read_only=True)
    if _in_postgres(address):
        from croupier.journal.store import postgres  # noqa: PLC0415 - only who uses it needs psycopg

        old = postgres.format_of_postgres(address) == 1
        return (
            postgres.open_old_postgres(address) if old else postgres.open_postgres(address, read_only=True, keys=ring)
        )
    if not Path(address).is_file():
        raise Refused("no_such_file.journal", "There is no journal {path}.", path=address)
    old = format_of_sqlite(address) == 1
    return open_old_sqlite(address) if old else open_sqlite(address, read_only=True, keys=ring)


def open_for_writing(address: str, keys: Path | None = None) -> SqlJournal:
    ring = ring_of(address, keys, read_only=False)
    if _in_postgres(address):
        from croupier.journal.store.postgres import open_postgres  # noqa: PLC0415 - likewise

        return open_postgres(address, keys=ring, alone=True)
    return open_sqlite(address, keys=ring)


def _in_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))
