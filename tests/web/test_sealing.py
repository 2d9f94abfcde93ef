"""The seal of a running house: a checkpoint for every round, outside the journal and on the screens, and its checks."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tests.support import PATIENCE, croupier
from tests.web.web_support import LOOSE, Server, open_a_table, serving

from croupier.journal.backup import backup
from croupier.journal.proof.checkpoint import CheckpointFile, opened, parse
from croupier.journal.proof.signing import PublicKey
from croupier.journal.store.address import open_journal
from croupier.live.clock import Clock
from croupier.live.reports.audit import audit
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


def check_of(settings: Settings) -> SelfCheck:
    with closing(open_journal(settings.db, read_only=True)) as journal:
        return SelfCheck(settings, open_sealer(settings, journal), Clock())


def sealed_texts(server: Server) -> list[str]:
    """What the newest checkpoint vouches for."""
    newest = server.house.self_check.sealer.newest
    sealed = parse(newest).size if newest else 0
    return [text for text, _ in islice(server.house.journal.sealed(0), sealed)]


def why_not(settings: Settings) -> str:
    """For what reason the house does not open."""
    with pytest.raises(Refused) as refused:
        open_house(settings)
    return str(refused.value.id)


def test_every_round_is_sealed_outside_the_journal_and_on_the_screens(tmp_path: Path) -> None:
    settings = played(tmp_path)
    notes = CheckpointFile(tmp_path / "j.checkpoints").notes()
    assert len(notes) == 3, "two rounds, and the end of the day"
    key = PublicKey.parse((tmp_path / "j.key.pub").read_text())
    assert opened(notes[0], key).size < opened(notes[1], key).size
    assert audit(settings.db, tmp_path / "j.checkpoints", key).ok
    assert (tmp_path / "j.key").stat().st_mode & 0o077 == 0
    found = asyncio.run(check_of(settings).once())
    assert (found["ok"], found["checkpoints"]) == (True, 3)
    assert audit(settings.db, tmp_path / "j.checkpoints", key).unvouched == 0
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
    check = check_of(settings)
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
    monkeypatch.setattr("croupier.web.journal.sealing.FIRST_CHECK_SECONDS", 0.0)
    with serving(tmp_path, replace(LOOSE, self_check_hours=1e-5)) as server:
        until = time.monotonic() + PATIENCE
        while not any(event.name == "self-checked" for event in server.house.journal.read("house")):
            assert time.monotonic() < until
            time.sleep(0.02)


def test_without_its_seals_a_sealed_journal_is_not_opened_and_an_old_copy_neither(tmp_path: Path) -> None:
    """The file says how long the journal was: with it gone, a copy from before would pass for the whole."""
    settings = played(tmp_path, 1)
    seals, key = tmp_path / "j.checkpoints", tmp_path / "j.key"
    backup(tmp_path / "j.sqlite", tmp_path / "older.sqlite")
    with serving(tmp_path, staff=False) as server:
        server.client("S1")
    whole = seals.read_bytes()
    (tmp_path / "older.sqlite").rename(tmp_path / "j.sqlite")
    assert why_not(settings) == "journal_damaged.sealed"
    seals.unlink()
    assert why_not(settings) == "seal_missing.checkpoints"
    seals.write_bytes(whole)
    key.rename(tmp_path / "away")
    assert why_not(settings) == "seal_missing.key"
    assert not key.exists(), "no other key is made in its place"


def test_what_the_file_of_seals_has_lost_comes_back_from_the_journal(tmp_path: Path) -> None:
    settings = played(tmp_path, 2)
    seals = CheckpointFile(tmp_path / "j.checkpoints")
    whole = seals.notes()
    seals.path.write_text("".join(f"{note}\n" for note in whole[:1]))
    open_house(settings).journal.close()
    assert seals.notes() == whole
    seals.path.unlink()
    assert croupier("journal", "checkpoints", settings.db, str(seals.path), "--json").json["checkpoints"] == 3
    assert seals.notes() == whole
    assert croupier("journal", "checkpoints", settings.db, str(seals.path)).code == 2
    open_house(settings).journal.close()


def test_verify_uses_the_seals_beside_the_journal_and_says_what_nobody_vouches_for(tmp_path: Path) -> None:
    settings = played(tmp_path, 2)
    plain = croupier("journal", "verify", settings.db, "--json").json
    assert (plain["ok"], plain["checkpoints"], plain["unvouched"]) == (True, 3, 0)
    with closing(sqlite3.connect(settings.db)) as database, database:
        database.executescript("DROP TRIGGER checkpoints_kept_delete; DELETE FROM checkpoints WHERE number > 1")
    seals = CheckpointFile(tmp_path / "j.checkpoints")
    first, *_ = seals.notes()
    seals.path.write_text(f"{first}\n")
    schema = ["database: the schema is not as made: checkpoints_kept_delete is missing, added or changed"]
    now = croupier("journal", "verify", settings.db, "--json").json
    assert now["findings"] == schema
    assert now["unvouched"] > 0
    assert f"{now['unvouched']} records since" in "".join(now["remarks"])
    late = croupier("journal", "verify", settings.db, "--json", "--within", "0").json
    assert any("for too long nobody has vouched" in finding for finding in late["findings"])


def test_a_journal_written_anew_under_another_key_is_found_by_the_key_beside_it(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine", tmp_path / "other"
    for folder in (mine, other):
        folder.mkdir()
        played(folder, 1)
    journal = mine / "j.sqlite"
    (other / "j.sqlite").rename(journal)
    assert croupier("journal", "verify", str(journal)).code == 1
    assert croupier("journal", "verify", str(journal), "--alone").code == 0, "by itself it is a good journal"


def test_a_house_without_a_round_is_sealed_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.web.journal.sealing.SEAL_SECONDS", 0.01)
    with serving(tmp_path, LOOSE, tables=open_a_table) as server:
        server.client("S1").post("/api/session/awake")
        until = time.monotonic() + PATIENCE
        while not any("signed-in" in text for text in sealed_texts(server)):
            assert time.monotonic() < until
            time.sleep(0.02)
