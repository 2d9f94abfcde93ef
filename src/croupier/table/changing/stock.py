"""Where the chips of a table are: accounts of chips, by kind. What leaves one account comes to another.

cage       what the house has given to the table (negative)
tray       at the dealer's
hand/N     with the player of seat N
layout/N   what seat N has on the layout, in prison included
walked     what players took away (+) or brought along (-)
tip-box    for the dealers
missing    what a count did not find
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.table.changing.counting import worths_of
from croupier.table.state import Seat, Table

Stock = dict[str, dict[str, int]]
PLACES = {"hand": "hands", "tip-box": "tip_box"}  # as the inventory calls them, where it does not say the account


def add(stock: Stock, account: str, kind: str, number: int) -> None:
    chips = stock.setdefault(account, {})
    chips[kind] = chips.get(kind, 0) + number
    if not chips[kind]:
        del chips[kind]
        if not chips:
            del stock[account]


def held(stock: Mapping[str, Mapping[str, int]], account: str, kind: str) -> int:
    return stock.get(account, {}).get(kind, 0)


def set_of(seat: Seat) -> str:
    return f"{seat.colour}/{seat.design}"


def kind_and_worth(table: Table, seat: Seat, chip: str) -> tuple[str, int]:
    """Which chips a stack is made of, and what one of them is worth."""
    if chip.startswith("value/"):
        return chip, worths_of(table.policy)[chip]
    return set_of(seat), seat.chip_value


def laid(table: Table, number: int, chip: str, stake: int, pocket: int = 0) -> None:
    """Chips go from a hand (or out of a pocket) to the layout; with a stake below zero they come back."""
    if table.chips:
        kind, worth = kind_and_worth(table, table.seats[number], chip)
        add(table.chips, f"layout/{number}", kind, stake // worth)
        add(table.chips, f"hand/{number}", kind, -((stake - pocket) // worth))
        add(table.chips, "walked", kind, -(pocket // worth))


def inventory(chips: Mapping[str, Mapping[str, int]]) -> dict[str, dict[str, int]]:
    """By kind: how many are in the tray, on the layout, in hands, walked, in the tip box and missing, and in all."""
    found: dict[str, dict[str, int]] = {}
    for account, kinds in sorted(chips.items()):
        place = account.partition("/")[0]
        for kind, number in kinds.items():
            places = found.setdefault(kind, {})
            if place == "cage":
                places["number"] = places.get("number", 0) - number
            else:
                name = PLACES.get(place, place)
                places[name] = places.get(name, 0) + number
    return dict(sorted(found.items()))


def markers(table: Table) -> dict[str, int]:
    """The value markers at the wheel: what one chip of each set in play stands for."""
    return {set_of(seat): seat.chip_value for seat in table.seats.values() if seat.colour and seat.chip_value}


def as_stock(moves: Mapping[str, Any]) -> Stock:
    return {account: dict(kinds) for account, kinds in moves.items()}
