"""The seal of a running house: a checkpoint for every round, outside the journal and on the screens, and its checks."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.support import PATIENCE
from tests.web.web_support import LOOSE, open_a_table, serving

from croupier.journal.proof.checkpoint import CheckpointFile, opened
from croupier.journal.proof.signing import PublicKey
from croupier.live.reports.audit import audit
from croupier.live.tables.floor import Clock
from croupier.refusal import Refused
from croupier.web.door.settings import Settings
from croupier.web.journal.program import fingerprints
from croupier.web.journal.sealing import SelfCheck, open_sealer
from croupier.web.server import open_house


def played(folder: Path, rounds: int = 2) -> Settings:
    """A house in which some rounds were played; it is closed again."""
    with serving(folder, tables=open_a_table) as server:
        with server.live(server.client("D1")) as dealer, server.live(server.terminal(1)) as one:
            dealer.done(do="open-betting")
            for _ in range(rounds):
                one.done(do="place-wager", seat=1, bet="red", stake=100)
                dealer.done(do="spin-ball")
                dealer.done(do="call-no-more-bets", wave=True)
                dealer.done(do="declare-result", number="2", turns=8)
                assert one.next("checkpoint")["note"]
            newest = server.house.self_check.sealer.newest
        with server.live(server.terminal(2)) as two:
            assert two.next("checkpoint")["note"] == newest
    return replace(LOOSE, db=str(folder / "j.sqlite"))


def test_every_round_is_sealed_outside_the_journal_and_on_the_screens(tmp_path: Path) -> None:
    settings = played(tmp_path)
    notes = CheckpointFile(tmp_path / "j.checkpoints").notes()
    assert len(notes) == 2
    key = PublicKey.parse((tmp_path / "j.key.pub").read_text())
    assert opened(notes[0], key).size < opened(notes[1], key).size
    assert audit(settings.db, tmp_path / "j.checkpoints", key).ok
    assert (tmp_path / "j.key").stat().st_mode & 0o077 == 0
    found = asyncio.run(SelfCheck(settings, open_sealer(settings), Clock()).once())
    assert (found["ok"], found["checkpoints"]) == (True, 2)
    open_house(settings).journal.close()


def test_a_journal_that_was_cut_or_rewritten_does_not_open(tmp_path: Path) -> None:
    settings = played(tmp_path, 1)
    kept = (tmp_path / "j.checkpoints").read_bytes()
    (tmp_path / "j.sqlite").rename(tmp_path / "gone.sqlite")
    (tmp_path / "j.checkpoints").unlink()
    played(tmp_path, 3)  # another journal in its place, longer than the first, signed with the same key
    (tmp_path / "j.checkpoints").write_bytes(kept)
    with pytest.raises(Refused, match="not those that were sealed") as refused:
        open_house(settings)
    assert refused.value.code == "journal_damaged"
    (tmp_path / "j.sqlite").unlink()
    with pytest.raises(Refused, match="0 records"):
        open_house(settings)


def test_the_self_check_finds_what_was_changed(tmp_path: Path) -> None:
    settings = played(tmp_path, 1)
    with closing(sqlite3.connect(tmp_path / "j.sqlite")) as database, database:
        database.executescript("DROP TRIGGER records_kept_update")
        database.execute("UPDATE records SET text = replace(text, '\"stake\":100', '\"stake\":900')")
    check = SelfCheck(settings, open_sealer(settings), Clock())
    found = asyncio.run(check.once())
    assert not found["ok"]
    assert found["first_bad"]
    assert not found["program_changed"]
    check.program = {}
    assert asyncio.run(check.once())["program_changed"]


def test_health_tells_what_runs_and_what_the_house_found_when_it_looked_at_itself(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, verify=True), tables=open_a_table) as server:
        told = server.client().get("/health").json()
        assert {name: told[name] for name in ("program", "rulebooks")} == fingerprints()
        assert told["fsync_ms"] > 0
        assert (told["self_check"]["ok"], told["self_check"]["program_changed"]) == (True, False)
        assert told["self_check"]["events"] > 0
        assert told["seal"] == server.house.self_check.sealer.newest


def test_a_self_check_that_fails_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    once = SelfCheck.once

    async def fails_once(check: SelfCheck) -> dict[str, Any]:
        tried.append(1)
        if len(tried) == 1:
            raise OSError("no process can be started")
        return await once(check)

    monkeypatch.setattr(SelfCheck, "once", fails_once)
    monkeypatch.setattr("croupier.web.house.FIRST_CHECK_SECONDS", 0.0)
    with serving(tmp_path, replace(LOOSE, self_check_hours=1e-5)) as server:
        until = time.monotonic() + PATIENCE
        while not any(event.name == "self-checked" for event in server.house.journal.read("house")):
            assert time.monotonic() < until
            time.sleep(0.02)
