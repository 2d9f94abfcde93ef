"""What changes: boxes."""

from __future__ import annotations

from croupier.register.boxes import events as e
from croupier.register.compliance import LOCKS
from croupier.register.state import Premises, Removal, Taken


def box_attached(p: Premises, event: e.BoxAttached) -> None:
    box = p.things[event.box]
    box.unlocked = ()
    p.moves(box, event.table)
    taken = p.taken.setdefault(event.table, Taken(event.cash, event.receipts, event.tips, event.coupons))
    if event.use == "drop":
        taken.cash, taken.receipts, taken.coupons = event.cash, event.receipts, event.coupons
    else:
        taken.tips = event.tips


def box_removed(p: Premises, event: e.BoxRemoved) -> None:
    p.things[event.box].unlocked = ()
    p.moves(p.things[event.box])
    taken = p.taken[event.table]
    taken.cash += event.cash
    taken.receipts += event.receipts
    taken.tips += event.chips
    if event.coupons is not None and taken.coupons is not None:
        taken.coupons += event.coupons
    p.removed[event.box] = Removal(
        event.box,
        event.use,
        event.table,
        event.cash,
        event.receipts,
        event.chips,
        event.at,
        event.by,
        event.second,
        event.coupons,
        limit=p.count_limit,
    )


def locks_checked(p: Premises, event: e.LocksChecked) -> None:
    p.things[event.box].unlocked = tuple(lock for lock in LOCKS if not getattr(event, lock))
