"""Where the ball is, and who said so: a fact of the table, which the layout, the call and the supervisor go by."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.ball_support import SENSOR, SUPERVISOR, go_on, spun
from tests.clauses.table_support import Floor
from tests.support import clause

from croupier.table import Phase
from croupier.table.ball import BallIs

# --- a ball that rests before the call


@clause("CO-2205(2)-a")
def test_a_number_before_the_call_holds_the_table_with_all_that_was_laid_since_the_spin() -> None:
    floor = spun()
    floor.do("place-wager", seat=1, bet="straight-17", stake=5_00, by="player", time="2026-01-01T13:00:00Z")
    floor.do("move-wager", seat=1, source="red", target="black", by="player", time="2026-01-01T13:00:01Z")
    refusal = floor.refused("declare-result", number="17", turns=9, time="2026-01-01T13:00:02Z")
    assert (refusal.code, refusal.clause) == ("call_no_more_bets_first", "CO-2205(2)-a")
    assert floor.phase is Phase.HELD
    (missed,) = floor.recorded("call-missed")
    assert (missed.data["number"], missed.data["held"], missed.data["source"]) == ("17", True, "dealer")
    laid = [(one["at"][14:19], one["place"], one["stake"]) for one in missed.data["wagers"]]
    assert laid == [("00:00", "straight-17", 5_00), ("00:01", "red", -10_00), ("00:01", "black", 10_00)]
    ball = floor.table.ball
    assert (ball.state, ball.number, ball.source, ball.since[14:19]) == (BallIs.AT_REST, "17", "dealer", "00:02")
    floor.replayed()


@clause("H-RW.2-a")
def test_under_house_rules_the_round_goes_on_with_a_note() -> None:
    floor = spun("house")
    refusal = floor.refused("declare-result", number="17", turns=9)
    assert (refusal.code, refusal.clause, floor.phase) == (
        "call_no_more_bets_first",
        "H-RW.2-a",
        Phase.BALL_IN_TRACK,
    )
    (missed,) = floor.recorded("call-missed")
    assert (missed.data["held"], missed.data["clause"]) == (False, "H-RW.2-a")
    floor.refused("declare-result", number="17", turns=9)  # pressed again: no second note
    assert floor.table.pit_notes["missed_calls"] == 1
    assert floor.do("call-no-more-bets").one("betting-closed")["late"]
    floor.do("declare-result", number="17", turns=9)


@clause("H-RW.3-a")
def test_under_house_rules_the_number_that_was_known_before_the_call_is_the_one_announced() -> None:
    floor = spun("house")
    floor.refused("declare-result", number="17", turns=9)
    floor.do("call-no-more-bets")
    differs = floor.refused("declare-result", number="20", turns=9)
    assert (differs.code, differs.clause) == ("number_differs", "H-RW.3-a")
    assert (differs.facts["seen"], differs.facts["number"]) == ("17", "20")
    assert floor.do("declare-result", number="17", turns=9).one("result-declared")["number"] == "17"


@clause("CO-2205(3)-a")
def test_the_number_that_was_known_before_the_call_is_the_spins_unless_the_supervisor_says_another() -> None:
    floor = spun()
    floor.refused("declare-result", number="17", turns=9)
    go_on(floor)
    floor.do("call-no-more-bets", wave=True)
    differs = floor.refused("declare-result", number="20", turns=9)
    assert (differs.code, differs.facts["seen"], differs.facts["number"]) == ("number_differs", "17", "20")
    floor.do("report-irregularity", what="20, and 17 was a slip of the finger")
    go_on(floor, number="20")
    assert (floor.table.ball.number, floor.table.ball.source) == ("20", "ruling")
    floor.replayed()
    assert floor.refused("declare-result", number="17", turns=9).code == "number_differs"
    floor.do("declare-result", number="20", turns=9)
    floor.do("place-dolly", number="20")
    floor.settle()


@clause("CO-2205(3)-a")
def test_of_two_readings_neither_is_announced_until_the_supervisor_says_which_it_is() -> None:
    floor = spun()
    floor.do("call-no-more-bets", wave=True)
    floor.do("see-number", number="17", by=SENSOR)
    differs = floor.refused("declare-result", number="20", turns=9)
    assert (differs.code, differs.facts["seen"], differs.facts["number"]) == ("number_differs", "17", "20")
    floor.do("report-irregularity", what="17 or 20?")
    go_on(floor, number="20")
    assert floor.do("declare-result", number="20", turns=9).one("result-declared")["number"] == "20"


@clause("CO-2205(3)-a")
def test_no_number_is_announced_of_a_ball_that_left_the_wheel() -> None:
    floor = spun()
    floor.do("report-irregularity", what="the ball fell on the floor", ball_out=True)
    go_on(floor)
    floor.do("call-no-more-bets", wave=True)
    assert floor.refused("declare-result", number="17", turns=9).code == "not_a_valid_spin"


def test_a_ruling_says_where_the_ball_rests_only_while_a_spin_goes_on() -> None:
    floor = spun()
    floor.do("suspend-table", reason="fire alarm", by=SUPERVISOR)
    void = {"instruction": "void", "reason": "x", "number": "17", "by": SUPERVISOR}
    assert floor.refused("make-ruling", **void).code == "no_ball_in_play"
    floor = Floor("colorado").open()
    floor.do("suspend-table", reason="fire alarm", by=SUPERVISOR)
    go = {"instruction": "go-on", "reason": "x", "by": SUPERVISOR}
    assert floor.refused("make-ruling", number="17", **go).code == "no_ball_in_play"
    assert floor.refused("make-ruling", number="99", **go).code == "number_not_on_wheel"


@clause("H-RW.2-a")
def test_under_house_rules_betting_ends_when_the_ball_leaves_the_track_and_a_call_before_four_turns_is_flagged() -> (
    None
):
    floor = spun("house")
    floor.do("ball-off-track")
    assert (floor.table.ball.state, floor.table.ball.source) == (BallIs.OFF_TRACK, "dealer")
    refusal = floor.refused("place-wager", seat=1, bet="straight-17", stake=1_00, by="player")
    assert (refusal.code, refusal.clause, refusal.facts["ball"]) == ("late_bet", "H-IR.4-a", "off-track")
    colorado = spun()
    colorado.do("ball-off-track")
    colorado.bet(1, "straight-17", 5_00)  # its text lets the call come any time before the ball rests

    for turns, early in ((3.9, True), (4, False), (None, False)):
        floor = spun("house")
        if turns is not None:
            floor.do("count-turns", turns=turns)
        assert floor.do("call-no-more-bets").one("betting-closed")["early"] is early
        assert floor.table.pit_notes.get("early_calls", 0) == early


def test_where_the_ball_is_follows_the_round() -> None:
    def told() -> tuple[str, str]:
        return floor.table.ball.state.value, floor.table.ball.source

    floor = Floor("colorado").open()
    assert told() == ("in-hand", "pit-supervisor")
    floor.sit(1, chips=100_00)
    floor.do("spin-ball", wheel="clockwise", ball="counter-clockwise")
    assert told() == ("in-track", "dealer")
    floor.do("ball-off-track")
    assert told() == ("off-track", "dealer")
    floor.do("call-no-more-bets", wave=True)
    floor.do("declare-result", number="17", turns=9)
    assert (told(), floor.table.ball.number) == (("at-rest", "dealer"), "17")
    floor.do("correct-result", number="20", second="K1", reason="misread", by=SUPERVISOR)
    assert (told(), floor.table.ball.number) == (("at-rest", "ruling"), "20")
    floor.do("place-dolly", number="20")
    floor.settle()
    assert told() == ("in-hand", "dealer")


def test_the_sensor_and_the_clock_are_named_as_what_they_are() -> None:
    floor = Floor("colorado", policy={"terminals": {"count": 2, "central_screen": True}}, automation="automatic").open()
    floor.do("spin-ball", by=SENSOR, wheel="clockwise", ball="counter-clockwise")
    assert floor.table.ball.source == "sensor"
    floor.do("count-turns", turns=5, by=SENSOR)
    floor.do("ball-off-track", by=("system", "clock"))
    assert [event.data["source"] for event in floor.recorded("turns-counted")] == ["sensor"]
    assert floor.table.ball.source == "clock"


# --- a ball that left the wheel


@clause("CO-2206(4)-c")
@pytest.mark.parametrize("command", [{"command": "inspect-ball"}, {"command": "assign-ball", "ball": "ball-2"}])
def test_a_ball_in_play_is_neither_inspected_nor_exchanged(command: dict[str, Any]) -> None:
    def touched() -> tuple[str, str | None]:
        refusal = floor.refused(by=SUPERVISOR, **command)
        return refusal.code, refusal.clause

    floor, cited = spun(), ("ball_in_play", "CO-2206(4)-c")
    assert touched() == cited
    floor.do("report-irregularity", what="a sleeve over the wheel")  # a hold does not make it less so
    assert touched() == cited
    go_on(floor)
    floor.do("call-no-more-bets", wave=True)
    assert touched() == cited
    floor.do("see-number", number="17", by=SENSOR)
    assert touched() == cited
    floor.do("declare-result", number="17", turns=9)
    floor.do(by=SUPERVISOR, **command)  # the number stands, whatever becomes of the ball


def out_of_the_wheel() -> Floor:
    floor = spun()
    floor.do("declare-no-spin", reason="ball_left_wheel")
    assert (floor.table.ball.state, floor.table.ball.source) == (BallIs.OUT, "dealer")
    return floor


@clause("CO-2206(4)-c")
def test_a_ball_that_left_the_wheel_stays_unfit_when_the_table_closes_and_opens_again() -> None:
    floor = out_of_the_wheel()
    floor.do("clear-wagers", seat=1)
    floor.do("cash-out", seat=1)
    floor.do("close-table", closer=floor.table.books["float"])
    floor.prepare()
    floor.do("open-table", **{**floor.opening, "opener": floor.table.closer})
    floor.do("open-betting")
    floor.replayed()
    refusal = floor.refused("spin-ball")
    assert (refusal.code, refusal.clause) == ("ball_not_inspected", "CO-2206(4)-c")
    floor.do("assign-ball", ball="ball-2", by=SUPERVISOR)
    floor.do("inspect-ball", by=SUPERVISOR)
    floor.do("assign-ball", ball="ball-1", by=SUPERVISOR)  # nor does it help to have had another
    assert floor.refused("spin-ball").code == "ball_not_inspected"
    floor.do("inspect-ball", by=SUPERVISOR)
    floor.do("spin-ball")


@clause("CO-2206(4)-c")
def test_a_ball_that_left_the_wheel_is_not_fit_again_because_somebody_keys_a_number() -> None:
    floor = Floor("colorado").open()
    floor.do("report-irregularity", what="the ball fell on the floor", ball_out=True)
    go_on(floor)
    assert floor.refused("spin-ball").code == "ball_not_inspected"
    assert floor.refused("declare-result", number="17", turns=9).code == "no_ball_in_play"
    assert floor.table.ball.state is BallIs.AT_REST, "it may be known to lie there, and nobody bets on it"
    refusal = floor.refused("spin-ball")
    assert (refusal.code, refusal.clause) == ("ball_not_inspected", "CO-2206(4)-c")
    floor.do("inspect-ball", by=SUPERVISOR)
    floor.do("spin-ball")


@clause("CO-2206(4)-b")
def test_an_irregularity_that_says_so_takes_the_ball_out_of_play_until_it_is_inspected() -> None:
    floor = spun()
    floor.do("report-irregularity", what="the ball fell among the chips", ball_out=True)
    assert floor.table.ball.state is BallIs.OUT
    go_on(floor)
    floor.do("call-no-more-bets", wave=True)
    assert floor.refused("declare-result", number="17", turns=9).code == "not_a_valid_spin"
    floor.do("report-irregularity", what="and what now?")
    floor.do("make-ruling", instruction="void", reason="no number", by=SUPERVISOR)
    floor.do("carry-out-ruling", by=SUPERVISOR)
    floor.do("confirm-observed", by=SUPERVISOR)
    floor.do("resume-table")
    assert floor.refused("spin-ball").code == "ball_not_inspected"
    floor.do("inspect-ball", by=SUPERVISOR)
    floor.do("spin-ball")
