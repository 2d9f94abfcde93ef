"""Opening a journal by its address: a SQLite file, or `postgresql://...`."""

from __future__ import annotations

from pathlib import Path

from croupier.journal import Journal, open_sqlite
from croupier.refusal import Refused


def open_journal(address: str, *, read_only: bool = False) -> Journal:
    if address.startswith(("postgresql://", "postgres://")):
        from croupier.journal.store.postgres import open_postgres  # noqa: PLC0415 - only who uses it needs psycopg

        return open_postgres(address, read_only=read_only)
    if read_only and not Path(address).is_file():
        raise Refused("no_such_file.journal", "There is no journal {path}.", path=address)
    return open_sqlite(address, read_only=read_only)
