"""What changes: approvals and variations."""

from __future__ import annotations

from croupier.register.approvals import events as e
from croupier.register.state import Approval, Premises, Variation


def approval_recorded(p: Premises, event: e.ApprovalRecorded) -> None:
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


def approval_withdrawn(p: Premises, event: e.ApprovalWithdrawn) -> None:
    p.approvals[event.reference].withdrawn = event.reason


def variation_applied(p: Premises, event: e.VariationApplied) -> None:
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


def variation_reviewed(p: Premises, event: e.VariationReviewed) -> None:
    variation = p.variations[event.variation]
    variation.state, variation.reviewer, variation.reviewed = "under-review", event.reviewer, event.date


def variation_decided(p: Premises, event: e.VariationDecided) -> None:
    variation = p.variations[event.variation]
    variation.state, variation.decided, variation.citation = event.decision, event.date, event.citation
    variation.effective, variation.ends = event.effective, event.ends
