"""Simulation: the same sessions whoever plays them, and exact results within the bounds of confidence."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from scipy.special import ndtri
from tests.maths.plain_sessions import plan_of, same
from tests.maths.support import EU, SNAKE, US, coup_of, slip_of

from croupier.maths import coup
from croupier.maths.exact.sessions import ask
from croupier.maths.ruin.chains import Terms, system_ruin, system_session
from croupier.maths.simulate.plans import make_plan
from croupier.maths.simulate.players import Cpu, Progress, Simulated, Tally, play, simulate
from croupier.maths.systems.systems import (
    NAMES,
    named_system,
    oscars_grind,
)
from croupier.refusal import Refused


class TestDoesNotDependOn:
    PLAN = plan_of(slip_of(EU, "red"), "martingale", sessions=5_000, spins=300, seed=9, bankroll=100_00, limit=64_00)

    @pytest.mark.parametrize("threads", [1, 2, 5])
    def test_the_number_of_threads(self, threads: int) -> None:
        assert same(simulate(self.PLAN, Cpu(threads)).tally, simulate(self.PLAN).tally)

    @pytest.mark.parametrize("size", [1, 63, 64, 1000])
    def test_the_size_of_chunks(self, size: int) -> None:
        total = play(self.PLAN, 0, min(size, 200))
        for first in range(total.sessions, 400, size):
            total += play(self.PLAN, first, min(size, 400 - first))
        assert same(total, play(self.PLAN, 0, 400))

    def test_but_it_does_on_the_seed(self) -> None:
        assert not same(simulate(replace(self.PLAN, seed=10)).tally, simulate(self.PLAN).tally)


def within(found: Simulated, exact: float, which: str) -> None:
    """Within an interval that one run in a million misses by chance."""
    interval = getattr(replace(found, confidence=1 - 1e-6), which)
    assert interval.low <= exact <= interval.high, (which, exact, interval)


CHANCES = random.Random(20_26)
RANDOM_SLIPS = [
    (
        CHANCES.choice([US, EU]),
        tuple(
            f"{bet}={CHANCES.randint(1, 9)}" for bet in CHANCES.sample(sorted(EU.layout.bets), CHANCES.randint(1, 6))
        ),
        CHANCES.randint(1, 300),
    )
    for _ in range(20)
]


@pytest.mark.parametrize("number", range(len(RANDOM_SLIPS)))
def test_random_slips_come_out_as_computed(number: int) -> None:
    rules, bets, spins = RANDOM_SLIPS[number]
    slip = slip_of(rules, *(bet for bet in bets if bet.partition("=")[0] in rules.layout.bets))
    exact = ask(coup(slip).net, spins)
    found = simulate(plan_of(slip, "flat", sessions=20_000, spins=spins, seed=number))
    within(found, exact.ahead.value, "ahead")
    within(found, exact.mean, "mean_net")


RANDOM_STRATEGIES = [
    (
        CHANCES.choice([US, EU]),
        CHANCES.choice(["red", "odd", "dozen-2", "line-1-2-3-4-5-6", "column-3"]),
        name,
        CHANCES.randint(5, 15),
        CHANCES.randint(16, 30),
        CHANCES.randint(6, 12),
    )
    for name in [*NAMES, *NAMES]
]


@pytest.mark.parametrize("number", range(len(RANDOM_STRATEGIES)))
def test_random_strategies_come_out_as_computed(number: int) -> None:
    rules, bet, name, has, wants, limit = RANDOM_STRATEGIES[number]
    slip, system = slip_of(rules, bet), named_system(name, limit)
    terms = Terms(has * 100, wants * 100, 0, limit * 100)
    plan = make_plan(
        slip, system, sessions=20_000, spins=60, seed=number,
        bankroll=terms.bankroll, target=terms.target, limit=terms.limit,
    )  # fmt: skip
    final = system_session(system, coup(slip), terms, 60)
    found = simulate(plan)
    within(found, sum(chance for money, chance in final.items() if money >= terms.target), "won")
    within(found, sum(chance for money, chance in final.items() if money > terms.bankroll), "ahead")
    within(found, sum((money - terms.bankroll) * chance for money, chance in final.items()), "mean_net")


def test_played_to_the_end_the_mean_number_of_spins_is_that_of_the_chain() -> None:
    slip, system = slip_of(US, "red"), named_system("dalembert", 6)
    exact = system_ruin(system, coup(slip), Terms(10_00, 20_00, 0, 6_00))
    found = simulate(
        make_plan(slip, system, sessions=50_000, spins=5_000, seed=3, bankroll=10_00, target=20_00, limit=6_00)
    )
    within(found, exact.win.value, "won")
    within(found, exact.ruin.value, "ruined")
    assert found.mean_spins == pytest.approx(exact.spins, rel=0.02)


def test_in_prison_comes_out_as_computed() -> None:
    slip = slip_of(EU, "red", option="in-prison", choice="leave")
    one = coup_of(EU, "red", option="in-prison", choice="leave")
    found = simulate(plan_of(slip, "flat", sessions=40_000, spins=1_000, seed=2))
    interval = replace(found, confidence=1 - 1e-6).mean_net
    # A session of n spins holds n divided by the mean length of a coup, up to the one that is under way at the end.
    assert interval.low - 1 <= float(one.net.mean * 1_000 / one.spins) <= interval.high + 1


@pytest.mark.parametrize("bets", [("red",), ("snake",), ("red", "odd=2", "snake", "straight-000")])
def test_prisons_below_prisons_come_out_as_computed(bets: tuple[str, ...]) -> None:
    one = coup_of(SNAKE, *bets, option="three-prisons")
    plan = plan_of(slip_of(SNAKE, *bets, option="three-prisons"), "flat", sessions=40_000, spins=1_000, seed=5)
    interval = replace(simulate(plan), confidence=1 - 1e-6).mean_net
    assert interval.low - 2 <= float(one.net.mean * 1_000 / one.spins) <= interval.high + 2


def test_wagers_that_wait_in_too_many_ways_are_refused() -> None:
    slip = slip_of(SNAKE, "red", "odd", "low", option="three-prisons")
    assert slip.option is not None
    deep = replace(slip, option=replace(slip.option, levels=50))
    with pytest.raises(Refused) as refusal:
        plan_of(deep, "flat", sessions=1, spins=1)
    assert refusal.value.code == "option_not_simulated"


class TestResult:
    FOUND = Simulated(
        plan_of(slip_of(EU, "red"), "flat", sessions=10, spins=9, bankroll=10_00, target=20_00),
        Tally(10, 70, np.array([0, 5_00, 20_00]), np.array([2, 5, 3]), 2),
        0.95,
    )

    def test_the_mean_is_exact_and_no_bet_of_the_table_pays_in_the_long_run(self) -> None:
        assert self.FOUND.mean_net.value == (2 * -1000 + 5 * -500 + 3 * 1000) / 10
        assert -1000 < self.FOUND.mean_net.low < -150
        assert self.FOUND.mean_net.high == 0

    def test_of_two_results_the_interval_is_clopper_and_pearson_s(self) -> None:
        two = replace(self.FOUND, tally=Tally(10, 70, np.array([0, 9_00]), np.array([3, 7]), 3))
        assert two.mean_net.low == pytest.approx(-1000 + 900 * (1 - 0.6525), abs=1)

    def test_of_very_many_sessions_the_interval_is_the_normal_one(self) -> None:
        many = replace(self.FOUND, tally=Tally(10**9, 9, self.FOUND.tally.values, self.FOUND.tally.counts * 10**8, 0))
        spread = (2 * 850**2 + 5 * 350**2 + 3 * 1150**2) / 10
        side = ndtri(0.975) * (spread / 1e9) ** 0.5
        assert many.mean_net.low == pytest.approx(-150 - side, abs=side / 100)
        assert many.mean_net.high == pytest.approx(-150 + side, abs=side / 100)

    def test_shares_have_the_interval_of_clopper_and_pearson(self) -> None:
        won = self.FOUND.won
        assert (won.value, round(won.low, 4), round(won.high, 4)) == (0.3, 0.0667, 0.6525)
        assert self.FOUND.ruined.value == 0.2

    def test_quantiles_are_results_that_occurred(self) -> None:
        assert [self.FOUND.quantile(level) for level in (0.0, 0.2, 0.21, 0.7, 0.71, 1.0)] == [
            -1000, -1000, -500, -500, 1000, 1000,
        ]  # fmt: skip


def test_progress_is_heard_and_may_stop_the_run() -> None:
    heard: list[Progress] = []
    plan = plan_of(slip_of(EU, "red"), "flat", sessions=600_000, spins=100)
    simulate(plan, progress=heard.append)
    assert heard[-1].done == 600_000
    assert heard[-1].spins == 60_000_000
    assert heard[-1].seconds_left == 0
    assert len(heard) > 2
    assert heard[0].spins_per_second > 0

    class Enough(Exception):
        pass

    def stop(_: Progress) -> None:
        raise Enough

    with pytest.raises(Enough):
        simulate(plan, progress=stop)


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"sessions": 0}, "bad_plan"),
        ({"spins": 0}, "bad_plan"),
        ({"seed": -1}, "bad_plan"),
        ({"bankroll": None}, "needs_bankroll"),
        ({"target": 5_00}, "bad_goal"),
        ({"floor": 10_00}, "bad_goal"),
        ({"limit": 99}, "limit_below_first_stake"),
        ({"source": np.zeros(5, np.uint8)}, "too_few_recorded_spins"),
        ({"bankroll": 2**60}, "amounts_too_large"),
        ({"bankroll": 99}, "bankroll_too_small"),
    ],
)
def test_plans_that_make_no_sense_are_refused(terms: dict[str, Any], code: str) -> None:
    usual: dict[str, Any] = {"sessions": 10, "spins": 10, "seed": 1, "bankroll": 10_00}
    with pytest.raises(Refused) as refused:
        make_plan(slip_of(EU, "red"), named_system("martingale"), **{**usual, **terms})
    assert refused.value.code == code


def test_half_of_a_unit_must_be_a_whole_amount() -> None:
    slip = slip_of(EU, "red", unit=125, option="la-partage")
    with pytest.raises(Refused, match="even unit"):
        make_plan(slip, oscars_grind(), sessions=1, spins=1, bankroll=10_00)
