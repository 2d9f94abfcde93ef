"""Colorado on a live table: no winner is underpaid, In Prison is for everybody, and the licensee's limits hold."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.table_support import Floor
from tests.support import clause

CO = "colorado"
PAYOUTS = [
    # the clause, the bet, a result on which it wins, the stake and the winnings at the floor
    ("CO-2204(1)-straight", "straight-17", "17", 5_00, 175_00),
    ("CO-2204(1)-split", "split-17-20", "20", 10_00, 170_00),
    ("CO-2204(1)-three", "street-10-11-12", "10", 5_00, 55_00),
    ("CO-2204(1)-three", "trio-0-1-2", "0", 5_00, 55_00),
    ("CO-2204(1)-four", "corner-2-3-5-6", "5", 25_00, 200_00),
    ("CO-2204(1)-five", "five-0-00-1-2-3", "00", 10_00, 60_00),
    ("CO-2204(1)-six", "line-4-5-6-7-8-9", "7", 20_00, 100_00),
    ("CO-2204(1)-column", "column-1", "34", 50_00, 100_00),
    ("CO-2204(1)-dozen", "dozen-3", "25", 15_00, 30_00),
    ("CO-2204(1)-red", "red", "12", 100_00, 100_00),
    ("CO-2204(1)-black", "black", "28", 25_00, 25_00),
    ("CO-2204(1)-odd", "odd", "35", 10_00, 10_00),
    ("CO-2204(1)-even", "even", "36", 40_00, 40_00),
    ("CO-2204(1)-low", "low", "1", 5_00, 5_00),
    ("CO-2204(1)-high", "high", "36", 75_00, 75_00),
]


def colorado(wheel: str = "single-zero", **policy: Any) -> Floor:
    return Floor(CO, wheel, policy=policy).open()


@pytest.mark.parametrize(
    ("bet", "number", "stake", "winnings"), [pytest.param(*row, marks=clause(cited)) for cited, *row in PAYOUTS]
)
def test_a_payment_under_the_listed_odds_is_refused_at_the_console(
    bet: str, number: str, stake: int, winnings: int
) -> None:
    floor = colorado("double-zero")
    floor.sit(1, chips=stake)
    floor.bet(1, bet, stake)
    floor.result(number)
    floor.do("collect-losers")
    refusal = floor.refused("pay-winners", seat=1, amount=winnings - 1_00)
    assert (refusal.code, refusal.clause) == ("underpaid", "CO-2204(1)-a")
    assert {**refusal.facts, "due": winnings, "keyed": winnings - 1_00} == refusal.facts
    assert floor.rack(1) == 0
    assert floor.do("pay-winners", seat=1, amount=winnings).one("seat-paid")["chips"] == winnings
    floor.do("remove-dolly")
    floor.do("take-down-wager", seat=1, place=bet)
    assert (floor.rack(1), floor.balances["house-win"]) == (winnings + stake, -winnings)


@clause("CO-2204(1)-a")
def test_odds_above_the_floor_are_what_is_due_where_the_house_offers_them() -> None:
    floor = colorado("double-zero", odds={"five": 7})
    floor.sit(1, chips=10_00)
    floor.bet(1, "five-0-00-1-2-3", 10_00)
    floor.result("00")
    floor.do("collect-losers")
    refusal = floor.refused("pay-winners", seat=1, amount=60_00)
    assert (refusal.code, refusal.clause, refusal.facts["due"]) == ("underpaid", "CO-2204(1)-a", 70_00)
    assert floor.do("pay-winners").one("seat-paid")["chips"] == 70_00


# --- 47.1-2204(2): In Prison


EVEN_MONEY = ("red", "black", "odd", "even", "low")


@clause("CO-2204(2)-b")
def test_everybody_with_an_even_money_wager_gets_the_choice() -> None:
    floor = colorado(options={"in_prison": True})
    for seat, bet in enumerate(EVEN_MONEY, start=1):
        floor.sit(seat, chips=10_00)
        floor.bet(seat, bet, 10_00)
    floor.result("0")
    waiting = floor.refused("collect-losers")
    assert waiting.code == "choices_open"
    assert waiting.facts["waiting"] == [{"seat": seat, "bet": bet} for seat, bet in enumerate(EVEN_MONEY, start=1)]
    for seat, bet in enumerate(EVEN_MONEY, start=1):
        floor.do("choose-on-zero", seat=seat, bet=bet, choice="half" if seat % 2 else "leave")
    floor.settle()
    assert [floor.rack(seat) for seat in range(1, 6)] == [5_00, 0, 5_00, 0, 5_00]
    assert [sum(floor.in_prison(seat).values()) for seat in range(1, 6)] == [0, 10_00, 0, 10_00, 0]


@clause("CO-2204(2)-b")
def test_the_option_is_the_tables_and_changes_between_rounds_only() -> None:
    floor = colorado()
    floor.sit(1, chips=20_00)
    floor.bet(1, "red", 10_00)
    floor.close_betting()
    running = floor.refused("change-options", option="in-prison")
    assert (running.code, running.clause) == ("round_running", None)
    floor.do("declare-result", number="19", turns=12)
    assert floor.refused("change-options", option="in-prison").code == "round_running"
    floor.do("place-dolly", number="19")
    assert floor.refused("change-options", option="in-prison").code == "round_running"
    floor.settle()
    floor.do("change-options", option="in-prison")  # what lies where the option decides goes back
    floor.post_sign()
    floor.bet(1, "red", 10_00)
    floor.result("0")
    floor.do("choose-on-zero", seat=1, bet="red", choice="leave")
    floor.settle()
    assert floor.refused("change-options").code == "round_running"  # somebody is still in prison
    floor.play("19")
    floor.do("change-options")


@clause("CO-2204(2)-c")
def test_at_a_table_too_only_an_even_money_wager_has_the_choice() -> None:
    floor = colorado(options={"in_prison": True})
    floor.sit(1, chips=20_00)
    floor.bet(1, "dozen-1", 10_00)
    floor.bet(1, "red", 10_00)
    floor.result("0")
    for choice in ("half", "leave"):
        refusal = floor.refused("choose-on-zero", seat=1, bet="dozen-1", choice=choice)
        assert (refusal.code, refusal.clause) == ("in_prison_even_money_only", "CO-2204(2)-c")
    floor.do("choose-on-zero", seat=1, bet="red", choice="leave")
    assert floor.settle().one("losers-collected")["collected"] == {"1": {"dozen-1|own": 10_00}}
    assert floor.in_prison(1) == {"red": 10_00}


def ten_on_red_in_prison() -> Floor:
    floor = colorado(options={"in_prison": True})
    floor.sit(1, chips=50_00)
    floor.bet(1, "red", 10_00)
    floor.result("0")
    floor.do("choose-on-zero", seat=1, bet="red", choice="leave")
    assert floor.settle().one("losers-collected")["imprisoned"] == {"1": {"red|own": 10_00}}
    return floor


@clause("CO-2204(2)-e")
def test_a_wager_left_in_prison_shows_in_the_next_round_and_is_locked() -> None:
    floor = ten_on_red_in_prison()
    assert (floor.in_prison(1), floor.on(1, "red"), floor.balances["layout/1"]) == ({"red": 10_00}, 0, 10_00)
    for command, fields in (
        ("take-down-wager", {"place": "red"}),
        ("take-down-wager", {"place": "red", "stake": 5_00}),
        ("move-wager", {"source": "red", "target": "black"}),
    ):
        refusal = floor.refused(command, seat=1, **fields)
        assert (refusal.code, refusal.clause) == ("in_prison_locked", "CO-2204(2)-e")
    assert floor.refused("double-wagers", seat=1).code == "nothing_there"  # it cannot be raised
    floor.bet(1, "red", 5_00)  # a new wager beside it
    floor.do("clear-wagers", seat=1)
    assert (floor.in_prison(1), floor.rack(1)) == ({"red": 10_00}, 40_00)
    floor.play("19")
    assert (floor.in_prison(1), floor.rack(1)) == ({}, 50_00)


@clause("CO-2204(2)-f")
def test_at_zero_again_the_whole_bet_is_lost_and_there_is_no_second_choice() -> None:
    floor = ten_on_red_in_prison()
    floor.result("0")
    refusal = floor.refused("choose-on-zero", seat=1, bet="red", choice="leave")
    assert (refusal.code, refusal.clause) == ("in_prison_once", "CO-2204(2)-f")
    settled = floor.settle()
    assert settled.one("losers-collected")["prison_lost"] == {"1": {"red|own": 10_00}}
    assert (floor.in_prison(1), floor.rack(1), floor.balances["house-win"]) == ({}, 40_00, 10_00)


# --- 47.1-2207: the licensee's limits


@clause("CO-2207-a")
def test_the_licensee_sets_minimum_and_maximum() -> None:
    floor = colorado(limits={"all": {"min": 5_00, "max": 100_00}})
    floor.sit(1, chips=500_00)
    refusal = floor.refused("place-wager", seat=1, bet="red", stake=101_00)
    assert (refusal.code, refusal.clause) == ("above_maximum", "CO-2207-a")
    assert (refusal.facts["maximum"], refusal.facts["returned"]) == (100_00, 101_00)
    floor.bet(1, "red", 100_00)
    floor.bet(1, "black", 4_00)
    short = floor.close_betting().one("short-wager-returned")
    assert (short["bet"], short["minimum"], short["clause"]) == ("black", 5_00, "CO-2207-a")
    assert (floor.on(1, "red"), floor.on(1, "black"), floor.rack(1)) == (100_00, 0, 400_00)


@clause("CO-2207-a")
def test_limits_that_are_none_are_refused_and_new_ones_wait_for_the_end_of_the_round() -> None:
    floor = colorado(limits={"all": {"min": 5_00, "max": 100_00}})
    for low, high in ((10_00, 5_00), (0, 5_00), (-5_00, 5_00)):
        refusal = floor.refused("change-limits", limits={"all": {"min": low, "max": high}})
        assert (refusal.code, refusal.clause) == ("bad_limits", "CO-2207-a")
    floor.close_betting()
    assert floor.refused("change-limits", limits={"all": {"min": 5_00, "max": 200_00}}).code == "round_running"
    floor.do("declare-result", number="17", turns=12)
    floor.do("place-dolly", number="17")
    floor.settle()
    floor.do("change-limits", limits={"all": {"min": 5_00, "max": 200_00}})
    floor.post_sign()
    assert next(floor.recorded("policy-changed")).data["what"] == "limits"
    floor.sit(1, chips=500_00)
    floor.bet(1, "red", 200_00)
