"""Points counted by hand: by two people for each table, and neither sees the other's figures."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.tournament.asking import Asked, check_points, running
from croupier.tournament.counting import commands as c
from croupier.tournament.counting import events as e
from croupier.tournament.events import Event
from croupier.tournament.standings import tables_of
from croupier.tournament.state import EventState, TableCount, Tournament, by_number, by_text


def count_points(state: Tournament, command: c.CountPoints, asked: Asked) -> list[Event]:
    planned, played = running(state, command.event)
    if planned.on_tables:
        raise Refused(
            "points_differ.tables_know", "The tables themselves know the points of {event}.", event=command.event
        )
    count = played.counts.get(command.table, TableCount())
    left = uncounted(played, command.table)
    if not left:
        raise Refused(
            "already_counted", "Nobody at table {table} is still to be counted by two people.", table=command.table
        )
    if count.first_by and count.first_by == asked.actor.who:
        raise Refused(
            "second_person_needed.counts",
            "{who} has counted table {table} first; somebody else counts it a second time.",
            who=asked.actor.who,
            table=command.table,
        )
    points = by_number(command.points)
    check_points(played, points)
    if points.keys() != set(left):
        raise Refused(
            "count_missing.at_table",
            "Count the points of everybody at table {table} who is still to be counted, and of nobody else.",
            table=command.table,
            missing=sorted(set(left) - points.keys()),
            unknown=sorted(points.keys() - set(left)),
        )
    return [e.PointsCounted(command.event, played.round, command.table, asked.actor.who, by_text(points))]


def uncounted(played: EventState, table: str) -> list[int]:
    """Who at this table has chips in the game on which two people have not agreed yet."""
    agreed = played.counts.get(table, TableCount()).agreed
    players = tables_of(played).get(table, [])
    return sorted(player.entry for player in players if not player.absent and player.entry not in agreed)
