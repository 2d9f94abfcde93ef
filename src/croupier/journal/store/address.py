"""Opening a journal by its address: a SQLite file, or `postgresql://...`."""

from __future__ import annotations

from pathlib import Path

from croupier.journal import Journal, open_sqlite
from croupier.journal.store.old import OldJournal
from croupier.journal.store.sql import SqlJournal
from croupier.journal.store.sqlite import format_of_sqlite, open_old_sqlite
from croupier.refusal import Refused


def open_journal(address: str, *, read_only: bool = False) -> Journal:
    """For reading of any format; for writing of today's, with all of an older journal that it goes on from."""
    if read_only:
        return open_for_reading(address)
    journal = open_for_writing(address)
    try:
        journal.check_whole()
    except BaseException:
        journal.close()
        raise
    return journal


def open_for_reading(address: str) -> SqlJournal | OldJournal:
    if _in_postgres(address):
        from croupier.journal.store import postgres  # noqa: PLC0415 - only who uses it needs psycopg

        old = postgres.format_of_postgres(address) == 1
        return postgres.open_old_postgres(address) if old else postgres.open_postgres(address, read_only=True)
    if not Path(address).is_file():
        raise Refused("no_such_file.journal", "There is no journal {path}.", path=address)
    return open_old_sqlite(address) if format_of_sqlite(address) == 1 else open_sqlite(address, read_only=True)


def open_for_writing(address: str) -> SqlJournal:
    if _in_postgres(address):
        from croupier.journal.store.postgres import open_postgres  # noqa: PLC0415 - likewise

        return open_postgres(address)
    return open_sqlite(address)


def _in_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))
