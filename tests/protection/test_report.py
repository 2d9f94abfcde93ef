"""The report of a shift, as somebody at a command line asks for it."""

from __future__ import annotations

import csv
import io
import json
import re
from contextlib import closing
from pathlib import Path

import pytest
from tests.paper.paper_support import text_of
from tests.protection.cheats import CHEATS, MALLORY
from tests.protection.evening import Evening
from tests.support import croupier

from croupier.journal import open_sqlite
from croupier.live.scripts.day import FloorScript
from croupier.paper import pdf
from croupier.paper.sheets.protection import protection_report
from croupier.paper.sheets.shift import shift_report
from croupier.protection.report import Report


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A shift with a past poster in it."""
    path = tmp_path_factory.mktemp("protection") / "journal.db"
    with closing(open_sqlite(path)) as kept:
        Evening(7, CHEATS["past post"].play, floor=FloorScript(kept)).play(1, 40)
    return path


def test_an_alert_says_why_it_was_raised_and_where_to_look(journal: Path) -> None:
    said = croupier("register", "protection", str(journal))
    assert said.code == 1
    lines = said.out.splitlines()
    assert lines[0].startswith(f"player {MALLORY}, late bet: ")
    assert ", the floor " in lines[0]
    assert "table 1 round 7" in lines[0]
    assert lines[-1].startswith("2026-03-02 day, 160 rounds: 1 alert")


def test_the_report_for_programs_and_for_spreadsheets(journal: Path) -> None:
    told = json.loads(croupier("register", "protection", str(journal), "--json").out)
    (alarm,) = told["alarms"]
    assert (alarm["measure"], alarm["kind"], alarm["who"]) == ("late_bet", "player", MALLORY)
    assert alarm["chance"] <= alarm["bound"]
    assert len(alarm["seen"]) == alarm["found"]
    rows = list(csv.DictReader(io.StringIO(croupier("register", "protection", str(journal), "--csv").out)))
    assert [row["who"] for row in rows if row["alarm"] == "1"] == [MALLORY]
    assert {row["kind"] for row in rows} == {"dealer", "player", "table"}


def test_a_shift_without_play_has_no_report(journal: Path) -> None:
    said = croupier("register", "protection", str(journal), "--day", "2020-01-01")
    assert said.code != 0
    assert "Nothing was played in that shift." in said.out + said.err


def test_the_report_is_printed_with_rate_floor_chance_and_rounds(journal: Path, tmp_path: Path) -> None:
    told = json.loads(croupier("register", "protection", str(journal), "--json").out)
    (alarm,) = told["alarms"]
    for lang, title, found, thousands in (
        ("en", "Late wagers: Player", "of", ","),
        ("de", "Späte Einsätze: Spieler", "von", "."),
        ("fr", "Mises tardives : Joueur", "sur", " "),
    ):
        file = tmp_path / f"{lang}.pdf"
        made = croupier("paper", "protection", str(journal), "--lang", lang, "-o", str(file))
        assert made.code == 0, made
        assert croupier("paper", "check", str(file)).code == 0
        text = text_of(file.read_bytes()).replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
        assert f"{title} {MALLORY}" in text
        assert f"{alarm['found']} {found} {alarm['of']} (" in text
        assert f"{alarm['floor_found']} {found} {alarm['floor_of']:,} (".replace(",", thousands) in text
    text = text_of((tmp_path / "en.pdf").read_bytes())
    assert "less than 1 in 1,000,000,000" in text
    rounds = ", ".join(dict.fromkeys(str(one["round"]) for one in alarm["seen"]))
    assert f"Rounds to look at, table 1: {rounds}." in text
    assert "All tables · gaming day 2026-03-02, day" in text
    assert text.count("WHAT WAS FOUND") == 1, "nobody has looked into it yet"


def test_a_shift_of_one_round_and_one_that_nobody_counted(journal: Path, tmp_path: Path) -> None:
    report = Report("2026-03-02", "day", 1, 0, (), (), (0, 0), {})
    for lang, told in (("en", "in 1 round."), ("de", "in 1 Spiel."), ("fr", "de 1 coup."), ("es", "en 1 ronda.")):
        assert told in text_of(pdf(protection_report(report, lang=lang)))
    printed = tmp_path / "shift.pdf"
    assert croupier("paper", "shift", str(journal), "-o", str(printed)).code == 0
    counts = text_of(printed.read_bytes()).partition("The drop as counted")[2]
    assert re.search(r"Cash\s+\$[\d,.]+\s+–\s+–", counts), counts
    row: dict[str, object] = {
        "day": "2026-03-02",
        "shift": "day",
        "table": "1",
        "game": "colorado double-zero",
        "hold": "",
        "hash": "",
    }
    row |= dict.fromkeys(("opener", "fills", "credits", "drop", "closer", "win"), 0) | {
        "adjustments": [],
        "closer_chips": None,
    }
    row |= {f"{what}_{kind}": 0 for what in ("drop", "counted", "over") for kind in ("cash", "receipts", "coupons")}
    assert "Nothing was dropped in this shift, and nothing counted." in text_of(pdf(shift_report([row])))
