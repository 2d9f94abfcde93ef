"""Money is whole cents, shown as people read it and halved without losing one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.money import counted, half_rounded_up, money


@pytest.mark.parametrize(
    ("cents", "shown"),
    [
        (0, "$0.00"),
        (5, "$0.05"),
        (99, "$0.99"),
        (1_00, "$1.00"),
        (4_00, "$4.00"),
        (12_50, "$12.50"),
        (1_234_56, "$1,234.56"),
        (1_000_000_01, "$1,000,000.01"),
        (-5, "-$0.05"),
        (-1_00, "-$1.00"),
        (-1_234_56, "-$1,234.56"),
    ],
)
def test_an_amount_as_people_read_it(cents: int, shown: str) -> None:
    assert money(cents) == shown


@given(st.integers(-(10**15), 10**15))
def test_what_is_shown_is_exact(cents: int) -> None:
    assert int(money(cents).replace("$", "").replace(",", "").replace(".", "")) == cents


@pytest.mark.parametrize(
    ("cents", "unit", "half"),
    [
        (0, 1, 0),
        (1, 1, 1),
        (2, 1, 1),
        (3, 1, 2),
        (5_00, 1, 2_50),
        (5_00, 1_00, 3_00),
        (1_00, 5_00, 1_00),
        (5_25, 25, 2_75),
    ],
)
def test_half_in_chips_that_there_are(cents: int, unit: int, half: int) -> None:
    assert half_rounded_up(cents, unit) == half


def test_the_smallest_unit_is_a_cent_unless_said() -> None:
    assert half_rounded_up(1_01) == 51


@given(cents=st.integers(0, 10**12), unit=st.integers(1, 10_000))
def test_half_favours_the_player_by_less_than_a_chip_and_never_exceeds_the_whole(cents: int, unit: int) -> None:
    half = half_rounded_up(cents, unit)
    assert cents <= 2 * half < cents + 2 * unit
    assert half <= cents
    assert half == cents or half % unit == 0


@pytest.mark.parametrize(("cents", "unit"), [(-1, 1), (1, 0), (1, -1), (5.0, 1), (5, 1.0), (True, 1)])
def test_there_is_no_half_of_a_debt_or_of_a_fraction_and_no_chip_of_nothing(cents: int, unit: int) -> None:
    with pytest.raises(ValueError, match="whole cents"):
        half_rounded_up(cents, unit)


def test_one_of_a_thing_is_not_many() -> None:
    assert [counted(count, "spin") for count in (0, 1, 2, 1200)] == ["0 spins", "1 spin", "2 spins", "1,200 spins"]
