"""Who plays the tournament of a demonstration: the pit opens its tables, its players take their seats and bet, and its
dealers deal. Every step of the director is left to whoever is the director."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Mapping
from dataclasses import field
from functools import partial
from typing import Any

from croupier.lean import dataclass
from croupier.live import Request
from croupier.live.desks.tournaments import Hall
from croupier.live.tables.runner import TableRunner
from croupier.rules import Actor, Role
from croupier.rules.in_force.sign import sign_of
from croupier.table import Phase
from croupier.tournament import table_policy
from croupier.tournament.standings import tables_of
from croupier.web.demo.dealing import DEVICE, STEP_SECONDS, WAITS, BotDealer, step_of
from croupier.web.demo.register import DemoRegister
from croupier.web.house import House

SITS_AFTER, BETS_AFTER, LOOKS_AFTER = 1.5, 0.8, 0.5
PIT = Actor("S1", Role.PIT_SUPERVISOR, "console")


@dataclass(slots=True)
class Company:
    house: House
    register: DemoRegister
    hall: Hall
    event: str
    dealers: Mapping[str, str]  # of each table
    names: frozenset[str]  # of the bots: guests whom a visitor enters are the visitor's
    pace: float = 1.0  # how long every wait is, as a share of the usual one
    _run: int = field(default_factory=lambda: random.randrange(1 << 60))
    _keys: itertools.count[int] = field(default_factory=itertools.count)

    async def attend(self) -> None:
        """From the day's start of the event until it is over, its tables side by side."""
        while not self.hall.view.events[self.event].started:
            await self._wait(LOOKS_AFTER)
        for table, dealer in self.dealers.items():
            await self.open(table, dealer)
        await asyncio.gather(self._seats(), *map(self._play, self.dealers))

    @property
    def _over(self) -> bool:
        return self.hall.view.events[self.event].over

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(self.pace * seconds)

    # --- what each of them does

    async def open(self, table: str, dealer: str) -> None:
        """Inspected, with a dealer and its sign: by the pit, as any table."""
        while table not in self.house.floor.tables:  # it is set up when the event starts
            await self._wait(LOOKS_AFTER)
        runner = self.house.floor.tables[table]
        await self.house.floor.pen.write(partial(self.register.hang, table, runner.rules))
        inspection = self.register.inspection(table, table_policy(self.hall.view.rules))
        await self.house.office.done(PIT, inspection, self._key(table), self.register.keys[PIT.who])
        sign = sign_of(runner.rules)
        await self._ask(runner, Actor(dealer, Role.DEALER, DEVICE), do="sign-in-dealer", dealer=dealer)
        await self._ask(runner, PIT, do="post-sign", sign=sign.code, statements=list(sign.statements))
        there = {"drop_box": f"D{table}", "tip_box": f"T{table}", "ball": f"B-{table}"}
        opening = {"do": "open-table", "opener": 0, **there}
        answer = await self.house.office.open_table(PIT, table, opening, self._key(table))
        if answer.refused is not None:
            raise answer.refused

    async def _seats(self) -> None:
        """Everybody in person, one after the other, whenever seats are drawn or a break is over."""
        while not self._over:
            await self._wait(SITS_AFTER)
            played = self.hall.view.events[self.event]
            away = [player for player in played.still_in() if player.table and not player.present]
            waited_for = (self.hall.view.entries[player.entry] for player in away)
            if entry := next((each for each in waited_for if each.name in self.names), None):
                command = {"do": "take-seat", "event": self.event, "entry": entry.number, "person": entry.person}
                who = Actor(entry.person, Role.PLAYER, "bot")
                await self.hall.ask(Request(command, self.house.floor.now(), self._key(self.hall.name), who))

    async def _play(self, table: str) -> None:
        """Bets and a spin, as long as a round is on and has spins left. A person who deals has the table."""
        runner = self.house.floor.tables[table]
        dealer = BotDealer(self.house.floor, runner, self.dealers[table])
        runner.listeners.append(dealer.hear)
        while not self._over:
            betting = runner.view.phase is Phase.BETTING
            await self._wait(LOOKS_AFTER if betting else WAITS.get(runner.view.phase, STEP_SECONDS))
            step = step_of(runner.view, "")
            if step is None or dealer.stands_aside or not self._plays(table) or self._refused(table, step):
                continue
            if betting:
                await self._bet(runner)
            await dealer.step()

    def _refused(self, table: str, step: dict[str, Any]) -> bool:
        return self.hall.objection(table, step, self.house.floor.now()) is not None

    def _plays(self, table: str) -> bool:
        """Is a round on in which somebody sits here?"""
        played = self.hall.view.events[self.event]
        return played.running and table in tables_of(played)

    async def _bet(self, runner: TableRunner) -> None:
        bets = list(runner.rules.layout.bets)
        for seat, sitting in list(runner.view.seats.items()):
            await self._wait(BETS_AFTER * random.random())
            rack = runner.view.rack(seat)
            if rack and sitting.player in self.names:
                bet = random.choice(("red", "black", "odd", "even", *random.sample(bets, 4)))
                stake = max(1, rack // random.choice((4, 6, 10)))
                who = Actor(sitting.player, Role.PLAYER, f"bot-{seat}")
                await self._ask(runner, who, do="place-wager", seat=seat, bet=bet, stake=stake)

    def _key(self, stream: str) -> str:
        return f"{stream}/played/{self._run}/{next(self._keys)}"

    async def _ask(self, runner: TableRunner, actor: Actor, **command: Any) -> None:
        await self.house.floor.ask(runner.name, command, self._key(runner.name), actor)
