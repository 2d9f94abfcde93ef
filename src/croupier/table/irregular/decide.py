"""What is not in the plan: no spins, balls, irregularities, rulings, disputes and wrong readings."""

from __future__ import annotations

from croupier.money import Balances
from croupier.refusal import Refused, Said
from croupier.rules import TableRules
from croupier.rules.book.model import NoSpinReason
from croupier.table.asking.asked import Asked, check_seat
from croupier.table.asking.citing import Uncited, announced_number, clause_beside, clause_extending
from croupier.table.asking.register import check_ball_told
from croupier.table.ball import IN_PLAY, BallIs
from croupier.table.books import entries_of
from croupier.table.choosing import choices_opened
from croupier.table.events import CouponReturned, Event, WagersReturned
from croupier.table.irregular import commands as c
from croupier.table.irregular import events as e
from croupier.table.phases import ROUND, SETTLING, Phase
from croupier.table.seeing import source_of
from croupier.table.state import Dispute, Table

BALL_RUNS = frozenset({Phase.BALL_IN_TRACK, Phase.NO_MORE_BETS})


def declare_no_spin(table: Table, command: c.DeclareNoSpin, asked: Asked, rules: TableRules) -> list[Event]:
    allowed = [reason.value for reason in rules.rulebook.irregularities.no_spin.value]
    if not command.reason:
        raise Refused("reason_needed.spin", "Say why there is no spin: {reasons:list}.", reasons=allowed)
    if command.reason not in allowed:
        raise Refused(
            "not_a_no_spin_reason",
            "“{reason}” is not a reason for No Spin: {reasons:list}.",
            reasons=allowed,
            reason=command.reason,
        )
    seen = announced_number(rules, command.number_seen) if command.number_seen else ""
    _check_record(table, NoSpinReason(command.reason), seen, rules)
    ball_out = NoSpinReason(command.reason) in rules.rulebook.irregularities.ball_inspected_after.value
    removed, source = command.ball_removed, source_of(asked)
    return [e.NoSpinDeclared(table.round, command.reason, removed, seen, ball_out, source)]


def _check_record(table: Table, reason: NoSpinReason, seen: str, rules: TableRules) -> None:
    """A reason stands against what is on record of this spin: directions, turns, and a ball that is at rest."""
    counted, rests = table.tenths / 10, table.ball.state is BallIs.AT_REST
    turns_min = rules.rulebook.spin.turns_min.value
    unsaid = "" in (table.wheel_direction, table.ball_direction)
    match reason:
        case NoSpinReason.SAME_DIRECTION if not unsaid and table.wheel_direction != table.ball_direction:
            said = Said(
                "not_a_no_spin_reason.directions",
                "Ball and wheel are on record in opposite directions; report it, and the supervisor decides.",
            )
        case NoSpinReason.UNDER_FOUR_TURNS if counted >= turns_min:
            said = Said(
                "not_a_no_spin_reason.turns",
                "{turns:g} turns are on record; report it, and the supervisor decides.",
                turns=counted,
            )
        case NoSpinReason.SAME_DIRECTION if not unsaid:
            return
        case NoSpinReason.UNDER_FOUR_TURNS if counted >= 0:
            return
        case _ if rests:
            said = Said(
                "not_a_no_spin_reason.at_rest",
                "The ball is on record at rest; report it, and the supervisor decides.",
                number=table.ball.number,
            )
        case NoSpinReason.BALL_LEFT_WHEEL if seen:
            said = Said(
                "not_a_no_spin_reason.left_wheel",
                "A ball that left the wheel rests in no number; report it, and the supervisor decides.",
            )
        case _:
            return
    said.facts["reason"] = reason.value
    clause = clause_beside(rules.rulebook.irregularities.no_spin, reason)
    kind = Uncited if clause is None else Refused
    raise kind.saying(said, clause=clause)


def inspect_ball(table: Table, command: c.InspectBall, asked: Asked, rules: TableRules) -> list[Event]:
    _check_not_in_play(table, rules)
    ball = table.ball.name
    if ball in table.retired_balls:
        raise Refused(
            "ball_not_inspected.retired_assign_another", "{ball} was retired; assign another ball.", ball=ball
        )
    return [e.BallInspected(asked.actor.who, ball, command.damaged, command.tampered)]


def _check_not_in_play(table: Table, rules: TableRules) -> None:
    """Nobody touches a ball that decides wagers, whatever else holds the table up."""
    if (table.held_from or table.phase) in BALL_RUNS and table.ball.state in IN_PLAY:
        raise Refused(
            "ball_in_play",
            "The ball is in play; it is inspected or exchanged once the spin is over.",
            clause=rules.index.refusing("ball_in_play"),
            ball=table.ball.state.value,
        )


def assign_ball(table: Table, command: c.AssignBall, asked: Asked, rules: TableRules) -> list[Event]:
    """Another ball for the wheel. Where balls are inspected, one that nobody has inspected waits for it."""
    check_ball_told(table, command.ball, asked)
    _check_not_in_play(table, rules)
    same = command.ball == table.ball.name and not table.ball.fit
    if not command.ball or command.ball in table.retired_balls or same:
        raise Refused(
            "ball_not_inspected.wheel",
            "“{ball}” cannot go into the wheel; assign an inspected ball.",
            ball=command.ball,
        )
    needed = bool(rules.rulebook.irregularities.ball_inspected_after.value)
    return [e.BallAssigned(command.ball, inspected=not needed or command.ball in table.sound_balls)]


def report_irregularity(_table: Table, command: c.ReportIrregularity, asked: Asked, rules: TableRules) -> list[Event]:
    if not command.what:
        raise Refused("reason_needed.happened", "Say what happened.", clause=_on_reasons(rules))
    to_inspect = NoSpinReason.BALL_LEFT_WHEEL in rules.rulebook.irregularities.ball_inspected_after.value
    return [e.IrregularityReported(command.what, command.ball_out and to_inspect, source_of(asked))]


def suspend_table(_table: Table, command: c.SuspendTable, asked: Asked, _rules: TableRules) -> list[Event]:
    if not command.reason:
        raise Refused("reason_needed.table_suspended", "Say why the table is suspended.")
    return [e.TableSuspended(asked.actor.who, command.reason)]


def make_ruling(table: Table, command: c.MakeRuling, asked: Asked, rules: TableRules) -> list[Event]:
    if not command.reason:
        raise Refused("reason_needed.ruling", "A ruling needs its reason.", clause=_on_reasons(rules))
    if table.held_from in SETTLING and table.collection and command.instruction is not c.Instruction.GO_ON:
        raise Refused(
            "settled_already.wagers_correct",
            "Wagers are settled already; correct the result, or decide a dispute, instead of voiding the round.",
        )
    number = announced_number(rules, command.number) if command.number else ""
    if number and (table.held_from not in BALL_RUNS or command.instruction is not c.Instruction.GO_ON):
        raise Refused(
            "no_ball_in_play.ruling", "A ruling says where the ball rests only while a spin goes on.", number=number
        )
    return [e.RulingMade(asked.actor.who, command.instruction, command.reason, number)]


def confirm_observed(table: Table, _command: c.ConfirmObserved, asked: Asked, _rules: TableRules) -> list[Event]:
    if not table.ruling:
        raise Refused("reason_needed.ruling_observe", "There is no ruling to observe.")
    return [e.RulingObserved(asked.actor.who)]


def resume_table(table: Table, _command: c.ResumeTable, _asked: Asked, rules: TableRules) -> list[Event]:
    """Back to play, as ruled. Where the rulebook wants it, the supervisor must have watched the ruling carried out."""
    if not table.ruling:
        index, decided_by = rules.index, rules.rulebook.irregularities.decided_by
        clause = clause_extending(index, "pit_supervisor_only", decided_by.clause)
        raise Refused("pit_supervisor_only.ruled", "The pit supervisor has not ruled yet.", clause=clause)
    if rules.rulebook.irregularities.ruling_observed.value and not table.observed:
        raise Refused("not_observed", "The pit supervisor has not confirmed observing the action.")
    held_from = table.held_from
    assert held_from is not None
    if table.ruling == c.Instruction.GO_ON or held_from not in ROUND:
        events: list[Event] = [e.TableResumed(held_from)]
    else:
        events = [e.TableResumed(Phase.BETTING)]
    if table.ruling == c.Instruction.RETURN_WAGERS:
        events = [*_coupons_back(table), _everything_back(table), *events]
    return events


def _coupons_back(table: Table) -> list[Event]:
    return [
        CouponReturned(number, coupon, bet, table.coupons[coupon].face)
        for number, seat in table.seats.items()
        for coupon, bet in seat.coupons.items()
    ]


def _everything_back(table: Table) -> WagersReturned:
    returned: dict[str, dict[str, int]] = {}
    prison: dict[str, dict[str, int]] = {}
    for number, seat in table.seats.items():
        for target, stacks in ((returned, seat.stacks), (prison, seat.prison)):
            if stacks:
                target[str(number)] = {f"{place}|{chip}": amount for (place, chip), amount in stacks.items()}
    return WagersReturned(table.round, returned, prison)


def open_dispute(table: Table, command: c.OpenDispute, asked: Asked, _rules: TableRules) -> list[Event]:
    check_seat(table, asked)
    if not command.what:
        raise Refused("reason_needed.disputed", "Say what is disputed.")
    if command.amount < 0:
        raise Refused("bad_amount.disputed", "A disputed amount cannot be negative.", amount=command.amount)
    return [e.DisputeOpened(table.disputes_opened + 1, command.seat, table.round, command.what, command.amount)]


def _on_reasons(rules: TableRules) -> str | None:
    return rules.index.refusing("reason_needed", rules.rulebook.irregularities.decided_by.clause)


def decide_dispute(table: Table, command: c.DecideDispute, asked: Asked, rules: TableRules) -> list[Event]:
    dispute = table.disputes.get(command.dispute)
    if dispute is None:
        raise Refused(
            "nothing_there.open_dispute",
            "There is no open dispute {dispute}.",
            open=sorted(table.disputes),
            dispute=command.dispute,
        )
    if not command.reason:
        raise Refused("reason_needed.decision", "A decision needs its reason.", clause=_on_reasons(rules))
    amount, seat = 0, dispute.seat
    if command.decision is c.Decision.PAY:
        if rules.policy.tournament:
            raise Refused(
                "points_have_no_value.dispute_decided", "At a tournament table a dispute is decided without paying."
            )
        amount = command.amount or dispute.amount
        if amount <= 0:
            raise Refused("bad_amount.paid", "Say how much is paid.", amount=amount)
        if amount > table.books["float"]:
            raise Refused(
                "float_short.hold_much", "The tray does not hold that much; ask for a fill.", float=table.books["float"]
            )
        seat = _seat_of(table, dispute)
    return [e.DisputeDecided(command.dispute, seat, asked.actor.who, command.decision, amount, command.reason)]


def _seat_of(table: Table, dispute: Dispute) -> int:
    """Where the player of a dispute sits by now; whoever else has the seat has nothing to do with it."""
    seats = [number for number, seat in table.seats.items() if seat.player == dispute.player]
    if not seats:
        raise Refused(
            "seat_empty.table_player",
            "{player} is not at the table; seat the player again first.",
            seat=dispute.seat,
            player=dispute.player,
        )
    return dispute.seat if dispute.seat in seats else seats[0]


def correct_result(table: Table, command: c.CorrectResult, asked: Asked, rules: TableRules) -> list[Event]:
    """A wrong reading: what was moved on it goes back, both readings stay, and the round is settled anew."""
    number = announced_number(rules, command.number)
    if not command.reason:
        raise Refused("reason_needed.correction", "A correction needs its reason.", clause=_on_reasons(rules))
    if not command.second or command.second == asked.actor.who:
        raise Refused(
            "second_person_needed.result_corrected",
            "A result is corrected by two different people.",
            second=command.second,
        )
    if number == table.result:
        raise Refused("nothing_there.result_already", "The result is {number} already.", number=number)
    if number in rules.wheel.void:
        clause = clause_beside(rules.rulebook.wheels, rules.wheel.name)
        raise (
            Refused(
                "spin_void.result_table",
                "{number} gives no result at this table; the supervisor rules the spin void instead.",
                clause=clause,
                number=number,
            )
            if clause
            else Uncited(
                "spin_void.result_table",
                "{number} gives no result at this table; the supervisor rules the spin void instead.",
                number=number,
            )
        )
    events: list[Event] = []
    if table.collection:
        undo = e.SettlementReversed(table.round, dict(table.collection), [dict(p) for p in table.payments.values()])
        after = table.books.copy()
        after.apply(entries_of(undo, table.unit))
        short = _without_their_chips(after)
        if short:
            raise Refused(
                "paid_chips_gone",
                "Seats {seats} no longer have what was paid; the supervisor decides as a dispute.",
                seats=short,
            )
        if after["float"] < 0:  # What was collected has gone to the cage meanwhile.
            raise Refused(
                "float_short.hold_much", "The tray does not hold that much; ask for a fill.", float=table.books["float"]
            )
        events.append(undo)
    colour = rules.wheel.colours[number]
    events.append(e.ResultCorrected(table.round, table.result, number, colour, command.second, command.reason))
    return [*events, *choices_opened(table, number, asked, rules)]


def _without_their_chips(after: Balances) -> list[int]:
    """The seats whose racks no longer hold what the round has put there: winnings, halves, stakes out of prison."""
    return sorted(
        {int(account.split("/")[1]) for account, left in after.items() if account[:5] == "rack/" and left < 0}
    )
