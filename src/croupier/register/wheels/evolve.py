"""What changes: the log of the wheels."""

from __future__ import annotations

from dataclasses import replace

from croupier.register.state import LogLine, Premises
from croupier.register.wheels import events as e


def _worked(p: Premises, event: e.WheelAdjusted | e.PartReplaced) -> None:
    replaced = isinstance(event, e.PartReplaced)
    kind = "replacement" if replaced else "adjustment"
    what = f"{event.part}: {event.what}"
    p.log.append(
        LogLine(
            event.entry,
            kind,
            event.wheel,
            event.table,
            event.date,
            what,
            event.by,
            event.name,
            event.licence,
            event.witness,
            event.at,
            event.signature,
        )
    )
    wheel = p.things[event.wheel]
    wheel.work = event.entry
    if event.part in wheel.seals:  # There is no work under a seal that leaves it whole.
        wheel.seals[event.part] = ""
    if isinstance(event, e.PartReplaced) and event.director_needed:
        wheel.director_needed = True


wheel_adjusted = part_replaced = _worked


def log_corrected(p: Premises, event: e.LogCorrected) -> None:
    line = p.log[event.corrects - 1]
    p.log.append(
        replace(
            line,
            entry=event.entry,
            kind="correction",
            what=event.note,
            by=event.by,
            name=event.name,
            licence=event.licence,
            witness="",
            at=event.at,
            signature=event.signature,
            corrects=event.corrects,
        )
    )


def director_inspected(p: Premises, event: e.DirectorInspected) -> None:
    p.things[event.wheel].director_needed = False
