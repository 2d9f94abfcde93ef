"""What changes when something went wrong: no spin, corrections, rulings, disputes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.table.ball import Ball, BallIs
from croupier.table.books import stacks_in
from croupier.table.changing.settled import keep_mended
from croupier.table.changing.spins import forget_settlement, hold, spin_again, spin_is_void
from croupier.table.changing.stacks import add_stack, lessen, lie_on_levels, take_stack
from croupier.table.events import LosersCollected, SeatPaid
from croupier.table.irregular import events as e
from croupier.table.irregular.commands import VoidCause
from croupier.table.phases import ROUND, Phase
from croupier.table.state import Dispute, Table


def no_spin_declared(table: Table, event: e.NoSpinDeclared) -> None:
    spin_is_void(table, event.reason, event.number_seen)
    spin_again(table, event.source)
    if event.ball_out:
        _ball_is_out(table, event.source)


def round_voided(table: Table, event: e.RoundVoided) -> None:
    """A secret that is lost cannot be shown; the event itself says so."""
    spin_again(table, "wheel")
    spin_is_void(table, event.cause)
    table.voided += 1
    if event.cause == VoidCause.SECRET_LOST:
        table.to_reveal = 0


def _ball_is_out(table: Table, source: str) -> None:
    table.ball.goes(BallIs.OUT, source, table.as_of)
    table.sound_balls.discard(table.ball.name)
    table.unfit_balls.add(table.ball.name)


def settlement_reversed(table: Table, event: e.SettlementReversed) -> None:
    for payment in (SeatPaid(**fields) for fields in event.payments):
        for stack, amount in sorted((*payment.tip_stakes.items(), *payment.returned.items())):
            place, _, chip = stack.partition("|")
            add_stack(table, payment.seat, place, chip, amount)
        for coupon in sorted(payment.coupons):
            table.seats[payment.seat].coupons[coupon] = table.coupons[coupon].bet
    if event.collection:
        _put_back(table, LosersCollected(**event.collection))
    for (number, place, chip), levels in table.levels_before.items():
        lie_on_levels(table, number, (place, chip), levels)
    forget_settlement(table)


def _put_back(table: Table, collection: LosersCollected) -> None:
    for stacks in (collection.collected, collection.halves, collection.imprisoned):
        for seat, place, chip, amount in stacks_in(stacks):
            add_stack(table, int(seat), place, chip, amount)
    for seat, place, chip, amount in stacks_in(collection.imprisoned):
        lessen(table.seats[int(seat)].prison, (place, chip), amount)
    for stacks in (collection.prison_lost, collection.released):
        for seat, place, chip, amount in stacks_in(stacks):
            prison = table.seats[int(seat)].prison
            prison[place, chip] = prison.get((place, chip), 0) + amount
    for seat, coupons in collection.coupons.items():
        for coupon in sorted(coupons):
            table.seats[int(seat)].coupons[coupon] = table.coupons[coupon].bet


def result_corrected(table: Table, event: e.ResultCorrected) -> None:
    if table.phase is Phase.HELD:  # it stays with the supervisor until the ruling
        table.held_from = Phase.RESULT
    else:
        table.phase = Phase.RESULT
    table.result = table.ball.number = event.number
    table.ball.goes(BallIs.AT_REST, "ruling", table.as_of)
    table.dolly = ""
    table.corrections += 1
    forget_settlement(table)


def ball_inspected(table: Table, event: e.BallInspected) -> None:
    sound = not (event.damaged or event.tampered)
    if not sound or not table.ball.fit:
        table.ball.goes(BallIs.IN_HAND if sound else BallIs.UNFIT, "pit-supervisor", table.as_of)
    table.unfit_balls.discard(event.ball)
    if sound:
        table.sound_balls.add(event.ball)
    else:
        table.sound_balls.discard(event.ball)
        table.retired_balls.add(event.ball)


def ball_assigned(table: Table, event: e.BallAssigned) -> None:
    state = BallIs.IN_HAND if event.inspected else BallIs.UNFIT
    table.ball = Ball(event.ball, state, source="pit-supervisor", since=table.as_of)


def irregularity_reported(table: Table, event: e.IrregularityReported) -> None:
    if event.ball_out:
        _ball_is_out(table, event.source)
    hold(table)


def table_suspended(table: Table, _event: e.TableSuspended) -> None:
    hold(table)


def ruling_made(table: Table, event: e.RulingMade) -> None:
    table.ruling, table.ruled_by, table.ruled = event.instruction, event.by, event.wagers
    table.carried_out = table.observed = False
    if event.number:
        table.keyed_early = table.ball.number = event.number
        table.ball.goes(BallIs.AT_REST, "ruling", table.as_of)


def wager_ruled(table: Table, event: e.WagerRuled) -> None:
    if taken := event.returned + event.collected + event.moved:
        take_stack(table, event.seat, event.place, event.chip, taken)
        helped, key = table.seats[event.seat].helped, (event.place, event.chip)
        if key in helped:
            lessen(helped, key, helped[key] - min(helped[key], table.seats[event.seat].stacks.get(key, 0)))
    if laid := event.moved + event.drawn:
        add_stack(table, event.to_seat, event.to, event.chip, laid)


def ruling_carried_out(table: Table, event: e.RulingCarriedOut) -> None:
    table.carried_out = True
    if event.instruction in ("void", "return-wagers"):
        spin_is_void(table, "")
        forget_settlement(table)
        if table.held_from in ROUND:
            table.held_from = Phase.BETTING


def ruling_observed(table: Table, _event: e.RulingObserved) -> None:
    table.observed = True


def table_resumed(table: Table, event: e.TableResumed) -> None:
    table.phase = Phase(event.phase)
    table.held_from = None
    if table.ruling in ("void", "return-wagers"):
        spin_is_void(table, "")
        forget_settlement(table)
        if table.phase is Phase.BETTING:
            spin_again(table, "ruling")
    table.ruling = table.ruled_by = ""
    table.ruled, table.carried_out = [], False


def dispute_opened(table: Table, event: e.DisputeOpened) -> None:
    table.disputes_opened = event.dispute
    player = table.seats[event.seat].player
    table.disputes[event.dispute] = Dispute(event.seat, event.round, event.what, event.amount, player)


def dispute_decided(table: Table, event: e.DisputeDecided) -> None:
    del table.disputes[event.dispute]
    _mended(table, event.seats)


def result_mended(table: Table, event: e.ResultMended) -> None:
    _mended(table, event.seats, event.number)


def _mended(table: Table, seats: list[Mapping[str, Any]], number: str = "") -> None:
    """What was collected is off the layout, and prison is as it should have been."""
    for line in seats:
        for (place, _, chip), amount in ((stack.partition("|"), amount) for stack, amount in line["layout"].items()):
            take_stack(table, line["at"], place, chip, amount)
        for (place, _, chip), amount in ((stack.partition("|"), amount) for stack, amount in line["prison"].items()):
            prison = table.seats[line["at"]].prison
            prison[place, chip] = prison.get((place, chip), 0)
            lessen(prison, (place, chip), -amount)
    keep_mended(table, seats, number)
