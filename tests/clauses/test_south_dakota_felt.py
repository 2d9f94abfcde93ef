"""South Dakota 20:18:34:03(1) to (14) at a table: chips at a point of the felt, or of a terminal, are that wager."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.felt import (
    BOX_00,
    BOX_BLACK,
    BOX_EVEN,
    BOX_HIGH,
    BOX_LOW,
    BOX_ODD,
    BOX_RED,
    CORNER_0_1_FIRST_DOZEN,
    THIRD_DOZEN,
    UNDER_35,
    Point,
    between,
    outer_corner,
    outer_line,
)
from tests.clauses.table_support import Floor
from tests.support import clause

SD = "south-dakota"
TERMINALS: dict[str, Any] = {"terminals": {"count": 8, "central_screen": True}}
PLACED = {  # by the number of the paragraph: where, what it is, a number that wins, one beside it that loses
    1: (BOX_00, "straight-00", "00", "0"),
    2: (between(2, 3), "split-2-3", "3", "1"),
    3: (outer_line(34), "street-34-35-36", "36", "33"),
    4: (between(29, 30, 32, 33), "corner-29-30-32-33", "32", "31"),
    5: (CORNER_0_1_FIRST_DOZEN, "five-0-00-1-2-3", "00", "4"),
    6: (outer_corner(28, 31), "line-28-29-30-31-32-33", "28", "27"),
    7: (UNDER_35, "column-2", "35", "00"),
    8: (THIRD_DOZEN, "dozen-3", "25", "24"),
    9: (BOX_RED, "red", "1", "0"),
    10: (BOX_BLACK, "black", "2", "00"),
    11: (BOX_ODD, "odd", "35", "0"),
    12: (BOX_EVEN, "even", "2", "00"),
    13: (BOX_LOW, "low", "18", "19"),
    14: (BOX_HIGH, "high", "19", "0"),
}


@pytest.mark.parametrize(
    ("point", "bet", "wins", "loses"),
    [pytest.param(*placed, marks=clause(f"SD-34:03({number})-b")) for number, placed in PLACED.items()],
)
@pytest.mark.parametrize("terminal", [False, True], ids=["felt", "terminal"])
def test_chips_at_a_point_are_the_wager_of_that_place(
    point: Point, bet: str, wins: str, loses: str, *, terminal: bool
) -> None:
    floor = Floor(SD, policy=TERMINALS if terminal else {}, automation="terminals" if terminal else "felt").open()
    floor.sit(1, chips=100_00)
    laid = floor.do("place-wager", seat=1, at=list(point), stake=1_00, by="player").one("wager-placed")
    assert (laid["bet"], laid["stake"]) == (bet, 1_00)
    for number, pays in ((wins, floor.writer.rules.pay_table.to_one[bet.partition("-")[0]]), (loses, 0)):
        floor.close_betting()
        events = floor.do("declare-result", number=number, turns=12)
        if not terminal:
            floor.do("place-dolly", number=number)
            events = floor.settle()
        paid = [event["chips"] for event in events if event["event"] == "seat-paid"]
        assert paid == ([pays * 1_00] if pays else []), number
    assert floor.on(1, bet) == 0
    off_the_felt = floor.refused("place-wager", seat=1, at=[-9, -9], stake=1_00, by="player")
    assert off_the_felt.code == "no_such_position"
