"""What changes: points that are counted by hand."""

from __future__ import annotations

from croupier.tournament.counting import events as e
from croupier.tournament.state import TableCount, Tournament, by_number


def points_counted(state: Tournament, event: e.PointsCounted) -> None:
    played = state.events[event.event]
    count, points = played.counts.setdefault(event.table, TableCount()), by_number(event.points)
    if not count.first:
        count.first, count.first_by = points, event.counter
        return
    same = {entry: found for entry, found in points.items() if count.first[entry] == found}
    count.agreed |= same
    count.differ = tuple(sorted(points.keys() - same.keys()))
    count.first, count.first_by = {}, ""
    for entry, found in same.items():
        played.players[entry].points = found
