"""What lies on the disk is for the owner of the house alone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.web_support import open_a_table, serving

from croupier.journal.backup import backup


@pytest.fixture(autouse=True)
def _a_careless_machine() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def readable(folder: Path) -> dict[str, str]:
    """Files that others than the owner can do anything with."""
    modes = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir() if file.is_file()}
    return {name: oct(mode) for name, mode in modes.items() if mode != 0o600}


def played(folder: Path) -> None:
    """The house is open, a note is sealed, and SQLite has its logs beside the files."""
    with serving(folder, tables=None if (folder / "j.sqlite").exists() else open_a_table) as server:
        server.client("S1")
        server.house.self_check.sealer(server.house.journal)
        assert {"j.sqlite-wal", "j.sqlite-shm", "j.house.sqlite-wal"} <= {file.name for file in folder.iterdir()}
        assert readable(folder) == {}


def test_journal_people_keys_and_checkpoints_are_for_the_owner_alone(tmp_path: Path) -> None:
    played(tmp_path)
    assert {"j.sqlite", "j.house.sqlite", "j.key", "j.key.pub", "j.checkpoints"} <= {f.name for f in tmp_path.iterdir()}
    assert readable(tmp_path) == {}
    backup(tmp_path / "j.sqlite", tmp_path / "copy.sqlite")
    assert readable(tmp_path) == {}


def test_files_from_before_are_closed_at_the_start(tmp_path: Path) -> None:
    played(tmp_path)
    for file in tmp_path.iterdir():
        if file.name != "j.key":  # A key that others could read may be known to them: it is refused.
            file.chmod(0o666)
    played(tmp_path)
