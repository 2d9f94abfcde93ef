"""A backup is taken from the living journal, and is only called one when it verifies."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest
from tests.journal.samples import fill, wager

from croupier.journal import open_sqlite
from croupier.journal.backup import backup
from croupier.journal.proof.checkpoint import CheckpointFile, make_checkpoint
from croupier.journal.proof.signing import SigningKey
from croupier.journal.proof.verify import verify
from croupier.journal.store.sql import SqlJournal
from croupier.refusal import Refused


@pytest.fixture
def live(tmp_path: Path) -> Iterator[SqlJournal]:
    journal = open_sqlite(tmp_path / "journal.sqlite")
    fill(journal, 50)
    yield journal
    journal.close()


def test_a_backup_of_a_journal_that_is_being_written(live: SqlJournal, tmp_path: Path) -> None:
    key = SigningKey.generate("casino", tmp_path / "key")
    outside = CheckpointFile(tmp_path / "checkpoints")
    make_checkpoint(live, key, outside)
    stop, started, written = Event(), Event(), 0

    def write() -> None:
        nonlocal written
        while not stop.is_set():
            live.append([wager("table/2", written, f"w{written}")])
            written += 1
            started.set()

    writer = Thread(target=write)
    writer.start()
    try:
        started.wait(5)
        reports = [
            backup(tmp_path / "journal.sqlite", tmp_path / f"b{n}", checkpoints=outside.path, public_key=key.public)
            for n in range(3)
        ]
    finally:
        stop.set()
        writer.join()
    assert all(report.ok and report.checkpoints == 1 for report in reports)
    assert 150 < reports[0].events <= reports[1].events <= reports[2].events <= 150 + written
    assert sorted(file.name for file in tmp_path.glob("b*")) == ["b0", "b1", "b2"], "nothing is left beside a backup"
    restored = open_sqlite(tmp_path / "b2")
    assert restored.heads() == list(reports[2].heads)
    fill(restored, 1, "table/9")
    assert verify(restored).ok
    restored.close()


def test_a_backup_is_not_written_over(live: SqlJournal, tmp_path: Path) -> None:
    (tmp_path / "b").write_text("precious")
    with pytest.raises(Refused) as refused:
        backup(tmp_path / "journal.sqlite", tmp_path / "b")
    assert refused.value.code == "backup_exists"
    assert (tmp_path / "b").read_text() == "precious"


def test_a_copy_that_does_not_verify_is_not_kept(live: SqlJournal, tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "journal.sqlite", isolation_level=None)
    connection.execute("UPDATE heads SET sequence = sequence + 1")
    connection.close()
    with pytest.raises(Refused) as refused:
        backup(tmp_path / "journal.sqlite", tmp_path / "b")
    assert refused.value.code == "backup_unsound"
    assert "head" in refused.value.facts["findings"][0]
    assert not [*tmp_path.glob("b*")]
