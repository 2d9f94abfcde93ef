"""What happened on the floor. `evolve` obeys these and never asks; the books follow from them alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """What all events have in common: they happened."""


@dataclass(frozen=True, slots=True)
class PersonRegistered(Event):
    badge: str
    name: str
    licence: str
    roles: list[str]
    valid_until: str


@dataclass(frozen=True, slots=True)
class PersonWithdrawn(Event):
    badge: str
    reason: str


@dataclass(frozen=True, slots=True)
class KeyEnrolled(Event):
    """From here on this key makes the person's signatures."""

    badge: str
    public_key: str


@dataclass(frozen=True, slots=True)
class GamingDaySet(Event):
    """`shifts` from the beginning of the day on: `{"shift": "day", "begins": "06:00"}`. They once were a mapping of
    names to times, which no journal keeps in order."""

    zone: str
    shifts: list[dict[str, str]] | Mapping[str, str]


@dataclass(frozen=True, slots=True)
class EquipmentRegistered(Event):
    """`facts` are the fields of its registration; `hash` is theirs, for approvals."""

    kind: str
    thing: str
    facts: Mapping[str, Any]
    hash: str


@dataclass(frozen=True, slots=True)
class EquipmentPutIntoUse(Event):
    """`approvals` are the references without which it would not comply."""

    thing: str
    table: str
    approvals: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class EquipmentTakenOut(Event):
    thing: str
    table: str
    reason: str


@dataclass(frozen=True, slots=True)
class WheelMoved(Event):
    wheel: str
    place: str


@dataclass(frozen=True, slots=True)
class OpeningInspected(Event):
    """`failed` says what keeps the table closed; `version` and `opened` say how far the table's journal was then."""

    by: str
    at: str
    inspection: int
    table: str
    points: Mapping[str, bool]
    balls: Mapping[str, str]
    terminals: Mapping[str, Mapping[str, bool]]
    failed: list[str]
    version: int
    opened: int
    signature: str


@dataclass(frozen=True, slots=True)
class WheelAdjusted(Event):
    """A line of the log: `name` and `licence` are those of the person who did it."""

    by: str
    at: str
    entry: int
    wheel: str
    table: str
    date: str
    part: str
    what: str
    witness: str
    place: str
    name: str
    licence: str
    signature: str


@dataclass(frozen=True, slots=True)
class PartReplaced(Event):
    """A line of the log. After an `external` part the Director inspects before wheel and table open again."""

    by: str
    at: str
    entry: int
    wheel: str
    table: str
    date: str
    part: str
    what: str
    external: bool
    witness: str
    place: str
    name: str
    licence: str
    signature: str
    director_needed: bool = False


@dataclass(frozen=True, slots=True)
class LogCorrected(Event):
    by: str
    at: str
    entry: int
    corrects: int
    note: str
    name: str
    licence: str
    signature: str


@dataclass(frozen=True, slots=True)
class DirectorInspected(Event):
    wheel: str
    inspector: str
    date: str
    reference: str


@dataclass(frozen=True, slots=True)
class OpeningPermitted(Event):
    table: str
    inspection: int


@dataclass(frozen=True, slots=True)
class BoxAttached(Event):
    """`cash`, `receipts` and `tips` are what the table's journal had counted into its boxes by then."""

    box: str
    use: str
    table: str
    cash: int
    receipts: int
    tips: int
    version: int


@dataclass(frozen=True, slots=True)
class BoxRemoved(Event):
    """`cash`, `receipts` and `chips` are what must be in it by the table's journal, read as far as `version`."""

    by: str
    at: str
    box: str
    use: str
    table: str
    second: str
    cash: int
    receipts: int
    chips: int
    version: int


@dataclass(frozen=True, slots=True)
class BoxCounted(Event):
    """What was found, and `difference`: over (+) or short (-) of what the table's journal has."""

    by: str
    at: str
    count: int
    box: str
    use: str
    table: str
    cash: int
    receipts: int
    chips: int
    expected: int
    difference: int
    second: str
    explanation: str
    signature: str


@dataclass(frozen=True, slots=True)
class TipsShared(Event):
    amount: int
    to: str
    second: str


@dataclass(frozen=True, slots=True)
class IncidentOpened(Event):
    by: str
    at: str
    incident: int
    table: str
    what: str


@dataclass(frozen=True, slots=True)
class IncidentSettled(Event):
    by: str
    at: str
    incident: int
    finding: str


@dataclass(frozen=True, slots=True)
class ApprovalRecorded(Event):
    reference: str
    kind: str
    subject: str
    approved_by: str
    date: str
    valid_until: str
    hash: str
    names: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ApprovalWithdrawn(Event):
    reference: str
    reason: str


@dataclass(frozen=True, slots=True)
class VariationApplied(Event):
    """`before` are the values that the rulebook has, beside those asked for in `changes`."""

    variation: str
    rulebook: str
    title: str
    reason: str
    changes: Mapping[str, Any]
    before: Mapping[str, Any]
    clauses: list[str]
    date: str


@dataclass(frozen=True, slots=True)
class VariationReviewed(Event):
    variation: str
    reviewer: str
    date: str


@dataclass(frozen=True, slots=True)
class VariationDecided(Event):
    variation: str
    decision: str
    date: str
    citation: str = ""
    effective: str = ""
    ends: str = ""
