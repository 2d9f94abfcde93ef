"""Approvals and variations: what the authority allows beyond the usual, on record with its dates."""

from __future__ import annotations

import re

from croupier.refusal import Refused
from croupier.register.approvals import commands as c
from croupier.register.approvals import events as e
from croupier.register.asking import Asked, about, needed, reasoned
from croupier.register.events import Event
from croupier.register.state import Premises, Variation
from croupier.register.things import hash_of, rulebook_named
from croupier.rules.in_force.variation import before_and_clauses

HASH = re.compile(r"[0-9a-f]{64}")
NAMES = ("size", "material")
OF_THINGS = {
    "ring-order": "wheel",
    "neutral-pockets": "wheel",
    "cover-device": "cover",
    "layout": "layout",
    "optional-area": "layout",
    "ball": "ball",
}
OF_NAMES = ("secure-place", "posting-place", "tournament-chips")  # what the words say, nothing more
OF_PAPER = ("posted-rules",)  # by the hash of what was printed
KINDS = (*OF_THINGS, *OF_NAMES, *OF_PAPER)


def record_approval(premises: Premises, command: c.RecordApproval, _asked: Asked) -> list[Event]:
    for what in ("reference", "subject", "approved_by"):
        needed(getattr(command, what), what)
    if command.reference in premises.approvals:
        raise Refused(
            "already_registered.approval", "There is an approval {reference} already.", reference=command.reference
        )
    if command.kind not in KINDS:
        raise Refused("bad_kind", "An approval is of one of: {kinds:list}.", kind=command.kind, kinds=list(KINDS))
    if command.valid_until and command.valid_until < command.date:
        raise Refused("bad_date.ended_began", "It would have ended before it began.", field="valid_until")
    if command.kind == "ball" and (not command.names or set(command.names) - {*NAMES}):
        raise Refused(
            "approval_names_needed",
            "The approval of a ball names size, material or both.",
            field="names",
            names=[*NAMES],
        )
    hash_ = _hash(premises, command)
    if command.hash and command.hash != hash_:
        raise Refused(
            "approval_differs.approved_register",
            "What was approved is not {subject} as it is in the register.",
            field="hash",
            approved=command.hash,
            registered=hash_,
            subject=command.subject,
        )
    return [
        e.ApprovalRecorded(
            command.reference,
            command.kind,
            command.subject,
            command.approved_by,
            command.date,
            command.valid_until,
            hash_,
            list(command.names),
        )
    ]


def _hash(premises: Premises, command: c.RecordApproval) -> str:
    if command.kind in OF_NAMES:
        return hash_of({command.kind: command.subject})
    if command.kind in OF_PAPER:
        if not HASH.fullmatch(command.hash):
            raise Refused(
                "hash_needed.approved", "Give the SHA-256 of what was approved, 64 hexadecimal digits.", field="hash"
            )
        return command.hash
    kind = OF_THINGS[command.kind]
    thing = premises.things.get(command.subject)
    if thing is None or thing.kind != kind:
        raise Refused(
            "not_registered.register",
            "There is no {kind} “{thing}” in the register.",
            field="subject",
            thing=command.subject,
            kind=kind,
        )
    return thing.hash


def withdraw_approval(premises: Premises, command: c.WithdrawApproval, _asked: Asked) -> list[Event]:
    approval = premises.approvals.get(command.reference)
    if approval is None or approval.withdrawn:
        raise Refused(
            "no_such_approval.force", "There is no approval {reference} in force.", reference=command.reference
        )
    return [e.ApprovalWithdrawn(command.reference, reasoned(command.reason))]


def apply_for_variation(premises: Premises, command: c.ApplyForVariation, asked: Asked) -> list[Event]:
    """A written application: the rule as it is, as it should be, and why."""
    for what in ("variation", "title"):
        needed(getattr(command, what), what)
    reasoned(command.reason)
    if command.variation in premises.variations:
        raise Refused(
            "already_registered.variation", "There is a variation {variation} already.", variation=command.variation
        )
    rulebook = rulebook_named(command.rulebook)
    with about("changes"):
        before, clauses = before_and_clauses(rulebook, command.changes)
    return [
        e.VariationApplied(
            command.variation,
            command.rulebook,
            command.title,
            command.reason,
            dict(command.changes),
            before,
            clauses,
            asked.day,
        )
    ]


def review_variation(premises: Premises, command: c.ReviewVariation, _asked: Asked) -> list[Event]:
    variation = _variation(premises, command.variation, "applied")
    needed(command.reviewer, "reviewer")
    if command.date < variation.applied:
        raise Refused(
            "bad_date.application",
            "The review is after the application of {applied}.",
            field="date",
            applied=variation.applied,
        )
    return [e.VariationReviewed(command.variation, command.reviewer, command.date)]


def decide_variation(premises: Premises, command: c.DecideVariation, _asked: Asked) -> list[Event]:
    """The Commission decides after the Division's review; an approval takes the form of rules with dates."""
    variation = _variation(premises, command.variation, "under-review")
    if command.decision not in ("denied", "temporary", "permanent"):
        raise Refused("bad_decision", "The decision is denied, temporary or permanent.", decision=command.decision)
    if command.date < variation.reviewed:
        raise Refused(
            "bad_date.decision",
            "The decision is after the review of {reviewed}.",
            field="date",
            reviewed=variation.reviewed,
        )
    if command.decision == "denied":
        return [e.VariationDecided(command.variation, "denied", command.date)]
    dated = command.effective and (command.ends or command.decision == "permanent")
    if not command.citation or not dated:
        lacking = "citation" if not command.citation else "effective" if not command.effective else "ends"
        raise Refused(
            "variation_not_in_force.approved_citation",
            "An approved variation needs the citation of its rule, when it begins, and when a temporary one ends.",
            field=lacking,
            variation=command.variation,
        )
    if command.ends and command.ends < command.effective:
        raise Refused("bad_date.end_begins", "It would end before it begins.", field="ends")
    return [
        e.VariationDecided(
            command.variation, command.decision, command.date, command.citation, command.effective, command.ends
        )
    ]


def _variation(premises: Premises, name: str, state: str) -> Variation:
    variation = premises.variations.get(name)
    if variation is None:
        raise Refused("no_such_variation", "Nobody has applied for the variation {variation}.", variation=name)
    if variation.state != state:
        raise Refused(
            "variation_out_of_turn",
            "The variation {variation} is {state}, not {state2}.",
            variation=name,
            state=variation.state,
            state2=state,
        )
    return variation
