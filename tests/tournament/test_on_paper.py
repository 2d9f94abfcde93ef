"""What was done on paper: two people, evidence and reason, its own day, marked on every form."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import clause
from tests.tournament.hall_support import Evening, event, plan

from croupier.paper.sheets.letterhead import Letterhead
from croupier.paper.sheets.tournament import tournament_sheet
from croupier.tournament import payout_form, tax_figures, tournament_form

ON_PAPER = {"evidence": "receipt 4711 of the local office", "reason": "the line was down", "second": "C2"}


def on_paper(evening: Evening, do: str, **fields: Any) -> list[dict[str, Any]]:
    by = ("key-manager", "K1")
    if do in ("register", "pay-prize"):
        by = ("cashier", "C1")
    return evening.do("enter-from-paper", done={"do": do, **fields}, by=by, **ON_PAPER)


def ann(date: str) -> dict[str, Any]:
    fields = {"event": "E1", "person": "A", "name": "Ann", "identity": "ID A", "date": date}
    return {**fields, "fee": [{"amount": 15_00}], "buy_in": [{"amount": 50_00}]}


@clause("CO-2213.06-d")
def test_a_filing_on_paper_counts_from_its_day_and_is_marked() -> None:
    evening = Evening(plan(fee=15_00, buy_in=50_00))
    evening.clock.at = "2026-11-18T12:00:00.000000Z"
    filing = {"date": "2026-11-10", "office": "Central City", "proof": "mail 12"}
    assert evening.refused("file-rules", **filing).code == "bad_date"
    told = on_paper(evening, "file-rules", **filing)
    assert [one["event"] for one in told] == ["entered-from-paper", "rules-filed"]
    assert (told[0]["first"], told[0]["second"], told[0]["date"]) == ("K1", "C2", "2026-11-10")
    on_paper(evening, "register", **ann("2026-11-11"))
    evening.register("B")
    evening.do("start-event", event="E1", date="2026-11-20")
    assert evening.state.filings[0]["paper"] == 1
    form = tournament_form(evening.state)
    assert [(line.entry, line.date, line.paper) for line in form.lines] == [
        (1, "2026-11-11", 2), (1, "2026-11-11", 2), (2, "2026-11-18", 0), (2, "2026-11-18", 0),
    ]  # fmt: skip
    for forms in (form, payout_form(evening.state), tax_figures(evening.state)):
        assert [(one.command, one.evidence, one.second) for one in forms.paper] == [
            ("file-rules", "receipt 4711 of the local office", "C2"),
            ("register", "receipt 4711 of the local office", "C2"),
        ]
    evening.replayed()
    at = evening.state.paper[0]["entered"]
    house = Letterhead("America/Denver", people=[("K1", "2026-01-01", "Kim", ""), ("C2", "2027-01-01", "later", "")])
    assert house.moment(at)[:10] == "2026-11-18"
    for lang in ("en", "de", "fr", "es", "zh-Hans"):
        for sheet in ("entries", "prizes", "proceeds", "receipt"):
            printed = str(tournament_sheet(evening.state, sheet, lang=lang, entry=1, house=house))
            assert "receipt 4711" in printed
            assert "2026-11-18" in printed
            assert ("Kim (K1)" in printed) == (sheet != "receipt"), "a receipt tells of its own lines alone"
            assert "C2" in printed
            assert "later" not in printed
            assert ("†2" in printed) == (sheet in ("entries", "receipt"))
            assert house.moment(evening.state.as_of) in printed, "every sheet has the house's own time"
    assert "receipt 4711" not in str(tournament_sheet(evening.state, "receipt", entry=2, house=house))


@clause("CO-2213.01-b")
@pytest.mark.parametrize(
    ("done", "more", "id_"),
    [
        ({"date": "2031-01-01"}, {}, "bad_date.on_paper"),
        ({"date": "2026-11-18"}, {}, "bad_date.on_paper"),  # today is entered as always
        ({"date": "1999-01-01"}, {}, "bad_date.before_filing"),
        ({"date": "yesterday"}, {}, "bad_date.day"),
        ({"fee": []}, {}, "entrant_without_fee"),
        ({}, {"evidence": " "}, "paper_evidence_missing"),
        ({}, {"reason": ""}, "paper_evidence_missing"),
        ({}, {"second": ""}, "second_person_needed.on_paper"),
        ({}, {"second": "C1"}, "second_person_needed.on_paper"),
        ({"do": "draw-seats"}, {}, "bad_command.do"),
        ({"do": "enter-from-paper"}, {}, "bad_command.do"),
    ],
)
def test_paper_is_no_way_around_the_law(done: dict[str, Any], more: dict[str, Any], id_: str) -> None:
    evening = Evening(plan(fee=15_00, buy_in=50_00)).ready("2026-11-10")
    evening.clock.at = "2026-11-18T12:00:00.000000Z"
    given = {"do": "register", **ann("2026-11-12"), **done}
    refused = evening.refused("enter-from-paper", done=given, by=("cashier", "C1"), **{**ON_PAPER, **more})
    assert refused.id == id_


def test_nobody_enters_from_paper_what_they_may_not_do() -> None:
    evening = Evening(plan(fee=15_00, buy_in=50_00)).ready("2026-11-10")
    evening.clock.at = "2026-11-18T12:00:00.000000Z"
    done = {"do": "file-rules", "date": "2026-11-12", "office": "x", "proof": "y"}
    assert evening.refused("enter-from-paper", done=done, by=("cashier", "C1"), **ON_PAPER).code == "role_not_allowed"


@clause("CO-2213.06-g", "CO-2214(1)-e")
def test_the_structure_test_counts_all_chips_that_can_be_bought() -> None:
    more = {"price": 9_000_00, "points": 500, "allowed": 1}
    one = event(buy_in=60_00, rounds=[{"spins": 20}], add_ons=more)
    refused = Evening().refused(
        "publish-rules", rules=plan(one, structure={"limit": 100_00, "limit_source": "statute"})
    )
    assert (refused.code, refused.clause) == ("structure_exceeds_limit", "CO-2213.06-g")
    assert refused.facts["buy_in"] == 9_060_00


@clause("CO-2213.01-f")
def test_a_newcomer_in_the_free_event_of_a_series_is_on_the_form() -> None:
    free = event("E2", date="2026-11-25", prizes=[{"place": 1, "share": 100_00}])
    evening = Evening(plan(event(fee=15_00, buy_in=50_00), free)).ready()
    evening.register("A")
    evening.register("N", "E2")
    lines = [(line.entry, line.event, line.kind, line.amount) for line in tournament_form(evening.state).lines]
    assert lines == [(1, "E1", "entry-fee", 15_00), (1, "E1", "buy-in", 50_00), (2, "E2", "free", 0)]


@clause("CO-2213.05-r")
def test_a_voucher_for_a_free_event_is_no_second_buy_in_on_any_form() -> None:
    prizes = [{"place": 1, "share": 50_00}, {"place": 2, "voucher": "E2", "value": 30_00}]
    free = event("E2", date="2026-11-25", prizes=[{"place": 1, "share": 100_00}])
    evening = Evening(plan(event(buy_in=50_00, prizes=prizes), free)).ready()
    evening.register("A")
    evening.register("B")
    evening.start()
    evening.finish([9, 5])
    evening.do("award-prizes", event="E1")
    entry = {"event": "E2", "person": "B", "name": "Player B", "identity": "ID B", "voucher": 2}
    evening.do("register", **entry, date=evening.not_before("2026-11-21"))
    form, payout = tournament_form(evening.state), payout_form(evening.state)
    assert (form.buy_ins, form.moved, payout.buy_ins) == (100_00, 30_00, 100_00)


def test_a_licensee_that_does_not_hold_it_and_a_name_nobody_can_read_are_refused() -> None:
    evening = Evening(plan(fee=15_00, buy_in=50_00)).ready()
    given = ann("2026-11-18")
    assert evening.refused("register", **{**given, "licensee": "Silver Slipper"}).code == "no_such_licensee"
    for name in ("", " ", "A\u202enn"):
        assert evening.refused("register", **{**given, "name": name}).code == "identity_missing"
    evening.do("register", **{**given, "licensee": "Golden Gulch"})
