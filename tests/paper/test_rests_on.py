"""Every sheet says what it rests on: the regulation by name and sections, its edition, and the law behind it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.paper.paper_support import bare, text_of
from tests.paper.test_floor_sheets import journal as a_gaming_day
from tests.support import clause, croupier
from tests.tournament.hall_support import Evening, event, plan

from croupier.paper import html, pdf
from croupier.paper.sheets.tournament import SHEETS, tournament_sheet

journal = a_gaming_day
NAME, EDITION = "Colorado gaming regulations, Rule 22: roulette, 47.1-2201 to 47.1-2215", "edition 2014-07-15"
LAW = "12-47.1-201 C.R.S.; 12-47.1-203 C.R.S.; 12-47.1-302 C.R.S.; 12-47.1-818 C.R.S."
FORMS = [
    *(["floor", "--sheet", sheet] for sheet in ("adjustments", "inspection", "count")),
    *([form, "--table", "12"] for form in ("inspection", "drop", "session")),
    ["shift"],
]


@clause("CO-BP-a")
@pytest.mark.parametrize("form", FORMS, ids=" ".join)
def test_the_forms_of_a_house(journal: Path, form: list[str]) -> None:
    file = journal.with_name("form.html")
    printed = croupier("paper", form[0], str(journal), *form[1:], "-o", str(file))
    assert printed.code == 0, printed.err
    assert f"{NAME} · {EDITION} · {LAW}" in file.read_text(encoding="utf-8")


@clause("CO-2210(2)(d)(ii)-a")
@pytest.mark.parametrize("form", [form for form in FORMS if "--table" in form], ids=" ".join)
def test_the_forms_of_a_table_are_headed_by_its_number(journal: Path, form: list[str]) -> None:
    file = journal.with_name("form.html")
    assert croupier("paper", form[0], str(journal), *form[1:], "-o", str(file)).code == 0
    assert "Table 12 · " in file.read_text(encoding="utf-8").partition("</header>")[0]


@clause("CO-BP-a")
@pytest.mark.parametrize("paper", [["paper", "sign"], ["paper", "card"], ["rules", "print"]], ids=" ".join)
def test_what_hangs_at_a_table_and_is_handed_out(tmp_path: Path, paper: list[str]) -> None:
    file = tmp_path / "sheet.pdf"
    assert croupier(*paper, "colorado", "-o", str(file)).code == 0
    said = bare(text_of(file.read_bytes()))
    assert all(bare(part) in said for part in (NAME, "2014-07-15", LAW))
    assert croupier("paper", "check", str(file)).code == 0


@clause("CO-BP-a")
def test_the_papers_of_a_tournament() -> None:
    evening = Evening(plan(event(fee=15_00, buy_in=50_00))).ready()
    entry, state = evening.register("P-1"), evening.state
    for name in SHEETS:
        assert f"{NAME} · {EDITION} · {LAW}" in html(tournament_sheet(state, name, entry=entry)), name
    assert bare(LAW) in bare(text_of(pdf(tournament_sheet(state, "prizes"))))
