"""Meters of the terminals, from the journal: money in and out, wagered, won, tipped."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from croupier.journal import Recorded
from croupier.live.replay import event_of
from croupier.table import Table, evolve
from croupier.table import events as e

COLUMNS = ("money_in", "money_out", "wagered", "won", "tips", "rounds")


def meters_of(history: Iterable[Recorded]) -> list[dict[str, Any]]:
    """One line for each seat. Everything on the layout at a close counts as wagered once more."""
    table, seats = Table(), dict[int, dict[str, int]]()

    def add(seat: int, column: str, amount: int) -> None:
        seats.setdefault(seat, dict.fromkeys(COLUMNS, 0))[column] += amount

    for recorded in history:
        event = event_of(recorded)
        match event:
            case e.ChipsBought(seat=seat, amount=amount):
                add(seat, "money_in", amount)
            case e.CashedOut(seat=seat, chips=chips, value=value):
                add(seat, "money_out", chips + value)
            case e.TipGiven(seat=seat, amount=amount):
                add(seat, "tips", amount)
            case e.SeatPaid(seat=seat, chips=chips, value=value):
                add(seat, "won", chips + value)
        evolve(table, event)
        if isinstance(event, e.BettingClosed):
            for number, sitting in table.seats.items():
                if sitting.stacks:
                    add(number, "wagered", sum(sitting.stacks.values()))
                    add(number, "rounds", 1)
    return [{"seat": number, **columns} for number, columns in sorted(seats.items())]
