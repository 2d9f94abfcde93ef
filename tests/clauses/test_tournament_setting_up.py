"""What a tournament's rules must say before anybody can enter: `croupier tournament check` and `publish-rules`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.support import clause, croupier
from tests.tournament.hall_support import Evening, event, plan, toml_of


@pytest.fixture
def checked(tmp_path: Path) -> Any:
    def check(rules: dict[str, Any]) -> tuple[list[tuple[str, str | None]], dict[str, Any]]:
        file = tmp_path / "rules.toml"
        file.write_text(toml_of(rules))
        answer = croupier("tournament", "check", str(file), "--json")
        assert answer.code == (0 if answer.json["ok"] else 1)
        return [(finding["code"], finding["clause"]) for finding in answer.json["findings"]], answer.json

    return check


@clause("CO-2213(1)-a")
def test_one_event_or_several_and_never_none(checked: Any) -> None:
    assert checked(plan())[0] == []
    assert checked(plan(event("E1"), event("E2", date="2026-12-01")))[0] == []
    rules = {**plan(), "events": []}
    rules["house_rules"]["prizes"] = 1
    assert ("no_events", "CO-2213(1)-a") in checked(rules)[0]


@clause("CO-2213(1)-c")
def test_it_is_over_four_months_after_the_first_day_of_play(checked: Any) -> None:
    _, report = checked(plan(event(date="2026-10-31"), event("E2", date="2027-02-28")))
    assert (report["ok"], report["last_day"]) == (True, "2027-02-28")
    found, report = checked(plan(event(date="2026-10-31"), event("E2", date="2027-02-27", ends="2027-03-01")))
    assert found == [("over_four_months", "CO-2213(1)-c")]
    _, report = checked(plan(event(date="2026-03-01"), event("E2", date="2026-07-01")))
    assert (report["ok"], report["last_day"]) == (True, "2026-07-01"), "months, however many days they have"
    found, report = checked(plan(event(date="2026-03-01"), event("E2", date="2026-07-02")))
    assert found == [("over_four_months", "CO-2213(1)-c")]
    assert "2026-07-01" in report["findings"][0]["message"]
    found, _ = checked(plan(event(date="2026-11-20"), concludes="2027-03-21"))
    assert found == [("over_four_months", "CO-2213(1)-c")]


@clause("CO-2213(2)-a", "CO-2213(2)(a)-a")
@pytest.mark.parametrize(
    "charged",
    [
        event(fee=1),
        event(buy_in=50_00, goods=[{"item": "toy", "kind": "entry-fee", "value": 0}]),
        event(buy_in=50_00, charges=[{"name": "all", "amount": 50_00, "to_pool": 49_99}]),
    ],
)
def test_licensees_share_no_tournament_with_a_fee_of_any_kind(checked: Any, charged: dict[str, Any]) -> None:
    joint: dict[str, Any] = {"licensees": ["Gulch", "Lode"], "responsible": "Lode"}
    assert ("joint_with_proceeds", "CO-2213(2)-a") in checked(plan(charged, **joint))[0]
    assert checked(plan(event(buy_in=50_00), **joint))[0] == []


@clause("CO-2213(2)(b)-a")
@pytest.mark.parametrize(
    ("licensees", "responsible"), [(["Gulch", "Lode"], ""), (["Gulch", "Lode"], "Mother"), ([], ""), (["A", "A"], "A")]
)
def test_exactly_one_licensee_answers_for_it(checked: Any, licensees: list[str], responsible: str) -> None:
    found, _ = checked(plan(licensees=licensees, responsible=responsible))
    assert ("responsible_licensee", "CO-2213(2)(b)-a") in found


@clause("CO-2213.03-a")
def test_the_place_is_licensed_on_all_days(checked: Any) -> None:
    place = {"name": "Hall", "licence": "R-1", "checklist_signed_by": "S4"}
    assert checked(plan(premises=[{**place, "licensed_to": "2026-11-20"}]))[0] == []
    for wrong in ({"licensed_to": "2026-11-19"}, {"licensed_from": "2026-11-21"}, {"licence": ""}):
        assert checked(plan(premises=[{**place, **wrong}]))[0] == [("venue_not_licensed", "CO-2213.03-a")]
    assert checked(plan(premises=[]))[0] == [("venue_not_licensed", "CO-2213.03-a")]
    weekend = event(ends="2026-11-22")
    assert checked(plan(weekend, premises=[{**place, "licensed_to": "2026-11-22"}]))[0] == []
    short = plan(weekend, premises=[{**place, "licensed_to": "2026-11-21"}])
    assert checked(short)[0] == [("venue_not_licensed", "CO-2213.03-a")], "its last day too"


@clause("CO-2213.03-a")
def test_an_event_that_starts_later_than_planned_starts_while_the_place_is_licensed() -> None:
    place = {"name": "Hall", "licence": "R-1", "licensed_to": "2026-11-21", "checklist_signed_by": "S4"}
    in_time, late = (Evening(plan(premises=[place])).ready() for _ in range(2))
    for evening in (in_time, late):
        evening.register("A")
    in_time.do("start-event", event="E1", date="2026-11-21")
    refusal = late.refused("start-event", event="E1", date="2026-11-22")
    assert (refusal.code, refusal.clause) == ("venue_not_licensed", "CO-2213.03-a")


@clause("CO-2213.03-b")
def test_somebody_signs_that_the_place_is_secure_and_watched(checked: Any) -> None:
    assert checked(plan(premises=[{"name": "Hall", "licence": "R-1"}]))[0] == [("venue_checklist", "CO-2213.03-b")]


@clause("CO-2213.04-b")
def test_a_criterion_has_its_ground_and_the_directors_signature(checked: Any) -> None:
    criterion = {"key": "club", "text": "Members of the club.", "reason": "regular players", "signed_by": "O1"}
    assert checked(plan(criteria=[criterion]))[0] == []
    for missing in ("reason", "signed_by"):
        found, _ = checked(plan(criteria=[{**criterion, missing: ""}]))
        assert found == [("criterion_reason_needed", "CO-2213.04-b")]


@clause("CO-2213.05-a")
def test_no_fee_tops_a_hundred_thousand_dollars(checked: Any) -> None:
    assert checked(plan(fee=100_000_00))[0] == []
    assert checked(plan(fee=100_000_01))[0] == [("fee_over_cap", "CO-2213.05-a")]
    halves = (event(fee=50_000_01), event("E2", fee=50_000_00, date="2026-12-01"))
    assert checked(plan(*halves))[0] == [("fee_over_cap", "CO-2213.05-a")]
    again: dict[str, Any] = {"re_entries": 1, "cap_scope": "person"}
    assert checked(plan(fee=50_000_00, **again))[0] == []
    assert checked(plan(fee=50_000_01, **again))[0] == [("fee_over_cap", "CO-2213.05-a")], (
        "who comes in again pays again"
    )


def rich(**changes: Any) -> dict[str, Any]:
    return event(rounds=[{"spins": 1000, "advance": 1}], **changes)


@clause("CO-2213.05-b")
def test_all_allowable_buy_ins_together_have_the_cap(checked: Any) -> None:
    more = {"price": 20_000_00, "points": 1000, "allowed": 2}
    limit = {"limit": 10_000_00, "limit_source": "the statute"}
    assert checked(plan(rich(buy_in=60_000_00, re_buys=more), structure=limit))[0] == []
    found, _ = checked(plan(rich(buy_in=60_000_01, re_buys=more), structure=limit))
    assert found == [("buyins_over_cap", "CO-2213.05-b")]
    found, _ = checked(plan(rich(buy_in=40_000_00, re_buys=more, add_ons={**more, "allowed": 3}), structure=limit))
    assert found == [("buyins_over_cap", "CO-2213.05-b")]
    found, _ = checked(plan(rich(buy_in=1_00, re_buys={"price": 1, "points": 10}), structure=limit))
    assert found == [("rebuys_unbounded", "CO-2213.05-b")]
    again: dict[str, Any] = {"re_entries": 1, "cap_scope": "person", "structure": limit}
    assert checked(plan(rich(buy_in=50_000_00), **again))[0] == []
    assert checked(plan(rich(buy_in=50_000_01), **again))[0] == [("buyins_over_cap", "CO-2213.05-b")]


@clause("CO-2213.05-c")
def test_fee_and_buy_ins_together_have_the_cap(checked: Any) -> None:
    limit = {"limit": 10_000_00, "limit_source": "the statute"}
    assert checked(plan(rich(fee=40_000_00, buy_in=60_000_00), structure=limit))[0] == []
    found, _ = checked(plan(rich(fee=40_000_01, buy_in=60_000_00), structure=limit))
    assert found == [("combined_over_cap", "CO-2213.05-c")]
    again: dict[str, Any] = {"re_entries": 1, "cap_scope": "person", "structure": limit}
    found, report = checked(plan(rich(fee=20_000_00, buy_in=40_000_00), **again))
    assert found == [("combined_over_cap", "CO-2213.05-c")]
    _, report = checked(plan(rich(fee=20_000_00, buy_in=40_000_00), **{**again, "cap_scope": "entry"}))
    assert (report["entry_max"], report["person_max"]) == (60_000_00, 120_000_00), "the filing prints both"


TOY = {"item": "toy", "kind": "entry-fee", "value": 15_00}
FOOD = {"item": "canned food", "kind": "buy-in", "value": 50_00}


@pytest.mark.parametrize(
    ("goods", "cited"),
    [
        pytest.param([{**TOY, "value": 14_99}, FOOD], "CO-2213.01-c", marks=clause("CO-2213.01-c")),
        pytest.param([TOY, {**FOOD, "value": 0}], "CO-2213.05-k", marks=clause("CO-2213.05-k")),
        pytest.param([TOY, {**FOOD, "value": 49_99}], "CO-2213.05-k", marks=clause("CO-2213.05-k")),
    ],
)
def test_goods_have_the_value_of_the_cash_beforehand(checked: Any, goods: list[dict[str, Any]], cited: str) -> None:
    assert checked(plan(event(fee=15_00, buy_in=50_00, goods=[TOY, FOOD])))[0] == []
    assert checked(plan(event(fee=15_00, buy_in=50_00, goods=goods)))[0] == [("non_cash_value", cited)]


@clause("CO-2213.06-a")
def test_the_games_are_those_of_the_rulebook(checked: Any) -> None:
    assert checked(plan(table={"wheel": "single-zero", "options": {"in_prison": True}}))[0] == []
    for table in ({"wheel": "triple-zero"}, {"odds": {"straight": 30}}, {"limits": {"all": {"min": 1, "max": 5}}}):
        found, _ = checked(plan(table=table))
        assert ("not_standard_rule", "CO-2213.06-a") in found


@clause("CO-2213.07(1)-a")
def test_nobody_starts_with_other_chips_than_the_rest(checked: Any) -> None:
    found, _ = checked(plan(event(chips_by_player={"P1": 2000})))
    assert found == [("unequal_chips", "CO-2213.07(1)-a")]
    evening = Evening(plan()).ready()
    more = {"event": "E1", "person": "P1", "name": "Ann", "identity": "ID 1", "date": "2026-11-18", "chips": 2000}
    assert evening.refused("register", **more).clause == "CO-2213.07(1)-a"
    for person in "ABC":
        evening.register(person)
    evening.start()
    assert {player.points for player in evening.state.events["E1"].players.values()} == {1000}


@clause("CO-2213.05-m")
def test_a_voucher_is_for_a_later_event_of_the_same_tournament(checked: Any) -> None:
    for target, fine in (("E2", True), ("E1", False), ("E9", False)):
        prize = {"place": 1, "voucher": target, "value": 10_00}
        found, _ = checked(plan(event(buy_in=50_00, prizes=[prize]), event("E2", date="2026-12-01")))
        assert found == ([] if fine else [("voucher_not_here", "CO-2213.05-m")])


@clause("CO-2213.05-n")
def test_a_voucher_worth_more_than_the_place_is_not_issued(checked: Any) -> None:
    prize = {"place": 1, "voucher": "E2", "value": 65_01}
    later = event("E2", fee=15_00, buy_in=50_00, date="2026-12-01")
    assert checked(plan(event(buy_in=50_00, prizes=[prize]), later))[0] == [("voucher_split", "CO-2213.05-n")]
    assert checked(plan(event(buy_in=50_00, prizes=[{**prize, "value": 65_00}]), later))[0] == []


@clause("CO-2213.02-a")
def test_fee_cash_and_buy_ins_have_containers_of_their_own(checked: Any) -> None:
    found, _ = checked(plan(containers={"fees": "till", "buy_ins": "till"}))
    assert found == [("fee_cash_not_separate", "CO-2213.02-a")]


@clause("CO-2214(1)-a")
def test_the_chips_are_approved_and_somebody_says_by_whom(checked: Any) -> None:
    found, _ = checked(plan(chips={"approval": "", "approved_by": "x"}))
    assert found == [("tournament_chips_only", "CO-2214(1)-a")]


# --- what is printed


def document(folder: Path, rules: dict[str, Any]) -> dict[str, Any]:
    file = folder / "rules.toml"
    file.write_text(toml_of(rules))
    answer = croupier("tournament", "rules", str(file), "--json")
    assert answer.code == 0, answer.err
    shown: dict[str, Any] = answer.json
    return shown


def lines_under(shown: dict[str, Any], heading: str) -> list[str]:
    (section,) = [section for section in shown["sections"] if section["heading"] == heading]
    lines: list[str] = section["lines"]
    return lines


@clause("CO-2213.08(3)-a")
def test_the_print_explains_the_final_round(checked: Any, tmp_path: Path) -> None:
    assert checked(plan(house={"final_round": ""}))[0] == [("printed_rules_incomplete", "CO-2213.08(3)-a")]
    assert lines_under(document(tmp_path, plan()), "The rounds")[-1] == "The best of each table play it."


@clause("CO-2213.08(3)-b")
def test_the_print_explains_how_it_ends_ties_included(checked: Any, tmp_path: Path) -> None:
    assert checked(plan(house={"conclusion": ""}))[0] == [("printed_rules_incomplete", "CO-2213.08(3)-b")]
    shown = lines_under(document(tmp_path, plan()), "How the tournament ends")
    assert "By points after the last spin." in shown
    assert any("same points" in line for line in shown)


@clause("CO-2213.08-a")
def test_the_printed_rules_have_their_five_items(tmp_path: Path) -> None:
    shown = document(tmp_path, plan())
    wanted = {"House rules", "Entry fee and buy-in", "Re-buys", "Prizes", "What is played differently", "Conduct"}
    assert wanted <= {section["heading"] for section in shown["sections"]}


@clause("CO-2213.08(1)-a")
def test_the_statement_on_house_rules_is_printed_word_for_word(checked: Any, tmp_path: Path) -> None:
    line = "Except as changed by these tournament rules, tournament play shall follow the house rules of Golden Gulch."
    assert lines_under(document(tmp_path, plan()), "House rules") == [line]
    assert lines_under(document(tmp_path, plan(house={"standard": "1. Bets."})), "House rules") == ["1. Bets."]
    assert checked(plan(house={"statement": line}))[0] == []
    incomplete = [("printed_rules_incomplete", "CO-2213.08(1)-a")]
    assert checked(plan(house={"statement": "We play as always at Golden Gulch."}))[0] == incomplete
    assert checked(plan(house={"casino": ""}))[0] == incomplete


@clause("CO-2213.08(2)-a")
def test_fee_and_first_buy_in_are_printed_as_they_are_charged(checked: Any, tmp_path: Path) -> None:
    shown = document(tmp_path, plan(fee=15_00, buy_in=50_00))
    line = "E1: entry fee $15.00, first buy-in $50.00, for 1,000 points."
    assert lines_under(shown, "Entry fee and buy-in")[0] == line
    assert checked(plan(fee=15_00, house={"entry_fee": 15_00}))[0] == []
    assert checked(plan(fee=15_00, house={"entry_fee": 14_00}))[0] == [("rules_data_mismatch", "CO-2213.08(2)-a")]
    assert checked(plan(buy_in=15_00, house={"buy_in": 14_00}))[0] == [("rules_data_mismatch", "CO-2213.08(2)-a")]
    again = event(buy_in=50_00, re_buys={"price": 20_00, "points": 500, "allowed": 2, "until_round": 1})
    assert checked(plan(again))[0] == []
    for rules in (plan(house={"re_buys": True}), plan(again, house={"re_buys": False})):
        assert checked(rules)[0] == [("rules_data_mismatch", "CO-2213.08(2)-a")], "other re-buys than there are"


@clause("CO-2213.08(2)-b")
def test_the_print_says_whether_there_are_re_buys(checked: Any, tmp_path: Path) -> None:
    assert checked(plan(house={"re_buys": None}))[0] == [("rebuy_statement_missing", "CO-2213.08(2)-b")]
    assert lines_under(document(tmp_path, plan()), "Re-buys") == ["There are no re-buys and no add-ons."]


@clause("CO-2213.08(2)-c")
def test_re_buys_have_their_conditions_in_print(checked: Any, tmp_path: Path) -> None:
    more = {"price": 20_00, "points": 500, "allowed": 2, "until_round": 1}
    found, _ = checked(plan(event(buy_in=50_00, re_buys=more), house={"re_buy_conditions": ""}))
    assert found == [("rebuy_conditions_missing", "CO-2213.08(2)-c")]
    shown = lines_under(document(tmp_path, plan(event(buy_in=50_00, re_buys=more))), "Re-buys")
    assert shown[0] == "E1: up to 2 re-buys of 500 points for $20.00 each, until after round 1."
    assert "For players without chips, between rounds." in shown


@clause("CO-2213.08(4)-a")
def test_the_number_of_prizes_is_that_of_the_lists(checked: Any, tmp_path: Path) -> None:
    for said in (None, 2, 0):
        assert checked(plan(house={"prizes": said}))[0] == [("prize_count", "CO-2213.08(4)-a")]
    assert lines_under(document(tmp_path, plan()), "Prizes")[0] == "There is 1 prize."
    assert ("prize_count", "CO-2213.08(4)-a") in checked(plan(event(prizes=[]), house={"prizes": 0}))[0]


@clause("CO-2213.08(4)-b")
@pytest.mark.parametrize(
    "prize",
    [
        {"place": 1},
        {"place": 1, "goods": "a cup"},
        {"place": 1, "amount": 5, "share": 100},
        {"place": 1, "share": 100_01},
    ],
)
def test_every_prize_is_described_exactly(checked: Any, prize: dict[str, Any]) -> None:
    found, _ = checked(plan(event(prizes=[prize])))
    assert {code for code, _ in found} == {"prize_description_missing"}


@clause("CO-2213.08(4)-b")
def test_prizes_are_printed_as_amount_share_goods_or_voucher(tmp_path: Path) -> None:
    prizes = [
        {"place": 1, "share": 62_50},
        {"place": 2, "amount": 20_00},
        {"place": 3, "goods": "a cup", "value": 9_00},
        {"place": 4, "voucher": "E2", "value": 10_00},
    ]
    rules = plan(event(buy_in=50_00, prizes=prizes), event("E2", date="2026-12-01"))
    assert lines_under(document(tmp_path, rules), "Prizes")[1:5] == [
        "E1, place 1: 62.5 percent of the pool that fixed prizes leave.",
        "E1, place 2: $20.00.",
        "E1, place 3: a cup, worth $9.00.",
        "E1, place 4: a voucher for E2, worth $10.00, for its winner alone.",
    ]


@clause("CO-2213.08(5)-a")
def test_every_departure_from_the_everyday_game_is_printed(checked: Any, tmp_path: Path) -> None:
    table = {"wheel": "single-zero", "options": {"in_prison": True}}
    rules = plan(table=table, everyday={"wheel": "double-zero"}, house={"changes": ["No hats."]})
    shown = lines_under(document(tmp_path, rules), "What is played differently")
    assert "Wheel: single-zero instead of double-zero." in shown
    assert "When a zero falls: In Prison yes instead of the usual." in shown
    assert shown[-1] == "No hats."
    assert any("no limit" in line for line in shown)
    found, _ = checked(plan(table=table, house={"table": {"wheel": "double-zero"}}))
    assert found == [("rules_data_mismatch", "CO-2213.08(5)-a")]


@clause("CO-2213.07-a")
def test_the_five_rules_of_conduct_are_always_printed(checked: Any, tmp_path: Path) -> None:
    for splits in (True, False):
        shown = lines_under(document(tmp_path, plan(splits=splits)), "Conduct")
        assert [number for number in "12345" if any(line.startswith(f"({number})") for line in shown)] == list("12345")
    found, _ = checked(plan(house={"conduct": ""}))
    assert [code for code, _ in found] == ["unknown_key"], "nobody can write them away"


def test_a_file_says_all_that_is_wrong_with_it_at_once(checked: Any) -> None:
    found, _ = checked({"name": "Nothing", "rulebook": "house"})
    codes = {code for code, _ in found}
    assert {"no_tournaments", "no_events", "responsible_licensee", "venue_not_licensed", "bad_limits"} <= codes
    assert {"tournament_chips_only", "printed_rules_incomplete", "rebuy_statement_missing", "prize_count"} <= codes
