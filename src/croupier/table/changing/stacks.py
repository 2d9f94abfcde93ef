"""Stacks on the layout: by place and chip for each seat, with the sums that limits and colours ask for."""

from __future__ import annotations

from typing import Any

from croupier.game import INSIDE, bet_id_at, kind_of
from croupier.table.state import StackKey, Table


def add_stack(table: Table, number: int, place: str, chip: str, stake: int) -> None:
    seat = table.seats[number]
    key: StackKey = (place, chip)
    bet = bet_id_at(place)
    if key not in seat.stacks and chip.startswith("value/") and kind_of(bet) in INSIDE:
        holders = table.inside_value.setdefault(chip.removeprefix("value/"), {})
        holders[number] = holders.get(number, 0) + 1
    seat.stacks[key] = seat.stacks.get(key, 0) + stake
    seat.staked[bet] = seat.staked.get(bet, 0) + stake
    table.lying[place] = table.lying.get(place, 0) + stake


def take_stack(table: Table, number: int, place: str, chip: str, stake: int) -> None:
    seat = table.seats[number]
    key: StackKey = (place, chip)
    bet = bet_id_at(place)
    lessen(seat.stacks, key, stake)
    lessen(seat.staked, bet, stake)
    lessen(table.lying, place, stake)
    if key not in seat.stacks and chip.startswith("value/") and kind_of(bet) in INSIDE:
        colour = chip.removeprefix("value/")
        lessen(table.inside_value[colour], number, 1)
        if not table.inside_value[colour]:
            del table.inside_value[colour]


def lessen(amounts: dict[Any, int], key: Any, amount: int) -> None:
    left = amounts[key] - amount
    assert left >= 0, f"{key} holds {amounts[key]}, {amount} taken"
    if left:
        amounts[key] = left
    else:
        del amounts[key]
