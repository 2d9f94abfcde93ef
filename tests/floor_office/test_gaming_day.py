"""One gaming day as a transcript: delivery, inspection, opening, play, adjustment, drop, count, closing, report."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from decimal import Decimal
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from python_calamine import CalamineWorkbook
from tests.playthroughs.transcripts import updating
from tests.support import croupier

from croupier.journal import MemoryJournal, Recorded, open_sqlite
from croupier.journal.store.address import open_journal
from croupier.journal.store.keyring import Keyring
from croupier.live import replay_books
from croupier.live.desks.desk import folded
from croupier.live.reports.register import verify_floor
from croupier.live.scripts.day import run_floor_script
from croupier.register import COMMANDS, FLOOR

DAY = Path(__file__).parent / "playthroughs" / "colorado-gaming-day.jsonl"
GOLDEN = DAY.with_suffix(".golden")


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    return list(run_floor_script(DAY.read_text(encoding="utf-8").splitlines()))


def events(told: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [line for line in told if line.get("event") == name]


def test_the_day_says_line_by_line_what_it_said_before() -> None:
    answer = croupier("floor", "run", str(DAY))
    assert answer.code == 0, answer.err
    if updating():
        GOLDEN.write_text(answer.out, encoding="utf-8")
    now, before = answer.out.splitlines(), GOLDEN.read_text(encoding="utf-8").splitlines()
    difference = unified_diff(before, now, GOLDEN.name, "this run", lineterm="", n=1)
    assert now == before, "\n".join([*difference, f"Intended? UPDATE_GOLDEN=1 pytest {__file__}"])


def test_the_day_to_the_cent(told: list[dict[str, Any]]) -> None:
    """Drop $1,000, won 300 + 10 + 10 + 200 from the players, lost 350 to Ben: win $170. Worked out by hand."""
    first, second = events(told, "table-closed")
    assert (first["drop"], first["win"], first["closer"]) == (1_000_00, 170_00, 9_670_00)
    assert first["win"] == first["drop"] + first["closer"] + first["credits"] - first["opener"] - first["fills"]
    assert (second["opener"], second["win"]) == (9_670_00, 0)
    counts = events(told, "box-counted")
    assert [(c["box"], c["expected"], c["difference"]) for c in counts] == [
        ("B-12", 800_00, -5_00),
        ("B-12b", 200_00, 0),
        ("T-12", 25_00, 0),
    ]
    balances = next(line["balances"] for line in told if "balances" in line)
    assert balances["floor/cage/cash"] + balances["floor/cage/receipts"] + balances["floor/over-short"] == 1_000_00
    assert (balances["floor/over-short"], balances["floor/tips-shared"]) == (5_00, 25_00)
    assert sum(balances.values()) == 0
    reports = [line["report"] for line in told if "report" in line]
    assert [(row["day"], row["drop"], row["win"], row["hold"]) for row in reports] == [
        ("2026-05-04", 1_000_00, 170_00, "17.0%"),
        ("2026-05-05", 0, 0, ""),
    ]


def test_the_day_has_every_station(told: list[dict[str, Any]]) -> None:
    for name in (
        "equipment-registered", "equipment-put-into-use", "opening-inspected", "opening-permitted", "wheel-adjusted",
        "part-replaced", "director-inspected", "box-removed", "box-counted", "tips-shared", "incident-settled",
        "dispute-decided", "no-spin-declared", "ball-inspected", "table-filled",
    ):  # fmt: skip
        assert events(told, name), name
    refused = {line["refused"] for line in told if "refused" in line}
    assert {"wheel_too_small", "approval_missing", "security_witness_needed", "table_open", "inspect_again"} <= refused


def test_the_journal_of_the_day_verifies_replays_and_reconciles(tmp_path: Path) -> None:
    file = tmp_path / "day.sqlite"
    assert croupier("floor", "run", str(DAY), "--db", str(file)).code == 0
    assert croupier("journal", "verify", str(file)).code == 0
    checked = json.loads(croupier("floor", "verify", str(file), "--json").out)
    assert (checked["ok"], checked["signatures"], checked["boxes"]) == (True, 16, 3)
    with_journal = open_sqlite(file)
    try:
        kept = with_journal.balances()
        derived: dict[str, int] = {}
        for stream in with_journal.streams():
            derived |= replay_books(stream, with_journal.read(stream))
        assert derived == dict(kept)
        premises = folded(FLOOR, with_journal.read("floor"))
        assert premises.books["tip-pool"] == 0
        assert len(premises.log) == 2
    finally:
        with_journal.close()
    shifts = json.loads(croupier("floor", "report", str(file), "--by", "shift", "--json").out)
    assert [(row["shift"], row["drop"], row["win"]) for row in shifts[:2]] == [
        ("day", 800_00, -40_00),
        ("swing", 200_00, 210_00),
    ]
    (first, *_) = csv.DictReader(croupier("floor", "report", str(file), "--csv").out.lstrip("\ufeff").splitlines())
    named = ("day", "table", "rounds", "opener (USD)", "fills (USD)", "drop (USD)", "closer (USD)", "win (USD)", "hold")
    assert [first[name] for name in named] == [
        "2026-05-04", "12", "3", "10000.00", "500.00", "1000.00", "9670.00", "170.00", "17.0%",
    ]  # fmt: skip
    counted = ("counted_cash (USD)", "counted_receipts (USD)", "over_cash (USD)", "over_receipts (USD)")
    assert sum(Decimal(first[name]) for name in counted[:2]) == Decimal("995.00"), "of $1,000, and $5 are missing"
    assert sum(Decimal(first[name]) for name in counted[2:]) == Decimal("-5.00")
    assert first["uncounted (USD)"] == "0.00"


def test_a_forged_entry_is_found() -> None:
    """The same signature under another text, or another amount in a box, does not pass the auditor."""
    journal = MemoryJournal()
    list(run_floor_script(DAY.read_text(encoding="utf-8").splitlines(), journal))
    assert verify_floor(journal).ok
    for name, field, value, expected in (
        ("wheel-adjusted", "what", "nothing", "not signed by M1"),
        ("box-counted", "cash", 1, "not signed by N3"),
        ("box-tallied", "coupons", 1, "not signed by N1"),
        ("box-removed", "cash", 1, "the journal of table 12 has"),
    ):
        report = verify_floor(Forged(journal, name, {field: value}))  # type: ignore[arg-type]
        assert expected in report.findings[0]


class Forged:
    """A journal in which the first event of a name says something else."""

    def __init__(self, journal: MemoryJournal, name: str, change: dict[str, Any]) -> None:
        self.journal, self.name, self.change = journal, name, change

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        todo = self.name
        for recorded in self.journal.read(stream, after, limit):
            if recorded.name == todo:
                todo = ""
                yield replace(recorded, data={**recorded.data, **self.change})
            else:
                yield recorded


def test_a_report_is_by_something_that_there_is() -> None:
    answer = croupier("floor", "report", "nowhere.sqlite", "--by", "moon", "--json")
    assert (answer.code, json.loads(answer.out)["code"]) == (2, "bad_request")


def test_every_line_that_cannot_be_read_is_told_and_the_day_goes_on() -> None:
    lines = ["no json", '{"do": "fly"}', '{"on": "99", "do": "open-betting"}', '{"do": "enrol-key", "time": 7}']
    told = list(run_floor_script(lines))
    assert [line.get("refused") for line in told[:4]] == ["bad_json", "bad_command", "no_such_table", "bad_command"]
    assert "permit-opening" in COMMANDS


def test_the_signatures_of_somebody_who_is_forgotten_are_withheld_and_no_finding(tmp_path: Path) -> None:
    file = tmp_path / "day.sqlite"
    assert croupier("floor", "run", str(DAY), "--db", str(file)).code == 0
    keys = Keyring(Path(f"{file}.keys"))
    with closing(open_journal(str(file), read_only=True)) as journal:
        signed = [event for event in journal.read("floor") if event.name in ("wheel-adjusted", "part-replaced")]
        who = f"staff/{signed[0].who}"
        theirs = sum(event.who == signed[0].who for event in signed)
    assert keys.destroy(who, keys.fingerprint(who))
    checked = json.loads(croupier("floor", "verify", str(file), "--json").out)
    assert (checked["ok"], checked["signatures"]) == (True, 16)
    assert checked["withheld"] >= theirs > 0
    assert "withheld: whoever signed is forgotten" in croupier("floor", "verify", str(file)).out
    assert croupier("journal", "verify", str(file)).code == 0


def test_a_report_is_taken_away_in_each_form_and_names_its_events(tmp_path: Path) -> None:
    """XLSX as a reader of somebody else's finds it; JSON with the records that each figure is the sum of."""
    file, book = tmp_path / "day.sqlite", tmp_path / "report.xlsx"
    assert croupier("floor", "run", str(DAY), "--db", str(file)).code == 0
    report = ("floor", "report", str(file), "--by", "day,dealer")
    assert croupier(*report, "--format", "xlsx", "-o", str(book)).code == 0
    headings, *lines = CalamineWorkbook.from_path(str(book)).get_sheet_by_index(0).to_python()
    in_csv = list(csv.reader(croupier(*report, "--format", "csv").out.lstrip("\ufeff").splitlines()))
    assert headings == in_csv[0]
    win = headings.index("win (USD)")
    assert [Decimal(str(line[win])) for line in lines] == [Decimal(line[win]) for line in in_csv[1:]]
    rows = json.loads(croupier(*report, "--format", "json").out)
    assert {(row["currency"], row["unit"]) for row in rows} == {("USD", "cents")}
    with closing(open_journal(str(file), read_only=True)) as journal:
        records = {one.stream_version: one for one in journal.read("table/12")}
    for row in rows:
        for figure, account in (("drop_cash", "drop-box/cash"), ("tips", "tip-box")):
            places = row["made_of"].get(figure, {}).get("table/12", [])
            moved = (one for place in places for entry in records[place].entries for one in entry.postings)
            assert row[figure] == sum(one.amount for one in moved if one.account == f"table/12/{account}")
    later = json.loads(croupier(*report, "--from", "2026-05-05", "--format", "json").out)
    assert later == [row for row in rows if row["day"] >= "2026-05-05"]
    assert json.loads(croupier(*report, "--to", "2026-05-04", "--json").out) == rows[: len(rows) - len(later)]
    assert json.loads(croupier(*report, "--format", "ods", "--json").out)["code"] == "bad_request"
    columns = tmp_path / "report.parquet"
    assert croupier(*report, "--format", "parquet", "-o", str(columns)).code == 0
    table = parquet.read_table(columns)
    assert str(table.schema.field("win").type) == "decimal128(18, 2)"
    for told in (table.schema.metadata, table.schema.field("win").metadata):
        assert (told[b"currency"], told[b"unit"]) == (b"USD", b"US dollar")
    assert table.column("win").to_pylist() == [Decimal(line[win]) for line in in_csv[1:]]
    assert table.column("rounds").to_pylist() == [row["rounds"] for row in rows]


def test_without_its_extra_parquet_is_one_line_that_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "day.sqlite"
    assert croupier("floor", "run", str(DAY), "--db", str(file)).code == 0
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    told = croupier("floor", "report", str(file), "--format", "parquet")
    assert told.code == 2
    assert len(told.err.strip().splitlines()) == 1
    assert "croupier[parquet]" in told.err
