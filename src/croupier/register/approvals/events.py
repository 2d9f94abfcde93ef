"""What may happen: approvals and variations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.register.events import Event


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
    PRIVATE = private(reason=ACTOR)

    reference: str
    reason: str


@dataclass(frozen=True, slots=True)
class VariationApplied(Event):
    """`before` are the values that the rulebook has, beside those asked for in `changes`."""

    PRIVATE = private(reason=ACTOR)

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
