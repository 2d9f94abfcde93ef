"""`evolve` is the only place that changes a table. It obeys the event, books its entries, and never refuses."""

from __future__ import annotations

from croupier.table.books import book
from croupier.table.events import CommandRefused, Event, RefusalsSummed
from croupier.table.state import Table
from croupier.table.subjects import SUBJECTS

CHANGES = SUBJECTS.changes


def evolve(table: Table, event: Event, at: str) -> Table:
    """The table after the event: the same object, changed. One writer owns it."""
    kind = type(event)
    if kind is CommandRefused or kind is RefusalsSummed:  # is on record, and changes nothing
        return table
    phase = table.phase
    table.as_of = at
    change = CHANGES.get(kind)
    if change is not None:
        change(table, event)
    if table.phase is not phase:
        table.since = at
    book(table.books, event, table.unit)
    return table
