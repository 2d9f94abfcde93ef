"""What changes: boxes and counts."""

from __future__ import annotations

from croupier.register.boxes import events as e
from croupier.register.state import Premises, Removal, Taken


def box_attached(p: Premises, event: e.BoxAttached) -> None:
    box = p.things[event.box]
    box.table = event.table
    taken = p.taken.setdefault(event.table, Taken(event.cash, event.receipts, event.tips))
    _take(taken, event.use, event.cash, event.receipts, event.tips)


def box_removed(p: Premises, event: e.BoxRemoved) -> None:
    p.things[event.box].table = ""
    taken = p.taken[event.table]
    taken.cash += event.cash
    taken.receipts += event.receipts
    taken.tips += event.chips
    p.removed[event.box] = Removal(
        event.box, event.use, event.table, event.cash, event.receipts, event.chips, event.at, event.by, event.second
    )


def box_counted(p: Premises, event: e.BoxCounted) -> None:
    del p.removed[event.box]
    p.counts = event.count


def _take(taken: Taken, use: str, cash: int, receipts: int, tips: int) -> None:
    if use == "drop":
        taken.cash, taken.receipts = cash, receipts
    else:
        taken.tips = tips
