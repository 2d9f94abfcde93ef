"""What changes: inspections before opening."""

from __future__ import annotations

from croupier.register.inspections import events as e
from croupier.register.state import Inspection, Premises


def opening_inspected(p: Premises, event: e.OpeningInspected) -> None:
    p.inspected = event.inspection
    p.inspections[event.table] = Inspection(
        event.inspection,
        event.table,
        event.by,
        event.at,
        event.points,
        event.balls,
        event.terminals,
        tuple(event.failed),
        event.opened,
        len(p.log),
        event.signature,
    )
