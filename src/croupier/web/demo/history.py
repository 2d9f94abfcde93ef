"""What a demonstration has behind it: days that its staff and bots play before anybody comes, by a clock that is set.

Everything goes through the same commands as later; only the clock is ahead of itself. The house is open meanwhile.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import field
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from croupier.lean import dataclass
from croupier.live import Request
from croupier.live.clock import utc_now
from croupier.live.moments import stamp
from croupier.live.tables.runner import TableRunner
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.table import Phase
from croupier.web.demo.dealing import BotDealer, step_of
from croupier.web.demo.demo import BUY_IN, OPENER, DemoTable
from croupier.web.demo.register import DemoRegister
from croupier.web.demo.tournaments import Two
from croupier.web.house import House

EVENING = time(20, tzinfo=UTC)
ROUND_SECONDS = 95
OUTSIDE = frozenset({"red", "black", "odd", "even", "low", "high", "dozen-1", "dozen-2", "dozen-3"})
STEPS_MAX = 60  # of one round, those asked again because the table is not shown yet as it is included


@dataclass(slots=True)
class Calendar:
    """The house's wall clock: it stands where the history has come to, and is the world's afterwards."""

    days: int
    done: int = 0
    _moment: datetime = field(default_factory=utc_now)
    running: bool = True

    def __post_init__(self) -> None:
        self._moment = utc_now() - timedelta(days=self.days)
        self.running = self.days > 0

    def __call__(self) -> datetime:
        return self._moment if self.running else utc_now()

    def turn_to(self, moment: datetime) -> None:
        self._moment = max(self._moment, moment)


@dataclass(slots=True)
class History:
    house: House
    register: DemoRegister
    calendar: Calendar
    tables: Sequence[DemoTable]
    rounds: int = 4
    seed: int = 2204
    _keys: int = 0

    async def live(self) -> None:
        """Evening after evening, then the present: whatever happens to the history, the clock is the world's."""
        chance = random.Random(self.seed)
        first = self.calendar()
        tournaments = Two(self.house, date.fromisoformat(self.house.floor.day(stamp(utc_now()))))
        try:
            for day in range(self.calendar.days):
                evening = datetime.combine((first + timedelta(days=day)).date(), EVENING)
                await self._evening(evening, chance)
                await tournaments.evening(date.fromisoformat(self.house.floor.today()))
                self.calendar.done = day + 1
        finally:
            self.calendar.running = False

    async def _evening(self, begins: datetime, chance: random.Random) -> None:
        self.calendar.turn_to(begins + timedelta(minutes=chance.randrange(60)))
        await asyncio.gather(*(self._sold(demo, chance) for demo in self.tables))
        for _ in range(max(1, self.rounds + chance.randrange(-1, 2))):
            self.calendar.turn_to(self.calendar() + timedelta(seconds=ROUND_SECONDS + chance.randrange(60)))
            await asyncio.gather(*(self._round(demo, chance) for demo in self.tables))
        self.calendar.turn_to(begins + timedelta(hours=5))
        await asyncio.gather(*(self._cashed_out(demo) for demo in self.tables))
        await asyncio.gather(*(self._filled(demo) for demo in self.tables))
        await self.register.drops(demo.name for demo in self.tables)

    async def _sold(self, demo: DemoTable, chance: random.Random) -> None:
        """Everybody comes with some money, and some with more."""
        runner = self.house.floor.tables[demo.name]
        sold = [
            {
                "do": "buy-in",
                "seat": seat,
                "amount": BUY_IN * chance.choice((1, 1, 2, 3)),
                "chip_value": demo.chip_value,
            }
            for seat in range(1, demo.bots + 1)
        ]
        await self._ask(runner, [(command, Actor("C1", Role.CASHIER)) for command in sold])

    async def _cashed_out(self, demo: DemoTable) -> None:
        runner = self.house.floor.tables[demo.name]
        seats = [seat for seat in range(1, demo.bots + 1) if runner.view.rack(seat)]
        await self._ask(runner, [({"do": "cash-out", "seat": seat}, Actor("C1", Role.CASHIER)) for seat in seats])

    async def _filled(self, demo: DemoTable) -> None:
        """The tray is brought back to what it opened with: players take their chips to the cage."""
        runner = self.house.floor.tables[demo.name]
        if (short := OPENER - runner.view.books["float"]) > 0:
            fill = {"do": "fill-table", "amount": short, "second": "S2"}
            await self._ask(runner, [(fill, Actor("S1", Role.PIT_SUPERVISOR))])

    async def _round(self, demo: DemoTable, chance: random.Random) -> None:
        runner = self.house.floor.tables[demo.name]
        dealer = BotDealer(self.house.floor, runner, demo.dealer, favours=demo.favours)
        wagers = [self._wager(runner, demo, seat, chance) for seat in range(1, demo.bots + 1) for _ in range(2)]
        if runner.view.phase is Phase.OPEN:
            await dealer.step()  # elsewhere betting is open again once the dolly is gone
        await self._ask(runner, wagers)
        for _ in range(STEPS_MAX):
            if (
                (step := step_of(runner.view, "")) is None
                or await dealer.step() is None
                or step["do"] == "remove-dolly"
            ):
                return

    def _wager(
        self, runner: TableRunner, demo: DemoTable, seat: int, chance: random.Random
    ) -> tuple[dict[str, Any], Actor]:
        bets = list(runner.rules.layout.bets)
        outside = [bet for bet in bets if bet in OUTSIDE]
        bet = chance.choice(outside if chance.random() < 0.6 else bets)
        stake = demo.chip_value * chance.randrange(1, 5)
        player = runner.view.seats[seat].player
        return {"do": "place-wager", "seat": seat, "bet": bet, "stake": stake}, Actor(
            player, Role.PLAYER, f"bot-{seat}"
        )

    async def _ask(self, runner: TableRunner, asked: list[tuple[dict[str, Any], Actor]]) -> None:
        """All at once: the table answers a whole batch. What is refused was not to be."""
        waiting = []
        for command, actor in asked:
            self._keys += 1
            key = f"table/{runner.name}/history/{self._keys}"
            waiting.append(runner.ask(Request(command, self.house.floor.now(), key, actor)))
        for answer in await asyncio.gather(*waiting, return_exceptions=True):
            if isinstance(answer, BaseException) and not isinstance(answer, Refused):
                raise answer
