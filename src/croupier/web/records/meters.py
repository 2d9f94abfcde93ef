"""Meters of the terminals, from the journal: money in and out, wagered, won, tipped."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from croupier.lean import dataclass
from croupier.table import Table
from croupier.table.chips.events import CashedOut, ChipsBought, TipGiven
from croupier.table.events import Event, SeatPaid
from croupier.table.irregular.events import DisputeDecided, ResultMended, SettlementReversed
from croupier.table.round.events import BettingClosed

COLUMNS = ("money_in", "money_out", "wagered", "won", "tips", "rounds")


@dataclass(slots=True)
class Meters:
    """One line for each seat. Everything on the layout at a close counts as wagered once more."""

    seats: dict[int, dict[str, int]] = field(default_factory=dict)

    def take(self, event: Event, table: Table) -> None:
        """`table` has the event already."""
        match event:
            case ChipsBought(seat=seat, amount=amount):
                self._add(seat, "money_in", amount)
            case CashedOut(seat=seat, chips=chips, value=value):
                self._add(seat, "money_out", chips + value)
            case TipGiven(seat=seat, amount=amount):
                self._add(seat, "tips", amount)
            case SeatPaid(seat=seat, chips=chips, value=value):
                self._add(seat, "won", chips + value)
            case SettlementReversed(payments=payments):
                for paid in payments:
                    self._add(paid["seat"], "won", -(paid["chips"] + paid["value"]))
            case ResultMended(seats=lines) | DisputeDecided(seats=lines):
                for line in (line for line in lines if line["at"]):
                    self._add(line["at"], "won", line["chips"] + line["value"])
            case BettingClosed():
                for number, sitting in table.seats.items():
                    if sitting.stacks:
                        self._add(number, "wagered", sum(sitting.stacks.values()))
                        self._add(number, "rounds", 1)

    def lines(self) -> list[dict[str, Any]]:
        return [{"seat": number, **columns} for number, columns in sorted(self.seats.items())]

    def _add(self, seat: int, column: str, amount: int) -> None:
        self.seats.setdefault(seat, dict.fromkeys(COLUMNS, 0))[column] += amount
