"""What is secret lies closed on the disk under one secret from outside; that and the signing key can be changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from tests.support import croupier
from tests.web.web_support import LOOSE, open_a_table, serving

from croupier.journal import handing_over
from croupier.journal.proof.checkpoint import CheckpointFile, sign
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.journal.secret import IN_ENVIRONMENT, IN_FILE, Secret
from croupier.journal.store.address import open_journal
from croupier.live.reports.audit import audit
from croupier.refusal import Refused
from croupier.web.door.settings import Settings
from croupier.web.journal import rotating
from croupier.web.journal.rotating import rotate_secret, secret_at
from croupier.web.people.kept import HouseStore
from croupier.web.server import open_house


def settings_in(folder: Path) -> Settings:
    return replace(LOOSE, db=str(folder / "j.sqlite"))


def lived(folder: Path) -> None:
    """Somebody signs in, a player's name is sealed, the journal too."""
    with serving(folder, tables=None if (folder / "j.sqlite").exists() else open_a_table) as server:
        server.client("K1").get("/api/people").raise_for_status()
        server.house.self_check.sealer(server.house.journal)


def lying(folder: Path) -> bytes:
    """All that lies on the disk of it, but for the secret itself."""
    return b"".join(file.read_bytes() for file in sorted(folder.iterdir()) if file.name.startswith("j."))


def open_secrets(folder: Path) -> list[str]:
    """Which of the house's secrets can be read off its disk."""
    found, disk = [], lying(folder)
    for name, mark in (("signing key", b"PRIVATE+KEY+"), ("passphrases", b"$argon2"), ("tokens", b'"salt"')):
        if mark in disk:
            found.append(name)
    keys = (folder / "j.sqlite.keys").read_bytes()
    return found + (["keys of people"] if b'"key":"closed/' not in keys else [])


def why_not(settings: Settings) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        open_house(settings)
    return refused.value.code, str(refused.value)


def test_a_house_with_a_secret_has_no_other_on_its_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, settings = tmp_path / "house", settings_in(tmp_path / "house")
    folder.mkdir()
    monkeypatch.setenv(IN_FILE, str(tmp_path / "secret"))
    secret_at(tmp_path / "secret")
    lived(folder)
    assert open_secrets(folder) == []
    lived(folder)  # a start later
    text = (tmp_path / "secret").read_text()
    monkeypatch.delenv(IN_FILE)
    code, told = why_not(settings)
    assert (code, "\n" in told) == ("secret_missing", False)
    assert text.strip() not in told
    monkeypatch.setenv(IN_ENVIRONMENT, text.strip())
    open_house(settings).journal.close()
    for wrong, why in (("QUJD", "secret_malformed"), ("A" * 43 + "=", "secret_wrong")):
        monkeypatch.setenv(IN_ENVIRONMENT, wrong)
        code, told = why_not(settings)
        assert (code, wrong in told) == (why, False)
    monkeypatch.delenv(IN_ENVIRONMENT)
    monkeypatch.setenv(IN_FILE, str(tmp_path / "nowhere"))
    assert why_not(settings)[0] == "secret_no_file"
    (tmp_path / "secret").chmod(0o644)
    monkeypatch.setenv(IN_FILE, str(tmp_path / "secret"))
    assert why_not(settings)[0] == "secret_exposed"


def test_each_of_the_files_is_asked_for_its_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file from elsewhere, open or closed under another secret, stops the start; a changed one too."""
    folder, settings = tmp_path / "house", settings_in(tmp_path / "house")
    folder.mkdir()
    lived(folder)
    plain = {file.name: file.read_bytes() for file in folder.iterdir()}
    rotate_secret(settings, secret_at(tmp_path / "secret"))
    assert open_secrets(folder) == [], "also what lay open before, and what was left in the files"
    monkeypatch.setenv(IN_FILE, str(tmp_path / "secret"))
    lived(folder)
    for name in ("j.key", "j.sqlite.keys", "j.house.sqlite"):
        now = (folder / name).read_bytes()
        (folder / name).write_bytes(plain[name])
        assert why_not(settings)[0] == "secret_unused"
        (folder / name).write_bytes(now)
    text = (folder / "j.key").read_text().strip()
    (folder / "j.key").write_text(text[:-6] + ("A" if text[-6] != "A" else "B") + text[-5:])
    assert why_not(settings)[0] == "secret_damaged"


def test_the_secret_is_rotated_by_one_command_which_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, settings = tmp_path / "house", settings_in(tmp_path / "house")
    folder.mkdir()
    monkeypatch.setenv(IN_FILE, str(tmp_path / "first"))
    secret_at(tmp_path / "first")
    lived(folder)
    command = ["rotate", "secret", "--db", settings.db, "--to", str(tmp_path / "second")]
    with serving(folder, staff=False):
        assert croupier(*command, "--json").json["code"] == "journal_in_use"
    with monkeypatch.context() as stopped:

        def stop(*_: object) -> None:
            raise KeyboardInterrupt

        stopped.setattr(HouseStore, "close_anew", stop)
        with pytest.raises(KeyboardInterrupt):
            rotate_secret(settings, secret_at(tmp_path / "second"))
    assert why_not(settings)[0] == "secret_wrong"
    done = croupier(*command)
    assert done.code == 0
    assert (tmp_path / "second").read_text().strip() not in done.out
    assert why_not(settings)[0] == "secret_wrong"
    monkeypatch.setenv(IN_FILE, str(tmp_path / "second"))
    lived(folder)
    first, disk = Secret.load(tmp_path / "first"), lying(folder)
    assert first.id.encode() not in disk
    assert repr(first) == "Secret()"


def test_an_old_signing_key_signs_the_new_one_and_nothing_after_it(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    lived(tmp_path)
    before, old = (tmp_path / "j.key.pub").read_text(), SigningKey.load(tmp_path / "j.key")
    done = croupier("rotate", "signing-key", "--db", settings.db, "--json")
    assert (done.code, done.json["key"]) == (0, (tmp_path / "j.key.pub").read_text().strip())
    lived(tmp_path)
    checkpoints = tmp_path / "j.checkpoints"
    for known in (before, done.json["key"]):
        report = audit(settings.db, checkpoints, PublicKey.parse(known))
        assert report.ok, report.findings
        assert report.checkpoints >= 3
    stranger = SigningKey.generate("croupier/j", tmp_path / "stranger").public
    assert not audit(settings.db, checkpoints, stranger).ok
    with closing(open_journal(settings.db, read_only=True)) as journal:
        late = sign(journal.heads(), old)
    found = audit(settings.db, [*CheckpointFile(checkpoints).notes(), late], PublicKey.parse(before)).findings
    assert ["was changed at record" in str(one) for one in found] == [True]
    (tmp_path / "j.key").write_text(f"{old.line}\n")
    assert why_not(settings)[0] == "seal_missing"


def test_a_signing_key_that_the_old_one_has_not_signed_is_found(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    lived(tmp_path)
    with closing(sqlite3.connect(tmp_path / "j.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM checkpoints").fetchone()[0] > 0
    thief = SigningKey.generate("croupier/j", tmp_path / "thief")
    before = PublicKey.parse((tmp_path / "j.key.pub").read_text())
    with pytest.MonkeyPatch.context() as forged:
        forged.setattr(
            handing_over, "handed_over",
            lambda old, new: {"old": str(old.public), "new": str(new), "signature": "A" * 86 + "=="},
        )  # fmt: skip
        rotating.rotate_signing_key(settings)
    report = audit(settings.db, tmp_path / "j.checkpoints", before)
    assert any("has not signed the new one" in str(finding) for finding in report.findings)
    assert thief.public != before
