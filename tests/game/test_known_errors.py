"""Errors seen in public roulette engines. We make none of them."""

from __future__ import annotations

import pytest
from tests.game import by_hand
from tests.game.tables import WHEELS, layout, pay_table, zero_option

from croupier.game import Choice, Pocket, Result, Shape
from croupier.refusal import Refused

EVERY_WHEEL = pytest.mark.parametrize("name", WHEELS)
LA_PARTAGE = zero_option("la-partage", choices=(Choice.HALF,))


def winning_numbers(name: str, bet: str) -> set[str]:
    table = pay_table(name)
    return {outcome for outcome in by_hand.pockets(name) if table.settle(bet, 100, outcome).result is Result.WON}


@EVERY_WHEEL
def test_half_comes_back_on_zero_and_not_on_every_loss(name: str) -> None:
    table = pay_table(name)
    for bet in by_hand.EVEN_MONEY:
        settled = {o: table.settle(bet, 100, o, option=LA_PARTAGE) for o in by_hand.results(name)}
        assert [outcome for outcome, settlement in settled.items() if settlement.result is Result.HALF] == ["0"]
        lost = [outcome for outcome, settlement in settled.items() if settlement.result is Result.LOST]
        assert len(lost) == (19 if name == "double-zero" else 18)
        assert {settled[outcome].returned for outcome in lost} == {0}


def test_the_first_five_pay_6_to_1_not_5_or_8() -> None:
    for outcome in ("0", "00", "1", "2", "3"):
        assert pay_table("double-zero").net("five-0-00-1-2-3", 1_00, outcome) == 6_00
    assert pay_table("double-zero").net("five-0-00-1-2-3", 1_00, "4") == -1_00


@EVERY_WHEEL
def test_odd_and_even_are_not_swapped(name: str) -> None:
    assert pay_table(name).net("odd", 1_00, "1") == pay_table(name).net("even", 1_00, "2") == 1_00
    assert pay_table(name).net("odd", 1_00, "2") == pay_table(name).net("even", 1_00, "1") == -1_00


@EVERY_WHEEL
def test_no_zero_is_even(name: str) -> None:
    assert "0" not in winning_numbers(name, "even")
    assert "00" not in winning_numbers(name, "even")


@EVERY_WHEEL
def test_black_does_not_include_0(name: str) -> None:
    assert winning_numbers(name, "black") & {"0", "00"} == set()


@EVERY_WHEEL
def test_35_is_black(name: str) -> None:
    assert "35" in winning_numbers(name, "black")
    assert "35" not in winning_numbers(name, "red")


@EVERY_WHEEL
def test_every_number_but_the_zeros_is_either_red_or_black(name: str) -> None:
    red, black = winning_numbers(name, "red"), winning_numbers(name, "black")
    assert red & black == set()
    assert red | black == {str(number) for number in range(1, 37)}


@EVERY_WHEEL
@pytest.mark.parametrize("bet", ["street-2-3-4", "corner-3-4-6-7", "split-3-4", "line-2-3-4-5-6-7", "split-36-37"])
def test_a_bet_does_not_run_over_the_end_of_a_row(name: str, bet: str) -> None:
    assert bet not in layout(name).bets
    with pytest.raises(Refused):
        layout(name).bet(bet)
    for outcome in by_hand.pockets(name):
        with pytest.raises(Refused):
            pay_table(name).settle(bet, 1_00, outcome)


@EVERY_WHEEL
def test_a_straight_bet_on_0_wins_on_0(name: str) -> None:
    assert pay_table(name).net("straight-0", 1_00, "0") == 35_00
    assert winning_numbers(name, "straight-0") == {"0"}


@EVERY_WHEEL
def test_columns_and_dozens_pay_2_to_1_not_1_to_1(name: str) -> None:
    for kind, index in (("column", 1), ("column", 2), ("column", 3), ("dozen", 1), ("dozen", 2), ("dozen", 3)):
        bet = layout(name).bets[f"{kind}-{index}"]
        assert {pay_table(name).net(bet.id, 1_00, outcome) for outcome in bet.covers} == {2_00}
        assert len(bet.covers) == 12


def test_half_of_an_odd_stake_loses_no_cent() -> None:
    settlement = pay_table("single-zero").settle("red", 1_01, "0", option=LA_PARTAGE)
    assert (settlement.returned, settlement.collected(1_01)) == (51, 50)


def test_0_and_00_are_different_pockets() -> None:
    assert pay_table("double-zero").net("straight-0", 1_00, "00") == -1_00
    assert pay_table("double-zero").net("straight-00", 1_00, "0") == -1_00
    assert layout("double-zero").bets["split-0-00"].covers == {Pocket("0"), Pocket("00")}


@EVERY_WHEEL
def test_winnings_do_not_contain_the_stake(name: str) -> None:
    settlement = pay_table(name).settle("straight-7", 1_00, "7")
    assert (settlement.winnings, settlement.returned) == (35_00, 1_00)
    assert layout(name).bets["straight-7"].shape is Shape.STRAIGHT
