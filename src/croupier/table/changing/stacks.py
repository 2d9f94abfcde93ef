"""Stacks on the layout: by place and chip for each seat, with the sums that limits and colours ask for."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from croupier.game import bet_id_at, kind_of
from croupier.table.events import CouponReturned
from croupier.table.state import Seat, StackKey, Table


def add_stack(table: Table, number: int, place: str, chip: str, stake: int) -> None:
    seat = table.seats[number]
    key: StackKey = (place, chip)
    bet = bet_id_at(place)
    if key not in seat.stacks and chip.startswith("value/"):
        holders = table.value_stacks.setdefault(of_colour(chip, kind_of(bet)), {})
        holders[number] = holders.get(number, 0) + 1
    seat.version += 1
    seat.stacks[key] = seat.stacks.get(key, 0) + stake
    seat.staked[bet] = seat.staked.get(bet, 0) + stake
    table.lying[place] = table.lying.get(place, 0) + stake


def take_stack(table: Table, number: int, place: str, chip: str, stake: int) -> None:
    seat = table.seats[number]
    key: StackKey = (place, chip)
    bet = bet_id_at(place)
    seat.version += 1
    lessen(seat.stacks, key, stake)
    lessen(seat.staked, bet, stake)
    lessen(table.lying, place, stake)
    if key not in seat.stacks and chip.startswith("value/"):
        colour = of_colour(chip, kind_of(bet))
        lessen(table.value_stacks[colour], number, 1)
        if not table.value_stacks[colour]:
            del table.value_stacks[colour]


def counting(seat: Seat, *, tips: bool) -> Mapping[str, int]:
    """What a seat has on each bet as the limits see it: with its wagers for the dealers, or without."""
    if tips:
        return seat.staked
    own = dict(seat.staked)
    for (place, chip), amount in seat.stacks.items():
        if chip == "tip":
            lessen(own, bet_id_at(place), amount)
    return own


def coupons_of(table: Table, number: int, bets: Container[str]) -> list[CouponReturned]:
    """What goes back of a seat's coupons when the chips beside them leave these bets."""
    coupons = table.seats[number].coupons.items()
    return [CouponReturned(number, coupon, bet, table.coupons[coupon].face) for coupon, bet in coupons if bet in bets]


def unmatched(table: Table, number: int, own: Mapping[str, int]) -> set[str]:
    """The bets on which a seat's coupons have less beside them than their faces, with so much of its own there."""
    faces: dict[str, int] = {}
    for coupon, bet in table.seats[number].coupons.items():
        faces[bet] = faces.get(bet, 0) + table.coupons[coupon].face
    return {bet for bet, face in faces.items() if own.get(bet, 0) < face}


def of_colour(chip: str, kind: str) -> str:
    """Where a table counts its stacks of value chips: by their colour and the kind of bet."""
    return f"{chip.removeprefix('value/')}|{kind}"


def lie_on_levels(table: Table, number: int, key: StackKey, levels: list[int]) -> None:
    """A wager in prison is on the first level, unless this says otherwise."""
    if len(levels) > 1:
        table.seats[number].levels[key] = list(levels)
    else:
        table.seats[number].levels.pop(key, None)


def lessen(amounts: dict[Any, int], key: Any, amount: int) -> None:
    left = amounts[key] - amount
    assert left >= 0, f"{key} holds {amounts[key]}, {amount} taken"
    if left:
        amounts[key] = left
    else:
        del amounts[key]
