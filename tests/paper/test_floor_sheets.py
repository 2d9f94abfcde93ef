"""Forms from the floor's own journal: a whole gaming day is played, and its papers are printed."""

from __future__ import annotations

import json
import re
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from tests.clauses.floor_support import Day
from tests.count_room.house import CountHouse
from tests.floor_office.test_closing import close, playing
from tests.floor_office.test_closing import events as recorded
from tests.paper.paper_support import bare, text_of
from tests.support import croupier

from croupier.audit.letterhead import letterhead
from croupier.journal.store.address import open_journal
from croupier.live.reports.daybook import DayBook
from croupier.money import money
from croupier.paper import pdf
from croupier.paper.model import Table
from croupier.paper.sheets.from_register import FloorForms
from croupier.paper.sheets.letterhead import Letterhead, counts_in, people_in
from croupier.paper.sheets.shift import shift_report

DAY = Path(__file__).parents[1] / "floor_office" / "playthroughs" / "colorado-gaming-day.jsonl"


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    db = tmp_path_factory.mktemp("day") / "day.sqlite"
    assert croupier("floor", "run", str(DAY), "--db", str(db)).code == 0
    return db


def events(db: Path, *names: str) -> list[dict[str, Any]]:
    journal = open_journal(str(db), read_only=True)
    try:
        return [event.data for event in journal.read("floor") if event.name in names]
    finally:
        journal.close()


def printed(db: Path, sheet: str, *args: str) -> str:
    file = db.with_name(f"{sheet}.pdf")
    answer = croupier("paper", "floor", str(db), "--sheet", sheet, *args, "-o", str(file), "--json")
    assert answer.code == 0, answer
    assert croupier("paper", "check", str(file)).code == 0
    return text_of(file.read_bytes())


def test_the_log_has_date_what_who_licence_witness_and_signature_of_every_line(journal: Path) -> None:
    lines = events(journal, "wheel-adjusted", "part-replaced")
    assert lines
    text = bare(printed(journal, "adjustments"))
    for line in lines:
        for fact in ("what", "name", "licence", "wheel"):
            assert bare(str(line[fact])) in text
        assert bare(str(line["signature"])) in text  # whole: a part of it can be checked by nobody


def test_the_times_are_those_of_the_house(journal: Path) -> None:
    """The gaming day of the script is one in Denver."""
    [at, *_] = (str(inspected["at"]) for inspected in events(journal, "opening-inspected"))
    local = datetime.fromisoformat(at).astimezone(ZoneInfo("America/Denver"))
    assert f"{local:%Y-%m-%d %H:%M:%S} MDT" in printed(journal, "inspection", "--number", "1")
    assert "MDT" in printed(journal, "count", "--number", "1")
    worked = events(journal, "wheel-adjusted", "part-replaced")
    log = bare(printed(journal, "adjustments"))
    for line in worked:
        written = datetime.fromisoformat(str(line["at"])).astimezone(local.tzinfo)
        assert bare(f"{written:%Y-%m-%d %H:%M}") in log


def test_the_log_of_another_table_is_empty(journal: Path) -> None:
    assert "Entries 0" in printed(journal, "adjustments", "--table", "99").replace("ENTRIES", "Entries")


def test_every_inspection_is_printed_with_its_points_and_its_signature(journal: Path) -> None:
    for number, inspection in enumerate(events(journal, "opening-inspected"), start=1):
        text = printed(journal, "inspection", "--number", str(number))
        points = dict(json.loads(json.dumps(inspection["points"])))
        assert text.count(" yes") + text.count(" no ") >= len(points)
        assert bare(str(inspection["signature"])) in bare(text)
        assert ("failed: the table stays closed" in text) == bool(inspection["failed"] or not all(points.values()))


def test_every_count_adds_up_and_names_two_people(journal: Path) -> None:
    counts = events(journal, "box-counted")
    assert counts
    for number, count in enumerate(counts, start=1):
        text = printed(journal, "count", "--number", str(number))
        for badge in (count["by"], *count["counters"]):
            assert str(badge) in text
        found = int(str(count["expected"])) + int(str(count["difference"]))
        sums = [money(int(str(count["expected"]))), money(found), money(int(str(count["difference"])))]
        assert " ".join(sums) in text


def count_sheet(house: CountHouse) -> str:
    return " ".join(text_of(pdf(FloorForms().read(house.script.journal).sheet("count"))).split())


def test_a_count_has_every_denomination_each_receipt_and_each_kind_with_its_own_expectation() -> None:
    house = CountHouse().begun()
    house.play({"drop": "B-12"})
    house.play({"count": "B-12", "cash": 1_995_00})
    text = count_sheet(house)
    for line in (
        "Cash in $100.00 19 $1,900.00",
        "Cash in $20.00 4 $80.00",
        "Cash in $5.00 3 $15.00",
        "Mobile ATM receipt R-501 $300.00",
        "Counted $2,295.00",
        "Cash $2,000.00 $1,995.00 -$5.00",
        "Mobile ATM receipts $300.00 $300.00 $0.00",
        "Coupons $25.00 $25.00 $0.00",
        "Difference: short $2,300.00 $2,295.00 -$5.00",
    ):
        assert line in text, line


def test_what_was_found_first_is_printed_when_others_have_counted_again_and_corrections_after_it() -> None:
    house = CountHouse().begun()
    house.play({"drop": "B-12"})
    house.play({"count": "B-12", "cash": 1_500_00})
    text = count_sheet(house)
    assert "Others count this box again" in text
    assert "1,500" not in text
    assert "2,300" not in text
    head = Letterhead(counted=counts_in(house.script.journal.read("floor")))
    assert not head.may_tell("B-12", house.now.isoformat()), "nor on the form Drop and count"
    house.play({"recount": "B-12", "cash": 1_999_00})
    assert Letterhead(counted=counts_in(house.script.journal.read("floor"))).may_tell("B-12", "")
    reason = {"reason": "a note stuck in the machine"}
    house.play({"correct": 1, "who": "N2", "second": "A1", "cash": 2_000_00, **reason})
    text = count_sheet(house)
    assert "Difference: short $2,300.00 $1,800.00 -$500.00" in text, "the first count stays as it was signed"
    assert "by N4 and N5, signed by N6." in text
    assert "Cash $1,500.00 $1,999.00 $499.00" in text
    assert "by N2, with A1: a note stuck in the machine" in text
    assert "Cash $1,999.00 $2,000.00 $1.00" in text


def test_a_sheet_that_is_none_is_refused(journal: Path) -> None:
    for args in (("--sheet", "menu"), ("--sheet", "count", "--number", "99")):
        answer = croupier("paper", "floor", str(journal), *args, "-o", "x.pdf", "--json")
        assert (answer.code, answer.json["code"]) == (2, "no_such_form")


def test_the_log_has_the_day_of_the_work_and_the_table_wherever_and_whenever_it_was_written() -> None:
    day = Day().staffed().equipped()
    day.do("S1", "move-wheel", wheel="W-3", place="workshop")
    day.approve("secure-place", "workshop")
    day.work(date="2026-05-03")
    sheet = FloorForms().read(day.script.journal).sheet("adjustments")
    text = text_of(pdf(sheet))
    assert "2026-05-03, written 2026-05-04 14:" in text
    assert "table 12, workshop" in text


def test_lines_have_numbers_and_a_correction_and_its_line_name_each_other() -> None:
    day = Day().staffed().equipped()
    day.work()
    day.work()
    day.do("M1", "correct-log", corrects=1, note="it was the other screw")
    day.do("M1", "correct-log", corrects=1, note="it was both")
    lines = FloorForms().read(day.script.journal).log().entries
    assert [(line.line, line.corrected) for line in lines] == [(1, (3, 4)), (2, ()), (3, ()), (4, ())]
    sheet = FloorForms().read(day.script.journal).sheet("adjustments")
    [table] = [block for block in sheet.blocks if isinstance(block, Table)]
    assert [row[0] for row in table.rows] == ["1", "2", "3", "4"]
    first, second, _, fourth = (row[2] for row in table.rows)
    assert first.endswith("(see lines 3, 4)")
    assert "see line" not in second
    assert fourth == "To line 1: it was both"


def test_every_form_has_the_gaming_day_and_the_inspection_of_a_table_a_name_and_a_licence(journal: Path) -> None:
    assert "gaming day 2026-05-04, day" in printed(journal, "inspection", "--number", "1")
    inspected = next(iter(events(journal, "opening-inspected")))
    file = journal.with_name("table.pdf")
    table = str(inspected["table"])
    answer = croupier("paper", "inspection", str(journal), "--table", table, "--number", "1", "-o", str(file), "--json")
    assert answer.code == 0, answer
    text = text_of(file.read_bytes())
    assert "gaming day 2026-05-04, day" in text
    badge = str(inspected["by"])
    people = open_journal(str(journal), read_only=True)
    person = next(e.data for e in people.read("people") if e.name == "person-registered" and e.data["badge"] == badge)
    people.close()
    assert f"{person['name']} ({badge})" in text
    assert person["licence"] in text


@pytest.mark.parametrize(
    ("form", "told"),
    [
        (("session", "--table", "12"), "DEALERS Dora Finch (D7)"),
        (("session", "--table", "12"), "CLOSED BY Sam Ortiz (S1)"),
        (("slip", "--table", "12"), "ASKED FOR BY Sam Ortiz (S1)"),
        (("slip", "--table", "12"), "SIGNED WITH Cleo Park (C1)"),
        (("inventory", "--table", "12"), "CLOSED BY Sam Ortiz (S1)"),
        (("dispute", "--table", "12"), "DECIDED BY Sam Ortiz (S1)"),
        (("dispute", "--table", "12"), "REPORTED BY Ann "),
        (("shift",), "All tables · gaming day 2026-05-05, day"),
        (("protection",), "All tables · gaming day 2026-05-04, swing"),
    ],
    ids=str,
)
def test_every_form_has_its_people_by_their_names_and_the_day_it_is_of(
    journal: Path, form: tuple[str, ...], told: str
) -> None:
    file = journal.with_name(f"{form[0]}.html")
    assert croupier("paper", form[0], str(journal), *form[1:], "-o", str(file)).code == 0
    words = re.sub(r"(<[^>]*>|\s)+", " ", file.read_text(encoding="utf-8"))
    assert told.casefold() in words.casefold()


def test_an_inventory_has_the_sets_before_the_value_chips(journal: Path) -> None:
    file = journal.with_name("inventory.html")
    assert croupier("paper", "inventory", str(journal), "--table", "12", "-o", str(file)).code == 0
    kinds = re.findall(r"(Roulette|Value) chips, \w+", file.read_text(encoding="utf-8"))
    assert kinds == sorted(kinds)


def test_a_form_has_the_name_and_licence_of_its_day() -> None:
    day = Day().staffed().equipped()
    day.inspect()
    day.register("S1", name="Sam Reyes-Holt", licence="L-2")
    day.inspect()
    journal = day.script.journal
    forms = FloorForms(house=Letterhead(people=people_in(journal.read("people")))).read(journal)
    signed = [(form.inspector, form.licence) for form in forms.inspections]
    assert signed == [("Person S1 (S1)", "L-S1"), ("Sam Reyes-Holt (S1)", "L-2")]


def test_an_inspection_tells_how_each_terminal_announces_the_end_of_betting() -> None:
    day = Day().staffed().equipped()
    day.inspect(terminals={"1": {"sound": True, "sight": True}, "2": {"sound": False, "sight": False}})
    text = text_of(pdf(FloorForms().read(day.script.journal).sheet("inspection")))
    assert "TERMINAL 1 by sound and sight" in text
    assert "TERMINAL 2 not at all" in text


def test_the_report_of_a_shift_is_of_a_shift_with_the_drop_as_counted(journal: Path) -> None:
    file = journal.with_name("shift.pdf")
    of = ("--day", "2026-05-04", "--shift", "day")
    answer = croupier("paper", "shift", str(journal), *of, "-o", str(file), "--json")
    assert answer.code == 0, answer
    text = text_of(file.read_bytes())
    [row] = [
        row
        for row in json.loads(croupier("register", "report", str(journal), "--by", "shift", "--format", "json").out)
        if (row["day"], row["shift"]) == ("2026-05-04", "day")
    ]
    assert row["win"] == row["drop"] + row["closer"] + row["credits"] - row["opener"] - row["fills"]
    shown = [money(row[name]) for name in ("opener", "fills", "credits", "drop", "closer", "win")]
    assert f"12 {' '.join(shown)} {row['hold']}" in text
    assert f"12 Cash {money(row['drop_cash'])} {money(row['counted_cash'])} {money(row['over_cash'])}" in text
    assert row["over_cash"]
    assert "This shift has not been closed" in text
    for day, shift in (("2026-05-04", "night"), ("2026-05-01", "day"), ("2026-05-04", "none")):
        answer = croupier("paper", "shift", str(journal), "--day", day, "--shift", shift, "-o", str(file), "--json")
        assert (answer.code, answer.json["code"]) == (2, "nothing_there")


def test_the_report_of_a_closed_shift_says_who_closed_it_what_is_not_counted_and_what_adjusts_it() -> None:
    """Two boxes of one shift, of which one is counted, and later."""
    day = playing()
    day.buy_in(1, 300_00)
    day.box("B-13")
    locks = {"container_locked": True, "table_locked": True}
    day.do("W1", "remove-box", box="B-12", locked=True, second="W2", replacement="B-13", **locks)
    day.buy_in(2, 200_00)
    close(day)
    counted = day.count("B-12", cash=295_00)
    journal, premises = day.script.journal, day.premises
    rows = [row.as_json() for row in DayBook().read(journal, premises).figures("shift")]
    house = letterhead(journal, premises)
    text = text_of(pdf(shift_report(rows, "2026-05-04", "swing", None, house)))
    for event, name in (("OPENED", "shift-opened"), ("CLOSED", "shift-closed")):
        (turned,) = recorded(day, name)
        assert f"{event} {house.moment(turned.at)} · Person S1 (S1) and Person K1 (K1)" in text
    assert "12 Cash $500.00 $295.00 -$5.00 $200.00" in text
    (count,) = recorded(day, "box-counted")
    entry = f"by entry {count.stream_version} of the register"
    assert f"Table 12, adjusted on {house.moment(counted['at'])} {entry}: Counted (Cash) $300.00." in text
    assert "Counted (Cash) -$5.00, Over or short (Cash) -$5.00." in text


def test_no_figure_of_a_report_is_cut_off(journal: Path) -> None:
    told = croupier("floor", "report", str(journal), "--by", "shift").out
    assert "…" not in told
    for figure in ("2026-05-04", "$800.00", "-$40.00", "105.0%"):
        assert figure in told
