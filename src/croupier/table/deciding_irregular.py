"""What is not in the plan: no spins, balls, irregularities, rulings, disputes and wrong readings."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.rules.model import NoSpinReason
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.asked import Asked, check_seat
from croupier.table.phases import SETTLING, Phase
from croupier.table.state import Table


def declare_no_spin(table: Table, command: c.DeclareNoSpin, _asked: Asked, rules: TableRules) -> list[e.Event]:
    allowed = [reason.value for reason in rules.rulebook.irregularities.no_spin.value]
    if not command.reason:
        raise Refused("reason_needed", f"Say why there is no spin: {', '.join(allowed)}.", reasons=allowed)
    if command.reason not in allowed:
        message = f"“{command.reason}” is not a reason for No Spin: {', '.join(allowed)}."
        raise Refused("not_a_no_spin_reason", message, reasons=allowed)
    seen = rules.wheel.outcome(command.number_seen) if command.number_seen else ""
    to_inspect = rules.rulebook.irregularities.ball_inspected_after.value
    ball_out = NoSpinReason(command.reason) in to_inspect
    return [e.NoSpinDeclared(table.round, command.reason, command.ball_removed, seen, ball_out)]


def inspect_ball(table: Table, command: c.InspectBall, asked: Asked, _rules: TableRules) -> list[e.Event]:
    return [e.BallInspected(asked.actor.who, table.ball, command.damaged, command.tampered)]


def assign_ball(table: Table, command: c.AssignBall, _asked: Asked, _rules: TableRules) -> list[e.Event]:
    if not command.ball or command.ball in table.retired_balls or (command.ball == table.ball and not table.ball_ready):
        raise Refused("ball_not_inspected", f"“{command.ball}” cannot go into the wheel; assign an inspected ball.")
    return [e.BallAssigned(command.ball)]


def report_irregularity(
    _table: Table, command: c.ReportIrregularity, _asked: Asked, _rules: TableRules
) -> list[e.Event]:
    if not command.what:
        raise Refused("reason_needed", "Say what happened.")
    return [e.IrregularityReported(command.what)]


def suspend_table(_table: Table, command: c.SuspendTable, asked: Asked, _rules: TableRules) -> list[e.Event]:
    if not command.reason:
        raise Refused("reason_needed", "Say why the table is suspended.")
    return [e.TableSuspended(asked.actor.who, command.reason)]


def make_ruling(table: Table, command: c.MakeRuling, asked: Asked, _rules: TableRules) -> list[e.Event]:
    if not command.reason:
        raise Refused("reason_needed", "A ruling needs its reason.")
    if table.held_from in SETTLING and table.collection and command.instruction is not c.Instruction.GO_ON:
        message = "Wagers are settled already; correct the result, or decide a dispute, instead of voiding the round."
        raise Refused("settled_already", message)
    return [e.RulingMade(asked.actor.who, command.instruction, command.reason)]


def confirm_observed(table: Table, _command: c.ConfirmObserved, asked: Asked, _rules: TableRules) -> list[e.Event]:
    if not table.ruling:
        raise Refused("reason_needed", "There is no ruling to observe.")
    return [e.RulingObserved(asked.actor.who)]


def resume_table(table: Table, _command: c.ResumeTable, _asked: Asked, rules: TableRules) -> list[e.Event]:
    """Back to play, as ruled. Where the rulebook wants it, the supervisor must have watched the ruling carried out."""
    if not table.ruling:
        raise Refused("pit_supervisor_only", "The pit supervisor has not ruled yet.")
    if rules.rulebook.irregularities.ruling_observed.value and not table.observed:
        raise Refused("not_observed", "The pit supervisor has not confirmed observing the action.")
    held_from = table.held_from
    assert held_from is not None
    if table.ruling == c.Instruction.GO_ON or held_from in (Phase.OPEN, Phase.BETTING):
        events: list[e.Event] = [e.TableResumed(held_from)]
    else:
        events = [e.TableResumed(Phase.BETTING)]
    if table.ruling == c.Instruction.RETURN_WAGERS:
        events = [_everything_back(table), *events]
    return events


def _everything_back(table: Table) -> e.WagersReturned:
    returned: dict[str, dict[str, int]] = {}
    prison: dict[str, dict[str, int]] = {}
    for number, seat in table.seats.items():
        for target, stacks in ((returned, seat.stacks), (prison, seat.prison)):
            if stacks:
                target[str(number)] = {f"{place}|{chip}": amount for (place, chip), amount in stacks.items()}
    return e.WagersReturned(table.round, returned, prison)


def open_dispute(table: Table, command: c.OpenDispute, asked: Asked, _rules: TableRules) -> list[e.Event]:
    check_seat(table, asked)
    if not command.what:
        raise Refused("reason_needed", "Say what is disputed.")
    if command.amount < 0:
        raise Refused("bad_amount", "A disputed amount cannot be negative.", amount=command.amount)
    return [e.DisputeOpened(table.disputes_opened + 1, command.seat, table.round, command.what, command.amount)]


def decide_dispute(table: Table, command: c.DecideDispute, asked: Asked, _rules: TableRules) -> list[e.Event]:
    dispute = table.disputes.get(command.dispute)
    if dispute is None:
        raise Refused("nothing_there", f"There is no open dispute {command.dispute}.", open=sorted(table.disputes))
    if not command.reason:
        raise Refused("reason_needed", "A decision needs its reason.")
    if command.decision is c.Decision.DENY:
        amount = 0
    else:
        amount = command.amount or dispute.amount
        if amount <= 0:
            raise Refused("bad_amount", "Say how much is paid.", amount=amount)
        if amount > table.books["float"]:
            raise Refused(
                "float_short", "The tray does not hold that much; ask for a fill.", float=table.books["float"]
            )
        if dispute.seat not in table.seats:
            raise Refused(
                "seat_empty", f"Seat {dispute.seat} is empty; seat the player again first.", seat=dispute.seat
            )
    return [e.DisputeDecided(command.dispute, dispute.seat, asked.actor.who, command.decision, amount, command.reason)]


def correct_result(table: Table, command: c.CorrectResult, asked: Asked, rules: TableRules) -> list[e.Event]:
    """A wrong reading: what was moved on it goes back, both readings stay, and the round is settled anew."""
    number = rules.wheel.outcome(command.number)
    if not command.reason:
        raise Refused("reason_needed", "A correction needs its reason.")
    if not command.second or command.second == asked.actor.who:
        raise Refused("second_person_needed", "A result is corrected by two different people.", second=command.second)
    if number == table.result:
        raise Refused("nothing_there", f"The result is {number} already.", number=number)
    if number in rules.wheel.void:
        raise Refused(
            "spin_void", f"{number} gives no result at this table; the supervisor rules the spin void instead."
        )
    events: list[e.Event] = []
    if table.collection:
        short = [seat for seat, paid in table.payments.items() if not _still_there(table, seat, paid)]
        if short:
            message = f"Seats {short} no longer have what was paid; the supervisor decides as a dispute."
            raise Refused("paid_chips_gone", message, seats=short)
        events.append(
            e.SettlementReversed(table.round, dict(table.collection), [dict(p) for p in table.payments.values()])
        )
    colour = rules.wheel.colours[number]
    events.append(e.ResultCorrected(table.round, table.result, number, colour, command.second, command.reason))
    return events


def _still_there(table: Table, seat: int, paid: Mapping[str, int]) -> bool:
    return table.rack(seat) >= paid["chips"] and table.rack_value(seat) >= paid["value"]
