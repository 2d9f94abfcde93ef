"""Every journal there is, under the names `memory`, `sqlite` and `postgres`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest
from tests.journal.server import binaries, postgres_server

from croupier.journal import Journal, MemoryJournal, open_sqlite
from croupier.journal.store.postgres import open_postgres
from croupier.journal.store.sql import SqlJournal

_schemas = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server. Every worker of pytest-xdist has its own."""
    if (found := binaries()) is None:
        pytest.skip("NO POSTGRESQL HERE: its journal goes untested. apt-get install postgresql")
    with postgres_server(found) as address:
        yield address


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """An empty schema of its own for each test."""
    schema = f"test_{next(_schemas)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}")
    return f"{postgres}&options=-csearch_path%3D{schema}"


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    journal: Journal
    match request.param:
        case "memory":
            journal = MemoryJournal()
        case "sqlite":
            journal = open_sqlite(tmp_path / "journal.sqlite")
        case _:
            journal = open_postgres(request.getfixturevalue("postgres_url"))
    yield journal
    journal.close()


@pytest.fixture(params=["sqlite", "postgres"])
def reopenable(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], SqlJournal]]:
    """A database: each call opens it."""
    opened: list[SqlJournal] = []
    url = request.getfixturevalue("postgres_url") if request.param == "postgres" else ""

    def open_() -> SqlJournal:
        opened.append(open_postgres(url) if url else open_sqlite(tmp_path / "journal.sqlite"))
        return opened[-1]

    yield open_
    for journal in opened:
        journal.close()
