"""Every sheet in a made-up language: whatever is still plain English on it comes from no catalogue.

What people wrote (names, reasons, notes) is Greek here, so that every word in plain Latin letters is one of ours.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from tests.paper.paper_support import POLICIES
from tests.playthroughs.transcripts import TRANSCRIPTS
from tests.support import croupier
from tests.tournament.hall_support import Evening, event, plan
from tests.words.clocks import ZONE, here, stray
from tests.words.made_up import spoken_here
from tools.made_up import TAG

from croupier.journal.store.address import open_journal
from croupier.live.reports.story import tell_round
from croupier.maths import par_sheet
from croupier.money import Unit
from croupier.paper import Document, html, sheets
from croupier.paper.markup import html_of
from croupier.paper.model import Stamp
from croupier.paper.press import check
from croupier.paper.sheets import boxes, cash, forms, inventory, tournament
from croupier.paper.sheets.letterhead import TURNS, Letterhead, Turn
from croupier.paper.sheets.par_sheet import par_document
from croupier.paper.sheets.protection import protection_report
from croupier.paper.sheets.records import (
    Adjustment,
    AdjustmentLog,
    BoxCount,
    ChipInventory,
    ChipSlip,
    Count,
    DisputeForm,
    DropReport,
    InspectionRecord,
    SessionReport,
)
from croupier.paper.sheets.rules_print import complete_rules, players_copy
from croupier.paper.sheets.shift import shift_report
from croupier.paper.sheets.signs import pay_card, sign_sheet
from croupier.paper.sheets.slips import chip_slip, code_cards
from croupier.paper.words import form_words, tournament_words, words
from croupier.protection.report import Report
from croupier.rules import Role, TableRules, policy_from, rulebook, table_rules
from croupier.table.irregular.commands import Decision
from croupier.tournament.forms import FormLine, PayoutForm, PayoutLine, TaxFigures, TournamentForm, payout_form
from croupier.tournament.plan.checks import plan_from
from croupier.tournament.plan.document import STATEMENT, rules_document
from croupier.tournament.plan.plan import OVERALL, Plan
from croupier.tournament.state import Award, EntryState
from croupier.web.lab.questions import QUESTIONS

SHEETS = Path(sheets.__file__).parent


def test_every_sheet_is_read_here() -> None:
    """Whatever makes one is called by its name in this file."""
    written = ast.parse(Path(__file__).read_text(encoding="utf-8"))
    called = {getattr(node, "id", getattr(node, "attr", "")) for node in ast.walk(written)}
    made = {
        node.name
        for file in SHEETS.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns) == "Document"
    }
    shared = {"form", "sheet", "_sheet", "legible"}  # by which the others are made
    assert shared < made
    assert made - shared - called == set()


VARIATION = {
    "name": "Α-1",
    "title": "Άλλη πληρωμή",
    "decision": "temporary",
    "citation": "Κανόνας 47.1",
    "effective": "2026-07-01",
    "ends": "2026-10-01",
    "changes": {"bets.split.pays": 18},
}


@pytest.fixture(scope="module", autouse=True)
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """And whatever house prints here stands where it is another hour, and another minute too."""
    _, *more = Letterhead.__init__.__defaults__ or ()
    with spoken_here(tmp_path_factory.mktemp("made-up")), pytest.MonkeyPatch.context() as patch:
        patch.setattr(Letterhead.__init__, "__defaults__", (ZONE, *more))
        assert Letterhead().moment(AT) == f"{here(AT)} -0930"
        yield


# A clause is told in the language of the regulation, with its mark and where it stands (decision 19).
IN_ENGLISH = r'<p class="clause"[^>]*><b>[^<]*</b> <span class="small">[^<]*</span><br><span lang="en">[^<]*</span>'


def left_over(document: Document, *facts: str) -> list[str]:
    """Plain words of a sheet, apart from hashes, clauses, and what the law or the house calls itself."""
    assert document.lang == TAG
    page = html(document)
    assert stray(re.sub(r"<[^>]*>", " ", page).splitlines(), {AT}) == []
    return plain_words(page, *facts)


def plain_words(page: str, *facts: str) -> list[str]:
    shown = re.sub(r"(?s)<style>.*?</style>|<code>.*?</code>|<div class=\"clauses\">.*?</div>|" + IN_ENGLISH, " ", page)
    labels = re.findall(r'aria-label="([^"]*)"', shown)
    text = unescape(" ".join([re.sub(r"<[^>]*>", " ", shown), *labels]))
    for fact in sorted(facts, key=len, reverse=True):
        text = text.replace(fact, " ")
    return sorted({*re.findall(r"[A-Za-z_-]*[A-Za-z]{2}[A-Za-z_-]*", text)})


def greek(name: str) -> TableRules:
    """A table of the tests whose house writes Greek."""
    data: dict[str, Any] = {**POLICIES[name], "name": "Τραπέζι 12"}
    if "restriction" in data.get("tips", {}):
        data["tips"] = {**data["tips"], "restriction": "Ένα στοίχημα σε κάθε γύρο."}
    if name == "colorado":
        data |= {"variations": [VARIATION], "on": "2026-08-01"}
    policy = policy_from(data, name)
    return table_rules(policy.rulebook, policy=policy)


def of_the_law(rules: TableRules) -> tuple[str, ...]:
    source = rules.rulebook.source
    calls = (call.name.value for call in rules.rulebook.announced.values())  # French everywhere
    felt = (box.label for box in rules.layout.boxes if box.prescribed or not box.label.isalpha())
    return (*felt, rules.digest[:16], source.title, source.sections, source.version, *source.authority, *calls)


@pytest.mark.parametrize("name", sorted(POLICIES))
def test_signs_cards_and_rules_for_players(name: str) -> None:
    rules = greek(name)
    points = {"blue": 1000, "white": 5} if rules.policy.tournament else None
    sheets = {
        "players": players_copy(rules, TAG),
        "complete": complete_rules(rules, TAG),
        "card": pay_card(rules, TAG),
        "par": par_document(rules, par_sheet(rules), TAG),
        "sign": sign_sheet(rules, TAG, "a3", points),
    }
    assert {sheet: found for sheet, made in sheets.items() if (found := left_over(made, *of_the_law(rules)))} == {}


GREEK_HOUSE = {
    "casino": "Χρυσό",
    "re_buy_conditions": "Χωρίς μάρκες.",
    "final_round": "Οι καλύτεροι.",
    "conclusion": "Με πόντους.",
    "changes": ["Χωρίς καπέλα."],
}


def greek_plan(**changes: Any) -> Plan:
    """A tournament with everything that the written rules can tell of."""
    more = {"price": 20_00, "points": 500, "allowed": 2, "until_round": 1}
    first = event(
        "Α1",
        fee=15_00,
        buy_in=50_00,
        name="Πρώτο",
        ends="2026-11-21",
        re_buys=more,
        add_ons={**more, "allowed": 1},
        goods=[
            {"item": "παιχνίδι", "kind": "entry-fee", "value": 15_00},
            {"item": "βιβλίο", "kind": "buy-in", "value": 50_00},
        ],
        rounds=[
            {"spins": 20, "advance": 2, "point_values": {"blue": 100, "white": 1}},
            {"minutes": 30, "spins": 20, "spins_at_least": 20, "fresh_stacks": True},
        ],
        prizes=[
            {"place": 1, "share": 62_50},
            {"place": 2, "share": 37_50},
            {"place": 3, "goods": "κύπελλο", "value": 9_00},
            {"place": 4, "voucher": "Β2", "value": 65_00},
        ],
    )
    second = event("Β2", fee=15_00, buy_in=50_00, date="2026-12-18")
    usual = {
        "name": "Άνοιξη",
        "licensees": ["Χρυσό"],
        "premises": [{"name": "Αίθουσα", "licence": "Ρ-1", "checklist_signed_by": "Σ4"}],
        "chips": {"approval": "Γ-7", "approved_by": "Αρχή"},
        "structure": {"limit": 100_00, "limit_source": "νόμος"},
        "criteria": [{"key": "κ", "text": "Ηλικία 21.", "reason": "Νόμος.", "signed_by": "Σ4"}],
        "table": {"wheel": "single-zero", "options": {"in_prison": True}},
        "everyday": {"wheel": "double-zero"},
        "house": GREEK_HOUSE,
    }
    return plan_from(plan(first, second, **{**usual, **changes}))


@pytest.mark.parametrize("changes", [{"splits": True, "re_entries": 1}, {"ties": "draw"}, {"ties": "share"}])
def test_the_rules_of_a_tournament(changes: dict[str, Any]) -> None:
    written = rules_document(greek_plan(**changes), 2, "ab" * 32, tournament_words(TAG))
    prescribed, source = STATEMENT.format(casino="Χρυσό"), rulebook("colorado").source
    assert left_over(tournament.written_rules(written, TAG), prescribed, source.title, source.sections) == []


def test_the_forms_of_a_tournament() -> None:
    lines = [
        FormLine(entry, "Άννα", "Α1", "2026-11-20", kind, means, "voucher 3" if means == "voucher" else "", 1500)
        for entry, (kind, means) in enumerate(
            [("entry-fee", "cash"), ("buy-in", "goods"), ("re-buy", "complimentary"), ("add-on", "voucher")], start=1
        )
    ]
    awards = [
        PayoutLine(number, pool, 1, 1, "Άννα", kind, "", 1500, "2026-11-20", "Φ-1", provisional=number == 3)
        for number, (pool, kind) in enumerate([("Α1", "cash"), (OVERALL, "goods"), ("Α1", "voucher")], start=1)
    ]
    sheets = [
        tournament.tournament_form_sheet(TournamentForm("Άνοιξη", ("Χρυσό",), tuple(lines), 1, 2), None, TAG),
        tournament.payout_form_sheet(PayoutForm("Άνοιξη", tuple(awards), 3000), None, TAG),
        tournament.proceeds_sheet(TaxFigures("Άνοιξη", {"2026-11": 1500}, 1500), None, TAG),
    ]
    assert [found for sheet in sheets if (found := left_over(sheet))] == []


def test_all_sheets_of_a_tournament_that_is_played_and_partly_taken_back() -> None:
    """Seat cards, count sheets and a receipt too; a fee was refunded, and one entry came in from paper."""
    evening = Evening(
        plan(event(fee=15_00, buy_in=50_00, name="Πρώτο", tables=["Τ1"]), name="Άνοιξη", licensees=["Χρυσό"])
    )
    evening.ready("2026-11-10")
    greek = {"name": "Άννα", "identity": "Δ 1"}
    evening.register("Π1", **greek)
    evening.register("Π2", name="Βίκυ", identity="Δ 2")
    evening.register("Π3", name="Γωγώ", identity="Δ 3")
    evening.do("withdraw-entry", event="E1", entry=3, date=evening.clock.at[:10], reason="άρρωστη")
    evening.clock.at = "2026-11-19T12:00:00.000000Z"
    paid = {"fee": [{"amount": 15_00}], "buy_in": [{"amount": 50_00}]}
    late = {
        "do": "register",
        "event": "E1",
        "person": "Π4",
        "name": "Δώρα",
        "identity": "Δ 4",
        "date": "2026-11-18",
        **paid,
    }
    who = {"evidence": "απόδειξη", "reason": "βλάβη", "second": "Βίκυ", "by": ("cashier", "Άννα")}
    evening.do("enter-from-paper", done=late, **who)
    evening.do("acknowledge-rules", entry=4)
    evening.do("start-event", event="E1", date=evening.not_before("2026-11-20"))
    evening.seat()
    facts = ("E1", rulebook("colorado").source.title, rulebook("colorado").source.sections)
    sheets = {
        (name, entry): tournament.tournament_sheet(evening.state, name, lang=TAG, entry=entry, house=Letterhead())
        for name in tournament.SHEETS if name != "rules"
        for entry in ((1, 3, 4) if name == "receipt" else (0,))
    }  # fmt: skip
    assert {which: found for which, sheet in sheets.items() if (found := left_over(sheet, *facts))} == {}


@pytest.mark.parametrize("status", ["used-as-payout", "used-as-buy-in", "re-awarded", "cancelled"])
def test_the_note_on_a_voucher(status: str) -> None:
    state = Evening(plan(fee=15_00, buy_in=50_00)).ready().state
    state.entries[1] = EntryState(1, "Π1", "Άννα", "")
    state.awards[1] = Award(1, "E1", 1, 1, "voucher", 1500, "κ", "E2", status=status, used_in="Β2")
    sheet = tournament.payout_form_sheet(payout_form(state, tournament_words(TAG)), None, TAG)
    assert left_over(sheet, "Trial", "E1") == []


AT = "2026-06-01T03:00:00.000000Z"
SIGNED = "12" * 32


def greek_forms() -> Iterator[Document]:
    points = dict.fromkeys(words("en").under("point"), True)
    for role in Role:
        for points_of in ({}, points, {**points, "level": False}):
            yield forms.inspection_record(
                InspectionRecord(
                    "1",
                    AT,
                    "Κανόνας",
                    inspector="Άννα",
                    role=role,
                    licence="Λ-1",
                    points=points_of,
                    balls={"Μ1": "magnet", "Μ2": "compass"},
                    terminals={"1": "both", "2": "sound", "3": "sight", "4": "silent"},
                    failed=("level", "terminal 4"),
                    signature=SIGNED,
                ),
                TAG,
            )
    work = Adjustment(AT, "Πόδι", "Άννα", "Λ-1", "Βίκυ", "Τραπέζι", SIGNED, "2026-05-30")
    for entries in ((), (work,)):
        yield forms.adjustment_log(AdjustmentLog("", AT, "Κανόνας", Stamp("Σ", 1, "Ρ"), (0, 5), entries), TAG)
    void = {"void": "σκισμένο", "voided_by": "Βίκυ", "chips": {"value/μαύρο": 2}}
    for kind, unit in itertools.product(("fill", "credit", "cash-out"), Unit):
        for more in ({}, void, {"instead": 6, "house": Letterhead(code=lambda _: "7-ΑΒΓΔ")}):
            slip = ChipSlip("1", AT, "Κανόνας", None, (0, 0), kind, 7, 5000, "Άννα", "Βίκυ", unit=unit)
            yield chip_slip(replace(slip, **more), TAG)
    count = Count("Κ2", 499, "Άννα", "Βίκυ", "σκισμένο")
    for counts, who in (((), "Άννα"), ((count,), "register")):
        yield boxes.drop_report(
            DropReport(
                "1", AT, "Κανόνας", opened=AT, box="Κ2", by=who, cash=400, receipts=(("77", 100),), counts=counts
            ),
            TAG,
        )
    where = {"χρυσό/plain": {"tray": 9, "walked": 1, "number": 10}, "χρυσό/ρίγες": {}, "value/μαύρο": {"tip_box": 2}}
    for counted, closed_by in itertools.product(({}, {"χρυσό/plain": 8}), ("", "Βίκυ")):
        taken = ChipInventory("1", AT, "Κανόνας", chips=where, counted=counted, counted_by="Άννα", closed_by=closed_by)
        differences = {"χρυσό/plain": -1} if counted and closed_by else {}
        yield inventory.chip_inventory(replace(taken, differences=differences, reason=closed_by and "Λάθος"), TAG)
    for use, expected in itertools.product(("drop", "tip"), (1, 3, 5)):
        box = BoxCount(
            "1", AT, "Κανόνας", number=1, box="Κ2", use=use, expected=expected, cash=1, receipts=2, signature=SIGNED
        )
        yield boxes.box_count(replace(box, first="Άννα", second="Βίκυ", explanation="σκισμένο"), TAG)
    for decision in ("", *Decision):
        dispute = DisputeForm("1", AT, "Κανόνας", number=1, round=2, seat=3, player="Άννα", what="Μάρκες", amount=1)
        yield forms.dispute_form(replace(dispute, decision=decision, decided_by="Βίκυ", decided_at=AT), TAG)
    for closed in ("", AT):
        notes = {"rounds_without_wave": 1, "late_calls": 2}
        shift = SessionReport(
            "1", AT, "Κανόνας", opened=AT, closed=closed, notes=notes, difference=5, cash=1, receipts=2
        )
        yield forms.session_report(replace(shift, dealers=("Άννα", "Βίκυ"), reason="Λάθος"), TAG)


def test_the_forms_of_tables_and_floor() -> None:
    assert [(sheet.title, found) for sheet in greek_forms() if (found := left_over(sheet))] == []


def cash_line(**more: Any) -> dict[str, Any]:
    line = {"at": AT, "player": "Άννα", "known_as": "Άννα", "side": "in", "what": "buy-in", "note": "", "amount": 500}
    return {**line, "event": "17", "table": "", "tournament": "", **more}


def greek_books() -> Iterator[Document]:
    """What is printed of people's cash, of a shift, of its figures, and for those who begin to work here."""
    kinds = ("buy-in", "cash-out", "entry-fee", "prize", "refund", "slip", "other")
    log = [cash_line(what=kind, side=("in", "out")[number % 2]) for number, kind in enumerate(kinds)]
    log += [cash_line(table="1"), cash_line(tournament="Άνοιξη"), cash_line(note="Μάρκες")]
    yield cash.cash_log(log, "2026-05-30", lang=TAG)
    filed = {"side": "in", "amount": 500, "due": "2026-06-15", "filed": "", "reference": "", "sent": ""}
    for known in ("", "Δ 1"):
        told = {"player": "Άννα", "day": "2026-05-30", "identity": known, "description": known, "due": "2026-06-15"}
        reports = [filed, {**filed, "filed": "Φ-1", "sent": "2026-06-10", "side": "out"}]
        yield cash.cash_report({**told, "log": log, "reports": reports}, lang=TAG)
    what = [f"{name}_{kind}" for name in ("drop", "counted", "over") for kind in ("cash", "receipts", "coupons")]
    row: dict[str, Any] = {"day": "2026-05-30", "shift": "πρωί", "table": "1", "game": "", "hold": "", "hash": ""}
    row |= dict.fromkeys(("opener", "fills", "credits", "drop", "closer", "win"), 100)
    row |= {"closer_chips": {"blue/plain": 3, "value/black": 2}}
    later = {"at": AT, "position": 7, "amounts": dict.fromkeys(what, 100)}
    for worth, hashed, adjustments in ((0, "", []), (100, "ab" * 32, [later])):
        yield shift_report(
            [{**row, **dict.fromkeys(what, worth), "hash": hashed, "adjustments": adjustments}],
            house=Letterhead(
                turns=tuple(Turn(one, row["day"], row["shift"], AT, "Άννα", "Νίκος") for one in TURNS.values())
            ),
            lang=TAG,
        )
    yield code_cards([("Π1", "Άννα", "7-ΑΒΓΔ")], AT, lang=TAG)
    yield protection_report(Report("2026-05-30", "πρωί", 1, 0, (), (), (0, 0), {}), lang=TAG)


def test_the_sheets_of_cash_shifts_and_codes() -> None:
    facts = ("31 CFR 1021.311", "ab" * 32)
    assert [(sheet.title, found) for sheet in greek_books() if (found := left_over(sheet, *facts))] == []


WRITTEN = {"player", "dealer", "by", "second", "reason", "what", "message", "command", "code", "receipt"}  # by somebody


def _given(facts: Any) -> Iterator[str]:
    """What a refusal was told: names of players, and of calls that the house does not know."""
    match facts:
        case dict():
            yield from (word for each in facts.values() for word in _given(each))
        case list():
            yield from (word for each in facts for word in _given(each))
        case str():
            yield from facts.split(", ")


@pytest.mark.parametrize("script", TRANSCRIPTS, ids=lambda script: script.stem)
@pytest.mark.one_in(2)
def test_the_story_of_a_round(script: Path, tmp_path: Path) -> None:
    db = tmp_path / "evening.sqlite"
    croupier("script", str(script), "--db", str(db))
    journal = open_journal(str(db), read_only=True)
    try:
        streams = [name for name in journal.streams() if name.startswith("table/")]
        for stream in streams:
            history = list(journal.read(stream))
            facts = {str(event.data[key]).rstrip(". ") for event in history for key in WRITTEN & event.data.keys()}
            facts |= {event.who for event in history}
            facts |= {
                word for event in history if event.name == "command-refused" for word in _given(event.data["facts"])
            }
            rounds = [event.data["round"] for event in history if event.name == "betting-opened"]
            for number in dict.fromkeys(rounds):
                told = tell_round(stream, number, history, form_words(TAG), ZONE).lines
                sheet = forms.dispute_form(DisputeForm("1", AT, number=1, what="Μ", story=tuple(told)), TAG)
                listed = " and "  # between numbers: Babel's word, which has none for a made-up language
                assert left_over(sheet, listed, *filter(None, facts)) == []
    finally:
        journal.close()


def test_the_pages_of_the_lab() -> None:
    table: dict[str, Any] = {"rulebook": "classic", "wheel": "single-zero", "option": "in-prison", "choice": "half"}
    asked = {**table, "bets": [{"bet": "split-8-11", "stake": 100}, {"bet": "red", "stake": 100}], "spins": 100}
    ruined = {**asked, "bankroll": 2000, "target": 4000, "strategy": "flat", "limit": None, "own": None}
    spins = "\n".join(str(number % 36) for number in range(720))
    judged = {"wheel": "single-zero", "column": None, "dealer": None, "table": None, "level": 0.001}
    answers = [
        QUESTIONS["ruin"]({**ruined, "bets": asked["bets"][1:]}, b"", lambda _: None),
        QUESTIONS["bias"](judged, spins.encode(), lambda _: None),
    ]
    printed = QUESTIONS["sheet"]({**asked, "language": TAG, "paper": "a4", "answers": answers}, b"", lambda _: None)
    rules = table_rules("classic", "single-zero")
    assert plain_words(html_of(check(printed).content), "Croupier", *of_the_law(rules)) == []
