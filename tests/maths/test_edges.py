"""Questions at the edges of the game, through the command line: where a plausible answer is easily a wrong one."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from tests.support import croupier

STRAIGHTS = [f"straight-{number}" for number in range(1, 37)]
NEARLY_ALWAYS = [
    ["red", "black"],
    ["dozen-1", "dozen-2", "dozen-3"],
    STRAIGHTS[:34],
    STRAIGHTS[:35],
    STRAIGHTS,
    ["red", "black", "straight-0"],
]


def asked(*args: str) -> Any:
    answer = croupier(*args, "--json")
    assert answer.code == 0, answer.out + answer.err
    return answer.json


def slip(bets: list[str]) -> list[str]:
    return [word for bet in bets for word in ("--bet", bet)]


def covered(bets: list[str]) -> int:
    """How many of the 37 pockets these bets pay on, each bet on its own numbers."""
    sizes = {"red": 18, "black": 18, "dozen": 12, "straight": 1}
    return sum(sizes[bet.partition("-")[0]] for bet in bets)


class TestSessionOfSlipsThatNearlyAlwaysHit:
    def test_red_and_black_cannot_win(self) -> None:
        found = asked("session", *slip(["red", "black"]), "--spins", "71")
        assert found["ahead"] == 0
        assert found["even"] == pytest.approx(float(Fraction(36, 37) ** 71), abs=1e-12)
        assert found["behind"] == pytest.approx(1 - float(Fraction(36, 37) ** 71), abs=1e-12)

    @pytest.mark.parametrize("bets", NEARLY_ALWAYS[:5], ids=lambda bets: f"{len(bets)} bets")
    @pytest.mark.parametrize("spins", [1, 17, 71, 100, 257])
    def test_of_every_length(self, bets: list[str], spins: int) -> None:
        """Each of these wins the same on every number it covers, so the number of misses says everything."""
        found = asked("session", *slip(bets), "--spins", str(spins))
        hit = Fraction(covered(bets), 37)
        each = {len(bets): 36 - len(bets)}.get(covered(bets), 36 // (covered(bets) // len(bets)) - len(bets))
        miss = -len(bets)
        ahead = even = Fraction(0)
        chance = hit**spins  # of no miss
        for misses in range(spins + 1):
            net = (spins - misses) * each + misses * miss
            ahead += chance if net > 0 else 0
            even += chance if net == 0 else 0
            chance = chance * (spins - misses) / (misses + 1) * (1 - hit) / hit
        assert found["exact"] is True
        for name, exact in (("ahead", ahead), ("even", even), ("behind", 1 - ahead - even)):
            assert abs(Fraction(value(found[name])) - exact) <= Fraction(found["error"]), name

    @pytest.mark.parametrize("bets", NEARLY_ALWAYS, ids=lambda bets: f"{len(bets)} bets")
    def test_the_chances_are_one_together(self, bets: list[str]) -> None:
        for spins in (3, 71, 150, 446):
            found = asked("session", *slip(bets), "--spins", str(spins))
            assert abs(sum(value(found[name]) for name in ("ahead", "even", "behind")) - 1) <= 3 * found["error"]


def value(chance: Any) -> float:
    return float(chance["mantissa"] * 10.0 ** chance["exponent"] if isinstance(chance, dict) else chance)


class TestBestPlayUnderALimit:
    ARGS = ("ruin", "--wheel", "single-zero", "--bankroll", "10", "--target", "30")

    def best(self, *more: str) -> float:
        return float(asked(*self.ARGS, "--strategy", "best", *more)["win"])

    def test_a_limit_is_for_one_bet_because_one_is_played_at_a_time(self) -> None:
        red = self.best("--limit", "5")
        three = self.best("--limit", "5", *slip(["red", "dozen-1", "straight-1"]))
        assert f"{red:.6f}" == "0.298006"
        assert f"{three:.6f}" == "0.314835"

    def test_more_choice_is_never_worse(self) -> None:
        bets = ["red", "dozen-1", "straight-1", "corner-1-2-4-5", "line-1-2-3-4-5-6"]
        for limit in ("1", "2", "7", "30"):
            values = [self.best("--limit", limit, *slip(bets[:count])) for count in range(1, len(bets) + 1)]
            assert all(more >= less - 1e-12 for less, more in pairwise(values)), limit

    def test_the_order_of_the_bets_and_their_own_stakes(self) -> None:
        one_way = self.best("--limit", "6", *slip(["red", "dozen-1=2", "straight-1=3"]))
        other_way = self.best("--limit", "6", *slip(["straight-1=3", "red", "dozen-1=2"]))
        assert one_way == pytest.approx(other_way, abs=1e-12)
        # A bet with a larger smallest stake is less choice.
        assert one_way <= self.best("--limit", "6", *slip(["red", "dozen-1", "straight-1"])) + 1e-12
        assert one_way >= self.best("--limit", "6") - 1e-12

    def test_by_plain_iteration(self) -> None:
        """Value iteration from the definition, in cents' worth of patience."""
        found = asked(
            *self.ARGS[:3], "--bankroll", "6", "--target", "12", "--strategy", "best", "--limit", "2",
            *slip(["red", "dozen-1=2"]),
        )  # fmt: skip
        chance = [0.0] * 12 + [1.0] * 5
        for _ in range(3000):
            for money in range(1, 12):
                ways = [
                    (18 / 37 * chance[money + stake] + 19 / 37 * chance[money - stake])
                    for stake in (1, 2)
                    if stake <= money
                ]
                if money >= 2:
                    ways.append(12 / 37 * chance[money + 4] + 25 / 37 * chance[money - 2])
                chance[money] = max(ways)
        assert found["win"] == pytest.approx(chance[6], abs=1e-9)


class TestABankrollBelowTheStake:
    @pytest.mark.parametrize("strategy", ["flat", "martingale", "labouchere", "oscars-grind"])
    def test_is_told_and_nobody_loses_what_he_has_not(self, strategy: str) -> None:
        args = ("--spins", "10", "--sessions", "100", "--strategy", strategy)
        answer = croupier("simulate", "--bankroll", "5", "--unit", "10", *args, "--json")
        assert (answer.code, answer.json["code"]) == (2, "bankroll_too_small")

    def test_of_a_system_whose_first_stake_is_more_than_a_unit(self) -> None:
        args = ("--spins", "10", "--sessions", "100", "--strategy", "labouchere", "--json")
        assert croupier("simulate", "--bankroll", "4", *args).json["code"] == "bankroll_too_small"
        assert asked("simulate", "--bankroll", "5", *args[:-1])["ruined"]["value"] > 0


class TestRuined:
    TERMS = ("--bankroll", "20", "--limit", "20")

    @pytest.mark.parametrize("strategy", ["labouchere", "martingale", "oscars-grind", "1-3-2-6"])
    def test_simulate_agrees_with_ruin(self, strategy: str) -> None:
        exact = asked("ruin", *self.TERMS, "--target", "40", "--strategy", strategy)
        found = asked(
            "simulate", *self.TERMS, "--stop-win", "40", "--strategy", strategy, "--spins", "20000", "--sessions",
            "5000", "--seed", "4", "--confidence", "0.999999",
        )  # fmt: skip
        assert found["ruined"]["low"] <= exact["ruin"] <= found["ruined"]["high"]
        assert found["won"]["low"] <= exact["win"] <= found["won"]["high"]
        assert found["won"]["value"] + found["ruined"]["value"] == pytest.approx(1)

    @pytest.mark.parametrize("strategy", ["labouchere", "dalembert"])
    @pytest.mark.parametrize("spins", ["3", "9", "40"])
    def test_simulate_agrees_with_session(self, strategy: str, spins: str) -> None:
        """Who can still make the next stake of a series is not ruined, even with less than a first stake."""
        args = (*self.TERMS, "--strategy", strategy, "--spins", spins)
        exact = asked("session", *args, "--target", "40")
        found = asked(
            "simulate", *args, "--stop-win", "40", "--sessions", "50000", "--seed", "6", "--confidence", "0.999999"
        )
        assert found["ruined"]["low"] <= exact["ruined"] <= found["ruined"]["high"]

    def test_a_system_of_stages_that_begins_with_more_than_a_unit(self, tmp_path: Path) -> None:
        file = tmp_path / "three.toml"
        file.write_text(
            "[[stage]]\nstake = 3\non_win = 0\non_loss = 1\n[[stage]]\nstake = 1\non_win = 0\non_loss = 0\n"
        )
        args = ("--strategy", str(file), "--bankroll", "5", "--limit", "5", "--spins", "6")
        exact = asked("session", *args)
        ruined = 0.0
        for results in product((1, -1), repeat=6):  # every sequence of wins and losses on red
            money, stage, stopped, chance = 5, 0, False, 1.0
            for result in results:
                chance *= 18 / 37 if result > 0 else 19 / 37
                if stopped:
                    continue
                money += result * (3, 1)[stage]
                stage = 1 if (stage, result) == (0, -1) else 0
                if (3, 1)[stage] > money:
                    stage, stopped = 0, money < 3
            ruined += chance if stopped else 0.0
        assert exact["ruined"] == pytest.approx(ruined, abs=1e-12)
        found = asked("simulate", *args, "--sessions", "50000", "--seed", "6", "--confidence", "0.999999")
        assert found["ruined"]["low"] <= ruined <= found["ruined"]["high"]


class TestTheIntervalOfAMean:
    def test_of_a_martingale_that_rarely_loses(self) -> None:
        """One series of ten steps: a unit is won, or once in 770 times all is lost. Most runs see no loss at all."""
        chance = Fraction(19, 37) ** 10
        exact = float(100 * (1 - 1024 * chance))
        covered = 0
        for seed in range(200):
            found = asked(
                "simulate", "--strategy", "martingale", "--bankroll", "1023", "--stop-win", "1024", "--limit", "512",
                "--spins", "10", "--sessions", "500", "--seed", str(seed),
            )["mean_net"]  # fmt: skip
            assert found["low"] < found["value"] <= found["high"]
            covered += found["low"] <= exact <= found["high"]
        assert exact == pytest.approx(-31, abs=0.5)
        assert covered >= 0.94 * 200

    def test_of_a_slip_that_always_brings_the_same(self) -> None:
        whole = [f"straight-{number}" for number in range(37)]
        found = asked("simulate", *slip(whole), "--spins", "20", "--sessions", "50")["mean_net"]
        assert (found["value"], found["low"], found["high"]) == (-2000, -2000, -2000)


def grind(money: int, limit: int, nets: dict[Fraction, Fraction], spins: int, target: int) -> dict[Fraction, Fraction]:
    """Oscar's grind as it is told: a series ends with a profit of a unit; one unit more after a win, not after a loss,
    and never more than the win just had would need for that profit. In units, every sequence of results."""
    final: dict[Fraction, Fraction] = {}

    def walk(money: Fraction, stake: int, profit: Fraction, left: int, chance: Fraction) -> None:
        if stake > money or stake > limit:
            stake, profit = 1, Fraction(0)
        if not left or money >= target or stake > money:
            final[money] = final.get(money, Fraction(0)) + chance
            return
        for net, share in nets.items():
            after, so_far = money + stake * net, profit + stake * net
            if net > 0 and so_far >= 1:
                walk(after, 1, Fraction(0), left - 1, chance * share)
            elif net > 0:
                need = -((so_far - 1) // net)
                walk(after, min(stake + 1, int(need)), so_far, left - 1, chance * share)
            else:
                walk(after, stake, so_far, left - 1, chance * share)

    walk(Fraction(money), 1, Fraction(0), spins, Fraction(1))
    return final


class TestSystemsHearTheAmount:
    @pytest.mark.parametrize(
        ("bet", "nets", "more"),
        [
            ("dozen-1", {2: (12, 37), -1: (25, 37)}, ()),
            ("line-1-2-3-4-5-6", {5: (6, 37), -1: (31, 37)}, ()),
            ("red", {1: (18, 37), -1: (18, 37), Fraction(-1, 2): (1, 37)}, ("--option", "la-partage")),
        ],
    )
    def test_oscar_s_grind(self, bet: str, nets: dict[Any, Any], more: tuple[str, ...]) -> None:
        terms = ("--bet", bet, "--strategy", "oscars-grind", "--bankroll", "12", "--unit", "2", "--limit", "8", *more)
        plain = grind(6, 4, {Fraction(net): Fraction(*share) for net, share in nets.items()}, 7, 10)
        exact = asked("session", *terms, "--spins", "7", "--target", "20")
        mean = sum(money * chance for money, chance in plain.items()) - 6
        assert exact["mean"] == pytest.approx(float(mean) * 200, abs=1e-8)
        assert exact["ahead"] == pytest.approx(float(sum(c for m, c in plain.items() if m > 6)), abs=1e-12)
        assert exact["reached"] == pytest.approx(float(sum(c for m, c in plain.items() if m >= 10)), abs=1e-12)
        found = asked(
            "simulate", *terms, "--spins", "7", "--stop-win", "20", "--sessions", "20000", "--confidence", "0.999999"
        )
        assert found["ahead"]["low"] <= exact["ahead"] <= found["ahead"]["high"]
        assert found["won"]["low"] <= exact["reached"] <= found["won"]["high"]

    def test_labouchere_writes_down_what_was_lost(self, tmp_path: Path) -> None:
        """Half a loss is half as much on the list: 5 units staked, 2.50 lost, and whole units are staked: 3."""
        file = tmp_path / "list.toml"
        file.write_text("lines = [5]\n")
        found = asked(
            "session", "--strategy", str(file), "--bet", "red", "--option", "la-partage", "--unit", "2",
            "--bankroll", "26", "--limit", "20", "--spins", "2",
        )  # fmt: skip
        # After zero ($5 of $10 lost) the list is 5-3 and $16 are staked; after a loss it is 5-5 and $20 are too much.
        zero, red, lost = Fraction(1, 37), Fraction(18, 37), Fraction(18, 37)
        mean = red * (10 - 10 * Fraction(1, 74))
        mean += zero * (-5 + 16 * -Fraction(1, 74))
        mean += lost * (-10 + 10 * -Fraction(1, 74))
        assert found["mean"] == pytest.approx(float(mean) * 100, abs=1e-8)

    def test_a_system_of_one_s_own_may_hear_it(self, tmp_path: Path) -> None:
        """It stakes 3 after a win of more than twice the stake, and 1 otherwise."""
        file = tmp_path / "heard.py"
        file.write_text(
            "opening = (1,)\n\n\ndef strategy(state, result, bankroll, won, unit):\n"
            "    state[0] = 3 if won > 2 * unit else 1\n    return state[0]\n"
        )
        terms = ("--bet", "straight-1=1", "--bet", "red=1", "--strategy", str(file), "--bankroll", "40", "--spins", "2")
        exact = asked("session", *terms, "--limit", "20", "--target", "900")
        # A unit of the slip is $2: 1 is red and wins $36, other red numbers bring $0, the rest loses $2.
        number, loss = Fraction(1, 37), Fraction(19, 37)
        edge = number * 36 - loss * 2
        assert exact["mean"] == pytest.approx(float(100 * (edge + edge * (1 + 2 * number))), abs=1e-8)
        found = asked("simulate", *terms, "--limit", "20", "--sessions", "50000", "--confidence", "0.999999")
        assert found["ahead"]["low"] <= exact["ahead"] <= found["ahead"]["high"]


def test_an_exact_chance_is_written_as_the_nearest_number() -> None:
    """On the way to its digits it was rounded twice, and the last one of an exact answer was wrong."""
    bold = ("ruin", "--wheel", "single-zero", "--strategy", "bold", "--bet", "split-1-2=0.10")
    found = asked(*bold, "--bankroll", "0.20", "--target", "0.30")
    assert found["exact"] is True
    assert found["win"] == float(Fraction(4872516173625623534064, 9012061295995008299689))
