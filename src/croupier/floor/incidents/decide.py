"""Incidents of the floor itself. Those of the game are in the tables' own journals, and shown beside these."""

from __future__ import annotations

from croupier.floor.asking import Asked, needed
from croupier.floor.events import Event, IncidentOpened
from croupier.floor.incidents import commands as c
from croupier.floor.incidents import events as e
from croupier.floor.state import Premises
from croupier.floor.things import table_of
from croupier.refusal import Refused


def report_incident(premises: Premises, command: c.ReportIncident, asked: Asked) -> list[Event]:
    table_of(premises, command.table)
    what = needed(command.what, "what")
    return [IncidentOpened(asked.actor.who, asked.at, len(premises.incidents) + 1, command.table, what)]


def settle_incident(premises: Premises, command: c.SettleIncident, asked: Asked) -> list[Event]:
    incident = premises.incidents.get(command.incident)
    if incident is None or incident.finding:
        raise Refused("no_such_incident", f"There is no open incident {command.incident}.", incident=command.incident)
    return [e.IncidentSettled(asked.actor.who, asked.at, command.incident, needed(command.finding, "finding"))]
