"""The last settled round, kept so that it can be settled anew: what lay, and what became of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.table.books import stacks_in
from croupier.table.changing.stacks import lessen
from croupier.table.events import LosersCollected, SeatPaid
from croupier.table.state import Seat, SettledRound, SettledSeat, StackKey, Table


def kind_of_chip(stack: str) -> str:
    """`chips` or `value`: from which of a player's racks this comes, `place|chip` or the chip alone."""
    return "value" if stack.rpartition("|")[2].startswith("value/") else "chips"


def keep_collection(table: Table, event: LosersCollected) -> None:
    """As it lies before anything is taken, and what the collection leaves of it."""
    seats = {number: _as_it_lies(seat) for number, seat in table.seats.items() if _plays(seat)}
    table.settled = SettledRound(event.round, table.result, dict(table.choices), seats)
    for taken in (event.collected, event.imprisoned):
        for seat, _, chip, amount in stacks_in(taken):
            _add(seats[int(seat)], chip, -amount)
    for seat, place, chip, amount in stacks_in(event.imprisoned):
        kept = seats[int(seat)].kept
        kept[f"{place}|{chip}"] = kept.get(f"{place}|{chip}", 0) + amount
    for left in (event.prison_lost, event.released):
        for seat, place, chip, amount in stacks_in(left):
            lessen(seats[int(seat)].kept, f"{place}|{chip}", amount)
    for seat, _, chip, amount in stacks_in(event.released):
        _add(seats[int(seat)], chip, amount)


def keep_payment(table: Table, event: SeatPaid) -> None:
    if table.settled is None or event.seat not in table.settled.seats:
        return
    seat = table.settled.seats[event.seat]
    stakes = sum(event.tip_stakes.values())
    seat.chips += event.chips - stakes
    seat.value += event.value
    seat.tips += event.tips + stakes


def keep_mended(table: Table, seats: list[Mapping[str, Any]], number: str = "") -> None:
    """After a round was settled anew, that is how it was settled."""
    if table.settled is None:
        return
    table.settled.number = number or table.settled.number
    for line in seats:
        if "now" in line:
            seats_then = table.settled.seats
            who = seats_then[line["seat"]].player if line["seat"] in seats_then else table.seats[line["seat"]].player
            seats_then[line["seat"]] = SettledSeat(who, **line["now"])


def _plays(seat: Seat) -> bool:
    return bool(seat.stacks or seat.prison or seat.coupons)


def _as_it_lies(seat: Seat) -> SettledSeat:
    prison = _by_stack(seat.prison)
    settled = SettledSeat(seat.player, _by_stack(seat.stacks), prison, dict(seat.coupons), kept=dict(prison))
    for (_, chip), amount in seat.stacks.items():
        _add(settled, chip, amount)
    return settled


def _by_stack(stacks: Mapping[StackKey, int]) -> dict[str, int]:
    return {f"{place}|{chip}": amount for (place, chip), amount in stacks.items()}


def _add(seat: SettledSeat, chip: str, amount: int) -> None:
    if kind_of_chip(chip) == "value":
        seat.value += amount
    else:
        seat.chips += amount
