"""Incidents of the floor itself. Those of the game are in the tables' own journals, and shown beside these."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.register.asking import Asked, needed
from croupier.register.events import Event, IncidentOpened
from croupier.register.incidents import commands as c
from croupier.register.incidents import events as e
from croupier.register.state import Premises
from croupier.register.things import table_of


def report_incident(premises: Premises, command: c.ReportIncident, asked: Asked) -> list[Event]:
    table_of(premises, command.table)
    what = needed(command.what, "what")
    return [IncidentOpened(asked.actor.who, asked.at, len(premises.incidents) + 1, command.table, what)]


def settle_incident(premises: Premises, command: c.SettleIncident, asked: Asked) -> list[Event]:
    incident = premises.incidents.get(command.incident)
    if incident is None or incident.finding:
        raise Refused("no_such_incident.open", "There is no open incident {incident}.", incident=command.incident)
    return [e.IncidentSettled(asked.actor.who, asked.at, command.incident, needed(command.finding, "finding"))]
