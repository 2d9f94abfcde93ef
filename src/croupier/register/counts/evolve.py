"""What changes: counts."""

from __future__ import annotations

from croupier.register.counts import events as e
from croupier.register.state import Counted, Premises


def count_limit_set(p: Premises, event: e.CountLimitSet) -> None:
    p.count_limit = event.limit


def box_emptied(p: Premises, event: e.BoxEmptied) -> None:
    p.removed[event.box].counters = (event.by, event.second)


def box_tallied(p: Premises, event: e.BoxTallied) -> None:
    removal = p.removed[event.box]
    if event.by not in removal.counters:  # the two of a recount are those who come
        removal.counters = (*removal.counters, event.by)
    removal.tallies[event.by] = {
        "cash": {worth: number for worth, number in event.cash.items() if number},
        "receipts": dict(event.receipts),
        "coupons": event.coupons,
        "chips": {worth: number for worth, number in event.chips.items() if number},
    }


def box_counted(p: Premises, event: e.BoxCounted) -> None:
    """Where others must count again, the money stays on the table, and those who counted do not touch it any more."""
    p.counts = event.count
    p.counted[event.count] = Counted(event.box, event.use, event.table, _figures(event))
    if not event.recount:
        del p.removed[event.box]
        return
    removal = p.removed[event.box]
    removal.count, removal.done = event.count, (*event.counters, event.by)
    removal.counters, removal.tallies = (), {}


def box_recounted(p: Premises, event: e.BoxRecounted) -> None:
    del p.removed[event.box]
    p.counted[event.count].figures = _figures(event)


def count_corrected(p: Premises, event: e.CountCorrected) -> None:
    p.counted[event.count].figures = _figures(event)


def _figures(event: e.BoxCounted | e.BoxRecounted | e.CountCorrected) -> dict[str, int]:
    return {"cash": event.cash, "receipts": event.receipts, "coupons": event.coupons, "chips": event.chips}
