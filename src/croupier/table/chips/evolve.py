"""What the events of seats, money and chips change, beyond the books."""

from __future__ import annotations

from croupier.table.chips import events as e
from croupier.table.events import ChipsIntoPlay, ChipsOutOfPlay
from croupier.table.state import Coupon, Seat, Table


def player_seated(table: Table, event: e.PlayerSeated) -> None:
    table.seats[event.seat] = Seat(event.player, event.colour, event.design)


def player_left(table: Table, event: e.PlayerLeft) -> None:
    del table.seats[event.seat]


def chips_bought(table: Table, event: e.ChipsBought) -> None:
    if event.receipt:
        table.receipts.add(event.receipt)


def chip_value_set(table: Table, event: e.ChipValueSet) -> None:
    table.seats[event.seat].chip_value = event.value


def colour_changed(table: Table, event: e.ColourChanged) -> None:
    seat = table.seats[event.seat]
    seat.colour, seat.design = event.colour, event.design


def cashed_out(table: Table, event: e.CashedOut) -> None:
    """Chips that are all gone have no value any more; a correction of the round may yet bring some back."""
    seat = table.seats[event.seat]
    if table.collection is None and not any(chip in ("own", "tip") for _, chip in (*seat.stacks, *seat.prison)):
        seat.chip_value = 0
    table.slips = max(table.slips, event.slip)


def chips_walked(table: Table, event: e.ChipsWalked) -> None:
    """What their marker said is kept: some of them may come back."""
    seat = table.seats[event.seat]
    if event.chips and table.chips:
        table.walked[f"{seat.colour}/{seat.design}"] = seat.chip_value


def chips_into_play(table: Table, _event: ChipsIntoPlay) -> None:
    table.inventory = {}  # It was of another tray.


def chips_out_of_play(table: Table, _event: ChipsOutOfPlay) -> None:
    table.inventory = {}


def coupon_registered(table: Table, event: e.CouponRegistered) -> None:
    table.coupons[event.coupon] = Coupon(event.face, event.expires)


def point_values_set(table: Table, event: e.PointValuesSet) -> None:
    table.point_values = dict(event.values)
