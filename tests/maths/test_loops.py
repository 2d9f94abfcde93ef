"""Every loop plays the same game: as its definition says, as the second mathematics says, to the cent."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from typing import Any, ClassVar

import numpy as np
import pytest
from tests.maths import oracle
from tests.maths.plain_sessions import plain_tally, plan_of, same
from tests.maths.support import EU, SNAKE, US, kept_pockets, plain_draws, slip_of

from croupier.maths.simulate import loops, tables
from croupier.maths.simulate.functions import any_sessions_with
from croupier.maths.simulate.loops import loop_of, played_sessions
from croupier.maths.simulate.philox import BLOCK
from croupier.maths.simulate.players import play, simulate
from croupier.maths.systems.strategies import system_from_python
from croupier.maths.systems.systems import NAMES, FunctionSystem, labouchere
from croupier.refusal import Refused
from croupier.rules import TableRules

# Seed and session whose first word is of the incomplete last round: it must be thrown away. Kept, it would bring three
# wins of red for three losses (37 pockets), or three losses for three wins (38).
SEED, REJECTING = 2026, {37: 1_458_285, 38: 7_874_785}


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
LISTED = "arithmetic"


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

    def test_money_beyond_16_bits(self) -> None:
        """The rows of three spins are of 16 bits; who has, owes or aims at more plays the same game."""
        slip = slip_of(EU, "red=50", "straight-17=0.02", option="in-prison", choice="leave")
        terms = {"sessions": 60, "spins": 600, "seed": 3}
        for more in ({}, {"bankroll": 1500_00, "target": 2300_00}, {"bankroll": 400_00, "floor": 60_00}):
            plan = plan_of(slip, "flat", **terms, **more)
            found = tables.tables_of(plan)
            assert found is not None
            assert found.short_leaps.dtype == np.int16
            tally = simulate(plan).tally
            assert tally.values.max() - tally.values.min() > 2 * tables.SHORT * found.part
            assert same(tally, plain_tally(plan))

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
            ("labouchere", ("column-2",), LISTED),
            ("labouchere", ("red", "dozen-1", "straight-0=2"), LISTED),
            ("dalembert", ("red", "dozen-1", "straight-0=2"), "tables"),
            ("fibonacci", ("straight-9",), "tables"),
        ],
    )
    @pytest.mark.parametrize("states", [4, 40, 8192])
    @pytest.mark.one_in(3)
    def test_beyond_the_tables(
        self, name: str, bets: tuple[str, ...], loop: str, states: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """However much of a system the tables hold, the sessions are the same."""
        monkeypatch.setattr(tables, "STATES_MAX", states)
        tables.written_down.cache_clear()
        slip = slip_of(EU, *bets)
        terms = {"sessions": 60, "spins": 301, "seed": 5, "bankroll": 900_00, "target": 1700_00, "limit": 300_00}
        plan = plan_of(slip, name, **terms)
        few = LISTED if name == "labouchere" else BEYOND if name == "oscars-grind" else loop
        assert loop_of(plan) == (loop if states == 8192 else few)
        assert same(simulate(plan).tally, plain_tally(plan))
        tables.written_down.cache_clear()

    @pytest.mark.parametrize("name", ["labouchere", "oscars-grind", "dalembert", "paroli"])
    @pytest.mark.parametrize("states", [4, 40, 8192])
    @pytest.mark.parametrize("bets", [("red",), ("red", "odd", "straight-0")])
    @pytest.mark.one_in(3)
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

    @pytest.mark.parametrize("name", ["flat", "labouchere", "oscars-grind", "paroli"])
    @pytest.mark.parametrize("states", [4, 8192])
    def test_prisons_below_prisons(self, name: str, states: int, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(tables, "STATES_MAX", states)
        tables.written_down.cache_clear()
        slip = slip_of(SNAKE, "red", "snake", "straight-00", unit=200, option="three-prisons")
        terms = {"sessions": 60, "spins": 400, "seed": 2, "bankroll": 900_00, "limit": 300_00}
        plan = plan_of(slip, name, **terms)
        assert len(plan.modes) > 3
        assert same(simulate(plan).tally, plain_tally(plan))
        tables.written_down.cache_clear()

    RICH: ClassVar[dict[str, int]] = {"bankroll": 1 << 50, "limit": 1 << 50}

    def test_a_long_list(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Where little is lost at a time a list lives for thousands of spins: it must stay within its room."""
        monkeypatch.setattr(tables, "STATES_MAX", 4)
        tables.written_down.cache_clear()
        slip = slip_of(EU, "dozen-1=1", "red=10", "black=10")
        plan = plan_of(slip, labouchere([1] * 300), sessions=6, spins=9_000, seed=1, **self.RICH)
        assert loop_of(plan) == LISTED
        assert same(simulate(plan).tally, plain_tally(plan))
        tables.written_down.cache_clear()

    def test_stakes_too_high_to_be_divided_quickly(self) -> None:
        plan = plan_of(
            slip_of(EU, "dozen-1=777.77", "red=0.01"), "labouchere", sessions=40, spins=300, seed=1, **self.RICH
        )
        assert loop_of(plan) == LISTED
        assert (played_sessions(replace(plan, limit_units=7_000), 0, 40)[0] != played_sessions(plan, 0, 40)[0]).any()
        found = tables.tables_of(plan)
        assert found is not None
        assert found.quick[2] < 7_000
        assert same(simulate(plan).tally, plain_tally(plan))

    def test_a_list_that_becomes_too_long_begins_anew(self) -> None:
        slip = slip_of(EU, "straight-17=1", "red=10", "black=10")
        plan = plan_of(slip, labouchere([30] * 512), sessions=4, spins=1_500, seed=3, **self.RICH)
        assert loop_of(plan) == LISTED
        assert same(simulate(plan).tally, plain_tally(plan))

    @pytest.mark.parametrize("more", [{}, {"target": 400_00}, {"floor": 90_00}], ids=["free", "target", "stop-loss"])
    @pytest.mark.parametrize("spins", [1, 12, 13, 400])
    @pytest.mark.parametrize("bets", [("dozen-1",), ("red", "dozen-2", "straight-17"), ("red",)])
    @pytest.mark.one_in(3)
    def test_lists_within_every_bound(
        self, bets: tuple[str, ...], spins: int, more: dict[str, int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Whole stakes lost, or parts of them, or in prison; bounds or none; blocks that end early."""
        monkeypatch.setattr(loops, "OFTEN", -1.0)
        prison = {"option": "in-prison", "choice": "leave"} if bets == ("red",) else {}
        slip = slip_of(EU, *bets, unit=200, **prison)
        terms = {"sessions": 40, "spins": spins, "seed": 6, "bankroll": 200_00, "limit": 100_00, **more}
        plan = plan_of(slip, labouchere([1, 1, 2, 2, 1]), **terms)
        assert loop_of(plan) == LISTED
        assert same(simulate(plan).tally, plain_tally(plan))

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


class TestAgainstTheSecondMathematics:
    """Systems and pays from `oracle`, which shares no code with the product; the generator as it is defined."""

    @pytest.mark.parametrize("name", list(NAMES))
    @pytest.mark.parametrize("bets", [{"red": 100}, {"dozen-2": 100}, {"red": 200, "dozen-1": 100, "straight-17": 100}])
    @pytest.mark.parametrize("wheel", ["single-zero", "double-zero"])
    @pytest.mark.one_in(3)
    def test_every_session(self, name: str, bets: dict[str, int], wheel: str) -> None:
        rules, game = (EU, oracle.Game()) if wheel == "single-zero" else (US, oracle.Game(wheel))
        slip = slip_of(rules, *(f"{bet}={cents // 100}" for bet, cents in bets.items()))
        evening = oracle.Evening(slip.staked, 600_00, 900_00, 20_00, 250_00)
        terms = {"bankroll": 600_00, "target": 900_00, "floor": 20_00, "limit": 250_00}
        plan = plan_of(slip, name, sessions=9, spins=400, seed=77, **terms)
        final, played, _ = played_sessions(plan, 0, 9)
        sessions = [self.session(name, bets, game, evening, number, rules.wheel.results) for number in range(9)]
        assert list(zip(final.tolist(), played.tolist(), strict=True)) == sessions

    def session(
        self, name: str, bets: dict[str, int], game: oracle.Game, evening: oracle.Evening, number: int, pockets: Any
    ) -> tuple[int, int]:
        money, player = evening.bankroll, oracle.seated(name, evening, evening.bankroll, oracle.opening(name))
        draws = plain_draws(77, number, len(pockets))
        for spin in range(400):
            if player is None:
                return money, spin
            won = player.stake * oracle.net_on(bets, pockets[next(draws)], game)
            money += won
            if money >= evening.target:
                return money, spin + 1
            player = oracle.seated(name, evening, money, oracle.after(name, player, won, evening.unit))
        return money, 400
