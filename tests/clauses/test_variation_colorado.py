"""Colorado on variations: applied for, reviewed, decided, and in force between their dates only."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from tests.clauses.felt import codes, findings
from tests.clauses.floor_support import Day
from tests.clauses.table_support import Floor
from tests.support import clause, croupier

from croupier.paper.sheets.signs import sign_blocks
from croupier.paper.words import words
from croupier.register.at_tables import overlay_of
from croupier.rules import TableRules, rulebook
from croupier.rules.in_force.in_play import values_in_play
from croupier.rules.in_force.policy import kept_policy
from croupier.rules.in_force.sign import sign_of
from croupier.table import Phase

PROPOSAL = {
    "variation": "V-1",
    "rulebook": "colorado",
    "title": "Straight bets pay 36 to 1",
    "reason": "A summer promotion.",
    "changes": {"bets.straight.pays": 36},
}
TEMPORARY = {"citation": "Temporary rule 47.1-2204T", "effective": "2026-07-01", "ends": "2026-10-01"}


@pytest.fixture
def day() -> Day:
    return Day().staffed().table().at("2026-05-01")


def decided(day: Day, decision: str = "temporary", **fields: Any) -> dict[str, Any]:
    day.do("K1", "apply-for-variation", **PROPOSAL)
    day.do("R1", "review-variation", variation="V-1", reviewer="The Division", date="2026-05-01")
    rule = {} if decision == "denied" else {**TEMPORARY, **fields}
    return day.do("R1", "decide-variation", variation="V-1", decision=decision, date="2026-05-01", **rule)


@clause("CO-2215(1)-a")
def test_an_application_says_what_is_to_change_and_why(day: Day) -> None:
    wheels = ["double-zero", "single-zero", "triple-zero"]
    applied = day.do("K1", "apply-for-variation", **{**PROPOSAL, "changes": {"wheels": wheels}})
    assert applied["changes"] == {"wheels": wheels}
    assert applied["before"] == {"wheels": ["double-zero", "single-zero", "double-zero-as-single-zero"]}
    assert (applied["clauses"][0], applied["date"]) == ("CO-2201(1)-a", "2026-05-01")
    assert day.premises.variations["V-1"].state == "applied"
    unknown = {**PROPOSAL, "variation": "V-2", "changes": {"bets.snake.pays": 2}}
    assert day.refused("K1", "apply-for-variation", **unknown).code == "unknown_key"
    silent = day.refused("K1", "apply-for-variation", **{**PROPOSAL, "variation": "V-2", "reason": " "})
    assert (silent.code, silent.facts["field"]) == ("field_missing", "reason")
    assert day.refused("K1", "apply-for-variation", **PROPOSAL).code == "already_registered", "V-1 is applied for"


@clause("CO-2215(1)-b")
def test_the_division_reviews_it(day: Day) -> None:
    day.do("K1", "apply-for-variation", **PROPOSAL)
    early = {"variation": "V-1", "decision": "permanent", "date": "2026-05-01", **TEMPORARY}
    assert day.refused("R1", "decide-variation", **early).code == "variation_out_of_turn"
    before = {"variation": "V-1", "reviewer": "The Division", "date": "2026-04-30"}
    assert day.refused("R1", "review-variation", **before).code == "bad_date"
    day.do("R1", "review-variation", variation="V-1", reviewer="The Division", date="2026-05-01")
    variation = day.premises.variations["V-1"]
    assert (variation.state, variation.reviewed) == ("under-review", "2026-05-01")


@clause("CO-2215(1)-c", "CO-2215(1)-d")
def test_it_is_decided_after_its_review_and_ends_after_it_begins(day: Day) -> None:
    day.do("K1", "apply-for-variation", **PROPOSAL)
    day.do("R1", "review-variation", variation="V-1", reviewer="The Division", date="2026-05-01")
    for wrong in ({"date": "2026-04-30"}, {"date": "2026-05-01", "ends": "2026-06-30"}):
        asked = {"variation": "V-1", "decision": "temporary", **TEMPORARY, **wrong}
        assert day.refused("R1", "decide-variation", **asked).code == "bad_date"
    asked = {"variation": "V-1", "decision": "denied", "date": "2026-05-01"}
    assert day.refused("R1", "decide-variation", **{**asked, "decision": "perhaps"}).code == "bad_decision"
    day.do("R1", "decide-variation", **asked)
    assert day.refused("R1", "decide-variation", **asked).code == "variation_out_of_turn", "a no stays a no"


@clause("CO-2215(1)-c")
def test_a_denied_one_can_never_be_loaded(day: Day, tmp_path: Path) -> None:
    decided(day, "denied")
    variation = day.premises.variations["V-1"]
    assert not variation.approved
    found = findings(tmp_path / "policy.toml", _policy({**asdict(overlay_of(variation)), **TEMPORARY}))
    assert codes(found) == ["variation_not_approved"]
    assert found[0]["clause"] == "CO-2215(1)-c"


@clause("CO-2215(1)-c")
def test_a_table_that_claims_an_approval_which_nobody_gave_stays_closed() -> None:
    claimed = {"name": "V-1", "title": "t", "decision": "permanent", "citation": "none", "effective": "2026-01-01"}
    day = Day().staffed().equipped(variations=[{**claimed, "changes": {"bets.straight.pays": 36}}])
    day.inspect()
    refusal = day.shut()
    assert (refusal.code, refusal.clause) == ("variation_not_approved", "CO-2215(1)-c")


@clause("CO-2215(1)-c")
def test_a_denied_one_is_not_loaded_at_a_table_either() -> None:
    denied = {"name": "V-1", "title": "t", "decision": "denied", **TEMPORARY, "changes": PROPOSAL["changes"]}
    table = Floor("colorado", "single-zero").open()
    refusal = table.refused("load-variations", variations=[denied])
    assert (refusal.code, refusal.clause) == ("variation_not_approved", "CO-2215(1)-c")
    approved = {**denied, "decision": "temporary", "effective": "2025-12-01"}
    assert table.do("load-variations", variations=[approved]).names == ["policy-changed"]
    assert table.writer.rules.pay_table.to_one["straight"] == 36
    assert table.do("load-variations", variations=[]).names == ["policy-changed"]
    assert table.writer.rules.pay_table.to_one["straight"] == 35


@clause("CO-2215(1)-c")
def test_an_approved_one_is_switched_on_between_rounds_and_not_while_somebody_is_in_prison() -> None:
    approved = {"name": "V-1", "title": "t", "decision": "temporary", **TEMPORARY, "changes": PROPOSAL["changes"]}
    loading = {"variations": [{**approved, "effective": "2025-12-01"}]}
    table = Floor("colorado", "single-zero", policy={"options": {"in_prison": True}}).open()
    table.sit(1, chips=20_00)
    table.bet(1, "red", 10_00)
    for command, fields in (
        ("spin-ball", {}),
        ("call-no-more-bets", {}),
        ("declare-result", {"number": "0", "turns": 9}),
        ("place-dolly", {"number": "0"}),
        ("choose-on-zero", {"seat": 1, "bet": "red", "choice": "leave"}),
        ("collect-losers", {}),
    ):
        table.do(command, **fields)
        assert table.refused("load-variations", **loading).code == "round_running", command
    if table.phase is Phase.COLLECTED:
        table.do("pay-winners")
    table.do("remove-dolly")
    assert table.in_prison(1) == {"red": 10_00}
    assert table.refused("load-variations", **loading).code == "round_running", "a stake waits for its second spin"
    table.play("19")
    assert table.do("load-variations", **loading).names == ["policy-changed"]


@clause("CO-2215(1)-c")
def test_a_denied_one_that_came_into_a_record_is_not_played() -> None:
    denied = {"name": "V-1", "title": "t", "decision": "denied", **TEMPORARY, "changes": PROPOSAL["changes"]}
    for decision, pays in (("denied", 35), ("temporary", 36)):
        on_record = {"rulebook": "colorado", "wheel": "single-zero", "on": "2026-08-01"}
        policy = kept_policy({**on_record, "variations": [{**denied, "decision": decision}]})
        assert TableRules(rulebook("colorado"), policy).pay_table.to_one["straight"] == pays


@clause("CO-2215(1)-d")
@pytest.mark.parametrize("missing", ["citation", "effective", "ends"])
def test_an_approval_is_a_rule_with_its_citation_and_its_dates(day: Day, tmp_path: Path, missing: str) -> None:
    day.do("K1", "apply-for-variation", **PROPOSAL)
    day.do("R1", "review-variation", variation="V-1", reviewer="The Division", date="2026-05-01")
    rule = {**TEMPORARY, missing: ""}
    asked = {"variation": "V-1", "decision": "temporary", "date": "2026-05-01"}
    refusal = day.refused("R1", "decide-variation", **asked, **rule)
    assert (refusal.code, refusal.clause) == ("variation_not_in_force", "CO-2215(1)-d")
    loaded = {"name": "V-1", "title": "t", "decision": "temporary", "changes": PROPOSAL["changes"], **rule}
    found = findings(tmp_path / "policy.toml", _policy(loaded))
    assert (codes(found), found[0]["clause"]) == (["variation_not_in_force"], "CO-2215(1)-d")


@clause("CO-2215(1)-d")
def test_a_round_is_played_by_it_inside_its_dates_and_by_the_standard_rule_after_them(day: Day) -> None:
    decided(day)
    overlay = asdict(overlay_of(day.premises.variations["V-1"]))
    table = Floor("colorado", "single-zero", {"variations": [overlay]})
    table.prepare()
    opened = table.do("open-table", **table.opening, time="2026-10-01T12:00:00Z")
    assert opened.names == ["policy-changed", "table-opened", "chips-moved"]
    sign = sign_of(table.writer.rules)
    assert "47.1-2204T" in sign.variations[0]
    table.do("post-sign", sign=sign.code, spot="at the wheel")
    assert table.do("open-betting", time="2026-10-01T12:00:01Z").names == ["betting-opened"]
    table.sit(1, chips=100_00)
    table.bet(1, "straight-17", 5_00)
    table.result("17")
    assert table.do("collect-losers")
    assert table.do("pay-winners").one("seat-paid")["chips"] == 180_00
    changed = table.do("remove-dolly", time="2026-10-02T12:00:00Z")
    assert changed.names == ["dolly-removed", "policy-changed", "betting-opened"]
    refusal = table.refused("spin-ball")
    assert refusal.code == "limits_not_posted", "the sign still tells of the variation"
    table.do("post-sign", sign=sign_of(table.writer.rules).code, spot="at the wheel")
    table.result("17")
    table.do("collect-losers")
    assert table.do("pay-winners").one("seat-paid")["chips"] == 175_00
    table.do("remove-dolly", time="2026-10-02T13:00:00Z")
    table.replayed()


@clause("CO-2215(1)-d")
def test_it_appears_wherever_the_value_is_shown(day: Day, tmp_path: Path) -> None:
    decided(day)
    overlay = asdict(overlay_of(day.premises.variations["V-1"]))
    file = tmp_path / "policy.toml"
    asked = ("odds", "colorado", "--wheel", "single-zero", "--policy", str(file), "--bet", "straight-17", "--json")
    for on, pays in (("2026-06-30", 35), ("2026-07-01", 36), ("2026-10-01", 36), ("2026-10-02", 35)):
        file.write_text(_policy(overlay, on=on), encoding="utf-8")
        (bet,) = json.loads(croupier(*asked).out)["bets"]
        assert bet["pays"] == pays, on
    table = Floor("colorado", "single-zero", {"variations": [overlay], "on": "2026-08-01"})
    cited = dict(values_in_play(table.writer.rules))["bets.straight.pays"]
    assert (cited.value, "47.1-2204T" in cited.note, cited.clause) == (36, True, ("CO-2204(1)-straight",))


@clause("CO-2215(1)-d")
def test_the_sign_says_every_value_that_a_variation_changes_and_its_code_covers_them(day: Day) -> None:
    """Better or worse: two with one name and other contents are not under one sign."""
    decided(day)
    overlay = asdict(overlay_of(day.premises.variations["V-1"]))
    hung = set()
    for to_one in (30, 36, 99):
        varied = {**overlay, "changes": {"bets.straight.pays": to_one}}
        rules = Floor("colorado", "single-zero", {"variations": [varied], "on": "2026-08-01"}).writer.rules
        hung.add(sign_of(rules).code)
        assert f"{to_one} to 1" in str(list(sign_blocks(rules, sign_of(rules), words("en"))))
    more = {**overlay, "changes": {**overlay["changes"], "bets.split.pays": 20}}
    hung.add(sign_of(Floor("colorado", "single-zero", {"variations": [more], "on": "2026-08-01"}).writer.rules).code)
    assert len(hung) == 4


def _policy(variation: dict[str, Any], on: str = "") -> str:
    changes = "\n".join(f'"{key}" = {value}' for key, value in variation["changes"].items())
    said = "\n".join(f'{key} = "{variation[key]}"' for key in variation if key != "changes")
    head = f'rulebook = "colorado"\nwheel = "single-zero"\non = "{on}"\n'
    return f"{head}\n[[variations]]\n{said}\n\n[variations.changes]\n{changes}\n"
