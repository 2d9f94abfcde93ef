"""What stays at the table while the dolly is on, and what no key repeats: where money could slip away."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.ball_support import SUPERVISOR
from tests.clauses.table_support import VALUE_CHIPS, Floor
from tests.support import clause


def halved() -> Floor:
    """Zero, and seat 1 has taken half of $20; the dolly is on."""
    floor = Floor("colorado", "single-zero", {"options": {"in_prison": True}}).open()
    floor.sit(1, chips=100_00)
    floor.bet(1, "red", 20_00)
    floor.result("0")
    floor.do("choose-on-zero", seat=1, bet="red", choice="half", by="player")
    floor.do("collect-losers")
    assert floor.rack(1) == 90_00
    return floor


@clause("CO-2204(2)-d")
def test_a_half_that_came_back_does_not_leave_before_the_dolly() -> None:
    floor = halved()
    assert floor.refused("cash-out", seat=1).code == "dolly_on_table"
    for command in ("tip", "colour-up"):
        assert floor.refused(command, seat=1, amount=floor.rack(1) - 9_00).code == "dolly_on_table"
        floor.do(command, seat=1, amount=10_00)  # of what the seat had before
    floor.do("correct-result", number="1", second="K1", reason="misread", by=SUPERVISOR)
    floor.do("place-dolly", number="1")
    floor.settle()
    assert floor.rack(1) == 60_00 + 20_00  # the tip and the value chips are gone; red won
    floor.do("cash-out", seat=1)


@clause("CO-2204(2)-e")
def test_a_stake_that_came_out_of_prison_does_not_leave_before_the_dolly() -> None:
    floor = Floor("colorado", "single-zero", {"options": {"in_prison": True}}).open()
    floor.sit(1, chips=20_00)
    floor.bet(1, "red", 20_00)
    floor.result("0")
    floor.do("choose-on-zero", seat=1, bet="red", choice="leave", by="player")
    floor.settle()
    floor.result("1")
    floor.do("collect-losers")
    assert floor.rack(1) == 20_00
    assert floor.refused("cash-out", seat=1).code == "dolly_on_table"
    floor.do("remove-dolly")
    floor.do("cash-out", seat=1)


@clause("CO-2203(1)-c")
@pytest.mark.parametrize("again", ["rebet-wagers", "double-wagers"])
def test_no_key_draws_value_chips_from_a_pocket(again: str) -> None:
    value: dict[str, Any] = {"tender": "value-chips", "colour": "red", "design": "crest"}
    floor = Floor("colorado", policy={"chips": {"value_chips": True, "value": VALUE_CHIPS}}).open()
    floor.sit(1, chips=100_00)
    assert floor.bet(1, "red", 5_00, **value)["pocket"] == 5_00
    if again == "rebet-wagers":
        floor.play("2")
    refusal = floor.refused(again, seat=1, by="player")
    assert (refusal.code, refusal.facts["not_issued"]) == ("chips_not_issued", 5_00)
    floor.do("colour-up", seat=1, amount=5_00)
    floor.do(again, seat=1, by="player")
    assert floor.table.books["carried"] == -5_00
