"""A demonstration from its first minute: staff, register, tables, a history behind it, and then bots for ever."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import field
from typing import Any

from croupier.lean import dataclass
from croupier.rules import Actor, Role
from croupier.web.demo.dealing import BotDealer
from croupier.web.demo.demo import TABLES, let_bots_play, make_staff, make_tables
from croupier.web.demo.history import Calendar, History
from croupier.web.demo.playing import Company
from croupier.web.demo.register import DemoRegister, make_register
from croupier.web.demo.tournaments import BOTS, EVENT, ON_TERMINALS, TODAYS
from croupier.web.demo.tournaments import TABLES as CONTEST_TABLES
from croupier.web.house import House

log = logging.getLogger("croupier.web")


@dataclass(slots=True)
class Demonstration:
    house: House
    calendar: Calendar
    register: DemoRegister = field(init=False)
    staff: list[tuple[str, str, Role, str]] = field(init=False)
    dealers: list[BotDealer] = field(default_factory=list)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Before the doors open: everybody licensed, every table equipped, inspected and open."""
        self.staff = make_staff(self.house)
        tables = [(table.name, table.policy) for table in TABLES]
        contest = {"rulebook": "colorado", **ON_TERMINALS["tournament"]["table"]}
        tables += [(table, contest) for table in CONTEST_TABLES]
        self.register = make_register(self.house, self.staff, tables)
        make_tables(self.house.floor)
        self.register.postings()

    async def begin(self) -> None:
        """Once the tables run. The history is lived beside the open doors."""
        await self.register.drops(table.name for table in TABLES if table.opened)
        self._task(self._live())

    async def _live(self) -> None:
        lived = [table for table in TABLES if table.lives]
        try:
            await History(self.house, self.register, self.calendar, lived).live()
            await self.present()
        except Exception:  # The demonstration goes on with what there is of it.
            log.exception("the history of the demonstration came to an end too soon")
        await let_bots_play(self.house)
        if hall := self.house.tournaments.halls.get(TODAYS):
            self._task(Company(self.house, self.register, hall, EVENT, CONTEST_TABLES, frozenset(BOTS)).attend())
        for table in (each for each in TABLES if each.opened):
            dealer = BotDealer(
                self.house.floor, self.house.floor.tables[table.name], table.dealer, favours=table.favours
            )
            dealer.runner.listeners.append(dealer.hear)
            self.dealers.append(dealer)
            self._task(dealer.deal())

    async def present(self) -> None:
        """What is to be done today: reports, a player who disagrees, work on a wheel that the pit looks at again."""
        await self.house.floor.pen.write(self.register.history)
        worn = next(table for table in TABLES if table.favours)
        dispute = {
            "do": "open-dispute",
            "seat": 1,
            "what": "My corner was on the winning number, I saw it",
            "amount": 4000,
        }
        await self.house.floor.ask(worn.name, dispute, "demo/dispute", Actor("S1", Role.PIT_SUPERVISOR, "console"))

    def _task(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
