"""Staking systems: what they stake, and what that comes to as exact finite chains."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from scipy import sparse
from scipy.sparse.linalg import splu
from tests.maths.support import EU, TWO_STEPS, US, coup_of

from croupier.maths.ruin.chains import (
    Terms,
    advance,
    begin,
    build,
    labouchere_coups,
    one_series,
    system_ruin,
    system_session,
)
from croupier.maths.ruin.flat import flat_ruin
from croupier.maths.systems.strategies import find_system, system_from_python, system_from_toml
from croupier.maths.systems.systems import BEGIN_ANEW, LOSS, NAMES, WIN, System, TableSystem, labouchere, named_system
from croupier.refusal import Refused
from croupier.rules import TableRules


def staked(system: System, results: str) -> list[int]:
    """The stakes of a player with money enough, in units: the first, and one after each w(on) or l(ost)."""
    stage, units = begin(system, 10**9)
    stakes = [units]
    for letter in results:
        result = WIN if letter == "w" else LOSS
        stage, units = advance(system, stage, result, 10**9, result * units, 1)
        if units == BEGIN_ANEW:
            stage, units = begin(system, 10**9)
        stakes.append(units)
    return stakes


@pytest.mark.parametrize(
    ("name", "results", "stakes"),
    [
        ("flat", "llww", [1, 1, 1, 1, 1]),
        ("martingale", "lllwl", [1, 2, 4, 8, 1, 2]),
        ("grand-martingale", "lllwl", [1, 3, 7, 15, 1, 3]),
        ("dalembert", "lllwwl", [1, 2, 3, 4, 3, 2, 3]),
        ("fibonacci", "lllllwwl", [1, 1, 2, 3, 5, 8, 3, 1, 2]),
        ("labouchere", "lwlw", [5, 6, 6, 8, 7]),
        ("labouchere", "wwl", [5, 5, 5, 6]),
        ("oscars-grind", "llwwlw", [1, 1, 1, 2, 1, 1, 1]),
        ("paroli", "wwwwl", [1, 2, 4, 1, 2, 1]),
        ("1-3-2-6", "wwwwl", [1, 3, 2, 6, 1, 1]),
    ],
)
def test_what_a_system_stakes(name: str, results: str, stakes: list[int]) -> None:
    assert staked(named_system(name, 1000), results) == stakes


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("labouchere", "oscars-grind")])
def test_no_stage_is_above_the_limit(name: str) -> None:
    system = named_system(name, 5)
    assert isinstance(system, TableSystem)
    reached = {0, *system.on_win, *system.on_loss}
    assert max(system.stakes[stage] for stage in reached) <= 5


class TestOneSeries:
    def test_of_a_six_step_martingale(self) -> None:
        series = one_series(named_system("martingale", 32), coup_of(US, "red"))
        assert f"{series.net / 100:.6f}" == "-0.360374"
        assert f"{(10 / 19) ** 6:.7f}" == "0.0212558"
        assert series.net == pytest.approx(100 * (1 - 64 * (10 / 19) ** 6), rel=1e-12)

    @pytest.mark.parametrize("name", ["martingale", "dalembert", "fibonacci", "paroli", "1-3-2-6"])
    def test_costs_the_edge_of_what_is_staked(self, name: str) -> None:
        """By walking through the series step by step until hardly anything is left of it."""
        system, one = named_system(name, 20), coup_of(EU, "red")
        assert isinstance(system, TableSystem)
        win = 18 / 37
        here, net, coups = {0: 1.0}, 0.0, 0.0
        for _ in range(5000):
            after: dict[int, float] = {}
            for stage, chance in here.items():
                coups += chance
                net += chance * system.stakes[stage] * (2 * win - 1)
                for following, share in ((system.on_win[stage], win), (system.on_loss[stage], 1 - win)):
                    if following:
                        after[following] = after.get(following, 0.0) + chance * share
            here = after
        series = one_series(system, one)
        assert series.net == pytest.approx(net * 100, rel=1e-9)
        assert series.coups == pytest.approx(coups, rel=1e-9)

    @pytest.mark.parametrize(("rules", "coups"), [(US, "10.2752"), (EU, "9.4164")], ids=["US", "EU"])
    def test_of_a_labouchere_with_a_list_of_four(self, rules: TableRules, coups: str) -> None:
        one = coup_of(rules, "red")
        assert f"{labouchere_coups(one, 4):.4f}" == coups
        win, most = one.net.positive, 120  # a list of 120 is out of reach within the digits shown
        matrix = [[Fraction(int(row == column)) for column in range(most)] for row in range(most)]
        for length in range(1, most + 1):
            if length > 2:
                matrix[length - 1][length - 3] -= Fraction(round(win * 10**9), 10**9)
            if length < most:
                matrix[length - 1][length] -= 1 - Fraction(round(win * 10**9), 10**9)
        floats = [[float(value) for value in row] for row in matrix]
        import numpy as np

        assert f"{np.linalg.solve(np.array(floats), np.ones(most))[3]:.4f}" == coups

    def test_of_a_labouchere_on_a_dozen_never_ends(self) -> None:
        with pytest.raises(Refused, match="one win in three"):
            labouchere_coups(coup_of(EU, "dozen-1"), 4)


class TestChains:
    def test_flat_is_the_ruin_problem(self) -> None:
        one, terms = coup_of(US, "red"), Terms(20_00, 40_00)
        chain, flat = system_ruin(named_system("flat"), one, terms), flat_ruin(one, 20_00, 40_00)
        assert chain.win.value == pytest.approx(flat.win.value, rel=1e-10)
        assert chain.spins == pytest.approx(flat.spins, rel=1e-10)

    @pytest.mark.parametrize("name", list(NAMES))
    def test_money_is_lost_at_the_rate_of_the_edge(self, name: str) -> None:
        """After n coups the mean bankroll has fallen by the edge of the mean total staked."""
        one, terms = coup_of(US, "red"), Terms(8_00, 16_00, 0, 6_00)
        system = named_system(name, 6)
        final = system_session(system, one, terms, 12)
        assert sum(final.values()) == pytest.approx(1, abs=1e-12)
        plain = walked(system, terms, 12)
        assert {money: pytest.approx(chance, abs=1e-12) for money, chance in plain.items()} == final

    def test_in_the_end_the_session_is_the_ruin(self) -> None:
        one, terms = coup_of(EU, "red"), Terms(10_00, 15_00, 3_00, 4_00)
        system = named_system("fibonacci", 4)
        final = system_session(system, one, terms, 20_000)
        reached = sum(chance for money, chance in final.items() if money >= 15_00)
        assert system_ruin(system, one, terms).win.value == pytest.approx(reached, rel=1e-10)

    def test_a_stop_loss_is_where_the_player_leaves(self) -> None:
        chain = build(named_system("dalembert", 5), coup_of(EU, "red"), Terms(10_00, 20_00, 4_00, 5_00))
        assert all(state.bankroll > 4_00 for state in chain.states)
        assert all(bankroll <= 4_00 or bankroll >= 20_00 for _, bankroll, _ in chain.ends)

    def test_what_has_too_many_states_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from croupier.maths.ruin import chains

        monkeypatch.setattr(chains, "STATES_MAX", 100)
        with pytest.raises(Refused, match="simulate"):
            build(named_system("oscars-grind"), coup_of(EU, "red"), Terms(20_00, 40_00))

    def test_the_first_stake_must_be_allowed(self) -> None:
        with pytest.raises(Refused) as refused:
            system_ruin(labouchere(), coup_of(EU, "red"), Terms(20_00, 40_00, 0, 4_00))
        assert refused.value.code == "limit_below_first_stake"


def walked(system: System, terms: Terms, coups: int) -> dict[int, float]:
    """Every sequence of wins and losses, one by one, by the rule of `systems` and nothing else."""
    final: dict[int, float] = {}
    assert terms.limit is not None

    def walk(money: int, stage: tuple[int, ...], units: int, left: int, chance: float) -> None:
        if units != BEGIN_ANEW and (units * 100 > money or units * 100 > terms.limit):  # type: ignore[operator]
            units = BEGIN_ANEW
        if units == BEGIN_ANEW:
            stage, units = begin(system, money)
        short = units * 100 > money or units * 100 > terms.limit  # type: ignore[operator]
        if money >= terms.target or money <= terms.floor or short or left == 0:
            final[money] = final.get(money, 0.0) + chance
            return
        for result, share in ((WIN, 9 / 19), (LOSS, 10 / 19)):
            after = money + result * units * 100
            walk(after, *advance(system, stage, result, after, result * units * 100, 100), left - 1, chance * share)

    walk(terms.bankroll, *begin(system, terms.bankroll), coups, 1.0)
    return dict(sorted(final.items()))


PYTHON = """
opening = (1,)
def strategy(state, result, bankroll):
    if result == -1:
        state[0] = min(3, state[0] + 1)
    if result == 1:
        return -1
    return state[0]
"""


class TestOfUsers:
    def test_as_a_declarative_file(self, tmp_path: Path) -> None:
        file = tmp_path / "two.toml"
        file.write_text(TWO_STEPS)
        system = find_system(str(file), 100)
        assert system.name == "two steps"
        assert staked(system, "llw") == [1, 3, 1, 1]
        assert staked(system_from_toml("lines = [2, 2]", "list.toml"), "l") == [4, 6]

    def test_as_a_function(self, tmp_path: Path) -> None:
        file = tmp_path / "steps.py"
        file.write_text(PYTHON)
        assert staked(find_system(str(file), 100), "llllwl") == [1, 2, 3, 3, 3, 1, 2]

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("stage = 1 =", "not TOML"),
            ("name = 'x'", "either stages or lines"),
            ("stages = []", "means nothing"),
            ("lines = [1.5]", "whole numbers"),
            ("lines = []", "whole numbers"),
            ("stage = 3", "[[stage]]"),
            ("[[stage]]\nstake = 1\non_win = 0", "stage 0 needs"),
            ("[[stage]]\nstake = 0\non_win = 0\non_loss = 0", "stage 0"),
            ("[[stage]]\nstake = 1\non_win = 0\non_loss = 7", "leads to stage 7"),
            ("stage = []", "every stage"),
        ],
    )
    def test_a_bad_file_is_told_why(self, text: str, why: str) -> None:
        with pytest.raises(Refused) as refused:
            system_from_toml(text, "mine.toml")
        assert refused.value.code == "bad_system"
        assert why in refused.value.message

    @pytest.mark.parametrize(
        ("text", "why"),
        [("1 +", "does not run"), ("x = 1", "strategy(state"), (f"opening = 3\n{PYTHON.partition(')')[2]}", "tuple")],
    )
    def test_a_bad_function_is_told_why(self, text: str, why: str) -> None:
        with pytest.raises(Refused) as refused:
            system_from_python(text, "mine.py")
        assert why in refused.value.message

    @pytest.mark.parametrize(
        ("body", "why"), [("return state[99]", "fails"), ("return bankroll / 100", "whole numbers")]
    )
    def test_a_function_that_fails_is_told_why(self, body: str, why: str) -> None:
        system = system_from_python(f"def strategy(state, result, bankroll):\n    {body}", "mine.py")
        with pytest.raises(Refused, match=why):
            system_ruin(system, coup_of(EU, "red"), Terms(10_00, 20_00))

    def test_unknown_names_are_answered_with_the_known_ones(self) -> None:
        with pytest.raises(Refused, match="martingale, grand-martingale"):
            find_system("martingal", 100)
        with pytest.raises(Refused, match="no file"):
            find_system("nowhere.toml", 100)


@pytest.mark.parametrize("terms", [Terms(40_00, 60_00), Terms(40_00, 61_50, 5_00, 20_00)])
def test_a_labouchere_solved_series_by_series_is_solved_as_any_other(terms: Terms) -> None:
    one = coup_of(EU, "red")
    chain = build(labouchere(), one, terms)
    size = len(chain.states)
    reached = np.zeros(size)
    for number, bankroll, chance in chain.ends:
        reached[number] += chance * (bankroll >= terms.target)
    usual = splu((sparse.identity(size, format="csc") - chain.moves.tocsc()).tocsc())
    found = system_ruin(labouchere(), one, terms)
    assert found.states == size > 100
    assert abs(found.win.value - usual.solve(reached)[0]) < 2 * found.error + 1e-15
    assert abs(found.spins / float(one.spins) - usual.solve(np.ones(size))[0]) < 1e-9
    assert found.error < 1e-12
