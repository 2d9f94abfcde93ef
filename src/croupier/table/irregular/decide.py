"""What is not in the plan: no spins, balls, irregularities, rulings, disputes and wrong readings."""

from __future__ import annotations

from croupier.game import Pocket
from croupier.refusal import Refused, Said
from croupier.rules import TableRules
from croupier.rules.book.model import NoSpinReason, SecretLost
from croupier.table.asking.asked import Asked, check_seat, same_person
from croupier.table.asking.citing import Uncited, announced_number, clause_beside, clause_extending
from croupier.table.asking.register import check_ball_told
from croupier.table.ball import IN_PLAY, BallIs
from croupier.table.books import entries_of
from croupier.table.changing.untracked import into_play, out_of_play
from croupier.table.choosing import choices_opened
from croupier.table.events import Event
from croupier.table.irregular import commands as c
from croupier.table.irregular import events as e
from croupier.table.irregular.anew import (
    SeatMended,
    check_settled,
    check_tray,
    coupons_beside,
    got_by,
    paid_out,
    settled_anew,
    taken_in,
)
from croupier.table.irregular.justice import justice, seat_in_dispute
from croupier.table.irregular.ruling import (
    all_that_is_done,
    as_data,
    check_named,
    check_second,
    coupons_back,
    everything_back,
    from_data,
    on_the_layout,
    worth_of,
)
from croupier.table.phases import SETTLING, Phase
from croupier.table.seeing import source_of
from croupier.table.settling import settle_table
from croupier.table.state import Table

BALL_RUNS = frozenset({Phase.BALL_IN_TRACK, Phase.NO_MORE_BETS})
CHOOSING = frozenset({Phase.RESULT, Phase.DOLLY_PLACED})


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
    removed, source = _caught(command, seen, rules), source_of(asked)
    return [e.NoSpinDeclared(table.round, command.reason, removed, seen, ball_out, source)]


def _caught(command: c.DeclareNoSpin, seen: str, rules: TableRules) -> bool | None:
    """Whether the ball was caught: one that was seen to rest was not, and where nobody says, nothing is claimed."""
    if seen and command.ball_removed:
        clause = clause_beside(rules.rulebook.irregularities.no_spin, NoSpinReason(command.reason))
        raise Refused(
            "ball_caught",
            "A ball that was caught rests in no number, and {number} is told.",
            clause=clause_extending(rules.index, "ball_caught", [clause] if clause else []),
            number=seen,
        )
    return False if seen else command.ball_removed


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


def void_round(table: Table, command: c.VoidRound, asked: Asked, rules: TableRules) -> list[Event]:
    """What was laid for this round goes back; a wager in prison waits for a spin that counts."""
    if not table.commitment or command.commitment != table.commitment:
        raise Refused("no_commitment.table", "The random wheel is committed to another round.", round=table.round)
    ruled = rules.rulebook.irregularities.secret_lost
    if ruled is not None and ruled.value is SecretLost.HOLD:
        what = f"the random wheel cannot give this round its number ({command.cause})"
        return [e.IrregularityReported(what, source=source_of(asked))]
    return [
        *coupons_back(table),
        everything_back(table, on_the_layout(table), with_prison=False),
        e.RoundVoided(table.round, table.commitment, command.cause),
    ]


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
    same = command.ball == table.ball.name and not table.ball_is_fit
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
    check_named(asked)
    if not command.reason:
        raise Refused("reason_needed.ruling", "A ruling needs its reason.", clause=_on_reasons(rules))
    settled = table.held_from in SETTLING and table.collection
    if settled and (command.wagers or command.instruction is not c.Instruction.GO_ON):
        raise Refused(
            "settled_already.wagers_correct",
            "Wagers are settled already; correct the result, or decide a dispute, instead of voiding the round.",
        )
    number = announced_number(rules, command.number) if command.number else ""
    if number and (table.held_from not in BALL_RUNS or command.instruction is not c.Instruction.GO_ON):
        raise Refused(
            "no_ball_in_play.ruling", "A ruling says where the ball rests only while a spin goes on.", number=number
        )
    worth = worth_of(all_that_is_done(table, command.instruction, command.wagers, rules), rules)
    check_second(asked, command.second, worth, rules)
    wagers = as_data(command.wagers)
    who, instruction, second = asked.actor.who, command.instruction, command.second
    return [e.RulingMade(who, instruction, command.reason, number, wagers, worth, second)]


def _check_ruled(table: Table, rules: TableRules) -> None:
    if not table.ruling:
        index, decided_by = rules.index, rules.rulebook.irregularities.decided_by
        clause = clause_extending(index, "pit_supervisor_only", decided_by.clause)
        raise Refused("pit_supervisor_only.ruled", "The pit supervisor has not ruled yet.", clause=clause)


def carry_out_ruling(table: Table, _command: c.CarryOutRuling, asked: Asked, rules: TableRules) -> list[Event]:
    """The dealer does what was ordered, and nothing else."""
    _check_ruled(table, rules)
    if table.carried_out:
        raise Refused("nothing_there.carried_out", "The ruling is carried out already.")
    done = all_that_is_done(table, table.ruling, from_data(table.ruled), rules)
    return [*done, e.RulingCarriedOut(asked.actor.who, table.ruling)]


def confirm_observed(table: Table, command: c.ConfirmObserved, asked: Asked, rules: TableRules) -> list[Event]:
    """Whoever ordered it stays and watches it done; one who takes over says so, on record."""
    check_named(asked)
    if not table.ruling:
        raise Refused("reason_needed.ruling_observe", "There is no ruling to observe.")
    clause = rules.rulebook.irregularities.ruling_observed.first_clause
    if not table.carried_out:
        raise Refused(
            "not_observed.carried_out",
            "Nothing is carried out yet that could have been watched; the dealer does it first.",
            clause=clause,
        )
    if asked.actor.who != table.ruled_by and not command.took_over:
        raise Refused(
            "not_observed.who_ruled",
            "{who} has ruled and watches it done; another supervisor who takes over says why.",
            who=table.ruled_by,
            clause=clause,
        )
    taken = command.took_over if asked.actor.who != table.ruled_by else ""
    return [e.RulingObserved(asked.actor.who, table.ruled_by, taken)]


def resume_table(table: Table, _command: c.ResumeTable, asked: Asked, rules: TableRules) -> list[Event]:
    """Back to play, as ruled. Where the rulebook wants it, the supervisor must have watched the ruling carried out.

    Nobody could choose while the table was held, so whoever has not chosen has the whole window again.
    """
    _check_ruled(table, rules)
    if not table.carried_out:
        raise Refused("not_carried_out", "The ruling is not carried out yet.")
    if rules.rulebook.irregularities.ruling_observed.value and not table.observed:
        raise Refused("not_observed", "The pit supervisor has not confirmed observing the action.")
    assert table.held_from is not None
    resumed: list[Event] = [e.TableResumed(table.held_from)]
    if table.held_from in CHOOSING and not table.choices_closed and settle_table(table, rules).open_choices:
        resumed += choices_opened(table, table.result, asked, rules)
    return resumed


def open_dispute(table: Table, command: c.OpenDispute, asked: Asked, _rules: TableRules) -> list[Event]:
    check_seat(table, asked)
    if not command.what:
        raise Refused("reason_needed.disputed", "Say what is disputed.")
    if command.amount < 0:
        raise Refused("bad_amount.disputed", "A disputed amount cannot be negative.", amount=command.amount)
    if not 0 <= command.round <= table.round:
        raise Refused(
            "nothing_there.round", "There was no round {round} at this table.", round=command.round, last=table.round
        )
    about = command.round or (table.settled.round if table.settled else table.round)
    return [e.DisputeOpened(table.disputes_opened + 1, command.seat, about, command.what, command.amount)]


def _on_reasons(rules: TableRules) -> str | None:
    return rules.index.refusing("reason_needed", rules.rulebook.irregularities.decided_by.clause)


def decide_dispute(table: Table, command: c.DecideDispute, asked: Asked, rules: TableRules) -> list[Event]:
    check_named(asked)
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
    seats: list[SeatMended] = []
    seat = dispute.seat
    if command.decision is not c.Decision.DENY:
        if rules.policy.tournament:
            raise Refused(
                "points_have_no_value.dispute_decided", "At a tournament table a dispute is decided without paying."
            )
        seat = seat_in_dispute(table, dispute)
        seats = justice(table, command, dispute, seat, rules)
        check_tray(table, rules, seats)
        check_second(asked, command.second, paid_out(seats) + taken_in(seats), rules)
    amount, wagers = got_by(seats, seat), as_data(command.wagers)
    who, decision, second = asked.actor.who, command.decision, command.second
    decided = e.DisputeDecided(command.dispute, seat, who, decision, amount, command.reason, second, wagers, [*seats])
    back = coupons_beside(table, seats)
    return [*back, *out_of_play(seat, max(-amount, 0), rules), decided, *into_play(seat, max(amount, 0), rules)]


def correct_result(table: Table, command: c.CorrectResult, asked: Asked, rules: TableRules) -> list[Event]:
    """A wrong reading: what was moved on it goes back, both readings stay, and the round is settled anew.

    Once the dolly is off, chips have gone on: then the difference is paid, and collected as far as it is there.
    """
    check_named(asked)
    on_the_table = (table.held_from or table.phase) in SETTLING and command.round in (0, table.round)
    if not on_the_table:
        check_settled(table, command.round)
    was = table.result if on_the_table or table.settled is None else table.settled.number
    number = announced_number(rules, command.number)
    if not command.reason:
        raise Refused("reason_needed.correction", "A correction needs its reason.", clause=_on_reasons(rules))
    if number == was:
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
    if not command.second or same_person(command.second, asked.actor.who):
        raise Refused(
            "second_person_needed.result_corrected",
            "A result is corrected by two different people.",
            second=command.second,
        )
    if not on_the_table:
        return _mended(table, number, command, rules)
    events: list[Event] = []
    if table.collection:
        undo = e.SettlementReversed(table.round, dict(table.collection), [dict(p) for p in table.payments.values()])
        after = table.books.copy()
        after.apply(entries_of(undo, table.unit))
        if after["float"] < 0:  # What was collected has gone to the cage meanwhile.
            raise Refused(
                "float_short.hold_much", "The tray does not hold that much; ask for a fill.", float=table.books["float"]
            )
        events.append(undo)
    colour = rules.wheel.colours[number]
    events.append(e.ResultCorrected(table.round, table.result, number, colour, command.second, command.reason))
    return [*events, *choices_opened(table, number, asked, rules)]


def _mended(table: Table, number: Pocket, command: c.CorrectResult, rules: TableRules) -> list[Event]:
    assert table.settled is not None
    seats = settled_anew(table, rules, number, ())
    check_tray(table, rules, seats)
    round_, was, colour = table.settled.round, table.settled.number, rules.wheel.colours[number]
    mended = e.ResultMended(round_, was, number, colour, command.second, command.reason, [*seats])
    return [*coupons_beside(table, seats), mended]
