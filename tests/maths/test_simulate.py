"""Simulation: the same sessions whoever plays them, and exact results within the bounds of confidence."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from typing import Any, ClassVar

import numpy as np
import pytest
from scipy.special import ndtri
from tests.maths.support import EU, US, coup_of, kept_pockets, plain_draws, slip_of

from croupier.maths import Slip, coup
from croupier.maths.exact.sessions import ask
from croupier.maths.ruin.chains import Terms, advance, begin, system_ruin, system_session
from croupier.maths.simulate import tables
from croupier.maths.simulate.functions import any_sessions_with
from croupier.maths.simulate.loops import loop_of
from croupier.maths.simulate.philox import BLOCK
from croupier.maths.simulate.plans import Plan, make_plan
from croupier.maths.simulate.players import Cpu, Progress, Simulated, Tally, play, simulate
from croupier.maths.systems.strategies import system_from_python
from croupier.maths.systems.systems import (
    BEGIN_ANEW,
    LOSS,
    NAMES,
    PUSH,
    WIN,
    FunctionSystem,
    System,
    named_system,
    oscars_grind,
)
from croupier.refusal import Refused
from croupier.rules import TableRules

# Seed and session whose first word is of the incomplete last round: it must be thrown away. Kept, it would bring three
# wins of red for three losses (37 pockets), or three losses for three wins (38).
SEED, REJECTING = 2026, {37: 1_458_285, 38: 7_874_785}


def plain_session(plan: Plan, session: int) -> tuple[int, int, bool]:
    """One session as the rules say it, without any compiled loop.

    The final bankroll (or net result), spins played, and whether the player had to stop short of the target.
    """
    draws = plain_draws(plan.seed, session, plan.pockets)
    if len(plan.source):
        draws = iter(plan.source[session * plan.spins :].tolist())
    money = 0 if plan.bankroll is None else plan.bankroll
    stage, units = begin(plan.system, money)
    played, mode, won = 0, 0, 0
    while played < plan.spins:
        if plan.bankroll is not None and (units > plan.limit_units or units * plan.cost > money):
            return money, played, True
        pocket = next(draws)
        played += 1
        net = units * plan.gains[mode][pocket]
        mode, money, won = plan.modes[mode][pocket], money + net, won + net
        if mode:
            continue
        if plan.bankroll is not None and (money >= plan.target or money <= plan.floor):
            return money, played, money < plan.target
        result = WIN if won > 0 else LOSS if won < 0 else PUSH
        stage, units = advance(plan.system, stage, result, money, won, plan.cost)
        won = 0
        if units == 0:
            return money, played, True
        if plan.bankroll is not None and (units == BEGIN_ANEW or units > plan.limit_units or units * plan.cost > money):
            stage, units = begin(plan.system, money)
    short = plan.bankroll is not None and not mode and (units > plan.limit_units or units * plan.cost > money)
    return money, played, short


def same(one: Tally, other: Tally) -> bool:
    return (
        (one.sessions, one.spins, one.stopped) == (other.sessions, other.spins, other.stopped)
        and np.array_equal(one.values, other.values)
        and np.array_equal(one.counts, other.counts)
    )


def plain_tally(plan: Plan, first: int = 0, count: int | None = None) -> Tally:
    sessions = [plain_session(plan, session) for session in range(first, first + (count or plan.sessions))]
    money, spins, stopped = zip(*sessions, strict=True)
    return Tally.of(np.array(money), sum(spins), sum(stopped))


def plan_of(slip: Slip, name: str | System, **terms: Any) -> Plan:
    most = terms.get("limit", 500_00) // slip.staked
    return make_plan(slip, named_system(name, most) if isinstance(name, str) else name, **terms)


MINE = system_from_python(
    """
opening = (1, 0)
def strategy(state, result, bankroll):
    if result == 1:
        return -1
    if result == -1:
        state[1] += 1
        if state[1] == 9:
            return 0
        state[0] = min(4, bankroll // 300)
    return state[0]
""",
    "mine.py",
)


BEYOND = "tables and arithmetic"


class TestEveryLoopPlaysTheSameGame:
    TERMS: ClassVar[dict[str, Any]] = {
        "sessions": 40,
        "spins": 77,
        "seed": 5,
        "bankroll": 15_00,
        "target": 40_00,
        "floor": 1_00,
        "limit": 8_00,
    }

    @pytest.mark.parametrize("name", list(NAMES))
    @pytest.mark.parametrize("rules", [US, EU], ids=["US", "EU"])
    def test_each_system_as_its_definition(self, name: str, rules: TableRules) -> None:
        plan = plan_of(slip_of(rules, "red"), name, **self.TERMS)
        assert same(simulate(plan).tally, plain_tally(plan))

    @pytest.mark.parametrize("bets", [("dozen-1",), ("straight-3", "red=2"), ("red", "black", "straight-0")])
    @pytest.mark.parametrize("name", ["martingale", "fibonacci"])
    def test_slips_with_several_results(self, bets: tuple[str, ...], name: str) -> None:
        plan = plan_of(slip_of(EU, *bets), name, **self.TERMS)
        assert loop_of(plan) == "tables"
        assert same(simulate(plan).tally, plain_tally(plan))

    @pytest.mark.parametrize("name", ["flat", "martingale", "oscars-grind"])
    @pytest.mark.parametrize("choice", ["half", "leave"])
    def test_in_prison(self, name: str, choice: str) -> None:
        slip = slip_of(EU, "red", "odd", "straight-0", unit=200, option="in-prison", choice=choice)
        plan = plan_of(slip, name, **{**self.TERMS, "seed": 8, "limit": 40_00})
        assert plan.prison is (choice == "leave")
        assert same(simulate(plan).tally, plain_tally(plan))

    @pytest.mark.parametrize("bets", [("red",), ("red=5", "straight-17", "dozen-2=2")])
    def test_without_a_bankroll(self, bets: tuple[str, ...]) -> None:
        plan = plan_of(slip_of(US, *bets), "flat", sessions=50, spins=31, seed=1)
        assert same(simulate(plan).tally, plain_tally(plan))

    def test_without_a_bankroll_in_prison(self) -> None:
        slip = slip_of(EU, "red", option="in-prison", choice="leave")
        plan = plan_of(slip, "flat", sessions=60, spins=90, seed=1)
        assert same(simulate(plan).tally, plain_tally(plan))

    def test_a_function_of_a_user(self) -> None:
        plan = plan_of(slip_of(EU, "red"), MINE, **self.TERMS)
        assert same(simulate(plan).tally, plain_tally(plan))

    @pytest.mark.parametrize(
        ("name", "bets", "loop"),
        [
            ("oscars-grind", ("red",), "tables and arithmetic"),
            ("oscars-grind", ("dozen-1",), "tables and arithmetic"),
            ("oscars-grind", ("red=3", "straight-7"), "tables and arithmetic"),
            ("labouchere", ("red",), "tables and arithmetic"),
            ("labouchere", ("column-2",), "tables and arithmetic"),
            ("labouchere", ("red", "dozen-1", "straight-0=2"), "tables and arithmetic"),
            ("dalembert", ("red", "dozen-1", "straight-0=2"), "tables"),
            ("fibonacci", ("straight-9",), "tables"),
        ],
    )
    @pytest.mark.parametrize("states", [4, 40, 8192])
    def test_beyond_the_tables(
        self, name: str, bets: tuple[str, ...], loop: str, states: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """However much of a system the tables hold, the sessions are the same."""
        monkeypatch.setattr(tables, "STATES_MAX", states)
        tables.written_down.cache_clear()
        slip = slip_of(EU, *bets)
        terms = {"sessions": 60, "spins": 301, "seed": 5, "bankroll": 900_00, "target": 1700_00, "limit": 300_00}
        plan = plan_of(slip, name, **terms)
        assert loop_of(plan) == (loop if states == 8192 or name not in ("labouchere", "oscars-grind") else BEYOND)
        assert same(simulate(plan).tally, plain_tally(plan))
        tables.written_down.cache_clear()

    @pytest.mark.parametrize("name", ["labouchere", "oscars-grind", "dalembert", "paroli"])
    @pytest.mark.parametrize("states", [4, 40, 8192])
    @pytest.mark.parametrize("bets", [("red",), ("red", "odd", "straight-0")])
    def test_beyond_the_tables_in_prison(
        self, name: str, states: int, bets: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(tables, "STATES_MAX", states)
        tables.written_down.cache_clear()
        slip = slip_of(EU, *bets, unit=200, option="in-prison", choice="leave")
        terms = {"sessions": 60, "spins": 400, "seed": 2, "bankroll": 900_00, "limit": 300_00}
        plan = plan_of(slip, name, **terms)
        assert same(simulate(plan).tally, plain_tally(plan))
        tables.written_down.cache_clear()

    def test_beyond_the_tables_with_half_of_a_stake_back(self) -> None:
        slip = slip_of(EU, "red", option="la-partage")
        for name in ("labouchere", "oscars-grind"):
            plan = plan_of(slip, name, sessions=90, spins=500, seed=4, bankroll=700_00, limit=300_00)
            assert same(simulate(plan).tally, plain_tally(plan))

    @pytest.mark.parametrize(
        ("text", "loop"),
        [
            ("return 1 + (result == -1)", "tables"),
            ("state[0] = max(0, state[0] + result)\n    return 1 + state[0]", "tables"),
            ("state[0] += 1\n    return 1 + state[0] % 3", "tables and function"),
            ("return max(1, bankroll // 1000)", "tables"),
            ("return MOST - (result == 1)", "tables"),
            ("state[0] = max(-9, min(9, state[0] - won // unit))\n    return max(1, state[0])", "tables"),
            ("return int(min(2, math.floor(2.5)))", "function"),
        ],
    )
    def test_functions_of_users_by_tables_where_they_can_be_written_down(self, text: str, loop: str) -> None:
        more = ", won, unit" if "won" in text else ""
        system = system_from_python(
            f"MOST = 3\nimport math\ndef strategy(state, result, bankroll{more}):\n    {text}", "mine.py"
        )
        plan = plan_of(slip_of(EU, "red"), system, **{**self.TERMS, "spins": 5_000, "sessions": 20})
        assert loop_of(plan) == loop
        assert same(simulate(plan).tally, plain_tally(plan))

    def test_a_copy_of_a_function_is_not_compiled_again(self) -> None:
        text = "MOST = {}\ndef strategy(state, result, bankroll):\n    return min(MOST, bankroll)"
        first, copy, other = (system_from_python(text.format(most), "mine.py") for most in (5, 5, 6))
        assert isinstance(first, FunctionSystem)
        assert isinstance(copy, FunctionSystem)
        assert isinstance(other, FunctionSystem)
        assert first.step is not copy.step
        assert any_sessions_with(first) is any_sessions_with(copy)
        assert any_sessions_with(first) is not any_sessions_with(other)

    @pytest.mark.parametrize(
        ("body", "why"),
        [
            ("return state[99]", "index is out of bounds"),
            ("return bankroll / 100", "whole number"),
            ("return print(open('x'))", "Untyped global name 'open'"),
        ],
    )
    def test_a_bad_function_of_a_user_is_told_why(self, body: str, why: str) -> None:
        system = system_from_python(f"def strategy(state, result, bankroll):\n    {body}", "mine.py")
        with pytest.raises(Refused, match=why) as refused:
            simulate(plan_of(slip_of(EU, "red"), system, **self.TERMS))
        assert refused.value.code == "bad_system"

    def test_recorded_spins(self) -> None:
        spins = np.array([random.Random(4).randrange(37) for _ in range(600)], np.uint8)
        for name in ("dalembert", "labouchere"):
            plan = plan_of(slip_of(EU, "red"), name, **{**self.TERMS, "sessions": 7, "source": spins})
            assert same(simulate(plan).tally, plain_tally(plan))

    @pytest.mark.parametrize("rules", [US, EU], ids=["US", "EU"])
    @pytest.mark.parametrize("name", ["flat", "martingale", "labouchere"])
    def test_a_word_is_thrown_away_by_all(self, rules: TableRules, name: str) -> None:
        plan = plan_of(slip_of(rules, "red"), name, **{**self.TERMS, "seed": SEED, "sessions": 2**62})
        at = REJECTING[plan.pockets]
        assert list(islice(plain_draws(SEED, at, plan.pockets), BLOCK)) != kept_pockets(SEED, at, plan.pockets)
        assert same(play(plan, at, 1), plain_tally(plan, at, 1))
        free = plan_of(slip_of(rules, "red", "straight-5"), "flat", sessions=2**62, spins=9, seed=SEED)
        assert same(play(free, at, 1), plain_tally(free, at, 1))


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
