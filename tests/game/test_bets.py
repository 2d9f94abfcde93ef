"""Bets: one id each, in one order, and a precise answer to every id that is none."""

from __future__ import annotations

import pytest
from tests.game import by_hand
from tests.game.tables import WHEELS, layout, told, wheel

from croupier.game import EVEN_MONEY, INSIDE, OUTSIDE, TWELVE_NUMBERS, Bet, Kind, Pocket, in_number_order
from croupier.game.bets import column, dozen, even_money, in_order, inside_bet, kind_of, why_no_such_bet


def covering(*numbers: str) -> frozenset[Pocket]:
    return frozenset(map(Pocket, numbers))


def test_the_sixteen_kinds_of_bet() -> None:
    assert [kind.value for kind in Kind] == list(by_hand.PAYS)
    assert set(by_hand.EVEN_MONEY) == EVEN_MONEY
    assert {"column", "dozen"} == TWELVE_NUMBERS
    assert {"column", "dozen", "red", "black", "odd", "even", "low", "high"} == OUTSIDE
    assert {"straight", "split", "street", "trio", "corner", "four", "five", "line"} == INSIDE


def test_an_inside_bet_is_named_by_its_numbers_in_order_with_00_after_0() -> None:
    bet = inside_bet(Kind.FIVE, covering("3", "00", "1", "0", "2"))
    assert bet == Bet("five-0-00-1-2-3", Kind.FIVE, covering("0", "00", "1", "2", "3"))
    assert bet.numbers == ["0", "00", "1", "2", "3"]
    assert inside_bet(Kind.SPLIT, covering("11", "8")).id == "split-8-11"


def test_an_outside_bet_is_not_named_by_its_numbers() -> None:
    with pytest.raises(AssertionError):
        inside_bet(Kind.DOZEN, covering("1"))


@pytest.mark.parametrize("index", [1, 2, 3])
def test_columns_and_dozens(index: int) -> None:
    expected = by_hand.every_bet("single-zero")
    assert column(index) == Bet(f"column-{index}", Kind.COLUMN, covering(*expected[f"column-{index}"]))
    assert dozen(index) == Bet(f"dozen-{index}", Kind.DOZEN, covering(*expected[f"dozen-{index}"]))


@pytest.mark.parametrize("name", WHEELS)
def test_no_zero_belongs_to_an_even_money_bet(name: str) -> None:
    expected = by_hand.every_bet(name)
    bets = even_money(wheel(name))
    assert {kind.value: (bet.id, bet.kind.value, bet.covers) for kind, bet in bets.items()} == {
        bet: (bet, bet, expected[bet]) for bet in by_hand.EVEN_MONEY
    }


def test_bets_are_listed_by_kind_and_then_by_number() -> None:
    ids = list(layout("double-zero").bets)
    kinds = list(by_hand.PAYS)
    assert [by_hand.kind(bet) for bet in ids] == sorted(map(by_hand.kind, ids), key=kinds.index)
    assert ids[:5] == ["straight-0", "straight-00", "straight-1", "straight-2", "straight-3"]
    assert ids[37:45] == [
        "straight-36",
        "split-0-00",
        "split-0-1",
        "split-0-2",
        "split-00-2",
        "split-00-3",
        "split-1-2",
        "split-1-4",
    ]
    assert ids[-12:] == [
        "column-1",
        "column-2",
        "column-3",
        "dozen-1",
        "dozen-2",
        "dozen-3",
        *("red", "black", "odd", "even", "low", "high"),
    ]


def test_the_order_is_that_of_numbers_not_of_letters() -> None:
    ten, nine = inside_bet(Kind.STRAIGHT, covering("10")), inside_bet(Kind.STRAIGHT, covering("9"))
    assert in_order(nine) < in_order(ten)
    assert in_order(ten) < in_order(inside_bet(Kind.SPLIT, covering("1", "2")))


@pytest.mark.parametrize("name", WHEELS)
def test_the_id_of_a_bet_tells_its_kind(name: str) -> None:
    assert all(kind_of(bet.id) is bet.kind for bet in layout(name).bets.values())


# --- why there is no such bet -----------------------------------------------------------------------------------------

REFUSALS = [
    ("double-zero", "", "bet_not_permitted", "“” is not a kind of bet in this rulebook."),
    ("double-zero", "basket-0-1-2", "bet_not_permitted", "“basket” is not a kind of bet in this rulebook."),
    ("double-zero", "RED", "bet_not_permitted", "“RED” is not a kind of bet in this rulebook."),
    ("single-zero", "straight-00", "number_not_on_wheel", "There is no 00 on this wheel."),
    (
        "single-zero",
        "split-0-00",
        "bet_needs_double_zero",
        "split-0-00 needs 00, which is not available at this table.",
    ),
    (
        "double-zero-as-single-zero",
        "straight-00",
        "bet_needs_double_zero",
        "straight-00 needs 00, which is not available at this table.",
    ),
    (
        "single-zero",
        "five-0-1-2-3",
        "bet_needs_double_zero",
        "five-0-1-2-3 needs 00, which is not available at this table.",
    ),
    (
        "double-zero-as-single-zero",
        "split-0-00",
        "bet_needs_double_zero",
        "split-0-00 needs 00, which is not available at this table.",
    ),
    (
        "double-zero-as-single-zero",
        "five-0-00-1-2-3",
        "bet_needs_double_zero",
        "five-0-00-1-2-3 needs 00, which is not available at this table.",
    ),
    ("double-zero", "five-1-2-3-4-5", "bet_not_permitted", "This table does not offer five-1-2-3-4-5."),
    (
        "double-zero",
        "column-4",
        "no_such_column",
        "There are three columns: column-1, column-2 and column-3.",
    ),
    ("double-zero", "column", "no_such_column", "There are three columns: column-1, column-2 and column-3."),
    ("single-zero", "column-4", "no_such_column", "There are three columns: column-1, column-2 and column-3."),
    ("single-zero", "corner-3-4-6-7", "not_a_corner", "The boxes 3 and 4 and 6 and 7 do not share one corner."),
    (
        "single-zero",
        "trio-00-2-3",
        "bet_needs_double_zero",
        "trio-00-2-3 needs 00, which is not available at this table.",
    ),
    ("double-zero", "dozen-0", "no_such_dozen", "There are three dozens: 1-12, 13-24 and 25-36."),
    ("double-zero", "dozen-37", "no_such_dozen", "There are three dozens: 1-12, 13-24 and 25-36."),
    ("double-zero", "straight-37", "number_not_on_wheel", "There is no 37 on this wheel."),
    ("double-zero", "split-36-39-40", "number_not_on_wheel", "There is no 39 on this wheel."),
    ("double-zero", "split-x", "number_not_on_wheel", "There is no x on this wheel."),
    ("double-zero", "split-1-5", "not_adjacent", "The boxes 1 and 5 share no line."),
    ("double-zero", "split-0-3", "not_adjacent", "The boxes 0 and 3 share no line."),
    ("double-zero", "split-3-4", "not_adjacent", "The boxes 3 and 4 share no line."),
    ("double-zero", "street-2-3-4", "not_a_street", "2 and 3 and 4 are neither a row nor a listed group of three."),
    ("double-zero", "trio-0-2-3", "not_a_street", "0 and 2 and 3 are neither a row nor a listed group of three."),
    ("double-zero", "corner-3-4-6-7", "not_a_corner", "The boxes 3 and 4 and 6 and 7 do not share one corner."),
    (
        "double-zero",
        "line-1-2-3-7-8-9",
        "rows_not_contiguous",
        "1 and 2 and 3 and 7 and 8 and 9 are not two rows that touch.",
    ),
    ("double-zero", "four-0-1-2-3", "bet_not_permitted", "This table does not offer four-0-1-2-3."),
    ("double-zero", "straight-1-2", "bet_not_permitted", "This table does not offer straight-1-2."),
    ("double-zero", "red-1", "bet_not_permitted", "The bet is called “red”; there is no “red-1”."),
]


@pytest.mark.parametrize(("name", "bet", "code", "message"), REFUSALS)
def test_an_id_that_is_not_on_the_layout_is_refused_with_the_reason(
    name: str, bet: str, code: str, message: str
) -> None:
    assert bet not in layout(name).bets
    assert told(why_no_such_bet(bet, wheel(name))) == (code, message, {"bet": bet})


@pytest.mark.parametrize(
    "bet", ["split-2-1", "split-11-8", "split-00-0", "street-3-2-1", "corner-5-4-2-1", "split", "straight-"]
)
def test_nothing_untrue_is_said_of_numbers_in_the_wrong_order(bet: str) -> None:
    message = f"{bet} is no name of a bet: its numbers are written in order, as in split-8-11."
    assert told(why_no_such_bet(bet, wheel("double-zero"))) == ("bet_not_permitted", message, {"bet": bet})


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ("split-20-17", "split-17-20"),
        ("five-3-00-2-1-0", "five-0-00-1-2-3"),
        ("corner-1-2-4-5", "corner-1-2-4-5"),
        ("straight-9", "straight-9"),
        ("line-12-11-10-9-8-7", "line-7-8-9-10-11-12"),
        ("split-37-1", "split-37-1"),
        ("red", "red"),
        ("", ""),
    ],
)
def test_numbers_in_any_order_name_one_bet(given: str, named: str) -> None:
    assert in_number_order(given) == named


@pytest.mark.parametrize("bet", by_hand.EVEN_MONEY)
def test_an_even_money_bet_that_a_table_does_not_have(bet: str) -> None:
    for name in WHEELS:
        message = f"This table does not offer {bet}."
        assert told(why_no_such_bet(bet, wheel(name))) == ("bet_not_permitted", message, {"bet": bet})
