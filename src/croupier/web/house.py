"""The house: floor, people, sessions, terminals and hubs of one server, started and stopped together."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import field
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from croupier.house.program.events import SelfChecked
from croupier.journal import Journal, Unknown
from croupier.lean import dataclass
from croupier.live import Answer
from croupier.live.clock import utc_now
from croupier.live.desks.halls import Halls
from croupier.live.desks.people import PeopleDesk
from croupier.live.desks.tournament_tables import halls_of
from croupier.live.forgetting import destroy
from croupier.live.tables import Floor, Timing
from croupier.live.tables.floor import clean_command, fsync_ms, of_the_wheel
from croupier.live.tables.sensing import Sensing, sensor_line
from croupier.live.watching import lasting, watched
from croupier.people import Roll, Terminal
from croupier.people.terminals.events import TerminalEnrolled, TerminalLost, TerminalRemoved
from croupier.people.verifiers.events import RecordFoundAltered
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.rules.book.library import authority
from croupier.table.wire import COMMANDS
from croupier.web.door.access import check_command, needs_two
from croupier.web.door.half_open import HalfOpen
from croupier.web.door.sessions import Session, Sessions, hashed
from croupier.web.door.settings import Settings
from croupier.web.door.shares import Shares
from croupier.web.journal.sealing import SelfCheck, open_sealer
from croupier.web.office.office import FloorOffice
from croupier.web.paper.queue import Press
from croupier.web.people.approvals import Approvals, above_the_amount, asked_wrongly, signed, spoken_of
from croupier.web.people.enrolment import ENROLMENT_SECONDS, ENROLMENTS_MAX, Enrolment, terminal_name
from croupier.web.people.kept import TERMINAL, HouseStore
from croupier.web.people.passkeys import Passkeys
from croupier.web.people.people import People, new_code
from croupier.web.people.taken_over import take_over
from croupier.web.people.verifiers import Verifiers
from croupier.web.records.alerts import AlertBook
from croupier.web.records.chronicle import Chronicle, T
from croupier.web.records.doings import HouseDoings
from croupier.web.records.housebook import HouseBook
from croupier.web.socket.announced import Announced
from croupier.web.socket.hub import Hub
from croupier.web.tournaments.boards import Boards
from croupier.web.watch.clock import ClockWatch
from croupier.web.watch.collecting import Collector
from croupier.web.watch.counting import Counted
from croupier.web.watch.webhook import Webhook

log = logging.getLogger("croupier.web")


def _said(noted: Future[None]) -> None:
    if not noted.cancelled() and (error := noted.exception()):
        log.error("an altered record is not on record: %s", error)


@dataclass(slots=True)
class House:
    settings: Settings
    journal: Journal
    store: HouseStore
    wall: Callable[[], datetime] = utc_now  # for nobody but tests: a house has the world's time
    ticks: Callable[[], float] = time.monotonic  # likewise
    floor: Floor = field(init=False)
    self_check: SelfCheck = field(init=False)
    roll: PeopleDesk = field(init=False)
    verifiers: Verifiers = field(init=False)
    people: People = field(init=False)
    sessions: Sessions = field(init=False)
    doings: HouseDoings = field(init=False)
    approvals: Approvals = field(init=False)
    passkeys: Passkeys = field(init=False)
    office: FloorOffice = field(init=False)
    tournaments: Halls = field(init=False)
    boards: Boards = field(init=False)
    shares: Shares = field(init=False)
    half_open: HalfOpen = field(init=False)
    hubs: dict[str, Hub] = field(default_factory=dict)
    announced: dict[str, Announced] = field(default_factory=dict)
    enrolments: dict[str, Enrolment] = field(default_factory=dict)
    collector: Collector = field(default_factory=Collector)
    started: float = field(init=False)
    fsync_ms: float = 0.0
    sockets: int = 0
    refusals: Counter[str] = field(default_factory=Counter)  # by code, however they were told
    webhook: Webhook = field(init=False)
    counted: Counted = field(init=False)
    clock: ClockWatch | None = None
    verify_from: float = 0.0  # when the whole journal may be verified next
    book: HouseBook = field(default_factory=HouseBook)
    alerts: AlertBook = field(default_factory=AlertBook)
    sensors: dict[str, Sensing] = field(default_factory=dict)
    press: Press = field(default_factory=Press)  # for what anybody may have printed
    staff_press: Press = field(default_factory=Press)
    _chronicles: dict[str, Chronicle] = field(default_factory=dict)
    _terminals: dict[str, Session] = field(default_factory=dict)
    _altered: list[RecordFoundAltered] = field(default_factory=list)  # records of the file, not yet on record
    _uses: ThreadPoolExecutor = field(default_factory=partial(ThreadPoolExecutor, 1, "sessions"))
    _noting: asyncio.Lock = field(default_factory=asyncio.Lock)
    _loop: asyncio.AbstractEventLoop | None = None
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        sealer = open_sealer(self.settings, self.journal)
        sealer.check(self.journal)
        self.started = self.ticks()
        closed_max = self.settings.closed_days_max * 86_400
        ticks = None if self.ticks is time.monotonic else self.ticks
        betting = Timing(betting=self.settings.betting_seconds)
        self.floor = Floor(
            self.journal, betting, seal=sealer, wall=self.wall, ticks=ticks, closed_seconds_max=closed_max
        )
        self.self_check = SelfCheck(self.settings, sealer, self.floor.now)
        self.floor.choose_currency(self.settings.currency)
        self.roll = PeopleDesk(self.floor)
        take_over(self.roll, self.store)
        self.verifiers = Verifiers(self.roll, self.store, self._noticed)
        self.sessions = Sessions(self.settings, self.ticks, self._note_use)
        self.people = People(self.roll, self.store, self.verifiers, self.sessions, self.settings)
        self.shares = Shares(self.settings, self.ticks)
        self.half_open = HalfOpen(self.settings.request_seconds, self.ticks)
        self.doings = HouseDoings(self.journal)
        waits = self.settings.approval_seconds
        self.approvals = Approvals(self.floor, self.doings, self.sessions, self.roll, waits)
        self.passkeys = Passkeys(self.people, self.settings, self.ticks)
        self.office = FloorOffice(self.floor, self.journal, self.people, self.approvals)
        self.approvals.check_licence = self.office.check_licence
        self.tournaments = halls_of(self.floor, self.show)
        self.boards = Boards(self.tournaments, self.hubs, self.floor.now, self.settings.outbox_bytes_max)
        self.tournaments.changed = self.boards.changed
        self.tournaments.barred = self.office.office.barred
        self.webhook, self.counted = Webhook(self.settings.webhook), Counted(self.journal)

    async def start(self) -> None:
        if "://" not in self.settings.db:
            self.fsync_ms = await asyncio.to_thread(fsync_ms, str(Path(self.settings.db).resolve().parent))
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.doings.read)  # What waited for a second person waits on.
        await self.destroy_keys()
        altered = set(await asyncio.to_thread(lambda: list(self.verifiers.check_all())))
        await self._put_on_record()
        for terminal in self.roll.roll.terminals.values():
            if terminal.id not in altered:
                self._admit(terminal, self.verifiers.token(terminal.id))
        self._resume_sessions()
        await self.floor.start()
        for name in self.floor.tables:
            self.show(name)
        await self.tournaments.start()
        await self.office.start()
        for name, line in self.settings.sensors.items():
            self.listen(name, line)
        if self.settings.verify:
            await self._checked(await self.self_check.once())
        self.clock = ClockWatch(self.floor, self.office.office, self.settings.time_server)
        for work, name in (
            (self.self_check.daily(self._checked), "self-check"),
            (self.self_check.sealer.hourly(self.journal, self.floor.pen), "sealing"),
            (self.clock.always(), "clock"),
            (self.counted.always(), "counting"),
        ):
            self._tasks.append(watched(work, name, lambda _error: None))

    def _resume_sessions(self) -> None:
        """Whoever was signed in when the house stopped goes on, as far as the record has it."""
        used, now = self.store.session_uses(), self.floor.now()
        for one in self.doings.known.sessions.values():
            person = self.roll.roll.account(one.badge)
            if person is not None and person.active and one.role in person.roles:
                self.sessions.resume(one, now, used.get(one.id, ""))
        self.store.forget_session_uses(self.doings.known.sessions)

    def _note_use(self, session: str) -> None:
        """In a thread: nobody's request, and no table, waits for the disk."""
        asyncio.get_running_loop().run_in_executor(self._uses, self._save_use, session, self.floor.now())

    def _save_use(self, session: str, now: str) -> None:
        try:
            self.store.save_session_use(session, now)
        except sqlite3.Error:  # A full disk, for instance; after a restart it locks a little sooner.
            log.exception("when a session was used cannot be remembered")

    def _noticed(self, found: RecordFoundAltered) -> None:
        """From any thread, in the middle of anything: it goes on record by itself."""
        self._altered.append(found)
        if self._loop is not None:
            noted = asyncio.run_coroutine_threadsafe(self._put_on_record(), self._loop)
            noted.add_done_callback(_said)

    async def _put_on_record(self) -> None:
        async with self._noting:
            while self._altered:
                found = self._altered.pop()
                try:
                    await self.roll.write(lambda _: [found], Actor("house", Role.SYSTEM))  # noqa: B023 - at once
                except Refused as refusal:
                    if refusal.code != "settled_already":  # It is on record since before the restart.
                        raise

    async def _checked(self, found: dict[str, Any]) -> None:
        await self.floor.record(SelfChecked(**found), Actor("house", Role.SYSTEM))

    def show(self, name: str) -> None:
        """Give a table its watchers."""
        runner = self.floor.table(name)
        hub = Hub(runner, self.floor.clocks.get(name), checkpoint=self.self_check.sealer.newest)
        hub.standing = self.boards.standing
        runner.listeners.append(partial(self.collector.hear, name))
        runner.listeners.append(partial(self.boards.hear, name))
        self.hubs[name] = hub
        self.announced[name] = Announced(runner, hub.clients, self.ticks)
        lasting(hub.run, f"hub {name}", runner, self._tasks)

    def listen(self, name: str, line: Mapping[str, Any]) -> None:
        """Follow the sensor of a table's wheel for as long as the house is open."""
        sensing = Sensing(self.floor.table(name), sensor_line(name, line))
        self.sensors[name] = sensing
        self._tasks.append(watched(sensing.run(), f"sensor {name}", sensing.failed))

    async def remembered(self, table: str, telling: Callable[[Chronicle], T]) -> T:
        """What a table's chronicle has to say, in a thread: reading the journal must not hold up the floor."""
        stream = self.floor.table(table).writer.stream
        memory = self._chronicles.setdefault(table, Chronicle(stream))
        return await asyncio.to_thread(memory.tell, self.journal, telling)

    async def destroy_keys(self) -> None:
        """Those of people whom the record says are forgotten, also after a stop just between the two; what was read
        with them is read anew. No table has anything of them: who still plays is not forgotten."""
        doings = await asyncio.to_thread(self.doings.read)
        if await self.floor.pen.write(destroy, self.journal, doings.forgotten):
            await self.floor.pen.write(self.roll.desk.reload)
            await self.floor.pen.write(self.office.office.desk.reload)
            self._chronicles.clear()
            self.book, self.alerts = HouseBook(), AlertBook()
            self.office.read_anew()
        whose = [known_as.partition("/") for known_as, _ in doings.forgotten]
        of_staff = [self.roll.roll.account(badge) for kind, _, badge in whose if kind == "staff"]
        gone = [person.badge for person in of_staff if person is not None and not person.active]
        if gone:
            await self.people.forget(gone)

    async def stop(self) -> None:
        await self.floor.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._uses.shutdown()
        with suppress(Refused, Unknown, OSError):
            self.self_check.sealer.if_grown(self.journal)
        self.store.close()
        self.journal.close()

    @property
    def journal_records(self) -> int | None:
        """How many there are; None while the store does not say."""
        return self.counted.records

    def delayed(self, seconds: float = 0.0) -> set[str]:
        """Badges of the house at which somebody must wait before the next try; what else was typed is nobody's."""
        return {badge for badge in self.people.delays.delayed(seconds) if self.roll.roll.account(badge) is not None}

    # --- commands

    def command(self, session: Session, table: str, command: Mapping[str, Any], key: str) -> asyncio.Future[Answer]:
        """One command of one session, in the order of the calls. What needs two people goes another way."""
        runner = self.floor.table(table)
        check_command(session, table, command)
        key = f"{table}/{session.asker}/{key}"
        if session.is_terminal:
            seat = runner.view.seats.get(session.seat)
            actor = session.actor(seat.player if seat else "")
        else:
            if self.takes_two(session, table, command):
                raise Refused("second_person_needed.ask_approval", "This needs a second person; ask for an approval.")
            actor = session.actor()
            if command["do"] == "open-table" and self.office.in_charge:
                opening = self.office.open_table(actor, table, command, key)
                return asyncio.create_task(opening, name=f"opening {table}")
        refused = self.tournaments.objection(table, command) or self.approvals.objection(table, command)
        return self.floor.put(table, command, key, actor, refused)

    def takes_two(self, session: Session, table: str, command: Mapping[str, Any]) -> bool:
        """Whether somebody else must confirm this: always, or because of what it would move at this table now."""
        return needs_two(command) or above_the_amount(self.floor, table, command, session)

    async def command_of_two(
        self, session: Session, table: str, command: Mapping[str, Any], key: str
    ) -> dict[str, Any]:
        """Keep the exact command until somebody else confirms it; then it is asked in the first person's name."""
        runner = self.floor.table(table)
        check_command(session, table, command)
        if "second" in command:
            raise Refused(
                "bad_command.second_person", "The second person confirms in person and is not named in the command."
            )
        actor = session.actor()
        alone = signed(COMMANDS[command["do"]], command, "")
        objection = of_the_wheel(runner, command, actor) or self.office.objection(table, alone, actor)
        objection = objection or asked_wrongly(runner, alone, actor)
        if objection or session.role not in authority()[command["do"]]:  # The table refuses, on record.
            answer = await self.floor.put(table, alone, f"{table}/{actor.who}/{key}", actor, objection)
            refused = answer.refused
            assert refused is not None
            raise refused

        clean_command(command)
        about = spoken_of(runner, command["do"])
        request = {"table": table, "command": dict(command), "key": key, "about": about}
        return await self.approvals.ask(session, command["do"], request)

    # --- terminals

    def enrol(self, table: str, seat: int) -> tuple[str, str]:
        """A screen asks to become a terminal: the code it shows, and its cookie (worth nothing until confirmed)."""
        terminals = self.floor.table(table).rules.policy.terminals
        if not 0 <= seat <= (terminals.count if terminals else 0):
            raise Refused("no_such_terminal.table_number", "This table has no terminal with that number.", seat=seat)
        now = self.ticks()
        self.enrolments = {code: e for code, e in self.enrolments.items() if e.ends > now}
        if len(self.enrolments) >= ENROLMENTS_MAX:
            raise Refused("too_many_requests.confirmed", "Too many screens are waiting to be confirmed.")
        code, token = new_code(2), secrets.token_urlsafe(32)
        self.enrolments[code] = Enrolment(table, seat, hashed(token), now + ENROLMENT_SECONDS)
        return code, token

    def waiting_enrolment(self, code: str) -> Enrolment:
        enrolment = self.enrolments.get(code)
        if enrolment is None or enrolment.ends < self.ticks():
            raise Refused("no_such_terminal.screen_shows", "No screen shows this code.")
        return enrolment

    async def confirm_terminal(self, code: str, by: Actor) -> dict[str, Any]:
        """The screen becomes the seat's terminal; a screen that was there before is not any more."""
        enrolment = self.waiting_enrolment(code)
        del self.enrolments[code]
        name = terminal_name(enrolment.table, enrolment.seat, code)

        def decided(_roll: Roll) -> list[TerminalEnrolled]:
            digest = self.store.seal(TERMINAL, name, {"token": enrolment.token})
            return [TerminalEnrolled(name, enrolment.table, enrolment.seat, by.who, digest)]

        await self.roll.write(decided, by)
        self.verifiers.alone(TERMINAL, name)
        self._admit(self.roll.roll.terminals[name], enrolment.token)
        return {"terminal": name, "table": enrolment.table, "seat": enrolment.seat}

    async def remove_terminal(self, event: TerminalRemoved | TerminalLost, by: Actor) -> None:
        def decided(roll: Roll) -> list[TerminalRemoved | TerminalLost]:
            if event.terminal not in roll.terminals:
                raise Refused("no_such_terminal.plain", "There is no such terminal.", terminal=event.terminal)
            return [event]

        await self.roll.write(decided, by)
        self.verifiers.alone(TERMINAL, event.terminal)
        self._expel(event.terminal)

    def _admit(self, terminal: Terminal, token: str) -> None:
        self._expel(terminal.id)
        role = Role.PLAYER if terminal.seat else None
        who = f"seat {terminal.seat}" if terminal.seat else "display"
        session = Session(who, role, device=terminal.id, table=terminal.table, seat=terminal.seat)
        self._terminals[token] = session

    def _expel(self, device: str) -> None:
        for token in [token for token, session in self._terminals.items() if session.device == device]:
            self._terminals.pop(token).end()

    def terminal_session(self, named: str, token: str) -> Session | None:
        """By a cookie and what it is called. Its record in the file must be the one on record, at every use."""
        session = self._terminals.get(hashed(token))
        device = session.device if session else named
        if device in self.roll.roll.terminals:
            return session if self.verifiers.token(device) == hashed(token) else None
        return None
