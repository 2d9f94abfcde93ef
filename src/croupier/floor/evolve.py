"""`evolve` is the only place that changes the premises. It obeys the event, books its entries, and never refuses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from croupier.floor import events as e
from croupier.floor.books import entries_of
from croupier.floor.state import (
    Approval,
    Incident,
    Inspection,
    LogLine,
    Person,
    Premises,
    Removal,
    Taken,
    Thing,
    Variation,
)


def evolve(premises: Premises, event: e.Event) -> None:
    CHANGES[type(event)](premises, event)
    premises.books.apply(entries_of(event))


def _registered(p: Premises, event: e.PersonRegistered) -> None:
    key = p.people[event.badge].public_key if event.badge in p.people else ""
    p.people[event.badge] = Person(
        event.badge, event.name, event.licence, tuple(event.roles), event.valid_until, public_key=key
    )


def _withdrawn(p: Premises, event: e.PersonWithdrawn) -> None:
    p.people[event.badge].withdrawn = event.reason


def _enrolled(p: Premises, event: e.KeyEnrolled) -> None:
    p.people[event.badge].public_key = event.public_key


def _day_set(p: Premises, event: e.GamingDaySet) -> None:
    p.zone, p.shifts = event.zone, _in_order(event.shifts)


def _in_order(shifts: list[dict[str, str]] | Mapping[str, str]) -> dict[str, str]:
    """Of a mapping the order is lost: its day begins with the shift called `day`, or with the earliest."""
    if not isinstance(shifts, Mapping):
        return {one["shift"]: one["begins"] for one in shifts}
    first = shifts.get("day", "")
    return dict(sorted(shifts.items(), key=lambda shift: (shift[1] < first, shift[1])))


def _equipment(p: Premises, event: e.EquipmentRegistered) -> None:
    p.things[event.thing] = Thing(event.kind, event.thing, event.facts, event.hash)


def _into_use(p: Premises, event: e.EquipmentPutIntoUse) -> None:
    thing = p.things[event.thing]
    thing.table, thing.place, thing.approvals, thing.since = event.table, "", tuple(event.approvals), p.inspected


def _taken_out(p: Premises, event: e.EquipmentTakenOut) -> None:
    p.things[event.thing].table = ""


def _moved(p: Premises, event: e.WheelMoved) -> None:
    wheel = p.things[event.wheel]
    wheel.table, wheel.place = "", event.place


def _inspected(p: Premises, event: e.OpeningInspected) -> None:
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
    if isinstance(event, e.PartReplaced) and event.director_needed:
        wheel.director_needed = True


def _corrected(p: Premises, event: e.LogCorrected) -> None:
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


def _director(p: Premises, event: e.DirectorInspected) -> None:
    p.things[event.wheel].director_needed = False


def _attached(p: Premises, event: e.BoxAttached) -> None:
    box = p.things[event.box]
    box.table = event.table
    taken = p.taken.setdefault(event.table, Taken(event.cash, event.receipts, event.tips))
    _take(taken, event.use, event.cash, event.receipts, event.tips)


def _take(taken: Taken, use: str, cash: int, receipts: int, tips: int) -> None:
    if use == "drop":
        taken.cash, taken.receipts = cash, receipts
    else:
        taken.tips = tips


def _removed(p: Premises, event: e.BoxRemoved) -> None:
    p.things[event.box].table = ""
    taken = p.taken[event.table]
    taken.cash += event.cash
    taken.receipts += event.receipts
    taken.tips += event.chips
    p.removed[event.box] = Removal(event.box, event.use, event.table, event.cash, event.receipts, event.chips, event.at)


def _counted(p: Premises, event: e.BoxCounted) -> None:
    del p.removed[event.box]
    p.counts = event.count


def _nothing(_p: Premises, _event: e.Event) -> None:
    pass


def _incident(p: Premises, event: e.IncidentOpened) -> None:
    p.incidents[event.incident] = Incident(event.incident, event.table, event.what, event.by, event.at)


def _settled(p: Premises, event: e.IncidentSettled) -> None:
    p.incidents[event.incident].finding = event.finding


def _approved(p: Premises, event: e.ApprovalRecorded) -> None:
    p.approvals[event.reference] = Approval(
        event.reference,
        event.kind,
        event.subject,
        event.approved_by,
        event.date,
        event.valid_until,
        event.hash,
        tuple(event.names),
    )


def _approval_withdrawn(p: Premises, event: e.ApprovalWithdrawn) -> None:
    p.approvals[event.reference].withdrawn = event.reason


def _applied(p: Premises, event: e.VariationApplied) -> None:
    p.variations[event.variation] = Variation(
        event.variation,
        event.rulebook,
        event.title,
        event.reason,
        event.changes,
        event.before,
        tuple(event.clauses),
        event.date,
    )


def _reviewed(p: Premises, event: e.VariationReviewed) -> None:
    variation = p.variations[event.variation]
    variation.state, variation.reviewer, variation.reviewed = "under-review", event.reviewer, event.date


def _decided(p: Premises, event: e.VariationDecided) -> None:
    variation = p.variations[event.variation]
    variation.state, variation.decided, variation.citation = event.decision, event.date, event.citation
    variation.effective, variation.ends = event.effective, event.ends


CHANGES: dict[type[e.Event], Callable[[Premises, Any], None]] = {
    e.PersonRegistered: _registered,
    e.PersonWithdrawn: _withdrawn,
    e.KeyEnrolled: _enrolled,
    e.GamingDaySet: _day_set,
    e.EquipmentRegistered: _equipment,
    e.EquipmentPutIntoUse: _into_use,
    e.EquipmentTakenOut: _taken_out,
    e.WheelMoved: _moved,
    e.OpeningInspected: _inspected,
    e.WheelAdjusted: _worked,
    e.PartReplaced: _worked,
    e.LogCorrected: _corrected,
    e.DirectorInspected: _director,
    e.OpeningPermitted: _nothing,
    e.BoxAttached: _attached,
    e.BoxRemoved: _removed,
    e.BoxCounted: _counted,
    e.TipsShared: _nothing,
    e.IncidentOpened: _incident,
    e.IncidentSettled: _settled,
    e.ApprovalRecorded: _approved,
    e.ApprovalWithdrawn: _approval_withdrawn,
    e.VariationApplied: _applied,
    e.VariationReviewed: _reviewed,
    e.VariationDecided: _decided,
}
