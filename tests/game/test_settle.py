"""Settlement: six results, in prison with every choice and every second outcome, and no cent lost on the way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.game import by_hand
from tests.game.tables import WHEELS, layout, pay_table, told, zero_option

from croupier.game import Choice, PayTable, Pocket, Result, Settlement, ZeroOption, check_choice
from croupier.refusal import Refused

ZERO, BOTH_ZEROS = frozenset({Pocket("0")}), frozenset({Pocket("0"), Pocket("00")})

IN_PRISON = zero_option("in-prison")
UNTIL_RESOLVED = replace(IN_PRISON, on_zero_again="stay")
PAID_ON_RELEASE = replace(IN_PRISON, on_win="pay_even")
LEFT_BY_DEFAULT = replace(IN_PRISON, choices=(Choice.LEAVE, Choice.HALF))
LA_PARTAGE = zero_option("la-partage", choices=(Choice.HALF,))
SURRENDER = zero_option("surrender", on=BOTH_ZEROS, choices=(Choice.HALF,))
OPTIONS = [IN_PRISON, UNTIL_RESOLVED, PAID_ON_RELEASE, LEFT_BY_DEFAULT, LA_PARTAGE, SURRENDER]

LOST = Settlement(Result.LOST, winnings=0, returned=0, standing=0)


@pytest.mark.parametrize("stake", [-5, 0, 5.0, True, "5", None, 2**63])
def test_a_stake_is_whole_positive_cents(stake: Any) -> None:
    for outcome in ("17", "18"):
        with pytest.raises(Refused) as refused:
            single().settle("straight-17", stake, outcome)
        assert refused.value.code == "bad_stake"
        assert refused.value.facts | {"stake": stake} == refused.value.facts


@pytest.mark.parametrize("bet", [17, None])
def test_a_bet_is_a_text(bet: Any) -> None:
    with pytest.raises(TypeError, match='such as "split-8-11"'):
        single().settle(bet, 100, "17")


@pytest.mark.parametrize("outcome", [17, None])
def test_an_outcome_is_a_text(outcome: Any) -> None:
    with pytest.raises(TypeError, match=f'such as "17"; this is {outcome}'):
        single().settle("straight-17", 100, outcome)


@pytest.mark.parametrize("outcome", ["1", "2", "0"])
def test_nothing_is_in_prison_at_a_table_without_the_option(outcome: str) -> None:
    with pytest.raises(TypeError, match="in prison"):
        single().settle("red", 100, outcome, imprisoned=True)


def test_the_option_that_colorado_writes_is_the_plain_one() -> None:
    assert (
        zero_option(
            "in-prison",
            on=ZERO,
            choices=(Choice.HALF, Choice.LEAVE),
            on_win="release",
            on_zero_again="lose",
            half_unit=1,
            levels=1,
        )
        == IN_PRISON
    )


def single() -> PayTable:
    return pay_table("single-zero")


def double() -> PayTable:
    return pay_table("double-zero")


def covered() -> PayTable:
    return pay_table("double-zero-as-single-zero")


# --- won, lost, void --------------------------------------------------------------------------------------------------


def test_a_winning_wager_gets_its_odds_and_its_stake_back() -> None:
    assert single().settle("straight-17", 2_00, "17") == Settlement(
        Result.WON, winnings=70_00, returned=2_00, standing=0
    )
    assert single().settle("red", 2_00, "1") == Settlement(Result.WON, winnings=2_00, returned=2_00, standing=0)


def test_a_losing_wager_is_collected() -> None:
    assert single().settle("straight-17", 2_00, "18") == LOST
    assert LOST.collected(2_00) == 2_00


def test_without_an_option_zero_takes_even_money_wagers_whole() -> None:
    for bet in by_hand.EVEN_MONEY:
        assert double().settle(bet, 2_00, "0") == double().settle(bet, 2_00, "00") == LOST


def test_a_void_spin_leaves_every_wager_where_it_stands() -> None:
    for bet in layout("double-zero-as-single-zero").bets:
        void = covered().settle(bet, 2_00, "00")
        assert void == Settlement(Result.VOID, winnings=0, returned=0, standing=2_00)
        assert void.collected(2_00) == 0
        assert covered().net(bet, 2_00, "00") == 0


def test_what_is_collected_is_what_neither_goes_back_nor_stands() -> None:
    assert Settlement(Result.HALF, returned=30, standing=20).collected(100) == 50
    assert Settlement(Result.WON, winnings=900, returned=100).collected(100) == 0


@pytest.mark.parametrize("name", WHEELS)
def test_the_pay_table_knows_each_bet(name: str) -> None:
    table = pay_table(name)
    assert {bet: table.pays(bet) for bet in table.layout.bets} == {
        bet: by_hand.PAYS[by_hand.kind(bet)] for bet in by_hand.every_bet(name)
    }


@pytest.mark.parametrize("name", WHEELS)
def test_the_compiled_table_is_bets_by_pockets(name: str) -> None:
    def payoff(bet: str, covers: frozenset[str], outcome: str) -> int:
        if outcome not in by_hand.results(name):
            return 0
        return by_hand.PAYS[by_hand.kind(bet)] if outcome in covers else -1

    assert pay_table(name).payoffs == {
        outcome: {bet: payoff(bet, covers, outcome) for bet, covers in by_hand.every_bet(name).items()}
        for outcome in by_hand.pockets(name)
    }


def test_an_option_is_always_given_by_name() -> None:
    with pytest.raises(TypeError):
        single().settle("red", 1_00, "0", IN_PRISON)  # type: ignore[call-arg]


def test_net_is_what_the_player_is_up_or_down() -> None:
    assert single().net("corner-1-2-4-5", 3_00, "5") == 24_00
    assert single().net("corner-1-2-4-5", 3_00, "6") == -3_00


def test_a_bet_that_the_table_does_not_have_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        single().settle("split-1-5", 1_00, "1")
    assert told(refused.value) == ("not_adjacent", "The boxes 1 and 5 share no line.", {"bet": "split-1-5"})
    with pytest.raises(Refused) as refused:
        single().pays("split-1-5")
    assert refused.value.code == "not_adjacent"


def test_an_outcome_that_the_wheel_does_not_have_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        single().settle("red", 1_00, "00")
    message = "There is no 00 on this wheel."
    assert told(refused.value) == ("number_not_on_wheel", message, {"number": "00", "wheel": "single-zero"})


# --- in prison: the first zero ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bet", by_hand.EVEN_MONEY)
def test_on_zero_a_player_may_take_half_back(bet: str) -> None:
    half = single().settle(bet, 25_00, "0", option=IN_PRISON, choice=Choice.HALF)
    assert half == Settlement(Result.HALF, winnings=0, returned=12_50, standing=0)
    assert half.collected(25_00) == 12_50


@pytest.mark.parametrize("bet", by_hand.EVEN_MONEY)
def test_on_zero_a_player_may_leave_the_whole_wager_in_prison(bet: str) -> None:
    left = single().settle(bet, 25_00, "0", option=IN_PRISON, choice=Choice.LEAVE)
    assert left == Settlement(Result.IMPRISONED, winnings=0, returned=0, standing=25_00, level=1)
    assert left.collected(25_00) == 0


def test_a_player_who_does_not_choose_gets_the_first_choice_of_the_option() -> None:
    assert single().settle("red", 10_00, "0", option=IN_PRISON).result is Result.HALF
    assert single().settle("red", 10_00, "0", option=LEFT_BY_DEFAULT).result is Result.IMPRISONED


def test_each_choice_counts_whichever_comes_first() -> None:
    for option in (IN_PRISON, LEFT_BY_DEFAULT):
        assert single().settle("red", 10_00, "0", option=option, choice=Choice.HALF).result is Result.HALF
        assert single().settle("red", 10_00, "0", option=option, choice=Choice.LEAVE).result is Result.IMPRISONED


def test_the_option_is_for_zero_alone_and_00_takes_the_whole_wager() -> None:
    """Reading A1."""
    for choice in Choice:
        assert double().settle("red", 10_00, "00", option=IN_PRISON, choice=choice) == LOST
        assert double().settle("red", 10_00, "0", option=IN_PRISON, choice=choice) != LOST


def test_only_even_money_wagers_go_in_prison() -> None:
    for bet in set(layout("single-zero").bets) - set(by_hand.EVEN_MONEY):
        wins = "0" in by_hand.every_bet("single-zero")[bet]
        for choice in Choice:
            result = single().settle(bet, 10_00, "0", option=IN_PRISON, choice=choice).result
            assert result is (Result.WON if wins else Result.LOST), bet


def test_the_option_changes_nothing_when_another_number_falls() -> None:
    for outcome in by_hand.results("single-zero")[1:]:
        for bet in by_hand.EVEN_MONEY:
            with_option = single().settle(bet, 10_00, outcome, option=IN_PRISON, choice=Choice.LEAVE)
            assert with_option == single().settle(bet, 10_00, outcome)


# --- in prison: the second spin ---------------------------------------------------------------------------------------

SECOND_SPIN = [
    (IN_PRISON, "1", Settlement(Result.RELEASED, winnings=0, returned=25_01, standing=0)),
    (UNTIL_RESOLVED, "1", Settlement(Result.RELEASED, winnings=0, returned=25_01, standing=0)),
    (PAID_ON_RELEASE, "1", Settlement(Result.RELEASED, winnings=25_01, returned=25_01, standing=0)),
    (IN_PRISON, "2", LOST),
    (UNTIL_RESOLVED, "2", LOST),
    (PAID_ON_RELEASE, "2", LOST),
    (IN_PRISON, "0", LOST),
    (UNTIL_RESOLVED, "0", Settlement(Result.IMPRISONED, winnings=0, returned=0, standing=25_01, level=1)),
    (PAID_ON_RELEASE, "0", LOST),
]


@pytest.mark.parametrize(("option", "outcome", "expected"), SECOND_SPIN)
@pytest.mark.parametrize("choice", [None, *Choice])
def test_the_second_spin_decides_an_imprisoned_wager(
    option: ZeroOption, outcome: str, expected: Settlement, choice: Choice | None
) -> None:
    """Readings A2 and A3. The choice was made at the first zero; it counts no more."""
    assert single().settle("red", 25_01, outcome, option=option, choice=choice, imprisoned=True) == expected


def test_00_takes_an_imprisoned_wager_whatever_zero_again_does() -> None:
    for option in (IN_PRISON, UNTIL_RESOLVED, PAID_ON_RELEASE):
        assert double().settle("red", 10_00, "00", option=option, imprisoned=True) == LOST


def test_a_void_spin_does_not_count_for_an_imprisoned_wager() -> None:
    for option in (IN_PRISON, UNTIL_RESOLVED, PAID_ON_RELEASE):
        settlement = covered().settle("red", 10_00, "00", option=option, imprisoned=True)
        assert settlement == Settlement(Result.VOID, standing=10_00)


# --- la partage and surrender -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", [None, *Choice])
def test_la_partage_and_surrender_give_half_back_and_ask_nobody(choice: Choice | None) -> None:
    half = Settlement(Result.HALF, returned=5_00)
    assert single().settle("even", 10_00, "0", option=LA_PARTAGE, choice=choice) == half
    assert double().settle("even", 10_00, "0", option=SURRENDER, choice=choice) == half
    assert double().settle("even", 10_00, "00", option=SURRENDER, choice=choice) == half


def test_la_partage_on_a_double_zero_wheel_would_be_for_0_alone() -> None:
    assert double().settle("even", 10_00, "00", option=LA_PARTAGE) == LOST


# --- odd amounts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stake", "smallest_chip", "returned"),
    [
        (5_00, 1, 2_50),
        (1_01, 1, 51),  # the odd cent is the player's
        (1, 1, 1),
        (5_00, 1_00, 3_00),  # no chip shows 2.50: rounded up for the player
        (4_00, 1_00, 2_00),
        (5_00, 25, 2_50),
        (5_25, 25, 2_75),
        (1_00, 5_00, 1_00),  # but never more than the stake
    ],
)
def test_half_of_an_odd_amount_is_rounded_up_for_the_player(stake: int, smallest_chip: int, returned: int) -> None:
    """Reading A5."""
    for option in (IN_PRISON, LA_PARTAGE):
        settlement = single().settle("red", stake, "0", option=replace(option, half_unit=smallest_chip))
        assert settlement == Settlement(Result.HALF, returned=returned)
        assert settlement.collected(stake) == stake - returned


# --- conservation -----------------------------------------------------------------------------------------------------

stakes = st.integers(1, 10**9)


@given(data=st.data(), name=st.sampled_from(WHEELS), stake=stakes)
def test_every_cent_of_a_stake_goes_back_or_is_collected_or_stands(data: st.DataObject, name: str, stake: int) -> None:
    table = pay_table(name)
    bet = data.draw(st.sampled_from(list(table.layout.bets)))
    outcome = data.draw(st.sampled_from(table.layout.wheel.pockets))
    option = data.draw(st.none() | st.sampled_from(OPTIONS))
    imprisoned = option is not None and bet in by_hand.EVEN_MONEY and data.draw(st.booleans())
    choice = data.draw(st.none() | st.sampled_from(Choice))
    unit = data.draw(st.sampled_from([1, 5, 25, 1_00]))
    if option is not None:
        option = replace(option, half_unit=unit)
    settlement = table.settle(bet, stake, outcome, option=option, choice=choice, imprisoned=imprisoned)
    parts = (settlement.returned, settlement.collected(stake), settlement.standing)
    assert sum(parts) == stake
    assert min(parts) >= 0
    assert settlement.winnings >= 0
    assert settlement.winnings == 0 or (settlement.returned == stake and outcome in table.layout.bets[bet].covers)
    assert sum(part > 0 for part in parts) == 1 or settlement.result is Result.HALF


# --- who may choose ---------------------------------------------------------------------------------------------------


def test_a_choice_that_the_table_offers_is_taken() -> None:
    for choice in Choice:
        check_choice(single(), "red", IN_PRISON, choice)
    check_choice(single(), "red", LA_PARTAGE, Choice.HALF)


def test_only_an_even_money_wager_has_a_choice() -> None:
    with pytest.raises(Refused) as refused:
        check_choice(single(), "dozen-1", IN_PRISON, Choice.HALF)
    message = "Only even-money bets can go in prison; dozen-1 is none."
    assert told(refused.value) == ("in_prison_even_money_only", message, {"bet": "dozen-1"})


@pytest.mark.parametrize("option", [None, LA_PARTAGE])
def test_a_choice_that_the_table_does_not_offer_is_refused(option: ZeroOption | None) -> None:
    with pytest.raises(Refused) as refused:
        check_choice(single(), "red", option, Choice.LEAVE)
    message = "This table does not offer the choice “leave”."
    assert told(refused.value) == ("choice_not_offered", message, {"choice": "leave"})
