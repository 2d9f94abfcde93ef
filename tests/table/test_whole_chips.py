"""Whole chips of a felt table, one by one: what is sold, changed, paid, taken away and counted."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.ball_support import SUPERVISOR
from tests.clauses.table_support import Floor

from croupier.journal import MemoryJournal
from croupier.live.scripts.table import set_up_table
from croupier.rules import BadFile

SETS = [{"colour": "blue", "number": 100}, {"colour": "pink", "number": 100}]
VALUE = [
    {"colour": "white", "value": 1_00, "number": 200, "design": "house"},
    {"colour": "red", "value": 5_00, "number": 400, "design": "house"},
    {"colour": "green", "value": 25_00, "number": 400, "design": "house"},
]
CHIPS: dict[str, Any] = {"value_chips": True, "sets": SETS, "value": VALUE}


@pytest.fixture
def floor() -> Floor:
    return Floor("colorado", "single-zero", {"chips": CHIPS, "options": {}}).open()


def seated(floor: Floor, value: int = 1_00) -> Floor:
    floor.sit(1, chips=50 * value, chip_value=value)
    return floor


def test_a_table_sells_whole_chips_and_what_it_has(floor: Floor) -> None:
    floor.sit(1)
    assert floor.refused("buy-in", seat=1, amount=7_00, chip_value=5_00).code == "not_whole_chips"
    refusal = floor.refused("buy-in", seat=1, amount=505_00, chip_value=5_00)
    assert (refusal.code, refusal.facts["left"], refusal.facts["number"]) == ("float_short", 100, 101)
    floor.do("buy-in", seat=1, amount=500_00, chip_value=5_00)
    assert floor.table.chips["hand/1"] == {"blue/plain": 100}


def test_a_tip_of_one_cent_does_not_exist_and_a_colour_stays_whole(floor: Floor) -> None:
    assert seated(floor).refused("tip", seat=1, amount=1).code == "not_whole_chips"
    floor.do("tip", seat=1, amount=6_00)
    assert floor.table.chips["tip-box"] == {"value/red": 1, "value/white": 1}
    assert floor.table.chips["tray"]["blue/plain"] == 100 - 44


def test_five_dollars_do_not_come_out_of_one_chip_of_twenty_five(floor: Floor) -> None:
    seated(floor).do("colour-up", seat=1, amount=25_00)
    assert floor.table.chips["hand/1"] == {"blue/plain": 25, "value/green": 1}
    placed = floor.bet(1, "red", 5_00, tender="value-chips", colour="red")
    assert placed["pocket"] == 5_00  # so it was another chip
    assert floor.table.chips["hand/1"]["value/green"] == 1


def test_a_colour_is_free_when_every_chip_of_it_is_exchanged(floor: Floor) -> None:
    seated(floor).do("change-colour", seat=1, colour="pink")
    assert floor.table.chips["hand/1"] == {"pink/plain": 50}
    assert floor.table.chips["tray"]["blue/plain"] == 100
    floor.sit(2, colour="blue")


def test_a_colour_that_somebody_took_away_is_not_free_before_the_shift_is_over(floor: Floor) -> None:
    assert floor.refused("unseat-player", seat=1, walked=True).code == "seat_empty"
    seated(floor).do("unseat-player", seat=1, walked=True)
    refusal = floor.refused("seat-player", seat=2, player="Bo", colour="blue")
    assert (refusal.code, refusal.facts["number"], refusal.facts["free"]) == ("colour_in_use", 50, ["pink"])


def test_winnings_come_in_value_chips_where_the_colour_runs_out(floor: Floor) -> None:
    seated(floor)
    floor.bet(1, "straight-17", 2_00 + 3_00)
    floor.result("17")
    floor.do("collect-losers")
    floor.do("pay-winners")  # $175.00, and 50 blue chips are left
    assert floor.table.chips["hand/1"] == {"blue/plain": 45 + 50, "value/green": 5}
    assert (floor.rack(1), floor.balances["rack/1/value"]) == (95_00, 125_00)


def test_a_shift_closes_to_the_chip_and_a_difference_is_on_record(floor: Floor) -> None:
    seated(floor).do("cash-out", seat=1)
    tray = dict(floor.table.chips["tray"])
    closer = floor.balances["float"]
    short = {**tray, "blue/plain": tray["blue/plain"] - 2}
    assert floor.refused("close-table", closer=closer, chips=short).code == "count_differs"
    assert floor.refused("close-table", closer=closer + 1_00, chips=tray, reason="x").code == "count_differs"
    assert floor.refused("close-table", closer=closer + 1_00, reason="x").code == "count_differs"
    refusal = floor.refused("close-table", closer=closer, chips=short, reason="?")  # which says nothing
    assert (refusal.code, refusal.facts["differences"]) == ("count_differs", {"blue/plain": -2})
    taken = floor.do("close-table", closer=closer, chips=short, reason="not found").one("inventory-taken")
    assert taken["differences"] == {"blue/plain": -2}
    assert taken["chips"]["blue/plain"] == {"number": 100, "tray": 100}
    assert floor.table.chips["tray"]["blue/plain"] == 98


@pytest.mark.parametrize(
    ("chips", "key"),
    [
        ({}, "chips.sets"),
        ({"sets": [{"colour": "blue"}], "value": VALUE}, "chips.sets[0].number"),
        ({"sets": SETS}, "chips.value"),
        ({"value": VALUE}, "chips.sets"),
        ({"sets": SETS, "value": [*VALUE, {**VALUE[0], "value": 50}]}, "chips.value[3]"),
    ],
)
def test_a_felt_table_has_sets_and_value_chips_and_the_number_of_each(chips: dict[str, Any], key: str) -> None:
    with pytest.raises(BadFile) as bad:
        set_up_table({"rulebook": "house", "wheel": "double-zero", "policy": {"chips": chips}}, MemoryJournal())
    assert key in [finding.key for finding in bad.value.findings]


def test_a_felt_table_of_before_opens_when_its_chips_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is on record stays; whoever opens it is told what it lacks, and gives it chips."""
    monkeypatch.setattr("croupier.live.tables.writer.check_felt", lambda _policy: None)
    monkeypatch.setattr("tests.clauses.table_support.on_felt", dict)
    floor = Floor("house")
    floor.prepare()
    refusal = floor.refused("open-table", **floor.opening)
    assert (refusal.code, refusal.message) == (
        "chips_missing",
        "On the felt people play with sets of chips; the policy names none.",
    )
    bare = [{"colour": "blue"}]
    assert floor.refused("change-chips", sets=bare, value=VALUE, second="K1", by=SUPERVISOR).code == "chips_missing"
    assert floor.refused("change-chips", sets=SETS, value=VALUE, by=SUPERVISOR).code == "second_person_needed"
    changed = floor.do("change-chips", sets=SETS, value=VALUE, second="K1", by=SUPERVISOR).one("policy-changed")
    assert changed["second"] == "K1"
    floor.do("open-table", **floor.opening)
    assert floor.table.chips["tray"]["blue/plain"] == 100


@pytest.mark.parametrize("policy", [{"terminals": {"count": 2, "central_screen": True}}, {"tournament": True}])
def test_terminals_and_tournaments_need_no_chips(policy: dict[str, Any]) -> None:
    Floor("colorado", "single-zero", policy).prepare()


def test_what_was_collected_is_not_sold_again_while_the_dolly_is_on(floor: Floor) -> None:
    floor.sit(1, chips=100_00, chip_value=1_00)
    floor.bet(1, "black", 100_00)
    floor.result("9")  # red
    floor.do("collect-losers")
    assert floor.table.chips["tray"]["blue/plain"] == 100
    assert floor.refused("buy-in", seat=1, amount=1_00).facts["left"] == 0
    floor.do("correct-result", number="8", second="K1", reason="misread", by=SUPERVISOR)  # black: they lie there again
    assert floor.table.chips["layout/1"] == {"blue/plain": 100}


def test_half_of_an_odd_stack_comes_with_change() -> None:
    policy = {"chips": {**CHIPS, "smallest": 1_00}, "options": {"la_partage": True}}
    floor = Floor("classic", "single-zero", policy).open()
    floor.sit(1, chips=50_00, chip_value=5_00)
    floor.bet(1, "red", 15_00)
    floor.result("0")
    floor.do("collect-losers")
    assert floor.table.chips["hand/1"] == {"blue/plain": 7 + 1, "value/white": 3}  # $8.00 of $15.00
    assert (floor.rack(1), floor.balances["rack/1/value"]) == (40_00, 3_00)


def test_what_is_collected_in_value_chips_that_do_not_make_it_up_is_changed(floor: Floor) -> None:
    seated(floor).bet(1, "straight-17", 2_00)
    floor.result("17")
    for step in ("collect-losers", "pay-winners", "remove-dolly"):
        floor.do(step)
    floor.do("colour-up", seat=1, amount=75_00)
    floor.do("correct-result", number="8", second="K1", reason="misread", by=SUPERVISOR)
    worth = {"value/white": 1_00, "value/red": 5_00, "value/green": 25_00}
    hand = floor.table.chips.get("hand/1", {})
    assert floor.table.rack_value(1) == sum(worth.get(kind, 0) * number for kind, number in hand.items())
    assert floor.table.rack_value(1) > 0


def test_chips_that_come_back_are_worth_what_their_marker_said_until_the_table_closes(floor: Floor) -> None:
    """Reading C15."""
    seated(floor, 5_00).do("unseat-player", seat=1, walked=True)
    assert floor.refused("take-back-chips", colour="blue", number=51).code == "chips_not_issued"
    assert floor.refused("take-back-chips", colour="pink", number=1).code == "chips_not_issued"
    assert floor.refused("take-back-chips", colour="blue", number=1, by="dealer").code == "role_not_allowed"
    tray = dict(floor.table.chips["tray"])
    back = floor.do("take-back-chips", colour="blue", number=20).one("chips-taken-back")
    assert (back["kind"], back["amount"]) == ("blue/plain", 100_00)
    assert floor.table.chips["tray"]["blue/plain"] == tray["blue/plain"] + 20
    assert floor.table.chips["tray"]["value/green"] == tray["value/green"] - 4
    assert floor.refused("seat-player", seat=2, player="Bo", colour="blue").code == "colour_in_use"  # 30 are out yet
    counted = dict(floor.table.chips["tray"])
    closer = counted["value/white"] * 1_00 + counted["value/red"] * 5_00 + counted["value/green"] * 25_00
    floor.do("close-table", closer=closer, chips=counted, reason="30 blue ones were taken away")
    floor.prepare()
    floor.do("open-table", **{**floor.opening, "opener": closer})
    back = floor.do("take-back-chips", colour="blue", number=30).one("chips-taken-back")
    assert back["amount"] == 0
    assert floor.table.chips["tray"]["blue/plain"] == 100
    floor.replayed()


def test_what_an_inventory_finds_is_on_record_and_is_not_forgotten_at_the_closing(floor: Floor) -> None:
    seated(floor).do("cash-out", seat=1)
    tray, closer = dict(floor.table.chips["tray"]), floor.balances["float"]
    assert floor.refused("take-inventory", chips={**tray, "value/gold": 1}).code == "foreign_chip"
    short = {**tray, "blue/plain": 98}
    taken = floor.do("take-inventory", chips=short).one("inventory-taken")
    assert (taken["by"], taken["differences"]) == ("D7", {"blue/plain": -2})
    assert floor.table.chips["tray"] == tray  # The books wait for the closing.
    refusal = floor.refused("close-table", closer=closer)
    assert (refusal.code, refusal.facts["differences"]) == ("count_differs", {"blue/plain": -2})
    floor.do("close-table", closer=closer, reason="not found")
    assert floor.table.chips["tray"]["blue/plain"] == 98


def test_an_inventory_tells_every_chip_in_tray_hands_layout_and_walked_by_colour_and_denomination(floor: Floor) -> None:
    seated(floor).do("colour-up", seat=1, amount=25_00)
    floor.bet(1, "red", 3_00)
    floor.bet(1, "black", 5_00, tender="value-chips", colour="red")  # out of the pocket
    floor.sit(2, chips=10_00, chip_value=1_00, colour="pink")
    floor.do("unseat-player", seat=2, walked=True)
    tray = dict(floor.table.chips["tray"])
    told = floor.do("take-inventory", chips=tray).one("inventory-taken")
    assert (told["differences"], {kind: one["tray"] for kind, one in told["chips"].items()}) == ({}, tray)
    elsewhere = {
        kind: {k: n for k, n in one.items() if k not in ("number", "tray")} for kind, one in told["chips"].items()
    }
    assert elsewhere == {
        "blue/plain": {"hands": 22, "layout": 3},
        "pink/plain": {"walked": 10},
        "value/white": {},
        "value/red": {"layout": 1, "walked": -1},
        "value/green": {"hands": 1},
    }
    for kind, one in told["chips"].items():
        assert sum(elsewhere[kind].values()) + tray[kind] == one["number"], "all that the cage gave"


def test_a_count_is_good_until_chips_move(floor: Floor) -> None:
    floor.do("take-inventory", chips={**floor.table.chips["tray"], "blue/plain": 98})
    seated(floor).do("cash-out", seat=1)
    assert not floor.table.inventory
    floor.do("close-table", closer=floor.balances["float"])


def test_where_the_house_wants_it_one_person_counts_and_another_closes() -> None:
    chips = {**CHIPS, "counted_by_two": True}
    floor = Floor("colorado", "single-zero", {"chips": chips}).open()
    tray, closer = dict(floor.table.chips["tray"]), floor.balances["float"]
    closing: dict[str, Any] = {"closer": closer, "chips": tray, "by": SUPERVISOR}
    assert floor.refused("close-table", **closing).code == "second_person_needed"
    floor.do("take-inventory", chips=tray, by=SUPERVISOR)
    assert floor.refused("close-table", **closing).code == "second_person_needed"
    floor.do("take-inventory", chips={**tray, "blue/plain": 99}, by=("dealer", "D7"))
    assert floor.refused("close-table", **closing, reason="x").code == "second_person_needed"  # is another count
    floor.do("take-inventory", chips=tray, by=("dealer", "D7"))
    assert floor.do("close-table", closer=closer, by=SUPERVISOR).one("inventory-taken")["by"] == "D7"


def test_a_tray_that_is_kept_at_one_amount_is_brought_back_to_it_before_the_table_closes() -> None:
    """Imprest: the last slip makes the closer what it always is, and win follows from slips and drop."""
    floor = Floor("colorado", "single-zero", {"chips": {**CHIPS, "imprest": 10_000_00}})
    floor.prepare()
    refusal = floor.refused("open-table", **{**floor.opening, "opener": 9_000_00})
    assert (refusal.code, refusal.facts["amount"]) == ("tray_not_at_imprest", 1_000_00)
    floor.do("open-table", **floor.opening)
    floor.do("fill-table", amount=500_00, second="C1", by=SUPERVISOR)
    refusal = floor.refused("close-table", closer=10_500_00)
    assert (refusal.code, refusal.facts["amount"]) == ("tray_not_at_imprest", 500_00)
    assert "credit of $500.00" in refusal.message
    floor.do("credit-table", amount=700_00, second="C1", by=SUPERVISOR)
    refusal = floor.refused("close-table", closer=9_800_00)
    assert "fill of $200.00" in refusal.message
    floor.do("fill-table", amount=200_00, second="C1", by=SUPERVISOR)
    closed = floor.do("close-table", closer=10_000_00).one("table-closed")
    assert (closed["closer"], closed["fills"], closed["credits"], closed["win"]) == (10_000_00, 700_00, 700_00, 0)


def test_a_table_without_numbers_has_no_inventory() -> None:
    floor = Floor("colorado", "single-zero", {"terminals": {"count": 2, "central_screen": True}}).open()
    assert floor.refused("take-inventory", chips={}).code == "chips_missing"


def test_points_are_not_returned_while_the_dolly_is_on() -> None:
    """Half of the stake is given back, and a correction may yet take it: also where the table is held then."""
    floor = Floor("classic", "single-zero", {"tournament": True, "options": {"la_partage": True}}).open()
    floor.do("seat-player", seat=1, player="Ann")
    floor.do("issue-points", seat=1, points=100)
    floor.bet(1, "red", 40)
    floor.result("0")
    floor.do("collect-losers")
    assert floor.rack(1) == 80
    floor.do("suspend-table", reason="a player faints", by=SUPERVISOR)
    assert floor.refused("return-points", seat=1).code == "dolly_on_table"
