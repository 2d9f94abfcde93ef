"""Colorado 47.1-2206 on a live table: no spins, balls on the floor, and what the pit supervisor alone decides."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.clauses.table_support import Floor
from tests.support import clause

from croupier.live.reports.incidents import Incidents
from croupier.table import Phase

CO = "colorado"
NO_SPIN = [
    ("same_direction", "CO-2206(1)-a"),
    ("under_four_turns", "CO-2206(2)-a"),
    ("foreign_object", "CO-2206(3)-a"),
    ("ball_left_wheel", "CO-2206(4)-a"),
]
SUPERVISOR = ("pit-supervisor", "P3")


def colorado(**policy: Any) -> Floor:
    return Floor(CO, "single-zero", policy=policy).open()


def with_a_wager_in_prison() -> Floor:
    """Seat 1 has $10 on black in prison from the last spin, and $5 on red."""
    floor = colorado(options={"in_prison": True})
    floor.sit(1, chips=100_00)
    floor.bet(1, "black", 10_00)
    floor.result("0")
    floor.do("choose-on-zero", seat=1, bet="black", choice="leave")
    floor.settle()
    floor.bet(1, "red", 5_00)
    return floor


# --- (1) to (4): no spin


@pytest.mark.parametrize(
    ("reason", "clause_id"), [pytest.param(reason, cited, marks=clause(cited)) for reason, cited in NO_SPIN]
)
def test_at_no_spin_stakes_stay_the_players_and_prisoners_stay_in_prison(reason: str, clause_id: str) -> None:
    floor = with_a_wager_in_prison()
    floor.do("spin-ball", wheel="clockwise", ball="clockwise" if reason == "same_direction" else "counter-clockwise")
    floor.do("call-no-more-bets", wave=True)
    before = floor.balances
    assert floor.do("declare-no-spin", reason=reason).one("no-spin-declared")["reason"] == reason
    assert floor.balances == before
    assert (floor.on(1, "red"), floor.in_prison(1)) == (5_00, {"black": 10_00})
    refusal = floor.refused("declare-result", number="17", turns=12)
    assert (refusal.code, refusal.clause) == ("spin_void", clause_id)
    assert floor.refused("take-down-wager", seat=1, place="black").code == "in_prison_locked"
    if reason == "ball_left_wheel":
        floor.do("inspect-ball", by=SUPERVISOR)
    settled = floor.play("17")  # this is the following spin: black is free, red is lost
    assert settled.one("losers-collected")["released"] == {"1": {"black|own": 10_00}}
    assert floor.rack(1) == 95_00


@pytest.mark.parametrize(
    ("reason", "clause_id"),
    [
        pytest.param(reason, cited.replace("-a", "-b"), marks=clause(cited.replace("-a", "-b")))
        for reason, cited in NO_SPIN[:3]
    ],
)
def test_a_ball_that_could_not_be_removed_settles_nothing(reason: str, clause_id: str) -> None:
    floor = colorado()
    floor.sit(1, chips=10_00)
    floor.bet(1, "straight-5", 1_00)
    floor.close_betting()
    floor.do("declare-no-spin", reason=reason, number_seen="5")
    log = next(floor.recorded("no-spin-declared")).data
    assert (log["number_seen"], log["ball_removed"]) == ("5", False)
    for command in ("collect-losers", "pay-winners"):
        refusal = floor.refused(command)
        assert (refusal.code, refusal.clause, refusal.facts["number_seen"]) == ("spin_void", clause_id, "5")
    assert (floor.rack(1), floor.on(1, "straight-5")) == (9_00, 1_00)
    assert {event.name for event in floor.journal} & {"result-declared", "losers-collected", "seat-paid"} == set()


def ball_on_the_floor() -> Floor:
    floor = colorado()
    floor.do("spin-ball")
    assert floor.do("declare-no-spin", reason="ball_left_wheel").one("no-spin-declared")["ball_out"] is True
    return floor


@clause("CO-2206(4)-b")
def test_a_ball_that_left_the_wheel_is_inspected_by_the_pit_supervisor() -> None:
    floor = ball_on_the_floor()
    refusal = floor.refused("inspect-ball", by="dealer")
    assert (refusal.code, refusal.clause) == ("pit_supervisor_only", "CO-2206(4)-b")
    floor.do("inspect-ball", by=SUPERVISOR)
    record = next(floor.recorded("ball-inspected"))
    assert record.data == {"by": "P3", "ball": "ball-1", "damaged": False, "tampered": False}
    assert (record.actor.role, record.actor.who) == SUPERVISOR
    assert record.at
    floor.play("17")


@clause("CO-2206(4)-b", "CO-2206(4)-c")
@pytest.mark.parametrize("found", ["damaged", "tampered"])
def test_only_an_inspected_ball_goes_back_into_the_wheel(found: str) -> None:
    floor = ball_on_the_floor()
    pending = floor.refused("spin-ball")
    assert (pending.code, pending.clause) == ("ball_not_inspected", "CO-2206(4)-c")
    floor.do("inspect-ball", by=SUPERVISOR, **{found: True})
    assert floor.refused("spin-ball").code == "ball_not_inspected"
    retired = floor.refused("assign-ball", ball="ball-1")
    assert (retired.code, retired.clause) == ("ball_not_inspected", "CO-2206(4)-c")
    floor.do("assign-ball", ball="ball-2")
    assert floor.refused("spin-ball").code == "ball_not_inspected"  # nobody has looked at the new one either
    floor.do("inspect-ball", by=SUPERVISOR)
    assert floor.refused("assign-ball", ball="ball-1").code == "ball_not_inspected"  # it does not come back
    floor.play("17")


@clause("CO-2206(4)-c")
def test_a_ball_from_the_floor_does_not_come_back_by_way_of_another() -> None:
    floor = ball_on_the_floor()
    floor.do("assign-ball", ball="ball-2")
    floor.do("inspect-ball", by=SUPERVISOR)
    floor.do("assign-ball", ball="ball-1")
    assert floor.refused("spin-ball").code == "ball_not_inspected"
    floor.do("assign-ball", ball="ball-2")  # inspected before, and in nobody's hands since
    floor.do("spin-ball")


@clause("CO-2206(4)-c")
def test_a_retired_ball_does_not_open_the_table_again() -> None:
    floor = ball_on_the_floor()
    floor.do("inspect-ball", by=SUPERVISOR, damaged=True)
    floor.do("close-table", closer=10_000_00)
    floor.prepare()
    assert floor.refused("open-table", **floor.opening, ball="ball-1").code == "ball_not_inspected"
    floor.do("open-table", **floor.opening, ball="ball-2")


@pytest.mark.parametrize(
    ("reason", "clause_id"),
    [
        pytest.param(reason, cited.replace("-a", "-b"), marks=clause(cited.replace("-a", "-b")))
        for reason, cited in NO_SPIN[:3]
    ],
)
def test_a_ball_is_caught_or_rests_in_a_number(reason: str, clause_id: str) -> None:
    floor = colorado()
    floor.do("spin-ball")
    both = floor.refused("declare-no-spin", reason=reason, ball_removed=True, number_seen="5")
    assert (both.code, both.clause, both.facts["number"]) == ("ball_caught", clause_id, "5")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({}, "No spin: {}"),
        ({"ball_removed": True}, "No spin: {}, the ball was caught"),
        ({"ball_removed": False}, "No spin: {}, the ball was not caught"),
        ({"ball_removed": False, "number_seen": "9"}, "No spin: {}, the ball was seen in 9"),
    ],
)
@pytest.mark.parametrize(
    "reason", [pytest.param(reason, marks=clause(cited.replace("-a", "-b"))) for reason, cited in NO_SPIN[:3]]
)
def test_whether_the_ball_was_caught_is_told_and_never_taken_for_granted(
    reason: str, said: dict[str, Any], told: str
) -> None:
    floor = colorado()
    if reason == "same_direction":
        floor.do("spin-ball", wheel="clockwise", ball="clockwise")
    else:
        floor.do("spin-ball")
    floor.do("declare-no-spin", reason=reason, **said)
    report = Incidents()
    for recorded in floor.journal:
        report.take(recorded)
    (incident,) = report.all.values()
    assert incident.what == told.format(reason.replace("_", " "))


def test_a_yes_of_before_that_nobody_may_have_said_is_not_told_as_one() -> None:
    floor = colorado()
    floor.do("spin-ball")
    floor.do("declare-no-spin", reason="foreign_object")
    (declared,) = floor.recorded("no-spin-declared")
    report = Incidents()
    report.take(replace(declared, version=2, data={**declared.data, "ball_removed": True}, event=None))
    (incident,) = report.all.values()
    assert incident.what == "No spin: foreign object"


# --- (5): everything else


def held() -> Floor:
    """Two balls are in the wheel; the dealer has called the pit."""
    floor = colorado(chips={"match_play": True})
    floor.sit(1, chips=100_00)
    floor.bet(1, "red", 25_00)
    floor.do("register-coupon", coupon="C-7", face=25_00, expires="2026-12-31")
    floor.do("place-coupon", seat=1, coupon="C-7", bet="red")
    floor.close_betting()
    floor.do("report-irregularity", what="two balls in the wheel", by="dealer")
    return floor


@clause("CO-2206(5)-a")
def test_an_irregularity_of_no_other_kind_holds_the_table_for_the_pit_supervisor() -> None:
    floor = held()
    assert floor.phase is Phase.HELD
    assert next(floor.recorded("irregularity-reported")).data["what"] == "two balls in the wheel"
    assert floor.refused("declare-result", number="17", turns=12).code == "out_of_turn"
    alone = floor.refused("resume-table", by="dealer")
    assert (alone.code, alone.clause) == ("pit_supervisor_only", "CO-2206(5)-a")
    ruling = floor.refused("make-ruling", instruction="void", reason="obvious", by="dealer")
    assert (ruling.code, ruling.clause) == ("pit_supervisor_only", "CO-2206(5)-d")
    assert floor.on(1, "red") == 25_00


@clause("CO-2206(5)-b")
def test_the_supervisor_orders_what_is_fair_and_says_why() -> None:
    floor = held()
    refusal = floor.refused("make-ruling", instruction="void", by=SUPERVISOR)
    assert (refusal.code, refusal.clause) == ("reason_needed", "CO-2206(5)-b")
    order = floor.do("make-ruling", instruction="void", reason="no telling which ball counts", by=SUPERVISOR)
    assert order == [
        {
            "event": "ruling-made",
            "by": "P3",
            "instruction": "void",
            "reason": "no telling which ball counts",
            "number": "",
            "wagers": [],
            "worth": 0,
            "second": "",
        }
    ]
    floor.do("carry-out-ruling", by=SUPERVISOR)
    floor.do("confirm-observed", by=SUPERVISOR)
    floor.do("resume-table", by="dealer")
    assert (floor.phase, floor.on(1, "red"), floor.rack(1)) == (Phase.BETTING, 25_00, 75_00)
    void = floor.refused("declare-result", number="17", turns=12)
    assert (void.code, void.clause) == ("spin_void", "CO-2206(5)-b")


@clause("CO-2206(5)-b")
def test_the_supervisor_may_order_that_everything_goes_back_or_that_the_round_goes_on() -> None:
    floor = held()
    floor.do("make-ruling", instruction="return-wagers", reason="fire alarm", by=SUPERVISOR)
    floor.do("carry-out-ruling", by=SUPERVISOR)
    floor.do("confirm-observed", by=SUPERVISOR)
    floor.do("resume-table")
    assert (floor.rack(1), floor.on(1, "red"), floor.table.seats[1].coupons) == (100_00, 0, {})
    floor.bet(1, "red", 25_00)
    floor.do("place-coupon", seat=1, coupon="C-7", bet="red")  # unused, and the player's again
    going_on = held()
    going_on.do("make-ruling", instruction="go-on", reason="the second ball never reached the track", by=SUPERVISOR)
    going_on.do("carry-out-ruling", by=SUPERVISOR)
    going_on.do("confirm-observed", by=SUPERVISOR)
    going_on.do("resume-table")
    assert going_on.phase is Phase.NO_MORE_BETS
    going_on.do("declare-result", number="19", turns=12)


@clause("CO-2206(5)-c")
def test_play_resumes_when_the_supervisor_who_ordered_it_has_seen_it_carried_out() -> None:
    floor = held()
    floor.do("make-ruling", instruction="void", reason="two balls", by=SUPERVISOR)
    early = floor.refused("confirm-observed", by=SUPERVISOR)
    assert (early.code, early.clause) == ("not_observed", "CO-2206(5)-c")
    assert floor.refused("resume-table", by="dealer").code == "not_carried_out"
    assert floor.do("carry-out-ruling", by="dealer").names == ["ruling-carried-out"]
    for by in ("dealer", "pit-supervisor"):
        refusal = floor.refused("resume-table", by=by)
        assert (refusal.code, refusal.clause) == ("not_observed", "CO-2206(5)-c")
    assert floor.refused("confirm-observed", by="dealer").code == "pit_supervisor_only"
    other = floor.refused("confirm-observed", by=("pit-supervisor", "P9"))
    assert (other.code, other.clause, other.facts["who"]) == ("not_observed", "CO-2206(5)-c", "P3")
    seen = floor.do("confirm-observed", by=SUPERVISOR).one("ruling-observed")
    assert (seen["by"], seen["ordered_by"], seen["took_over"]) == ("P3", "P3", "")
    floor.do("resume-table", by="dealer")


@clause("CO-2206(5)-c")
def test_a_supervisor_who_took_over_may_have_watched_and_says_so() -> None:
    floor = held()
    floor.do("make-ruling", instruction="go-on", reason="one ball was a pearl", by=SUPERVISOR)
    floor.do("carry-out-ruling", by="dealer")
    seen = floor.do("confirm-observed", took_over="P3 was called away", by=("pit-supervisor", "P9"))
    assert seen == [
        {"event": "ruling-observed", "by": "P9", "ordered_by": "P3", "took_over": "P3 was called away"},
    ]
    floor.do("resume-table", by="dealer")


@clause("CO-2206(5)-d")
@pytest.mark.parametrize("more", [0, 1_00])
def test_giving_all_wagers_back_takes_two_where_more_lies_there_than_one_may_rule_on(more: int) -> None:
    floor = Floor("colorado").open()
    floor.sit(1, chips=500_00)
    floor.sit(2, chips=500_00)
    floor.bet(1, "red", 60_00)
    floor.bet(2, "black", 40_00 + more)
    floor.do("spin-ball")
    floor.do("report-irregularity", what="two balls in the wheel")
    order: dict[str, Any] = {"instruction": "return-wagers", "reason": "nobody can say which", "by": SUPERVISOR}
    if more:
        alone = floor.refused("make-ruling", **order)
        assert (alone.code, alone.facts["worth"], alone.facts["above"]) == ("second_person_needed", 101_00, 100_00)
        order["second"] = "S2"
    made = floor.do("make-ruling", **order).one("ruling-made")
    assert (made["worth"], made["second"]) == (100_00 + more, order.get("second", ""))
    floor.do("carry-out-ruling", by=SUPERVISOR)
    assert (floor.rack(1), floor.rack(2)) == (500_00, 500_00)


@clause("CO-2206(5)-d")
def test_a_disputed_payout_is_decided_by_the_supervisor_and_not_by_the_dealer() -> None:
    floor = colorado()
    floor.sit(2, chips=100_00)
    floor.do("open-dispute", seat=2, what="I had $10 on 17", amount=350_00)
    decision = {"dispute": 1, "decision": "pay", "reason": "the camera shows the chips"}
    refusal = floor.refused("decide-dispute", by="dealer", **decision)
    assert (refusal.code, refusal.clause) == ("pit_supervisor_only", "CO-2206(5)-d")
    unsaid = floor.refused("decide-dispute", by=SUPERVISOR, dispute=1, decision="pay")
    assert (unsaid.code, unsaid.clause) == ("reason_needed", "CO-2206(5)-b")
    assert floor.rack(2) == 100_00
    alone = floor.refused("decide-dispute", by=SUPERVISOR, **decision)
    assert (alone.code, alone.facts["above"]) == ("second_person_needed", 100_00)
    decided = floor.do("decide-dispute", by=SUPERVISOR, second="P9", **decision).one("dispute-decided")
    assert (decided["by"], decided["decision"], decided["amount"]) == ("P3", "pay", 350_00)
    assert (floor.rack(2), floor.balances["house-win"]) == (450_00, -350_00)


@clause("CO-2206(5)-d")
@pytest.mark.parametrize("settled", [False, True])
def test_a_wrong_reading_is_corrected_while_the_table_is_held_for_it(settled: bool) -> None:
    """It stays held until the ruling; the play that goes on is that of the number that was right."""
    floor = colorado()
    floor.sit(1, chips=100_00)
    floor.bet(1, "straight-20", 1_00)
    floor.result("17")
    if settled:
        floor.do("collect-losers")
    floor.do("report-irregularity", what="it lies in 20")
    corrected = {"number": "20", "second": "K1", "reason": "misread"}
    assert floor.refused("correct-result", by="dealer", **corrected).code == "pit_supervisor_only"
    floor.do("correct-result", by=SUPERVISOR, **corrected)
    assert (floor.phase.value, floor.table.result) == ("held", "20")
    floor.replayed()
    floor.do("make-ruling", instruction="go-on", reason="the camera", by=SUPERVISOR)
    floor.do("carry-out-ruling", by=SUPERVISOR)
    floor.do("confirm-observed", by=SUPERVISOR)
    floor.do("resume-table")
    assert floor.phase.value == "result"
    floor.do("place-dolly", number="20")
    floor.settle()
    assert (floor.rack(1), floor.on(1, "straight-20")) == (134_00, 1_00)


@clause("CO-2204(2)-d")
def test_who_could_not_choose_while_the_table_was_held_has_the_window_again() -> None:
    floor = colorado(options={"in_prison": True})
    for seat in (1, 2):
        floor.sit(seat, chips=100_00)
        floor.bet(seat, "red", 10_00)
    floor.close_betting()
    floor.do("declare-result", number="0", turns=9, time="2026-01-01T13:00:00Z")
    floor.do("choose-on-zero", seat=1, bet="red", choice="half", time="2026-01-01T13:00:05Z")
    floor.do("report-irregularity", what="a quarrel", time="2026-01-01T13:00:06Z")
    floor.do("make-ruling", instruction="go-on", reason="settled", by=SUPERVISOR, time="2026-01-01T13:09:00Z")
    floor.do("carry-out-ruling", by=SUPERVISOR, time="2026-01-01T13:09:01Z")
    floor.do("confirm-observed", by=SUPERVISOR, time="2026-01-01T13:09:02Z")
    resumed = floor.do("resume-table", time="2026-01-01T13:10:00Z")
    assert resumed.one("choices-opened")["until"] == "2026-01-01T13:10:20.000000Z"
    waiting = floor.refused("close-choices", time="2026-01-01T13:10:19Z").facts["waiting"]
    assert waiting == [{"seat": 2, "bet": "red"}]
    floor.do("choose-on-zero", seat=2, bet="red", choice="leave", time="2026-01-01T13:10:10Z")
    floor.do("place-dolly", number="0")
    floor.settle()
    assert (floor.rack(1), floor.in_prison(2)) == (95_00, {"red": 10_00})


@clause("CO-2206(5)-d")
@pytest.mark.parametrize(
    ("command", "fields"),
    [
        ("correct-result", {"number": "20", "second": "D7", "reason": "misread"}),
        ("suspend-table", {"reason": "quarrel"}),
    ],
)
def test_neither_a_wrong_reading_nor_a_suspension_is_the_dealers_to_decide(
    command: str, fields: dict[str, Any]
) -> None:
    floor = colorado()
    floor.result("17")
    refusal = floor.refused(command, by="dealer", **fields)
    assert (refusal.code, refusal.clause) == ("pit_supervisor_only", "CO-2206(5)-d")


@clause("CO-2206(5)-d")
def test_above_the_amount_of_the_house_two_supervisors_decide_and_nobody_pays_or_collects_beyond_a_claim() -> None:
    floor = colorado(second_above=100_00)
    floor.sit(1, chips=500_00)
    floor.play("17")

    def decides(dispute: int, decision: str, **fields: Any) -> dict[str, Any]:
        return {"dispute": dispute, "decision": decision, "reason": "camera", **fields}

    floor.do("open-dispute", seat=1, what="short", amount=100_01)
    for second in ("", "P3", " p3 "):
        alone = floor.refused("decide-dispute", by=SUPERVISOR, **decides(1, "pay", second=second))
        assert alone.code == "second_person_needed", second
    for decision in ("pay", "collect"):
        beyond = floor.refused("decide-dispute", by=SUPERVISOR, **decides(1, decision, amount=100_02, second="P9"))
        assert (beyond.code, beyond.facts["claim"]) == ("beyond_the_claim", 100_01)
    assert floor.refused("decide-dispute", by=("pit-supervisor", ""), **decides(1, "deny")).code == "bad_command"
    decided = floor.do("decide-dispute", by=SUPERVISOR, **decides(1, "pay", amount=100_00)).one("dispute-decided")
    assert (decided["amount"], floor.rack(1)) == (100_00, 600_00)


@clause("CO-2206(5)-d")
def test_a_ruling_is_a_named_supervisors_and_a_reading_is_corrected_by_two() -> None:
    floor = held()
    ruling = {"instruction": "go-on", "reason": "obvious"}
    dealers = floor.refused("make-ruling", by="dealer", **ruling)
    assert (dealers.code, dealers.clause) == ("pit_supervisor_only", "CO-2206(5)-d")
    for nobody in ("", "pit-supervisor"):
        assert floor.refused("make-ruling", by=("pit-supervisor", nobody), **ruling).code == "bad_command"
    misread = colorado()
    misread.result("17")
    for second in ("", "P3", " p3 "):
        alone = misread.refused("correct-result", number="18", reason="camera", second=second, by=SUPERVISOR)
        assert alone.code == "second_person_needed", second
