"""The office in the running house: commands of the floor with sessions, passphrases and second persons."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, TypeVar

from croupier.domain import plain
from croupier.journal import Journal, Recorded
from croupier.journal.port import newest_moment
from croupier.lean import dataclass
from croupier.live import Answer, Request
from croupier.live.desks.register import Office, opening_points
from croupier.live.desks.signatures import PersonalKey
from croupier.live.moments import calendar
from croupier.live.reports.cash import CashBook
from croupier.live.reports.closing import freeze
from croupier.live.reports.daybook import DayBook
from croupier.live.reports.notes import ring_of
from croupier.live.reports.protection import ProtectionBook
from croupier.live.tables import Floor
from croupier.live.tables.floor import clean_command
from croupier.refusal import Refused
from croupier.register import COMMANDS, EVENTS, SECOND_LACKS, SIGNED, STREAM, TWO_PEOPLE, Premises, about
from croupier.register.at_tables import without_licence
from croupier.rules import Actor, Role
from croupier.rules.book.library import authority, floor_authority
from croupier.table import Asked, Table, read_command
from croupier.table.asking.register import check_licences, check_option_told, check_variations_told
from croupier.table.opening.commands import ChangeOptions, LoadVariations
from croupier.table.opening.decide import inspection_points
from croupier.web.door.sessions import Session
from croupier.web.people.approvals import Approvals
from croupier.web.people.people import People

T = TypeVar("T")
MUST_SIGN = frozenset(SIGNED.values())
OURS = frozenset(
    {"by", "time", "key", "seen", "signature", "today", "found", *TWO_PEOPLE.values()}
)  # nobody says these of themselves


def told_of(event: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """What whoever asked hears of an event: what must be in a box is nobody's to know before its count is signed."""
    return {name: plain(value) for name, value in data.items() if name not in blind(event)}


def blind(event: str) -> frozenset[str]:
    return getattr(EVENTS.get(event), "BLIND", frozenset())


@dataclass(slots=True)
class FloorOffice:
    """What the floor's register, the tables and the people of this house do together."""

    floor: Floor
    journal: Journal
    people: People
    approvals: Approvals
    office: Office = field(init=False)
    _book: DayBook = field(default_factory=DayBook)
    _protection: ProtectionBook = field(default_factory=ProtectionBook)
    _open_keys: dict[tuple[str, Any], PersonalKey] = field(default_factory=dict)  # of who waits; never on a disk
    _reading: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        self.office = Office(self.journal, self._look, self.people.desk.desk)
        self.floor.zone = lambda: self.office.premises.zone
        self.floor.day = self.office.day
        self.floor.register = self.office
        if (doubt := self.office.premises.doubt) is not None and not doubt.accepted:
            self.floor.now.go_on(newest_moment(self.journal))

    def _look(self, table: str) -> tuple[Table, int] | None:
        runner = self.floor.tables.get(table)
        return (runner.writer.table, runner.writer.version) if runner else None

    async def read(self, telling: Callable[[Office, Premises], T]) -> T:
        """What the register says, read where it is written, so that nothing is half done."""
        return await self.floor.pen.write(lambda: telling(self.office, self.office.premises))

    def untold(self, recorded: Recorded) -> frozenset[str]:
        """What must be in a box that is not counted yet is in no view of the journal."""
        waiting = self.office.premises.removed.get(recorded.data.get("box", "")) if recorded.stream == STREAM else None
        return blind(recorded.name) if waiting and waiting.at == recorded.data.get("at") else frozenset()

    async def history(self, *names: str) -> list[Recorded]:
        """All events of the register with one of these names."""

        def found() -> list[Recorded]:
            return [recorded for recorded in self.journal.read(STREAM) if recorded.name in names]

        return await asyncio.to_thread(found)

    async def catch_up(self, tables: list[str]) -> None:
        """What the register will look up in these tables' journals, read before it takes the pen."""
        if tables:
            await asyncio.to_thread(self.office.catch_up, tables)

    async def day_book(self, telling: Callable[[DayBook, Premises], T]) -> T:
        """The figures and incidents, in a thread: reading a long journal must not hold up the floor."""
        async with self._reading:
            premises = self.office.premises
            return await asyncio.to_thread(lambda: telling(self._book.read(self.journal, premises), premises))

    async def cash_book(self) -> CashBook:
        premises = self.office.premises
        return await asyncio.to_thread(lambda: CashBook(premises).read(self.journal))

    async def protection_book(self, telling: Callable[[ProtectionBook], T]) -> T:
        """Game protection, in a thread for the same reason."""
        async with self._reading:
            premises = self.office.premises
            return await asyncio.to_thread(lambda: telling(self._protection.read(self.journal, premises)))

    async def freeze(self) -> list[str]:
        """The figures of a shift that two people have closed; the tables that hold it, as they lack its border."""
        if self.office.premises.closing is None:
            return []
        await self.day_book(lambda _book, _premises: None)  # as far as it is, before the pen is taken
        async with self._reading:
            return await self.floor.pen.write(lambda: freeze(self.office, self._book, self.floor.now()))

    async def start(self) -> None:
        """A shift that was being closed when the house went down is closed now."""
        if self.office.premises.closing is not None:
            await self.floor.tell_tables()
            await self.freeze()

    def read_anew(self) -> None:
        """When keys are destroyed: what was read with them is not told any more."""
        self._protection = ProtectionBook()

    # --- commands

    async def command(self, session: Session, command: Mapping[str, Any], key: str, passphrase: str) -> dict[str, Any]:
        """One command of one person: done, or waiting for the second person who has to be there."""
        name = self._checked(session, command)
        if name == "note-suspicion":
            ring_of(self.journal)
        if name == "file-cash-report":
            self.office.cash = (await self.cash_book()).found
        await self.freeze()
        allowed = session.role in floor_authority()[name]  # Whoever may not is refused by the floor itself, on record.
        own = await self._own_key(session, passphrase) if name in MUST_SIGN and allowed else None
        if name not in TWO_PEOPLE or not allowed:
            return await self.done(session.actor(), command, key, own)

        if await self._refusable(session, command, own):
            return await self.done(session.actor(), command, key, own)  # refused, on record, before anybody is called

        if own is not None:
            waiting = {(asked.who, asked.request.get("key")) for asked in (await self.approvals.current()).values()}
            self._open_keys = {asker: kept for asker, kept in self._open_keys.items() if asker in waiting}
            self._open_keys[session.who, key] = own
        return {"approval": await self.approvals.ask(session, name, {"command": dict(command), "key": key})}

    async def agreed(self, first: Actor, command: Mapping[str, Any], key: str, second: str) -> dict[str, Any]:
        """The second person is here. What is signed is signed now, with their name in it, by the first one's key."""
        own = self._open_keys.get((first.who, key))
        if command["do"] in MUST_SIGN and own is None and not await self.floor.knows(f"floor/{first.who}/{key}"):
            raise Refused(
                "signing_key_missing.closed",
                "Whoever asked signs this, and the house has been started anew since: it must be asked for again.",
            )
        return await self.done(first, {**command, TWO_PEOPLE[command["do"]]: second}, key, own)

    async def _refusable(self, session: Session, command: Mapping[str, Any], own: PersonalKey | None) -> bool:
        """Is anything wrong but that the second person is not here yet?"""
        request = Request(command, self.floor.now(), "floor/objection", session.actor())
        await self.catch_up(self.office.tables_of(command))
        found = await self.floor.pen.write(lambda: self.office.objection(request, own.sign if own else None))
        return found is not None and found.code not in SECOND_LACKS

    def _checked(self, session: Session, command: Mapping[str, Any]) -> str:
        name = command.get("do")
        if not isinstance(name, str) or name not in COMMANDS or name == "enrol-key":
            raise Refused("bad_command.floor", "There is no command “{name}” of the floor.", name=str(name)[:40])
        if command.keys() & OURS:
            raise Refused(
                "bad_command.beside_signature",
                "Who asks, who is beside, the signature and what a table's journal says are no part of it.",
                unknown=sorted(command.keys() & OURS),
            )
        if session.role is None or session.is_terminal:
            raise Refused("role_not_allowed.floor_staff", "The floor is for the staff.", command=name)
        for part, value in command.items():
            with about(part):
                clean_command({part: value})
        return name

    async def done(self, actor: Actor, command: Mapping[str, Any], key: str, own: PersonalKey | None) -> dict[str, Any]:
        request = Request(command, self.floor.now(), f"floor/{actor.who}/{key}", actor)
        await self.catch_up(self.office.tables_of(command))
        answer = await self.floor.pen.write(lambda: self.office.ask(request, own.sign if own else None))
        if answer.refused is not None:
            raise answer.refused
        events = list(answer.events)
        table = command.get("table")
        if command["do"] == "inspect-opening" and table in self.floor.tables:
            points = opening_points(command, inspection_points(self.floor.table(table).rules))
            passed = await self.floor.ask(table, points, f"floor/{actor.who}/{key}/table", actor)
            if passed.refused is not None:
                raise passed.refused
            events += passed.events
        lacking = await self.floor.tell_tables()
        lacking = sorted({*lacking, *await self.freeze()})
        told = [{"event": event.name, "data": told_of(event.name, event.data)} for event in events]
        return {"events": told, "tables_not_told": lacking}

    # --- opening a table

    @property
    def in_charge(self) -> bool:
        return self.office.premises.in_charge

    async def open_table(self, actor: Actor, table: str, command: Mapping[str, Any], key: str) -> Answer:
        """The floor's register is asked first; what keeps the table closed is on record there."""
        at = self.floor.now()
        clean_command(dict(command))
        if actor.role in floor_authority()["permit-opening"]:  # Others are refused by the table, with its clause.
            await self.catch_up([table])
            permit = await self.floor.pen.write(lambda: self.office.permit_opening(table, command, at, key, actor))
            if permit is not None and permit.refused is not None and not self.office.is_opening(table):
                return permit
        try:
            return await self.floor.ask(table, command, key, actor)
        finally:
            self.office.opening_over(table)

    def objection(self, table: str, command: Mapping[str, Any], actor: Actor) -> Refused | None:
        """What stands against a command at a table already, before anybody else is called to it."""
        runner = self.floor.table(table)
        try:
            asked = Asked(read_command(command), actor, self.floor.now(), calendar(self.floor.zone()))
            check_licences(runner.view, asked, runner.rules)
            if actor.role in authority()[str(command["do"])]:
                match asked.command:
                    case LoadVariations(variations=variations):
                        check_variations_told(runner.view, variations, runner.rules)
                    case ChangeOptions(option=option):
                        check_option_told(runner.view, option, asked)
        except Refused as refusal:
            return refusal
        return None

    def check_licence(self, actor: Actor) -> None:
        """For what is done beside the tables' own commands."""
        if lapsed := without_licence(self.office.premises, actor.who, self.floor.today()):
            raise lapsed

    # --- signing

    async def _own_key(self, session: Session, passphrase: str) -> PersonalKey:
        wrapped = self.people.verifiers.of(session.who).signing_key
        if not wrapped:
            raise Refused("signing_key_missing", "Make your signing key first; what is signed needs one.")
        if not passphrase:
            raise Refused(
                "passphrase_needed.signed_your", "This is signed: give your passphrase with it.", field="passphrase"
            )
        with about("passphrase"):  # Counts a wrong one, as signing in does.
            await self.people.sign_in(session.who, passphrase, session.role, session.place)
        return await asyncio.to_thread(PersonalKey.unwrapped, wrapped, passphrase, session.who)

    async def make_key(self, session: Session, passphrase: str) -> str:
        """A new signing key under the person's passphrase; its public half goes into the register, on record."""
        assert session.role is not None
        if session.role in (Role.PLAYER, Role.SYSTEM):
            raise Refused("role_not_allowed.floor_staff", "The floor is for the staff.")
        with about("passphrase"):
            await self.people.sign_in(session.who, passphrase, session.role, session.place)
        own = PersonalKey.generate()
        wrapped = await asyncio.to_thread(own.wrapped, passphrase, session.who, self.people.key_cost)
        actor, at = session.actor(), self.floor.now()
        data = {"do": "enrol-key", "public_key": own.public}
        request = Request(data, at, f"floor/{actor.who}/key/{own.public}", actor)
        answer = await self.floor.pen.write(lambda: self.office.ask(request))
        if answer.refused is not None:
            raise answer.refused
        await self.people.keep_signing_key(session.who, wrapped, actor)
        return own.public
