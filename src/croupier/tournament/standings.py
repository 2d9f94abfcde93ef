"""Who stands where: points rank the field, and ties go the way the printed rules say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from croupier.tournament.draw import lot
from croupier.tournament.plan import OVERALL, Ties
from croupier.tournament.state import EventState, Player, Stand, Tournament


@dataclass(frozen=True, slots=True)
class Place:
    """`place` is shared by those whom the rules leave tied."""

    place: int
    entry: int
    name: str
    points: int
    stand: str
    table: str
    seat: int
    round_out: int

    def as_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def standings(state: Tournament, event: str) -> list[Place]:
    """Those still in come first, then the others, latest out first; the disqualified have no place."""
    if event == OVERALL:
        return overall(state)
    played = state.events[event]
    ties = state.rules.ties
    ranked = sorted(
        (player for player in played.players.values() if player.stand is not Stand.DISQUALIFIED),
        key=lambda player: (*merit(player, ties), lot(played.seed, player.entry)),
    )
    places, before, place = [], None, 0
    for number, player in enumerate(ranked, start=1):
        now = merit(player, ties)
        if now != before or ties is not Ties.SHARE:
            place, before = number, now
        places.append(_place(state, place, player))
    return places


def merit(player: Player, ties: Ties) -> tuple[int, ...]:
    """Smaller is better. Points of earlier rounds count where the rules break ties by them."""
    out = 0 if player.is_in else 1
    earlier = [-points for points in reversed(player.history)] if ties is Ties.PREVIOUS_ROUND else []
    return (out, -player.round_out, -player.points - player.pending, *earlier)


def overall(state: Tournament) -> list[Place]:
    """The series as a whole is won in its last event, to which the others lead."""
    return standings(state, state.rules.events[-1].key)


def tables_of(event: EventState) -> dict[str, list[Player]]:
    tables: dict[str, list[Player]] = {}
    for player in event.players.values():
        if player.is_in and player.table:
            tables.setdefault(player.table, []).append(player)
    return tables


def _place(state: Tournament, place: int, player: Player) -> Place:
    name = state.entries[player.entry].name
    table, seat = (player.table, player.seat) if player.is_in else ("", 0)
    return Place(place, player.entry, name, player.points, player.stand.value, table, seat, player.round_out)
