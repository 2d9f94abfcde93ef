"""What the close freezes: no wager is moved or taken down later, nor once the ball rests; it is settled as it lies."""

from __future__ import annotations

import pytest
from tests.clauses.table_support import VALUE_CHIPS, Floor
from tests.support import clause

MOVED = {"source": "straight-20", "target": "straight-17"}
SETTLES_WHERE_IT_LIES = [
    pytest.param("house", marks=clause("H-PW.4-a")),
    pytest.param("south-dakota", marks=clause("SD-34:03-P4-a")),
    pytest.param("colorado", marks=clause("CO-2203(5)-a")),
]
UP_TO_THE_PLAYER = [
    pytest.param("house", marks=clause("H-PW.3-a")),
    pytest.param("south-dakota", marks=clause("SD-34:03-P3-a")),
    pytest.param("colorado", marks=clause("CO-2203(4)-a")),
]


def with_a_wager_on_20(rulebook: str) -> Floor:
    floor = Floor(rulebook).open()
    floor.sit(1, chips=10_00)
    floor.bet(1, "straight-20", 2_00)
    return floor


@pytest.mark.parametrize("rulebook", SETTLES_WHERE_IT_LIES)
def test_a_wager_is_not_moved_nor_the_layout_cleared_after_the_close_nor_after_the_result(rulebook: str) -> None:
    floor = with_a_wager_on_20(rulebook)

    def lies_as_it_lay(code: str) -> None:
        assert floor.refused("move-wager", seat=1, **MOVED).code == code
        assert floor.refused("clear-wagers", seat=1, by="player").code == code

    floor.close_betting()
    lies_as_it_lay("betting_closed")
    floor.do("declare-result", number="17", turns=12)
    lies_as_it_lay("dolly_on_table")
    floor.do("place-dolly", number="17")
    lies_as_it_lay("dolly_on_table")
    assert floor.settle().one("losers-collected")["collected"] == {"1": {"straight-20|own": 2_00}}


@pytest.mark.parametrize("rulebook", UP_TO_THE_PLAYER)
def test_a_wager_is_not_taken_down_after_the_close_nor_after_the_result(rulebook: str) -> None:
    floor = with_a_wager_on_20(rulebook)

    def stays(code: str) -> None:
        assert floor.refused("take-down-wager", seat=1, place="straight-20").code == code
        less = [{"place": "straight-20", "stake": -1_00}]
        assert floor.refused("change-wagers", seat=1, parts=less, by="player").code == code

    floor.close_betting()
    stays("betting_closed")
    floor.do("declare-result", number="17", turns=12)
    stays("dolly_on_table")
    floor.do("place-dolly", number="17")
    floor.settle()
    assert floor.rack(1) == 8_00


@clause("CO-2203(1)-c")
def test_a_chip_of_another_design_is_not_of_these_premises_though_its_colour_is() -> None:
    floor = Floor("colorado", policy={"chips": {"value_chips": True, "value": VALUE_CHIPS}}).open()
    floor.sit(1)
    rival = {"tender": "value-chips", "colour": "red", "design": "rival"}
    refusal = floor.refused("place-wager", seat=1, bet="red", stake=5_00, **rival)
    assert (refusal.code, refusal.clause) == ("foreign_chip", "CO-2203(1)-c")
