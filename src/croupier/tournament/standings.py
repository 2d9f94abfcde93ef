"""Who stands where: points rank the field, and ties go the way the printed rules say."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from croupier.lean import dataclass
from croupier.tournament.draw import lot
from croupier.tournament.plan.plan import OVERALL, Ties
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
        return {name: getattr(self, name) for name in Place.__slots__}


def standings(state: Tournament, event: str, live: Mapping[int, int] | None = None) -> list[Place]:
    """Those still in come first, then the others, latest out first; the disqualified have no place.

    `live` are points of a running round that are newer than what the tournament was told. While a round runs, equal
    players share their place: lots are drawn only for what counts.
    """
    if event == OVERALL:
        return overall(state)
    played, ties, now_at = state.events[event], state.rules.ties, live or {}
    merits = {
        number: merit(player, ties, now_at.get(number))
        for number, player in played.players.items()
        if player.stand is not Stand.DISQUALIFIED
    }
    ranked = _by_lot_where_tied(sorted(merits, key=merits.__getitem__), merits, played.seed)
    places, before, place = [], None, 0
    for number, entry in enumerate(ranked, start=1):
        now = merits[entry]
        if now != before or not (ties is Ties.SHARE or played.running):
            place, before = number, now
        places.append(_place(state, place, played.players[entry], now_at.get(entry)))
    return places


def _by_lot_where_tied(ranked: list[int], merits: Mapping[int, tuple[int, ...]], seed: str) -> list[int]:
    """Lots are drawn only for those whom merit leaves equal: most of a large field it does not."""
    order: list[int] = []
    for _, tied in groupby(ranked, key=merits.__getitem__):
        group = list(tied)
        order += sorted(group, key=lambda entry: lot(seed, entry)) if len(group) > 1 else group
    return order


def merit(player: Player, ties: Ties, live: int | None = None) -> tuple[int, ...]:
    """Smaller is better. Earlier rounds count where the rules break ties by them; who was not there had no points."""
    out = 0 if player.is_in else 1
    earlier = [*(-points for points in reversed(player.history)), 1] if ties is Ties.PREVIOUS_ROUND else []
    points = player.points if live is None else live
    return (out, -player.round_out, -points - player.pending, *earlier)


def overall(state: Tournament) -> list[Place]:
    """The series as a whole is won in its last event, to which the others lead: in the last one that was held."""
    held = state.held()
    return standings(state, held[-1]) if held else []


def tables_of(event: EventState) -> dict[str, list[Player]]:
    tables: dict[str, list[Player]] = {}
    for player in event.players.values():
        if player.is_in and player.table:
            tables.setdefault(player.table, []).append(player)
    return tables


def _place(state: Tournament, place: int, player: Player, live: int | None) -> Place:
    name = state.entries[player.entry].name
    table, seat = (player.table, player.seat) if player.is_in else ("", 0)
    points = player.points if live is None else live
    return Place(place, player.entry, name, points, player.stand.value, table, seat, player.round_out)
