"""One spin, exactly: edges, deviations, in prison in every reading, and the PAR sheet."""

from __future__ import annotations

import json
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal, localcontext
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.maths.support import COLORADO, EU, RED, US, coup_of, slip_of

from croupier.game import bet_odds, option_odds
from croupier.maths import Chance, Distribution, coup, mixture, par_sheet, prison_readings, read_slip
from croupier.maths.exact.slips import bet_coup, most_units, read_cents
from croupier.refusal import Refused
from croupier.rules import TableRules, available_options, table_rules

F = Fraction


@pytest.mark.parametrize(
    ("rules", "bet", "option", "edge"),
    [
        (US, "straight-17", None, F(1, 19)),
        (US, "red", None, F(1, 19)),
        (US, "five-0-00-1-2-3", None, F(3, 38)),
        (EU, "straight-0", None, F(1, 37)),
        (EU, "red", "la-partage", F(1, 74)),
        (US, "red", "surrender", F(1, 38)),
    ],
)
def test_the_edge_of_a_bet(rules: TableRules, bet: str, option: str | None, edge: Fraction) -> None:
    assert coup_of(rules, bet, option=option).edge == edge


@pytest.mark.parametrize(
    ("rules", "bet", "deviation"),
    [
        (US, "straight-1", "5.76262"),
        (US, "split-1-2", "4.01934"),
        (US, "street-1-2-3", "3.23588"),
        (US, "corner-1-2-4-5", "2.76203"),
        (US, "five-0-00-1-2-3", "2.36623"),
        (US, "line-1-2-3-4-5-6", "2.18785"),
        (US, "dozen-1", "1.39449"),
        (US, "red", "0.99861"),
        (EU, "straight-1", "5.83784"),
    ],
)
def test_the_standard_deviation_of_a_unit(rules: TableRules, bet: str, deviation: str) -> None:
    assert f"{coup_of(rules, bet).net.standard_deviation / 100:.5f}" == deviation


@pytest.mark.parametrize("rules", [US, EU, COLORADO, table_rules("colorado", "double-zero-as-single-zero")])
def test_every_bet_agrees_with_the_odds_of_the_game(rules: TableRules) -> None:
    for row in bet_odds(rules.pay_table):
        found = coup_of(rules, row.bet.id)
        assert (found.edge, found.hit_frequency) == (row.house_edge, row.probability)
        assert found.net.variance == row.variance * 100**2
        assert found.spins == 1


class TestInPrison:
    def test_as_colorado_writes_it_always_left_in_prison(self) -> None:
        assert coup_of(COLORADO, "red", option="in-prison", choice="leave").edge == F(19, 1369)

    def test_held_until_resolved_it_is_worth_as_much_as_half(self) -> None:
        held = coup_of(EU, "red", option="in-prison", choice="leave")
        assert held.edge == F(1, 74)
        assert held.spins == 1 + F(1, 37) * F(37, 36)

    def test_in_every_reading(self) -> None:
        edges = {(r.on_win, r.on_zero_again): r.edge for r in prison_readings(COLORADO) if r.choice == "leave"}
        # A zero comes with 1/37; then 18 of 37 release, 18 lose, and another zero loses or waits on.
        assert edges == {
            ("release", "lose"): F(1, 37) * F(19, 37),
            ("release", "stay"): F(1, 37) * F(1, 2),
            ("pay_even", "lose"): F(1, 37) * F(1, 37),
            ("pay_even", "stay"): F(0),
        }
        assert {r.edge for r in prison_readings(COLORADO) if r.choice == "half"} == {F(1, 74)}

    @pytest.mark.parametrize("rules", [US, EU, COLORADO])
    def test_the_chain_agrees_with_the_odds_of_the_game(self, rules: TableRules) -> None:
        for option in available_options(rules.rulebook, rules.policy).values():
            for row, choice in zip(option_odds(rules.pay_table, option), option.choices, strict=True):
                chosen = choice if len(option.choices) > 1 else None
                assert coup_of(rules, "black", option=option.id, choice=chosen).edge == row.house_edge

    def test_wagers_wait_together(self) -> None:
        found = coup_of(COLORADO, "red", "odd", "straight-0", option="in-prison", choice="leave")
        # First zero: +35 on the number. Then both win (red odd 10), one (16), none (10), or zero again.
        again = {number for number in range(1, 37) if number % 2}
        both = sum(number in RED for number in again)
        assert both == 10
        assert found.net.chances[3500] == F(1, 37) * F(both, 37)
        assert found.net.chances[3400] == F(1, 37) * F(16, 37)
        assert found.net.chances[3300] == F(1, 37) * F(11, 37)


def test_a_slip_by_hand() -> None:
    found = coup_of(EU, "red=5", "straight-17=1", "dozen-2=2")
    nets: dict[int, Fraction] = {}
    for number in range(37):
        net = (500 if number in RED else -500) + (3500 if number == 17 else -100)
        net += 400 if 13 <= number <= 24 else -200
        nets[net] = nets.get(net, F(0)) + F(1, 37)
    assert found.net.chances == nets
    assert found.staked == 800
    mean = sum(net * chance for net, chance in nets.items())
    cubed = sum((net - mean) ** 3 * chance for net, chance in nets.items())
    assert found.net.skewness == pytest.approx(float(cubed) / float(found.net.variance) ** 1.5, rel=1e-12)


BETS = sorted(US.layout.bets)
SLIPS = st.dictionaries(st.sampled_from(BETS), st.integers(1, 5_000), min_size=1, max_size=8)


@given(SLIPS, st.integers(2, 50))
def test_scaling_a_slip_scales_its_result(stakes: dict[str, int], factor: int) -> None:
    slip = slip_of(US, *(f"{bet}={cents / 100:.2f}" for bet, cents in stakes.items()))
    one, many = coup(slip), coup(slip.times(factor))
    assert many.net.chances == one.net.scaled(factor).chances
    assert (many.edge, many.hit_frequency) == (one.edge, one.hit_frequency)
    assert many.net.variance == one.net.variance * factor**2
    assert many.net.skewness == pytest.approx(one.net.skewness, rel=1e-9, abs=1e-12)


@given(SLIPS)
def test_the_edge_of_a_slip_is_the_weighted_mean_of_its_bets(stakes: dict[str, int]) -> None:
    slip = slip_of(US, *(f"{bet}={cents / 100:.2f}" for bet, cents in stakes.items()))
    parts = [bet_coup(slip, index) for index in range(len(slip.wagers))]
    assert coup(slip).edge == sum(part.edge * part.staked for part in parts) / slip.staked


@given(st.integers(1, 99))
def test_the_mean_of_a_mixture_is_the_weighted_mean(percent: int) -> None:
    red, number = coup_of(EU, "red").net, coup_of(EU, "straight-3").net
    mixed = mixture([(F(percent, 100), red), (1 - F(percent, 100), number)])
    assert mixed.mean == F(percent, 100) * red.mean + (1 - F(percent, 100)) * number.mean
    assert sum(mixed.chances.values()) == 1


class TestReading:
    def test_amounts_and_calls(self) -> None:
        slip = slip_of(EU, "split-20-17=2.50", "tiers", "red")
        stakes = {wager.bet: wager.stake for wager in slip.wagers}
        assert stakes["split-17-20"] == 250
        assert stakes["split-5-8"] == stakes["red"] == 100
        assert len(stakes) == 8

    @pytest.mark.parametrize(
        ("bets", "code"),
        [
            ((), "empty_slip"),
            (("red=0",), "bad_amount"),
            (("red=1.005",), "bad_amount"),
            (("red=much",), "bad_amount"),
            (("red=nan",), "bad_amount"),
            (("split-1-36",), "not_adjacent"),
            (("snake",), "bet_not_permitted"),
        ],
    )
    def test_what_is_wrong_is_refused(self, bets: tuple[str, ...], code: str) -> None:
        with pytest.raises(Refused) as refused:
            slip_of(US, *bets)
        assert refused.value.code == code

    @pytest.mark.parametrize("unit", [-100, 0, 1.5, None])
    def test_a_unit_is_whole_and_positive_whoever_needs_it(self, unit: Any) -> None:
        with pytest.raises(Refused, match="positive whole number"):
            read_slip(EU, ["red=5"], unit)
        with pytest.raises(TypeError, match="several texts"):
            read_slip(EU, "red", 100)

    def test_options_must_be_there(self) -> None:
        with pytest.raises(Refused, match="There are: in-prison, la-partage") as refused:
            slip_of(EU, "red", option="surrender")
        assert refused.value.code == "option_not_offered"
        with pytest.raises(Refused) as refused:
            slip_of(EU, "red", option="la-partage", choice="leave")
        assert refused.value.code == "choice_not_offered"

    def test_limits_of_the_table_are_kept(self) -> None:
        house = table_rules("house")
        with pytest.raises(Refused) as refused:
            slip_of(house, "red=5")
        assert (refused.value.code, refused.value.clause) == ("above_maximum", "H-PW.5-b")
        assert most_units(slip_of(house, "red=1", "odd=2")) == 2
        assert most_units(slip_of(EU, "red")) is None

    def test_cents(self) -> None:
        assert [read_cents(text, "unit") for text in ("20", "2.5", "$1,000.01")] == [2000, 250, 100001]


class TestChance:
    def test_what_no_float_holds(self) -> None:
        tiny = Chance.of(F(267, 100) / 10**911)
        assert (f"{tiny.mantissa:.2f}", tiny.exponent, str(tiny)) == ("2.67", -911, "2.67e-911")
        assert tiny.as_json() == {"mantissa": pytest.approx(2.67), "exponent": -911}

    @pytest.mark.parametrize("value", [F(2**9_000 + 1, 3**6_000), F(3**5_000, 2**9_000 + 1), F(5, 7**200)])
    def test_a_long_fraction_is_read_to_its_last_digit(self, value: Fraction) -> None:
        with localcontext(Context(prec=3_000, Emin=MIN_EMIN, Emax=MAX_EMAX)):
            whole = Decimal(value.numerator) / Decimal(value.denominator)
            exponent = whole.adjusted()
            mantissa = float(whole.scaleb(-exponent))
        assert (Chance.of(value).mantissa, Chance.of(value).exponent) == (mantissa, exponent)

    def test_what_a_float_holds_is_a_number(self) -> None:
        assert Chance.of(0.25).as_json() == 0.25
        assert Chance.of(F(1)).as_json() == 1.0
        assert Chance.of(0.0).as_json() == 0.0
        assert Chance.from_log(-2.302585092994046).value == pytest.approx(0.1, rel=1e-14)


def test_a_distribution_adds_up() -> None:
    with pytest.raises(AssertionError):
        Distribution({1: F(1, 2)})


class TestParSheet:
    def test_says_what_a_regulator_asks(self) -> None:
        sheet = par_sheet(EU)
        straight = next(row for row in sheet["bets"] if row["kind"] == "straight")
        assert (straight["bets"], straight["pays"], straight["covers"]) == (37, 35, 1)
        assert (straight["house_edge"], straight["hit_frequency"]) == ("1/37", "1/37")
        assert straight["return_to_player"] == "36/37"
        assert straight["distribution"] == {"-1": "36/37", "35": "1/37"}
        assert straight["sd"] == pytest.approx(5.83784, abs=5e-6)
        assert straight["skewness"] == pytest.approx((36 / 37 - 1 / 37) / ((36 / 37) * (1 / 37)) ** 0.5, rel=1e-12)
        assert straight["return_range_method"] == "normal approximation"
        low, high = straight["return_range_95"]["10000"]
        assert high - low == pytest.approx(2 * 1.96 * 5.83784 / 100, rel=1e-4)

    def test_has_every_option_and_reading(self) -> None:
        sheet = par_sheet(COLORADO)
        assert {row["option"]: row["house_edge"] for row in sheet["options"]} == {
            "in-prison-half": "1/74",
            "in-prison-leave": "19/1369",
        }
        assert len(sheet["in_prison_readings"]) == 8

    @pytest.mark.parametrize("rules", [US, table_rules("house"), table_rules("south-dakota")])
    def test_is_json(self, rules: TableRules) -> None:
        sheet = par_sheet(rules)
        assert json.loads(json.dumps(sheet)) == sheet
        assert sum(row["bets"] for row in sheet["bets"]) == len(rules.layout.bets)
