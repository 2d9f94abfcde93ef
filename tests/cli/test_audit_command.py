"""The regulator's package, checked by a stranger who has its README and the standard library."""

from __future__ import annotations

import asyncio
import io
import json
import subprocess
import sys
import zipfile
from base64 import b64encode
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.clauses.floor_support import Day
from tests.cli.regulator import Wrong, checked
from tests.support import croupier

from croupier.audit.package import MANIFEST, manifest, package
from croupier.journal import Journal, MemoryJournal
from croupier.journal.proof.checkpoint import make_checkpoint
from croupier.journal.proof.signing import SigningKey
from croupier.journal.store.address import open_journal
from croupier.live.reports.sheets import zipped
from croupier.live.scripts.day import run_floor_script
from croupier.live.scripts.tournament import run_tournament
from croupier.rules.files.reader import parse
from croupier.tournament import with_days_as_text

TESTS = Path(__file__).parents[1]
DAY = TESTS / "floor_office" / "playthroughs" / "colorado-gaming-day.jsonl"
TOURNAMENT = TESTS / "playthroughs" / "tournaments" / "series.toml"
STRANGER = TESTS / "cli" / "regulator.py"
KEY = SigningKey("casino.example/floor-1", bytes(range(32)))
WHOLE = ("2026-05-04", "2026-12-31")  # The tournament goes on until January.


def play(journal: Journal) -> None:
    """A gaming day, a tournament half a year later, and checkpoints that somebody kept."""
    for number, _ in enumerate(run_floor_script(DAY.read_text(encoding="utf-8").splitlines(), journal)):
        if number % 40 == 20:
            make_checkpoint(journal, KEY)
    asyncio.run(hold_tournament(journal))
    make_checkpoint(journal, KEY)


async def hold_tournament(journal: Journal) -> None:
    rules = with_days_as_text(parse(TOURNAMENT.read_text(encoding="utf-8"), TOURNAMENT.name))
    lines = TOURNAMENT.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
    async for _ in run_tournament(rules, lines, "series", journal):
        pass


@pytest.fixture(scope="module")
def journal() -> MemoryJournal:
    journal = MemoryJournal()
    play(journal)
    return journal


@pytest.fixture(scope="module")
def archive(journal: MemoryJournal) -> bytes:
    return package(journal, *WHOLE, KEY)


def files_of(archive: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(archive)) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def signed_anew(files: dict[str, bytes]) -> bytes:
    """As a house would that changes a file and signs again."""
    made = {name: content for name, content in files.items() if name != MANIFEST}
    text = manifest(KEY.public.name, *WHOLE, made)
    signature = b64encode(KEY.public.id + KEY.sign(text)).decode()
    return zipped({MANIFEST: f"{text}\n— {KEY.public.name} {signature}\n".encode(), **made})


def test_a_stranger_checks_it_and_recomputes_win_and_proceeds(archive: bytes, tmp_path: Path) -> None:
    file = tmp_path / "package.zip"
    file.write_bytes(archive)
    command = [sys.executable, "-S", "-I", str(STRANGER), str(file), str(KEY.public)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert found["covered"]
    assert found["checkpoints"] > 3
    wins = {(day, shift): int(win) for day, shift, table, win in found["rows"] if table == "12"}
    assert wins[("2026-05-04", "day")] == -40_00
    assert wins[("2026-05-04", "swing")] == 210_00
    assert found["agp"] == {"series 2026-11": 75_00, "series 2026-12": 30_00}


def test_the_log_of_cash_is_in_it_as_tables_and_on_paper(archive: bytes) -> None:
    files = files_of(archive)
    log = files["reports/cash.csv"].decode("utf-8-sig").splitlines()
    assert log[0].startswith("event,at,day,player,known_as,side,amount (USD),what")
    assert {line.split(",")[2] for line in log[1:]} >= {"2026-05-04"}
    assert any(",entry-fee," in line and ",series," in line for line in log), "fees of tournaments count"
    assert files["reports/cash.xlsx"].startswith(b"PK")
    assert files["forms/cash/2026-05-04-log.pdf"].startswith(b"%PDF")
    assert {name for name in files if name.startswith("forms/shifts/2026-05-04")} == {
        "forms/shifts/2026-05-04-day.pdf", "forms/shifts/2026-05-04-swing.pdf",
    }  # fmt: skip


def test_a_sign_that_says_much_is_on_larger_paper_and_one_that_nobody_can_read_keeps_no_package_back() -> None:
    many = {"restriction": "The dealers take a wager of the player's own. " * 60, "posted": True}
    word = {"restriction": "x" * 50, "posted": True}
    day = Day().staffed().table("12", tips=many)
    day.table("13", tips=word)
    files = files_of(package(day.script.journal, "2026-05-04", "2026-05-04", KEY))
    assert "rules/12/sign.pdf" in files
    assert "rules/13/sign.pdf" not in files
    assert {"rules/12/rules.pdf", "rules/13/rules.pdf"} <= set(files)


def test_one_byte_of_any_file_shows(archive: bytes) -> None:
    files = files_of(archive)
    kinds = {name.rpartition("/")[0].split("/")[0] + name[-4:]: name for name in files}  # of each kind one
    for name in kinds.values():
        content = files[name]
        middle = len(content) // 2
        changed = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
        with pytest.raises((Wrong, KeyError, ValueError)):
            checked(zipped({**files, name: changed}), str(KEY.public))


def test_what_is_missing_or_added_shows(archive: bytes) -> None:
    files = files_of(archive)
    without = {name: content for name, content in files.items() if name != "registers/people.csv"}
    for other in (without, {**files, "registers/more.csv": b"x"}):
        with pytest.raises(Wrong, match="not what was signed"):
            checked(zipped(other), str(KEY.public))


@pytest.mark.parametrize(
    ("name", "old", "new", "finding"),
    [
        ("reports/by-shift.csv", b"-40.00", b"-41.00", "win of"),
        ("reports/by-day.csv", b"10000.00", b"10001.00", "formula"),
        ("journal/shard-0.jsonl", b'"amount":50000', b'"amount":50001', "hash of record"),
        ("journal/proofs.json", b'"growth": [\n    "', b'"growth": [\n    "00', "another tree"),
    ],
)
def test_a_house_that_signs_other_figures_is_found_out(
    archive: bytes, name: str, old: bytes, new: bytes, finding: str
) -> None:
    files = files_of(archive)
    assert old in files[name]
    with pytest.raises(Wrong, match=finding):
        checked(signed_anew({**files, name: files[name].replace(old, new, 1)}), str(KEY.public))


def test_another_house_cannot_sign_for_this_one(journal: MemoryJournal) -> None:
    other = SigningKey(KEY.public.name, bytes(32))
    with pytest.raises(Wrong, match="another key"):
        checked(package(journal, "2026-05-05", "2026-05-05", other), str(KEY.public))


def test_the_same_days_are_the_same_bytes_however_much_came_since() -> None:
    journal, made = MemoryJournal(), []

    def packed() -> None:
        make_checkpoint(journal, KEY)
        made.append(package(journal, "2026-05-04", "2026-05-04", KEY))

    def lines() -> Iterator[str]:
        day = DAY.read_text(encoding="utf-8").splitlines()
        over = next(n for n, line in enumerate(day) if '"date": "2026-05-05"' in line)
        yield from day[:over]
        packed()
        yield from day[over:]

    list(run_floor_script(lines(), journal))
    packed()
    assert made[0] == made[1]


def test_a_slice_begins_in_the_middle_and_is_proved_all_the_same(journal: MemoryJournal) -> None:
    found = checked(package(journal, "2026-05-05", "2026-05-05", KEY), str(KEY.public))
    assert 0 < found["records"] < 40
    assert found["covered"]
    assert [row[0] for row in found["rows"]] == ["2026-05-05"]


def test_every_file_and_every_column_is_in_the_index(archive: bytes) -> None:
    files = files_of(archive)
    listed = {line.partition(",")[0] for line in files["index/files.csv"].decode("utf-8-sig").splitlines()[1:]}
    assert listed == files.keys() - {MANIFEST, "index/files.csv"}
    fields = files["index/fields.csv"].decode("utf-8-sig")
    for name, content in files.items():
        if name.endswith(".csv"):
            for column in content.decode("utf-8-sig").splitlines()[0].split(","):
                assert f"{name},{column}," in fields, (name, column)
    clauses = files["index/clauses.csv"].decode("utf-8-sig")
    assert "CO-2202-a," in clauses
    assert "forms/floor/*" in clauses
    assert any(name.startswith("forms/tournament-") for name in files)


def test_from_the_command_line_with_the_key_beside_the_journal(tmp_path: Path) -> None:
    where = tmp_path / "day.db"
    assert croupier("journal", "key", str(tmp_path / "day.key"), "--name", "casino.example/floor-1").code == 0
    with closing(open_journal(str(where))) as journal:
        list(run_floor_script(DAY.read_text(encoding="utf-8").splitlines(), journal))
    days = ("--from", "2026-05-04", "--to", "2026-05-05", "-o", str(tmp_path / "p.zip"))
    made = croupier("audit", "package", str(where), *days, "--json")
    assert made.code == 0, made.err
    found = checked((tmp_path / "p.zip").read_bytes(), made.json["key"])
    assert not found["covered"], "nobody has signed a checkpoint, and the package does not say so"
    ann = b'"Ann"'
    assert ann not in files_of((tmp_path / "p.zip").read_bytes())["journal/shard-0.jsonl"], "names are sealed"


@pytest.mark.parametrize(
    ("first", "last", "said"),
    [
        ("2026-05-32", "2026-06-01", "A day is written as"),
        ("2026-05-05", "2026-05-04", "is after"),
        ("2031-01-01", "2031-01-31", "Nothing is on record"),
    ],
)
def test_bad_days_are_told(journal: MemoryJournal, first: str, last: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        package(journal, first, last, KEY)
