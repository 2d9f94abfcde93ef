"""Figures by the house's own day, and incidents from report to decision."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from croupier.currencies import DOLLARS
from croupier.journal import MemoryJournal
from croupier.live.days import day_and_shift
from croupier.live.moments import stamp
from croupier.live.reports.daybook import DayBook
from croupier.live.reports.figures import Figures
from croupier.live.reports.report import FORMS
from croupier.live.reports.story import tell_round
from croupier.live.scripts.day import run_floor_script
from croupier.refusal import Refused
from croupier.register import Premises
from croupier.register.state import DayPlan

DAY = Path(__file__).parent / "playthroughs" / "colorado-gaming-day.jsonl"
SHIFTS = (("day", "06:00"), ("swing", "14:00"), ("night", "22:00"))


def plans(zone: str, shifts: tuple[tuple[str, str], ...] = SHIFTS, since: str = "") -> tuple[DayPlan, ...]:
    return (DayPlan(since, zone, shifts),)


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
    assert day_and_shift(at, plans(zone)) == expected


HOUR = timedelta(hours=1)


@pytest.mark.parametrize(
    ("zone", "day", "hours"),
    [
        ("America/Denver", "2026-03-07", 23),
        ("America/Denver", "2026-10-31", 25),
        ("Europe/Paris", "2026-03-28", 23),
        ("Europe/Paris", "2026-10-24", 25),
        ("Australia/Lord_Howe", "2026-04-04", 24.5),
        ("America/Denver", "2026-05-04", 24),
    ],
)
@pytest.mark.parametrize("first", ["00:00", "01:30", "02:30", "06:00"])
def test_a_day_has_as_many_hours_as_the_clock_shows(zone: str, day: str, hours: float, first: str) -> None:
    """Every minute is in one shift, the shifts follow one another, and none of them comes twice."""
    shifts = (("a", first), ("b", "03:15" if first < "03:15" else "09:00"), ("c", "22:00"))
    start = datetime.fromisoformat(f"{day}T00:00:00+00:00") - 24 * HOUR
    minutes = [stamp(start + number * HOUR / 60) for number in range(96 * 60)]
    found = [day_and_shift(at, plans(zone, shifts)) for at in minutes]
    assert found == sorted(found)
    lasting = {each: sum(one[0] == each for one in found) / 60 for each in {one for one, _ in found}}
    if first == "06:00":
        assert lasting[day] == hours
    assert sum(lasting[each] - 24 for each in sorted(lasting)[1:-1]) == hours - 24


def test_another_day_holds_from_its_first_day_on_and_what_was_before_stays() -> None:
    """The last day by the old hours lasts until the first by the new ones begins."""
    both = (*plans("UTC"), *plans("UTC", (("early", "04:00"), ("late", "16:00")), since="2026-05-06"))
    for at, expected in {
        "2026-05-05T23:00:00.000000Z": ("2026-05-05", "night"),
        "2026-05-06T03:59:59.999999Z": ("2026-05-05", "night"),
        "2026-05-06T04:00:00.000000Z": ("2026-05-06", "early"),
        "2026-05-06T15:59:00.000000Z": ("2026-05-06", "early"),
        "2026-05-07T03:00:00.000000Z": ("2026-05-06", "late"),
    }.items():
        assert day_and_shift(at, both) == expected


def test_a_zone_that_nobody_knows_is_told() -> None:
    with pytest.raises(Refused, match="no time zone"):
        day_and_shift("2026-05-04T06:00:00.000000Z", plans("Mars/Olympus"))


def test_the_book_grows_with_the_journal_and_reads_nothing_twice(journal: MemoryJournal) -> None:
    premises = Premises(plans=plans("America/Denver"))
    book = DayBook().read(journal, premises)
    once = [row.as_json() for row in book.figures("shift")]
    assert [row.as_json() for row in book.read(journal, premises).figures("shift")] == once
    (first, _) = book.figures("day")
    assert (first.drop, first.win, first.table, first.opener) == (1_000_00, 170_00, "", 10_000_00)
    premises.plans = plans("UTC", (("all", "00:00"),))
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
    assert Figures("2026-05-04", "", "1", drop_cash=drop, win=win).hold == hold


def test_a_name_cannot_be_a_formula_of_a_spreadsheet() -> None:
    row = Figures("2026-05-04", "=HYPERLINK(1)", 'a"b,c')
    told = FORMS["csv"]([row], DOLLARS).decode()
    assert told.splitlines()[1].startswith("""2026-05-04,'=HYPERLINK(1),"a""b,c",""")
