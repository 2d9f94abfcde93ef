"""Colorado on a live table: who does what in a round, in which order, and what a table needs before it opens."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.ball_support import LAYOUT, go_on, spun
from tests.clauses.table_support import Floor
from tests.support import clause

from croupier.table import Phase

CO = "colorado"
COVERED = "double-zero-as-single-zero"
TAKING = ("move-wager", "take-down-wager", "clear-wagers")
ROUND: list[tuple[str, dict[str, Any]]] = [
    ("spin-ball", {}),
    ("call-no-more-bets", {"wave": True}),
    ("declare-result", {"number": "17", "turns": 12}),
    ("place-dolly", {"number": "17"}),
    ("collect-losers", {}),
    ("pay-winners", {}),
    ("remove-dolly", {}),
]


def colorado(wheel: str = "single-zero", **policy: Any) -> Floor:
    return Floor(CO, wheel, policy=policy).open()


# --- 47.1-2201: the dolly, the dealer, no more bets, no spin


@clause("CO-2201(3)-a")
def test_the_dolly_marks_the_number_where_the_ball_rested() -> None:
    floor = colorado()
    placed = floor.result("23").one("dolly-placed")
    assert (placed["number"], floor.table.dolly) == ("23", "23")
    removed = floor.settle()
    assert "dolly-removed" in removed.names
    assert floor.table.dolly == ""


@clause("CO-2201(4)-a")
def test_a_table_is_not_opened_without_its_dealer() -> None:
    floor = Floor(CO)
    floor.post_sign()
    floor.inspect()
    refusal = floor.refused("open-table", **floor.opening)
    assert (refusal.code, refusal.clause) == ("no_dealer", "CO-2201(4)-a")
    floor.do("sign-in-dealer", dealer="D7")
    floor.do("open-table", **floor.opening)
    floor.do("open-betting")
    floor.play("17")
    by_dealer = [event for event in floor.journal if event.actor.role == "dealer" and event.name != "dealer-signed-in"]
    assert {event.actor.who for event in by_dealer} == {"D7"}
    assert {"ball-spun", "betting-closed", "result-declared", "dolly-removed"} <= {event.name for event in by_dealer}


@clause("CO-2201(4)-b")
@pytest.mark.parametrize("role", ["pit-supervisor", "cashier", "player"])
def test_wagers_payouts_and_the_wheel_are_the_dealers(role: str) -> None:
    floor = colorado()
    floor.sit(1, chips=10_00)
    floor.bet(1, "straight-17", 1_00)
    for command, fields in ROUND:
        if command != "spin-ball":  # 47.1-2205(1) says that once more
            refusal = floor.refused(command, by=role, **fields)
            assert (refusal.code, refusal.clause) == ("dealer_only", "CO-2201(4)-b"), command
        floor.do(command, **fields)
    floor.do("spin-ball")
    no_spin = floor.refused("declare-no-spin", reason="foreign_object", by=role)
    assert (no_spin.code, no_spin.clause) == ("dealer_only", "CO-2201(4)-b")


@clause("CO-2201(4)-b")
def test_the_dealer_of_another_table_is_not_the_dealer_of_this_one() -> None:
    floor = colorado()
    floor.close_betting()
    refusal = floor.refused("declare-result", number="17", turns=12, by=("dealer", "D9"))
    assert (refusal.code, refusal.clause, refusal.facts["dealer"]) == ("dealer_only", "CO-2201(4)-b", "D7")


@clause("CO-2201(7)-a")
def test_after_no_more_bets_nothing_is_accepted_on_felt_or_terminal() -> None:
    described = {"terminals": {"count": 8, "central_screen": True}}
    for floor in (colorado(), Floor(CO, policy=described, automation="terminals").open()):
        floor.sit(1, chips=10_00)
        floor.do("spin-ball")
        floor.do("call-no-more-bets", wave=True, time="2026-01-01T20:00:00.000Z")
        refusal = floor.refused("place-wager", seat=1, bet="red", stake=5_00, time="2026-01-01T20:00:00.001Z")
        assert (refusal.code, refusal.clause) == ("late_bet", "CO-2201(7)-a")
        assert refusal.facts["returned"] == 5_00
        assert floor.rack(1) == 10_00


@clause("CO-2201(7)-a")
def test_by_whatever_key_a_wager_comes_after_no_more_bets_it_is_too_late() -> None:
    floor = spun()
    floor.do("call-no-more-bets", wave=True)
    for fields in LAYOUT:
        command = {"seat": 1, **{name: value for name, value in fields.items() if name != "command"}}
        takes = fields["command"] in TAKING or any(part["stake"] < 0 for part in fields.get("parts", ()))
        assert floor.refused(fields["command"], **command).code == ("betting_closed" if takes else "late_bet"), fields


@clause("CO-2201(7)-b")
def test_the_shift_report_counts_the_rounds_without_a_wave() -> None:
    floor = colorado()
    floor.play("17")
    floor.do("spin-ball")
    assert floor.do("call-no-more-bets").one("betting-closed")["wave_missing"] is True
    floor.do("declare-result", number="17", turns=12)  # a note for the pit, and no void round
    floor.do("place-dolly", number="17")
    floor.settle()
    floor.play("18")
    assert floor.do("close-table", closer=10_000_00).one("table-closed")["notes"] == {"rounds_without_wave": 1}
    floor.prepare()
    floor.do("open-table", **floor.opening)
    assert floor.do("close-table", closer=10_000_00).one("table-closed")["notes"] == {}  # another shift


@clause("CO-2201(8)-a")
def test_no_spin_is_stated_because_of_something() -> None:
    floor = colorado()
    floor.do("spin-ball")
    refusal = floor.refused("declare-no-spin")
    assert (refusal.code, refusal.clause) == ("reason_needed", "CO-2201(8)-a")
    assert "ball_left_wheel" in refusal.facts["reasons"]
    assert floor.refused("declare-no-spin", reason="bad luck").code == "not_a_no_spin_reason"
    assert floor.phase is Phase.BALL_IN_TRACK


# --- 47.1-2203(4) and (5): the place of a wager


@clause("CO-2203(4)-a")
def test_a_wager_misplaced_by_the_dealer_is_lost_and_the_dispute_is_the_pits() -> None:
    floor = colorado()
    floor.sit(1, chips=100_00)
    assert floor.bet(1, "straight-13", 25_00, by="dealer")["by"] == "D7"  # the player had said 31
    floor.play("31")
    assert (floor.rack(1), floor.on(1, "straight-13")) == (75_00, 0)
    floor.do("open-dispute", seat=1, what="I said 31", amount=875_00)
    decision = {"dispute": 1, "decision": "deny", "reason": "The player is responsible for the place."}
    refusal = floor.refused("decide-dispute", by="dealer", **decision)
    assert (refusal.code, refusal.clause) == ("pit_supervisor_only", "CO-2206(5)-d")
    assert floor.do("decide-dispute", by=("pit-supervisor", "P3"), **decision).one("dispute-decided")["amount"] == 0
    assert floor.rack(1) == 75_00


@clause("CO-2203(4)-b")
def test_the_player_may_undo_what_the_dealer_entered_until_the_close() -> None:
    floor = colorado()
    floor.sit(3, chips=100_00)
    floor.bet(3, "straight-13", 25_00, by="dealer")
    assert floor.do("take-down-wager", seat=3, place="straight-13", not_as_told=True)[0]["withdrawn"] is True
    assert floor.rack(3) == 100_00
    floor.bet(3, "straight-31", 25_00, by="dealer")
    floor.close_betting()
    refusal = floor.refused("take-down-wager", seat=3, place="straight-31", not_as_told=True)
    assert (refusal.code, refusal.clause) == ("betting_closed", "CO-2203(4)-b")


@clause("CO-2203(5)-a")
def test_forty_wagers_settled_twice_come_out_the_same() -> None:
    floor = colorado("double-zero")
    for seat in range(1, 9):
        floor.sit(seat, chips=500_00)
        for bet in ("straight-0", "split-0-1", "red", "dozen-1", f"straight-{seat}"):
            floor.bet(seat, bet, seat * 1_00)
    early = floor.refused("collect-losers")
    assert (early.code, early.clause) == ("no_result", "CO-2203(5)-a")
    assert floor.close_betting().one("betting-closed")["wagers"] == 40
    floor.do("declare-result", number="0", turns=12)
    floor.do("place-dolly", number="0")
    first = [floor.do("collect-losers"), floor.do("pay-winners")]
    balances = floor.balances
    assert [event["chips"] for event in first[1][:8]] == [seat * (35_00 + 17_00) for seat in range(1, 9)]
    for number in ("00", "0"):  # misread, taken back, and read again
        floor.do("correct-result", number=number, second="P3", reason="camera", by=("pit-supervisor", "P1"))
        floor.do("place-dolly", number=number)
        again = [floor.do("collect-losers")]
        if floor.phase is Phase.COLLECTED:
            again.append(floor.do("pay-winners"))
    assert again == first
    assert floor.balances == balances
    assert floor.scripted_balances() == balances
    floor.replayed()


# --- 47.1-2205: rotation of wheel and ball


@clause("CO-2205(1)-a")
@pytest.mark.parametrize("by", ["player", "pit-supervisor", "cashier", ("dealer", "D9")])
def test_the_dealer_spins_the_ball(by: Any) -> None:
    floor = colorado()
    refusal = floor.refused("spin-ball", by=by)
    assert (refusal.code, refusal.clause) == ("dealer_only", "CO-2205(1)-a")
    assert floor.phase is Phase.BETTING
    assert floor.do("spin-ball").one("ball-spun")["dealer"] == "D7"


@clause("CO-2205(1)-a")
def test_no_ball_is_spun_while_no_dealer_is_signed_in() -> None:
    floor = colorado()
    floor.do("sign-out-dealer")
    for by in ("dealer", ("dealer", "D7")):
        refusal = floor.refused("spin-ball", by=by)
        assert (refusal.code, refusal.clause) == ("dealer_only", "CO-2205(1)-a")


@clause("CO-2205(1)-b")
@pytest.mark.parametrize("way", ["clockwise", "counter-clockwise"])
def test_a_ball_spun_with_the_wheel_gives_no_result(way: str) -> None:
    floor = colorado()
    spun = floor.do("spin-ball", wheel=way, ball=way).one("ball-spun")
    assert (spun["wheel"], spun["ball"]) == (way, way)
    floor.do("call-no-more-bets", wave=True)
    refusal = floor.refused("declare-result", number="8", turns=12)
    assert (refusal.code, refusal.clause) == ("not_a_valid_spin", "CO-2205(1)-b")


@clause("CO-2205(1)-c")
def test_four_full_turns_make_a_valid_spin() -> None:
    floor = colorado()
    floor.close_betting()
    nobody = floor.refused("declare-result", number="17")
    assert (nobody.code, nobody.clause, nobody.facts["turns"]) == ("not_a_valid_spin", "CO-2205(1)-c", None)
    for turns in (3, 3.9, 3.99):
        refusal = floor.refused("declare-result", number="17", turns=turns)
        assert (refusal.code, refusal.clause) == ("not_a_valid_spin", "CO-2205(1)-c")
    assert floor.do("declare-result", number="17", turns=4).one("result-declared")["number"] == "17"


@clause("CO-2205(2)-a")
def test_no_more_bets_may_be_called_until_the_ball_rests_and_never_after_the_result() -> None:
    floor = colorado()
    floor.do("spin-ball")
    floor.do("ball-off-track")
    assert floor.do("call-no-more-bets", wave=True).one("betting-closed")["late"] is False
    floor.do("declare-result", number="17", turns=12)
    without = colorado()
    without.do("spin-ball")
    refusal = without.refused("declare-result", number="17", turns=12)
    assert (refusal.code, refusal.clause) == ("call_no_more_bets_first", "CO-2205(2)-a")
    go_on(without)
    assert without.do("call-no-more-bets", wave=True).one("betting-closed")["late"] is True
    without.do("declare-result", number="17", turns=12)


@clause("CO-2205(2)-b")
def test_the_wave_of_the_hand_is_stored_with_the_call() -> None:
    floor = colorado()
    assert floor.close_betting().one("betting-closed")["wave"] is True
    assert next(floor.recorded("betting-closed")).data["wave"] is True


@clause("CO-2205(3)-a")
def test_only_a_number_of_this_wheel_can_be_announced() -> None:
    floor = colorado("european")
    floor.close_betting()
    refusal = floor.refused("declare-result", number="00", turns=12)
    assert (refusal.code, refusal.clause) == ("number_not_on_wheel", "CO-2205(3)-a")
    announced = floor.do("declare-result", number="26", turns=12).one("result-declared")
    assert (announced["number"], announced["colour"]) == ("26", "black")
    assert floor.called == "26, black, even."


@clause("CO-2205(3)-b")
def test_the_dolly_goes_on_the_announced_number() -> None:
    floor = colorado()
    floor.close_betting()
    floor.do("declare-result", number="7", turns=12)
    refusal = floor.refused("place-dolly", number="8")
    assert (refusal.code, refusal.clause) == ("dolly_mismatch", "CO-2205(3)-b")
    assert floor.table.dolly == ""
    floor.do("place-dolly", number="7")


@clause("CO-2205(4)-a")
def test_losers_are_collected_first() -> None:
    floor = colorado()
    floor.sit(1, chips=20_00)
    floor.bet(1, "red", 5_00)
    floor.bet(1, "black", 5_00)
    floor.close_betting()
    floor.do("declare-result", number="17", turns=12)
    assert floor.refused("collect-losers").code == "dolly_missing"
    floor.do("place-dolly", number="17")
    refusal = floor.refused("pay-winners")
    assert (refusal.code, refusal.clause) == ("collect_first", "CO-2205(4)-a")
    assert floor.rack(1) == 10_00
    floor.do("collect-losers")
    floor.do("pay-winners")
    assert (floor.rack(1), floor.on(1, "black"), floor.on(1, "red")) == (15_00, 5_00, 0)


@clause("CO-2205(4)-b")
def test_all_winners_are_paid_before_the_round_ends() -> None:
    floor = colorado()
    for seat in (1, 2, 3):
        floor.sit(seat, chips=20_00)
        floor.bet(seat, "black", 5_00)
    floor.result("17")
    floor.do("collect-losers")
    floor.do("pay-winners", seat=1)
    floor.do("pay-winners", seat=2)
    refusal = floor.refused("remove-dolly")
    assert (refusal.code, refusal.clause) == ("winners_unpaid", "CO-2205(4)-b")
    assert refusal.facts["unpaid"] == [{"seat": 3, "amount": 5_00}]
    assert floor.do("pay-winners").one("winners-paid")["winnings"] == 15_00
    floor.do("remove-dolly")


@clause("CO-2210(2)(c)(ii)(B)-b")
def test_a_ball_in_00_voids_the_spin_where_the_wheel_is_used_as_single_zero() -> None:
    floor = colorado(COVERED)
    floor.sit(1, chips=20_00)
    floor.bet(1, "red", 10_00)
    floor.bet(1, "straight-0", 5_00)
    floor.close_betting()
    before = floor.balances
    assert floor.do("declare-result", number="00", turns=12).names == ["spin-voided"]
    assert floor.balances == before
    for command, fields in (("place-dolly", {"number": "00"}), ("collect-losers", {}), ("pay-winners", {})):
        refusal = floor.refused(command, **fields)
        assert (refusal.code, refusal.clause) == ("spin_void", "CO-2210(2)(c)(ii)(B)-b")
    paid = floor.play("19").one("seat-paid")  # the wheel is re-spun, the wagers as they stood
    assert paid["chips"] == 10_00
    assert (floor.rack(1), floor.on(1, "red"), floor.on(1, "straight-0")) == (15_00, 10_00, 0)


# --- 47.1-2210(2)(f) and 47.1-2212(1): what a table needs before it opens


@clause("CO-2210(2)(f)-a")
def test_a_tip_box_alone_is_not_enough_to_open() -> None:
    floor = Floor(CO)
    floor.prepare()
    refusal = floor.refused("open-table", opener=0, tip_box="T-12")
    assert refusal.code == "no_drop_box"
    assert refusal.clause == "CO-2202-a"  # which says the same of the same box


@clause("CO-2210(2)(f)-b")
def test_each_table_has_a_tip_box_and_tips_are_no_part_of_the_drop() -> None:
    floor = Floor(CO)
    floor.prepare()
    refusal = floor.refused("open-table", opener=0, drop_box="D-12")
    assert (refusal.code, refusal.clause) == ("no_tip_box", "CO-2210(2)(f)-b")
    floor.do("open-table", **floor.opening)
    floor.sit(1, chips=100_00)
    wrong = floor.refused("tip", seat=1, amount=5_00, box="D-12")
    assert (wrong.code, wrong.clause) == ("wrong_box", "CO-2210(2)(f)-b")
    given = floor.do("tip", seat=1, amount=5_00, box="T-12").one("tip-given")
    assert (given["box"], given["amount"]) == ("T-12", 5_00)
    assert (floor.balances["tip-box"], floor.balances["drop-box/cash"], floor.rack(1)) == (5_00, 100_00, 95_00)


@clause("CO-2212(1)-a")
def test_yesterdays_inspection_does_not_open_todays_table() -> None:
    floor = Floor(CO)
    floor.do("sign-in-dealer", dealer="D7")
    refusal = floor.refused("open-table", **floor.opening)
    assert (refusal.code, refusal.clause) == ("not_inspected", "CO-2212(1)-a")
    floor.post_sign()
    floor.inspect()
    floor.do("open-table", **floor.opening)
    floor.do("close-table", closer=10_000_00)
    floor.do("sign-in-dealer", dealer="D7")
    assert floor.refused("open-table", **floor.opening).code == "not_inspected"


@clause("CO-2212(1)-b")
def test_a_key_manager_security_or_a_pit_supervisor_inspects_and_nobody_else() -> None:
    floor = Floor(CO)
    points = dict.fromkeys(floor.points, True)
    for role in ("dealer", "player", "cashier", "maintenance", "slot-technician"):
        refusal = floor.refused("inspect-table", points=points, by=role)
        assert (refusal.code, refusal.clause) == ("inspector_role", "CO-2212(1)-b"), role
    for role in ("key-manager", "security", "pit-supervisor"):
        assert floor.do("inspect-table", points=points, by=(role, "L-4471")).one("table-inspected")["by"] == "L-4471"
        assert floor.journal[-1].actor.role == role


@pytest.mark.parametrize(
    ("point", "clause_id"),
    [
        pytest.param("level", "CO-2212(1)(b)-a", marks=clause("CO-2212(1)(b)-a")),
        pytest.param("rotates_freely_evenly", "CO-2212(1)(b)-b", marks=clause("CO-2212(1)(b)-b")),
        pytest.param("parts_secure", "CO-2212(1)(c)-a", marks=clause("CO-2212(1)(c)-a")),
        pytest.param("cover_on_00", "CO-2212(1)(e)-a", marks=clause("CO-2212(1)(e)-a")),
        pytest.param("sign_b", "CO-2212(1)(e)-a", marks=clause("CO-2212(1)(e)-a")),
    ],
)
def test_a_table_stays_closed_while_a_point_of_its_inspection_failed(point: str, clause_id: str) -> None:
    floor = Floor(CO, COVERED)
    floor.prepare(**{point: False})
    refusal = floor.refused("open-table", **floor.opening)
    assert (refusal.code, refusal.clause, refusal.facts["points"]) == ("inspection_failed", clause_id, [point])
    assert floor.phase is Phase.CLOSED
    floor.inspect()
    floor.do("open-table", **floor.opening)


@clause("CO-2212(1)(e)-a")
def test_the_points_on_00_belong_to_a_wheel_used_as_single_zero_only() -> None:
    assert {"cover_on_00", "sign_a", "sign_b", "sign_c"} <= set(Floor(CO, COVERED).points)
    for wheel in ("single-zero", "double-zero"):
        assert not {"cover_on_00", "sign_a", "sign_b", "sign_c"} & set(Floor(CO, wheel).points)
    floor = Floor(CO, COVERED)
    incomplete = floor.refused("inspect-table", points=dict.fromkeys(Floor(CO).points, True))
    assert incomplete.code == "inspection_incomplete"
