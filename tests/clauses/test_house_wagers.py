"""House rules, "Placement of Wagers" and "Types of Wagers": what each bet wins on, and where its chips lie."""

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
    LINE_0_00,
    LINE_0_1,
    LINE_0_2,
    LINE_00_2,
    LINE_00_3,
    LINE_FIRST_SECOND_DOZEN,
    LINE_RED_BLACK,
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
    far_line,
    findings,
    label_at,
    listed,
    numbers,
    outer_corner,
    outer_line,
    printed_rules,
    read_at,
    refusal,
    result,
    wheel_file,
    winning_numbers,
)
from tests.support import RED, clause, croupier, settled


@clause("H-PW.1-b")
def test_every_place_of_the_layout_is_a_bet_and_nothing_else_is() -> None:
    catalogue = {place: bet_id for bet_id, bet in listed("house").items() for place in bet["places"]}
    assert (len(catalogue), len(listed("house"))) == (162, 161)
    rows = settled("house", "double-zero", [{"place": place, "stake": 100} for place in catalogue], "17")
    assert [row["bet"] for row in rows] == list(catalogue.values())
    assert refusal("house", {"at": LINE_RED_BLACK}) == ("no_such_position", "H-PW.1-b")
    assert refusal("house", {"place": "lucky-corner"}) == ("no_such_position", "H-PW.1-b")


@clause("H-PW.1-b")
def test_chips_on_no_area_leave_the_whole_slip_unsettled() -> None:
    error = settled("house", "double-zero", [{"bet": "red", "stake": 100}, {"at": [6, 4.5], "stake": 100}], "1")
    assert (error["code"], error["row"]) == ("no_such_position", 1)
    assert "rows" not in error


@clause("H-TW.1-a")
def test_straight_wins_on_the_one_number_that_the_player_chose() -> None:
    assert listed("house")["straight-17"]["name"] == "Straight"
    assert result("house", "straight-17", 200, "17") == "won"
    (lost,) = settled("house", "double-zero", [{"bet": "straight-17", "stake": 200}], "18")
    assert (lost["result"], lost["collected"]) == ("lost", 200)
    for pocket in ONE_TO_36 | {"0", "00"}:
        assert winning_numbers("house", f"straight-{pocket}") == {pocket}
    assert len(bets_of_kind("house", "straight")) == 38


@clause("H-TW.1-a")
def test_a_number_that_the_wheel_does_not_have_cannot_be_chosen() -> None:
    assert refusal("house", {"bet": "straight-37"}) == ("number_not_on_wheel", "H-TW.1-a")
    error = settled("house", "single-zero", [{"bet": "straight-00", "stake": 100}], "17")
    assert (error["code"], error["message"]) == ("number_not_on_wheel", "There is no 00 on this wheel.")


@clause("H-TW.1-b")
def test_straight_chips_lie_within_the_box_of_the_number() -> None:
    assert read_at("house", box(32)) == "straight-32"
    assert (read_at("house", BOX_0), read_at("house", BOX_00)) == ("straight-0", "straight-00")
    for number in range(1, 37):
        assert read_at("house", box(number)) == f"straight-{number}"
    assert read_at("house", between(32, 35)) == "split-32-35"
    assert read_at("house", (10.5, -0.5)) == "no_such_position"


@clause("H-TW.2-a")
def test_split_wins_on_either_of_two_numbers() -> None:
    assert listed("house")["split-8-11"]["name"] == "Split"
    assert result("house", "split-8-11", 100, "11") == "won"
    assert result("house", "split-8-11", 100, "12") == "lost"
    assert winning_numbers("house", "split-8-11") == numbers("8 11")
    assert winning_numbers("house", "split-0-00") == numbers("0 00")
    assert len(bets_of_kind("house", "split")) == 62


@clause("H-TW.2-a")
@pytest.mark.parametrize("pair", ["1-5", "3-4", "1-3", "0-3", "00-1"])
def test_two_numbers_whose_boxes_share_no_line_are_no_split(pair: str) -> None:
    assert refusal("house", {"bet": f"split-{pair}"}) == ("not_adjacent", "H-TW.2-a")


@clause("H-TW.2-a")
def test_the_player_may_name_the_two_numbers_in_any_order() -> None:
    (row,) = settled("house", "double-zero", [{"bet": "split-11-8", "stake": 100}], "8")
    assert (row["bet"], row["result"]) == ("split-8-11", "won")


@clause("H-TW.2-b")
def test_split_chips_lie_on_the_line_between_the_two_boxes() -> None:
    assert read_at("house", between(19, 22)) == "split-19-22"
    assert read_at("house", between(19, 20)) == "split-19-20"
    zero_lines = {LINE_0_00: "0-00", LINE_0_1: "0-1", LINE_0_2: "0-2", LINE_00_2: "00-2", LINE_00_3: "00-3"}
    for line, pair in zero_lines.items():
        assert read_at("house", line) == f"split-{pair}"
    assert read_at("house", box(19)) == "straight-19"
    assert read_at("house", outer_line(19)) == "street-19-20-21"
    assert read_at("house", far_line(21)) == "no_such_position"


@clause("H-TW.2-c")
def test_the_split_of_0_and_00_may_also_lie_on_the_courtesy_line() -> None:
    (row,) = settled("house", "double-zero", [{"at": COURTESY_LINE, "stake": 200}], "00")
    assert (row["bet"], row["result"]) == ("split-0-00", "won")
    assert listed("house")["split-0-00"]["places"] == ["split-0-00", "courtesy"]
    assert croupier("rules", "show", "house", "--json").json["second_place_of_zero_split"]["value"] == "courtesy line"
    assert read_at("house", SECOND_DOZEN) == "dozen-2"
    assert read_at("house", THIRD_DOZEN) == "dozen-3"


@clause("H-TW.2-c")
def test_both_places_of_the_0_00_split_are_one_bet_under_one_maximum() -> None:
    two_places = [{"at": LINE_0_00, "stake": 400}, {"place": "courtesy", "stake": 100}]
    error = settled("house", "double-zero", two_places, "00")
    assert (error["code"], error["row"], error["facts"]["stake"]) == ("above_maximum", 1, 500)


@clause("H-TW.2-c")
@pytest.mark.parametrize("wheel", ["single-zero"])
@pytest.mark.parametrize("chips", [{"place": "courtesy"}, {"at": COURTESY_LINE}])
def test_the_courtesy_line_means_nothing_without_00(wheel: str, chips: dict[str, object]) -> None:
    assert refusal("house", chips, wheel) == ("bet_needs_double_zero", "H-TW.2-c")


@clause("H-TW.3-a")
def test_three_numbers_wins_on_any_number_of_one_row() -> None:
    street = listed("house")["street-25-26-27"]
    assert (street["name"], street["alias"]) == ("Three numbers", "street")
    assert result("house", "street-25-26-27", 300, "26") == "won"
    assert winning_numbers("house", "street-25-26-27") == numbers("25 26 27")
    assert len(bets_of_kind("house", "street")) == 12
    assert refusal("house", {"bet": "street-1-4-7"}) == ("not_a_street", "H-TW.3-a")


@clause("H-TW.3-b")
def test_street_chips_lie_on_the_outer_line_of_the_first_number_of_the_row() -> None:
    assert read_at("house", outer_line(13)) == "street-13-14-15"
    for first in range(1, 37, 3):
        assert read_at("house", outer_line(first)) == f"street-{first}-{first + 1}-{first + 2}"
    assert read_at("house", box(13)) == "straight-13"
    assert read_at("house", outer_corner(13, 16)) == "line-13-14-15-16-17-18"
    assert read_at("house", far_line(15)) == "no_such_position"


@clause("H-TW.3.i-a")
def test_three_numbers_also_has_the_three_groups_at_the_zeros() -> None:
    assert bets_of_kind("house", "trio") == ["trio-0-00-2", "trio-0-1-2", "trio-00-2-3"]
    assert listed("house")["trio-0-00-2"]["name"] == "Three numbers"
    assert result("house", "trio-0-00-2", 200, "00") == "won"
    assert result("house", "trio-0-00-2", 200, "1") == "lost"
    for group in ("0 1 2", "0 00 2", "00 2 3"):
        assert winning_numbers("house", "trio-" + group.replace(" ", "-")) == numbers(group)


@clause("H-TW.3.i-a")
def test_no_other_group_of_three_is_listed() -> None:
    for group in ("0-2-3", "0-1-3", "0-00-1"):
        assert refusal("house", {"bet": f"trio-{group}"}) == ("not_a_street", "H-TW.3.i-a")
    for wheel in ("single-zero",):
        assert refusal("house", {"bet": "trio-0-00-2"}, wheel) == ("bet_needs_double_zero", "H-TW.3.i-a")
        assert bets_of_kind("house", "trio", wheel) == ["trio-0-1-2"]


@clause("H-TW.3.ii-a")
def test_chips_on_a_zero_group_lie_on_the_common_corner_of_its_three_boxes() -> None:
    assert read_at("house", CORNER_0_00_2) == "trio-0-00-2"
    assert read_at("house", CORNER_0_1_2) == "trio-0-1-2"
    assert read_at("house", CORNER_00_2_3) == "trio-00-2-3"
    # Between these corners a chip touches two number boxes: a split. The outer end of the line is first five.
    assert [read_at("house", point) for point in (LINE_0_1, LINE_0_2, LINE_00_2, LINE_00_3)] == [
        "split-0-1",
        "split-0-2",
        "split-00-2",
        "split-00-3",
    ]
    assert read_at("house", CORNER_0_1_FIRST_DOZEN) == "five-0-00-1-2-3"
    assert read_at("house", (0, 0)) == "no_such_position"


@clause("H-TW.4-a")
def test_four_numbers_wins_on_any_of_four_numbers_in_contiguous_boxes() -> None:
    corner = listed("house")["corner-17-18-20-21"]
    assert (corner["name"], corner["alias"]) == ("Four numbers", "four corners")
    assert result("house", "corner-17-18-20-21", 100, "20") == "won"
    assert result("house", "corner-17-18-20-21", 100, "19") == "lost"
    assert winning_numbers("house", "corner-17-18-20-21") == numbers("17 18 20 21")
    assert len(bets_of_kind("house", "corner")) == 22


@clause("H-TW.4-a")
@pytest.mark.parametrize("four", ["3-4-6-7", "0-1-2-3", "1-2-3-4", "1-3-4-6"])
def test_four_numbers_that_are_no_block_are_no_corner(four: str) -> None:
    assert refusal("house", {"bet": f"corner-{four}"}) == ("not_a_corner", "H-TW.4-a")


@clause("H-TW.4-b")
def test_corner_chips_lie_where_the_four_boxes_meet() -> None:
    assert read_at("house", between(1, 2, 4, 5)) == "corner-1-2-4-5"
    assert read_at("house", between(1, 4)) == "split-1-4"
    assert read_at("house", between(4, 5)) == "split-4-5"
    assert read_at("house", between(4, 5, 7, 8)) == "corner-4-5-7-8"
    assert read_at("house", (1, 0)) == "no_such_position"  # only 3 and 6 meet at that corner
    assert read_at("house", (12, 1)) == "no_such_position"  # 35 and 36 and two column boxes


@clause("H-TW.5-a")
def test_first_five_numbers_wins_on_0_00_1_2_and_3() -> None:
    assert listed("house")["five-0-00-1-2-3"]["name"] == "First five numbers"
    assert result("house", "five-0-00-1-2-3", 200, "00") == "won"
    assert result("house", "five-0-00-1-2-3", 200, "4") == "lost"
    assert winning_numbers("house", "five-0-00-1-2-3") == numbers("0 00 1 2 3")
    assert len(bets_of_kind("house", "five")) == 1


@clause("H-TW.5-a")
@pytest.mark.parametrize("wheel", ["single-zero"])
def test_first_five_numbers_needs_00(wheel: str) -> None:
    assert refusal("house", {"bet": "five-0-00-1-2-3"}, wheel) == ("bet_needs_double_zero", "H-TW.5-a")


@clause("H-TW.5-b")
def test_first_five_chips_lie_on_the_common_corner_of_1st_12_and_0_and_1() -> None:
    assert read_at("house", CORNER_0_1_FIRST_DOZEN) == "five-0-00-1-2-3"
    assert read_at("house", outer_line(1)) == "street-1-2-3"
    assert read_at("house", FIRST_DOZEN) == "dozen-1"
    assert read_at("house", LINE_0_1) == "split-0-1"
    assert read_at("house", (-0.5, 3)) == "no_such_position"
    claimed = {"bet": "five-0-00-1-2-3", "at": FIRST_DOZEN}
    assert refusal("house", claimed)[0] == "no_such_position"


@clause("H-TW.6-a")
def test_six_numbers_wins_on_any_number_of_two_rows_that_touch() -> None:
    line = "line-7-8-9-10-11-12"
    assert listed("house")[line]["name"] == "Six numbers"
    assert result("house", line, 400, "9") == "won"
    assert winning_numbers("house", line) == numbers("7 8 9 10 11 12")
    assert len(bets_of_kind("house", "line")) == 11
    assert refusal("house", {"bet": "line-1-2-3-7-8-9"}) == ("rows_not_contiguous", "H-TW.6-a")
    assert refusal("house", {"bet": "line-0-00-1-2-3"}) == ("rows_not_contiguous", "H-TW.6-a")


@clause("H-TW.6-b")
def test_six_number_chips_lie_on_the_outside_corner_of_the_two_first_numbers() -> None:
    assert read_at("house", outer_corner(16, 19)) == "line-16-17-18-19-20-21"
    assert read_at("house", outer_line(16)) == "street-16-17-18"
    assert read_at("house", outer_line(19)) == "street-19-20-21"
    assert read_at("house", (12, 3)) == "no_such_position"  # beyond 34 there is no second row


@clause("H-TW.7-a")
def test_column_wins_on_any_of_the_twelve_numbers_of_one_column() -> None:
    assert listed("house")["column-2"]["name"] == "Column"
    assert result("house", "column-2", 400, "17") == "won"
    assert result("house", "column-2", 400, "0") == "lost"
    assert winning_numbers("house", "column-1") == numbers("1 4 7 10 13 16 19 22 25 28 31 34")
    assert winning_numbers("house", "column-2") == numbers("2 5 8 11 14 17 20 23 26 29 32 35")
    assert winning_numbers("house", "column-3") == numbers("3 6 9 12 15 18 21 24 27 30 33 36")
    assert refusal("house", {"bet": "column-4"}) == ("no_such_column", "H-TW.7-a")


@clause("H-TW.7-b")
def test_column_chips_lie_in_the_box_at_the_bottom_of_the_column() -> None:
    assert [read_at("house", point) for point in (UNDER_34, UNDER_35, UNDER_36)] == ["column-1", "column-2", "column-3"]
    assert read_at("house", (12.5, 1)) == "no_such_position"
    assert read_at("house", (12.5, 2)) == "no_such_position"
    assert read_at("house", box(35)) == "straight-35"


@clause("H-TW.8-a")
def test_dozen_wins_on_twelve_consecutive_numbers() -> None:
    assert listed("house")["dozen-1"]["name"] == "Dozen"
    assert result("house", "dozen-1", 100, "12") == "won"
    assert result("house", "dozen-1", 100, "13") == "lost"
    assert winning_numbers("house", "dozen-1") == numbers("1 2 3 4 5 6 7 8 9 10 11 12")
    assert winning_numbers("house", "dozen-2") == numbers("13 14 15 16 17 18 19 20 21 22 23 24")
    assert winning_numbers("house", "dozen-3") == numbers("25 26 27 28 29 30 31 32 33 34 35 36")
    assert refusal("house", {"bet": "dozen-7-18"}) == ("no_such_dozen", "H-TW.8-a")


@clause("H-TW.8-b")
def test_dozen_chips_lie_in_the_boxes_labelled_1st_12_and_2nd_12_and_3rd_12() -> None:
    assert (label_at("house", FIRST_DOZEN), read_at("house", FIRST_DOZEN)) == ("1st 12", "dozen-1")
    assert (label_at("house", SECOND_DOZEN), read_at("house", SECOND_DOZEN)) == ("2nd 12", "dozen-2")
    assert (label_at("house", THIRD_DOZEN), read_at("house", THIRD_DOZEN)) == ("3rd 12", "dozen-3")
    assert read_at("house", LINE_FIRST_SECOND_DOZEN) == "no_such_position"
    assert read_at("house", COURTESY_LINE) == "split-0-00"


ODD = numbers("1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 33 35")
LOW = numbers("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18")


@pytest.mark.parametrize(
    ("bet", "name", "wins", "stake", "outcomes"),
    [
        pytest.param("red", "Red", RED, 400, {"19": "won", "10": "lost"}, marks=clause("H-TW.9-a")),
        pytest.param("black", "Black", ONE_TO_36 - RED, 100, {"11": "won", "00": "lost"}, marks=clause("H-TW.10-a")),
        pytest.param("odd", "Odd", ODD, 200, {"35": "won", "36": "lost"}, marks=clause("H-TW.11-a")),
        pytest.param("even", "Even", ONE_TO_36 - ODD, 200, {"0": "lost", "36": "won"}, marks=clause("H-TW.12-a")),
        pytest.param("low", "1 to 18", LOW, 300, {"18": "won", "19": "lost"}, marks=clause("H-TW.13-a")),
        pytest.param("high", "19 to 36", ONE_TO_36 - LOW, 300, {"19": "won", "18": "lost"}, marks=clause("H-TW.14-a")),
    ],
)
def test_each_even_money_bet_wins_on_its_eighteen_numbers_and_never_on_a_zero(
    bet: str, name: str, wins: frozenset[str], stake: int, outcomes: dict[str, str]
) -> None:
    assert listed("house")[bet]["name"] == name
    assert {outcome: result("house", bet, stake, outcome) for outcome in outcomes} == outcomes
    assert winning_numbers("house", bet) == wins
    assert len(wins) == 18


@clause("H-TW.12-a")
def test_the_printed_rules_say_that_zero_is_not_even(tmp_path: Path) -> None:
    assert ZERO_IS_NOT_EVEN in printed_rules("house", tmp_path)


@clause("H-TW.9-a", "H-TW.10-a")
def test_a_wheel_without_eighteen_red_and_eighteen_black_numbers_is_refused(tmp_path: Path) -> None:
    assert findings(tmp_path / "wheel.toml", wheel_file(AMERICAN_RING)) == []
    painted = findings(tmp_path / "wheel.toml", wheel_file(AMERICAN_RING.replace("10b", "10r")))
    assert "bad_wheel_colours" in codes(painted)


@pytest.mark.parametrize(
    ("bet", "label", "point"),
    [
        pytest.param("red", "Red", BOX_RED, marks=clause("H-TW.9-b")),
        pytest.param("black", "Black", BOX_BLACK, marks=clause("H-TW.10-b")),
        pytest.param("odd", "Odd", BOX_ODD, marks=clause("H-TW.11-b")),
        pytest.param("even", "Even", BOX_EVEN, marks=clause("H-TW.12-b")),
        pytest.param("low", "1 to 18", BOX_LOW, marks=clause("H-TW.13-b")),
        pytest.param("high", "19 to 36", BOX_HIGH, marks=clause("H-TW.14-b")),
    ],
)
def test_even_money_chips_lie_within_the_box_that_carries_the_name(bet: str, label: str, point: Point) -> None:
    x, y = point
    assert (label_at("house", point), read_at("house", point)) == (label, bet)
    assert read_at("house", (x - 0.9, y + 0.4)) == read_at("house", (x + 0.9, y - 0.4)) == bet
    assert read_at("house", (x - 1, y)) == read_at("house", (x + 1, y)) == "no_such_position"
    assert read_at("house", (x, 4)) == read_at("house", (x, 5.5)) == "no_such_position"
