"""Ruin with the same slip every time, bold play, and the best play there is."""

from __future__ import annotations

import random
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

import pytest
from tests.maths.support import EU, US, coup_of, solved

from croupier.maths.exact.distribution import Distribution
from croupier.maths.exact.slips import Coup
from croupier.maths.ruin.flat import _banded, flat_ruin, martingale_exponent
from croupier.maths.ruin.play import Wager, best_play, bold_play, bold_stake, capped_bold_play, wager_of
from croupier.refusal import Refused
from croupier.rules import TableRules


def eliminated(one: Coup, bankroll: int, target: int, floor: int = 0) -> tuple[Fraction, Fraction]:
    """Chance and mean number of coups by elimination in fractions, over every bankroll in cents that can occur."""
    step = one.net.step
    states = [b for b in range(bankroll % step, target, step) if b >= max(one.staked, floor + 1)]
    index = {money: place for place, money in enumerate(states)}
    matrix = [[Fraction(int(row == column)) for column in range(len(states))] for row in range(len(states))]
    reached = [Fraction(0)] * len(states)
    for money, place in index.items():
        for net, chance in one.net.chances.items():
            if money + net >= target:
                reached[place] += chance
            elif money + net in index:
                matrix[place][index[money + net]] -= chance
    place = index[bankroll]
    return solved(matrix, reached)[place], solved(matrix, [Fraction(1)] * len(states))[place]


@pytest.mark.parametrize(
    ("rules", "win", "spins"), [(US, "0.108398", "297.618"), (EU, "0.253252", "365.188")], ids=["US", "EU"]
)
def test_twenty_to_forty_by_flat_unit_bets(rules: TableRules, win: str, spins: str) -> None:
    found = flat_ruin(coup_of(rules, "red"), 20_00, 40_00)
    assert (f"{found.win.value:.6f}", f"{found.spins:.3f}", found.method) == (win, spins, "closed form")


def test_timid_play_for_the_last_hundred() -> None:
    found = flat_ruin(coup_of(US, "red"), 900_00, 1000_00)
    assert (f"{found.win.mantissa:.3f}", found.win.exponent) == ("2.656", -5)


def test_timid_play_for_a_fortune_is_not_nothing() -> None:
    found = flat_ruin(coup_of(US, "red"), 100_00, 20_000_00)
    assert (f"{found.win.mantissa:.2f}", found.win.exponent) == ("2.67", -911)


@pytest.mark.parametrize(("has", "wants"), [(20, 40), (900, 1000), (100, 20_000)])
@pytest.mark.parametrize("rules", [US, EU], ids=["US", "EU"])
def test_the_linear_system_agrees_with_the_closed_form(rules: TableRules, has: int, wants: int) -> None:
    one = coup_of(rules, "red")
    closed, banded = flat_ruin(one, has * 100, wants * 100), _banded(one, has * 100, wants * 100, 100)
    assert banded.method != closed.method
    assert banded.win.exponent == closed.win.exponent
    assert banded.win.mantissa == pytest.approx(closed.win.mantissa, rel=1e-9)
    assert banded.spins == pytest.approx(closed.spins, rel=1e-11)
    assert abs(banded.win.mantissa / closed.win.mantissa - 1) <= banded.error < 1e-8


def test_a_chain_of_millions_has_every_digit() -> None:
    """From a million to two: (18/19)^1,000,000 of the way, and as good as all of the money is lost at 1/37 a spin."""
    found = flat_ruin(coup_of(EU, "red"), 1_000_000_00, 2_000_000_00)
    with localcontext(prec=40, Emin=-100_000):
        win = (Decimal(18) / Decimal(19)) ** 1_000_000
    assert (found.win.exponent, found.spins, found.method) == (win.adjusted(), 37_000_000.0, "closed form")
    assert found.win.mantissa == pytest.approx(float(win.scaleb(-win.adjusted())), rel=1e-15)


def test_of_one_who_is_almost_sure_to_win_the_ruin_keeps_its_digits() -> None:
    found = flat_ruin(coup_of(EU, "red"), 10**13, 10**13 + 100)
    assert found.ruin.value == pytest.approx(1 / 19, rel=1e-15)


SLIPS = [
    (US, ("straight-17",), {}),
    (US, ("red=2", "straight-0"), {}),
    (EU, ("dozen-1", "dozen-2"), {}),
    (EU, ("red",), {"option": "la-partage"}),
    (EU, ("red",), {"option": "in-prison", "choice": "leave"}),
    (EU, ("corner-1-2-4-5", "odd=3"), {}),
]


@pytest.mark.parametrize(("rules", "bets", "more"), SLIPS)
def test_any_slip_agrees_with_elimination_in_fractions(
    rules: TableRules, bets: tuple[str, ...], more: dict[str, Any]
) -> None:
    one = coup_of(rules, *bets, **more)
    found = flat_ruin(one, 12_00, 25_00, 2_00)
    win, coups = eliminated(one, 12_00, 25_00, 2_00)
    assert abs(Fraction(found.win.value) / win - 1) <= found.error < 1e-11
    assert found.spins == pytest.approx(float(coups * one.spins), rel=1e-11)
    assert found.win.value + found.ruin.value == pytest.approx(1, abs=1e-12)


def test_a_fair_slip_wins_in_proportion() -> None:
    even = Coup(Distribution({100: Fraction(1, 2), -100: Fraction(1, 2)}), 100, Fraction(1))
    found = flat_ruin(even, 30_00, 100_00)
    assert found.win.value == pytest.approx(0.3)
    assert found.spins == 30 * 70
    assert martingale_exponent(even.net) == 0
    assert _banded(even, 30_00, 100_00, 100).win.value == pytest.approx(0.3, rel=1e-11)


@pytest.mark.parametrize(
    ("has", "wants", "floor", "code"),
    [(40, 20, 0, "bad_goal"), (20, 40, 20, "bad_goal"), (0, 40, 0, "bad_goal"), (1, 40, 0, "bankroll_too_small")],
)
def test_goals_that_make_no_sense_are_refused(has: int, wants: int, floor: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        flat_ruin(coup_of(EU, "red=2"), has * 100, wants * 100, floor * 100)
    assert refused.value.code == code


def test_a_chain_that_is_too_large_is_refused() -> None:
    with pytest.raises(Refused, match="simulate"):
        flat_ruin(coup_of(EU, "straight-1=0.01", "red=100"), 10_000_00, 90_000_00)


class TestBoldPlay:
    RED = Wager("red", Fraction(9, 19), 1)

    @pytest.mark.parametrize(("has", "wants", "win"), [(900, 1000, "0.879425"), (100, 20_000, "0.0032373")])
    def test_against_known_values(self, has: int, wants: int, win: str) -> None:
        found = bold_play(self.RED, has * 100, wants * 100)
        assert f"{found.win.value:.{len(win) - 2}f}" == win

    @pytest.mark.parametrize("to_one", [1, 2, 5, 35])
    def test_against_elimination(self, to_one: int) -> None:
        win, goal = Fraction(12, 37) if to_one > 1 else Fraction(18, 37), 24
        matrix = [[Fraction(int(row == column)) for column in range(goal + 1)] for row in range(goal + 1)]
        right = [Fraction(0)] * goal + [Fraction(1)]
        for money in range(1, goal):
            stake = bold_stake(money, goal, to_one)
            matrix[money][min(goal, money + to_one * stake)] -= win
            matrix[money][money - stake] -= 1 - win
        values = solved(matrix, right)
        for money in range(1, goal):
            assert bold_play(Wager("bet", win, to_one), money, goal).win.value == pytest.approx(float(values[money]))

    def test_needs_a_plain_bet(self) -> None:
        with pytest.raises(Refused, match="plain bet"):
            wager_of(coup_of(EU, "red", option="la-partage"), "red")
        assert wager_of(coup_of(US, "dozen-1"), "dozen-1") == Wager("dozen-1", Fraction(6, 19), 2)


class TestBestPlay:
    RED = Wager("red", Fraction(9, 19), 1)

    def test_without_limits_nothing_beats_bold_play_on_red(self) -> None:
        best = best_play([self.RED], 900_00, 1000_00, 10_00)
        assert best.ruin.win.value == pytest.approx(bold_play(self.RED, 900_00, 1000_00).win.value, abs=1e-12)
        assert best.ruin.error < 1e-12

    def test_a_choice_of_bets_is_better_than_red_alone(self) -> None:
        dozen = Wager("dozen-1", Fraction(6, 19), 2)
        number = Wager("straight-1", Fraction(1, 38), 35)
        three = best_play([self.RED, dozen, number], 20_00, 40_00, 1_00)
        assert three.ruin.win.value > best_play([self.RED], 20_00, 40_00, 1_00).ruin.win.value + 0.0004
        assert set(three.bets) == {"red", "dozen-1", "straight-1"}

    def test_under_a_limit_the_most_is_staked(self) -> None:
        best = best_play([self.RED], 20_00, 40_00, 1_00, 1_00, 3_00)
        assert set(best.stakes[4:37]) == {3}
        capped = capped_bold_play(self.RED, 20_00, 40_00, 1_00, 3_00)
        assert best.ruin.win.value == pytest.approx(capped.win.value, abs=1e-12)
        assert capped.win.value < bold_play(self.RED, 20_00, 40_00).win.value

    def test_timid_play_is_the_best_under_a_limit_of_one_unit(self) -> None:
        best = best_play([self.RED], 20_00, 40_00, 1_00, 1_00, 1_00)
        assert best.ruin.win.value == pytest.approx(flat_ruin(coup_of(US, "red"), 20_00, 40_00).win.value, rel=1e-10)
        assert best.ruin.spins == pytest.approx(297.618, abs=5e-4)

    def test_no_random_plan_is_better(self) -> None:
        """Every stake that is changed at random can only make it worse."""
        best = best_play([self.RED], 10_00, 30_00, 1_00, 1_00, 4_00)
        chances = random.Random(9)
        for _ in range(20):
            stakes = [max(1, min(4, m, 30 - m, chances.randint(1, 4))) for m in range(30)]
            matrix = [[Fraction(int(row == column)) for column in range(31)] for row in range(31)]
            for money in range(1, 30):
                matrix[money][money + stakes[money]] -= self.RED.win
                matrix[money][money - stakes[money]] -= 1 - self.RED.win
            value = solved(matrix, [Fraction(0)] * 30 + [Fraction(1)])[10]
            assert float(value) <= best.ruin.win.value + 1e-12

    @pytest.mark.parametrize(
        ("has", "wants", "unit", "code"),
        [(10, 5, 1, "bad_goal"), (10, 21, 4, "not_in_units"), (10, 90_000, 1, "chain_too_large")],
    )
    def test_what_cannot_be_planned_is_refused(self, has: int, wants: int, unit: int, code: str) -> None:
        with pytest.raises(Refused) as refused:
            best_play([self.RED], has, wants, unit)
        assert refused.value.code == code
