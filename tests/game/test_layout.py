"""The layout as geometry: where the boxes lie, where chips stand, and what a press on the felt means."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.game import by_hand
from tests.game.by_hand import CROWDED, DEAD, NEAR, Exact
from tests.game.tables import PRINTED, WHEELS, kinds, layout, regulated, told, wheel

from croupier.game import COURTESY, Layout, Place, Shape
from croupier.game.layout import Point, Rect, bet_id_at
from croupier.refusal import Refused

HALF = Fraction(1, 2)


def pressed(table: Layout, x: float | Fraction, y: float | Fraction) -> str | None:
    try:
        return table.at(x, y).id
    except Refused:
        return None


def edges(rect: Rect) -> tuple[Exact, Exact, Exact, Exact]:
    return rect.left, rect.top, rect.right, rect.bottom


def zones_at(table: Layout, x: Exact, y: Exact) -> list[str]:
    return [
        place.id
        for place in table.printed
        if place.zone.left <= x < place.zone.right and place.zone.top <= y < place.zone.bottom
    ]


# --- the boxes --------------------------------------------------------------------------------------------------------

ZERO_BOXES: dict[str, dict[str, tuple[Exact, Exact, Exact, Exact]]] = {
    "double-zero": {"00": (-1, 0, 0, 3 * HALF), "0": (-1, 3 * HALF, 0, 3)},
    "single-zero": {"0": (-1, 0, 0, 3)},
}
ZERO_BOXES["double-zero-as-single-zero"] = ZERO_BOXES["double-zero"]


def boxes_by_hand(name: str) -> list[tuple[str, str, tuple[Exact, Exact, Exact, Exact]]]:
    boxes = [(label, f"straight-{label}", rect) for label, rect in ZERO_BOXES[name].items()]
    for n in range(1, 37):
        street, row = (n - 1) // 3, 2 - (n - 1) % 3
        boxes.append((str(n), f"straight-{n}", (street, row, street + 1, row + 1)))
    boxes += [
        ("2 to 1", "column-1", (12, 2, 13, 3)),
        ("2 to 1", "column-2", (12, 1, 13, 2)),
        ("2 to 1", "column-3", (12, 0, 13, 1)),
        ("1st 12", "dozen-1", (0, 3, 4, 4)),
        ("2nd 12", "dozen-2", (4, 3, 8, 4)),
        ("3rd 12", "dozen-3", (8, 3, 12, 4)),
        ("1 to 18", "low", (0, 4, 2, 5)),
        ("Even", "even", (2, 4, 4, 5)),
        ("Red", "red", (4, 4, 6, 5)),
        ("Black", "black", (6, 4, 8, 5)),
        ("Odd", "odd", (8, 4, 10, 5)),
        ("19 to 36", "high", (10, 4, 12, 5)),
    ]
    return boxes


@pytest.mark.parametrize("name", WHEELS)
def test_the_printed_boxes(name: str) -> None:
    printed = [(box.label, box.bet.id, edges(box.rect)) for box in layout(name).boxes]
    assert printed == boxes_by_hand(name)


def test_a_number_box_knows_its_number_and_another_box_has_none() -> None:
    numbers = {box.bet.id: box.number for box in layout("double-zero").boxes}
    assert numbers["straight-00"] == "00"
    assert numbers["straight-17"] == "17"
    assert numbers["dozen-1"] is None
    assert numbers["red"] is None


def test_rectangles() -> None:
    rect = Rect(0, 1, 2, 4)
    assert rect.centre == (1, 5 * HALF)
    assert rect.corners == ((0, 1), (2, 1), (0, 4), (2, 4))
    assert all(rect.touches(Point(x, y)) for x, y in product((0, 1, 2), (1, 3, 4)))
    assert not any(rect.touches(Point(x, y)) for x, y in [(-1, 2), (3, 2), (1, 0), (1, 5)])
    assert rect.contains(0, 1)
    assert not any(rect.contains(x, y) for x, y in [(2, 1), (0, 4), (-1, 2), (3, 2), (1, 0), (1, 5)])


# --- bets and places follow from the boxes ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", WHEELS)
def test_custom_plays_whatever_boxes_touch(name: str) -> None:
    assert {bet.id: bet.covers for bet in layout(name).bets.values()} == by_hand.every_bet(name)


@pytest.mark.parametrize("name", WHEELS)
def test_a_regulation_plays_less_than_touches(name: str) -> None:
    listed = by_hand.every_bet(name, without=by_hand.NOT_IN_THE_REGULATIONS)
    assert {bet.id: bet.covers for bet in regulated(name).bets.values()} == listed


@pytest.mark.parametrize(
    ("name", "bets", "places"),
    [("double-zero", 161, 162), ("single-zero", 155, 155), ("double-zero-as-single-zero", 154, 154)],
)
def test_the_pinned_counts(name: str, bets: int, places: int) -> None:
    assert (len(regulated(name).bets), len(regulated(name).places)) == (bets, places)


def test_classic_single_zero_has_157() -> None:
    assert (len(layout("single-zero").bets), len(layout("single-zero").places)) == (157, 157)


@pytest.mark.parametrize("name", WHEELS)
def test_every_place_means_one_bet_and_only_the_courtesy_line_is_a_second_place(name: str) -> None:
    table = layout(name)
    meaning = {place.id: place.bet.id for place in table.places.values()}
    assert meaning.pop(COURTESY, "split-0-00") == "split-0-00"
    assert meaning == {bet: bet for bet in table.bets}
    assert all(place.bet == table.bets[place.bet.id] for place in table.places.values())
    assert (COURTESY in table.places) is (name == "double-zero")


@pytest.mark.parametrize("name", PRINTED)
def test_the_id_of_a_place_tells_its_bet(name: str) -> None:
    assert {place.id: bet_id_at(place.id) for place in layout(name).printed} == {
        place.id: place.bet.id for place in layout(name).printed
    }
    assert bet_id_at("-courtesy-".strip("-")) == "split-0-00"  # as it comes from a wire, not from our code


@pytest.mark.parametrize("name", PRINTED)
def test_where_the_chips_stand(name: str) -> None:
    assert {place.id: tuple(place.point) for place in layout(name).printed} == by_hand.every_point(name)


def test_a_covered_double_zero_is_printed_like_any_double_zero() -> None:
    assert layout("double-zero-as-single-zero").printed == layout("double-zero").printed
    assert layout("double-zero-as-single-zero").boxes == layout("double-zero").boxes


@pytest.mark.parametrize(
    ("x", "y", "place", "bet"),
    [
        (0, HALF, "split-00-3", "split-00-3"),
        (0, Fraction(1), "trio-00-2-3", "trio-00-2-3"),
        (0, Fraction(5, 4), "split-00-2", "split-00-2"),
        (0, Fraction(3, 2), "trio-0-00-2", "trio-0-00-2"),
        (0, Fraction(7, 4), "split-0-2", "split-0-2"),
        (0, Fraction(2), "trio-0-1-2", "trio-0-1-2"),
        (0, Fraction(5, 2), "split-0-1", "split-0-1"),
        (0, Fraction(3), "five-0-00-1-2-3", "five-0-00-1-2-3"),
        (-HALF, Fraction(3, 2), "split-0-00", "split-0-00"),
        (8, Fraction(7, 2), "courtesy", "split-0-00"),
    ],
)
def test_the_crowded_line_at_the_zeros(x: Exact, y: Fraction, place: str, bet: str) -> None:
    found = layout("double-zero").at(Fraction(x), y)
    assert (found.id, found.bet.id, found.point) == (place, bet, (x, y))


@pytest.mark.parametrize("name", WHEELS)
def test_every_place_is_pressed_at_its_own_point(name: str) -> None:
    table = layout(name)
    for place in table.places.values():
        assert table.at(Fraction(place.point.x), Fraction(place.point.y)) is place
        assert table.place(place.id) is place
        assert place.zone.contains(place.point.x, place.point.y)


# --- the zones --------------------------------------------------------------------------------------------------------


def share_a_point(one: Place, other: Place) -> bool:
    a, b = one.zone, other.zone
    return max(a.left, b.left) < min(a.right, b.right) and max(a.top, b.top) < min(a.bottom, b.bottom)


@pytest.mark.parametrize("name", PRINTED)
def test_no_two_zones_share_a_point(name: str) -> None:
    printed = layout(name).printed
    assert all(place.zone.left < place.zone.right and place.zone.top < place.zone.bottom for place in printed)
    assert [(a.id, b.id) for a, b in combinations(printed, 2) if share_a_point(a, b)] == []


def bands(*edges: Exact) -> list[Exact]:
    """On both sides of each edge."""
    return [value for edge in sorted(edges) for value in (edge - Fraction(1, 1000), edge)]


ACROSS = bands(
    *(-1, -1 + DEAD, -CROWDED, 0, CROWDED),
    *(street + side for street in range(1, 12) for side in (-NEAR, NEAR)),
    *(12 - DEAD, 12, 12 + DEAD, 13 - DEAD, 13),
)
DOWN = bands(
    *(0, DEAD, 3 - DEAD, 3, 3 + NEAR),
    *(row + side for row in (1, 2, 3) for side in (-NEAR, -DEAD, DEAD)),
    *(row + NEAR for row in (1, 2)),
    *(middle + side for middle in (1, 3 * HALF, 2) for side in (-CROWDED, CROWDED)),
    *(3 * HALF + side for side in (-NEAR, NEAR)),
)
OUTSIDE_ACROSS = bands(*(2 * box + side for box in range(7) for side in (-DEAD, DEAD)), 0, 12, 8 - NEAR, 8 + NEAR)
OUTSIDE_DOWN = bands(3 + NEAR, 4 - DEAD, 4, 4 + DEAD, 5 - DEAD, 5)


POINTS = [*product(ACROSS, DOWN), *product(OUTSIDE_ACROSS, OUTSIDE_DOWN)]


def in_thousandths(value: Exact) -> int:
    assert (1000 * value).denominator == 1
    return int(1000 * value)


@pytest.mark.parametrize("name", PRINTED)
def test_a_press_means_what_lies_near_it_on_both_sides_of_every_edge(name: str) -> None:
    zones = [(place.id, [in_thousandths(edge) for edge in edges(place.zone)]) for place in layout(name).printed]
    for point in POINTS:
        x, y = map(in_thousandths, point)
        found = [place for place, (left, top, right, bottom) in zones if left <= x < right and top <= y < bottom]
        expected = by_hand.place_at(name, *point)
        assert found == ([expected] if expected else []), point


@pytest.mark.parametrize("name", PRINTED)
def test_a_press_finds_the_place_of_its_zone(name: str) -> None:
    table = layout(name)
    for x, y in POINTS[::11]:
        expected = by_hand.place_at(name, x, y)
        assert pressed(table, Fraction(x), Fraction(y)) == (expected if expected in table.places else None), (x, y)


coordinates = st.fractions(-2, 14, max_denominator=1000) | st.floats(-2, 14)


@given(name=st.sampled_from(PRINTED), x=coordinates, y=coordinates)
def test_a_press_anywhere_means_one_place_or_none(name: str, x: float | Fraction, y: float | Fraction) -> None:
    exact_x, exact_y = Fraction(x), Fraction(y)
    found = zones_at(layout(name), exact_x, exact_y)
    assert len(found) <= 1
    assert (found[0] if found else None) == by_hand.place_at(name, exact_x, exact_y)
    assert pressed(layout("double-zero"), x, y) == by_hand.place_at("double-zero", exact_x, exact_y)


shares = st.fractions(0, 1, max_denominator=10**6)


@given(name=st.sampled_from(PRINTED), number=st.integers(0, 49), across=shares, down=shares)
def test_inside_a_box_and_clear_of_its_lines_a_press_always_means_something(
    name: str, number: int, across: Fraction, down: Fraction
) -> None:
    boxes = boxes_by_hand(name)
    left, top, right, bottom = boxes[number % len(boxes)][2]
    x = left + DEAD + across * (right - left - 2 * DEAD) * Fraction(999, 1000)
    y = top + DEAD + down * (bottom - top - 2 * DEAD) * Fraction(999, 1000)
    assert len(zones_at(layout(name), x, y)) == 1


beside = st.floats(max_value=-1) | st.floats(min_value=13)
above_or_below = st.floats(max_value=0) | st.floats(min_value=5)
anywhere = st.floats(allow_nan=True)


@given(st.tuples(beside, anywhere) | st.tuples(anywhere, above_or_below))
def test_beside_the_felt_nothing_is_meant(point: tuple[float, float]) -> None:
    assert pressed(layout("double-zero"), *point) is None


# --- refusals ---------------------------------------------------------------------------------------------------------


def refusal_at(table: Layout, x: float, y: float) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(Refused) as refused:
        table.at(x, y)
    return told(refused.value)


@pytest.mark.parametrize(
    ("x", "y"),
    [
        (6.0, 4.5),  # red | black
        (4.0, 3.5),  # 1st 12 | 2nd 12
        (12.5, 1.0),  # column | column
        (2.5, 0.0),  # the outer line at the third number
        (12.0, 1.5),  # 35 | its column
        (2.0, 4.0),  # 1st 12 | even money
        (-0.5, 3.0),
        (13.5, 1.5),
        (-0.5, 3.5),
    ],
)
def test_other_lines_mean_nothing_and_nothing_is_guessed(x: float, y: float) -> None:
    assert refusal_at(layout("double-zero"), x, y) == (
        "no_such_position",
        "That spot on the layout is not a bet.",
        {"x": x, "y": y},
    )


def test_a_refusal_states_the_point_as_numbers_that_json_can_hold() -> None:
    with pytest.raises(Refused) as refused:
        layout("double-zero").at(Fraction(27, 2), Fraction(1, 4))
    facts = refused.value.facts
    assert (facts, type(facts["x"]), type(facts["y"])) == ({"x": 13.5, "y": 0.25}, float, float)


@pytest.mark.parametrize("name", ["single-zero", "double-zero-as-single-zero"])
def test_without_00_the_courtesy_line_is_refused_with_the_reason(name: str) -> None:
    message = "The line between 2nd 12 and 3rd 12 is the 0-00 split, and 00 is not available at this table."
    expected = ("bet_needs_double_zero", message, {"place": "courtesy"})
    assert refusal_at(layout(name), 8.0, 3.5) == expected
    with pytest.raises(Refused) as refused:
        layout(name).place("-courtesy-".strip("-"))  # as it comes from a wire
    assert told(refused.value) == expected


@pytest.mark.parametrize(
    ("name", "x", "y", "code"),
    [
        ("single-zero", 0.0, 1.0, "not_a_street"),  # 0-2-3 is in no regulation
        ("single-zero", 0.0, 3.0, "bet_not_permitted"),  # nor is the first four
        ("double-zero-as-single-zero", -0.5, 0.5, "bet_needs_double_zero"),
        ("double-zero-as-single-zero", 0.0, 3.0, "bet_needs_double_zero"),
        ("double-zero-as-single-zero", 0.0, 0.5, "bet_needs_double_zero"),
    ],
)
def test_what_is_printed_but_not_offered_is_refused_with_the_reason(name: str, x: float, y: float, code: str) -> None:
    assert refusal_at(regulated(name), x, y)[0] == code


def test_a_bet_that_the_layout_does_not_have_is_refused() -> None:
    assert layout("double-zero").bet("red").shape is Shape.RED
    for ask in (layout("double-zero").bet, layout("double-zero").place):
        with pytest.raises(Refused) as refused:
            ask("split-1-5")
        assert told(refused.value) == ("not_adjacent", "The boxes 1 and 5 share no line.", {"bet": "split-1-5"})


def test_a_place_that_there_is_not_is_refused_like_a_bet_that_there_is_not() -> None:
    with pytest.raises(Refused) as refused:
        layout("double-zero").place("corner-3-4-6-7")
    assert refused.value.code == "not_a_corner"


def test_a_rulebook_may_list_fewer_kinds() -> None:
    only_outside = Layout(wheel("single-zero"), kinds(without={*by_hand.PAYS} - {"red", "dozen"}))
    assert list(only_outside.bets) == ["dozen-1", "dozen-2", "dozen-3", "red"]
    assert pressed(only_outside, 5.5, 1.5) is None
    assert pressed(only_outside, 5.0, 4.5) == "red"


def test_a_rulebook_may_list_no_trio_at_all() -> None:
    without = Layout(wheel("single-zero"), kinds(), frozenset())
    assert [bet for bet in without.bets if bet.startswith("trio")] == []
    assert len(without.bets) == 155


@pytest.mark.parametrize("spot", [("8", 3.5), (8, None), (None, None)])
def test_a_spot_is_two_numbers_and_a_place_is_a_text(spot: tuple[Any, Any]) -> None:
    table = layout("double-zero")
    with pytest.raises(TypeError, match="two numbers"):
        table.at(*spot)
    with pytest.raises(TypeError, match="A place is a text"):
        table.place(spot[1])
