"""Ways to gain what is not one's own, for dealer, player, supervisor and sensor at a table: none is open."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.ball_support import SENSOR, SUPERVISOR, go_on
from tests.clauses.table_support import Floor

from croupier.live.replay import event_of
from croupier.protection import Kind, Tally, Watch
from croupier.table import Table, evolve
from croupier.web.records.alerts import alarming

MISREAD = {"reason": "misread", "second": "S2", "by": SUPERVISOR}
RULED: dict[str, Any] = {"instruction": "go-on", "reason": "as it was", "by": SUPERVISOR}
COUPONS = {"chips": {"match_play": True, "value_chips": True}}


def dealt(chips: int = 100_00, **fields: Any) -> Floor:
    """Betting is open, and one player has chips."""
    floor = Floor("colorado", wheel="single-zero", **fields).open()
    floor.sit(1, chips=chips)
    return floor


def with_coupon(floor: Floor, face: int) -> None:
    floor.do("register-coupon", coupon="C-1", face=face, expires="2099-12-31", by="cashier")
    floor.do("place-coupon", seat=1, coupon="C-1", bet="red")


def below_zero(floor: Floor) -> dict[str, dict[str, int]]:
    """Chips that somebody has moved who had none: only what the cage gave counts so, and what players brought."""
    places = {place: kinds for place, kinds in floor.table.chips.items() if place not in ("cage", "walked")}
    return {place: short for place, kinds in places.items() if (short := {k: n for k, n in kinds.items() if n < 0})}


# --- the dealer


def test_turns_are_not_counted_once_the_ball_rests_to_call_the_spin_none() -> None:
    floor = dealt()
    floor.bet(1, "red", 5_00)
    floor.close_betting()
    floor.do("see-number", number="2", by=SENSOR)
    assert floor.refused("count-turns", turns=3).code == "out_of_turn"
    assert floor.refused("declare-no-spin", reason="under_four_turns").code == "not_a_no_spin_reason"
    floor.do("declare-result", number="2", turns=9)


def test_a_number_that_the_sensor_did_not_read_is_none_however_often_it_is_keyed() -> None:
    floor = dealt()
    floor.bet(1, "straight-20", 5_00)
    floor.close_betting()
    floor.do("see-number", number="17", by=SENSOR)
    for _ in range(2):
        refusal = floor.refused("declare-result", number="20", turns=9)
        assert (refusal.code, refusal.facts["seen"]) == ("number_differs", "17")
    floor.do("report-irregularity", what="the sensor reads 17")
    go_on(floor, number="20")
    assert floor.refused("declare-result", number="17", turns=9).code == "number_differs"
    floor.do("declare-result", number="20", turns=9)


def test_a_number_that_is_keyed_with_no_spin_on_record_is_told_to_the_pit_and_counted() -> None:
    floor = dealt()
    tally, watch, table = Tally(), Watch("1"), Table()
    floor.refused("declare-result", number="17")
    (told,) = [event for event in floor.journal if event.name == "number-seen"]
    assert (told.data["number"], told.data["unspun"]) == ("17", True)
    assert list(alarming(told.name, told.data)) == [("number-unspun", {"round": 1, "number": "17", "source": "dealer"})]
    for event in floor.journal:
        watch.take(table, event_of(event), event, tally)
        evolve(table, event_of(event), event.at)
    assert tally.found("keyed_early", Kind.DEALER, "D7")[0] == 1
    assert floor.refused("place-wager", seat=1, bet="straight-17", stake=1_00, by="player").code == "late_bet"
    floor.do("spin-ball")
    floor.do("call-no-more-bets")
    floor.do("see-number", number="8", by=SENSOR)
    assert floor.journal[-1].data["unspun"] is False


def test_a_dealer_who_has_mistyped_a_number_that_nobody_else_has_read_keys_it_again() -> None:
    floor = dealt()
    floor.close_betting()
    assert floor.refused("declare-result", number="17").code == "not_a_valid_spin"  # the turns are missing
    floor.do("declare-result", number="18", turns=9)


def test_a_dealer_does_not_leave_a_spin_that_is_held_to_another_one_without_the_supervisor() -> None:
    floor = dealt()
    floor.do("spin-ball")
    floor.do("report-irregularity", what="a coin in the wheel")
    assert floor.refused("sign-out-dealer", by=("dealer", "D7")).code == "round_running"
    assert floor.refused("sign-in-dealer", dealer="D8", by=("dealer", "D8")).code == "round_running"
    floor.do("sign-out-dealer", by=SUPERVISOR)
    floor.do("sign-in-dealer", dealer="D8", by=("dealer", "D8"))


# --- the player


def test_who_has_lost_keeps_colour_and_value_of_the_chips_while_a_correction_may_bring_them_back() -> None:
    floor = dealt(chips=10_00)
    floor.bet(1, "red", 10_00)
    floor.result("2")
    floor.do("collect-losers")
    for command, fields in (
        ("change-colour", {"colour": "gold"}),
        ("set-chip-value", {"value": 5_00}),
        ("buy-in", {"amount": 100_00, "chip_value": 5_00}),
    ):
        assert floor.refused(command, seat=1, **fields).code == "dolly_on_table"
    floor.do("buy-in", seat=1, amount=7_00)
    floor.do("correct-result", number="9", **MISREAD)
    floor.do("place-dolly", number="9")
    floor.settle()
    floor.do("clear-wagers", seat=1)
    assert floor.rack(1) == 27_00
    assert floor.table.chips["hand/1"] == {floor.table.seats[1].colour + "/plain": 27}
    floor.do("change-colour", seat=1, colour="gold")


def test_one_player_has_one_seat_of_the_felt_so_that_a_maximum_is_one() -> None:
    floor = dealt()
    for name in ("player 1", " Player 1"):
        assert floor.refused("seat-player", seat=2, player=name).code == "seat_taken"
    floor.sit(2)
    floor.do("unseat-player", seat=2)
    floor.sit(3, player="player 2")


def test_a_coupon_wins_nothing_without_the_chips_that_a_ruling_has_taken_away() -> None:
    floor = dealt(policy=COUPONS)
    floor.bet(1, "red", 10_00)
    with_coupon(floor, 10_00)
    floor.bet(1, "red", 5_00, tip=True)  # which is no chip beside it
    floor.close_betting()
    floor.do("report-irregularity", what="these are not his")
    floor.do("make-ruling", wagers=[{"seat": 1, "place": "red", "rule": "return", "amount": 1_00}], **RULED)
    assert floor.do("carry-out-ruling").one("coupon-returned")["coupon"] == "C-1"
    floor.do("confirm-observed", by=SUPERVISOR)
    floor.do("resume-table")
    floor.do("declare-result", number="9", turns=9)
    floor.do("place-dolly", number="9")
    floor.settle()
    assert (floor.rack(1), floor.on(1, "red")) == (95_00, 9_00)
    assert floor.refused("place-coupon", seat=1, coupon="C-1", bet="red").code == "coupon_not_matched"


def test_a_coupon_stays_while_a_ruling_leaves_enough_beside_it() -> None:
    floor = dealt(policy=COUPONS)
    floor.bet(1, "red", 11_00)
    with_coupon(floor, 10_00)
    floor.close_betting()
    floor.do("report-irregularity", what="one too many")
    floor.do("make-ruling", wagers=[{"seat": 1, "place": "red", "rule": "return", "amount": 1_00}], **RULED)
    assert "coupon-returned" not in floor.do("carry-out-ruling").names
    assert floor.table.seats[1].coupons == {"C-1": "red"}


def test_a_coupon_goes_back_when_its_chips_pay_what_a_mended_number_took() -> None:
    floor = dealt(chips=20_00, policy=COUPONS)
    floor.bet(1, "straight-9", 5_00)
    floor.play("9")
    floor.do("clear-wagers", seat=1)
    floor.do("cash-out", seat=1)
    floor.do("buy-in", seat=1, amount=20_00, chip_value=1_00)
    floor.bet(1, "red", 20_00)
    with_coupon(floor, 20_00)
    assert floor.do("correct-result", number="8", **MISREAD).names[:2] == ["coupon-returned", "result-mended"]
    assert (floor.table.seats[1].coupons, floor.on(1, "red")) == ({}, 0)


def test_a_round_that_is_settled_anew_pays_no_coupon_whose_chips_a_ruling_gives_back() -> None:
    floor = dealt(policy=COUPONS)
    floor.bet(1, "red", 10_00)
    with_coupon(floor, 10_00)
    floor.play("9")
    assert floor.rack(1) == 110_00
    floor.do("open-dispute", seat=1, what="not mine", amount=0, by="player")
    ruled = [{"seat": 1, "place": "red", "rule": "return"}]
    floor.do("decide-dispute", dispute=1, decision="rule", reason="of seat 2", wagers=ruled, by=SUPERVISOR)
    assert floor.rack(1) == 90_00, "what stake and coupon won is collected; the stake lies there still"


# --- the pit supervisor


@pytest.mark.parametrize("chip", ["", "counterfeit", "value/none", "value/ruby"])
def test_a_ruling_lays_no_chips_that_cannot_be_bet_at_the_table(chip: str) -> None:
    floor = dealt()
    floor.close_betting()
    floor.do("report-irregularity", what="a claim")
    wager = {"seat": 1, "place": "black", "rule": "honour", "chip": chip, "amount": 1_00}
    assert floor.refused("make-ruling", wagers=[wager], **RULED).code == "foreign_chip"


def test_a_ruling_lays_only_value_chips_that_the_player_has() -> None:
    floor = dealt(policy=COUPONS)
    floor.do("colour-up", seat=1, amount=25_00)
    assert floor.table.chips["hand/1"]["value/emerald"] == 1
    floor.close_betting()
    floor.do("report-irregularity", what="a claim")
    wager = {"seat": 1, "place": "black", "rule": "honour", "chip": "value/ruby", "amount": 5_00}
    assert floor.refused("make-ruling", wagers=[wager], **RULED).code == "chips_not_issued"
    wager |= {"chip": "value/emerald", "amount": 25_00}
    floor.do("make-ruling", wagers=[wager], **RULED)
    floor.do("carry-out-ruling")
    assert floor.table.chips["layout/1"] == {"value/emerald": 1}
    assert not below_zero(floor)


def test_a_small_claim_of_one_player_pays_nobody_else_more() -> None:
    floor = dealt()
    floor.sit(2, chips=100_00)
    floor.bet(1, "red", 1_00)
    floor.play("17")
    floor.do("open-dispute", seat=1, what="my dollar", amount=1_00, by="player")
    ruled = [{"seat": 2, "place": "straight-17", "rule": "honour", "amount": 2_00}]
    decision = {"dispute": 1, "decision": "rule", "reason": "a friend", "by": SUPERVISOR}
    assert floor.refused("decide-dispute", wagers=ruled, **decision).code == "beyond_the_claim"
    assert floor.rack(2) == 100_00


def test_the_second_of_two_is_not_the_first_in_another_spelling() -> None:
    floor = dealt()
    floor.play("17")
    for command, fields in (
        ("correct-result", {"number": "8", "reason": "misread"}),
        ("fill-table", {"amount": 100_00}),
        ("credit-table", {"amount": 100_00}),
    ):
        assert floor.refused(command, second="s1 ", by=SUPERVISOR, **fields).code == "second_person_needed"


def test_another_rule_on_zero_is_no_rule_for_what_lies_there() -> None:
    floor = dealt(policy={"options": {"in_prison": True}, **COUPONS})
    floor.bet(1, "red", 10_00)
    with_coupon(floor, 10_00)
    floor.bet(1, "straight-17", 5_00)
    assert floor.do("change-options", option="in-prison", by=SUPERVISOR).names == ["policy-changed"]
    changed = floor.do("change-options", option="", by=SUPERVISOR)
    assert changed.names == ["coupon-returned", "wager-taken-down", "policy-changed"]
    assert (floor.on(1, "red"), floor.on(1, "straight-17"), floor.rack(1)) == (0, 5_00, 95_00)
    assert floor.refused("spin-ball").code == "limits_not_posted"
