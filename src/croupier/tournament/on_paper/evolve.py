"""What changes: things done earlier on paper."""

from __future__ import annotations

from croupier.domain import fields_of
from croupier.tournament.on_paper import events as e
from croupier.tournament.state import Tournament


def entered_from_paper(state: Tournament, event: e.EnteredFromPaper) -> None:
    state.paper.append({"number": len(state.paper) + 1, "entered": state.as_of, **fields_of(event)})
    state.paper_left = event.events + 1  # this one, too
