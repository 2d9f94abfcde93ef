"""`evolve` is the only place that changes the premises. It obeys the event, books its entries, and never refuses."""

from __future__ import annotations

from croupier.floor.books import entries_of
from croupier.floor.events import Event
from croupier.floor.state import Premises
from croupier.floor.subjects import SUBJECTS


def evolve(premises: Premises, event: Event) -> None:
    SUBJECTS.change(premises, event)
    premises.books.apply(entries_of(event))
