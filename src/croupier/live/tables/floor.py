"""The floor: all tables of one journal in one process."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import field
from datetime import datetime
from functools import partial
from tempfile import NamedTemporaryFile
from typing import Any

from croupier.currencies import DOLLARS, Currency
from croupier.domain import Calendar, command_digest, event_data, not_allowed, wire_name
from croupier.house import HOUSE
from croupier.house import Event as HouseEvent
from croupier.house.currency.events import CurrencyChosen
from croupier.house.tables.events import TableRecovered
from croupier.house.terminals.events import SlipRedeemed
from croupier.journal import Append, Cause, Journal, NewEvent, Recorded
from croupier.journal.port import newest_moment
from croupier.journal.record.private import FORM
from croupier.lean import dataclass
from croupier.live.clock import Clock, utc_now
from croupier.live.currency import check_same, currency_of
from croupier.live.moments import HOME, calendar
from croupier.live.moments import clock as clock_of
from croupier.live.private import private_in
from croupier.live.tables.automatic import Clockwork, Timing, with_wheel
from croupier.live.tables.elsewhere import IN_ONE_PLACE, Elsewhere
from croupier.live.tables.pen import Pen
from croupier.live.tables.pending import known
from croupier.live.tables.room import Room
from croupier.live.tables.runner import INBOX_MAX, TableRunner
from croupier.live.tables.slips import Presented, SlipBook, number_in
from croupier.live.tables.writer import Answer, Register, Request, TableWriter
from croupier.live.watching import lasting
from croupier.money import currency_named
from croupier.refusal import Phrase, Refused
from croupier.rules import Actor, Policy, Role
from croupier.table import Phase
from croupier.wheels.random.wheel_client import WheelProcess

NUMBER_MAX = 2**53 - 1  # what every reader of JSON keeps exact
TEXT_MAX = 500
DEPTH_MAX = 6
FINISH_SECONDS_MAX = 8.0
WHEEL_AGAIN_SECONDS = 1.0
log = logging.getLogger("croupier.register")
OF_THE_WHEEL = frozenset({"open-betting", "declare-result", "correct-result"})  # at a table with a random wheel


@dataclass(slots=True)
class Floor:
    """Start it, ask it, stop it. Tables are known by the end of their stream's name: `1` is `table/1`."""

    journal: Journal
    timing: Timing = field(default_factory=Timing)
    inbox_max: int = INBOX_MAX
    now: Clock = field(init=False)
    tables: dict[str, TableRunner] = field(default_factory=dict)
    clocks: dict[str, Clockwork] = field(default_factory=dict)
    seal: Callable[[Journal], str] | None = None  # signs the journal after every round
    zone: Callable[[], str] = lambda: HOME  # where the house stands
    day: Calendar = field(default_factory=lambda: calendar(HOME))  # the gaming day of a moment
    register: Register | None = None  # of what the tables are told
    wheel: Callable[[], WheelProcess] = WheelProcess  # the random wheel's process: its own, or one that outlives it
    wall: Callable[[], datetime] = utc_now  # for nobody but tests: a house has the world's time
    ticks: Callable[[], float] | None = None  # likewise
    closed_seconds_max: float = math.inf  # a house that was closed for longer is asked whether that is so
    room: Room = field(default_factory=Room)  # on the disk
    pen: Pen = field(init=False)
    currency: Currency = field(init=False)
    slips: SlipBook = field(init=False)
    asked: int = 0  # commands that came to the tables from outside: people, terminals, bots of a demonstration
    wheel_away: tuple[str, Refused] | None = None  # since when it is waited for, and why
    _wheel: WheelProcess | None = None
    _wheel_starting: asyncio.Lock = field(default_factory=asyncio.Lock)
    _tasks: dict[str, list[asyncio.Task[None]]] = field(default_factory=dict)
    _elsewhere: Elsewhere = field(init=False)

    def __post_init__(self) -> None:
        self.pen = Pen(self.journal)
        self._elsewhere = Elsewhere(self.tables)
        self.slips = SlipBook(self.journal, lambda: max((one.view.slips for one in self.tables.values()), default=0))
        last = newest_moment(self.journal)
        self.now = Clock(last, self.wall, self.ticks, closed_max=self.closed_seconds_max)
        self.currency = currency_of(self.journal)

    def choose_currency(self, wish: str) -> None:
        """The first that a journal has on record. A house that has begun keeps what it has. Only before it runs."""
        if not self.journal.heads():
            self.currency = chosen = currency_named(wish) if wish else DOLLARS
            self._recorded(CurrencyChosen(chosen.code, chosen.digits), Actor("house", Role.SYSTEM), "house/currency")
        check_same(self.currency, wish)

    def set_up(self, name: str, policy: Policy, automation: frozenset[str], source: str = "dealer") -> TableWriter:
        """Write down what a table is. Only before the floor runs, or by `pen.write`."""
        writer = TableWriter(self.journal, f"table/{name}")
        by = Actor("house", Role.SYSTEM)
        writer.set_up(policy, automation, self.now(), by, f"table/{name}/set-up", source)
        return writer

    def today(self) -> str:
        return calendar(self.zone())(self.now())

    async def start(self) -> None:
        """Take up every table of the journal. The book of slips is read first: later it is read by who has the pen."""
        await asyncio.to_thread(self.slips.read)
        for stream in self.journal.streams():
            if stream.startswith("table/"):
                await self.take_up(stream.removeprefix("table/"))

    async def take_up(self, name: str, timing: Timing | None = None) -> TableRunner:
        """Read a table from the journal and let it run. Should its task or its clock fail, it stands still."""
        writer = TableWriter(self.journal, f"table/{name}", self.seal, self.register, self.slips)
        writer.room = self.room
        runner = TableRunner(name, writer, self.pen, self.now, self.inbox_max)
        self.tables[name] = runner
        tasks = self._tasks[name] = []
        lasting(runner.run, f"table {name}", runner, tasks)
        if runner.view.automation:
            clock = Clockwork(runner, timing or self.timing, self.now)
            clock.paused = was_paused(runner)
            runner.listeners.append(clock.hear)
            self.clocks[name] = clock
            lasting(partial(self._wind_up, clock), f"clock {name}", runner, tasks)
        return runner

    async def _wind_up(self, clock: Clockwork) -> None:
        """The doors do not wait for the random wheel's process; the tables that it drives do."""
        if clock.view.source == "random":
            async with self._wheel_starting:
                while self._wheel is None:
                    try:
                        self._wheel = await with_wheel(self.wheel)
                    except Refused as refusal:
                        if refusal.id != "wheel_not_running":  # It may yet answer; any other word is for a person.
                            raise
                        self.wheel_away = self.wheel_away or (self.now(), refusal)
                        log.warning("table %s: the random wheel does not answer yet", clock.runner.name)
                        await asyncio.sleep(WHEEL_AGAIN_SECONDS)
                self.wheel_away = None
            clock.wheel = self._wheel
        await clock.run()

    def table(self, name: str) -> TableRunner:
        if name not in self.tables:
            raise Refused(
                "no_such_table.name", "There is no table “{name}”.", tables=sorted(self.tables), name=name[:40]
            )
        return self.tables[name]

    async def tell_tables(self) -> list[str]:
        """Until every table has on record what the register says by now. Those that stand still without it are named:
        they take nothing before they have it."""
        names = list(self.tables)
        told = await asyncio.gather(*(self.tables[name].hear() for name in names))
        return sorted(name for name, has_it in zip(names, told, strict=True) if not has_it)

    async def ask(self, name: str, command: Mapping[str, Any], key: str, actor: Actor) -> Answer:
        """Until its answer is known; for who has nobody to ask again."""
        return await known(lambda: self.put(name, command, key, actor))

    def put(
        self, name: str, command: Mapping[str, Any], key: str, actor: Actor, refused: Refused | None = None
    ) -> asyncio.Future[Answer]:
        """One command of one person, in the order of the calls. Keys are for the whole journal, so name the asker.

        What the house has `refused` by itself goes on the table's record all the same.
        """
        runner = self.table(name)
        if not is_plain(command):
            clean_command(command)
        assert (actor.who + actor.device).isprintable()
        self.asked += 1
        refused = refused or of_the_wheel(runner, command, actor)
        in_one_place = command.get("do") in IN_ONE_PLACE
        if in_one_place:
            refused = refused or self._elsewhere.objection(runner, command)
        done = runner.put(Request(command, self.now(), key, actor, refused))
        if in_one_place and refused is None:
            self._elsewhere.asked(runner, command, done)
        return done

    async def record(self, event: HouseEvent, actor: Actor) -> Recorded:
        """Put something on record that happened beside the tables: sign-ins, approvals, slips."""
        return await self.pen.write(self._recorded, event, actor, f"{HOUSE.name}/{secrets.token_hex(16)}")

    async def redeem(self, code: str, window: str, actor: Actor) -> Presented:
        """The cage takes a slip in, once: it is looked up and put on record in one turn of the pen."""
        return await self.pen.write(self._redeemed, code, window, actor, f"{HOUSE.name}/{secrets.token_hex(16)}")

    def _redeemed(self, code: str, window: str, actor: Actor, key: str) -> Presented:
        if not self.journal.answer(key):
            slip = self.slips.presented(code, self._said).slip
            self._recorded(SlipRedeemed(slip.table, slip.number, slip.amount, slip.kind, window), actor, key)
        found = self.slips.read().find(number_in(code))
        assert found is not None
        return found

    def _said(self, moment: str) -> tuple[str, str]:
        return calendar(self.zone())(moment), clock_of(self.zone())(moment)

    async def knows(self, key: str) -> bool:
        """Was a command under this key answered before, by whatever stream?"""
        return bool(await asyncio.to_thread(self.journal.answer, key))

    def _recorded(self, event: HouseEvent, actor: Actor, key: str) -> Recorded:
        (recorded,) = self.journal.append([self.of_the_house(event, actor, key)])
        return recorded

    def of_the_house(self, event: HouseEvent, actor: Actor, key: str) -> Append:
        """As it will stand in the stream `house`. For who holds the pen."""
        data, unique = event_data(event), HOUSE.unique(HOUSE.new(), event)
        name = wire_name(type(event))
        private = private_in(HOUSE, None, event, actor)
        new = NewEvent(name, HOUSE.versions.get(name, 1), data, (), unique, private)
        digest = self.journal.digest(data) if private else command_digest(data)
        cause = Cause(key, digest, actor, self.now(), "")
        return Append(HOUSE.name, self.journal.version(HOUSE.name), cause, (new,))

    async def recover(self, name: str, by: Actor) -> None:
        """Somebody takes a table that stands still into use again."""
        runner = self.table(name)
        assert runner.suspended is not None
        assert not runner.suspended.waits
        await self.record(TableRecovered(name, runner.suspended.code), by)
        if (clock := self.clocks.get(name)) is not None:
            await clock.restart_wheel(by.who)
        await runner.recover()

    async def _hold_ball(self, runner: TableRunner) -> None:
        """A ball that nobody can follow from here on is a matter for the supervisor, who rules when the house opens."""
        if runner.view.phase in (Phase.BALL_IN_TRACK, Phase.NO_MORE_BETS) and runner.suspended is None:
            command = {"do": "suspend-table", "reason": "the house closed while the ball was running"}
            key = f"table/{runner.name}/closing/{secrets.token_hex(12)}"
            async with asyncio.timeout(FINISH_SECONDS_MAX):
                await self.ask(runner.name, command, key, Actor("house", Role.SYSTEM))

    async def stop(self) -> None:
        """Finish the automatic rounds, answer what was asked, refuse what still comes, then let go of the journal."""
        for clock in self.clocks.values():
            clock.finish()
        clocks = [task for tasks in self._tasks.values() for task in tasks[1:]]
        if clocks:
            await asyncio.wait(clocks, timeout=FINISH_SECONDS_MAX)
        await asyncio.gather(*map(self._hold_ball, self.tables.values()), return_exceptions=True)
        for runner in self.tables.values():
            with suppress(TimeoutError):
                async with asyncio.timeout(FINISH_SECONDS_MAX):
                    await runner.drained()
            runner.end()
            if not runner.busy:
                with suppress(Exception):  # A store that is away now has the refusals one by one, as far as it goes.
                    await self.pen.write(runner.writer.close, self.now())
        tasks = [task for tasks in self._tasks.values() for task in tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._wheel is not None:
            await with_wheel(self._wheel.stop)
        self.pen.put_down()


def of_the_wheel(runner: TableRunner, command: Mapping[str, Any], actor: Actor) -> Refused | None:
    """A random wheel's commitment and number are its own: no person says them, and nobody has read them wrongly."""
    if runner.view.source != "random" or actor.role is Role.SYSTEM:
        return None
    name = str(command.get("do"))
    if name not in OF_THE_WHEEL:
        return None
    return not_allowed(name, actor.role, [Role.SYSTEM])


def was_paused(runner: TableRunner) -> bool:
    """Was an automatic table's betting paused by a person, and has nobody let it play on since?"""
    if runner.view.source != "random":
        return False
    last = runner.last_event("betting-paused", "betting-opened", "table-opened")
    if last is None or last.name != "betting-paused":
        return False
    house = runner.writer.journal.read(HOUSE.name)
    resumed = (r for r in house if r.name == "play-resumed" and r.data["table"] == runner.name)
    return all(r.moment < last.moment for r in resumed)


LOOKS_SEALED = Phrase("phrase.sealed", "a part of it looks like something that the journal has sealed")


def check_text(text: str) -> None:
    """One limit for all that people write, wherever they write it: it fits on paper."""
    if len(text) > TEXT_MAX or not text.isprintable():
        bad = Phrase(
            "phrase.long_text", "a text has more than {most} characters, or some that cannot be printed", most=TEXT_MAX
        )
        raise Refused("bad_command.taken", "This command cannot be taken: {bad}.", bad=bad)


def check_texts(command: Mapping[str, Any]) -> None:
    """Of a command whose numbers and lists were read by somebody else: the field is named."""
    for field_, value in command.items():
        if isinstance(value, str):
            try:
                check_text(value)
            except Refused as refusal:
                raise refusal.but(field=field_) from None


def clean_command(value: Any, depth: int = 0) -> None:
    """Nothing that a journal could not keep: no number beyond 2^53, no fraction without an end, no endless text."""
    bad = None
    match value:
        case str() if len(value) <= TEXT_MAX and value.isprintable():
            return
        case bool() | None:
            return
        case int() | float() if not abs(value) <= NUMBER_MAX:
            bad = Phrase("phrase.large_number", "a number is too large")
        case str():
            check_text(value)
        case dict() | list() if depth >= DEPTH_MAX or len(value) > TEXT_MAX:
            bad = Phrase("phrase.nested", "it is nested too deeply or too long")
        case dict() if value.keys() == FORM:
            bad = LOOKS_SEALED
        case dict():
            for key, entry in value.items():
                clean_command(key, depth + 1)
                clean_command(entry, depth + 1)
        case list():
            for entry in value:
                clean_command(entry, depth + 1)
    if bad:
        raise Refused("bad_command.taken", "This command cannot be taken: {bad}.", bad=bad)


def is_plain(command: Mapping[str, Any]) -> bool:
    """Most commands are a few short words and whole numbers, of which nothing has to be looked at twice."""
    words = list(command)
    for value in command.values():
        kind = type(value)
        if kind is str:
            words.append(value)
        elif kind is not int or not -NUMBER_MAX <= value <= NUMBER_MAX:
            return False
    text = "".join(words)
    return len(text) <= TEXT_MAX and text.isprintable()


def fsync_ms(folder: str, times: int = 20) -> float:
    """The disk's own time for one durable write, in milliseconds: the floor's speed limit, shown at start-up."""
    with NamedTemporaryFile(dir=folder) as file:
        start = time.perf_counter()
        for _ in range(times):
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
        return (time.perf_counter() - start) / times * 1000
