"""Nobody bets on a ball whose number may be known: keyed, sensed, or behind a hold. The record speaks for a spin."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.ball_support import LATE, LAYOUT, SENSOR, SUPERVISOR, all_too_late, go_on, spun
from tests.clauses.table_support import Floor
from tests.support import clause

from croupier.live.scripts.table import run_script
from croupier.table import Phase


@clause("CO-2201(7)-a")
def test_a_number_keyed_before_the_call_ends_the_betting_on_it() -> None:
    floor = spun()
    assert floor.refused("declare-result", number="17", turns=9).code == "call_no_more_bets_first"
    (seen,) = floor.recorded("number-seen")
    assert (seen.data["number"], seen.data["source"], seen.who) == ("17", "dealer", "D7")
    all_too_late(floor)
    floor.replayed()
    go_on(floor)
    all_too_late(floor)
    floor.do("call-no-more-bets", wave=True)
    assert floor.do("declare-result", number="17", turns=9).one("result-declared")["number"] == "17"
    floor.do("place-dolly", number="17")
    floor.settle()
    floor.bet(1, "straight-17", 5_00)  # of the next round
    *_, last = run_script(floor.as_script())
    assert last["balances"] == dict(sorted(floor.table.books.items()))


@clause("H-IR.4-a")
def test_in_every_rulebook_a_wager_after_the_number_is_late() -> None:
    for rulebook, cited in (("house", "H-IR.4-a"), ("south-dakota", None), ("classic", None)):
        floor = spun(rulebook)
        floor.refused("declare-result", number="17")
        refusal = floor.refused("place-wager", seat=1, bet="straight-17", stake=1_00, by="player")
        assert (refusal.code, refusal.clause, refusal.facts["returned"]) == ("late_bet", cited, 1_00)
        assert floor.phase is (Phase.BALL_IN_TRACK if rulebook == "house" else Phase.HELD)


@clause("H-IR.4-a")
def test_a_wager_after_the_result_is_late_until_the_dolly_is_off() -> None:
    for rulebook, cited in (("house", "H-IR.4-a"), ("south-dakota", "SD-34:03-P5-c"), ("classic", None)):
        floor = spun(rulebook)
        floor.do("call-no-more-bets", wave=True)
        floor.do("declare-result", number="17", turns=9)
        for step in ("place-dolly", "collect-losers"):
            refusal = floor.refused("place-wager", seat=1, bet="straight-17", stake=1_00, by="player")
            assert (refusal.code, refusal.clause) == ("late_bet", cited)
            assert {name: refusal.facts[name] for name in ("seat", "place", "returned")} == {
                "seat": 1,
                "place": "straight-17",
                "returned": 1_00,
            }
            refusal = floor.refused("take-down-wager", seat=1, place="red", by="player")
            assert (refusal.code, refusal.facts["seat"], refusal.facts["place"]) == ("dolly_on_table", 1, "red")
            floor.do(step, **({"number": "17"} if step == "place-dolly" else {}))


@clause("CO-2201(7)-a")
def test_a_sensed_number_ends_it_too_whether_the_sensor_may_declare_or_not() -> None:
    floor = spun()
    refusal = floor.refused("declare-result", number="17", source="sensor", by=SENSOR)
    assert (
        refusal.code == "dealer_only"
    )  # at this table the dealer says the number; the sensor has seen it all the same
    all_too_late(floor)
    for number in ("17", ""):  # read, but for the dealer to confirm; at rest, and not to be read
        floor = spun()
        assert floor.do("see-number", number=number, by=SENSOR).one("number-seen")["source"] == "sensor"
        all_too_late(floor)
    automatic = spun(automation="automatic", policy={"terminals": {"count": 2, "central_screen": True}})
    automatic.refused("declare-result", number="17", turns=9, source="sensor", by=SENSOR)
    refusal = automatic.refused("place-wager", seat=1, bet="straight-17", stake=5_00, by="player")
    assert (refusal.code, refusal.clause) == LATE


@clause("CO-2201(7)-a")
def test_after_a_hold_with_a_ball_in_play_betting_opens_again_only_for_a_new_spin() -> None:
    floor = spun()
    floor.do("report-irregularity", what="a sleeve over the wheel")
    assert floor.refused("clear-wagers", seat=1, by="player").code == "late_bet"
    go_on(floor)
    assert floor.phase is Phase.BALL_IN_TRACK
    all_too_late(floor)
    floor.replayed()
    floor.do("declare-no-spin", reason="ball_left_wheel")
    floor.bet(1, "straight-17", 5_00)  # for the new spin

    void = spun()
    void.do("suspend-table", reason="fire alarm")
    void.do("make-ruling", instruction="void", reason="nobody was there", by=SUPERVISOR)
    void.do("carry-out-ruling", by=SUPERVISOR)
    void.do("confirm-observed", by=SUPERVISOR)
    void.do("resume-table")
    void.bet(1, "straight-17", 5_00)

    before = Floor("colorado").open()
    before.sit(1, chips=100_00)
    before.do("report-irregularity", what="a quarrel")
    before.do("make-ruling", instruction="go-on", reason="settled", by=SUPERVISOR)
    before.do("carry-out-ruling", by=SUPERVISOR)
    before.do("confirm-observed", by=SUPERVISOR)
    before.do("resume-table")
    before.bet(1, "straight-17", 5_00)  # no ball was in play


@clause("CO-2201(7)-a")
def test_a_number_keyed_without_a_spin_ends_the_betting_until_there_is_one() -> None:
    floor = Floor("colorado").open()
    floor.sit(1, chips=100_00)
    assert floor.refused("declare-result", number="17").code == "no_ball_in_play"
    refusal = floor.refused("place-wager", seat=1, bet="straight-17", stake=5_00, by="player")
    assert (refusal.code, refusal.clause) == LATE
    floor.do("spin-ball")
    floor.bet(1, "straight-17", 5_00)


def test_what_is_known_already_and_what_a_player_keys_ends_nothing() -> None:
    floor = spun(automation="terminals")
    floor.do("call-no-more-bets", wave=True)
    floor.do("declare-result", number="17", turns=9)
    assert floor.phase is Phase.BETTING
    floor.refused("declare-result", number="17", turns=9)  # pressed twice
    floor.bet(1, "red", 5_00)
    floor.do("spin-ball")
    assert floor.refused("declare-result", number="17", by="player").code == "dealer_only"
    floor.bet(1, "red", 5_00)
    floor.do("declare-no-spin", reason="under_four_turns", ball_removed=False, number_seen="9")
    assert floor.refused("declare-result", number="9", turns=9).code == "spin_void"
    floor.bet(1, "straight-9", 5_00)


def test_chips_come_down_when_the_table_closes_whatever_was_keyed() -> None:
    floor = Floor("colorado").open()
    floor.sit(1, chips=100_00)
    floor.bet(1, "red", 5_00)
    floor.refused("declare-result", number="17")
    floor.do("begin-closing")
    assert floor.rack(1) == 100_00


# --- the record speaks for a spin


@clause("CO-2205(1)-c")
def test_the_turns_that_were_counted_are_not_talked_away() -> None:
    floor = spun()
    floor.do("count-turns", turns=3.2)
    floor.do("call-no-more-bets", wave=True)
    refusal = floor.refused("declare-result", number="17", turns=9)
    assert (refusal.code, refusal.clause, refusal.facts["turns"]) == ("not_a_valid_spin", "CO-2205(1)-c", "3.2")
    assert floor.refused("count-turns", turns=3.1).code == "bad_amount"
    floor.do("count-turns", turns=5.5)
    assert floor.do("declare-result", number="17", turns=3).one("result-declared")["tenths"] == 55


@pytest.mark.parametrize(
    ("before", "no_spin"),
    [
        pytest.param([], {"reason": "same_direction"}, marks=clause("CO-2206(1)-a")),
        pytest.param([("count-turns", {"turns": 9})], {"reason": "under_four_turns"}, marks=clause("CO-2206(2)-a")),
        pytest.param([("see-number", {"number": "17"})], {"reason": "under_four_turns"}, marks=clause("CO-2206(2)-a")),
        pytest.param([("see-number", {"number": ""})], {"reason": "foreign_object"}, marks=clause("CO-2206(3)-a")),
        pytest.param([("see-number", {"number": "17"})], {"reason": "foreign_object"}, marks=clause("CO-2206(3)-a")),
        pytest.param([("see-number", {"number": "17"})], {"reason": "ball_left_wheel"}, marks=clause("CO-2206(4)-a")),
        pytest.param(
            [], {"reason": "ball_left_wheel", "number_seen": "17", "ball_removed": False}, marks=clause("CO-2206(4)-a")
        ),
    ],
)
def test_a_reason_that_the_record_speaks_against_is_none(
    before: list[tuple[str, dict[str, Any]]], no_spin: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    floor = Floor("colorado").open()
    floor.sit(1, chips=100_00)
    floor.bet(1, "red", 5_00)
    floor.do("spin-ball", wheel="clockwise", ball="counter-clockwise")
    floor.do("call-no-more-bets", wave=True)
    for command, fields in before:
        floor.do(command, **fields)
    refusal = floor.refused("declare-no-spin", **no_spin)
    (cited,) = request.node.get_closest_marker("clause").args
    assert (refusal.code, refusal.clause) == ("not_a_no_spin_reason", cited)
    assert floor.phase is Phase.NO_MORE_BETS


def test_where_nobody_said_the_directions_there_is_nothing_to_speak_against() -> None:
    floor = spun()
    assert floor.do("declare-no-spin", reason="same_direction").names == ["no-spin-declared"]
    assert list(floor.recorded("ball-spun"))[-1].data["ball"] == ""


def test_a_ruling_has_a_name() -> None:
    floor = spun()
    floor.do("report-irregularity", what="a sleeve over the wheel")
    refusal = floor.refused("make-ruling", instruction="go-on", reason="fine", by=("pit-supervisor", ""))
    assert refusal.code == "bad_command"


# --- the choice on zero


def at_zero(**fields: Any) -> Floor:
    floor = Floor("colorado", "single-zero", {"options": {"in_prison": True}, **fields}).open()
    floor.sit(1, chips=100_00)
    floor.bet(1, "red", 10_00, tip=True)
    return floor


@clause("CO-2204(2)-b")
def test_a_wager_for_the_dealers_has_the_half_like_any_other() -> None:
    floor = at_zero()
    floor.result("0")
    assert floor.refused("collect-losers").code == "choices_open"
    floor.do("choose-on-zero", seat=1, bet="red", choice="half", by="player")
    collected = floor.settle().one("losers-collected")
    assert (collected["halves"], collected["collected"]) == ({"1": {"red|tip": 5_00}}, {"1": {"red|tip": 5_00}})
    assert (floor.rack(1), floor.table.books["tip-box"]) == (95_00, 0)


@clause("CO-2204(2)-b")
@pytest.mark.parametrize(("number", "back"), [("1", 10_00), ("2", 0), ("0", 0)])
def test_a_wager_for_the_dealers_goes_to_prison_like_any_other(number: str, back: int) -> None:
    floor = at_zero()
    floor.result("0")
    floor.do("choose-on-zero", seat=1, bet="red", choice="leave", by="player")
    floor.settle()
    assert floor.in_prison(1) == {"red": 10_00}
    floor.play(number)
    assert (floor.in_prison(1), floor.rack(1)) == ({}, 90_00 + back)


@clause("CO-2204(2)-d")
def test_the_window_to_choose_is_the_rulebooks_and_ends_early_only_when_everybody_has_chosen() -> None:
    def asked() -> Floor:
        floor = at_zero()
        floor.sit(2, chips=100_00)
        floor.bet(2, "black", 10_00)
        floor.close_betting()
        told = floor.do("declare-result", number="0", turns=9, time="2026-01-01T13:00:00Z")
        assert told.one("choices-opened")["until"] == "2026-01-01T13:00:20.000000Z"
        floor.do("place-dolly", number="0")
        floor.do("choose-on-zero", seat=1, bet="red", choice="half", time="2026-01-01T13:00:05Z")
        return floor

    floor = asked()
    early = floor.refused("close-choices", time="2026-01-01T13:00:19.999Z")
    assert (early.code, early.facts["waiting"]) == ("choices_open", [{"seat": 2, "bet": "black"}])
    floor.do("close-choices", time="2026-01-01T13:00:20Z")
    late = floor.refused("choose-on-zero", seat=2, bet="black", choice="leave", time="2026-01-01T13:00:21Z")
    assert (late.code, late.clause) == ("choice_closed", "CO-2204(2)-d")
    floor.settle()
    assert floor.rack(2) == 95_00

    chosen = asked()
    chosen.do("choose-on-zero", seat=2, bet="black", choice="leave", time="2026-01-01T13:00:06Z")
    chosen.do("close-choices", time="2026-01-01T13:00:07Z")


@clause("CO-2204(2)-d")
def test_a_result_that_becomes_zero_by_a_correction_opens_the_window_anew() -> None:
    floor = at_zero()
    floor.result("2")
    fields = {"number": "0", "second": "K1", "reason": "misread", "time": "2026-01-01T13:00:00Z"}
    corrected = floor.do("correct-result", by=SUPERVISOR, **fields)
    assert corrected.one("choices-opened")["until"] == "2026-01-01T13:00:20.000000Z"
    assert floor.refused("close-choices", time="2026-01-01T13:00:10Z").code == "choices_open"


@clause("CO-2201(7)-a")
def test_what_was_meant_for_a_round_that_is_over_counts_in_no_other() -> None:
    """A wager sent again after its round: whatever it asks of the layout, it is late, and not taken for the next."""
    floor = spun()
    over = floor.table.round
    floor.do("call-no-more-bets", wave=True)
    floor.do("declare-result", number="1", turns=9)
    floor.do("place-dolly", number="1")
    floor.settle()
    assert floor.table.round == over + 1
    assert floor.phase is Phase.BETTING
    for fields in LAYOUT:
        asked = {k: v for k, v in fields.items() if k != "command"}
        refusal = floor.refused(fields["command"], seat=1, round=over, **asked)
        assert (refusal.code, refusal.clause) == LATE, fields
        assert (refusal.facts["meant"], refusal.facts["round"]) == (over, over + 1)
    floor.do("place-wager", seat=1, bet="black", stake=1_00, by="player", round=over + 1)
    floor.do("place-wager", seat=1, bet="black", stake=1_00, by="player")  # of before rounds were named
    assert floor.on(1, "black") == 2_00
