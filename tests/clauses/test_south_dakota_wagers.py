"""South Dakota 20:18:34:03: the fourteen permissible wagers, under the names that the section gives them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.clauses.felt import (
    AMERICAN_RING,
    BOX_0,
    BOX_00,
    BOX_BLACK,
    BOX_EVEN,
    BOX_HIGH,
    BOX_LOW,
    BOX_ODD,
    BOX_RED,
    CORNER_0_00_2,
    CORNER_0_1_2,
    CORNER_0_1_FIRST_DOZEN,
    CORNER_00_2_3,
    COURTESY_LINE,
    FIRST_DOZEN,
    LINE_0_1,
    LINE_00_2,
    LINE_00_3,
    LINE_FIRST_SECOND_DOZEN,
    ONE_TO_36,
    SECOND_DOZEN,
    THIRD_DOZEN,
    UNDER_34,
    UNDER_35,
    UNDER_36,
    ZERO_IS_NOT_EVEN,
    Point,
    bets_of_kind,
    between,
    box,
    codes,
    declared_by_list,
    far_line,
    findings,
    label_at,
    listed,
    numbers,
    outer_corner,
    outer_line,
    policy_file,
    printed_rules,
    read_at,
    refusal,
    result,
    rulebook_file,
    wheel_file,
    winning_numbers,
)
from tests.support import RED, clause, croupier, settled

SD = "south-dakota"


@clause("SD-34:03-P1-b")
def test_chips_lie_on_an_area_of_the_layout_or_the_wager_is_refused() -> None:
    error = settled(
        SD, "double-zero", [{"bet": "red", "stake": 500}, {"at": LINE_FIRST_SECOND_DOZEN, "stake": 500}], "1"
    )
    assert (error["code"], error["clause"], error["row"]) == ("no_such_position", "SD-34:03-P1-b", 1)
    assert "rows" not in error
    assert read_at(SD, FIRST_DOZEN) == "dozen-1"


FOURTEEN_NAMES = [
    "Straight bet (one number)",
    "Split Bet (two numbers)",
    "Street Bet (three numbers)",
    "Corner bet (four numbers)",
    "Top Line (first five numbers)",
    "Line bet (six numbers)",
    "Column bet (twelve numbers)",
    "Dozen bet (twelve numbers)",
    "Red",
    "Black",
    "Odd",
    "Even",
    "1 to 18",
    "19 to 36",
]


@clause("SD-34:03-P6-a")
def test_the_permissible_wagers_are_the_fourteen_of_the_list() -> None:
    assert list(dict.fromkeys(bet["name"] for bet in listed(SD).values())) == FOURTEEN_NAMES


@clause("SD-34:03-P6-a")
@pytest.mark.parametrize("kind", ["neighbours", "final", "snake"])
def test_a_wager_that_is_not_on_the_list_is_not_permitted(tmp_path: Path, kind: str) -> None:
    more = declared_by_list(kind)
    finding, *_ = findings(tmp_path / "rulebook.toml", rulebook_file(SD) + more)
    assert (finding["key"], finding["code"]) == (f"bets.{kind}", "bet_not_permitted")
    assert finding["clause"] == "SD-34:03-P6-a"
    (finding,) = findings(tmp_path / "policy.toml", policy_file(SD, f"[odds]\n{kind} = 9\n"))
    assert (finding["code"], finding["clause"]) == ("bet_not_permitted", "SD-34:03-P6-a")
    assert refusal(SD, {"bet": f"{kind}-17"}) == ("bet_not_permitted", "SD-34:03-P6-a")


@clause("SD-34:03(1)-a")
def test_straight_bet_wins_on_one_number_and_there_is_one_for_every_compartment() -> None:
    assert {bet["name"] for bet in listed(SD).values() if bet["kind"] == "straight"} == {"Straight bet (one number)"}
    assert set(bets_of_kind(SD, "straight")) == {f"straight-{pocket}" for pocket in ONE_TO_36 | {"0", "00"}}
    assert result(SD, "straight-00", 500, "0") == "lost"
    assert winning_numbers(SD, "straight-00") == {"00"}
    assert winning_numbers(SD, "straight-0") == {"0"}
    assert winning_numbers(SD, "straight-36") == {"36"}
    assert refusal(SD, {"bet": "straight-37"}) == ("number_not_on_wheel", "SD-34:03(1)-a")
    assert refusal(SD, {"bet": "straight-00"}, "single-zero") == ("number_not_on_wheel", "SD-34:03(1)-a")


@clause("SD-34:03(1)-b")
def test_straight_bet_is_placed_within_the_box_of_the_number() -> None:
    assert read_at(SD, BOX_0) == "straight-0"
    assert read_at(SD, BOX_00) == "straight-00"
    assert read_at(SD, box(1)) == "straight-1"
    assert read_at(SD, LINE_0_1) == "split-0-1"
    assert refusal(SD, {"at": (-1.5, 2.25)})[0] == "no_such_position"


@clause("SD-34:03(2)-a")
def test_split_bet_wins_on_either_of_two_numbers_and_there_are_62() -> None:
    assert listed(SD)["split-1-2"]["name"] == "Split Bet (two numbers)"
    pairs = {frozenset(listed(SD)[split]["numbers"]) for split in bets_of_kind(SD, "split")}
    across = {frozenset([str(n), str(n + 1)]) for n in range(1, 36) if n % 3}
    along = {frozenset([str(n), str(n + 3)]) for n in range(1, 34)}
    at_the_zeros = set(map(numbers, ["0 00", "0 1", "0 2", "00 2", "00 3"]))
    assert pairs == across | along | at_the_zeros
    assert len(pairs) == 62
    assert winning_numbers(SD, "split-1-2") == numbers("1 2")
    assert refusal(SD, {"bet": "split-3-4"}) == ("not_adjacent", "SD-34:03(2)-a")
    assert refusal(SD, {"bet": "split-1-5"}) == ("not_adjacent", "SD-34:03(2)-a")


@clause("SD-34:03(2)-b")
def test_split_bet_is_placed_on_the_line_between_the_two_boxes() -> None:
    assert read_at(SD, LINE_00_3) == "split-00-3"
    assert read_at(SD, between(2, 3)) == "split-2-3"
    assert read_at(SD, between(3, 6)) == "split-3-6"
    assert read_at(SD, box(3)) == "straight-3"
    assert read_at(SD, CORNER_00_2_3) == "trio-00-2-3"
    assert read_at(SD, far_line(3)) == "no_such_position"


@clause("SD-34:03(2)-c")
def test_the_0_00_split_may_also_be_placed_on_the_line_between_2nd_12_and_3rd_12() -> None:
    (row,) = settled(SD, "double-zero", [{"at": COURTESY_LINE, "stake": 500}], "24")
    assert (row["bet"], row["result"]) == ("split-0-00", "lost")
    assert winning_numbers(SD, "split-0-00") == numbers("0 00")
    assert [read_at(SD, (x, 3.5)) for x in (7.5, 8.5)] == ["dozen-2", "dozen-3"]
    place = croupier("rules", "show", SD, "--json").json["second_place_of_zero_split"]["value"]
    assert place == "line between 2nd 12 and 3rd 12"


@clause("SD-34:03(2)-c")
@pytest.mark.parametrize("wheel", ["single-zero"])
def test_that_line_needs_00(wheel: str) -> None:
    assert refusal(SD, {"at": COURTESY_LINE}, wheel) == ("bet_needs_double_zero", "SD-34:03(2)-c")


@clause("SD-34:03(3)-a")
def test_street_bet_wins_on_any_number_of_a_row_and_there_are_twelve_rows() -> None:
    streets = bets_of_kind(SD, "street")
    assert (len(streets), streets[0], streets[-1]) == (12, "street-1-2-3", "street-34-35-36")
    assert {listed(SD)[street]["name"] for street in streets} == {"Street Bet (three numbers)"}
    assert winning_numbers(SD, "street-1-2-3") == numbers("1 2 3")
    assert winning_numbers(SD, "street-34-35-36") == numbers("34 35 36")
    assert refusal(SD, {"bet": "street-1-4-7"}) == ("not_a_street", "SD-34:03(3)-a")
    assert refusal(SD, {"bet": "street-2-3-4"}) == ("not_a_street", "SD-34:03(3)-a")


@clause("SD-34:03(3)-b")
def test_street_bet_is_placed_on_the_outside_line_of_the_rows_first_number() -> None:
    assert read_at(SD, outer_line(34)) == "street-34-35-36"
    assert read_at(SD, outer_line(31)) == "street-31-32-33"
    assert read_at(SD, box(34)) == "straight-34"
    assert read_at(SD, between(34, 35)) == "split-34-35"
    assert read_at(SD, far_line(36)) == "no_such_position"


@clause("SD-34:03(3)-c")
def test_three_numbers_includes_exactly_three_groups_at_the_zeros() -> None:
    groups = {frozenset(listed(SD)[trio]["numbers"]) for trio in bets_of_kind(SD, "trio")}
    assert groups == {numbers("0 1 2"), numbers("0 2 00"), numbers("00 2 3")}
    assert {listed(SD)[trio]["pays"] for trio in bets_of_kind(SD, "trio")} == {listed(SD)["street-1-2-3"]["pays"]}
    for trio in bets_of_kind(SD, "trio"):
        assert winning_numbers(SD, trio) == frozenset(listed(SD)[trio]["numbers"])
    assert refusal(SD, {"bet": "trio-0-2-3"}) == ("not_a_street", "SD-34:03(3)-c")
    assert refusal(SD, {"bet": "trio-0-1-3"}) == ("not_a_street", "SD-34:03(3)-c")
    assert refusal(SD, {"bet": "trio-00-2-3"}, "single-zero") == ("bet_needs_double_zero", "SD-34:03(3)-c")


@clause("SD-34:03(3)-d")
def test_a_zero_group_is_placed_on_the_common_corner_of_its_boxes() -> None:
    assert read_at(SD, CORNER_00_2_3) == "trio-00-2-3"
    assert read_at(SD, CORNER_0_00_2) == "trio-0-00-2"
    assert read_at(SD, CORNER_0_1_2) == "trio-0-1-2"
    assert read_at(SD, LINE_00_2) == "split-00-2"
    assert read_at(SD, LINE_00_3) == "split-00-3"
    assert read_at(SD, between(2, 3)) == "split-2-3"
    assert read_at(SD, between(2, 3, 5, 6)) == "corner-2-3-5-6"


@clause("SD-34:03(4)-a")
def test_corner_bet_wins_on_any_of_four_and_there_are_22() -> None:
    corners = bets_of_kind(SD, "corner")
    assert (len(corners), corners[0], corners[-1]) == (22, "corner-1-2-4-5", "corner-32-33-35-36")
    assert {listed(SD)[corner]["name"] for corner in corners} == {"Corner bet (four numbers)"}
    assert winning_numbers(SD, "corner-1-2-4-5") == numbers("1 2 4 5")
    assert winning_numbers(SD, "corner-32-33-35-36") == numbers("32 33 35 36")
    assert refusal(SD, {"bet": "corner-3-4-6-7"}) == ("not_a_corner", "SD-34:03(4)-a")


@clause("SD-34:03(4)-b")
def test_corner_bet_is_placed_where_the_four_boxes_meet() -> None:
    assert read_at(SD, between(29, 30, 32, 33)) == "corner-29-30-32-33"
    assert read_at(SD, between(30, 33)) == "split-30-33"
    assert read_at(SD, between(32, 33)) == "split-32-33"
    assert read_at(SD, (10, 0)) == "no_such_position"  # 30 and 33 alone


@clause("SD-34:03(5)-a")
def test_top_line_wins_on_the_first_five_numbers() -> None:
    assert listed(SD)["five-0-00-1-2-3"]["name"] == "Top Line (first five numbers)"
    assert result(SD, "five-0-00-1-2-3", 500, "3") == "won"
    assert winning_numbers(SD, "five-0-00-1-2-3") == numbers("0 00 1 2 3")
    for wheel in ("single-zero",):
        assert refusal(SD, {"bet": "five-0-00-1-2-3"}, wheel) == ("bet_needs_double_zero", "SD-34:03(5)-a")
        assert bets_of_kind(SD, "five", wheel) == []


@clause("SD-34:03(5)-b")
def test_top_line_is_placed_on_the_corner_of_0_and_1_and_the_1st_12_box() -> None:
    assert read_at(SD, CORNER_0_1_FIRST_DOZEN) == "five-0-00-1-2-3"
    assert read_at(SD, outer_line(1)) == "street-1-2-3"
    assert read_at(SD, FIRST_DOZEN) == "dozen-1"
    assert refusal(SD, {"bet": "five-0-00-1-2-3", "at": outer_line(1)})[0] == "no_such_position"


@clause("SD-34:03(5)-b")
def test_the_rulebook_says_that_the_place_is_a_reading() -> None:
    assert croupier("rules", "show", SD, "--json").json["bets"]["five"]["name"]["reading"] == "B7"
    assert "B7" in croupier("rules", "show", SD).out


@clause("SD-34:03(6)-a")
def test_line_bet_wins_on_two_rows_that_touch_and_there_are_eleven() -> None:
    lines = bets_of_kind(SD, "line")
    assert (len(lines), lines[0], lines[-1]) == (11, "line-1-2-3-4-5-6", "line-31-32-33-34-35-36")
    assert {listed(SD)[line]["name"] for line in lines} == {"Line bet (six numbers)"}
    assert not any({"0", "00"} & set(listed(SD)[line]["numbers"]) for line in lines)
    assert winning_numbers(SD, "line-1-2-3-4-5-6") == numbers("1 2 3 4 5 6")
    assert winning_numbers(SD, "line-31-32-33-34-35-36") == numbers("31 32 33 34 35 36")
    assert refusal(SD, {"bet": "line-1-2-3-7-8-9"}) == ("rows_not_contiguous", "SD-34:03(6)-a")


@clause("SD-34:03(6)-b")
def test_line_bet_is_placed_on_the_outside_corner_of_the_two_first_numbers() -> None:
    assert read_at(SD, outer_corner(28, 31)) == "line-28-29-30-31-32-33"
    assert read_at(SD, outer_line(28)) == "street-28-29-30"
    assert read_at(SD, outer_line(31)) == "street-31-32-33"
    assert read_at(SD, (12, 3)) == "no_such_position"


@clause("SD-34:03(7)-a")
def test_column_bet_wins_on_the_twelve_numbers_of_a_column() -> None:
    assert listed(SD)["column-3"]["name"] == "Column bet (twelve numbers)"
    assert result(SD, "column-3", 500, "36") == "won"
    for column in (1, 2, 3):
        assert winning_numbers(SD, f"column-{column}") == {str(n) for n in range(column, 37, 3)}
    assert refusal(SD, {"bet": "column-0"}) == ("no_such_column", "SD-34:03(7)-a")


@clause("SD-34:03(7)-b")
def test_column_bet_is_placed_in_the_box_at_the_bottom_of_the_column() -> None:
    assert [read_at(SD, point) for point in (UNDER_36, UNDER_35, UNDER_34)] == ["column-3", "column-2", "column-1"]
    assert read_at(SD, (12.5, 1)) == "no_such_position"
    assert read_at(SD, box(36)) == "straight-36"


@clause("SD-34:03(8)-a")
def test_dozen_bet_wins_on_twelve_consecutive_numbers() -> None:
    assert listed(SD)["dozen-2"]["name"] == "Dozen bet (twelve numbers)"
    assert result(SD, "dozen-2", 500, "24") == "won"
    for dozen, first in ((1, 1), (2, 13), (3, 25)):
        assert winning_numbers(SD, f"dozen-{dozen}") == {str(n) for n in range(first, first + 12)}
    assert refusal(SD, {"bet": "dozen-7-18"}) == ("no_such_dozen", "SD-34:03(8)-a")


@clause("SD-34:03(8)-b")
def test_dozen_bet_is_placed_in_the_box_with_its_label() -> None:
    assert (label_at(SD, THIRD_DOZEN), read_at(SD, THIRD_DOZEN)) == ("3rd 12", "dozen-3")
    assert (label_at(SD, SECOND_DOZEN), read_at(SD, SECOND_DOZEN)) == ("2nd 12", "dozen-2")
    assert (label_at(SD, FIRST_DOZEN), read_at(SD, FIRST_DOZEN)) == ("1st 12", "dozen-1")
    assert read_at(SD, LINE_FIRST_SECOND_DOZEN) == "no_such_position"


EVEN = frozenset(str(number) for number in range(2, 37, 2))
HIGH = frozenset(str(number) for number in range(19, 37))


@pytest.mark.parametrize(
    ("bet", "name", "wins", "outcome", "expected"),
    [
        pytest.param("red", "Red", RED, "0", "lost", marks=clause("SD-34:03(9)-a")),
        pytest.param("black", "Black", ONE_TO_36 - RED, "00", "lost", marks=clause("SD-34:03(10)-a")),
        pytest.param("odd", "Odd", ONE_TO_36 - EVEN, "00", "lost", marks=clause("SD-34:03(11)-a")),
        pytest.param("even", "Even", EVEN, "00", "lost", marks=clause("SD-34:03(12)-a")),
        pytest.param("low", "1 to 18", ONE_TO_36 - HIGH, "1", "won", marks=clause("SD-34:03(13)-a")),
        pytest.param("high", "19 to 36", HIGH, "36", "won", marks=clause("SD-34:03(14)-a")),
    ],
)
def test_each_even_money_wager_wins_on_its_eighteen_compartments_and_loses_on_zeros(
    bet: str, name: str, wins: frozenset[str], outcome: str, expected: str
) -> None:
    assert listed(SD)[bet]["name"] == name
    assert result(SD, bet, 500, outcome) == expected
    assert winning_numbers(SD, bet) == wins
    assert len(wins) == 18


@clause("SD-34:03(9)-a", "SD-34:03(10)-a")
@pytest.mark.parametrize(("area", "painted"), [("1r", "1b"), ("2b", "2r")])
def test_red_and_black_must_be_eighteen_compartments_each(tmp_path: Path, area: str, painted: str) -> None:
    ring = f"{AMERICAN_RING} ".replace(f" {area} ", f" {painted} ").strip()
    assert "bad_wheel_colours" in codes(findings(tmp_path / "wheel.toml", wheel_file(ring)))


@clause("SD-34:03(12)-a")
def test_zero_is_not_even_and_the_rules_say_so(tmp_path: Path) -> None:
    assert ZERO_IS_NOT_EVEN in printed_rules(SD, tmp_path)


@pytest.mark.parametrize(
    ("bet", "label", "point"),
    [
        pytest.param("red", "Red", BOX_RED, marks=clause("SD-34:03(9)-b")),
        pytest.param("black", "Black", BOX_BLACK, marks=clause("SD-34:03(10)-b")),
        pytest.param("odd", "odd", BOX_ODD, marks=clause("SD-34:03(11)-b")),
        pytest.param("even", "even", BOX_EVEN, marks=clause("SD-34:03(12)-b")),
        pytest.param("low", "1 to 18", BOX_LOW, marks=clause("SD-34:03(13)-b")),
        pytest.param("high", "19 to 36", BOX_HIGH, marks=clause("SD-34:03(14)-b")),
    ],
)
def test_even_money_wagers_are_placed_within_the_box_so_labelled(bet: str, label: str, point: Point) -> None:
    x, y = point
    assert (label_at(SD, point), read_at(SD, point)) == (label, bet)
    assert read_at(SD, (x - 1, y)) == read_at(SD, (x + 1, y)) == "no_such_position"
    assert read_at(SD, (x, 4)) == read_at(SD, (x, 5.5)) == "no_such_position"


@pytest.mark.parametrize(
    ("bet", "alias", "printed"),
    [
        pytest.param("low", "Low", "1 to 18 (Low)", marks=clause("SD-34:03(13)-c")),
        pytest.param("high", "High", "19 to 36 (High)", marks=clause("SD-34:03(14)-c")),
    ],
)
def test_the_halves_are_also_called_low_and_high(bet: str, alias: str, printed: str) -> None:
    assert listed(SD)[bet]["alias"] == alias
    assert printed in croupier("odds", SD).out
