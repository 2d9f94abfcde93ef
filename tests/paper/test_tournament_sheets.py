"""The papers of a tournament: written rules from its file, and the two forms from its entries and prizes."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.test_docs import COMMANDS, FENCE
from tests.paper.paper_support import bare, text_of
from tests.support import croupier
from tests.tournament.hall_support import Evening, event, plan

from croupier.money import money
from croupier.paper import html, pdf
from croupier.paper.model import Reading, Stamp, Table
from croupier.paper.sheets.tournament import (
    payout_form_sheet,
    proceeds_sheet,
    tournament_form_sheet,
    tournament_sheet,
    written_rules,
)
from croupier.tournament.forms import FormLine, PayoutForm, PayoutLine, TaxFigures, TournamentForm
from croupier.tournament.plan.checks import plan_text
from croupier.tournament.plan.document import STATEMENT, rules_document

FRIDAY = next(body for _, name, body in FENCE.findall(COMMANDS) if name == "friday.toml")
STAMP = Stamp("test/floor", 99, "6q8mSWnbIsjU5iiNrJgaWlNEMYmiiTXSRDq0hPn1D5o=")


def test_the_written_rules_have_every_line_and_the_clauses_that_want_them() -> None:
    plan, _ = plan_text(FRIDAY, "friday.toml")
    rules = rules_document(plan, 2, "ab" * 32)
    text = bare(text_of(pdf(written_rules(rules))))
    for section in rules.sections:
        assert bare(section.heading) in text
        assert all(bare(line) in text for line in section.lines)
        assert bare(section.clause) in text
    for name, answer in rules.readings:
        assert name in text
        assert bare(answer) in text
    assert bare(STATEMENT.format(casino="Golden Gulch")) in text
    assert "Version2oftherules" in text


def test_the_command_prints_the_rules_of_a_file(tmp_path: Path) -> None:
    file, out = tmp_path / "friday.toml", tmp_path / "rules.pdf"
    file.write_text(FRIDAY, encoding="utf-8")
    assert croupier("paper", "tournament", str(file), "-o", str(out)).code == 0
    assert "Friday night: tournament rules" in text_of(out.read_bytes())
    chinese = croupier("paper", "tournament", str(file), "--lang", "zh", "-o", str(out))
    assert chinese.code == 0
    assert "比赛规则" in text_of(out.read_bytes())
    refused = croupier("paper", "tournament", str(file), "--sheet", "prizes", "-o", str(out), "--json")
    assert refused.json["code"] == "no_such_form"


def test_the_tournament_form_lists_every_entrant_with_fee_and_buy_in() -> None:
    lines = tuple(
        FormLine(entry, f"Entrant {entry}", "friday", "2026-11-20", kind, "cash", "", amount)
        for entry in range(1, 41)
        for kind, amount in (("entry-fee", 1500), ("buy-in", 5000))
    )
    form = TournamentForm("Friday night", ("Golden Gulch",), lines, 60_000, 200_000)
    text = text_of(pdf(tournament_form_sheet(form, STAMP)))
    for entry in range(1, 41):
        assert len(re.findall(rf"\b{entry} Entrant {entry} friday", text)) == 2
    assert money(260_000) in text
    assert money(60_000) in text
    assert STAMP.root in text


def test_the_pay_out_form_marks_what_is_provisional() -> None:
    lines = (
        PayoutLine(1, "friday", 1, 3, "Ann", "cash", "first prize", 40_000, "2026-11-20", "W-1"),
        PayoutLine(2, "friday", 2, 5, "Bo", "voucher", "a voucher", 5_000, "", "", True, "its use is open"),
    )
    text = text_of(pdf(payout_form_sheet(PayoutForm("Friday night", lines, 40_000))))
    assert "$400.00" in text
    assert "$50.00*" in text
    assert "its use is open" in text
    assert "Paid out $400.00" in text


def test_no_form_for_the_authority_prints_a_reading_of_ours() -> None:
    """The written rules do, for the players."""
    state = Evening(plan(event("E1", fee=15_00, buy_in=50_00), splits=True)).ready().state
    for name in ("entries", "prizes", "proceeds"):
        sheet = tournament_sheet(state, name)
        assert not [block for block in sheet.blocks if isinstance(block, Reading)], name
    assert [block for block in tournament_sheet(state, "rules").blocks if isinstance(block, Reading)]


def test_the_pay_out_form_tells_what_the_house_added_and_has_a_place_for_each_winner_s_receipt() -> None:
    evening = Evening(plan(event("E1", fee=15_00, buy_in=50_00, prizes=[{"place": 1, "share": 100_00}]))).ready()
    evening.register("Ann")
    evening.do("add-prize-money", event="E1", amount=25_00)
    evening.start()
    evening.finish([100])
    evening.do("award-prizes", event="E1")
    text = text_of(pdf(tournament_sheet(evening.state, "prizes")))
    assert "BUY-INS $50.00" in text
    assert "ADDED BY THE HOUSE $25.00" in text
    assert "STILL IN THE POOLS $75.00" in text
    evening.pay_all()
    sheet = tournament_sheet(evening.state, "prizes")
    (table,) = (block for block in sheet.blocks if isinstance(block, Table))
    assert table.columns[-1].title == "Received (signature)"
    assert [row[-1].strip() for row in table.rows] == [""]
    assert "STILL IN THE POOLS $0.00" in text_of(pdf(sheet))


def test_proceeds_are_told_by_month() -> None:
    sheet = proceeds_sheet(TaxFigures("Friday night", {"2026-11": 60_000, "2026-12": 1_500}, 61_500))
    assert "2026-11 $600.00" in text_of(pdf(sheet))
    assert "$615.00" in html(sheet)
