"""What moves of chips change."""

from __future__ import annotations

from croupier.table.changing.stock import add
from croupier.table.phases import Phase
from croupier.table.state import Table
from croupier.table.tray import events as e


def chips_moved(table: Table, event: e.ChipsMoved) -> None:
    for account, kinds in event.moves.items():
        for kind, number in kinds.items():
            add(table.chips, account, kind, number)
            if event.settling:
                add(table.settled_chips, account, kind, number)
    if "tray" in event.moves:
        table.inventory = {}  # It was of another tray.
    if event.settling:
        for seat, cents in event.change.items():
            table.settled_change[seat] = table.settled_change.get(seat, 0) + cents


def inventory_taken(table: Table, event: e.InventoryTaken) -> None:
    """Of an open tray: the closing has its own."""
    if table.phase is not Phase.CLOSED:
        table.inventory = {"by": event.by, "counted": dict(event.counted), "differences": dict(event.differences)}


def fill_requested(table: Table, event: e.FillRequested) -> None:
    _under_way(table, "fill", event)


def credit_requested(table: Table, event: e.CreditRequested) -> None:
    _under_way(table, "credit", event)


def _under_way(table: Table, kind: str, event: e.FillRequested | e.CreditRequested) -> None:
    table.slips = max(table.slips, event.slip)
    table.requested[event.slip] = {"kind": kind, "amount": event.amount, "chips": dict(event.chips)}


def table_filled(table: Table, event: e.TableFilled) -> None:
    _done(table, event.slip)
    table.fills += event.amount


def table_credited(table: Table, event: e.TableCredited) -> None:
    _done(table, event.slip)
    table.credits += event.amount


def slip_voided(table: Table, event: e.SlipVoided) -> None:
    _done(table, event.slip)
    table.slips = max(table.slips, event.instead)


def _done(table: Table, slip: int) -> None:
    table.slips = max(table.slips, slip)
    table.requested.pop(slip, None)
