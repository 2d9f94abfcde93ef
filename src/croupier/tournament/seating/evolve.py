"""What changes: seats."""

from __future__ import annotations

import datetime as dt

from croupier.tournament.seating import events as e
from croupier.tournament.state import EventState, Tournament


def seats_drawn(state: Tournament, event: e.SeatsDrawn) -> None:
    played = state.events[event.event]
    played.drawn, played.seed = event.round, event.seed
    _seat(played, event)


def table_broken(state: Tournament, event: e.TableBroken) -> None:
    _seat(state.events[event.event], event)


def seat_taken(state: Tournament, event: e.SeatTaken) -> None:
    played = state.events[event.event]
    player = played.players[event.entry]
    player.present, player.moved_from = True, None
    if played.running and played.break_since and all(one.present or one.absent for one in played.still_in()):
        began, over = (dt.datetime.fromisoformat(at) for at in (played.break_since, state.as_of))
        played.stood_still += over - began
        played.break_since = ""


def players_moved(state: Tournament, event: e.PlayersMoved) -> None:
    _seat(state.events[event.event], event)


def _seat(played: EventState, event: e.SeatsDrawn | e.PlayersMoved | e.TableBroken) -> None:
    """Whoever is moved, once or again, comes from the seat that was drawn for them or last taken."""
    drawn = isinstance(event, e.SeatsDrawn)
    for number, (table, seat) in event.seats.items():
        player = played.players[int(number)]
        player.moved_from = None if drawn else player.moved_from or (player.table, player.seat)
        player.table, player.seat, player.present = table, seat, False
