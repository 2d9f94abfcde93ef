"""The house rules on a live table: chips, placement, limits, the spin, the dolly, and what goes wrong."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.table_support import Floor
from tests.support import clause

from croupier.rules import BadFile
from croupier.table import Phase

BLUE_A_AND_B = {"chips": {"sets": [{"colour": "blue", "design": "A"}, {"colour": "blue", "design": "B"}]}}
NO_SPIN = [("same_direction", "H-IR.1-a"), ("under_four_turns", "H-IR.2-a"), ("foreign_object", "H-IR.3-a")]


def house(policy: dict[str, Any] | None = None) -> Floor:
    return Floor("house", policy=policy or {}).open()


# --- placement of wagers


@clause("H-PW.1-a")
@pytest.mark.parametrize("tender", ["value-chips", "cash", "spoken", "other"])
def test_only_roulette_chips_can_be_wagered(tender: str) -> None:
    floor = house()
    floor.sit(2, chips=10_00)
    refusal = floor.refused("place-wager", seat=2, bet="red", stake=1_00, tender=tender, colour="white", by="dealer")
    assert (refusal.code, refusal.clause) == ("chips_only", "H-PW.1-a")
    assert floor.rack(2) == 10_00
    floor.bet(2, "red", 1_00)
    assert (floor.rack(2), floor.balances["layout/2"]) == (9_00, 1_00)


@clause("H-PW.1-a")
def test_a_coupon_is_no_roulette_chip() -> None:
    floor = house()
    floor.sit(2, chips=10_00)
    floor.do("register-coupon", coupon="M-1", face=1_00, expires="2026-12-31")
    floor.bet(2, "red", 1_00)
    refusal = floor.refused("place-coupon", seat=2, coupon="M-1", bet="red")
    assert (refusal.code, refusal.clause) == ("chips_only", "H-PW.1-a")


@clause("H-PW.2-a")
def test_chips_that_look_like_value_chips_are_refused_with_the_chip_file_and_at_the_issue() -> None:
    white = {"colour": "white", "design": "plain"}
    with pytest.raises(BadFile) as bad:
        Floor("house", policy={"chips": {"sets": [white], "value": [{**white, "value": 1_00}]}})
    (finding,) = bad.value.findings
    assert (finding.code, finding.clause) == ("looks_like_value_chip", "H-PW.2-a")
    assert "white/plain" in finding.message
    assert "$1.00 white/plain" in finding.message
    floor = house({"chips": {"value": [{**white, "value": 1_00}]}})
    refusal = floor.refused("seat-player", seat=1, player="Ann", **white)
    assert (refusal.code, refusal.clause) == ("looks_like_value_chip", "H-PW.2-a")
    assert floor.table.seats == {}


@clause("H-PW.2-b")
def test_nobody_is_issued_the_chips_of_another_person_at_the_table() -> None:
    floor = house(BLUE_A_AND_B)
    floor.sit(3, colour="blue", design="A")
    refusal = floor.refused("seat-player", seat=5, player="Bob", colour="blue", design="A")
    assert (refusal.code, refusal.clause) == ("colour_in_use", "H-PW.2-b")
    assert "seat 3" in refusal.message
    floor.sit(5, colour="blue", design="B")
    refusal = floor.refused("seat-player", seat=6, player="Cid")
    assert (refusal.code, refusal.clause) == ("no_colour_left", "H-PW.2-b")


@clause("H-PW.2-b")
def test_a_colour_is_free_again_only_when_every_chip_of_it_is_cashed_in() -> None:
    floor = house(BLUE_A_AND_B)
    floor.sit(3, chips=5_00, colour="blue", design="A")
    assert floor.refused("unseat-player", seat=3).code == "chips_out"
    assert floor.refused("seat-player", seat=5, player="Bob", colour="blue", design="A").code == "colour_in_use"
    floor.do("cash-out", seat=3)
    floor.do("unseat-player", seat=3)
    floor.sit(5, chips=5_00, colour="blue", design="A")
    floor.do("unseat-player", seat=5, walked=True)
    gone = floor.refused("seat-player", seat=6, player="Cid", colour="blue", design="A")
    assert (gone.code, gone.clause, gone.facts["number"]) == ("colour_in_use", "H-PW.2-b", 5), "five chips are away"


@clause("H-PW.2-c")
def test_nobody_may_bet_with_chips_of_another_persons_colour() -> None:
    floor = house()
    floor.sit(3, chips=10_00, colour="blue")
    floor.sit(5, chips=10_00, colour="green")
    refusal = floor.refused("place-wager", seat=5, bet="straight-17", stake=1_00, colour="blue")
    assert (refusal.code, refusal.clause) == ("not_your_colour", "H-PW.2-c")
    assert refusal.facts["owner"] == 3
    assert list(floor.table.stacks()) == []
    assert floor.rack(5) == 10_00


@clause("H-PW.2-c")
def test_the_same_colour_in_another_persons_design_is_not_ones_own() -> None:
    floor = house(BLUE_A_AND_B)
    floor.sit(3, chips=10_00, colour="blue", design="A")
    floor.sit(5, chips=10_00, colour="blue", design="B")
    refusal = floor.refused("place-wager", seat=5, bet="straight-17", stake=1_00, colour="blue", design="A")
    assert (refusal.code, refusal.clause, refusal.facts["owner"]) == ("not_your_colour", "H-PW.2-c", 3)
    floor.bet(5, "straight-17", 1_00, colour="blue", design="B")
    nobodys = floor.refused("place-wager", seat=5, bet="straight-17", stake=1_00, colour="blue", design="C")
    assert nobodys.code == "chips_not_issued"


@clause("H-PW.3-a")
def test_a_wager_that_the_dealer_placed_is_settled_as_it_lies() -> None:
    floor = house()
    floor.sit(2, chips=10_00)
    placed = floor.bet(2, "straight-20", 2_00, by="dealer")  # asked for was 17
    assert (placed["seat"], placed["by"]) == (2, "D7")
    floor.close_betting()
    assert floor.refused("move-wager", seat=2, source="straight-20", target="straight-17").code == "betting_closed"
    dispute = floor.do("open-dispute", seat=2, what="I said 17", amount=70_00).one("dispute-opened")
    assert (dispute["seat"], dispute["what"]) == (2, "I said 17")
    floor.do("declare-result", number="17", turns=9)
    floor.do("place-dolly", number="17")
    settled = floor.settle()
    assert settled.one("losers-collected")["collected"] == {"2": {"straight-20|own": 2_00}}
    assert "seat-paid" not in settled.names
    assert floor.rack(2) == 8_00


@clause("H-PW.3-b")
def test_the_player_takes_back_what_the_dealer_placed_otherwise_than_told() -> None:
    floor = house()
    floor.sit(2, chips=10_00)
    floor.bet(2, "split-8-11", 2_00)  # the player's own
    echo = floor.bet(2, "split-8-11", 1_00, by="dealer")
    assert (echo["seat"], echo["bet"], echo["stake"], echo["by"]) == (2, "split-8-11", 1_00, "D7")
    wrong = floor.do("take-down-wager", seat=2, place="split-8-11", not_as_told=True).one("wager-taken-down")
    assert (wrong["stake"], wrong["withdrawn"]) == (1_00, True)
    assert (floor.rack(2), floor.on(2, "split-8-11")) == (8_00, 2_00)
    refusal = floor.refused("take-down-wager", seat=2, place="split-8-11", not_as_told=True)
    assert refusal.code == "nothing_there"


@clause("H-PW.3-b")
def test_after_no_more_bets_an_instruction_stands_as_it_was_carried_out() -> None:
    floor = house()
    floor.sit(2, chips=10_00)
    floor.bet(2, "split-8-11", 1_00, by="dealer")
    floor.close_betting()
    refusal = floor.refused("take-down-wager", seat=2, place="split-8-11", not_as_told=True)
    assert (refusal.code, refusal.clause) == ("betting_closed", "H-PW.3-b")
    assert floor.on(2, "split-8-11") == 1_00


@clause("H-PW.4-a")
def test_only_the_place_at_the_moment_the_ball_settles_decides() -> None:
    floor = house()
    floor.sit(1, chips=10_00)
    floor.bet(1, "corner-1-2-4-5", 3_00)  # the player says that 5 was meant
    assert floor.refused("collect-losers").code == "no_result"
    floor.close_betting()
    early = floor.refused("pay-winners")
    assert (early.code, early.clause) == ("no_result", "H-PW.4-a")
    moved = floor.refused("move-wager", seat=1, source="corner-1-2-4-5", target="straight-5")
    assert moved.code == "betting_closed"
    floor.do("declare-result", number="5", turns=12)
    floor.do("place-dolly", number="5")
    assert floor.settle().one("seat-paid")["chips"] == 24_00
    assert (floor.rack(1), floor.on(1, "corner-1-2-4-5")) == (31_00, 3_00)


@clause("H-PW.5-a")
def test_a_wager_under_a_dollar_goes_back_when_betting_closes_and_the_others_stand() -> None:
    floor = house()
    floor.sit(1, chips=10_00, chip_value=50)
    floor.bet(1, "straight-17", 50)
    floor.bet(1, "straight-18", 50)
    floor.bet(1, "straight-18", 50)
    closed = floor.close_betting()
    short = closed.one("short-wager-returned")
    assert (short["bet"], short["stake"], short["minimum"], short["clause"]) == ("straight-17", 50, 1_00, "H-PW.5-a")
    assert (closed.one("betting-closed")["wagers"], closed.one("betting-closed")["staked"]) == (1, 1_00)
    assert (floor.on(1, "straight-17"), floor.on(1, "straight-18"), floor.rack(1)) == (0, 1_00, 9_00)


@clause("H-PW.5-a")
def test_a_wager_that_is_a_cent_short_goes_back_too() -> None:
    floor = house()
    floor.sit(1, chips=9_90, chip_value=99)
    floor.bet(1, "red", 99)
    assert floor.close_betting().one("short-wager-returned")["stake"] == 99
    assert floor.rack(1) == 9_90


@clause("H-PW.5-b")
def test_the_maximum_of_four_dollars_is_per_bet() -> None:
    floor = house()
    floor.sit(1, chips=20_00)
    floor.bet(1, "red", 4_00)
    refusal = floor.refused("place-wager", seat=1, bet="red", stake=1_00)
    assert (refusal.code, refusal.clause) == ("above_maximum", "H-PW.5-b")
    assert "$4.00" in refusal.message
    assert floor.on(1, "red") == 4_00
    floor.bet(1, "straight-17", 4_00)


@clause("H-PW.5-b")
def test_both_places_of_the_zero_split_count_as_one_bet() -> None:
    floor = house()
    floor.sit(1, chips=20_00)
    floor.do("place-wager", seat=1, place="courtesy", stake=3_00)
    assert floor.refused("place-wager", seat=1, place="split-0-00", stake=2_00).code == "above_maximum"
    floor.do("place-wager", seat=1, place="split-0-00", stake=1_00)
    assert floor.on(1, "split-0-00") == 4_00


# --- rotation of wheel and ball


@clause("H-RW.1-a")
@pytest.mark.parametrize("by", ["player", "pit-supervisor", "cashier", ("dealer", "D9")])
def test_the_ball_is_spun_by_the_dealer_of_the_table(by: Any) -> None:
    floor = house()
    refusal = floor.refused("spin-ball", by=by)
    assert (refusal.code, refusal.clause) == ("dealer_only", "H-RW.1-a")
    assert floor.phase is Phase.BETTING
    assert floor.do("spin-ball", by=("dealer", "D7")).one("ball-spun")["dealer"] == "D7"


@clause("H-RW.1-a")
def test_nobody_spins_while_no_dealer_is_signed_in() -> None:
    floor = house()
    floor.do("sign-out-dealer")
    for by in ("dealer", ("dealer", "D7")):
        refusal = floor.refused("spin-ball", by=by)
        assert (refusal.code, refusal.clause) == ("dealer_only", "H-RW.1-a")


@clause("H-RW.1-b")
@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_a_ball_that_travels_with_the_wheel_gives_no_result(direction: str) -> None:
    floor = house()
    floor.do("spin-ball", wheel=direction, ball=direction)
    floor.do("call-no-more-bets")
    refusal = floor.refused("declare-result", number="17", turns=12)
    assert (refusal.code, refusal.clause) == ("not_a_valid_spin", "H-RW.1-b")
    assert "No Spin" in refusal.message
    floor.do("declare-no-spin", reason="same_direction")
    floor.do("spin-ball", wheel="clockwise", ball="counter-clockwise")
    floor.do("call-no-more-bets")
    assert floor.do("declare-result", number="17", turns=12).names == ["result-declared"]


@clause("H-RW.1-c")
@pytest.mark.parametrize("turns", [3, 3.9, 3.99])
def test_fewer_than_four_turns_are_no_valid_spin(turns: float) -> None:
    for counted in (False, True):  # confirmed by the dealer, or counted by a sensor
        floor = house()
        floor.close_betting()
        if counted:
            floor.do("count-turns", turns=turns)
        refusal = floor.refused("declare-result", number="17", **({} if counted else {"turns": turns}))
        assert (refusal.code, refusal.clause) == ("not_a_valid_spin", "H-RW.1-c")
        assert "No Spin" in refusal.message


@clause("H-RW.1-c")
def test_exactly_four_turns_are_enough_but_somebody_must_have_counted() -> None:
    floor = house()
    floor.close_betting()
    nobody = floor.refused("declare-result", number="17")
    assert (nobody.code, nobody.clause, nobody.facts["turns"]) == ("not_a_valid_spin", "H-RW.1-c", None)
    floor.do("count-turns", turns=4)
    assert floor.do("declare-result", number="17").one("result-declared")["tenths"] == 40


@clause("H-RW.1-c")
def test_the_turns_that_were_counted_are_not_talked_away() -> None:
    floor = house()
    floor.do("spin-ball")
    floor.do("count-turns", turns=3.2)
    assert floor.refused("count-turns", turns=3.1).code == "bad_amount"
    floor.do("call-no-more-bets")
    refusal = floor.refused("declare-result", number="17", turns=9)
    assert (refusal.code, refusal.clause, refusal.facts["turns"]) == ("not_a_valid_spin", "H-RW.1-c", "3.2")


@clause("H-RW.2-a")
def test_no_more_bets_is_called_while_the_ball_runs_and_before_the_result() -> None:
    floor = house()
    floor.sit(1, chips=10_00)
    floor.sit(2, chips=10_00)
    early = floor.refused("call-no-more-bets")
    assert (early.code, early.clause) == ("no_ball_in_play", "H-RW.2-a")
    floor.do("spin-ball")
    closed = floor.do("call-no-more-bets").one("betting-closed")
    assert (closed["late"], closed["early"]) == (False, False)
    for seat in (1, 2):
        assert floor.refused("place-wager", seat=seat, bet="red", stake=1_00).code == "late_bet"
    assert next(floor.recorded("betting-closed")).at == floor.journal[-3].at


@clause("H-RW.2-a")
def test_a_call_after_the_ball_has_dropped_counts_and_is_noted_for_the_pit() -> None:
    floor = house()
    floor.do("spin-ball")
    floor.do("ball-off-track")
    assert floor.do("call-no-more-bets").one("betting-closed")["late"] is True
    floor.do("declare-result", number="17", turns=12)
    floor.do("place-dolly", number="17")
    floor.settle()
    closed = floor.do("close-table", closer=10_000_00).one("table-closed")
    assert closed["notes"] == {"late_calls": 1}


@clause("H-RW.3-a")
def test_the_number_of_the_compartment_is_announced() -> None:
    floor = house()
    floor.close_betting()
    refusal = floor.refused("declare-result", number="37", turns=12)
    assert (refusal.code, refusal.clause) == ("number_not_on_wheel", "H-RW.3-a")
    for number, colour, call in (
        ("00", "green", "00, green."),
        ("19", "red", "19, red, odd."),
        ("20", "black", "20, black, even."),
    ):
        announced = floor.do("declare-result", number=number, turns=12, time="2026-01-01T20:00:00.000Z")
        told = announced.one("result-declared")
        assert (told["number"], told["colour"], floor.called) == (number, colour, call)
        assert floor.journal[-1].at.startswith("2026-01-01T20:00:00")
        floor.do("place-dolly", number=number)
        floor.settle()
        floor.close_betting()


@clause("H-RW.3-b")
def test_the_dolly_goes_on_the_announced_number_before_anything_is_settled() -> None:
    floor = house()
    floor.close_betting()
    floor.do("declare-result", number="17", turns=12)
    assert floor.refused("collect-losers").code == "dolly_missing"
    refusal = floor.refused("place-dolly", number="20")
    assert (refusal.code, refusal.clause) == ("dolly_mismatch", "H-RW.3-b")
    assert "17" in refusal.message
    assert "20" in refusal.message
    floor.do("place-dolly", number="17")
    assert floor.table.dolly == "17"
    assert floor.do("collect-losers").names[0] == "losers-collected"


def three_losers_and_two_winners() -> Floor:
    floor = house()
    for seat in (1, 2, 4):
        floor.sit(seat, chips=10_00)
    for bet in ("straight-1", "straight-2", "straight-3"):
        floor.bet(2, bet, 1_00)
    floor.bet(1, "straight-17", 1_00)
    floor.bet(4, "straight-17", 1_00)
    floor.result("17")
    return floor


@clause("H-RW.4-a")
def test_losing_wagers_are_collected_before_any_winner_is_paid() -> None:
    floor = three_losers_and_two_winners()
    refusal = floor.refused("pay-winners")
    assert (refusal.code, refusal.clause) == ("collect_first", "H-RW.4-a")
    collected = floor.do("collect-losers").one("losers-collected")["collected"]
    assert collected == {"2": {"straight-1|own": 1_00, "straight-2|own": 1_00, "straight-3|own": 1_00}}
    paid = floor.do("pay-winners")
    assert [event["seat"] for event in paid if event["event"] == "seat-paid"] == [1, 4]


@clause("H-RW.4-b")
def test_the_round_ends_when_every_winner_is_paid() -> None:
    floor = three_losers_and_two_winners()
    floor.do("collect-losers")
    floor.do("pay-winners", seat=1)
    refusal = floor.refused("remove-dolly")
    assert (refusal.code, refusal.clause) == ("winners_unpaid", "H-RW.4-b")
    assert refusal.facts["unpaid"] == [{"seat": 4, "amount": 35_00}]
    assert "seat 4 $35.00" in refusal.message
    floor.do("pay-winners", seat=4)
    floor.do("remove-dolly")


@clause("H-RW.4-c")
def test_a_winner_is_paid_what_the_pay_table_says_and_nothing_else() -> None:
    floor = house()
    floor.sit(1, chips=10_00)
    floor.bet(1, "split-8-11", 1_00)
    floor.result("8")
    floor.do("collect-losers")
    for keyed in (18_00, 16_00):
        refusal = floor.refused("pay-winners", seat=1, amount=keyed)
        assert (refusal.code, refusal.clause) == ("payout_differs", "H-RW.4-c")
        assert refusal.facts["due"] == 17_00
    assert floor.do("pay-winners", seat=1, amount=17_00).one("seat-paid")["chips"] == 17_00
    assert floor.rack(1) == 26_00


@clause("H-RW.4-c")
def test_any_other_amount_needs_the_pit_supervisors_signature() -> None:
    floor = house()
    floor.sit(1, chips=10_00)
    floor.bet(1, "split-8-11", 1_00)
    floor.play("8")
    floor.do("open-dispute", seat=1, what="one dollar short", amount=1_00)
    decision = {"dispute": 1, "decision": "pay", "reason": "camera"}
    assert floor.refused("decide-dispute", by="dealer", **decision).code == "pit_supervisor_only"
    floor.do("decide-dispute", by=("pit-supervisor", "P3"), **decision)
    assert floor.rack(1) == 27_00


# --- irregularities


@pytest.mark.parametrize(
    ("reason", "clause_id"), [pytest.param(reason, cited, marks=clause(cited)) for reason, cited in NO_SPIN]
)
def test_at_no_spin_nobody_is_paid_or_collected(reason: str, clause_id: str) -> None:
    floor = house()
    floor.sit(1, chips=10_00)
    floor.bet(1, "red", 4_00)
    ball = "clockwise" if reason == "same_direction" else "counter-clockwise"
    floor.do("spin-ball", wheel="clockwise", ball=ball)
    floor.do("call-no-more-bets")
    before = floor.balances
    announced = floor.do("declare-no-spin", reason=reason, ball_removed=True).one("no-spin-declared")
    assert (announced["reason"], announced["ball_removed"]) == (reason, True)
    assert floor.balances == before
    assert floor.on(1, "red") == 4_00
    for command, fields in (("declare-result", {"number": "19", "turns": 12}), ("collect-losers", {})):
        refusal = floor.refused(command, **fields)
        assert (refusal.code, refusal.clause) == ("spin_void", clause_id)
    floor.do("take-down-wager", seat=1, place="red")  # still the player's, and betting is open again
    assert floor.rack(1) == 10_00


@pytest.mark.parametrize(
    ("reason", "clause_id"),
    [
        pytest.param(reason, cited.replace("-a", "-b"), marks=clause(cited.replace("-a", "-b")))
        for reason, cited in NO_SPIN
    ],
)
def test_the_number_of_a_ball_that_could_not_be_removed_is_information_only(reason: str, clause_id: str) -> None:
    floor = house()
    floor.sit(1, chips=10_00)
    floor.bet(1, "straight-17", 1_00)
    floor.do("spin-ball")
    announced = floor.do("declare-no-spin", reason=reason, number_seen="17")
    assert announced.names == ["no-spin-declared"]
    assert (announced[0]["ball_removed"], announced[0]["number_seen"]) == (False, "17")
    for command, fields in (
        ("declare-result", {"number": "17", "turns": 12}),
        ("place-dolly", {"number": "17"}),
        ("pay-winners", {}),
    ):
        refusal = floor.refused(command, **fields)
        assert (refusal.code, refusal.clause, refusal.facts["number_seen"]) == ("spin_void", clause_id, "17")
    assert (floor.rack(1), floor.on(1, "straight-17")) == (9_00, 1_00)
    floor.play("20")
    assert floor.rack(1) == 9_00


@pytest.mark.parametrize(
    ("reason", "clause_id"),
    [
        pytest.param(reason, cited.replace("-a", "-b"), marks=clause(cited.replace("-a", "-b")))
        for reason, cited in NO_SPIN
    ],
)
def test_a_ball_is_caught_or_rests_in_a_number_and_silence_says_neither(reason: str, clause_id: str) -> None:
    floor = house()
    floor.do("spin-ball")
    both = floor.refused("declare-no-spin", reason=reason, ball_removed=True, number_seen="17")
    assert (both.code, both.clause) == ("ball_caught", clause_id)
    floor = house()
    floor.do("spin-ball")
    assert floor.do("declare-no-spin", reason=reason).one("no-spin-declared")["ball_removed"] is None


@clause("H-IR.4-a")
@pytest.mark.parametrize(
    ("command", "fields"),
    [
        ("place-wager", {"bet": "straight-17", "stake": 2_00}),
        ("double-wagers", {}),
        ("rebet-wagers", {}),
        ("change-wagers", {"parts": [{"place": "straight-17", "stake": 2_00}]}),
        ("announce-bet", {"call": "tiers", "stake": 1_00}),
        ("place-coupon", {"coupon": "M-1", "bet": "red"}),
    ],
)
def test_a_wager_after_no_more_bets_is_not_honoured(command: str, fields: dict[str, Any]) -> None:
    floor = house()
    floor.sit(3, chips=10_00)
    floor.bet(3, "straight-17", 2_00)
    floor.do("spin-ball")
    floor.do("call-no-more-bets", time="2026-01-01T20:00:00.000Z")
    by = {"by": "player"} if command == "change-wagers" else {}
    refusal = floor.refused(command, seat=3, time="2026-01-01T20:00:00.001Z", **fields, **by)
    assert (refusal.code, refusal.clause) == ("late_bet", "H-IR.4-a")
    floor.do("declare-result", number="17", turns=12)
    floor.do("place-dolly", number="17")
    assert floor.settle().one("seat-paid")["chips"] == 70_00  # for the $2.00 that were in time


@clause("H-IR.4-b")
def test_late_chips_go_back_at_once() -> None:
    floor = house()
    floor.sit(3, chips=10_00)
    floor.close_betting()
    refusal = floor.refused("place-wager", seat=3, bet="straight-17", stake=2_00)
    assert (refusal.code, refusal.facts["seat"], refusal.facts["returned"]) == ("late_bet", 3, 2_00)
    assert floor.rack(3) == 10_00  # before there is any result
    last = floor.journal[-1]
    assert (last.data["code"], last.data["facts"]["returned"]) == ("late_bet", 2_00)
    assert last.at


@clause("H-IR.4-c")
def test_a_late_bet_does_not_touch_the_spin_for_those_in_time() -> None:
    floor = house()
    floor.sit(1, chips=10_00)
    floor.sit(3, chips=10_00)
    floor.bet(1, "straight-17", 1_00)
    floor.close_betting()
    floor.refused("place-wager", seat=3, bet="straight-17", stake=2_00)
    refusal = floor.refused("declare-no-spin", reason="late_bet")
    assert (refusal.code, refusal.clause) == ("not_a_no_spin_reason", "H-IR.4-c")
    floor.do("declare-result", number="17", turns=12)
    floor.do("place-dolly", number="17")
    paid = floor.settle().one("seat-paid")
    assert (paid["seat"], paid["chips"]) == (1, 35_00)
    assert (floor.rack(1), floor.rack(3)) == (44_00, 10_00)
