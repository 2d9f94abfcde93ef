"""Every rulebook x every wheel x every bet x every pocket, against roulette written by hand.

The winning sets, the odds and the edges on the right-hand sides come from tests/game/by_hand.py, which imports nothing
of croupier, and from the independent check values of the project.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest
from tests.game import by_hand

from croupier.game import Choice, Result, ZeroOption, bet_odds, option_odds
from croupier.rules import RULEBOOKS, TableRules, available_options, rulebook, table_rules

WHEELS, COVERED = ("double-zero", "single-zero"), "double-zero-as-single-zero"
TABLES = [(book, wheel) for book in RULEBOOKS for wheel in rulebook(book).wheels.value]

every_table = pytest.mark.parametrize(("book", "wheel"), TABLES)


@cache
def rules_of(book: str, wheel: str) -> TableRules:
    return table_rules(book, wheel)


def expected_bets(book: str, wheel: str) -> dict[str, frozenset[str]]:
    """Custom knows two bets at the single zero that no regulation lists."""
    return by_hand.every_bet(wheel, frozenset() if book == "classic" else by_hand.NOT_IN_THE_REGULATIONS)


def option(book: str, wheel: str, name: str) -> ZeroOption:
    rules = rules_of(book, wheel)
    return available_options(rules.rulebook, rules.policy)[name]


def edges_of_option(book: str, wheel: str, name: str) -> dict[str, Fraction]:
    return {
        odds.id: odds.house_edge for odds in option_odds(rules_of(book, wheel).pay_table, option(book, wheel, name))
    }


def test_each_of_the_four_rulebooks_can_be_played_on_both_wheels_and_colorado_with_00_covered() -> None:
    assert set(RULEBOOKS) == {"house", "south-dakota", "colorado", "classic"}
    assert sorted(TABLES) == sorted([*((book, wheel) for book in RULEBOOKS for wheel in WHEELS), ("colorado", COVERED)])


@every_table
def test_a_table_offers_exactly_the_bets_of_roulette(book: str, wheel: str) -> None:
    assert {bet.id: bet.covers for bet in rules_of(book, wheel).layout.bets.values()} == expected_bets(book, wheel)


@every_table
def test_every_bet_wins_on_its_numbers_and_on_no_other_pocket(book: str, wheel: str) -> None:
    rules = rules_of(book, wheel)
    for bet, covers in expected_bets(book, wheel).items():
        settled = {outcome: rules.pay_table.settle(bet, 100, outcome) for outcome in by_hand.pockets(wheel)}
        winning = {outcome for outcome, settlement in settled.items() if settlement.result is Result.WON}
        losing = {outcome for outcome, settlement in settled.items() if settlement.result is Result.LOST}
        assert winning == covers, bet
        assert losing == set(by_hand.results(wheel)) - covers, bet
        assert {settled[outcome].winnings for outcome in winning} == {100 * by_hand.PAYS[by_hand.kind(bet)]}, bet
        assert {settled[outcome].returned for outcome in winning} == {100}, bet
        assert {settled[outcome].collected(100) for outcome in losing} == {100}, bet


@every_table
def test_net_says_the_same_as_settling(book: str, wheel: str) -> None:
    table = rules_of(book, wheel).pay_table
    for bet in expected_bets(book, wheel):
        for outcome in by_hand.pockets(wheel):
            settlement = table.settle(bet, 7, outcome)
            assert table.net(bet, 7, outcome) == settlement.winnings - settlement.collected(7)


@pytest.mark.parametrize("book", ["colorado"])
def test_with_00_covered_a_ball_in_00_moves_no_wager(book: str) -> None:
    wheel = COVERED
    for bet in expected_bets(book, wheel):
        settlement = rules_of(book, wheel).pay_table.settle(bet, 100, "00")
        assert (settlement.result, settlement.standing, settlement.winnings) == (Result.VOID, 100, 0), bet


@every_table
def test_the_edge_of_every_bet_is_exact(book: str, wheel: str) -> None:
    odds = {odds.bet.id: odds for odds in bet_odds(rules_of(book, wheel).pay_table)}
    expected = expected_bets(book, wheel)
    assert odds.keys() == expected.keys()
    for bet, covers in expected.items():
        assert odds[bet].house_edge == by_hand.edge(bet, wheel, covers), bet
        assert odds[bet].probability == Fraction(len(covers), len(by_hand.results(wheel))), bet
        assert odds[bet].pays == by_hand.PAYS[by_hand.kind(bet)], bet


@every_table
def test_only_the_first_five_are_dearer_than_one_zero_or_two(book: str, wheel: str) -> None:
    usual, dearer = {
        "double-zero": (Fraction(1, 19), {"five-0-00-1-2-3": Fraction(3, 38)}),
        "single-zero": (Fraction(1, 37), {}),
        "double-zero-as-single-zero": (Fraction(1, 37), {}),
    }[wheel]
    edges = {odds.bet.id: odds.house_edge for odds in bet_odds(rules_of(book, wheel).pay_table)}
    assert {bet: edge for bet, edge in edges.items() if edge != usual} == dearer


@every_table
def test_the_counts_of_bets_and_places(book: str, wheel: str) -> None:
    counts = {
        "double-zero": (161, 162),  # the courtesy line is a second place of 0-00
        "single-zero": (157, 157) if book == "classic" else (155, 155),
        "double-zero-as-single-zero": (154, 154),
    }
    layout = rules_of(book, wheel).layout
    assert (len(layout.bets), len(layout.places)) == counts[wheel]


@every_table
def test_every_place_means_a_bet_of_the_table(book: str, wheel: str) -> None:
    layout = rules_of(book, wheel).layout
    meaning = {place.id: place.bet.id for place in layout.places.values()}
    courtesy = {"courtesy": "split-0-00"} if wheel == "double-zero" else {}
    assert meaning == {bet: bet for bet in expected_bets(book, wheel)} | courtesy


# --- the independent check values that concern one spin ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("wheel", "bet", "deviation"),
    [
        ("double-zero", "straight-17", "5.76262"),
        ("double-zero", "split-8-11", "4.01934"),
        ("double-zero", "street-1-2-3", "3.23588"),
        ("double-zero", "corner-1-2-4-5", "2.76203"),
        ("double-zero", "five-0-00-1-2-3", "2.36623"),
        ("double-zero", "line-1-2-3-4-5-6", "2.18785"),
        ("double-zero", "dozen-1", "1.39449"),
        ("double-zero", "red", "0.99861"),
        ("single-zero", "straight-17", "5.83784"),
    ],
)
@pytest.mark.parametrize("book", RULEBOOKS)
def test_standard_deviations_agree_to_every_digit(book: str, wheel: str, bet: str, deviation: str) -> None:
    odds = {odds.bet.id: odds for odds in bet_odds(rules_of(book, wheel).pay_table)}
    assert f"{odds[bet].standard_deviation:.5f}" == deviation


def test_la_partage_halves_the_edge_of_the_single_zero() -> None:
    assert edges_of_option("classic", "single-zero", "la_partage") == {"la-partage": Fraction(1, 74)}


def test_surrender_halves_the_edge_of_the_double_zero() -> None:
    assert edges_of_option("classic", "double-zero", "surrender") == {"surrender": Fraction(1, 38)}


def test_in_prison_held_until_resolved_is_as_good_as_half() -> None:
    assert edges_of_option("classic", "single-zero", "in_prison") == {
        "in-prison-half": Fraction(1, 74),
        "in-prison-leave": Fraction(1, 74),
    }


def test_in_prison_as_colorado_writes_it_costs_a_little_more_than_half() -> None:
    assert edges_of_option("colorado", "single-zero", "in_prison") == {
        "in-prison-half": Fraction(1, 74),
        "in-prison-leave": Fraction(19, 1369),
    }


def test_if_a_released_wager_were_paid_the_edge_would_all_but_vanish() -> None:
    """Reading A2: why `release` is meant."""
    paid = replace(option("colorado", "single-zero", "in_prison"), on_win="pay_even")
    edges = {odds.id: odds.house_edge for odds in option_odds(rules_of("colorado", "single-zero").pay_table, paid)}
    assert edges["in-prison-leave"] == Fraction(1, 1369)


@pytest.mark.parametrize("bet", by_hand.EVEN_MONEY)
def test_in_prison_on_every_even_money_bet_is_worth_what_every_pair_of_spins_is_worth(bet: str) -> None:
    table = rules_of("colorado", "single-zero").pay_table
    prison = option("colorado", "single-zero", "in_prison")
    won = 0
    for first in by_hand.results("single-zero"):
        for second in by_hand.results("single-zero"):
            settlement = table.settle(bet, 1, first, option=prison, choice=Choice.LEAVE)
            if settlement.result is Result.IMPRISONED:
                settlement = table.settle(bet, 1, second, option=prison, imprisoned=True)
            won += settlement.winnings - settlement.collected(1)
    assert Fraction(won, 37 * 37) == Fraction(-19, 1369)


@pytest.mark.parametrize(
    ("book", "wheel", "names"),
    [
        ("house", "double-zero", set()),
        ("house", "single-zero", set()),
        ("south-dakota", "double-zero", set()),
        ("south-dakota", "single-zero", set()),
        ("colorado", "double-zero", {"in_prison"}),
        ("colorado", "single-zero", {"in_prison"}),
        ("colorado", "double-zero-as-single-zero", set()),  # reading A6: the sign says that 0 loses
        ("classic", "double-zero", {"in_prison", "surrender"}),
        ("classic", "single-zero", {"in_prison", "la_partage"}),
    ],
)
def test_the_options_that_a_table_can_offer_when_a_zero_falls(book: str, wheel: str, names: set[str]) -> None:
    rules = rules_of(book, wheel)
    assert available_options(rules.rulebook, rules.policy).keys() == names
    assert rules.option is None  # and it offers none before the house says so
