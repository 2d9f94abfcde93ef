"""`evolve` is the only place that changes the premises. It obeys the event, books its entries, and never refuses."""

from __future__ import annotations

from croupier.register.books import entries_of
from croupier.register.events import Event
from croupier.register.state import Premises
from croupier.register.subjects import SUBJECTS


def evolve(premises: Premises, event: Event, at: str) -> None:
    SUBJECTS.change(premises, event, at)
    premises.books.apply(entries_of(event))
