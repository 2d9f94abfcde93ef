"""Two different people for what one alone must not do: bound to the exact request, for two minutes, on record.

What waits is in the stream `house` and nowhere else, so it outlasts a restart. How each action is done is told by the
folder that owns it (`croupier.web.by_two`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import field, fields
from datetime import datetime, timedelta
from typing import Any

from croupier.domain import plain
from croupier.house.approvals.events import (
    SAID_NO,
    ApprovalAsked,
    ApprovalCarriedOut,
    ApprovalConfirmed,
    ApprovalRefused,
    ApprovalTakenBack,
)
from croupier.lean import dataclass
from croupier.live.desks.people import PeopleDesk
from croupier.live.moments import stamp
from croupier.live.tables import Floor, TableRunner
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.table.asking.asked import Asked
from croupier.table.decide import decide
from croupier.table.wire import read_command
from croupier.web.door.access import BY_AMOUNT, TWO_PERSON
from croupier.web.door.roles import READERS
from croupier.web.door.sessions import Session, Sessions
from croupier.web.records.doings import HouseDoings

WAITING_MAX = 200
IN_ITSELF = frozenset({  # no second person, and no other moment, puts these right
    "reason_needed", "reason_missing", "bad_amount", "bad_limits", "unknown_key", "option_not_permitted",
})  # fmt: skip
SETTLED_BY = frozenset({"place-dolly", "close-choices", "collect-losers", "pay-winners", "remove-dolly"})

Told = ApprovalAsked | ApprovalConfirmed | ApprovalCarriedOut | ApprovalRefused | ApprovalTakenBack
Do = Callable[[ApprovalAsked], Awaitable[dict[str, Any]]]


def signed(kind: type, command: Mapping[str, Any], second: str) -> dict[str, Any]:
    """With the second person's badge, where this kind of command has a place for it."""
    has_place = any(field.name == "second" for field in fields(kind))
    return {**command, "second": second} if has_place else dict(command)


def above_the_amount(floor: Floor, table: str, command: Mapping[str, Any], session: Session) -> bool:
    """A ruling or a decision that one supervisor does not make alone, because of what it would move now."""
    name = command.get("do")
    if not isinstance(name, str) or name not in BY_AMOUNT:
        return False
    refusal = _refusal(floor.table(table), command, session.actor())
    return refusal is not None and refusal.id == "second_person_needed.ruling"


def asked_wrongly(runner: TableRunner, command: Mapping[str, Any], actor: Actor) -> Refused | None:
    """What the table has against the command whoever signs it: nobody is called for that."""
    refusal = _refusal(runner, command, actor)
    return refusal if refusal is not None and refusal.code in IN_ITSELF else None


def _refusal(runner: TableRunner, command: Mapping[str, Any], actor: Actor) -> Refused | None:
    try:
        decide(runner.view, Asked(read_command(command), actor, runner.view.as_of), runner.rules)
    except Refused as refusal:
        return refusal
    return None


def first_of(asked: ApprovalAsked) -> Actor:
    return Actor(asked.who, Role(asked.role), asked.device)


def over() -> Refused:
    return Refused("no_such_approval.never", "This approval is over, or never was.")


def spoken_of(runner: TableRunner, command: str) -> list[Any]:
    """What a correction or a ruling speaks of and does not name: a result, a hold. The game may have gone on since."""
    match command:
        case "correct-result":
            return [runner.view.round, runner.view.result]
        case "make-ruling":
            held = runner.last_event("irregularity-reported", "table-suspended", "call-missed")
            return [held and held.called]
    return []


@dataclass(slots=True)
class Approvals:
    floor: Floor
    doings: HouseDoings
    sessions: Sessions
    people: PeopleDesk
    seconds: float
    check_licence: Callable[[Actor], None] = lambda _actor: None  # of the floor's register
    changed: Callable[[], None] = lambda: None  # told when something waits for a second person, or does so no more
    _asking: asyncio.Lock = field(default_factory=asyncio.Lock)  # so that no two take the last place
    _doing: dict[str, asyncio.Lock] = field(default_factory=dict)  # by the approval's number: done by one at a time

    async def ask(
        self, session: Session, action: str, request: Mapping[str, Any], second: frozenset[Role] | None = None
    ) -> dict[str, Any]:
        """The first person's half, as it is shown. Both must have given their passphrases just now."""
        request = plain(request)
        digest = self.floor.journal.digest(request)
        async with self._asking:
            try:
                self.check_licence(session.actor())
                self.sessions.check_fresh(session)
                current = await self.current()
                if same := _asked_before(current, session, action, request, digest):
                    return shown(same, self.floor.now())
                if len(current) >= WAITING_MAX:
                    raise Refused("too_many_requests.approvals", "Too many approvals are waiting.")
            except Refused as refusal:
                await self._record(ApprovalRefused("", action, digest, refusal.code), session)
                raise
            now, by = self.floor.now(), session.actor()
            seconds = min(self.seconds, self.sessions.lasts(session))
            asked = ApprovalAsked(
                secrets.token_hex(8), action, digest, request, by.who, by.role.value, by.device,
                stamp(datetime.fromisoformat(now) + timedelta(seconds=seconds)), sorted(second or TWO_PERSON[action]),
            )  # fmt: skip
            await self._record(asked, session)
        return shown(asked, now)

    async def confirm(self, session: Session, approval: str, digest: str, do: Do) -> tuple[str, dict[str, Any]]:
        """The second person's half: somebody else, in a role that may, for exactly this request. Then it is done.

        Whether it was is on record too. Where nobody was told, as when the house stopped between the two, the same
        person confirms it again: what was done under its key is not done twice.
        """
        doing = self._doing.setdefault(approval, asyncio.Lock())
        try:
            async with doing:
                asked = await self._confirmed(session, approval, digest)
                return asked.action, await self._carried_out(session, asked, do)
        finally:
            if not doing.locked():
                self._doing.pop(approval, None)

    async def _carried_out(self, session: Session, asked: ApprovalAsked, do: Do) -> dict[str, Any]:
        try:
            done = await do(asked)
        except Refused as refusal:
            if refusal.code != "answer_unknown":
                await self._end(ApprovalCarriedOut(asked.approval, asked.action, asked.digest, refusal.code), session)
            raise
        await self._end(ApprovalCarriedOut(asked.approval, asked.action, asked.digest, ""), session)
        return done

    async def _confirmed(self, session: Session, approval: str, digest: str) -> ApprovalAsked:
        asked = (await self.current()).get(approval)
        by = self.doings.known.confirmed.get(approval)
        try:
            if asked is None or by not in (None, session.who):
                raise over()
            self._check(session, asked, digest)
        except Refused as refusal:
            action = asked.action if asked else "unknown"
            await self._record(ApprovalRefused(approval, action, digest[:64], refusal.code), session)
            raise
        if by is None:
            await self._end(ApprovalConfirmed(approval, asked.action, asked.digest, session.who), session)
        return asked

    async def refuse(self, session: Session, approval: str) -> None:
        """By the one who asked, or by whoever might have confirmed."""
        asked = (await self.current()).get(approval)
        if asked is None:
            await self._record(ApprovalRefused(approval, "unknown", "", "no_such_approval"), session)
            raise over()
        if session.who == asked.who:
            await self._end(ApprovalTakenBack(approval, asked.action, asked.digest), session)
            return
        _check_role(session, asked)
        await self._end(ApprovalRefused(approval, asked.action, asked.digest, SAID_NO), session)

    async def waiting(self, session: Session) -> list[dict[str, Any]]:
        """What this person has asked for, may confirm, or has to watch over."""
        now = self.floor.now()
        return [
            shown(asked, now, self.doings.known.confirmed.get(asked.approval, ""))
            for asked in (await self.current()).values()
            if session.who == asked.who or (session.role and session.role in {*asked.second, *READERS})
        ]

    async def became(self, approval: str) -> str:
        """Of what somebody asked for: waits still, is done, was refused by a code or by somebody, or has lapsed."""
        if approval in await self.current():
            return "waiting"
        return self.doings.known.over.get(approval, "lapsed")

    async def current(self) -> dict[str, ApprovalAsked]:
        """All that wait, in a thread: reading the journal must not hold up the floor."""
        doings = await asyncio.to_thread(self.doings.read)
        return doings.waiting_at(self.floor.now())

    def objection(self, table: str, command: Mapping[str, Any]) -> Refused | None:
        """While two people are about to correct a result, nobody settles the round by it."""
        if command["do"] not in SETTLED_BY or not self._correction_of(table):
            return None
        self.doings.read()  # Rarely so far: only while one waits is it looked up whether it still does.
        if not self._correction_of(table):
            return None
        return Refused(
            "correction_waits",
            "A correction of the result waits for its second person; the round goes on when it is decided.",
        )

    def _correction_of(self, table: str) -> bool:
        waiting = self.doings.known.waiting_at(self.floor.now()).values()
        return any(asked.action == "correct-result" and asked.request["table"] == table for asked in waiting)

    def _check(self, session: Session, asked: ApprovalAsked, digest: str) -> None:
        first = self.people.roll.account(asked.who)
        if first is None or not first.active or asked.role not in first.roles:
            raise over()
        if asked.who == session.who:
            raise Refused(
                "second_person_needed.somebody_else", "The second person must be somebody else.", first=session.who
            )
        _check_role(session, asked)
        self.check_licence(session.actor())
        self.check_licence(first_of(asked))
        if asked.digest != digest:
            raise Refused(
                "approval_differs.confirmed_asked",
                "What was confirmed is not what was asked for.",
                digest=asked.digest,
            )
        self.sessions.check_fresh(session)

    async def _end(self, event: Told, session: Session) -> None:
        """Once: the journal itself takes the second time for what it is."""
        try:
            await self._record(event, session)
        except Refused as refusal:
            if refusal.code != "settled_already":
                raise
            raise over() from None

    async def _record(self, event: Told, session: Session) -> None:
        await self.floor.record(event, session.actor())
        await asyncio.to_thread(self.doings.read)
        self.changed()


def _asked_before(
    current: Mapping[str, ApprovalAsked], session: Session, action: str, request: Mapping[str, Any], digest: str
) -> ApprovalAsked | None:
    """Under a key: whoever heard no answer asks again, and it waits once."""
    same = (one for one in current.values() if (one.who, one.action, one.digest) == (session.who, action, digest))
    return next(same, None) if request.get("key") else None


def _check_role(session: Session, asked: ApprovalAsked) -> None:
    if session.role not in asked.second:
        raise Refused(
            "role_not_allowed.confirm", "The {role} may not confirm this.", allowed=asked.second, role=session.role
        )


def shown(asked: ApprovalAsked, now: str, confirmed_by: str = "") -> dict[str, Any]:
    left = datetime.fromisoformat(asked.until) - datetime.fromisoformat(now)
    return {
        "id": asked.approval,
        "action": asked.action,
        "request": dict(asked.request),
        "digest": asked.digest,
        "asked_by": asked.who,
        "seconds_left": max(0, round(left.total_seconds())),
        "second_may_be": asked.second,
        "confirmed_by": confirmed_by,
    }
