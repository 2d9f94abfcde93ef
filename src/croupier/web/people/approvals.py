"""Two different people for what one alone must not do: bound to the exact request, for two minutes, on record."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from croupier.domain import command_digest
from croupier.house.approvals.events import ApprovalAsked, ApprovalConfirmed, ApprovalRefused
from croupier.live.tables import Floor
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.web.door.access import TWO_PERSON
from croupier.web.door.roles import READERS
from croupier.web.door.sessions import Session, Sessions

WAITING_MAX = 200
SETTLED_BY = frozenset({"place-dolly", "close-choices", "collect-losers", "pay-winners", "remove-dolly"})
Carry = Callable[[str], Awaitable[dict[str, Any]]]  # given the second person's badge, do it

Told = ApprovalAsked | ApprovalConfirmed | ApprovalRefused


def signed(kind: type, command: Mapping[str, Any], second: str) -> dict[str, Any]:
    """With the second person's badge, where this kind of command has a place for it."""
    has_place = any(field.name == "second" for field in fields(kind))
    return {**command, "second": second} if has_place else dict(command)


@dataclass(frozen=True, slots=True)
class Approval:
    id: str
    action: str
    request: Mapping[str, Any]
    digest: str
    first: Session
    ends: float
    carry_out: Carry
    second: frozenset[Role]  # the roles of whoever may confirm it

    def as_json(self, now: float) -> dict[str, Any]:
        return {
            "id": self.id,
            "action": self.action,
            "request": dict(self.request),
            "digest": self.digest,
            "asked_by": self.first.who,
            "seconds_left": max(0, round(self.ends - now)),
            "second_may_be": sorted(self.second),
        }


@dataclass(slots=True)
class Approvals:
    floor: Floor
    sessions: Sessions
    seconds: float
    clock: Callable[[], float] = time.monotonic
    check_licence: Callable[[Actor], None] = lambda _actor: None  # of the floor's register
    _waiting: dict[str, Approval] = field(default_factory=dict)

    async def ask(
        self, session: Session, action: str, request: Mapping[str, Any], carry_out: Carry,
        second: frozenset[Role] | None = None,
    ) -> Approval:  # fmt: skip
        """The first person's half. Both must have given their passphrases just now."""
        try:
            self.check_licence(session.actor())
            self.sessions.check_fresh(session)
            self._forget_old()
            if len(self._waiting) >= WAITING_MAX:
                raise Refused("too_many_requests.approvals", "Too many approvals are waiting.")
        except Refused as refusal:
            await self._record(ApprovalRefused, session, action, command_digest(request), refusal.code)
            raise
        now = self.clock()
        approval = Approval(
            secrets.token_hex(8), action, dict(request), command_digest(request), session,
            now + self.seconds, carry_out, second or TWO_PERSON[action],
        )  # fmt: skip
        self._waiting[approval.id] = approval
        await self._record(ApprovalAsked, session, action, approval.digest, approval.id)
        return approval

    async def confirm(self, session: Session, approval_id: str, digest: str) -> dict[str, Any]:
        """The second person's half: somebody else, in a role that may, for exactly this request."""
        approval = self._waiting.get(approval_id)
        try:
            self._check(session, approval, digest)
        except Refused as refusal:
            action = approval.action if approval else "unknown"
            await self._record(ApprovalRefused, session, action, digest, refusal.code)
            raise
        assert approval is not None
        del self._waiting[approval_id]  # before the first await, so that it is done once
        await self._record(ApprovalConfirmed, session, approval.action, approval.digest, approval.id)
        done = await approval.carry_out(session.who)
        return {"confirmed": True, "action": approval.action, "done": done}

    async def refuse(self, session: Session, approval_id: str) -> None:
        """By the one who asked, or by whoever might have confirmed."""
        self._forget_old()
        approval = self._waiting.get(approval_id)
        if approval is None:
            await self._record(ApprovalRefused, session, "unknown", "", "no_such_approval")
            raise Refused("no_such_approval.never", "This approval is over, or never was.")
        if session.who != approval.first.who:
            self._check_role(session, approval)
        del self._waiting[approval_id]
        await self._record(ApprovalRefused, session, approval.action, approval.digest, "refused")

    def waiting(self, session: Session) -> list[dict[str, Any]]:
        """What this person has asked for, may confirm, or has to watch over."""
        self._forget_old()
        now = self.clock()
        return [
            approval.as_json(now)
            for approval in self._waiting.values()
            if session.who == approval.first.who or session.role in (approval.second | READERS)
        ]

    def objection(self, table: str, command: Mapping[str, Any]) -> Refused | None:
        """While two people are about to correct a result, nobody settles the round by it."""
        self._forget_old()
        waits = any(one.action == "correct-result" and one.request["table"] == table for one in self._waiting.values())
        if not waits or command["do"] not in SETTLED_BY:
            return None
        return Refused(
            "correction_waits",
            "A correction of the result waits for its second person; the round goes on when it is decided.",
        )

    def _check(self, session: Session, approval: Approval | None, digest: str) -> None:
        if approval is None or approval.ends < self.clock() or approval.first.ended:
            raise Refused("no_such_approval.never", "This approval is over, or never was.")
        if approval.first.who == session.who:
            raise Refused(
                "second_person_needed.somebody_else", "The second person must be somebody else.", first=session.who
            )
        self._check_role(session, approval)
        self.check_licence(session.actor())
        if approval.digest != digest:
            raise Refused(
                "approval_differs.confirmed_asked",
                "What was confirmed is not what was asked for.",
                digest=approval.digest,
            )
        self.sessions.check_fresh(session)

    def _check_role(self, session: Session, approval: Approval) -> None:
        if session.role not in approval.second:
            allowed = sorted(approval.second)
            raise Refused(
                "role_not_allowed.confirm", "The {role} may not confirm this.", allowed=allowed, role=session.role
            )

    def _forget_old(self) -> None:
        """Two minutes are over, or the one who asked has signed out."""
        now = self.clock()
        for old in [key for key, asked in self._waiting.items() if asked.ends < now or asked.first.ended]:
            del self._waiting[old]

    async def _record(self, event: type[Told], session: Session, action: str, digest: str, about: str) -> None:
        await self.floor.record(event(action, digest[:64], about), session.actor())
