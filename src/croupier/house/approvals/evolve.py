"""What they change. Time alone ends an approval too, which needs no event: it says itself until when it waits."""

from __future__ import annotations

from croupier.house.approvals.events import (
    SAID_NO,
    ApprovalAsked,
    ApprovalCarriedOut,
    ApprovalConfirmed,
    ApprovalRefused,
    ApprovalTakenBack,
)
from croupier.house.state import Doings


def approval_asked(doings: Doings, event: ApprovalAsked) -> None:
    doings.waiting = doings.waiting_at(doings.as_of)
    doings.confirmed = {name: by for name, by in doings.confirmed.items() if name in doings.waiting}
    doings.waiting[event.approval] = event


def approval_confirmed(doings: Doings, event: ApprovalConfirmed) -> None:
    if event.by:
        doings.confirmed[event.approval] = event.by
    else:  # of before the record said whether it was done
        doings.waiting.pop(event.approval, None)


def approval_carried_out(doings: Doings, event: ApprovalCarriedOut) -> None:
    doings.ended(event.approval, event.refused or "done")


def approval_refused(doings: Doings, event: ApprovalRefused) -> None:
    if event.why == SAID_NO:
        doings.ended(event.approval, SAID_NO)


def approval_taken_back(doings: Doings, event: ApprovalTakenBack) -> None:
    doings.ended(event.approval, "taken-back")
