"""Figures by the house's own day, and incidents from report to decision."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.journal import MemoryJournal
from croupier.live.reports.daybook import DayBook, Figures, as_csv, day_and_shift
from croupier.live.reports.story import tell_round
from croupier.live.scripts.day import run_floor_script
from croupier.refusal import Refused
from croupier.register import Premises

DAY = Path(__file__).parent / "playthroughs" / "colorado-gaming-day.jsonl"
SHIFTS = (("day", "06:00"), ("swing", "14:00"), ("night", "22:00"))


@pytest.fixture(scope="module")
def journal() -> MemoryJournal:
    journal = MemoryJournal()
    list(run_floor_script(DAY.read_text(encoding="utf-8").splitlines(), journal))
    return journal


@pytest.mark.parametrize(
    ("at", "zone", "expected"),
    [
        ("2026-05-04T06:00:00.000000Z", "UTC", ("2026-05-04", "day")),
        ("2026-05-04T05:59:59.000000Z", "UTC", ("2026-05-03", "night")),
        ("2026-05-05T00:30:00.000000Z", "UTC", ("2026-05-04", "night")),
        ("2026-05-05T03:30:00.000000Z", "America/Denver", ("2026-05-04", "swing")),
        ("2026-05-05T05:00:00.000000Z", "America/Denver", ("2026-05-04", "night")),
        ("2026-11-01T12:59:00.000000Z", "America/Denver", ("2026-10-31", "night")),
    ],
)
def test_the_day_begins_with_its_first_shift(at: str, zone: str, expected: tuple[str, str]) -> None:
    assert day_and_shift(at, zone, SHIFTS) == expected


def test_a_zone_that_nobody_knows_is_told() -> None:
    with pytest.raises(Refused, match="no time zone"):
        day_and_shift("2026-05-04T06:00:00.000000Z", "Mars/Olympus", SHIFTS)


def test_the_book_grows_with_the_journal_and_reads_nothing_twice(journal: MemoryJournal) -> None:
    premises = Premises(zone="America/Denver", shifts=dict(SHIFTS))
    book = DayBook().read(journal, premises)
    once = [row.as_json() for row in book.figures("shift")]
    assert [row.as_json() for row in book.read(journal, premises).figures("shift")] == once
    (first, _) = book.figures("day")
    assert (first.drop, first.win, first.table, first.opener) == (1_000_00, 170_00, "", 10_000_00)
    premises.shifts = {"all": "00:00"}
    assert {row.shift for row in book.read(journal, premises).figures("shift")} == {"all"}, "another day, another book"


def test_incidents_have_their_round_and_their_end(journal: MemoryJournal) -> None:
    incidents = list(DayBook().read(journal, Premises()).incidents.all.values())
    kinds = [(one.kind, one.state) for one in incidents]
    assert kinds == [
        ("floor", "settled"), ("no-spin", "settled"), ("ball-inspection", "settled"), ("dispute", "settled"),
    ]  # fmt: skip
    floor, no_spin, ball, dispute = incidents
    assert floor.decision.startswith("The levelling screw")
    assert (no_spin.round, ball.what) == (3, "Ball B1 inspected: sound")
    assert (dispute.decision, dispute.decided_by) == ("deny: The recording shows 5.", "S1")
    story = tell_round("table/12", no_spin.round, journal.read("table/12"))
    assert any("No spin: ball left wheel" in line for line in story.lines)
    told = "\n".join(tell_round("table/12", dispute.round, journal.read("table/12")).lines)
    assert "decides the dispute: denied (The recording shows 5)." in told
    assert ".." not in told


@pytest.mark.parametrize(
    ("drop", "win", "hold"),
    [(0, 5, ""), (1000, 170, "17.0%"), (800, -40, "-5.0%"), (3, 1, "33.3%"), (3, 2, "66.7%"), (1000, -1, "-0.1%")],
)
def test_hold_is_win_of_the_drop(drop: int, win: int, hold: str) -> None:
    assert Figures("2026-05-04", "", "1", drop=drop, win=win).hold == hold


def test_a_name_cannot_be_a_formula_of_a_spreadsheet() -> None:
    row = Figures("2026-05-04", "=HYPERLINK(1)", 'a"b,c').as_json()
    assert as_csv([row]).splitlines()[1].startswith("""2026-05-04,'=HYPERLINK(1),"a""b,c",""")
