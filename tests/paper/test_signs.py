"""Signs and cards say exactly what is in force at the table."""

from __future__ import annotations

import re
from dataclasses import Field, fields, replace
from pathlib import Path
from typing import Any

import pytest
from tests.paper.paper_support import POLICIES, bare, squeezed, table, text_of
from tests.support import clause

from croupier.game import bet_odds
from croupier.maths import par_sheet
from croupier.paper import html, pdf
from croupier.paper.press import pages
from croupier.paper.sheets.felt import felt_svg, letters
from croupier.paper.sheets.par_sheet import par_document
from croupier.paper.sheets.signs import SIZES, pay_card, sign_sheet
from croupier.paper.words import words
from croupier.refusal import Refused
from croupier.rules import Policy, policy_from, table_rules
from croupier.rules.in_force.sign import Sign, sign_of
from croupier.words.shelves import languages


@clause("CO-2210(2)(c)(ii)(A)-a", "CO-2210(2)(c)(ii)(B)-a", "CO-2210(2)(c)(ii)(C)-a")
def test_the_sign_of_a_covered_double_zero_has_its_three_statements() -> None:
    text = text_of(pdf(sign_sheet(table("covered"))))
    assert "A double zero roulette wheel is being used as a single zero roulette wheel" in text
    assert "Double zero (00) is not an available wager" in text
    assert "If the roulette ball comes to rest in a compartment marked double zero (00)" in text
    assert "the spin will be declared void and the wheel will be re-spun" in text.replace("re- spun", "re-spun")
    assert "Wagers on red, black, odd, even, “1 to 18” and “19 to 36” shall be lost" in text
    assert "a compartment marked zero (0)" in text


@clause("CO-2207-b", "CO-2207-c")
def test_the_sign_shows_the_live_limits_options_odds_and_tip_rules() -> None:
    rules = table("colorado")
    text = text_of(pdf(sign_sheet(rules)))
    for amount in ("$5.00 – $500.00", "$25.00 – $5,000.00"):
        assert amount in text
    assert "In Prison" in text
    assert "Straight bet (one number): 36 to 1 (at least 35 to 1)" in text
    assert "One wager for the dealers in a round." in text
    assert sign_of(rules).code in text


@clause("CO-2214(2)-a")
def test_the_notice_of_a_tournament_shows_what_each_colour_is_worth() -> None:
    rules, points = table("tournament"), {"blue": 1000, "white": 5}
    text = bare(text_of(pdf(sign_sheet(rules, point_values=points))))
    assert "Tournamentchipsstandforpoints" in text
    assert "BLUE1,000WHITE5" in text
    assert bare(sign_of(rules, points).code) in text


def varied(**changes: Any) -> dict[str, Any]:
    said = {"name": "V-1", "title": "A rule", "decision": "temporary", "citation": "47.1-2204T"}
    rule = {**said, "effective": "2026-06-01", "ends": "2026-08-31", "changes": {"bets.split.pays": 16}}
    return {"variations": [{**rule, **changes}], "on": "2026-07-01"}


@clause("CO-2207-b", "CO-2207-c")
def test_a_sign_changes_its_code_with_anything_on_it_and_with_nothing_else() -> None:
    """Every value that is in force at the table, one by one, better and worse."""
    base = POLICIES["colorado"]
    limits, tips = base["limits"], base["tips"]
    changes: list[dict[str, Any]] = [
        {},
        {"limits": {"all": {"min": 500, "max": 50_000}}},
        {"limits": {**limits, "inside": {"min": 400, "max": 50_000}}},
        {"limits": {**limits, "inside": {"min": 500, "max": 50_100}}},
        {"limits": {**limits, "straight": {"min": 500, "max": 10_000}}},
        {"limits": {**limits, "total": {"min": 500, "max": 600_000}}},
        {"limits": {**limits, "total": {"min": 500}}},
        {"limits": {**limits, "inside_total": {"min": 500}}},
        {"payout_max": 5_000_000},
        {"payout_max": 5_000_100},
        {"odds": {}},
        {"odds": {"straight": 37}},
        {"odds": {"straight": 36, "split": 18}},
        {"options": {}},
        {"tips": {}},
        {"tips": {**tips, "restriction": "One wager for the dealers in an hour."}},
        {"tips": {**tips, "wager_max": 0}},
        {"tips": {**tips, "wager_max": 5_00}},
        {"tips": {**tips, "spin_max": 10_00}},
        {"tips": {**tips, "bets": ["outside"]}},
        {"tips": {**tips, "split": False}},
        {"tips": {**tips, "counted": False}},
        {"name": "Table 13"},
        {"wheel": "double-zero"},
        varied(),
        varied(name="V-2"),
        varied(title="Another"),
        varied(decision="permanent"),
        varied(citation="47.1-2299T"),
        varied(effective="2026-06-02"),
        varied(ends="2026-09-01"),
        *(varied(changes={"bets.split.pays": pays}) for pays in (17, 18, 99)),
        varied(changes={"bets.split.pays": 16, "bets.corner.pays": 7}),
    ]
    codes = {sign_of(table_rules("colorado", policy=policy_from({**base, **change}, "p"))).code for change in changes}
    assert len(codes) == len(changes)
    coupons = {**base, "chips": {"value_chips": True, "match_play": False}}
    assert sign_of(table_rules("colorado", policy=policy_from(coupons, "p"))).code == sign_of(table("colorado")).code


@pytest.mark.parametrize("field", fields(Sign), ids=lambda field: field.name)
def test_nothing_of_a_sign_is_left_out_of_its_code(field: Field[Any]) -> None:
    sign = replace(sign_of(table("colorado")), point_values={"blue": 100}, payout_max=5_00)
    now = getattr(sign, field.name)
    other: Any = (*now, "more") if isinstance(now, tuple) else {"more": 1}
    if not isinstance(now, tuple | dict):
        other = f"{now}?" if isinstance(now, str) else not now if isinstance(now, bool) else (now or 0) + 1
    assert replace(sign, **{field.name: other}).code != sign.code


@clause("CO-2207-b")
def test_two_rulebooks_of_a_house_by_one_name_are_not_under_one_sign() -> None:
    """The house's own say what their bets pay: no text prescribes it, so there is nothing that would be better."""
    text = (Path(__file__).parents[2] / "docs" / "examples" / "snake.toml").read_text(encoding="utf-8")
    other = re.sub(r"(?s)(\[bets\.straight\].*?value *= *)35", r"\g<1>34", text, count=1)
    assert other != text
    signs = [sign_of(table_rules(one, policy=Policy(one, "three-zeros"))) for one in (text, other)]
    assert signs[0].rulebook == signs[1].rulebook
    assert signs[0].code != signs[1].code


def test_four_limits_stand_side_by_side_so_that_the_sign_can_be_read_on_a_letter() -> None:
    base = POLICIES["colorado"]
    limits = {**base["limits"], "total": {"min": 500, "max": 600_000}}
    policy = policy_from({**base, "limits": limits, "payout_max": 5_000_000}, "p")
    sign = sign_sheet(table_rules("colorado", policy=policy), "de")
    assert sign.type_size in SIZES
    text = text_of(pdf(sign))
    assert text.index("JEDER EINSATZ AUF ÄUSSERE CHANCEN") < text.index("ALLE EINSÄTZE EINES SPIELERS ZUSAMMEN")
    for amount in ("5,00 $ – 500,00 $", "25,00 $ – 5.000,00 $", "5,00 $ – 6.000,00 $", "50.000,00 $"):
        assert amount in text.replace("\xa0", " ")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", ["colorado", "covered", "classic", "house", "south-dakota"])
def test_every_sign_fits_on_a_page_in_every_language(name: str, lang: str) -> None:
    sign = sign_sheet(table(name), lang)
    assert sign.type_size in SIZES
    assert pages(pdf(sign)) == 1


def test_a_word_that_would_run_off_the_sign_is_refused() -> None:
    tips = {"restriction": "No" + "o" * 80, "posted": True}
    rules = table_rules("colorado", policy=policy_from({**POLICIES["colorado"], "tips": tips}, "p"))
    with pytest.raises(Refused) as refusal:
        sign_sheet(rules)
    assert refusal.value.code == "not_legible"


@pytest.mark.parametrize("name", sorted(POLICIES))
def test_the_card_has_the_exact_edge_of_every_bet(name: str) -> None:
    rules = table(name)
    text = bare(text_of(pdf(pay_card(rules))))
    for row in bet_odds(rules.pay_table):
        line = f"{row.pays}to1{'*' if rules.rulebook.bets[row.bet.kind].pays.assumed else ''}"
        assert f"{line}{row.probability}{bare(str(row.house_edge))}" in text


@pytest.mark.parametrize("lang", languages())
def test_a_card_speaks_its_language(lang: str) -> None:
    rules, said = table("colorado"), words(lang)
    document = pay_card(rules, lang)
    assert pages(pdf(document)) == 1
    text = squeezed(html(document))
    assert said("label.card_title") in text
    assert said("option.in-prison-half") in text


@pytest.mark.parametrize("name", ["colorado", "terminals", "covered", "classic"])
def test_the_drawing_follows_the_geometry(name: str) -> None:
    """Every box is drawn once with its label, and one chip stands for each kind of bet that is offered."""
    rules = table(name)
    svg = felt_svg(rules, words("en"))
    assert svg.count("<rect") == len(rules.layout.boxes)
    assert svg.count("<circle") == len(letters(rules))
    for box in rules.layout.boxes:
        label = f"{box.label} covered" if box.number in rules.wheel.void else box.label
        assert f">{label}</text>" in svg
    at = re.findall(r'<circle cx="([\d.-]+)" cy="([\d.-]+)"', svg)
    assert len(set(at)) == len(at), "no chip hides another"


@pytest.mark.parametrize("name", ["colorado", "terminals", "classic", "south-dakota"])
def test_the_par_sheet_prints_the_figures_of_the_par_sheet(name: str) -> None:
    rules = table(name)
    figures = par_sheet(rules)
    text = bare(text_of(pdf(par_document(rules, figures))))
    for row in figures["bets"]:
        assert bare(row["variance"]) in text
        assert bare(f"{row['house_edge_float']:.4%}") in text
    assert figures["digest"][:16] in text
    assert bare("By the normal approximation") in text
