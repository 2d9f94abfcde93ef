"""A house and its witnesses: they vouch for every checkpoint behind the game, and a start with less is refused."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.journal.test_witness import witnessing
from tests.support import PATIENCE, croupier
from tests.web.test_backup import flags, round_played
from tests.web.web_support import LOOSE, PASSPHRASE, Server, open_a_table, serving

from croupier.journal.proof.checkpoint import CheckpointFile, parse
from croupier.journal.proof.signing import PublicKey
from croupier.journal.proof.witness import WitnessKey
from croupier.refusal import Refused
from croupier.web.backup.contents import digest_of
from croupier.web.backup.making import back_up
from croupier.web.door.settings import Settings
from croupier.web.server import open_house


def vouched(server: Server, key: WitnessKey, file: Path) -> None:
    """Until the newest checkpoint is cosigned."""
    until = time.monotonic() + PATIENCE
    while True:
        size = parse(server.house.self_check.sealer.newest).size
        notes = CheckpointFile(file).notes()
        if notes and parse(notes[-1]).size == size:
            assert key.seen(notes[-1])
            return
        assert time.monotonic() < until
        time.sleep(0.05)


def why_not(settings: Settings) -> str:
    with pytest.raises(Refused) as refused:
        open_house(settings)
    return str(refused.value.id)


def test_witnesses_vouch_for_a_house_and_stop_one_that_has_less(tmp_path: Path) -> None:
    house, safe, new = tmp_path / "house", tmp_path / "backup", tmp_path / "new"
    house.mkdir()
    with serving(house, tables=open_a_table):
        pass  # the key is made
    with witnessing(tmp_path / "w", house / "j.key.pub") as witness:
        asked = replace(LOOSE, witnesses=(f"{witness.url} {witness.key}",))
        settings = replace(asked, db=str(house / "j.sqlite"))
        with serving(house, asked) as server:
            round_played(server)
            vouched(server, witness.key, house / "j.witnessed")
            back_up(settings, safe)
            copies = {file.name: file.read_bytes() for file in house.iterdir() if "witness" not in file.name}
            round_played(server)
            vouched(server, witness.key, house / "j.witnessed")
        found = croupier("journal", "verify", settings.db, "--json").json
        assert found["ok"], found["findings"]
        assert found["unwitnessed"] < found["records"]
        assert ("no witness vouches" in "".join(found["remarks"])) == bool(found["unwitnessed"])
        house_now = {file.name: file.read_bytes() for file in house.iterdir()}
        for file in house.iterdir():
            file.unlink()
        for name, content in copies.items():  # an older house, seals and all, with nothing newer beside it
            (house / name).write_bytes(content)
            (house / name).chmod(0o600)
        assert why_not(settings) == "journal_damaged.witnessed"
        for file in house.iterdir():
            file.unlink()
        for name, content in house_now.items():
            (house / name).write_bytes(content)
            (house / name).chmod(0o600)
        back = replace(asked, db=str(new / "j.sqlite"))
        listed = tmp_path / "house.toml"
        listed.write_text(f"witnesses = ['{witness.url} {witness.key}']\n")
        asks = ["restore", str(safe), *flags(back), "--settings", str(listed), "--json"]
        assert croupier(*asks).json["code"] == "restore_behind"
        done = croupier(*asks, "--by=K1", "--by=K2", stdin=f"{PASSPHRASE}\n{PASSPHRASE}\n")
        assert done.code == 0, done.out
        origin = PublicKey.parse((new / "j.key.pub").read_text()).name
        assert origin.startswith("croupier/j/from-"), "what goes on from there has another name"
        gone_on = open_house(back)
        gone_on.store.close()
        gone_on.journal.close()
    # Without its witness the house opens all the same; what lies beside it still tells what was seen.
    away = open_house(settings)
    away.store.close()
    away.journal.close()
    assert croupier(*asks, "--db", str(tmp_path / "third.sqlite")).json["code"] == "restore_behind"
    older = house / "j.sqlite"
    older.write_bytes(copies["j.sqlite"])
    (house / "j.sqlite-wal").write_bytes(copies.get("j.sqlite-wal", b""))
    (house / "j.checkpoints").write_bytes(copies["j.checkpoints"])
    assert why_not(settings) == "journal_damaged.witnessed"


def test_a_cosignature_that_is_none_is_a_finding(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table):
        pass
    with witnessing(tmp_path / "w", tmp_path / "j.key.pub") as witness:
        asked = replace(LOOSE, witnesses=(f"{witness.url} {witness.key}",))
        with serving(tmp_path, asked) as server:
            round_played(server)
            vouched(server, witness.key, tmp_path / "j.witnessed")
    file = tmp_path / "j.witnessed"
    text = file.read_text().rstrip("\n")
    file.write_text(text[:-8] + ("AAAA" if text[-8:-4] != "AAAA" else "BBBB") + text[-4:] + "\n\n")
    found = croupier("journal", "verify", str(tmp_path / "j.sqlite"), "--json").json
    assert not found["ok"]
    assert "is not by its key" in "".join(found["findings"])


def test_a_witness_in_the_settings_is_an_address_and_its_key(tmp_path: Path) -> None:
    for wrong in ("https://w.example", "w.example/x w1+00000000+BAAA", "https://w.example a+b+c"):
        assert why_not(replace(LOOSE, db=str(tmp_path / "j.sqlite"), witnesses=(wrong,))) == "bad_setting.witnesses"


def emptied_of_seals(backup: Path) -> None:
    """By somebody who mends the list of its files, too."""
    lines = (backup / "journal.jsonl").read_bytes().splitlines(keepends=True)
    (backup / "journal.jsonl").write_bytes(b"".join(line for line in lines if not line.startswith(b'{"checkpoint":')))
    (backup / "checkpoints").write_bytes(b"")
    said = json.loads((backup / "backup.json").read_text())
    said["files"] = {name: digest_of(backup / name) for name in said["files"]}
    (backup / "backup.json").write_text(json.dumps(said))


def test_a_backup_without_its_seals_or_of_a_journal_that_is_not_known_is_behind_too(tmp_path: Path) -> None:
    """Who cannot be asked, or does not say, vouches for nothing; and no two restores go on under one name."""
    house, safe = tmp_path / "house", tmp_path / "backup"
    house.mkdir()
    with serving(house, tables=open_a_table):
        pass
    with witnessing(tmp_path / "w", house / "j.key.pub") as witness:
        asked = replace(LOOSE, witnesses=(f"{witness.url} {witness.key}",))
        with serving(house, asked) as server:
            round_played(server)
            back_up(replace(asked, db=str(house / "j.sqlite")), safe)
            round_played(server)
            vouched(server, witness.key, house / "j.witnessed")
        listed = tmp_path / "house.toml"
        listed.write_text(f"witnesses = ['{witness.url} {witness.key}']\n")

        def restored(backup: Path, to: str, *by: str) -> Any:
            asks = [
                "restore",
                str(backup),
                "--db",
                str(tmp_path / to / "j.sqlite"),
                "--settings",
                str(listed),
                "--json",
            ]
            return croupier(*asks, *by, stdin=f"{PASSPHRASE}\n{PASSPHRASE}\n")

        both = ("--by=K1", "--by=K2")
        assert restored(safe, "one").json["code"] == "restore_behind"
        origins = []
        for to in ("one", "two"):
            assert restored(safe, to, *both).code == 0
            origins.append(PublicKey.parse((tmp_path / to / "j.key.pub").read_text()).name)
        assert len(set(origins)) == 2, "else a witness would take the one for the other"
        back_up(replace(asked, db=str(tmp_path / "one" / "j.sqlite")), tmp_path / "of-one")
        unknown = restored(tmp_path / "of-one", "three")
        assert unknown.json["code"] == "restore_behind", "the witness does not know the new name"
        assert "404" in str(unknown.json["facts"]["ahead"])
        emptied_of_seals(safe)
        assert restored(safe, "four").json["code"] == "restore_behind"
        assert not (tmp_path / "four" / "j.sqlite").exists()
