"""What wagers and coupons change."""

from __future__ import annotations

from croupier.table.ball import RUNNING
from croupier.table.betting import events as e
from croupier.table.books import stacks_in
from croupier.table.changing.stacks import add_stack, lessen, take_stack
from croupier.table.changing.stock import laid
from croupier.table.events import CouponReturned, ShortWagerReturned, WagersReturned, WagerTakenDown
from croupier.table.state import Table


def wager_placed(table: Table, event: e.WagerPlaced) -> None:
    add_stack(table, event.seat, event.place, event.chip, event.stake)
    if table.chips:
        laid(table, event.seat, event.chip, event.stake, event.pocket)
    if table.ball.state in RUNNING:
        table.laid.append((table.as_of, event.seat, event.place, event.chip, event.stake))
    if event.by:
        helped, key = table.seats[event.seat].helped, (event.place, event.chip)
        helped[key] = helped.get(key, 0) + event.stake


def wager_taken_down(table: Table, event: WagerTakenDown) -> None:
    """What a player takes down is first what the player placed, unless it is the dealer's help that is withdrawn."""
    take_stack(table, event.seat, event.place, event.chip, event.stake)
    laid(table, event.seat, event.chip, -event.stake)
    if table.ball.state in RUNNING:
        table.laid.append((table.as_of, event.seat, event.place, event.chip, -event.stake))
    seat, key = table.seats[event.seat], (event.place, event.chip)
    if key in seat.helped:
        left = seat.helped[key] - event.stake if event.withdrawn else min(seat.helped[key], seat.stacks.get(key, 0))
        lessen(seat.helped, key, seat.helped[key] - left)


def short_wager_returned(table: Table, event: ShortWagerReturned) -> None:
    take_stack(table, event.seat, event.place, event.chip, event.stake)
    laid(table, event.seat, event.chip, -event.stake)
    table.seats[event.seat].helped.pop((event.place, event.chip), None)


def coupon_placed(table: Table, event: e.CouponPlaced) -> None:
    table.seats[event.seat].coupons[event.coupon] = event.bet
    coupon = table.coupons[event.coupon]
    coupon.bet, coupon.used = event.bet, f"on {event.day}, round {table.round}, seat {event.seat}"


def coupon_returned(table: Table, event: CouponReturned) -> None:
    del table.seats[event.seat].coupons[event.coupon]
    coupon = table.coupons[event.coupon]
    coupon.bet = coupon.used = ""


def wagers_returned(table: Table, event: WagersReturned) -> None:
    for seat, place, chip, amount in stacks_in(event.returned):
        take_stack(table, int(seat), place, chip, amount)
        laid(table, int(seat), chip, -amount)
        table.seats[int(seat)].helped.pop((place, chip), None)
    for seat, place, chip, amount in stacks_in(event.prison):
        lessen(table.seats[int(seat)].prison, (place, chip), amount)
        table.seats[int(seat)].levels.pop((place, chip), None)
        laid(table, int(seat), chip, -amount)
