"""Exact odds, computed a second time: by counting pockets, and by settling every pair of spins."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from tests.game import by_hand
from tests.game.tables import WHEELS, layout, pay_table, zero_option

from croupier.game import Choice, PayTable, Pocket, Result, ZeroOption, bet_odds, option_odds

IN_PRISON = zero_option("in-prison")
UNTIL_RESOLVED = replace(IN_PRISON, on_zero_again="stay")
PAID_ON_RELEASE = replace(IN_PRISON, on_win="pay_even")
PAID_AND_UNTIL_RESOLVED = replace(UNTIL_RESOLVED, on_win="pay_even")
LA_PARTAGE = zero_option("la-partage", choices=(Choice.HALF,))
SURRENDER = zero_option("surrender", on=frozenset({Pocket("0"), Pocket("00")}), choices=(Choice.HALF,))


def edges(name: str, option: ZeroOption) -> dict[str, Fraction]:
    return {odds.id: odds.house_edge for odds in option_odds(pay_table(name), option)}


@pytest.mark.parametrize("name", WHEELS)
def test_every_bet_is_worth_what_its_pockets_are_worth(name: str) -> None:
    odds = {odds.bet.id: odds for odds in bet_odds(pay_table(name))}
    expected = by_hand.every_bet(name)
    assert odds.keys() == expected.keys()
    spins = len(by_hand.results(name))
    for bet, covers in expected.items():
        pays, win = by_hand.PAYS[by_hand.kind(bet)], Fraction(len(covers), spins)
        assert odds[bet].bet == layout(name).bets[bet]
        assert odds[bet].pays == pays
        assert odds[bet].probability == win
        assert odds[bet].house_edge == by_hand.edge(bet, name, covers) == 1 - win * (pays + 1)
        assert odds[bet].variance == (pays + 1) ** 2 * win * (1 - win)  # of a win of pays + 1 that comes or not
        assert odds[bet].standard_deviation == pytest.approx((pays + 1) * float(win * (1 - win)) ** 0.5, rel=1e-12)


def test_better_odds_than_the_floor_lower_the_edge() -> None:
    generous = PayTable(layout("double-zero"), by_hand.PAYS | {"five": 7})
    odds = {odds.bet.id: odds for odds in bet_odds(generous)}
    assert odds["five-0-00-1-2-3"].house_edge == Fraction(-1, 19)
    assert odds["five-0-00-1-2-3"].pays == 7


def test_an_option_without_a_choice_has_one_line_and_one_with_a_choice_has_a_line_for_each() -> None:
    assert [odds.id for odds in option_odds(pay_table("single-zero"), LA_PARTAGE)] == ["la-partage"]
    assert [odds.id for odds in option_odds(pay_table("single-zero"), IN_PRISON)] == [
        "in-prison-half",
        "in-prison-leave",
    ]


@pytest.mark.parametrize(
    ("name", "option", "expected"),
    [
        ("single-zero", LA_PARTAGE, {"la-partage": Fraction(1, 74)}),
        ("double-zero", LA_PARTAGE, {"la-partage": Fraction(3, 76)}),
        ("double-zero", SURRENDER, {"surrender": Fraction(1, 38)}),
        ("single-zero", UNTIL_RESOLVED, {"in-prison-half": Fraction(1, 74), "in-prison-leave": Fraction(1, 74)}),
        ("single-zero", IN_PRISON, {"in-prison-half": Fraction(1, 74), "in-prison-leave": Fraction(19, 1369)}),
        ("single-zero", PAID_ON_RELEASE, {"in-prison-half": Fraction(1, 74), "in-prison-leave": Fraction(1, 1369)}),
        ("single-zero", PAID_AND_UNTIL_RESOLVED, {"in-prison-half": Fraction(1, 74), "in-prison-leave": Fraction(0)}),
        ("double-zero", IN_PRISON, {"in-prison-half": Fraction(3, 76), "in-prison-leave": Fraction(29, 722)}),
        ("double-zero", UNTIL_RESOLVED, {"in-prison-half": Fraction(3, 76), "in-prison-leave": Fraction(28, 703)}),
        ("double-zero-as-single-zero", LA_PARTAGE, {"la-partage": Fraction(1, 74)}),
    ],
)
def test_the_edge_of_even_money_under_each_option(name: str, option: ZeroOption, expected: dict[str, Fraction]) -> None:
    assert edges(name, option) == expected


def spun(name: str, option: ZeroOption, choice: Choice, imprisoned: bool) -> tuple[Fraction, Fraction]:
    """By settling every outcome: what two units on red win on average now, and how often they stay in prison."""
    table, spins = pay_table(name), by_hand.results(name)
    settled = [
        table.settle("red", 2, outcome, option=option, choice=choice, imprisoned=imprisoned) for outcome in spins
    ]
    won = sum(settlement.winnings - settlement.collected(2) for settlement in settled)
    held = sum(settlement.result is Result.IMPRISONED for settlement in settled)
    return Fraction(won, len(spins)), Fraction(held, len(spins))


@pytest.mark.parametrize("name", WHEELS)
@pytest.mark.parametrize(
    "option", [IN_PRISON, UNTIL_RESOLVED, PAID_ON_RELEASE, PAID_AND_UNTIL_RESOLVED, LA_PARTAGE, SURRENDER]
)
def test_the_odds_of_an_option_are_those_of_settling_by_it(name: str, option: ZeroOption) -> None:
    expected = {}
    for choice in option.choices:
        first, into_prison = spun(name, option, choice, imprisoned=False)
        second, stays = spun(name, option, choice, imprisoned=True)
        in_prison = second / (1 - stays)  # A stay is a spin again, so it only lasts longer.
        label = option.id if len(option.choices) == 1 else f"{option.id}-{choice}"
        expected[label] = -(first + into_prison * in_prison) / 2
    assert edges(name, option) == expected


def test_an_option_counts_with_the_odds_that_the_table_pays() -> None:
    generous = PayTable(layout("single-zero"), by_hand.PAYS | {"red": 2})
    edge = next(odds.house_edge for odds in option_odds(generous, LA_PARTAGE) if odds.kinds == ("red",))
    assert edge == Fraction(-35, 74)
