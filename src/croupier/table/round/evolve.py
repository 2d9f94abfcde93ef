"""What the steps of a round change, from open betting to the dolly's removal."""

from __future__ import annotations

from croupier.domain import fields_of
from croupier.table.books import stacks_in
from croupier.table.changing.spins import forget_settlement, owe_secret, spin_again, spin_is_void
from croupier.table.changing.stacks import lessen, take_stack
from croupier.table.events import LosersCollected, SeatPaid
from croupier.table.phases import Phase
from croupier.table.round import events as e
from croupier.table.state import Table


def betting_opened(table: Table, event: e.BettingOpened) -> None:
    table.phase = Phase.BETTING
    table.round, table.corrections = event.round, 0
    table.result = ""
    table.bets_over = False
    _forget_help(table)
    table.commitment, table.nonces = event.commitment, {}


def betting_paused(table: Table, _event: e.BettingPaused) -> None:
    table.phase = Phase.OPEN
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
    table.tenths, table.off_track = -1, False
    table.spin_void, table.void_reason, table.number_seen = False, "", ""
    table.bets_over = False


def turns_counted(table: Table, event: e.TurnsCounted) -> None:
    table.tenths = event.tenths


def ball_left_track(table: Table, _event: e.BallLeftTrack) -> None:
    table.off_track = True


def betting_closed(table: Table, event: e.BettingClosed) -> None:
    table.phase = Phase.NO_MORE_BETS
    for note, noted in (("rounds_without_wave", event.wave_missing), ("late_calls", event.late)):
        if noted:
            table.pit_notes[note] = table.pit_notes.get(note, 0) + 1
    for seat in table.seats.values():
        seat.last = dict(seat.stacks)


def number_seen(table: Table, event: e.NumberSeen) -> None:
    table.number_seen, table.bets_over = event.number, True


def result_declared(table: Table, event: e.ResultDeclared) -> None:
    table.phase = Phase.RESULT
    table.result = table.number_seen = event.number
    table.tenths = event.tenths
    if event.proof:
        table.commitment = ""
    forget_settlement(table)


def spin_voided(table: Table, event: e.SpinVoided) -> None:
    spin_is_void(table, event.number, event.number)
    if event.proof:
        table.commitment = ""
    spin_again(table)


def dolly_placed(table: Table, event: e.DollyPlaced) -> None:
    table.phase = Phase.DOLLY_PLACED
    table.dolly = event.number


def losers_collected(table: Table, event: LosersCollected) -> None:
    table.phase = Phase.COLLECTED
    table.collection = fields_of(event)
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


def seat_paid(table: Table, event: SeatPaid) -> None:
    table.payments[event.seat] = fields_of(event)
    for stack, amount in (*event.tip_stakes.items(), *event.returned.items()):
        place, _, chip = stack.partition("|")
        take_stack(table, event.seat, place, chip, amount)
    for coupon in event.coupons:
        del table.seats[event.seat].coupons[coupon]


def winners_paid(table: Table, _event: e.WinnersPaid) -> None:
    table.phase = Phase.PAID


def dolly_removed(table: Table, _event: e.DollyRemoved) -> None:
    table.phase = Phase.OPEN
    table.dolly = ""
    table.bets_over = False
    forget_settlement(table)
    _forget_help(table)


def _forget_help(table: Table) -> None:
    for seat in table.seats.values():
        seat.helped.clear()
