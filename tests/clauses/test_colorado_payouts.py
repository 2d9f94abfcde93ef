"""Colorado 47.1-2204 and the single-zero sign of 47.1-2210: odds that are a floor, and the In Prison option."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.clauses.felt import codes, findings, listed, policy_file, settled_under
from tests.clauses.table_support import Floor
from tests.support import clause, croupier, settled

from croupier.paper.model import Heading, Statement
from croupier.paper.sheets.signs import sign_blocks
from croupier.paper.words import words
from croupier.rules.in_force.sign import sign_of

CO = "colorado"
EVEN_MONEY = ["red", "black", "odd", "even", "low", "high"]
IN_PRISON = "[options]\nin_prison = true\n"


@pytest.mark.parametrize(
    ("bet", "outcome", "stake", "winnings", "together"),
    [
        pytest.param("straight-17", "17", 500, 17_500, 18_000, marks=clause("CO-2204(1)-straight")),
        pytest.param("split-17-20", "20", 1_000, 17_000, 18_000, marks=clause("CO-2204(1)-split")),
        pytest.param("street-10-11-12", "10", 500, 5_500, 6_000, marks=clause("CO-2204(1)-three")),
        pytest.param("trio-0-1-2", "0", 500, 5_500, 6_000, marks=clause("CO-2204(1)-three")),
        pytest.param("corner-2-3-5-6", "5", 2_500, 20_000, 22_500, marks=clause("CO-2204(1)-four")),
        pytest.param("five-0-00-1-2-3", "00", 1_000, 6_000, 7_000, marks=clause("CO-2204(1)-five")),
        pytest.param("line-4-5-6-7-8-9", "7", 2_000, 10_000, 12_000, marks=clause("CO-2204(1)-six")),
        pytest.param("column-1", "34", 5_000, 10_000, 15_000, marks=clause("CO-2204(1)-column")),
        pytest.param("dozen-3", "25", 1_500, 3_000, 4_500, marks=clause("CO-2204(1)-dozen")),
        pytest.param("red", "12", 10_000, 10_000, 20_000, marks=clause("CO-2204(1)-red")),
        pytest.param("black", "28", 2_500, 2_500, 5_000, marks=clause("CO-2204(1)-black")),
        pytest.param("odd", "35", 1_000, 1_000, 2_000, marks=clause("CO-2204(1)-odd")),
        pytest.param("even", "36", 4_000, 4_000, 8_000, marks=clause("CO-2204(1)-even")),
        pytest.param("low", "1", 500, 500, 1_000, marks=clause("CO-2204(1)-low")),
        pytest.param("high", "36", 7_500, 7_500, 15_000, marks=clause("CO-2204(1)-high")),
    ],
)
def test_a_winning_wager_is_paid_at_the_listed_odds_beside_its_stake(
    bet: str, outcome: str, stake: int, winnings: int, together: int
) -> None:
    (row,) = settled(CO, "double-zero", [{"bet": bet, "stake": stake}], outcome)
    assert (row["result"], row["winnings"], row["returned"]) == ("won", winnings, stake)
    assert row["winnings"] + row["returned"] == together


@pytest.mark.parametrize(
    ("kind", "floor", "clause_id"),
    [
        pytest.param("straight", 35, "CO-2204(1)-straight", marks=clause("CO-2204(1)-straight")),
        pytest.param("split", 17, "CO-2204(1)-split", marks=clause("CO-2204(1)-split")),
        pytest.param("street", 11, "CO-2204(1)-three", marks=clause("CO-2204(1)-three")),
        pytest.param("trio", 11, "CO-2204(1)-three", marks=clause("CO-2204(1)-three")),
        pytest.param("corner", 8, "CO-2204(1)-four", marks=clause("CO-2204(1)-four")),
        pytest.param("five", 6, "CO-2204(1)-five", marks=clause("CO-2204(1)-five")),
        pytest.param("line", 5, "CO-2204(1)-six", marks=clause("CO-2204(1)-six")),
        pytest.param("column", 2, "CO-2204(1)-column", marks=clause("CO-2204(1)-column")),
        pytest.param("dozen", 2, "CO-2204(1)-dozen", marks=clause("CO-2204(1)-dozen")),
        pytest.param("red", 1, "CO-2204(1)-red", marks=clause("CO-2204(1)-red")),
        pytest.param("black", 1, "CO-2204(1)-black", marks=clause("CO-2204(1)-black")),
        pytest.param("odd", 1, "CO-2204(1)-odd", marks=clause("CO-2204(1)-odd")),
        pytest.param("even", 1, "CO-2204(1)-even", marks=clause("CO-2204(1)-even")),
        pytest.param("low", 1, "CO-2204(1)-low", marks=clause("CO-2204(1)-low")),
        pytest.param("high", 1, "CO-2204(1)-high", marks=clause("CO-2204(1)-high")),
    ],
)
def test_a_licensee_may_set_the_listed_odds_or_better_but_never_less(
    tmp_path: Path, kind: str, floor: int, clause_id: str
) -> None:
    (finding,) = findings(tmp_path / "under.toml", policy_file(CO, f"[odds]\n{kind} = {floor - 1}\n"))
    assert (finding["key"], finding["code"]) == (f"odds.{kind}", "odds_below_minimum")
    assert (finding["clause"], finding["expected"]) == (clause_id, f"at least {floor} to 1")
    assert findings(tmp_path / "at.toml", policy_file(CO, f"[odds]\n{kind} = {floor}\n")) == []
    assert findings(tmp_path / "over.toml", policy_file(CO, f"[odds]\n{kind} = {floor + 1}\n")) == []


@clause("CO-2204(1)-a")
def test_odds_below_the_floor_are_refused_with_the_bet_and_its_floor(tmp_path: Path) -> None:
    both = findings(tmp_path / "policy.toml", policy_file(CO, "[odds]\nsplit = 16\ncolumn = 1\nfive = 7\n"))
    assert [(finding["key"], finding["code"]) for finding in both] == [
        ("odds.split", "odds_below_minimum"),
        ("odds.column", "odds_below_minimum"),
    ]
    assert both[0]["facts"] | {"kind": "split", "to_one": 16, "rulebook": 17} == both[0]["facts"]
    answer = croupier("odds", CO, "--policy", str(tmp_path / "policy.toml"), "--json")
    assert (answer.code, answer.json["code"]) == (2, "odds_below_minimum")


@clause("CO-2204(1)-a")
def test_odds_above_the_floor_are_accepted_printed_and_paid(tmp_path: Path) -> None:
    policy = tmp_path / "policy.toml"
    assert findings(policy, policy_file(CO, "[odds]\nfive = 7\n")) == []
    printed = croupier("odds", CO, "--policy", str(policy), "--bet", "five").out
    assert "7 to 1" in printed
    assert listed(CO)["five-0-00-1-2-3"]["pays"] == 6
    (row,) = settled_under(policy, [{"bet": "five-0-00-1-2-3", "stake": 1_000}], "2")
    assert row["winnings"] == 7_000


@clause("CO-2204(2)-a")
@pytest.mark.parametrize("bet", EVEN_MONEY)
def test_unless_the_licensee_offers_in_prison_zero_takes_an_even_money_wager(tmp_path: Path, bet: str) -> None:
    wager = {"bet": bet, "stake": 1_000}
    (row,) = settled(CO, "single-zero", [wager], "0")
    assert (row["result"], row["collected"], row["returned"]) == ("lost", 1_000, 0)
    policy = tmp_path / "policy.toml"
    assert findings(policy, policy_file(CO, "[options]\nin_prison = false\n", "single-zero")) == []
    (row,) = settled_under(policy, [wager], "0")
    assert row["result"] == "lost"
    assert findings(policy, policy_file(CO, IN_PRISON, "single-zero")) == []
    (row,) = settled_under(policy, [wager], "0")
    assert row["result"] == "half"


@clause("CO-2204(2)-a")
def test_the_sign_of_a_table_says_that_in_prison_is_offered_where_it_is() -> None:
    for offered in (True, False):
        rules = Floor(CO, "single-zero", {"options": {"in_prison": offered}}).writer.rules
        blocks = list(sign_blocks(rules, sign_of(rules), words("en")))
        assert (Heading("In Prison") in blocks) is offered
        assert (Statement("A player who does not choose takes half back.") in blocks) is offered


@clause("CO-2204(2)-b")
def test_where_it_is_offered_every_player_at_the_table_has_the_choice(tmp_path: Path) -> None:
    policy = tmp_path / "policy.toml"
    assert findings(policy, policy_file(CO, IN_PRISON, "single-zero")) == []
    choices = ["half", "leave", "half", "leave", "leave"]
    wagers = [
        {"seat": seat, "bet": bet, "stake": 1_000, "prison": choice}
        for seat, (bet, choice) in enumerate(zip(EVEN_MONEY, choices, strict=False), start=1)
    ]
    rows = settled_under(policy, wagers, "0")
    assert [row["seat"] for row in rows] == [1, 2, 3, 4, 5]
    assert [row["result"] for row in rows] == ["half", "imprisoned", "half", "imprisoned", "imprisoned"]


@clause("CO-2204(2)-b")
def test_in_prison_cannot_be_set_for_some_players(tmp_path: Path) -> None:
    some = policy_file(CO, "[options.in_prison]\nseat-1 = true\n", "single-zero")
    (finding,) = findings(tmp_path / "policy.toml", some)
    assert (finding["key"], finding["code"]) == ("options.in_prison", "in_prison_is_for_all")
    assert finding["clause"] == "CO-2204(2)-b"


@clause("CO-2204(2)-c")
def test_in_prison_covers_even_money_bets_and_no_others(tmp_path: Path) -> None:
    policy = tmp_path / "policy.toml"
    assert findings(policy, policy_file(CO, IN_PRISON, "single-zero")) == []
    dozen, red = settled_under(policy, [{"bet": "dozen-1", "stake": 1_000}, {"bet": "red", "stake": 1_000}], "0")
    assert (dozen["result"], dozen["collected"]) == ("lost", 1_000)
    assert red["result"] == "half"
    for bet in EVEN_MONEY:
        (row,) = settled(CO, "single-zero", [{"bet": bet, "stake": 1_000, "prison": "leave"}], "0")
        assert (row["result"], row["standing"]) == ("imprisoned", 1_000)


@clause("CO-2204(2)-c")
@pytest.mark.parametrize("bet", ["dozen-1", "column-2", "straight-17", "split-0-1", "line-1-2-3-4-5-6"])
@pytest.mark.parametrize("choice", ["half", "leave"])
def test_another_bet_cannot_go_in_prison(bet: str, choice: str) -> None:
    error = settled(CO, "single-zero", [{"bet": bet, "stake": 1_000, "prison": choice}], "0")
    assert (error["code"], error["clause"]) == ("in_prison_even_money_only", "CO-2204(2)-c")


@clause("CO-2204(2)-d")
def test_on_zero_the_player_may_take_half_of_an_even_money_wager_back() -> None:
    (row,) = settled(CO, "single-zero", [{"bet": "odd", "stake": 2_500, "prison": "half"}], "0")
    assert (row["result"], row["returned"], row["collected"], row["winnings"]) == ("half", 1_250, 1_250, 0)


@clause("CO-2204(2)-d")
def test_the_odd_cent_of_a_half_goes_to_the_player() -> None:
    (row,) = settled(CO, "single-zero", [{"bet": "odd", "stake": 2_501, "prison": "half"}], "0")
    assert (row["returned"], row["collected"]) == (1_251, 1_250)


@clause("CO-2204(2)-d")
def test_only_zero_gives_the_half_back() -> None:
    wager = {"bet": "odd", "stake": 2_500, "prison": "half"}
    assert settled(CO, "double-zero", [wager], "0")[0]["result"] == "half"
    assert settled(CO, "double-zero", [wager], "00")[0]["result"] == "lost"
    assert settled(CO, "double-zero", [wager], "2")[0]["result"] == "lost"
    assert settled(CO, "double-zero", [wager], "1")[0]["result"] == "won"


@clause("CO-2204(2)-e")
def test_or_the_player_may_leave_the_wager_in_prison_for_another_spin() -> None:
    wager = {"bet": "red", "stake": 1_000, "prison": "leave"}
    (row,) = settled(CO, "single-zero", [wager], "0")
    assert (row["result"], row["standing"], row["returned"], row["collected"]) == ("imprisoned", 1_000, 0, 0)
    (row,) = settled(CO, "single-zero", [wager], "0", "19")
    assert (row["result"], row["returned"], row["winnings"]) == ("released", 1_000, 0)
    (row,) = settled(CO, "single-zero", [wager], "0", "20")
    assert (row["result"], row["collected"]) == ("lost", 1_000)
    (row,) = settled(CO, "double-zero", [wager], "0", "00")
    assert (row["result"], row["collected"]) == ("lost", 1_000)


@clause("CO-2204(2)-f")
def test_zero_again_takes_the_whole_imprisoned_wager() -> None:
    (row,) = settled(CO, "single-zero", [{"bet": "red", "stake": 1_000, "prison": "leave"}], "0", "0")
    assert (row["result"], row["collected"], row["returned"], row["standing"]) == ("lost", 1_000, 0, 0)


@clause("CO-2204(2)-f")
def test_a_wager_that_is_lost_stays_lost_whatever_falls_afterwards() -> None:
    (row,) = settled(CO, "single-zero", [{"bet": "red", "stake": 1_000, "prison": "leave"}], "0", "0", "19")
    assert (row["result"], row["collected"]) == ("lost", 1_000)


@clause("CO-2210(2)(c)(ii)(C)-b")
def test_with_00_covered_zero_takes_all_six_even_money_bets() -> None:
    wheel = "double-zero-as-single-zero"
    rows = settled(CO, wheel, [{"bet": bet, "stake": 1_000} for bet in EVEN_MONEY], "0")
    assert [(row["result"], row["collected"]) for row in rows] == [("lost", 1_000)] * 6
    rows = settled(CO, wheel, [{"bet": bet, "stake": 1_000} for bet in EVEN_MONEY], "00")
    assert [(row["result"], row["standing"]) for row in rows] == [("void", 1_000)] * 6


@clause("CO-2210(2)(c)(ii)(C)-b")
def test_with_00_covered_in_prison_contradicts_the_sign(tmp_path: Path) -> None:
    wheel = "double-zero-as-single-zero"
    error = settled(CO, wheel, [{"bet": "even", "stake": 1_000, "prison": "half"}], "0")
    assert (error["code"], error["clause"]) == ("in_prison_conflicts_with_sign", "CO-2210(2)(c)(ii)(C)-b")
    found = findings(tmp_path / "policy.toml", policy_file(CO, IN_PRISON, wheel))
    assert codes(found) == ["in_prison_conflicts_with_sign"]
    assert found[0]["clause"] == "CO-2210(2)(c)(ii)(C)-b"
