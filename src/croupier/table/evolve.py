"""`evolve` is the only place that changes a table. It obeys the event, books its entries, and never refuses."""

from __future__ import annotations

from croupier.table.books import book
from croupier.table.events import CommandRefused, Event, RefusalsSummed
from croupier.table.state import Table
from croupier.table.subjects import SUBJECTS

CHANGES = SUBJECTS.changes
UNFELT = frozenset({CommandRefused, RefusalsSummed})  # on record, and to the table as if nothing had happened


def evolve(table: Table, event: Event, at: str) -> Table:
    """The table after the event: the same object, changed. One writer owns it."""
    kind = type(event)
    phase = table.phase
    if (change := CHANGES.get(kind)) is not None:
        table.as_of = at
        change(table, event)
        if table.phase is not phase:
            table.since = at
    elif kind not in UNFELT:
        table.as_of = at
    book(table.books, event, table.unit)
    return table
