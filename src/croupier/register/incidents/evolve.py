"""What changes: incidents."""

from __future__ import annotations

from croupier.register.events import IncidentOpened
from croupier.register.incidents import events as e
from croupier.register.state import Incident, Premises


def incident_opened(p: Premises, event: IncidentOpened) -> None:
    p.incidents[event.incident] = Incident(event.incident, event.table, event.what, event.by, event.at)


def incident_settled(p: Premises, event: e.IncidentSettled) -> None:
    p.incidents[event.incident].finding = event.finding
