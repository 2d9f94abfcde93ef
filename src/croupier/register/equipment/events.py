"""What may happen: equipment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.register.events import Event


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
    PRIVATE = private(reason=ACTOR)

    thing: str
    table: str
    reason: str


@dataclass(frozen=True, slots=True)
class WheelMoved(Event):
    wheel: str
    place: str
