"""All of a house is copied while it runs, and taken out again in an empty place: from either store into either."""

from __future__ import annotations

import json
import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from tests.journal.conftest import postgres, postgres_url  # noqa: F401 - a database for a test
from tests.support import croupier
from tests.web.web_support import LOOSE, PASSPHRASE, open_a_table, serving

from croupier.journal.port import size_of
from croupier.journal.store.address import open_journal
from croupier.web.backup.contents import Manifest
from croupier.web.backup.making import back_up
from croupier.web.door.settings import Settings
from croupier.web.server import open_house


def house_at(folder: Path, db: str = "") -> Settings:
    folder.mkdir(exist_ok=True)
    return replace(LOOSE, db=db or str(folder / "j.sqlite"), data=str(folder) if db else "")


def flags(settings: Settings) -> list[str]:
    return ["--db", settings.db, *(["--data", settings.data] if settings.data else [])]


def round_played(server: object) -> None:
    with server.live(server.client("D1")) as dealer, server.live(server.terminal(1)) as one:  # type: ignore[attr-defined]
        dealer.ask(do="open-betting")  # it is open already after a round
        one.done(do="place-wager", seat=1, bet="red", stake=100)
        dealer.done(do="spin-ball")
        dealer.done(do="call-no-more-bets", wave=True)
        dealer.done(do="declare-result", number="2", turns=8)
        one.next("checkpoint")


def backed_up(folder: Path, settings: Settings, to: Path) -> None:
    """A round, then the backup, while somebody goes on asking; then another round."""
    with serving(folder, db=settings.db if settings.data else "", tables=open_a_table) as server:
        round_played(server)
        stop = threading.Event()

        def ask() -> None:
            while not stop.is_set():
                server.client("K1").post("/api/people/D1/unlock").raise_for_status()

        asking = threading.Thread(target=ask)
        asking.start()
        try:
            done = croupier("backup", "-o", str(to), *flags(settings), "--json")
        finally:
            stop.set()
            asking.join()
        assert (done.code, done.json["ok"], done.json["altered"]) == (0, True, [])
        assert done.json["records"] <= size_of(server.house.journal)
        round_played(server)


@pytest.mark.parametrize(("here", "there"), [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite")])
def test_a_running_house_is_backed_up_and_restored(
    here: str, there: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgres_url") if "postgres" in (here, there) else ""
    old = house_at(tmp_path / "old", url if here == "postgres" else "")
    new = house_at(tmp_path / "new", url if there == "postgres" else "")
    backup = tmp_path / ("house.zip" if here == there else "house")
    backed_up(tmp_path / "old", old, backup)
    done = croupier("restore", str(backup), *flags(new), "--json")
    assert done.code == 0, done.out
    assert (done.json["ok"], done.json["altered"], done.json["ahead"]) == (True, [], [])
    with closing(open_journal(new.db, read_only=True)) as journal:
        *_, last = journal.read("journal")
        assert last.name == "journal-restored"
        assert last.data["records"] + 1 == done.json["records"]
    with serving(tmp_path / "new", db=new.db if new.data else "", staff=False) as server:
        assert server.client("K1").get("/api/people").status_code == 200, "people sign in as before"
        round_played(server)
    where = ["--checkpoint", str(tmp_path / "new" / "j.checkpoints"), "--key", str(tmp_path / "new" / "j.key.pub")]
    if new.data:
        where = [part.replace("j.", "journal.") for part in where]
    assert croupier("journal", "verify", new.db, *where).code == 0


def a_house(folder: Path, backup: Path) -> Settings:
    """Backed up with its first checkpoint, and played on after that."""
    settings = house_at(folder)
    with serving(folder, tables=open_a_table) as server:
        round_played(server)
        back_up(settings, backup)
        round_played(server)
    return settings


def test_a_backup_behind_what_others_vouch_for_takes_two_key_managers(tmp_path: Path) -> None:
    backup = tmp_path / "house"
    old = a_house(tmp_path / "old", backup)
    kept = str(tmp_path / "old" / "j.checkpoints")
    new = house_at(tmp_path / "new")
    asked = ["restore", str(backup), *flags(new), "--checkpoint", kept, "--json"]
    alone = croupier(*asked)
    assert (alone.code, alone.json["id"]) == (2, "restore_behind")
    both = [f"--by={badge}" for badge in ("K1", "K2")]
    for named, typed in (
        (["--by=K1", "--by=K1"], [PASSPHRASE, PASSPHRASE]),
        (both, [PASSPHRASE, "a wrong passphrase"]),
        (["--by=K1", "--by=S1"], [PASSPHRASE, PASSPHRASE]),
    ):
        again = croupier(*asked, *named, stdin="".join(f"{line}\n" for line in typed))
        assert (again.code, again.json["code"]) in ((2, "restore_behind"), (2, "sign_in_failed"))
        assert not [*Path(new.db).parent.iterdir()], "nothing is there"
    done = croupier(*asked, *both, stdin=f"{PASSPHRASE}\n{PASSPHRASE}\n")
    assert (done.code, len(done.json["ahead"])) == (0, 1)
    with closing(open_journal(new.db, read_only=True)) as journal:
        *_, restored, changed = journal.read("journal")
        assert (restored.name, restored.data["by"]) == ("journal-restored", ["K1", "K2"])
        assert changed.name == "journal-key-changed", "what others have seen is of another origin"
    assert croupier("restore", str(backup), *flags(old), "--json").json["code"] == "restore_not_empty"


def test_a_checkpoint_that_the_backup_has_needs_nobody(tmp_path: Path) -> None:
    backup = tmp_path / "house"
    a_house(tmp_path / "old", backup)
    (tmp_path / "kept").write_bytes((backup / "checkpoints").read_bytes())
    new = house_at(tmp_path / "new")
    assert croupier("restore", str(backup), *flags(new), "--checkpoint", str(tmp_path / "kept")).code == 0
    open_house(new).journal.close()


def test_a_damaged_backup_is_not_restored(tmp_path: Path) -> None:
    backup = tmp_path / "house"
    a_house(tmp_path / "old", backup)
    new = house_at(tmp_path / "new")
    lines = (backup / "journal.jsonl").read_bytes().splitlines(keepends=True)
    manifest = (backup / "backup.json").read_text()

    def restored() -> str:
        answer = croupier("restore", str(backup), *flags(new), "--json")
        assert not [*Path(new.db).parent.iterdir()], "nothing is there"
        return str(answer.json["code"])

    (backup / "journal.jsonl").write_bytes(b"".join(lines[:10] + lines[11:]))
    assert restored() == "backup_not_whole"
    said = json.loads(manifest)
    from croupier.web.backup.contents import digest_of

    said["files"]["journal.jsonl"] = digest_of(backup / "journal.jsonl")
    (backup / "backup.json").write_text(json.dumps(said))
    assert restored() == "backup_not_whole", "also where its list of files was mended"
    (backup / "backup.json").write_text(manifest[:-30])
    assert restored() == "backup_not_whole"
    (tmp_path / "b.zip").write_bytes(b"PK not an archive")
    assert croupier("restore", str(tmp_path / "b.zip"), *flags(new), "--json").json["code"] == "backup_not_whole"


def test_a_place_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    backup = tmp_path / "house"
    a_house(tmp_path / "old", backup)
    new = house_at(tmp_path / "new")
    for name in ("j.sqlite", "j.house.sqlite", "j.key", "j.sqlite.keys", "j.checkpoints"):
        file = Path(new.db).with_name(name)
        file.write_text("precious")
        assert croupier("restore", str(backup), *flags(new), "--json").json["code"] == "restore_not_empty"
        assert file.read_text() == "precious"
        file.unlink()
    assert croupier("backup", "-o", str(backup), *flags(new), "--json").json["code"] == "backup_exists"
    assert Manifest.read(backup).records > 0


def test_what_somebody_signs_in_with_is_there_even_if_it_changes_in_that_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the journal's moment and the copy of the people's file the record that counts is dropped for another."""
    settings = house_at(tmp_path / "old")
    with serving(tmp_path / "old", tables=open_a_table) as server:
        server.client("K1")
        from croupier.web.backup import contents
        from croupier.web.backup import making as module

        heads = type(server.house.journal).heads
        copied = contents.copy_database

        def later(source: Path, target: Path) -> None:
            if target.name == "people.sqlite":
                with closing(sqlite3.connect(source)) as file, file:
                    file.execute("DELETE FROM sealed WHERE owner = 'S1'")
            copied(source, target)

        monkeypatch.setattr(module, "copy_database", later)
        done = back_up(settings, tmp_path / "house")
        assert heads(server.house.journal)
        assert done.altered == []
