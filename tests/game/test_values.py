"""The values of the game cannot be changed once made, and hold nothing but what they say."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest
from tests.game.tables import layout, pay_table, wheel

from croupier.game import Bet, BetOdds, Box, Layout, OptionOdds, PayTable, Place, Settlement, Wheel, ZeroOption
from croupier.game.layout import Line, Point, Rect, Spot

KINDS = [Wheel, Bet, Rect, Box, Place, Spot, Line, Layout, Settlement, ZeroOption, PayTable, BetOdds, OptionOdds]


@pytest.mark.parametrize("kind", KINDS)
def test_a_value_says_what_it_holds_and_takes_nothing_else(kind: type) -> None:
    assert set(kind.__slots__) == {field.name for field in fields(kind)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", KINDS)
def test_a_value_cannot_be_changed(kind: type) -> None:
    value: object = object.__new__(kind)
    for field in fields(kind):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)


def test_equal_values_are_one_and_the_same_to_a_dictionary() -> None:
    assert len({Line(Point(0, 1), Point(0, 2)), Line(Point(0, 1), Point(0, 2)), Line(Point(0, 1), Point(0, 3))}) == 2
    assert len({Settlement(pay_table("single-zero").settle("red", 1, "1").result) for _ in range(2)}) == 1
    assert layout("single-zero").wheel == wheel("single-zero")
