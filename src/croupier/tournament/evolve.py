"""`evolve` makes an event true. It never refuses: what happened has happened, whatever the rules say today."""

from __future__ import annotations

from croupier.tournament.books import entries_of
from croupier.tournament.events import Event
from croupier.tournament.state import Tournament
from croupier.tournament.subjects import SUBJECTS


def evolve(state: Tournament, event: Event, at: str) -> None:
    state.books.apply(entries_of(event))
    SUBJECTS.change(state, event, at)
    state.paper_left = max(0, state.paper_left - 1)
