"""Bets: one id each, in one order, and a precise answer to every id that is none."""

from __future__ import annotations

import pytest
from tests.game import by_hand
from tests.game.tables import WHEELS, kinds, layout, told, wheel

from croupier.game import Bet, Kind, Layout, Pocket, Shape, in_number_order
from croupier.game.bets import BY_INDEX, BY_NUMBERS, HALVES, Names, kind_of, why_no_such_bet

NAMES = Names({})


def covering(*numbers: str) -> frozenset[Pocket]:
    return frozenset(map(Pocket, numbers))


def test_the_shapes_of_a_layout() -> None:
    assert [shape.value for shape in Shape if shape is not Shape.SIX] == list(by_hand.PAYS)
    assert set(by_hand.EVEN_MONEY) == HALVES
    assert {"column", "dozen"} == BY_INDEX
    assert {"straight", "split", "street", "trio", "corner", "four", "five", "six", "line"} == BY_NUMBERS


def test_a_rulebook_may_have_another_word_for_a_shape() -> None:
    plein, cheval = Kind("plein", Shape.STRAIGHT, inside=True), Kind("cheval", Shape.SPLIT, inside=True)
    french = Layout(wheel("double-zero"), (plein, cheval, Kind("red", Shape.RED)))
    assert "plein-17" in french.bets
    assert "straight-17" not in french.bets
    assert french.place("courtesy-cheval-0-00").bet.id == "cheval-0-00"
    assert french.inside == {"plein", "cheval"}
    assert {box.number for box in french.boxes if box.number} == set(french.wheel.pockets)
    assert told(why_no_such_bet("cheval-1-5", french.wheel, french.kinds))[0] == "not_adjacent"
    assert told(why_no_such_bet("corner-1-2-4-5", french.wheel, french.kinds))[0] == "not_a_corner"


def test_a_bet_may_win_by_a_list_of_numbers() -> None:
    snake = Kind("snake", None, numbers=covering("1", "5", "9", "12"), lies=(0, 5, 3, 6), label="Snake")
    table = Layout(wheel("single-zero"), (*kinds(), snake))
    assert table.bets["snake"] == Bet("snake", "snake", covering("1", "5", "9", "12"))
    assert table.at(1.5, 5.5).bet.id == "snake"
    assert table.at(1.5, 4.5).bet.id == "low"  # what lies beside it is as it was
    assert [bet for bet in table.bets if bet != "snake"] == list(layout("single-zero").bets)
    assert told(why_no_such_bet("snake-1", table.wheel, table.kinds))[0] == "bet_not_permitted"


def test_an_inside_bet_is_named_by_its_numbers_in_order_with_00_after_0() -> None:
    bet = NAMES.bet(Shape.FIVE, covering("3", "00", "1", "0", "2"))
    assert bet == Bet("five-0-00-1-2-3", "five", covering("0", "00", "1", "2", "3"), Shape.FIVE)
    assert bet.numbers == ["0", "00", "1", "2", "3"]
    assert NAMES.bet(Shape.SPLIT, covering("11", "8")).id == "split-8-11"


def test_an_outside_bet_is_not_named_by_its_numbers() -> None:
    with pytest.raises(AssertionError):
        NAMES.bet(Shape.DOZEN, covering("1"))


@pytest.mark.parametrize("index", [1, 2, 3])
def test_columns_and_dozens(index: int) -> None:
    expected = by_hand.every_bet("single-zero")
    assert NAMES.column(index) == Bet(f"column-{index}", "column", covering(*expected[f"column-{index}"]), Shape.COLUMN)
    assert NAMES.dozen(index) == Bet(f"dozen-{index}", "dozen", covering(*expected[f"dozen-{index}"]), Shape.DOZEN)


@pytest.mark.parametrize("name", WHEELS)
def test_no_zero_belongs_to_an_even_money_bet(name: str) -> None:
    expected = by_hand.every_bet(name)
    bets = NAMES.halves(wheel(name))
    assert {shape.value: (bet.id, bet.kind, bet.covers) for shape, bet in bets.items()} == {
        bet: (bet, bet, expected[bet]) for bet in by_hand.EVEN_MONEY
    }


def test_bets_are_listed_by_kind_and_then_by_number() -> None:
    ids = list(layout("double-zero").bets)
    order = list(by_hand.PAYS)
    assert [by_hand.kind(bet) for bet in ids] == sorted(map(by_hand.kind, ids), key=order.index)
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
    ten, nine = NAMES.bet(Shape.STRAIGHT, covering("10")), NAMES.bet(Shape.STRAIGHT, covering("9"))
    in_order = layout("double-zero").place_in_order
    assert in_order(nine) < in_order(ten)
    assert in_order(ten) < in_order(NAMES.bet(Shape.SPLIT, covering("1", "2")))


@pytest.mark.parametrize("name", WHEELS)
def test_the_id_of_a_bet_tells_its_kind(name: str) -> None:
    assert all(kind_of(bet.id) == bet.kind for bet in layout(name).bets.values())


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
    assert told(why_no_such_bet(bet, wheel(name), layout(name).kinds)) == (code, message, {"bet": bet})


@pytest.mark.parametrize(
    "bet", ["split-2-1", "split-11-8", "split-00-0", "street-3-2-1", "corner-5-4-2-1", "split", "straight-"]
)
def test_nothing_untrue_is_said_of_numbers_in_the_wrong_order(bet: str) -> None:
    message = f"{bet} is no name of a bet: its numbers are written in order, as in split-8-11."
    refused = why_no_such_bet(bet, wheel("double-zero"), layout("double-zero").kinds)
    assert told(refused) == ("bet_not_permitted", message, {"bet": bet})


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
        refused = why_no_such_bet(bet, wheel(name), layout(name).kinds)
        assert told(refused) == ("bet_not_permitted", message, {"bet": bet})
