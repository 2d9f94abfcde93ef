"""A double-zero wheel used as a single-zero one, in the register: on a layout without 00 nothing is there to cover."""

from __future__ import annotations

from tests.clauses.floor_support import Day
from tests.support import Refusal, clause

COVERED = "double-zero-as-single-zero"


def set_out(layout_zeros: int, **policy: str) -> Day:
    """The wheel, a layout with so many zeros, a ball and both boxes at a table for that game, inspected."""
    day = Day().staffed().table(wheel=COVERED, **policy)
    for thing in (day.wheel(zeros=2), day.layout(zeros=layout_zeros), day.ball()):
        day.use(thing)
    for box in (day.box("B-12"), day.box("T-12", "tip")):
        day.attach(box)
    day.do("D7", "sign-in-dealer", on="12", dealer="D7")
    day.post_sign()
    day.post_rules()
    day.inspect()
    return day


def why_not(day: Day) -> Refusal:
    return day.refused("S1", "open-table", **day.opening)


@clause("CO-2212(1)(e)-a")
def test_a_layout_without_00_opens_without_a_cover() -> None:
    day = set_out(1, layout="single-zero")
    assert {"sign_a", "sign_b", "sign_c"} <= {*day.points("12")} - {"cover_on_00"}
    assert "cover_on_00" not in day.points("12")
    day.do("S1", "open-table", **day.opening)
    day.do("D7", "open-betting", on="12")
    day.do("D7", "seat-player", on="12", seat=1, player="Ann")
    day.do("D7", "buy-in", on="12", seat=1, amount=100_00, chip_value=5_00)
    placed = day.do("D7", "place-wager", on="12", seat=1, bet="split-0-3", stake=5_00)
    assert placed["bet"] == "split-0-3", "0 and 3 touch on it"


def test_a_layout_with_00_is_covered_and_another_than_the_game_plays_on_does_not_open() -> None:
    assert why_not(set_out(2)).code == "cover_missing"
    assert why_not(set_out(2, layout="single-zero")).code == "layout_differs"
    assert why_not(set_out(1)).code == "layout_differs"
