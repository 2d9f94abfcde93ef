"""The count is blind until it is signed; above the limit others count again; what was signed is never changed."""

from __future__ import annotations

import json

import pytest
from tests.clauses.floor_support import tally, totals
from tests.count_room.house import CountHouse

from croupier.journal import MemoryJournal, Recorded
from croupier.journal.record.format import Append, Cause, NewEvent
from croupier.live.desks.desk import folded
from croupier.register import FLOOR, Premises
from croupier.rules import Actor, Role
from croupier.web.office.office import told_of
from croupier.web.office.views import LINES, boxes_json, counted_json, counts_json

EXPECTED = 2_375_00


@pytest.fixture
def house() -> CountHouse:
    """Table 12's box has an amount that nothing else in the house is worth."""
    house = CountHouse().begun()
    house.buy("12", EXPECTED - 2_000_00)
    house.play({"drop": "B-12"})
    return house


def told(premises: Premises, who: str) -> str:
    """All that the office tells of boxes and of what is counted."""
    return json.dumps([boxes_json(premises, who), counted_json(premises)])


def test_nobody_is_told_what_is_expected_before_the_count_is_signed(house: CountHouse) -> None:
    (removed,) = [one for one in house.script.journal.read("floor") if one.name == "box-removed"]
    assert removed.data["cash"] == EXPECTED
    assert not {"cash", "receipts", "coupons", "chips"} & told_of(removed.name, removed.data).keys()
    said = [told(house.premises, "N3")]
    house.emptied("B-12")
    house.do("N1", "tally-box", box="B-12", **tally(cash=1_00))
    said.append(told(house.premises, "N2"))
    early = house.refused("N3", "reconcile-count", box="B-12", cash=1_00)
    house.do("N2", "tally-box", box="B-12", **tally(cash=2_00))
    differ = house.refused("N3", "reconcile-count", box="B-12", cash=1_00)
    said += [str(early), str(differ), told(house.premises, "N3")]
    assert (early.code, differ.code) == ("count_not_complete", "tallies_differ")
    assert not [text for text in said if str(EXPECTED) in text or "2,375" in text]


def test_a_counter_sees_nothing_of_the_other(house: CountHouse) -> None:
    house.emptied("B-12")
    for counter in ("N1", "N2"):
        house.do(counter, "tally-box", box="B-12", **tally(cash=7_00))

    def seen(by: str) -> int:
        (box,) = [box for box in boxes_json(house.premises, by) if box["box"] == "B-12"]
        return len(box["tallies"])

    assert [seen(who) for who in ("N1", "N2", "N3")] == [0, 0, 2]


def counts(house: CountHouse) -> list[Recorded]:
    return [one for one in house.script.journal.read("floor") if one.name in LINES]


@pytest.mark.parametrize(("limit", "again"), [(99_99, True), (100_00, False)])
def test_above_the_limit_of_the_house_three_others_count_again(house: CountHouse, limit: int, again: bool) -> None:
    house.do("K1", "set-count-limit", limit=limit, second="A1")
    short = {**house.truth["B-12"], "cash": EXPECTED - 100_00}
    counted = house.count("B-12", **short)
    assert (counted["recount"], counted["differences"]) == (again, {"cash": -100_00, "receipts": 0, "coupons": 0})
    assert ("B-12" in house.premises.removed) is again
    (line,) = counts_json(house.premises, counts(house))
    found = (None, {}, None) if again else (-100_00, counted["differences"], EXPECTED - 100_00)
    assert (line["difference"], line["differences"], line["cash"]) == found
    if again:
        assert house.refused("N3", "tally-box", box="B-12").code == "not_at_the_count"
        house.count("B-12", ("N4", "N5", "N6"), **house.truth["B-12"])
        assert house.premises.books["over-short"] == 0
    assert house.premises.books["cage/cash"] == EXPECTED - (0 if again else 100_00)
    house.replayed()


def test_a_limit_that_is_raised_later_is_not_that_of_a_box_on_its_way(house: CountHouse) -> None:
    house.do("K1", "set-count-limit", limit=5_000_00, second="K2")
    assert house.count("B-12", **{**house.truth["B-12"], "cash": EXPECTED - 200_00})["recount"] is True


def test_a_limit_that_one_person_had_set_before_it_took_two_still_holds() -> None:
    event = NewEvent("count-limit-set", 1, {"limit": 7_00}, ())
    cause = Cause("set-count-limit", "0" * 64, Actor("K1", Role.KEY_MANAGER), "2026-05-04T14:00:00.000000Z", "")
    journal = MemoryJournal()
    journal.append([Append("floor", 0, cause, (event,))])
    assert folded(FLOOR, journal.read("floor")).count_limit == 7_00


def test_a_correction_is_a_new_line_with_its_own_signature_and_the_books_follow_it(house: CountHouse) -> None:
    house.count("B-12", **{**house.truth["B-12"], "cash": EXPECTED - 20_00})
    assert house.premises.books["over-short"] == 20_00
    figures = totals(**house.truth["B-12"])
    line = house.do("N1", "correct-count", count=1, **figures, reason="a note stuck in the machine", second="A1")
    assert (line["was"]["cash"], line["cash"], line["second"]) == (EXPECTED - 20_00, EXPECTED, "A1")
    assert (house.premises.books["over-short"], house.premises.books["cage/cash"]) == (0, EXPECTED)
    names = [one.name for one in house.script.journal.read("floor")]
    assert names.count("box-counted") == names.count("count-corrected") == 1
    house.replayed()
