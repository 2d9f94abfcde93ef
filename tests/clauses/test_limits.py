"""How small and how large a wager may be: fixed by the house rules, set by the licensee in Colorado."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.clauses.felt import findings, policy_file, settled_under
from tests.clauses.table_support import Floor
from tests.support import clause, settled


@clause("H-PW.5-a")
def test_the_house_takes_no_wager_under_one_dollar() -> None:
    one_chip_of_fifty_cents = {"bet": "straight-17", "stake": 50}
    error = settled("house", "double-zero", [one_chip_of_fifty_cents], "17")
    assert (error["code"], error["clause"], error["row"]) == ("below_minimum", "H-PW.5-a", 0)
    assert "$1.00" in error["message"]
    assert settled("house", "double-zero", [{"bet": "straight-17", "stake": 99}], "17")["code"] == "below_minimum"
    assert settled("house", "double-zero", [{"bet": "straight-17", "stake": 100}], "17")[0]["result"] == "won"


@clause("H-PW.5-a")
def test_chips_on_one_bet_add_up_to_the_minimum_but_not_across_bets_or_players() -> None:
    chip = {"bet": "straight-17", "stake": 50}
    rows = settled("house", "double-zero", [chip, chip], "17")
    assert [(row["result"], row["winnings"]) for row in rows] == [("won", 1_750), ("won", 1_750)]
    two_bets = settled("house", "double-zero", [chip, {"bet": "straight-18", "stake": 50}], "17")
    assert (two_bets["code"], two_bets["row"]) == ("below_minimum", 0)
    two_players = settled("house", "double-zero", [chip, {**chip, "seat": 2}], "17")
    assert two_players["code"] == "below_minimum"


@clause("H-PW.5-b")
def test_the_house_takes_no_wager_over_four_dollars() -> None:
    on_red = {"bet": "red", "stake": 400}
    error = settled("house", "double-zero", [on_red, {"bet": "red", "stake": 100}], "1")
    assert (error["code"], error["clause"], error["row"]) == ("above_maximum", "H-PW.5-b", 1)
    assert "the maximum is $4.00 per bet" in error["message"]
    assert settled("house", "double-zero", [{"bet": "red", "stake": 401}], "1")["code"] == "above_maximum"


@clause("H-PW.5-b")
def test_the_maximum_is_for_each_bet_of_each_player() -> None:
    slip = [
        {"bet": "red", "stake": 400},
        {"bet": "straight-17", "stake": 400},
        {"seat": 2, "bet": "red", "stake": 400},
    ]
    assert [row["stake"] for row in settled("house", "double-zero", slip, "1")] == [400, 400, 400]


@clause("H-PW.5-a", "H-PW.5-b")
def test_a_policy_cannot_move_the_limits_that_the_house_rules_fix(tmp_path: Path) -> None:
    (finding,) = findings(tmp_path / "policy.toml", policy_file("house", "[limits]\nall = { min = 50, max = 1000 }\n"))
    assert (finding["code"], finding["expected"]) == ("limits_fixed", "$1.00 to $4.00")


@clause("CO-2207-a")
def test_the_licensee_may_set_the_minimum_and_the_maximum_of_a_table(tmp_path: Path) -> None:
    policy = tmp_path / "policy.toml"
    assert findings(policy, policy_file("colorado", "[limits]\nall = { min = 500, max = 10000 }\n")) == []

    def on_red(stake: int) -> str:
        answer = settled_under(policy, [{"bet": "red", "stake": stake}], "1")
        return str(answer["code"] if "code" in answer else answer[0]["result"])

    assert [on_red(stake) for stake in (499, 500, 10_000, 10_100)] == ["below_minimum", "won", "won", "above_maximum"]


@clause("CO-2207-a")
def test_limits_may_differ_by_bet(tmp_path: Path) -> None:
    policy = tmp_path / "policy.toml"
    limits = {"all": (500, 10_000), "inside": (100, 2_500), "split": (100, 900)}
    body = "[limits]\n" + "".join(f"{name} = {{ min = {low}, max = {high} }}\n" for name, (low, high) in limits.items())
    assert findings(policy, policy_file("colorado", body)) == []

    def maximum_of(bet: str) -> int:
        error = settled_under(policy, [{"bet": bet, "stake": 1_000_000}], "1")
        assert error["code"] == "above_maximum"
        return int(error["facts"]["maximum"])

    assert {bet: maximum_of(bet) for bet in ("red", "dozen-1", "straight-1", "split-1-2")} == {
        "red": 10_000,
        "dozen-1": 10_000,
        "straight-1": 2_500,
        "split-1-2": 900,
    }


@clause("CO-2207-a")
@pytest.mark.parametrize(("low", "high"), [(1000, 500), (0, 500), (-100, 500), (0, 0), (100, -100)])
def test_impossible_limits_are_refused(tmp_path: Path, low: int, high: int) -> None:
    (finding,) = findings(
        tmp_path / "policy.toml", policy_file("colorado", f"[limits]\nall = {{ min = {low}, max = {high} }}\n")
    )
    assert (finding["key"], finding["code"], finding["clause"]) == ("limits.all", "bad_limits", "CO-2207-a")


@clause("CO-2214(1)-e")
def test_wagers_in_tournament_chips_have_no_limit(tmp_path: Path) -> None:
    policy = tmp_path / "policy.toml"
    limited = policy_file("colorado", "tournament = true\n[limits]\nall = { min = 500, max = 10000 }\n")
    (finding,) = findings(policy, limited)
    assert (finding["key"], finding["code"]) == ("limits.all", "no_tournament_limit")
    assert finding["clause"] == "CO-2214(1)-e"
    (finding,) = findings(policy, policy_file("colorado", "tournament = true\npayout_max = 500000\n"))
    assert (finding["key"], finding["code"], finding["clause"]) == ("payout_max", "no_tournament_limit", "CO-2214(1)-e")
    hall = Floor("colorado", policy={"tournament": True})
    for changed in ({"limits": {}, "payout_max": 1}, {"limits": {"total": {"min": 1, "max": 2}}}):
        refusal = hall.open().refused("change-limits", **changed, by=("pit-supervisor", "S1"))
        assert (refusal.code, refusal.clause) == ("no_tournament_limit", "CO-2214(1)-e")
        hall = Floor("colorado", policy={"tournament": True})
    assert findings(policy, policy_file("colorado", "tournament = true\n")) == []
    (row,) = settled_under(policy, [{"bet": "red", "stake": 500_000}], "1")
    assert (row["result"], row["winnings"]) == ("won", 500_000)
