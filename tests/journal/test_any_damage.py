"""Whatever is damaged or forged, in a journal or in what lies beside it, is a finding: no traceback, and never "ok".

Bytes that mean nothing (free space in SQLite's pages, a line end for another space) may change; then what is read must
be what it was.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.journal.samples import cause
from tests.journal.thief import Copy
from tests.support import croupier

from croupier.canonical import canonical
from croupier.journal import Append, NewEvent, open_sqlite
from croupier.journal.proof.beside import beside
from croupier.journal.proof.checkpoint import CheckpointFile, make_checkpoint, parse
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.journal.proof.witness import Witness, WitnessKey, request_of
from croupier.journal.record.encoding import hash_of

TABLES = ("records", "once", "heads", "tree", "checkpoints", "snapshots")
RECORDS = 12
FILES = ("j.sqlite", "j.checkpoints", "j.key.pub", "j.witnessed", "j.witnesses")
State = tuple[Any, ...]


def noted(number: int) -> Append:
    """Of a stream that nobody folds: what is found here is found by seals and tables alone."""
    return Append("other/1", number, cause(f"k-{number}"), (NewEvent("noted", 1, {"number": number}),))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal as a house keeps it: key, checkpoints, cosignatures beside it, all of it vouched for."""
    folder = tmp_path_factory.mktemp("house")
    near = beside(str(folder / "j.sqlite"))
    key = SigningKey.generate("casino", near.private)
    near.public.write_text(f"{key.public}\n")
    known = {"casino": key.public}
    witness = Witness(SigningKey.generate("w1", folder / "w.key"), folder, known, lambda: 1_800_000_000)
    near.witnesses.write_text(f"{WitnessKey('w1', witness.key.public.raw)}\n")
    before = None
    with closing(open_sqlite(folder / "j.sqlite")) as journal:
        for half in range(2):
            journal.append([noted(half * RECORDS // 2 + n) for n in range(RECORDS // 2)])
            note = make_checkpoint(journal, key, CheckpointFile(near.checkpoints))
            answered = witness.add_checkpoint(request_of(journal, before, note))
            assert answered.status == 200
            CheckpointFile(near.witnessed).add(note + answered.body)
            before = parse(note)
    return folder


def copied(house: Path, folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name in FILES:
        shutil.copyfile(house / name, folder / name)
    return folder


def read(folder: Path) -> State:
    """All that there is to be read."""
    near = beside(str(folder / "j.sqlite"))
    with closing(sqlite3.connect(folder / "j.sqlite")) as database:
        rows = tuple(tuple(database.execute(f"SELECT * FROM {table} ORDER BY 1, 2")) for table in TABLES)
    keys = tuple(WitnessKey.parse(line) for line in near.witnesses.read_text().splitlines() if line.strip())
    cosigned = tuple(sorted(note.splitlines()) for note in CheckpointFile(near.witnessed).notes())  # in any order
    notes = (tuple(CheckpointFile(near.checkpoints).notes()), cosigned)
    return rows, notes, PublicKey.parse(near.public.read_text()), keys


def verified(folder: Path) -> tuple[int, Any]:
    """A traceback fails the test."""
    answer = croupier("journal", "verify", str(folder / "j.sqlite"), "--json")
    return answer.code, answer.json


def noticed(house: Path, folder: Path, what: str) -> bool:
    """Whether it is a finding; where it is none, it must mean nothing."""
    code, report = verified(folder)
    if code == 0:
        less = report["unwitnessed"]  # fewer cosignatures are fewer: nobody beside the journal knows of more
        assert less or read(folder) == read(house), what
        return False
    assert report.get("findings") or code == 2, what
    return True


def flips(house: Path, folder: Path, chance: Random, count: int) -> int:
    found = 0
    whole = {name: (house / name).read_bytes() for name in FILES}
    for _ in range(count):
        name = chance.choice(FILES)
        at, bit = chance.randrange(len(whole[name])), chance.randrange(8)
        copied(house, folder)
        flipped = bytearray(whole[name])
        flipped[at] ^= 1 << bit
        (folder / name).write_bytes(flipped)
        found += noticed(house, folder, f"{name}, byte {at}, bit {bit}")
    return found


def test_the_house_is_sound(house: Path, tmp_path: Path) -> None:
    code, report = verified(copied(house, tmp_path / "copy"))
    assert (code, report["findings"], report["unvouched"], report["unwitnessed"]) == (0, [], 0, 0)


def test_a_flipped_bit_is_found(house: Path, tmp_path: Path) -> None:
    assert flips(house, tmp_path / "copy", Random(1), 100) > 50


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_flipped_bits_are_found(house: Path, tmp_path: Path, part: int) -> None:
    assert flips(house, tmp_path / "copy", Random(f"flips {part}"), 1000) > 500


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_cut_off_or_gone_is_found(house: Path, tmp_path: Path, name: str) -> None:
    whole = (house / name).read_bytes()
    for length in sorted({0, 1, len(whole) // 3, len(whole) // 2, len(whole) - 40}):
        folder = copied(house, tmp_path / "copy")
        (folder / name).write_bytes(whole[:length])
        assert noticed(house, folder, f"{name} cut to {length}") or name == "j.witnessed"
    folder = copied(house, tmp_path / "copy")
    (folder / name).unlink()
    assert noticed(house, folder, f"{name} gone")


@pytest.mark.parametrize("one", FILES)
@pytest.mark.parametrize("other", FILES)
def test_files_that_changed_places_are_found(house: Path, tmp_path: Path, one: str, other: str) -> None:
    if one < other:
        folder = copied(house, tmp_path / "copy")
        shutil.copyfile(house / one, folder / other)
        shutil.copyfile(house / other, folder / one)
        noticed(house, folder, f"{one} for {other}")


def test_lines_that_changed_places_or_are_gone_are_found(house: Path, tmp_path: Path) -> None:
    for name in FILES[1:]:
        lines = (house / name).read_bytes().splitlines(keepends=True)
        for at in range(len(lines)):
            folder = copied(house, tmp_path / "copy")
            (folder / name).write_bytes(b"".join(lines[:at] + lines[at + 1 :]))
            noticed(house, folder, f"{name} without line {at}")
            (folder / name).write_bytes(b"".join([*lines[:at], *lines[at : at + 2][::-1], *lines[at + 2 :]]))
            noticed(house, folder, f"{name} with line {at} swapped")


def test_the_newest_checkpoint_is_missed(house: Path, tmp_path: Path) -> None:
    """From the file, from the journal, and from both: then its cosignature tells of it, or its records wait."""
    folder = copied(house, tmp_path / "copy")
    notes = CheckpointFile(folder / "j.checkpoints").notes()
    (folder / "j.checkpoints").write_text(f"{notes[0]}\n")
    assert "lacks 1 checkpoint that the journal has" in str(verified(folder)[1]["findings"])
    folder = copied(house, tmp_path / "copy")
    Copy(folder / "j.sqlite", folder, SigningKey.load(house / "j.key").public).tamper(
        "DELETE FROM checkpoints WHERE number = 2"
    )
    assert "the journal lacks 1 checkpoint" in str(verified(folder)[1]["findings"])
    Copy(folder / "j.sqlite", folder, SigningKey.load(house / "j.key").public).tamper(
        "DELETE FROM records WHERE sequence > 6"
    )
    (folder / "j.checkpoints").write_text(f"{notes[0]}\n")
    assert any("the end is cut off" in finding for finding in verified(folder)[1]["findings"])


# --- forgeries: by somebody who knows the tables


def forgeries(house: Path, folder: Path, chance: Random, count: int) -> None:
    for number in range(count):
        copied(house, folder)
        what = chance.choice((_column, _gone, _twice, _swapped, _rewritten))(folder, chance)
        code, report = verified(folder)
        assert code == 1, (number, what)
        assert report["findings"], (number, what)


def _rows(database: sqlite3.Connection, table: str) -> list[tuple[Any, ...]]:
    return database.execute(f"SELECT rowid, * FROM {table}").fetchall()


def _changed(folder: Path, deed: Any) -> None:
    Copy(
        folder / "j.sqlite", folder, SigningKey.generate("x", folder / f"{len(list(folder.iterdir()))}").public
    ).tamper(do=deed)


def _column(folder: Path, chance: Random) -> str:
    told = ""

    def deed(database: sqlite3.Connection) -> None:
        nonlocal told
        table = chance.choice(("records", "heads", "checkpoints"))
        row = chance.choice(_rows(database, table))
        names = [name for _, name, *_ in database.execute(f"PRAGMA table_info({table})")]
        at = chance.randrange(len(names))
        was = row[at + 1]
        now = was + chance.randint(100, 999) if isinstance(was, int) else _mutated(was, chance)
        told = f"{table}.{names[at]}: {was!r} is {now!r}"
        database.execute(f"UPDATE {table} SET {names[at]} = ? WHERE rowid = ?", (now, row[0]))

    _changed(folder, deed)
    return told


def _mutated(was: Any, chance: Random) -> Any:
    at = chance.randrange(len(was))
    if isinstance(was, bytes):
        return was[:at] + bytes([was[at] ^ 1]) + was[at + 1 :]
    return was[:at] + ("a" if was[at] != "a" else "b") + was[at + 1 :]


def _gone(folder: Path, chance: Random) -> str:
    table = chance.choice(("records", "heads", "checkpoints"))
    number = chance.randrange(100)

    def deed(database: sqlite3.Connection) -> None:
        rows = _rows(database, table)
        database.execute(f"DELETE FROM {table} WHERE rowid = ?", (rows[number % len(rows)][0],))

    _changed(folder, deed)
    return f"a row of {table} is gone"


def _twice(folder: Path, chance: Random) -> str:
    sequence = chance.randint(1, RECORDS)
    _changed(
        folder,
        lambda database: database.execute(
            "INSERT INTO records SELECT shard, sequence + ?, stream, version + ?, events, key || 'x', text, hash"
            " FROM records WHERE sequence = ?", (RECORDS, RECORDS, sequence),
        ),
    )  # fmt: skip
    return f"record {sequence} twice"


def _swapped(folder: Path, chance: Random) -> str:
    one, other = chance.sample(range(1, RECORDS + 1), 2)

    def deed(database: sqlite3.Connection) -> None:
        rows = dict(database.execute("SELECT sequence, text || hash FROM records"))
        for sequence, text in ((one, rows[other]), (other, rows[one])):
            values = (text[:-64], text[-64:], sequence)
            database.execute("UPDATE records SET text = ?, hash = ? WHERE sequence = ?", values)

    _changed(folder, deed)
    return f"{one} and {other} swapped"


def _rewritten(folder: Path, chance: Random) -> str:
    """From one record on, with good hashes, heads and tree: only the signatures know better."""
    since = chance.randint(1, RECORDS)
    with closing(open_sqlite(folder / "j.sqlite")) as journal:
        records = [(text, hash_) for text, hash_ in journal.sealed(0)]
        notes = journal.checkpoints()

    def forged() -> Iterator[tuple[dict[str, Any], str, str]]:
        previous = ""
        for sequence, (text, _) in enumerate(records, 1):
            fields = json.loads(text)
            fields["previous"] = previous or fields["previous"]
            if sequence == since:
                fields["who"] = f"thief {chance.random()}"
            text_now = canonical(fields)
            previous = hash_of(text_now)
            yield fields, text_now, previous

    (folder / "j.sqlite").unlink()
    for end in ("-wal", "-shm"):
        (folder / f"j.sqlite{end}").unlink(missing_ok=True)
    with closing(open_sqlite(folder / "j.sqlite")) as journal:
        journal.take_back(forged(), notes)
    return f"rewritten from {since}"


def test_a_forgery_is_found(house: Path, tmp_path: Path) -> None:
    forgeries(house, tmp_path / "copy", Random(2), 30)


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_a_thousand_forgeries_are_found(house: Path, tmp_path: Path, part: int) -> None:
    forgeries(house, tmp_path / "copy", Random(f"forgeries {part}"), 250)
