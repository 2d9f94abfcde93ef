"""The round in the order of the law: spin, no more bets, result, dolly, collect, pay, remove the dolly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import floor

from croupier.game import kind_of
from croupier.refusal import Refused
from croupier.rules import Role, TableRules
from croupier.rules.book.model import BeyondLimits, CallWindow, OddsRule
from croupier.table.asking.asked import Asked, check_seat, clause_on_spinning
from croupier.table.asking.citing import announced_number
from croupier.table.asking.posting import check_point_notice, check_sign_posted
from croupier.table.ball import BallIs
from croupier.table.changing.stacks import counting
from croupier.table.choosing import check_all_chosen, choices_opened
from croupier.table.events import CouponReturned, Event, SeatPaid, ShortWagerReturned
from croupier.table.phases import WHY
from croupier.table.round import commands as c
from croupier.table.round import events as e
from croupier.table.seeing import read_otherwise, source_of, what_is_seen
from croupier.table.settling import settle_table, unpaid, winnings_of
from croupier.table.state import Seat, Table

HASH = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"([0-9a-f]{2}){16,64}")


def open_betting(table: Table, command: c.OpenBetting, _asked: Asked, rules: TableRules) -> list[Event]:
    check_point_notice(table, rules)
    if table.source == "random":
        if table.to_reveal:
            raise Refused(
                "secret_owed",
                "The random wheel owes the secret of round {round}; it is revealed first.",
                round=table.to_reveal,
            )
        if not HASH.fullmatch(command.commitment):
            raise Refused(
                "commitment_needed.round_betting", "A random wheel commits itself to the round before betting opens."
            )
    elif command.commitment:
        raise Refused(
            "commitment_needed.random_wheel_commits", "Only a random wheel commits itself.", source=table.source
        )
    return [e.BettingOpened(table.round + 1, command.commitment)]


def pause_betting(table: Table, _command: c.PauseBetting, _asked: Asked, _rules: TableRules) -> list[Event]:
    return [e.BettingPaused(table.round)]


def seal_nonce(table: Table, command: c.SealNonce, asked: Asked, _rules: TableRules) -> list[Event]:
    check_seat(table, asked)
    if table.source != "random" or not HASH.fullmatch(command.sealed):
        raise Refused(
            "bad_nonce.terminal_seals", "A terminal seals its nonce as a SHA-256 in hexadecimal, for a random wheel."
        )
    if command.seat in table.nonces:
        raise Refused("bad_nonce.round", "Seat {seat} has sealed a nonce for this round.", seat=command.seat)
    return [e.NonceSealed(command.seat, command.sealed)]


def open_nonce(table: Table, command: c.OpenNonce, asked: Asked, _rules: TableRules) -> list[Event]:
    check_seat(table, asked)
    if len(table.nonces.get(command.seat, ())) != 1 or not NONCE.fullmatch(command.nonce):
        raise Refused("bad_nonce.open", "Seat {seat} has no sealed nonce that this could open.", seat=command.seat)
    return [e.NonceOpened(command.seat, command.nonce)]


def reveal_wheel(table: Table, command: c.RevealWheel, _asked: Asked, _rules: TableRules) -> list[Event]:
    if not table.to_reveal or command.proof.get("round") != table.to_reveal or "secret" not in command.proof:
        if not table.to_reveal:
            raise Refused("proof_needed.none", "No secret is owed.", round=table.to_reveal)
        raise Refused("proof_needed.owed", "The wheel owes the secret of round {round}.", round=table.to_reveal)
    return [e.WheelRevealed(table.to_reveal, dict(command.proof))]


def _check_proof(table: Table, command: c.DeclareResult) -> None:
    """The number is the proof's own, for this round's commitment. Anyone can check the proof itself afterwards."""
    proof = command.proof
    fits = (proof.get("commitment"), proof.get("round"), proof.get("outcome"))
    if fits != (table.commitment, table.round, command.number):
        raise Refused("proof_needed", "The result of a random wheel comes with the proof for this round.", fits=fits)


def spin_ball(table: Table, command: c.SpinBall, asked: Asked, rules: TableRules) -> list[Event]:
    check_sign_posted(table, rules)
    if not table.dealer and "spin-ball" not in table.automation:
        clause = clause_on_spinning(rules)
        raise Refused("dealer_only.signed_table", "No dealer is signed in at this table.", clause=clause)
    if not table.ball_is_fit:
        raise Refused(
            "ball_not_inspected.pit_supervisor", "The pit supervisor must inspect the ball before it is used again."
        )
    dealer = table.dealer or asked.actor.who
    return [e.BallSpun(table.round, command.wheel or "", command.ball or "", dealer, source_of(asked))]


def count_turns(table: Table, command: c.CountTurns, asked: Asked, rules: TableRules) -> list[Event]:
    """A count is made while the ball runs; once it is known to rest nobody finds that it made too few turns."""
    tenths = _tenths(command.turns)
    if tenths < table.tenths:
        raise Refused(
            "bad_amount.counted_down",
            "{counted:g} turns are counted; a count does not go down.",
            turns=command.turns,
            counted=table.tenths / 10,
        )
    if table.ball.state is BallIs.AT_REST and tenths < 10 * rules.rulebook.spin.turns_min.value:
        raise Refused("out_of_turn.turns", "The ball rests; its turns are counted while it runs.", turns=command.turns)
    return [e.TurnsCounted(tenths, source_of(asked))]


def _tenths(turns: float) -> int:
    """Only what is completed counts: 3.99 turns are 3.9."""
    if turns < 0:
        raise Refused("bad_amount.turns_negative", "Turns cannot be negative.", turns=turns)
    return floor(turns * 10)


def ball_off_track(_table: Table, _command: c.BallOffTrack, asked: Asked, _rules: TableRules) -> list[Event]:
    return [e.BallLeftTrack(source_of(asked))]


def see_number(table: Table, command: c.SeeNumber, _asked: Asked, rules: TableRules) -> list[Event]:
    seen = what_is_seen(table, command.number, command.source, rules)
    if not seen:  # It is known, or of a void spin.
        raise Refused.saying(WHY["out_of_turn"]).but(phase=table.phase.value, number=table.ball.number)
    return seen


def call_no_more_bets(table: Table, command: c.CallNoMoreBets, asked: Asked, rules: TableRules) -> list[Event]:
    """Betting closes here, in the order of the journal. What has not reached the minimum goes back."""
    back = list(_short_wagers(table, rules))
    short = [event.stake for event in back if isinstance(event, ShortWagerReturned)]
    wagers = sum(len(seat.stacks) for seat in table.seats.values()) - len(short)
    spin = rules.rulebook.spin
    on_track = spin.call_window.value is CallWindow.ON_TRACK
    late = table.ball.state is BallIs.AT_REST or (on_track and table.ball.state is not BallIs.IN_TRACK)
    early = on_track and 0 <= table.tenths < 10 * spin.turns_min.value
    by_hand = asked.actor.role is not Role.SYSTEM
    wave_missing = spin.hand_wave.value and by_hand and not command.wave
    closed = e.BettingClosed(table.round, wagers, table.staked - sum(short), command.wave, late, wave_missing, early)
    return [*back, closed]


def _short_wagers(table: Table, rules: TableRules) -> Iterator[Event]:
    """What has not reached its minimum: by bet first, then by what the player has left in all."""
    if rules.rulebook.limits.beyond.value is BeyondLimits.HONOUR:
        return
    clause = rules.index.refusing("below_minimum") or rules.rulebook.limits.set_by.first_clause
    for number, seat in table.seats.items():
        short = _short_bets(seat, rules)
        for coupon, bet in seat.coupons.items():
            if bet in short:
                yield CouponReturned(number, coupon, bet, table.coupons[coupon].face)
        for (place, chip), amount in seat.stacks.items():
            bet = rules.layout.places[place].bet.id
            if bet in short and (chip != "tip" or rules.tips_count):
                yield ShortWagerReturned(number, place, bet, amount, chip, short[bet], clause)


def _short_bets(seat: Seat, rules: TableRules) -> dict[str, int]:
    """The bets that go back, each with the minimum that was not reached."""
    short: dict[str, int] = {}
    staked = counting(seat, tips=rules.tips_count)
    for bet, amount in staked.items():
        limit = rules.limit(kind_of(bet))
        if limit and amount < limit.min:
            short[bet] = limit.min
    for total in rules.totals:
        left = [bet for bet in staked if bet not in short and kind_of(bet) in total.kinds]
        if sum(staked[bet] for bet in left) < total.limit.min:
            short |= dict.fromkeys(left, total.limit.min)
    return short


def declare_result(table: Table, command: c.DeclareResult, asked: Asked, rules: TableRules) -> list[Event]:
    number = announced_number(rules, command.number)
    _check_seen(table, number, source_of(asked))
    tenths = 0
    if table.source == "random":
        _check_proof(table, command)
    else:
        tenths = _valid_turns(table, command, rules)
    if number in rules.wheel.void:
        return [e.SpinVoided(table.round, number, dict(command.proof))]
    colour = rules.wheel.colours[number]
    declared = e.ResultDeclared(table.round, number, colour, tenths, command.source, dict(command.proof))
    return [declared, *choices_opened(table, number, asked, rules)]


def _check_seen(table: Table, number: str, source: str) -> None:
    """A number that was known before the call is the spin's, and a ball that left the wheel has none.

    Where dealer and sensor read different numbers neither is believed: the supervisor says where the ball rests.
    """
    if table.ball.state is BallIs.OUT:
        raise Refused(
            "not_a_valid_spin.out", "The ball left the wheel, and rests in no number; declare No Spin.", number=number
        )
    if table.keyed_early and number != table.keyed_early:
        raise Refused(
            "number_differs",
            "{seen} was known before the call, and {number} is keyed now; report it, and the supervisor decides.",
            seen=table.keyed_early,
            number=number,
        )
    if read_otherwise(table, number, source):
        raise Refused(
            "number_differs.sources",
            "{seen} was read at the wheel, and somebody else keys {number}; report it, and the supervisor decides.",
            seen=table.ball.number,
            number=number,
        )


def _valid_turns(table: Table, command: c.DeclareResult, rules: TableRules) -> int:
    """The turns of a valid spin: against the rotor, and enough of them. Whoever counted is believed first."""
    spin = rules.rulebook.spin
    if spin.opposite_directions.value and table.wheel_direction == table.ball_direction != "":
        raise Refused(
            "not_a_valid_spin.wheel_turn",
            "Ball and wheel turn the same way: this is no valid spin; declare No Spin.",
            clause=spin.opposite_directions.first_clause,
            direction=table.ball_direction,
        )
    confirmed = -1 if command.turns is None else _tenths(command.turns)
    tenths = confirmed if table.tenths < 0 else table.tenths
    if tenths < 0:
        raise Refused(
            "not_a_valid_spin.confirm_nobody",
            "Confirm the turns of the ball: nobody has counted them.",
            clause=spin.turns_min.first_clause,
            turns=None,
        )
    if tenths < 10 * spin.turns_min.value:
        raise Refused(
            "not_a_valid_spin.made_make",
            "The ball made {turns:g} turns; {value} make a valid spin. Declare No Spin.",
            clause=spin.turns_min.first_clause,
            turns=tenths / 10,
            value=spin.turns_min.value,
        )
    return tenths


def place_dolly(table: Table, command: c.PlaceDolly, _asked: Asked, rules: TableRules) -> list[Event]:
    if announced_number(rules, command.number) != table.result:
        raise Refused(
            "dolly_mismatch",
            "Announced was {result}; the dolly is on {dolly}.",
            result=table.result,
            dolly=command.number,
        )
    return [e.DollyPlaced(command.number)]


def collect_losers(table: Table, _command: c.CollectLosers, _asked: Asked, rules: TableRules) -> list[Event]:
    settlement = settle_table(table, rules)
    check_all_chosen(settlement.open_choices)
    events: list[Event] = [settlement.collection(table.round), *settlement.deeper(table.round)]
    if not settlement.payments:
        events.append(e.WinnersPaid(table.round, 0, 0))
    return events


def pay_winners(table: Table, command: c.PayWinners, _asked: Asked, rules: TableRules) -> list[Event]:
    due = unpaid(table, rules)
    if command.seat is not None:
        if command.seat not in due:
            raise Refused("nothing_there.due", "Nothing is due to seat {seat}.", seat=command.seat)
        paid = {command.seat: due[command.seat]}
    else:
        paid = due
    winnings = sum(map(winnings_of, paid.values()))
    if command.amount is not None and command.amount != winnings:
        floor_rule = rules.rulebook.odds.value is OddsRule.FLOOR and command.amount < winnings
        raise Refused(
            "payout_differs",
            "{was} keyed; {should} is due.",
            code="underpaid" if floor_rule else None,
            due=winnings,
            keyed=command.amount,
            seat=command.seat,
            was=table.unit.sum_of(command.amount),
            should=table.unit.sum_of(winnings),
        )
    if winnings > table.books["float"] and rules.policy.tray_on_record:
        raise Refused(
            "float_short.due",
            "The tray holds {float:money}, {due:money} is due: ask for a fill.",
            float=table.books["float"],
            due=winnings,
        )
    events: list[Event] = list(paid.values())
    if len(paid) == len(due):
        everybody = [*table.payments.values(), *map(_fields, paid.values())]
        total = sum(p["chips"] + p["value"] + p["tips"] for p in everybody)
        events.append(e.WinnersPaid(table.round, len(everybody), total))
    return events


def _fields(payment: SeatPaid) -> dict[str, int]:
    return {"chips": payment.chips, "value": payment.value, "tips": payment.tips}


def remove_dolly(table: Table, _command: c.RemoveDolly, _asked: Asked, _rules: TableRules) -> list[Event]:
    removed: list[Event] = [e.DollyRemoved(table.round)]
    return removed if table.source == "random" else [*removed, e.BettingOpened(table.round + 1)]
