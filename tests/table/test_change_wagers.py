"""Chips at several places at once: all of it is done or none, as one command on record."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.table_support import Floor
from tests.support import clause

from croupier.table import Phase

STRAIGHTS = [f"straight-{number}" for number in range(1, 37)]


def seated(rulebook: str = "colorado", **policy: Any) -> Floor:
    floor = Floor(rulebook, policy=policy).open()
    floor.sit(1, chips=200_00 if rulebook == "house" else 1000_00)
    return floor


def on(floor: Floor, seat: int = 1) -> dict[str, int]:
    return {place: amount for (place, _), amount in floor.table.seats[seat].stacks.items()}


def parts(**stakes: int) -> list[dict[str, Any]]:
    return [{"place": place.replace("_", "-"), "stake": stake} for place, stake in stakes.items()]


def all_straights(stake: int) -> list[dict[str, Any]]:
    return [{"place": place, "stake": stake} for place in STRAIGHTS]


def test_thirty_six_places_are_laid_and_taken_back_by_one_command_each() -> None:
    floor = seated()
    laid = floor.do("change-wagers", seat=1, parts=all_straights(5_00))
    assert laid.names == ["wager-placed"] * 36
    assert floor.rack(1) == 1000_00 - 36 * 5_00
    assert floor.do("change-wagers", seat=1, parts=all_straights(-5_00)).names == ["wager-taken-down"] * 36
    assert (on(floor), floor.rack(1)) == ({}, 1000_00)
    records = [one.sequence for one in floor.journal if one.name in ("wager-placed", "wager-taken-down")]
    assert [records.count(each) for each in sorted(set(records))] == [36, 36], "each is one record"
    floor.replayed()


def test_an_undo_that_comes_after_the_close_takes_nothing_back() -> None:
    floor = seated()
    floor.do("change-wagers", seat=1, parts=all_straights(5_00))
    floor.do("spin-ball")
    floor.do("call-no-more-bets")
    assert floor.refused("change-wagers", seat=1, parts=all_straights(-5_00)).code == "betting_closed"
    assert len(on(floor)) == 36


@clause("CO-2201(7)-a")
def test_whatever_lays_a_chip_after_the_call_is_a_late_wager() -> None:
    floor = seated()
    floor.bet(1, "red", 10_00)
    floor.do("spin-ball")
    floor.do("call-no-more-bets")
    refusal = floor.refused("change-wagers", seat=1, parts=parts(red=-10_00, black=5_00))
    assert (refusal.code, refusal.clause, refusal.facts["returned"]) == ("late_bet", "CO-2201(7)-a", 5_00)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        (parts(red=5_00, black=9_999_00), "chips_not_issued"),
        (parts(red=5_00, dozen_4=5_00), "no_such_dozen"),
        (parts(red=-5_00, odd=-5_00), "nothing_there"),
        (parts(red=-15_00), "nothing_there"),
        (parts(red=-50, black=5_00), "not_whole_chips"),
        (parts(black=5_50), "not_whole_chips"),
        (parts(), "nothing_there"),
        ([{"place": "red", "stake": 5_00}, {"place": "red", "stake": -5_00}], "nothing_there"),
    ],
)
def test_one_part_that_cannot_be_done_keeps_all_from_being_done(changes: list[dict[str, Any]], code: str) -> None:
    floor = seated()
    floor.bet(1, "red", 10_00)
    assert floor.refused("change-wagers", seat=1, parts=changes).code == code
    assert (on(floor), floor.rack(1)) == ({"red": 10_00}, 990_00)


def test_what_comes_off_counts_for_what_is_laid() -> None:
    """With everything on red, all of it goes to black, and to the other place of the same bet, at its maximum."""
    floor = seated(limits={"all": {"min": 1_00, "max": 1000_00}})
    floor.bet(1, "red", 1000_00)
    floor.do("change-wagers", seat=1, parts=parts(red=-1000_00, black=1000_00))
    assert on(floor) == {"black": 1000_00}
    floor.do("change-wagers", seat=1, parts=parts(black=-400_00, odd=400_00))
    assert floor.refused("change-wagers", seat=1, parts=parts(odd=-300_00, black=400_00)).code == "chips_not_issued"
    assert floor.table.books.under("rack/1") == 0


def test_a_maximum_is_kept_by_all_parts_together() -> None:
    floor = seated(limits={"all": {"min": 1_00, "max": 100_00}})
    floor.bet(1, "red", 90_00)
    refusal = floor.refused("change-wagers", seat=1, parts=parts(black=5_00, red=20_00))
    assert (refusal.code, refusal.facts["fits"]) == ("above_maximum", 10_00)
    assert on(floor) == {"red": 90_00}


def test_what_comes_off_a_bet_makes_room_for_what_is_laid_on_it() -> None:
    """The same bet, now for the dealers: together it is what it was."""
    floor = seated(limits={"all": {"min": 1_00, "max": 100_00}})
    floor.bet(1, "red", 100_00)
    for_dealers = {"place": "red", "stake": 10_00, "tip": True}
    floor.do("change-wagers", seat=1, parts=[*parts(red=-10_00), for_dealers])
    assert floor.table.seats[1].stacks[("red", "tip")] == 10_00
    more = [*parts(red=-10_00), {**for_dealers, "stake": 20_00}]
    assert floor.refused("change-wagers", seat=1, parts=more).code == "above_maximum"


def test_it_goes_by_the_version_of_the_seat_that_was_seen() -> None:
    floor = seated()
    floor.bet(1, "red", 10_00)
    seen = floor.table.seats[1].version
    floor.do("take-down-wager", seat=1, place="red", stake=5_00)
    refusal = floor.refused("change-wagers", seat=1, parts=parts(red=-5_00), seen=seen)
    assert (refusal.code, refusal.facts["version"]) == ("felt_changed", seen + 1)
    floor.sit(2, chips=100_00)
    floor.bet(2, "red", 10_00)  # another seat's chips are no change of this one's
    floor.do("change-wagers", seat=1, parts=parts(red=-5_00), seen=seen + 1)
    assert on(floor) == {}
    floor.replayed()


def test_a_coupon_keeps_the_chips_that_it_is_matched_with() -> None:
    floor = seated(chips={"match_play": True})
    floor.do("register-coupon", coupon="MP", face=3_00, expires="2026-12-31", by=("cashier", "C1"))
    floor.bet(1, "red", 4_00)
    floor.do("place-coupon", seat=1, coupon="MP", bet="red")
    assert floor.refused("change-wagers", seat=1, parts=parts(red=-2_00, black=2_00)).code == "coupon_not_matched"
    floor.do("change-wagers", seat=1, parts=parts(red=-1_00, black=1_00))
    assert on(floor) == {"red": 3_00, "black": 1_00}


def test_between_rounds_and_while_a_table_closes_it_only_takes_off() -> None:
    floor = seated()
    floor.bet(1, "red", 10_00)
    floor.play("1")
    assert floor.phase is Phase.BETTING or floor.phase is Phase.OPEN
    if floor.phase is Phase.OPEN:
        assert floor.refused("change-wagers", seat=1, parts=parts(black=5_00)).code == "betting_not_open"
    floor.do("change-wagers", seat=1, parts=parts(red=-4_00))
    assert on(floor)["red"] == 6_00
