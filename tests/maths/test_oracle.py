"""300 questions of all kinds on the command line, 10,000 with `--long`: the oracle never disagrees."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
from tests.maths import more_questions
from tests.maths.more_questions import MORE_KINDS
from tests.maths.questions import KINDS

from croupier.maths.exact import slips
from croupier.maths.exact.distribution import Distribution
from croupier.maths.exact.slips import Slip
from croupier.maths.simulate import loops
from croupier.maths.simulate.philox import thresholds

ALL_KINDS = (*KINDS, *MORE_KINDS)


def ask(number: int) -> None:
    """The question of this number: always the same one."""
    ALL_KINDS[number % len(ALL_KINDS)](random.Random(f"question {number}"))


@pytest.mark.parametrize("group", range(20))
def test_no_question_of_300_is_answered_otherwise(group: int) -> None:
    for number in range(15 * group, 15 * (group + 1)):
        ask(number)


@pytest.mark.long
@pytest.mark.parametrize("group", range(100))
def test_no_question_of_10_000_is_answered_otherwise(group: int) -> None:
    for number in range(100 * group, 100 * (group + 1)):
        ask(number)


def first_found(question: Callable[[random.Random], None]) -> int:
    """The number of the first question of this kind that is answered wrongly."""
    for number in range(40):
        try:
            question(random.Random(f"planted {number}"))
        except AssertionError:
            return number
    pytest.fail("nobody has noticed")


class TestPlanted:
    """A defect that is put in is found."""

    def test_a_tip_that_comes_back_to_the_player(self, monkeypatch: pytest.MonkeyPatch) -> None:
        right = slips.spin

        def wrong(slip: Slip, state: slips.State, outcome: str) -> tuple[int, slips.State]:
            net, left = right(slip, state, outcome)
            fresh = state == slips.fresh(slip)
            settled = [slip.rules.pay_table.settle(tip.bet, tip.stake, outcome) for tip in slip.tips] if fresh else []
            return net + sum(each.returned for each in settled), left

        monkeypatch.setattr(slips, "spin", wrong)
        assert first_found(more_questions.tips) < 40

    def test_a_tip_that_costs_nothing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Slip, "tipped", 0)
        assert first_found(more_questions.tips) == 0

    def test_dealers_who_do_not_get_the_stake_back(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def wrong(slip: Slip) -> Distribution:
            return slips.coup(replace(slip, wagers=slip.tips, tips=())).net

        monkeypatch.setattr(slips, "dealers", wrong)
        assert first_found(more_questions.tips) == 0

    def test_a_wheel_that_is_taken_for_an_equal_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fair(slip: Slip) -> list[tuple[str, Fraction]]:
            results = slip.rules.wheel.results
            return [(outcome, Fraction(1, len(results))) for outcome in results]

        monkeypatch.setattr(Slip, "likely", property(fair))
        assert first_found(more_questions.session_on_an_unequal_wheel) < 40
        assert first_found(more_questions.ruin_on_an_unequal_wheel) < 40

    def test_a_wheel_that_is_played_as_an_equal_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(loops, "thresholds", lambda _chances: thresholds(None))
        assert first_found(more_questions.simulation_on_an_unequal_wheel) < 40

    def test_a_tip_that_costs_nothing_when_it_is_played(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Slip, "tipped", 0)
        assert first_found(more_questions.simulation_on_an_unequal_wheel) < 40
