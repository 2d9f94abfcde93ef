"""Colorado 47.1-2203: where wagers are placed, and the fourteen that subsection (6) permits."""

from __future__ import annotations

import json
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
    EUROPEAN_RING,
    FIRST_DOZEN,
    LINE_0_00,
    LINE_0_1,
    LINE_0_2,
    LINE_FIRST_SECOND_DOZEN,
    LINE_RED_BLACK,
    ONE_TO_36,
    SECOND_DOZEN,
    THIRD_DOZEN,
    UNDER_34,
    UNDER_35,
    UNDER_36,
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
    read_at,
    refusal,
    result,
    rulebook_file,
    wheel_file,
    winning_numbers,
)
from tests.support import RED, clause, croupier, settled

CO = "colorado"
WITHOUT_00 = ["single-zero", "double-zero-as-single-zero"]


@clause("CO-2203(1)-b")
@pytest.mark.parametrize("point", [(-1, 1.5), (-2, 1.5), (6, 6), LINE_RED_BLACK, (13.5, 1)])
def test_chips_outside_the_areas_of_the_layout_are_refused(point: Point) -> None:
    error = settled(CO, "double-zero", [{"bet": "red", "stake": 500}, {"at": point, "stake": 500}], "1")
    assert (error["code"], error["clause"], error["row"]) == ("no_such_position", "CO-2203(1)-b", 1)
    assert error["message"] == "That spot on the layout is not a bet."
    assert "rows" not in error


AREAS: dict[Point, str] = {
    BOX_0: "straight-0", BOX_00: "straight-00", box(17): "straight-17",
    LINE_0_00: "split-0-00", LINE_0_2: "split-0-2", between(17, 20): "split-17-20", between(16, 17): "split-16-17",
    CORNER_0_1_2: "trio-0-1-2", CORNER_0_00_2: "trio-0-00-2", outer_line(16): "street-16-17-18",
    between(16, 17, 19, 20): "corner-16-17-19-20", outer_corner(16, 19): "line-16-17-18-19-20-21",
    CORNER_0_1_FIRST_DOZEN: "five-0-00-1-2-3",
    FIRST_DOZEN: "dozen-1", UNDER_34: "column-1", UNDER_36: "column-3",
    BOX_LOW: "low", BOX_EVEN: "even", BOX_RED: "red", BOX_BLACK: "black", BOX_ODD: "odd", BOX_HIGH: "high",
}  # fmt: skip


@clause("CO-2203(1)-b")
def test_chips_stand_for_the_bet_on_whose_area_they_are() -> None:
    rows = settled(CO, "double-zero", [{"at": list(point), "stake": 100} for point in AREAS], "1")
    assert [row["bet"] for row in rows] == list(AREAS.values())


FOURTEEN_NAMES = [
    "Straight bet (one number)",
    "Split Bet (two numbers)",
    "Street Bet (three numbers)",
    "Corner Bet (Four Numbers)",
    "First Five Numbers",
    "Line Bet (Six Numbers)",
    "Column Bet (Twelve numbers)",
    "Dozen Bet (Twelve Numbers)",
    "Red",
    "Black",
    "Odd",
    "Even",
    "1 to 18",
    "19 to 36",
]


@clause("CO-2203(6)-a")
def test_the_permissible_wagers_are_the_listed_fourteen() -> None:
    assert list(dict.fromkeys(bet["name"] for bet in listed(CO).values())) == FOURTEEN_NAMES


@clause("CO-2203(6)-a")
def test_any_other_wager_is_not_permitted(tmp_path: Path) -> None:
    more = declared_by_list("red-split")
    finding, *_ = findings(tmp_path / "rulebook.toml", rulebook_file(CO) + more)
    assert (finding["key"], finding["code"]) == ("bets.red-split", "bet_not_permitted")
    assert finding["clause"] == "CO-2203(6)-a"
    (finding,) = findings(tmp_path / "policy.toml", policy_file(CO, "[odds]\nred-split = 17\n"))
    assert (finding["code"], finding["clause"]) == ("bet_not_permitted", "CO-2203(6)-a")
    for bet in ("red-split", "neighbours-17", "four-0-1-2-3"):
        assert refusal(CO, {"bet": bet}, "single-zero") == ("bet_not_permitted", "CO-2203(6)-a")


@clause("CO-2203(6)(a)-a")
def test_straight_bet_is_on_one_number_of_the_wheel_in_use() -> None:
    assert listed(CO)["straight-00"]["name"] == "Straight bet (one number)"
    straights = set(bets_of_kind(CO, "straight", "single-zero"))
    assert straights == {f"straight-{pocket}" for pocket in ONE_TO_36 | {"0"}}
    assert set(bets_of_kind(CO, "straight", "double-zero-as-single-zero")) == straights
    assert winning_numbers(CO, "straight-0", "single-zero") == {"0"}
    assert winning_numbers(CO, "straight-17", "single-zero") == {"17"}
    assert winning_numbers(CO, "straight-00") == {"00"}
    assert refusal(CO, {"bet": "straight-00"}, "single-zero") == ("number_not_on_wheel", "CO-2203(6)(a)-a")
    assert refusal(CO, {"bet": "straight-37"}) == ("number_not_on_wheel", "CO-2203(6)(a)-a")


@clause("CO-2203(6)(a)-b")
def test_straight_bet_is_placed_within_the_box_of_the_number() -> None:
    assert read_at(CO, BOX_00) == "straight-00"
    assert read_at(CO, BOX_0) == "straight-0"
    assert read_at(CO, BOX_00, "single-zero") == "straight-0"  # one long box on a single-zero layout
    assert read_at(CO, box(17)) == "straight-17"
    assert read_at(CO, LINE_0_00) == "split-0-00"
    assert read_at(CO, (-0.5, -0.5)) == "no_such_position"


@clause("CO-2203(6)(b)-a")
def test_split_bet_wins_once_on_either_of_two_numbers() -> None:
    assert listed(CO)["split-17-20"]["name"] == "Split Bet (two numbers)"
    (row,) = settled(CO, "double-zero", [{"bet": "split-17-20", "stake": 1000}], "20")
    assert (row["result"], row["winnings"], row["returned"]) == ("won", 17_000, 1000)
    assert winning_numbers(CO, "split-17-20") == numbers("17 20")
    assert winning_numbers(CO, "split-0-3", "single-zero") == numbers("0 3")
    assert refusal(CO, {"bet": "split-1-5"}) == ("not_adjacent", "CO-2203(6)(b)-a")
    assert refusal(CO, {"bet": "split-3-4"}) == ("not_adjacent", "CO-2203(6)(b)-a")


ROWS_AND_COLUMNS = [(n, n + 3) for n in range(1, 34)] + [(n, n + 1) for n in range(1, 36) if n % 3]


@clause("CO-2203(6)(b)-a")
@pytest.mark.parametrize(
    ("wheel", "at_the_zeros"),
    [("double-zero", ["0 00", "0 1", "0 2", "00 2", "00 3"]), ("single-zero", ["0 1", "0 2", "0 3"])],
)
def test_the_pairs_are_those_whose_boxes_share_a_line_on_this_layout(wheel: str, at_the_zeros: list[str]) -> None:
    pairs = [winning_numbers(CO, split, wheel) for split in bets_of_kind(CO, "split", wheel)]
    assert len(pairs) == len(ROWS_AND_COLUMNS) + len(at_the_zeros)
    assert set(pairs) == {*(numbers(f"{low} {high}") for low, high in ROWS_AND_COLUMNS), *map(numbers, at_the_zeros)}


@clause("CO-2203(6)(b)-b")
def test_split_bet_is_placed_on_the_line_between_the_two_boxes() -> None:
    assert read_at(CO, LINE_0_2) == "split-0-2"
    assert read_at(CO, LINE_0_1) == "split-0-1"
    assert read_at(CO, CORNER_0_1_2) == "trio-0-1-2"
    assert read_at(CO, between(17, 20)) == "split-17-20"
    assert read_at(CO, between(16, 17)) == "split-16-17"
    assert read_at(CO, box(2)) == "straight-2"
    assert read_at(CO, far_line(24)) == "no_such_position"


@clause("CO-2203(6)(b)-b")
def test_each_line_between_two_boxes_is_their_split_and_boxes_that_do_not_touch_have_none() -> None:
    slip = [{"at": list(between(*pair)), "stake": 100} for pair in ROWS_AND_COLUMNS]
    rows = settled(CO, "double-zero", slip, "17")
    assert [row["bet"] for row in rows] == [f"split-{low}-{high}" for low, high in ROWS_AND_COLUMNS]
    two_apart = [(n, n + 6) for n in range(1, 31)] + [(n, n + 2) for n in range(1, 36, 3)]
    rows = settled(CO, "double-zero", [{"at": list(between(*pair)), "stake": 100} for pair in two_apart], "17")
    assert [row["bet"] for row in rows] == [f"straight-{sum(pair) // 2}" for pair in two_apart]
    for number in (1, 2, 10, 32):  # They meet in a corner, and that is another bet.
        assert read_at(CO, between(number, number + 4)).startswith("corner-")


@clause("CO-2203(6)(b)-c")
def test_the_0_00_split_may_also_be_placed_between_2nd_12_and_3rd_12() -> None:
    (row,) = settled(CO, "double-zero", [{"at": COURTESY_LINE, "stake": 1000}], "00")
    assert (row["bet"], row["result"], row["winnings"]) == ("split-0-00", "won", 17_000)
    assert read_at(CO, SECOND_DOZEN) == "dozen-2"
    assert read_at(CO, THIRD_DOZEN) == "dozen-3"


@clause("CO-2203(6)(b)-c")
@pytest.mark.parametrize("wheel", WITHOUT_00)
def test_while_00_is_covered_or_absent_that_line_is_refused(wheel: str) -> None:
    assert refusal(CO, {"at": COURTESY_LINE}, wheel) == ("bet_needs_double_zero", "CO-2203(6)(b)-c")
    assert refusal(CO, {"place": "courtesy"}, wheel) == ("bet_needs_double_zero", "CO-2203(6)(b)-c")


@clause("CO-2203(6)(c)-a")
def test_street_bet_wins_on_any_number_of_a_row() -> None:
    assert listed(CO)["street-10-11-12"]["name"] == "Street Bet (three numbers)"
    assert result(CO, "street-10-11-12", 500, "13") == "lost"
    assert result(CO, "street-10-11-12", 500, "12") == "won"
    assert winning_numbers(CO, "street-10-11-12") == numbers("10 11 12")
    assert len(bets_of_kind(CO, "street")) == 12
    assert refusal(CO, {"bet": "street-1-4-7"}) == ("not_a_street", "CO-2203(6)(c)-a")


@clause("CO-2203(6)(c)-b")
def test_street_bet_is_placed_on_the_outside_line_of_the_rows_first_number() -> None:
    assert read_at(CO, outer_line(1)) == "street-1-2-3"
    assert read_at(CO, FIRST_DOZEN) == "dozen-1"
    assert read_at(CO, box(1)) == "straight-1"
    assert read_at(CO, CORNER_0_1_FIRST_DOZEN) == "five-0-00-1-2-3"
    assert read_at(CO, far_line(3)) == "no_such_position"


@clause("CO-2203(6)(c)(i)-a")
def test_three_numbers_also_has_the_groups_at_the_zeros_that_the_wheel_allows() -> None:
    assert bets_of_kind(CO, "trio") == ["trio-0-00-2", "trio-0-1-2", "trio-00-2-3"]
    for wheel in WITHOUT_00:
        assert bets_of_kind(CO, "trio", wheel) == ["trio-0-1-2"]
        assert refusal(CO, {"bet": "trio-0-00-2"}, wheel) == ("bet_needs_double_zero", "CO-2203(6)(c)(i)-a")
        assert refusal(CO, {"bet": "trio-0-2-3"}, wheel) == ("not_a_street", "CO-2203(6)(c)(i)-a")
    assert winning_numbers(CO, "trio-0-00-2") == numbers("0 00 2")
    assert winning_numbers(CO, "trio-00-2-3") == numbers("00 2 3")
    assert winning_numbers(CO, "trio-0-1-2") == winning_numbers(CO, "trio-0-1-2", "single-zero") == numbers("0 1 2")


@clause("CO-2203(6)(c)(ii)-a")
def test_a_zero_group_is_placed_on_the_common_corner_of_its_boxes() -> None:
    assert read_at(CO, CORNER_0_1_2) == "trio-0-1-2"
    assert read_at(CO, CORNER_0_00_2) == "trio-0-00-2"
    assert read_at(CO, CORNER_00_2_3) == "trio-00-2-3"
    assert read_at(CO, LINE_0_1) == "split-0-1"
    assert read_at(CO, LINE_0_2) == "split-0-2"
    assert read_at(CO, between(1, 2)) == "split-1-2"
    # On a single-zero layout 0, 2 and 3 do meet, but no text lists that group.
    assert read_at(CO, CORNER_00_2_3, "single-zero") == "not_a_street"


@clause("CO-2203(6)(d)-a")
def test_corner_bet_wins_on_any_of_four_numbers_in_contiguous_boxes() -> None:
    assert listed(CO)["corner-2-3-5-6"]["name"] == "Corner Bet (Four Numbers)"
    assert result(CO, "corner-2-3-5-6", 2500, "0") == "lost"
    assert result(CO, "corner-2-3-5-6", 2500, "5") == "won"
    assert winning_numbers(CO, "corner-2-3-5-6") == numbers("2 3 5 6")
    assert len(bets_of_kind(CO, "corner")) == 22
    assert refusal(CO, {"bet": "corner-3-4-6-7"}) == ("not_a_corner", "CO-2203(6)(d)-a")
    assert refusal(CO, {"bet": "corner-0-1-2-3"}, "single-zero") == ("not_a_corner", "CO-2203(6)(d)-a")


@clause("CO-2203(6)(d)-b")
def test_corner_bet_is_placed_where_the_four_boxes_meet() -> None:
    assert read_at(CO, between(22, 23, 25, 26)) == "corner-22-23-25-26"
    assert read_at(CO, between(23, 24, 26, 27)) == "corner-23-24-26-27"
    assert read_at(CO, between(22, 25)) == "split-22-25"
    assert read_at(CO, (8, 0)) == "no_such_position"  # 24 and 27 alone


@clause("CO-2203(6)(e)-a")
def test_first_five_numbers_wins_on_0_00_1_2_and_3() -> None:
    assert listed(CO)["five-0-00-1-2-3"]["name"] == "First Five Numbers"
    assert winning_numbers(CO, "five-0-00-1-2-3") == numbers("0 00 1 2 3")


@clause("CO-2203(6)(e)-a")
@pytest.mark.parametrize("wheel", WITHOUT_00)
def test_first_five_numbers_is_refused_where_there_is_no_00(wheel: str) -> None:
    assert refusal(CO, {"bet": "five-0-00-1-2-3"}, wheel) == ("bet_needs_double_zero", "CO-2203(6)(e)-a")
    assert bets_of_kind(CO, "five", wheel) == []


@clause("CO-2203(6)(e)-a")
def test_with_00_covered_the_first_five_corner_is_refused() -> None:
    chips = {"at": CORNER_0_1_FIRST_DOZEN}
    assert refusal(CO, chips, "double-zero-as-single-zero") == ("bet_needs_double_zero", "CO-2203(6)(e)-a")


@clause("CO-2203(6)(e)-b")
def test_first_five_is_placed_on_the_corner_of_0_and_1_and_the_1st_12_box() -> None:
    assert read_at(CO, CORNER_0_1_FIRST_DOZEN) == "five-0-00-1-2-3"
    assert read_at(CO, FIRST_DOZEN) == "dozen-1"
    assert read_at(CO, (0.2, 3.5)) == "dozen-1"
    assert read_at(CO, LINE_0_1) == "split-0-1"
    assert refusal(CO, {"bet": "five-0-00-1-2-3", "at": FIRST_DOZEN})[0] == "no_such_position"
    assert croupier("rules", "show", CO, "--json").json["bets"]["five"]["name"]["reading"] == "B7"


@clause("CO-2203(6)(f)-a")
def test_line_bet_wins_on_two_rows_that_touch() -> None:
    line = "line-4-5-6-7-8-9"
    assert listed(CO)[line]["name"] == "Line Bet (Six Numbers)"
    assert result(CO, line, 1000, "10") == "lost"
    assert result(CO, line, 1000, "9") == "won"
    assert winning_numbers(CO, line) == numbers("4 5 6 7 8 9")
    assert len(bets_of_kind(CO, "line")) == 11
    assert refusal(CO, {"bet": "line-1-2-3-7-8-9"}) == ("rows_not_contiguous", "CO-2203(6)(f)-a")
    assert refusal(CO, {"bet": "line-0-00-1-2-3"}) == ("rows_not_contiguous", "CO-2203(6)(f)-a")


@clause("CO-2203(6)(f)-a")
def test_zeros_are_no_row_of_a_line_bet_however_many_there_are(tmp_path: Path) -> None:
    """Three zeros and 1, 2, 3 are six numbers; a variation may bring the wheel, and no twelfth pair of rows with it."""
    varied = tmp_path / "rulebook.toml"
    wheels = rulebook_file(CO).replace('["double-zero", "single-zero"', '["three-zeros", "single-zero"')
    ring = AMERICAN_RING.replace("12r ", "12r 000g ")
    varied.write_text(wheels.replace("[source]", f'[rings.three-zeros]\nzeros = 3\nring = "{ring}"\n\n[source]', 1))
    offered = croupier("odds", str(varied), "--wheel", "three-zeros", "--json").json["bets"]
    lines = [bet["id"] for bet in offered if bet["kind"] == "line"]
    assert len(lines) == 11
    assert not any(bet["id"].startswith(("line-0", "six")) for bet in offered)
    slip = {"wagers": [{"seat": 1, "at": [0, 3], "stake": 100}], "outcomes": ["1"]}
    answer = croupier("settle", str(varied), "--wheel", "three-zeros", "--json", stdin=json.dumps(slip))
    assert (answer.code, answer.json["code"], answer.json["clause"]) == (2, "bet_not_permitted", "CO-2203(6)-a")


@clause("CO-2203(6)(f)-b")
def test_line_bet_is_placed_on_the_outside_corner_of_the_two_first_numbers() -> None:
    assert read_at(CO, outer_corner(1, 4)) == "line-1-2-3-4-5-6"
    assert read_at(CO, outer_line(1)) == "street-1-2-3"
    assert read_at(CO, outer_line(4)) == "street-4-5-6"
    assert read_at(CO, CORNER_0_1_FIRST_DOZEN) == "five-0-00-1-2-3"
    assert read_at(CO, (12, 3)) == "no_such_position"


@clause("CO-2203(6)(g)-a")
def test_column_bet_wins_on_the_twelve_numbers_of_a_column() -> None:
    assert listed(CO)["column-1"]["name"] == "Column Bet (Twelve numbers)"
    assert result(CO, "column-1", 2000, "34") == "won"
    assert result(CO, "column-1", 2000, "00") == "lost"
    for column in (1, 2, 3):
        assert winning_numbers(CO, f"column-{column}") == {str(n) for n in range(column, 37, 3)}
    assert refusal(CO, {"bet": "column-4"}) == ("no_such_column", "CO-2203(6)(g)-a")


@clause("CO-2203(6)(g)-b")
def test_column_bet_is_placed_in_the_box_at_the_bottom_of_the_column() -> None:
    assert [read_at(CO, point) for point in (UNDER_34, UNDER_35, UNDER_36)] == ["column-1", "column-2", "column-3"]
    assert read_at(CO, (12.5, 2)) == "no_such_position"
    assert read_at(CO, box(34)) == "straight-34"


@clause("CO-2203(6)(h)-a")
def test_dozen_bet_wins_on_twelve_consecutive_numbers() -> None:
    assert listed(CO)["dozen-3"]["name"] == "Dozen Bet (Twelve Numbers)"
    assert result(CO, "dozen-3", 5000, "25") == "won"
    assert result(CO, "dozen-3", 5000, "24") == "lost"
    for dozen, first in ((1, 1), (2, 13), (3, 25)):
        assert winning_numbers(CO, f"dozen-{dozen}") == {str(n) for n in range(first, first + 12)}
    assert refusal(CO, {"bet": "dozen-7-18"}) == ("no_such_dozen", "CO-2203(6)(h)-a")


@clause("CO-2203(6)(h)-b")
def test_dozen_bet_is_placed_in_the_box_with_its_label() -> None:
    assert (label_at(CO, FIRST_DOZEN), read_at(CO, FIRST_DOZEN)) == ("1st 12", "dozen-1")
    assert (label_at(CO, SECOND_DOZEN), read_at(CO, SECOND_DOZEN)) == ("2nd 12", "dozen-2")
    assert (label_at(CO, THIRD_DOZEN), read_at(CO, THIRD_DOZEN)) == ("3rd 12", "dozen-3")
    assert read_at(CO, LINE_FIRST_SECOND_DOZEN) == "no_such_position"


ODD = frozenset(str(number) for number in range(1, 36, 2))
LOW = frozenset(str(number) for number in range(1, 19))


@pytest.mark.parametrize(
    ("bet", "name", "wins", "stake", "outcomes"),
    [
        pytest.param("red", "Red", RED, 1000, {"12": "won"}, marks=clause("CO-2203(6)(i)-a")),
        pytest.param(
            "black", "Black", ONE_TO_36 - RED, 1000, {"28": "won", "27": "lost"}, marks=clause("CO-2203(6)(j)-a")
        ),
        pytest.param("odd", "Odd", ODD, 500, {"36": "lost"}, marks=clause("CO-2203(6)(k)-a")),
        pytest.param("even", "Even", ONE_TO_36 - ODD, 500, {"36": "won", "0": "lost"}, marks=clause("CO-2203(6)(l)-a")),
        pytest.param("low", "1 to 18", LOW, 1000, {"0": "lost"}, marks=clause("CO-2203(6)(m)-a")),
        pytest.param("high", "19 to 36", ONE_TO_36 - LOW, 1000, {"00": "lost"}, marks=clause("CO-2203(6)(n)-a")),
    ],
)
def test_each_even_money_bet_wins_on_its_eighteen_numbers_whatever_the_wheel(
    bet: str, name: str, wins: frozenset[str], stake: int, outcomes: dict[str, str]
) -> None:
    assert listed(CO)[bet]["name"] == name
    assert {outcome: result(CO, bet, stake, outcome) for outcome in outcomes} == outcomes
    assert len(wins) == 18
    for wheel in ("double-zero", "single-zero", "double-zero-as-single-zero"):
        assert winning_numbers(CO, bet, wheel) == wins


@clause("CO-2203(6)(l)-a")
def test_on_zero_an_even_bet_goes_in_prison_where_that_is_offered() -> None:
    (row,) = settled(CO, "single-zero", [{"bet": "even", "stake": 500, "prison": "leave"}], "0")
    assert row["result"] == "imprisoned"


@clause("CO-2203(6)(i)-a", "CO-2203(6)(j)-a")
@pytest.mark.parametrize(
    ("ring", "zeros"), [(AMERICAN_RING.replace("28b", "28r"), 2), (EUROPEAN_RING.replace("12r", "12b"), 1)]
)
def test_red_and_black_must_be_eighteen_each_on_every_wheel(tmp_path: Path, ring: str, zeros: int) -> None:
    assert "bad_wheel_colours" in codes(findings(tmp_path / "wheel.toml", wheel_file(ring, zeros)))


@pytest.mark.parametrize(
    ("bet", "label", "point"),
    [
        pytest.param("red", "Red", BOX_RED, marks=clause("CO-2203(6)(i)-b")),
        pytest.param("black", "Black", BOX_BLACK, marks=clause("CO-2203(6)(j)-b")),
        pytest.param("odd", "odd", BOX_ODD, marks=clause("CO-2203(6)(k)-b")),
        pytest.param("even", "even", BOX_EVEN, marks=clause("CO-2203(6)(l)-b")),
        pytest.param("low", "1 to 18", BOX_LOW, marks=clause("CO-2203(6)(m)-b")),
        pytest.param("high", "19 to 36", BOX_HIGH, marks=clause("CO-2203(6)(n)-b")),
    ],
)
def test_even_money_bets_are_placed_within_the_box_so_labelled(bet: str, label: str, point: Point) -> None:
    x, y = point
    assert (label_at(CO, point), read_at(CO, point)) == (label, bet)
    assert read_at(CO, (x - 1, y)) == read_at(CO, (x + 1, y)) == "no_such_position"
    assert read_at(CO, (x, 4)) == read_at(CO, (x, 5.5)) == "no_such_position"


@pytest.mark.parametrize(
    ("bet", "alias", "printed"),
    [
        pytest.param("low", "Low", "1 to 18 (Low)", marks=clause("CO-2203(6)(m)-c")),
        pytest.param("high", "High", "19 to 36 (High)", marks=clause("CO-2203(6)(n)-c")),
    ],
)
def test_the_halves_are_also_called_low_and_high(bet: str, alias: str, printed: str) -> None:
    assert listed(CO)[bet]["alias"] == alias
    assert printed in croupier("odds", CO).out
