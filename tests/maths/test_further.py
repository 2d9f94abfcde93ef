"""Further questions: what is known from books, what cannot be asked, and how often an interval holds."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest
from tests.maths.questions import asked
from tests.support import croupier

TWO_LEVELS = 'first = 1\n[[level]]\nzero = 2\n[[level]]\nwin = 1\nzero = "lose"\n'


class TestWaiting:
    def test_until_all_numbers_is_the_collectors_mean(self) -> None:
        assert asked("wait", "all-numbers")["mean"] == pytest.approx(37 * sum(1 / left for left in range(1, 38)))

    def test_until_ruin_takes_the_money_over_the_edge(self) -> None:
        found = asked("wait", "ruin", "--bankroll", "20")
        assert found["mean"] == pytest.approx(20 * 37, rel=1e-6)
        assert found["happens"] == pytest.approx(1, abs=1e-9)

    def test_what_never_happens_has_no_median(self) -> None:
        found = asked("wait", "target", "--bankroll", "20", "--target", "80")
        assert found["quantiles"]["0.5"] is None
        assert found["happens"] + found["never"] == pytest.approx(1, abs=1e-9)


def test_two_prisons_one_behind_the_other(tmp_path: Path) -> None:
    file = tmp_path / "two.toml"
    file.write_text(TWO_LEVELS, encoding="utf-8")
    assert asked("zero", str(file))["edge"]["exact"] == "685/49987"


def test_opposite_colours_are_nearly_opposite() -> None:
    found = asked("correlate", "--bet", "red", "--bet", "black", "--player", "red black")
    assert found["correlations"][0][1] == pytest.approx(-18 / 19)
    both = sum(found["covariances"][row][column]["value"] for row in (0, 1) for column in (0, 1))
    assert found["covariances"][2][2]["value"] == pytest.approx(both)


def test_no_bet_on_a_fair_wheel_is_worth_a_stake() -> None:
    found = asked("kelly", "--pocket", "17=1/37")
    assert found["stakes"] == {}
    assert found["growth"] == 0
    assert found["doubling_spins"] is None


def test_a_slip_that_always_brings_the_same_is_answered_for_any_number_of_spins() -> None:
    every = [word for number in range(37) for word in ("--bet", f"straight-{number}")]
    found = asked("session", *every, "--spins", "5000000")
    assert (found["behind"], found["sd"], found["exact"]) == (1.0, 0.0, True)
    assert found["quantiles"]["0.5"] == -100 * 5_000_000


def test_the_interval_of_rare_ruin_holds() -> None:
    """At 95 % over 100 seeds; the chance is what the exact chain says."""
    words = ("--bankroll", "60", "--target", "64", "--strategy", "martingale", "--limit", "16")
    exact = asked("ruin", *words)["ruin"]
    found = [asked("rare", *words, "--players", "100", "--seed", str(seed))["ruin"] for seed in range(100)]
    assert sum(each["low"] <= exact <= each["high"] for each in found) >= 88
    mean = math.fsum(each["value"] for each in found) / len(found)
    assert mean == pytest.approx(exact, rel=0.02)


@pytest.mark.parametrize(
    "command",
    [
        "odds classic --slip red --slip straight-17",
        "session --spins 100",
        "session --spins 20 --strategy martingale --bankroll 20",
        "session --spins 5000 --bet red=0.37 --bet straight-17=12.11",
        "ruin --bankroll 20 --target 30",
        "ruin --bankroll 20 --target 30 --bet dozen-1 --bet straight-5",
        "ruin --bankroll 20 --target 30 --strategy fibonacci --limit 8",
        "ruin --bankroll 20 --target 30 --strategy bold",
        "ruin --bankroll 20 --target 30 --strategy best --limit 5",
        "wait repeat",
        "wait end --bankroll 5 --target 9",
        "correlate --bet red --bet odd",
        "kelly --pocket 17=0.04",
        "compare",
        "hold --spins 50",
        "offer --free",
        "offer --rebate 5%",
        "design 1,2 --pays 16",
    ],
)
def test_what_is_proven_says_how_far_it_may_be_off(command: str) -> None:
    found = asked(*command.split())
    assert found["proven"] is True
    assert 0 <= found["error"] < 0.05
    assert found["exact"] is (found["error"] < 1e-6)


@pytest.mark.parametrize(
    "command",
    [
        "session --spins 2000000",
        "simulate --spins 10 --sessions 100",
        "rare --bankroll 5 --target 6 --players 10 --runs 3 --steps 2",
    ],
)
def test_what_is_an_estimate_says_so(command: str) -> None:
    found = asked(*command.split())
    assert found["proven"] is found["exact"] is False
    said = croupier(*command.split()).out
    assert "stimate" in said
    assert "Exact" not in said


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("wait ruin", "needs_bankroll"),
        ("wait target --bankroll 20", "bad_goal"),
        ("correlate --bet red", "empty_slip"),
        ("kelly --pocket 17", "bad_chances"),
        ("kelly --pocket 40=0.1", "bad_chances"),
        ("kelly --pocket 1=0.9 --pocket 2=0.9", "bad_chances"),
        ("compare classic", "bad_table"),
        ("hold --spins 0", "bad_spins"),
        ("hold --spins 10 --confidence 2", "bad_level"),
        ("offer", "bad_offer"),
        ("offer --free --pays 3", "bad_offer"),
        ("offer --rebate 200%", "bad_offer"),
        ("design purple --pays 2", "bad_design"),
        ("design red,not-red --pays 2", "bad_design"),
        ("rare --bankroll 20 --target 30 --strategy oscars-grind", "bad_system"),
        ("rare --bankroll 20 --target 30 --runs 1", "bad_plan"),
    ],
)
def test_what_cannot_be_asked(command: str, code: str) -> None:
    answer = croupier(*command.split(), "--json")
    assert answer.code == 2, answer.out
    told: dict[str, Any] = answer.json
    assert told["code"] == code
    assert told["message"]


@pytest.mark.parametrize(
    "rule",
    [
        "first = 3",
        "what = 1",
        "first = 1\n[[level]]\nwin = 1\nzero = 1\nlose = 1",
        'first = "1/0"',
        "[level]",
        "first = 1\n[[level]]\nelse = 1",
        "first",
    ],
)
def test_a_rule_on_zero_that_is_none_is_refused(rule: str, tmp_path: Path) -> None:
    file = tmp_path / "rule.toml"
    file.write_text(rule, encoding="utf-8")
    answer = croupier("zero", str(file), "--json")
    assert answer.code == 2
    assert answer.json["code"] == "bad_zero_rule"
