"""What the steps of a round change, from open betting to the dolly's removal."""

from __future__ import annotations

from croupier.domain import fields_of
from croupier.table.ball import BallIs
from croupier.table.books import stacks_in
from croupier.table.changing.settled import keep_collection, keep_payment
from croupier.table.changing.spins import forget_settlement, hold, owe_secret, spin_again, spin_is_over, spin_is_void
from croupier.table.changing.stacks import lessen, lie_on_levels, take_stack
from croupier.table.events import LosersCollected, SeatPaid
from croupier.table.phases import Phase
from croupier.table.round import events as e
from croupier.table.state import SettledRound, Table


def betting_opened(table: Table, event: e.BettingOpened) -> None:
    table.phase, table.paused = Phase.BETTING, False
    table.round, table.corrections = event.round, 0
    table.result = ""
    spin_is_over(table, _by_itself(table, "open-betting"))
    _forget_help(table)
    table.commitment, table.nonces = event.commitment, {}


def betting_paused(table: Table, _event: e.BettingPaused) -> None:
    table.phase, table.paused = Phase.OPEN, True
    owe_secret(table)


def nonce_sealed(table: Table, event: e.NonceSealed) -> None:
    table.nonces[event.seat] = [event.sealed]


def nonce_opened(table: Table, event: e.NonceOpened) -> None:
    table.nonces[event.seat] = [table.nonces[event.seat][0], event.nonce]


def wheel_revealed(table: Table, _event: e.WheelRevealed) -> None:
    table.to_reveal = 0


def ball_spun(table: Table, event: e.BallSpun) -> None:
    table.phase = Phase.BALL_IN_TRACK
    table.wheel_direction, table.ball_direction = event.wheel, event.ball
    table.tenths = -1
    table.spin_void, table.void_reason, table.ball.number = False, "", ""
    table.spin_held, table.keyed_early, table.laid = False, "", []
    table.ball.goes(BallIs.IN_TRACK, event.source, table.as_of)


def turns_counted(table: Table, event: e.TurnsCounted) -> None:
    table.tenths = event.tenths


def ball_left_track(table: Table, event: e.BallLeftTrack) -> None:
    if table.ball.state is BallIs.IN_TRACK:
        table.ball.goes(BallIs.OFF_TRACK, event.source, table.as_of)


def betting_closed(table: Table, event: e.BettingClosed) -> None:
    table.phase = Phase.NO_MORE_BETS
    table.laid = []
    if table.source == "random":  # Now it is drawn, and nobody could know before.
        table.ball.goes(BallIs.AT_REST, "random-wheel", table.as_of)
    notes = {"rounds_without_wave": event.wave_missing, "late_calls": event.late, "early_calls": event.early}
    for note in (name for name, noted in notes.items() if noted):
        _note(table, note)
    for seat in table.seats.values():
        seat.last = dict(seat.stacks)


def _note(table: Table, note: str) -> None:
    table.pit_notes[note] = table.pit_notes.get(note, 0) + 1


def number_seen(table: Table, event: e.NumberSeen) -> None:
    table.ball.number = event.number
    table.ball.goes(BallIs.AT_REST, event.source, table.as_of)


def call_missed(table: Table, event: e.CallMissed) -> None:
    table.keyed_early = event.number
    _note(table, "missed_calls")
    if event.held:
        hold(table)


def result_declared(table: Table, event: e.ResultDeclared) -> None:
    table.phase = Phase.RESULT
    table.result = table.ball.number = event.number
    table.ball.goes(BallIs.AT_REST, "random-wheel" if event.source == "random" else event.source, table.as_of)
    table.tenths = event.tenths
    if event.proof:
        table.commitment = ""
    forget_settlement(table)


def spin_voided(table: Table, event: e.SpinVoided) -> None:
    spin_is_void(table, event.number, event.number)
    if event.proof:
        table.commitment = ""
    spin_again(table, _by_itself(table, "declare-result"))


def dolly_placed(table: Table, event: e.DollyPlaced) -> None:
    table.phase = Phase.DOLLY_PLACED
    table.dolly = event.number


def losers_collected(table: Table, event: LosersCollected) -> None:
    table.phase = Phase.COLLECTED
    table.collection = fields_of(event)
    keep_collection(table, event)
    for seat, place, chip, amount in (*stacks_in(event.collected), *stacks_in(event.halves)):
        take_stack(table, int(seat), place, chip, amount)
    for seat, place, chip, amount in stacks_in(event.imprisoned):
        take_stack(table, int(seat), place, chip, amount)
        prison = table.seats[int(seat)].prison
        prison[place, chip] = prison.get((place, chip), 0) + amount
    for seat, place, chip, amount in (*stacks_in(event.prison_lost), *stacks_in(event.released)):
        lessen(table.seats[int(seat)].prison, (place, chip), amount)
    for seat, coupons in event.coupons.items():
        for coupon in coupons:
            del table.seats[int(seat)].coupons[coupon]


def prison_levels_changed(table: Table, event: e.PrisonLevelsChanged) -> None:
    for number, stacks in event.levels.items():
        for stack, levels in stacks.items():
            place, _, chip = stack.partition("|")
            table.levels_before[int(number), place, chip] = table.seats[int(number)].levels.get((place, chip), [])
            lie_on_levels(table, int(number), (place, chip), levels)


def seat_paid(table: Table, event: SeatPaid) -> None:
    table.payments[event.seat] = fields_of(event)
    keep_payment(table, event)
    for stack, amount in (*event.tip_stakes.items(), *event.returned.items()):
        place, _, chip = stack.partition("|")
        take_stack(table, event.seat, place, chip, amount)
    for coupon in event.coupons:
        del table.seats[event.seat].coupons[coupon]


def winners_paid(table: Table, _event: e.WinnersPaid) -> None:
    table.phase = Phase.PAID


def dolly_removed(table: Table, event: e.DollyRemoved) -> None:
    table.phase = Phase.OPEN
    table.dolly = ""
    if table.collection is None:  # The dealer alone has seen what lay there: the number is all there is to keep.
        table.settled, table.inventory = SettledRound(event.round, table.result), {}
    spin_is_over(table, _by_itself(table, "remove-dolly"))
    forget_settlement(table)
    _forget_help(table)


def _forget_help(table: Table) -> None:
    for seat in table.seats.values():
        seat.helped.clear()


def _by_itself(table: Table, step: str) -> str:
    """Who takes a step that says nothing about its source: the clock where the table does it by itself."""
    return "clock" if step in table.automation else "dealer"
