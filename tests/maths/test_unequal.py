"""Unequal wheels and tips on the command line: files as people have them, and what is refused."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.special import chdtrc
from tests.maths import oracle
from tests.maths.plain_sessions import plain_tally, plan_of, same
from tests.maths.support import EU, US, slip_of, uneven
from tests.support import croupier

from croupier.maths.simulate.loops import loop_of
from croupier.maths.simulate.philox import BLOCK, draw_unequal, key_of, thresholds
from croupier.maths.simulate.players import simulate
from croupier.maths.systems.strategies import system_from_python
from croupier.maths.systems.systems import NAMES
from croupier.rules import TableRules


def slip_on(file: Path, content: str, *more: str) -> Any:
    file.write_text(content, encoding="utf-8")
    return croupier("odds", "classic", "--slip", "straight-17", "--chances", str(file), *more, "--json").json


COUNTS = {str(number): 20 + number for number in range(37)}


@pytest.mark.parametrize("between", [",", ";", "\t", " ", " = "])
@pytest.mark.parametrize("heading", ["", "number,times\n"])
def test_a_file_of_counts_with_any_separator(tmp_path: Path, between: str, heading: str) -> None:
    lines = "".join(f"{pocket}{between}{times}\n" for pocket, times in COUNTS.items())
    found = slip_on(tmp_path / "counts", heading + lines)
    won = Fraction(COUNTS["17"], sum(COUNTS.values()))
    assert Fraction(found["hit_frequency"]["exact"]) == won
    assert Fraction(found["edge"]["exact"]) == 1 - 36 * won
    assert sum(Fraction(chance) for chance in found["chances"].values()) == 1


def test_a_file_of_chances_leaves_the_rest_to_the_others(tmp_path: Path) -> None:
    found = slip_on(tmp_path / "chances", "17 1/25\n0 0.01\n")
    assert found["chances"]["17"] == "1/25"
    assert Fraction(found["chances"]["1"]) == (1 - Fraction(1, 25) - Fraction(1, 100)) / 35


def test_words_stand_over_the_file(tmp_path: Path) -> None:
    assert slip_on(tmp_path / "chances", "17 0.04\n", "--pocket", "17=0.03")["chances"]["17"] == "3/100"


@pytest.mark.parametrize("content", ["17 many\n", "99 0.5\n", "17 0.7\n18 0.7\n", "17 -1\n"])
def test_what_makes_no_wheel_is_refused(tmp_path: Path, content: str) -> None:
    assert slip_on(tmp_path / "chances", content)["code"] == "bad_chances"


class TestRuinWithTips:
    """What the player gives to the dealers is gone, wherever he aims."""

    def test_as_the_second_mathematics_says(self) -> None:
        coup = oracle.with_tips({"red": 100}, {"straight-17": 50}, oracle.Game())
        evening = oracle.Evening(150, 10_00, 14_50)
        wins, _ = oracle.reached("flat", evening, coup)
        asked = ("--bet", "red", "--bet", "tip:straight-17=0.50", "--bankroll", "10", "--target", "14.50", "--json")
        assert croupier("ruin", *asked).json["win"] == pytest.approx(float(wins), rel=1e-9)

    @pytest.mark.parametrize("strategy", ["bold", "best"])
    def test_bold_and_best_play_know_none(self, strategy: str) -> None:
        asked = ("--bet", "red", "--bet", "tip:red", "--bankroll", "10", "--target", "20", "--strategy", strategy)
        assert croupier("ruin", *asked, "--json").json["code"] == "needs_plain_bet"


def test_a_wheel_of_zeros_alone_and_a_prison_have_no_end() -> None:
    prison = ("--option", "in-prison", "--choice", "leave")
    answer = croupier("session", "--spins", "3", "--pocket", "0=1", *prison, "--json")
    assert (answer.code, answer.json["code"]) == (2, "bad_chances")


def test_without_a_slip_the_bets_of_an_unequal_wheel_are_kelly_s() -> None:
    assert croupier("odds", "classic", "--pocket", "17=0.04", "--json").json["code"] == "bad_chances"
    assert croupier("kelly", "--json").json["code"] == "bad_chances"


def test_hot_numbers_by_chance_alone_are_not_told_of_an_unequal_wheel() -> None:
    assert croupier("session", "--spins", "10", "--pocket", "17=0.04", "--json").json["numbers"] is None


def test_a_tip_is_refused_on_the_house_s_side() -> None:
    """What the player gives is not what the house holds."""
    assert croupier("hold", "--spins", "10", "--bet", "tip:red", "--json").json["code"] == "bet_not_permitted"


def test_tips_keep_the_limits_of_the_table() -> None:
    given = ("odds", "house", "--slip", "red=1", "--slip", "tip:straight-17=400", "--json")
    assert croupier(*given).json["code"] == "above_maximum"


class TestSimulate:
    """Played on an unequal wheel, with tips: as the definition says to the cent, and as the exact answers say."""

    @pytest.mark.parametrize("rules", [US, EU], ids=["US", "EU"])
    @pytest.mark.parametrize("name", [*NAMES, "mine"])
    def test_every_loop_plays_the_same_game(self, rules: TableRules, name: str) -> None:
        text = "import math\ndef strategy(state, result, bankroll):\n    return int(min(2, math.floor(2.5)))"
        system = system_from_python(text, "mine.py") if name == "mine" else name
        terms = {"sessions": 25, "spins": 90, "seed": 5, "bankroll": 40_00, "target": 70_00, "floor": 1_00}
        plan = plan_of(uneven(slip_of(rules, "red", "tip:red=0.5", tips=True)), system, **terms, limit=12_00)
        assert (loop_of(plan) == "function") is (name == "mine")
        assert same(simulate(plan).tally, plain_tally(plan))

    @pytest.mark.parametrize("bets", [("red",), ("red", "straight-17", "straight-5")])
    @pytest.mark.parametrize("name", ["labouchere", "oscars-grind"])
    def test_beyond_the_tables(self, bets: tuple[str, ...], name: str) -> None:
        terms = {"sessions": 20, "spins": 200, "seed": 6, "bankroll": 900_00, "limit": 300_00}
        plan = plan_of(uneven(slip_of(EU, *bets)), name, **terms)
        assert loop_of(plan) in ("tables and arithmetic", "arithmetic")
        assert same(simulate(plan).tally, plain_tally(plan))

    def test_without_a_bankroll_and_in_prison(self) -> None:
        free = plan_of(uneven(slip_of(US, "red", "straight-17", "tip:odd", tips=True)), "flat", sessions=30, spins=31)
        prison = uneven(slip_of(EU, "red", "tip:red", unit=200, option="in-prison", choice="leave", tips=True))
        held = plan_of(prison, "martingale", sessions=30, spins=90, bankroll=200_00, limit=64_00)
        for plan in (free, held):
            assert same(simulate(plan).tally, plain_tally(plan))

    def test_each_pocket_comes_as_often_as_its_chance_says(self) -> None:
        """Chi-square over all pockets; what cannot come does not."""
        chances = dict(uneven(slip_of(EU, "red")).chances)
        drawn = np.empty(BLOCK, np.int64)
        upto = thresholds(tuple(chances[pocket] for pocket in EU.wheel.results))
        counts = np.zeros(37, np.int64)
        for session in range(8_000):
            draw_unequal(*key_of(9), session, 3, *upto, drawn)
            counts += np.bincount(drawn, minlength=37)
        expected = np.array([float(chances[pocket]) for pocket in EU.wheel.results]) * counts.sum()
        assert counts[expected == 0].tolist() == [0]
        with np.errstate(invalid="ignore"):
            off = np.nansum((counts - expected) ** 2 / expected)
        assert chdtrc(35, off) > 0.001

    def test_a_pocket_that_always_comes(self) -> None:
        found = simulated("--bet", "straight-17", "--pocket", "17=1", "--spins", "30", "--sessions", "7")
        assert found["mean_net"]["value"] == 30 * 35_00

    WHEEL = ("--pocket", "0=0.01", "--pocket", "17=1/20", "--pocket", "5=0")

    @pytest.mark.parametrize("bets", [("red",), ("straight-17", "odd=2"), ("red", "tip:red", "tip:straight-17=0.5")])
    def test_agrees_with_the_exact_session(self, bets: tuple[str, ...]) -> None:
        asked = [*(word for bet in bets for word in ("--bet", bet)), *self.WHEEL, "--spins", "37"]
        exact = croupier("session", *asked, "--json").json
        found = simulated(*asked, "--sessions", "40000", "--seed", "3")
        assert found["chances"] == exact["chances"]
        assert found["mean_net"]["low"] <= exact["mean"] <= found["mean_net"]["high"]
        assert found["ahead"]["low"] <= float(exact["ahead"]) <= found["ahead"]["high"]
        assert found.get("dealers") == exact.get("dealers")

    def test_agrees_with_the_exact_session_of_a_system_with_tips(self) -> None:
        asked = ["--bet", "red", "--bet", "tip:red=0.5", *self.WHEEL, "--spins", "40", "--bankroll", "20"]
        asked += ["--strategy", "dalembert", "--limit", "9"]
        exact = croupier("session", *asked, "--json").json
        found = simulated(*asked, "--sessions", "40000", "--seed", "3")
        assert found["mean_net"]["low"] <= exact["mean"] <= found["mean_net"]["high"]
        assert found["ruined"]["low"] <= exact["ruined"] <= found["ruined"]["high"]
        assert found["dealers"]["mean"] == pytest.approx(exact["dealers"]["mean"], rel=0.05)

    @pytest.mark.parametrize("strategy", ["flat", "martingale", "labouchere"])
    def test_agrees_with_exact_ruin(self, strategy: str) -> None:
        asked = ["--strategy", strategy, "--bankroll", "20", "--limit", "8", *self.WHEEL]
        exact = croupier("ruin", *asked, "--target", "30", "--json").json
        found = simulated(*asked, "--stop-win", "30", "--spins", "20000", "--sessions", "20000")
        assert found["won"]["low"] <= float(exact["win"]) <= found["won"]["high"]
        assert found["ruined"]["low"] <= float(exact["ruin"]) <= found["ruined"]["high"]

    def test_the_same_answer_from_threads(self) -> None:
        asked = ("--strategy", "martingale", "--bankroll", "50", "--limit", "16", "--spins", "60", "--sessions", "3000")
        one, other = (
            {**simulated(*asked, *self.WHEEL, *where), "seconds": 0, "spins_per_second": 0, "backend": ""}
            for where in (("--workers", "1"), ("--workers", "3"))
        )
        assert other == one

    def test_recorded_spins_have_no_other_chances(self, tmp_path: Path) -> None:
        (tmp_path / "spins").write_text("17\n" * 90, encoding="utf-8")
        found = simulated("--spins", "9", "--source", str(tmp_path / "spins"), "--pocket", "17=0.04")
        assert found["code"] == "bad_chances"


def simulated(*args: str) -> Any:
    """With intervals that one run in a million misses by chance."""
    return croupier("simulate", *args, "--confidence", "0.999999", "--json").json
