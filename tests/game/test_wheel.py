"""Wheels: the standard rings are accepted, and every fault of another ring is found and named."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.game import by_hand
from tests.game.tables import WHEELS, told, wheel

from croupier.game import Colour, make_wheel, read_ring, wheel_faults, write_ring
from croupier.refusal import Refused

AMERICAN, EUROPEAN = by_hand.ring("double-zero"), by_hand.ring("single-zero")


def faults(ring: str, zeros: int) -> list[tuple[str, str, dict[str, object]]]:
    return [told(fault) for fault in wheel_faults(read_ring(ring), zeros)]


def codes(ring: str, zeros: int) -> list[str]:
    return [fault.code for fault in wheel_faults(read_ring(ring), zeros)]


def test_the_standard_rings_have_no_fault() -> None:
    assert faults(AMERICAN, zeros=2) == []
    assert faults(EUROPEAN, zeros=1) == []


@pytest.mark.parametrize("name", WHEELS)
def test_a_wheel_knows_its_ring_its_pockets_and_their_colours(name: str) -> None:
    made = wheel(name)
    assert made.name == name
    assert list(made.ring) == by_hand.ORDER[name].split()
    assert list(made.pockets) == by_hand.pockets(name)
    assert list(made.results) == by_hand.results(name)
    assert made.numbers(Colour.RED) == by_hand.RED
    assert made.numbers(Colour.BLACK) == by_hand.BLACK
    assert made.numbers(Colour.GREEN) == set(by_hand.pockets(name)) - by_hand.RED - by_hand.BLACK


def test_a_wheel_is_used_whole_unless_a_pocket_is_declared_void() -> None:
    assert wheel("double-zero").void == frozenset()
    assert wheel("double-zero-as-single-zero").void == {"00"}
    assert wheel("double-zero").aliases == ()
    assert make_wheel("ours", EUROPEAN, 1, aliases=("french", "european")).aliases == ("french", "european")


@pytest.mark.parametrize("name", WHEELS)
def test_a_ring_is_read_as_it_was_written(name: str) -> None:
    assert write_ring(wheel(name)) == by_hand.ring(name)


def test_the_name_of_a_pocket_is_its_outcome() -> None:
    assert [wheel("double-zero").outcome(label) for label in ("0", "00", "36")] == ["0", "00", "36"]


@pytest.mark.parametrize(("name", "label"), [("single-zero", "00"), ("double-zero", "37"), ("double-zero", "000")])
def test_an_outcome_that_the_wheel_does_not_have_is_refused(name: str, label: str) -> None:
    with pytest.raises(Refused) as refused:
        wheel(name).outcome(label)
    message = f"There is no {label} on this wheel."
    assert told(refused.value) == ("number_not_on_wheel", message, {"number": label, "wheel": name})


# --- each fault alone -------------------------------------------------------------------------------------------------


def test_a_second_zero_on_a_wheel_for_one() -> None:
    message = "This wheel has 38 of 37 compartments; wrong or missing: 00."
    assert faults(AMERICAN, zeros=1) == [
        ("wheel_pockets", message, {"compartments": 38, "expected": 37, "wrong": ["00"]}),
    ]


def test_a_missing_zero() -> None:
    message = "This wheel has 37 of 38 compartments; wrong or missing: 00."
    assert faults(EUROPEAN, zeros=2) == [
        ("wheel_pockets", message, {"compartments": 37, "expected": 38, "wrong": ["00"]}),
    ]


def test_the_right_number_of_compartments_with_a_wrong_one_among_them() -> None:
    message = "This wheel has 37 of 37 compartments; wrong or missing: 0, 00."
    assert faults(EUROPEAN.replace("0g", "00g", 1), zeros=1) == [
        ("wheel_pockets", message, {"compartments": 37, "expected": 37, "wrong": ["0", "00"]}),
    ]


@pytest.mark.parametrize(("zero", "neighbours"), [("0", "black"), ("00", "red")])
def test_a_zero_that_is_not_green(zero: str, neighbours: str) -> None:
    colour = "red" if neighbours == "black" else "black"  # so that colours still alternate
    ring = " ".join(f"{zero}{colour[0]}" if area == f"{zero}g" else area for area in AMERICAN.split())
    assert faults(ring, zeros=2) == [("zero_not_green", f"{zero} is {colour}; it must be green.", {"pocket": zero})]


def test_a_number_that_is_green() -> None:
    message = "The wheel has 18 red and 17 black numbers; it must have 18 of each."
    assert faults(AMERICAN.replace("28b", "28g"), zeros=2) == [
        ("bad_wheel_colours", message, {"red": 18, "black": 17}),
    ]
    message = "The wheel has 17 red and 18 black numbers; it must have 18 of each."
    assert faults(AMERICAN.replace(" 9r", " 9g"), zeros=2) == [("bad_wheel_colours", message, {"red": 17, "black": 18})]


@pytest.mark.parametrize(("area", "red", "black"), [("28", 19, 17), ("9", 17, 19)])
def test_too_many_numbers_of_a_colour(area: str, red: int, black: int) -> None:
    swapped = {f"{area}r": f"{area}b", f"{area}b": f"{area}r"}
    ring = " ".join(swapped.get(written, written) for written in AMERICAN.split())
    message = f"The wheel has {red} red and {black} black numbers; it must have 18 of each."
    assert faults(ring, zeros=2)[0] == ("bad_wheel_colours", message, {"red": red, "black": black})


def test_two_neighbours_of_one_colour() -> None:
    message = "28 and 26 are neighbours on the ring and both black."
    assert faults(AMERICAN.replace("28b 9r", "9r 28b"), zeros=2) == [
        ("colours_do_not_alternate", message, {"position": 2, "pockets": ["28", "26"]}),
    ]
    message = "19 and 32 are neighbours on the ring and both red."
    assert faults(EUROPEAN.replace("32r 15b 19r", "15b 19r 32r").replace("4b 21r", "21r 4b"), zeros=1) == [
        ("colours_do_not_alternate", message, {"position": 2, "pockets": ["19", "32"]}),
        (
            "colours_do_not_alternate",
            "32 and 21 are neighbours on the ring and both red.",
            {"position": 3, "pockets": ["32", "21"]},
        ),
        (
            "colours_do_not_alternate",
            "4 and 2 are neighbours on the ring and both black.",
            {"position": 5, "pockets": ["4", "2"]},
        ),
    ]


def test_the_last_area_of_the_ring_lies_beside_the_first() -> None:
    areas = AMERICAN.replace("28b 9r", "9r 28b").split()
    opened_between_the_two = areas[3:] + areas[:3]
    message = "28 and 26 are neighbours on the ring and both black."
    assert faults(" ".join(opened_between_the_two), zeros=2) == [
        ("colours_do_not_alternate", message, {"position": 37, "pockets": ["28", "26"]}),
    ]


@given(start=st.integers(0, 37))
def test_a_ring_may_be_written_from_any_area_on(start: int) -> None:
    areas = AMERICAN.split()
    assert faults(" ".join(areas[start:] + areas[:start]), zeros=2) == []


# --- several at once --------------------------------------------------------------------------------------------------


def test_a_number_that_stands_there_twice_is_missing_elsewhere() -> None:
    assert faults(EUROPEAN.replace(" 3r", " 9r").replace(" 26b", " 22b"), zeros=1) == [
        (
            "wheel_pockets",
            "This wheel has 37 of 37 compartments; wrong or missing: 3, 26.",
            {"compartments": 37, "expected": 37, "wrong": ["3", "26"]},
        ),
        ("bad_wheel_numbers", "These numbers stand on the wheel twice: 9, 22.", {"repeated": ["9", "22"]}),
    ]


def test_a_compartment_too_many_when_nothing_is_missing() -> None:
    assert faults(f"{EUROPEAN} 0g", zeros=1) == [
        (
            "wheel_pockets",
            "This wheel has 38 of 37 compartments.",
            {"compartments": 38, "expected": 37, "wrong": []},
        ),
        ("bad_wheel_numbers", "These numbers stand on the wheel twice: 0.", {"repeated": ["0"]}),
    ]


def test_all_the_faults_are_reported_not_only_the_first() -> None:
    ring = AMERICAN.replace("0g 28b", "0b 9r", 1).replace("36r", "36b").replace("24b", "24g")
    assert codes(ring, zeros=2) == [
        "wheel_pockets",
        "bad_wheel_numbers",
        "zero_not_green",
        "bad_wheel_colours",
        "colours_do_not_alternate",  # 9, 9
        "colours_do_not_alternate",  # 36, 13
        "colours_do_not_alternate",  # 2, 0
    ]


@given(first=st.integers(0, 36), second=st.integers(0, 36))
def test_a_ring_with_two_areas_exchanged_is_a_wheel_only_if_colours_still_alternate(first: int, second: int) -> None:
    areas = EUROPEAN.split()
    areas[first], areas[second] = areas[second], areas[first]
    letters = [area[-1] for area in areas]
    alike = sum(one == other != "g" for one, other in zip(letters, letters[1:] + letters[:1], strict=True))
    assert codes(" ".join(areas), zeros=1) == ["colours_do_not_alternate"] * alike


def test_an_empty_ring_is_no_wheel() -> None:
    assert codes("", zeros=1) == ["wheel_pockets", "bad_wheel_colours"]


def test_a_faulty_ring_makes_no_wheel() -> None:
    with pytest.raises(Refused) as refused:
        make_wheel("ours", AMERICAN, zeros=1)
    assert refused.value.code == "wheel_pockets"


@pytest.mark.parametrize("area", ["37r", "17", "b", "17x", "017b", "0000g", "-1r", "r17"])
def test_an_area_that_cannot_be_read_is_named(area: str) -> None:
    with pytest.raises(Refused) as refused:
        read_ring(f"0g {area} 28b")
    message = f"“{area}” is not an area of a ring: write the number and r, b or g, such as 17b."
    assert told(refused.value) == ("bad_wheel_numbers", message, {"area": area})


def test_areas_are_read_in_the_order_of_the_ring() -> None:
    assert read_ring(" 0g  28b\n9r ") == (("0", Colour.GREEN), ("28", Colour.BLACK), ("9", Colour.RED))
