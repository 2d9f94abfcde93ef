"""`croupier odds`: exact odds of every bet in the shape that programs rely on."""

from __future__ import annotations

import math
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from tests.support import croupier

from croupier.rules import RULEBOOKS, rulebook

CONTRACT = {"id", "kind", "name", "numbers", "places", "pays", "probability", "house_edge", "house_edge_float", "sd"}
OURS = {"alias", "pays_assumed", "clause"}


def odds(*args: str) -> Any:
    answer = croupier("odds", *args, "--json")
    assert answer.code == 0
    return answer.json


def bet(id: str, *args: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in odds(*args)["bets"] if row["id"] == id)
    return found


def test_the_answer_has_exactly_these_parts() -> None:
    answer = odds("house", "--wheel", "double-zero")
    assert list(answer) == ["rulebook", "wheel", "bets", "options"]
    assert (answer["rulebook"], answer["wheel"], len(answer["bets"])) == ("house", "double-zero", 161)
    assert all(set(row) == CONTRACT | OURS for row in answer["bets"])


def test_the_zero_split_of_the_house_rules_word_for_word() -> None:
    assert bet("split-0-00", "house", "--wheel", "double-zero") == {
        "id": "split-0-00",
        "kind": "split",
        "name": "Split",
        "alias": None,
        "numbers": ["0", "00"],
        "places": ["split-0-00", "courtesy"],
        "pays": 17,
        "pays_assumed": False,
        "clause": ["H-PT.split"],
        "probability": "1/19",
        "house_edge": "1/19",
        "house_edge_float": 1 / 19,
        "sd": pytest.approx(math.sqrt(18**2 * (1 / 19) * (18 / 19)), rel=1e-12),
    }


def test_the_name_is_that_of_the_rulebook() -> None:
    assert bet("five-0-00-1-2-3", "south-dakota")["name"] == "Top Line (first five numbers)"
    assert bet("five-0-00-1-2-3", "house")["name"] == "First five numbers"
    assert (bet("low", "colorado")["name"], bet("low", "colorado")["alias"]) == ("1 to 18", "Low")


@pytest.mark.parametrize(("key", "wheel"), [(key, wheel) for key in RULEBOOKS for wheel in rulebook(key).wheels.value])
def test_every_number_follows_from_the_covered_pockets_and_the_pay(key: str, wheel: str) -> None:
    pockets = 38 if wheel == "double-zero" else 37
    for row in odds(key, "--wheel", wheel)["bets"]:
        chance = Fraction(len(row["numbers"]), pockets)
        assert row["probability"] == str(chance)
        edge = 1 - chance * (row["pays"] + 1)
        assert row["house_edge"] == str(edge)
        assert row["house_edge_float"] == float(edge)
        variance = chance * (1 - chance) * (row["pays"] + 1) ** 2
        assert row["sd"] == pytest.approx(math.sqrt(variance), rel=1e-12)
        assert row["pays"] == rulebook(key).bets[row["kind"]].pays.value
        assert row["places"]


@pytest.mark.parametrize(
    ("table", "options"),
    [
        (("house",), {}),
        (("south-dakota",), {}),
        (("colorado", "--wheel", "single-zero"), {"in-prison-half": "1/74", "in-prison-leave": "19/1369"}),
        (("colorado", "--wheel", "double-zero-as-single-zero"), {}),
        (
            ("classic", "--wheel", "single-zero"),
            {"in-prison-half": "1/74", "in-prison-leave": "1/74", "la-partage": "1/74"},
        ),
    ],
)
def test_options_have_the_edge_of_an_even_money_bet(table: tuple[str, ...], options: dict[str, str]) -> None:
    found = odds(*table)["options"]
    assert {row["id"]: row["house_edge"] for row in found} == options
    assert all(row["house_edge_float"] == float(Fraction(row["house_edge"])) for row in found)


def test_surrender_halves_the_edge_of_the_american_wheel() -> None:
    found = {row["id"]: row["house_edge"] for row in odds("classic", "--wheel", "double-zero")["options"]}
    assert found["surrender"] == "1/38"


def test_the_wheel_may_be_left_out_or_called_by_an_alias() -> None:
    assert odds("classic")["wheel"] == "single-zero"
    assert odds("colorado", "--wheel", "french")["wheel"] == "single-zero"


class TestOneBet:
    def test_by_id_or_kind(self) -> None:
        assert [row["id"] for row in odds("house", "--bet", "split-0-00")["bets"]] == ["split-0-00"]
        assert len(odds("house", "--bet", "corner")["bets"]) == 22

    @pytest.mark.parametrize(
        ("table", "wanted", "code", "cited"),
        [
            (("colorado", "--wheel", "single-zero"), "five", "bet_needs_double_zero", "CO-2203(6)(e)-a"),
            (("colorado", "--wheel", "single-zero"), "split-0-00", "bet_needs_double_zero", "CO-2203(6)(b)-c"),
            (("house",), "split-1-36", "not_adjacent", "H-TW.2-a"),
            (("colorado",), "snake", "bet_not_permitted", "CO-2203(6)-a"),
            (("classic",), "", "bet_not_permitted", None),
        ],
    )
    def test_that_is_not_there_says_why(
        self, table: tuple[str, ...], wanted: str, code: str, cited: str | None
    ) -> None:
        answer = croupier("odds", *table, "--bet", wanted, "--json")
        assert (answer.code, answer.json["code"]) == (2, code)
        assert answer.json["clause"] == cited

    def test_for_people_has_the_id(self) -> None:
        assert "split-0-00" in croupier("odds", "house", "--bet", "split-0-00").out


class TestForPeople:
    @pytest.mark.parametrize("key", RULEBOOKS)
    def test_each_kind_is_one_row_and_nothing_is_cut_off(self, key: str) -> None:
        out = croupier("odds", key).out
        assert "…" not in out
        assert all(len(line) <= 80 for line in out.splitlines())
        assert len(re.findall(r"\d to 1 (\*|│)", out)) == len({row["kind"] for row in odds(key)["bets"]})

    def test_the_five_number_bet_stands_out(self) -> None:
        [line] = [line for line in croupier("odds", "house").out.splitlines() if "First five numbers" in line]
        assert "3/38" in line
        assert "7.895%" in line

    def test_options_are_below(self) -> None:
        out = croupier("odds", "colorado", "--wheel", "single-zero").out
        assert "With in-prison-leave on even-money bets: house edge 19/1369 = 1.388%" in out


class TestWithAPolicy:
    @pytest.fixture
    def policy(self, tmp_path: Path) -> str:
        path = tmp_path / "policy.toml"
        path.write_text('rulebook = "colorado"\nwheel = "single-zero"\n[odds]\nstraight = 36\n')
        return str(path)

    def test_the_table_pays_what_the_house_offers(self, policy: str) -> None:
        found = bet("straight-17", "colorado", "--wheel", "single-zero", "--policy", policy)
        assert (found["pays"], found["house_edge"]) == (36, "0")

    @pytest.mark.parametrize("table", [("house",), ("colorado", "--wheel", "double-zero")])
    def test_of_another_table_is_refused(self, policy: str, table: tuple[str, ...]) -> None:
        answer = croupier("odds", *table, "--policy", policy, "--json")
        assert (answer.code, answer.json["code"]) == (2, "policy_of_another_table")

    def test_that_is_bad_is_told_why(self, tmp_path: Path) -> None:
        path = tmp_path / "bad.toml"
        path.write_text('rulebook = "house"\nwheel = "double-zero"\n[odds]\nred = 2\n')
        answer = croupier("odds", "house", "--policy", str(path), "--json")
        assert (answer.code, answer.json["code"]) == (2, "odds_differ_from_pay_table")


@pytest.mark.parametrize(
    ("args", "code", "known"),
    [
        (("nevada",), "no_such_rulebook", "house, south-dakota, colorado, classic"),
        (("house", "--wheel", "wood"), "no_such_wheel", "double-zero, single-zero, double-zero-as-single-zero"),
    ],
)
def test_unknown_names_are_answered_with_the_known_ones(args: tuple[str, ...], code: str, known: str) -> None:
    answer = croupier("odds", *args, "--json")
    assert (answer.code, answer.json["code"]) == (2, code)
    assert known in answer.json["message"]
    people = croupier("odds", *args)
    assert (people.code, people.out) == (2, "")
    assert known in people.err


class TestASlip:
    def test_every_net_result_of_bets_together(self) -> None:
        """17 is black: it pays 35 and loses the ten on red; the zero and the other blacks lose both."""
        slip = odds("classic", "--wheel", "single-zero", "--slip", "red=10", "--slip", "straight-17")
        assert {row["net"]: row["chance"]["exact"] for row in slip["nets"]} == {
            -1100: "18/37",
            900: "18/37",
            2500: "1/37",
        }
        mean = Fraction(-1100 * 18 + 900 * 18 + 2500, 37)
        variance = Fraction(1100**2 * 18 + 900**2 * 18 + 2500**2, 37) - mean**2
        assert (Fraction(slip["mean"]["exact"]), Fraction(slip["variance"]["exact"])) == (mean, variance)
        assert (slip["staked"], slip["edge"]["exact"], slip["hit_frequency"]["exact"]) == (1100, "1/37", "19/37")
        third = Fraction((-1100 - mean) ** 3 * 18 + (900 - mean) ** 3 * 18 + (2500 - mean) ** 3, 37)
        assert slip["skewness"] == pytest.approx(float(third) / float(variance) ** 1.5, rel=1e-12)
        assert [(row["bet"], row["stake"], row["edge"]["exact"]) for row in slip["bets"]] == [
            ("red", 1000, "1/37"),
            ("straight-17", 100, "1/37"),
        ]

    @pytest.mark.parametrize(
        ("option", "edge"),
        [(("la-partage",), "1/74"), (("in-prison", "--choice", "leave"), "1/74"), ((), "1/37")],
    )
    def test_with_what_the_table_offers_on_zero(self, option: tuple[str, ...], edge: str) -> None:
        asked = ("--option", *option) if option else ()
        assert odds("classic", "--wheel", "single-zero", "--slip", "red=2", *asked)["edge"]["exact"] == edge

    def test_for_people_no_name_is_cut_off(self) -> None:
        shown = croupier("odds", "classic", "--slip", "voisins").out
        assert "corner-25-26-28-29" in shown.replace("\n", "").replace(" ", "")
        assert "…" not in shown

    def test_a_slip_that_is_none(self) -> None:
        answer = croupier("odds", "house", "--slip", "red=ten")
        assert answer.code == 2
        assert "bad_amount" in answer.err
