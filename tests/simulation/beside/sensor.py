"""A wheel with a sensor, which turns by itself, and its line to the house: it lies, dies, is late, speaks twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from tests.simulation.people import NUMBERS, Console

from croupier.journal.record.format import Recorded
from croupier.wheels.sensor import link, watch
from croupier.wheels.sensor.config import MayDo, Mode, Model
from croupier.wheels.sensor.frames import State
from croupier.wheels.sensor.link import Timing
from croupier.wheels.sensor.spin import TICK_SECONDS, Fault, Setting, Tick, packets, play

if TYPE_CHECKING:
    from tests.simulation.checkers import Checkers
    from tests.simulation.world import World

SPEED = 10.0  # of the wheel's seconds in one of the world's: a whole game in four
LINE = {"line": "tcp://wheel-1:9001", "model": "mercury360", "mode": "extended", "may": sorted(MayDo)}
SETTING = Setting(Model.MERCURY_360, Mode.EXTENDED, tuple(NUMBERS), betting_seconds=14.0, result_seconds=6.0)
SPOILT = (Fault.WRONG_DIRECTION, Fault.SHORT_SPIN, Fault.BALL_OUT, Fault.LAUNCH_FAILED, Fault.SENSOR_FAILURE)
QUICK = partial(Timing, retry_min=1 / SPEED, retry_max=10 / SPEED)
RUNS = (State.BALL_IN_TRACK, State.NO_MORE_BETS)


@dataclass
class Game:
    """As somebody sees it who stands at the wheel."""

    number: str
    shown: str  # by the sensor, which may lie
    launched: float = 0.0
    fell: float = 0.0


class SensedWheel:
    def __init__(self, chance: Random, world: World) -> None:
        self.chance, self.world = chance, world
        self.often = 0.0
        self.dead = False
        self.state = State.PLACE_BETS
        self.games: list[Game] = []
        self._late_until = 0.0
        self._silent_until = 0.0
        self._kept = b""
        self._wires: list[Wire] = []

    @contextmanager
    def wired(self) -> Iterator[None]:
        """Where the house opens a line to a wheel, it is to this one; the house counts the wheel's own seconds."""
        ticks = lambda: self.world.machine.ticks() * SPEED  # noqa: E731
        with ExitStack() as stack:
            stack.enter_context(patch.object(link, "_open", self._open))
            stack.enter_context(patch.object(watch, "Timing", QUICK))
            stack.enter_context(patch.dict(link.follow.__kwdefaults__, {"clock": ticks, "ticks": ticks}))
            stack.enter_context(patch.dict(watch.watch.__kwdefaults__, {"clock": ticks}))
            yield

    async def _open(self, _port: Any, _poll: float) -> Wire:
        if self.dead:
            raise ConnectionRefusedError
        self._wires = [wire for wire in self._wires if not wire.over]
        self._wires.append(Wire())
        return self._wires[-1]

    # --- turning

    async def turns(self) -> None:
        counter, last = 0, "17"
        while True:
            number = self.chance.choice(NUMBERS)
            lies = self.chance.random() < self.often
            game = Game(number, self.chance.choice(NUMBERS) if lies else number)
            fault = self.chance.choice(SPOILT) if self.chance.random() < self.often * 2 else None
            self.games.append(game)
            before = None
            for tick in play(SETTING, counter, last, game.shown, fault, self.chance):
                self._sees(game, tick)
                self._send(packets(self._lied(tick), before, SETTING.mode))
                before = tick.status
                await self.world.sleep(TICK_SECONDS / SPEED)
            counter, last = (counter + 1) % 256, game.shown

    def _sees(self, game: Game, tick: Tick) -> None:
        now, self.state = self.world.now(), tick.status.state
        if self.state in RUNS and not game.launched:
            game.launched = now
        elif self.state is State.PLACE_BETS:
            game.launched = 0.0  # the ball was taken out, and is spun again
        if tick.fallen is not None:
            game.fell = now

    def _lied(self, tick: Tick) -> Tick:
        """Now and then it shows a state that is not so, or a number that changes."""
        fate = self.chance.random() / (self.often * 0.2 or 1e-9)
        if fate < 1:
            return replace(tick, status=replace(tick.status, state=self.chance.choice(list(State))))
        if fate < 2 and tick.status.state is State.WINNING_NUMBER:
            return replace(tick, status=replace(tick.status, number=f"{self.chance.choice(NUMBERS):>2}"))
        return tick

    # --- the line

    def _send(self, data: bytes) -> None:
        now, chance = self.world.now(), self.chance
        fate = chance.random() / (self.often * 0.4 or 1e-9)
        if fate < 1:
            self.world.tell("the wheel's line breaks")
            self._break()
        elif fate < 2:
            self._silent_until = now + chance.uniform(0.1, 3.0)
            self.world.tell(f"the wheel says nothing until {self._silent_until:.2f}")
        elif fate < 3:
            self._late_until = now + chance.uniform(0.1, 3.0)
            self.world.tell(f"the wheel's line is late until {self._late_until:.2f}")
        elif fate < 4:
            data += data
        elif fate < 5:
            data = data[: chance.randrange(len(data) or 1)] + chance.randbytes(chance.randrange(20))
        if self.dead or now < self._silent_until:
            return
        self._kept += data
        if now >= self._late_until:
            for wire in self._wires:
                wire.bytes += self._kept
            self._kept = b""

    def _break(self) -> None:
        self._kept = b""
        for wire in self._wires:
            wire.over = True

    def dies(self, *, dead: bool) -> None:
        self.world.tell(f"the sensor is {'dead' if dead else 'alive again'}")
        self.dead = dead
        self._break()

    def calm(self) -> None:
        self.often, self.dead = 0.0, False
        self._silent_until = self._late_until = 0.0


class Wire:
    """The house's side of the line. It is asked as often as the wheel speaks."""

    def __init__(self) -> None:
        self.bytes = b""
        self.over = False

    async def read(self) -> bytes | None:
        await asyncio.sleep(TICK_SECONDS / SPEED)
        read, self.bytes = self.bytes, b""
        return read or (b"" if self.over else None)

    async def close(self) -> None:
        self.over = True


class Beside(Console):
    """The dealer beside a wheel that tells for itself: does what the sensor has not done, by what is to be seen."""

    def __init__(self, world: World, badge: str, table: str, wheel: SensedWheel) -> None:
        super().__init__(world, badge, table)
        self.wheel, self._pending = wheel, ""

    def _does(self, **command: Any) -> None:
        self._pending = self.ask(self._told, **command).key

    def _told(self, answer: dict[str, Any]) -> None:
        if answer["type"] == "refused" and self.shown.phase == "no-more-bets" and answer["code"] != "out_of_turn":
            self._does(do="report-irregularity", what=f"the number is not taken: {answer['code']}")

    async def looks(self) -> None:
        since, seen = 0.0, ("", 0, State.START)
        while True:
            await self.world.sleep(self.chance.uniform(0.1, 0.3))
            now, shown, wheel = self.world.now(), self.shown, self.wheel
            if (shown.phase, shown.round, wheel.state) != seen:
                since, seen = now, (shown.phase, shown.round, wheel.state)
            if now - since < 0.7 or self._pending in self.waiting or not wheel.games:
                continue
            match shown.phase:
                case "betting" if wheel.state is State.BALL_IN_TRACK:
                    self._does(do="spin-ball")
                case "ball-in-track" if wheel.state is State.NO_MORE_BETS:
                    self._does(do="call-no-more-bets", wave=True)
                case "ball-in-track" if wheel.state not in RUNS:  # it was missed: for the supervisor
                    self._does(do="report-irregularity", what="nobody called while the ball ran")
                case "no-more-bets" if wheel.state not in RUNS:
                    self._confirms()

    def _confirms(self) -> None:
        game = next((one for one in reversed(self.wheel.games) if one.fell), None)
        if game is not None:
            self._does(do="declare-result", number=game.number, turns=6)


class Pit:
    """Two supervisors who look after a table that is held: the spin is void, and the game goes on."""

    def __init__(self, world: World, table: str) -> None:
        self.table, self.first, self.second = table, world.clerk("S1"), world.clerk("S2")

    async def rules(self) -> None:
        clerk = self.first
        while True:
            await clerk.pauses(0.5, 1.5)
            if clerk.world.phase_of(self.table) != "held":
                continue
            reason = {"reason": "the spin does not count"}
            told = await clerk.at_table(self.table, do="make-ruling", instruction="return-wagers", **reason)
            if "approval" in told:
                await clerk.pauses(1.0, 2.0)
            for step in ("carry-out-ruling", "confirm-observed", "resume-table"):
                await clerk.at_table(self.table, do=step)


class Seen:
    """What a sensor declares by itself is the number of the ball that this round's bets were laid for."""

    def __init__(self, checkers: Checkers, wheel: SensedWheel) -> None:
        self.check, self.wheel = checkers.check, wheel
        self._spun = self._laid = 0.0
        self._asked: dict[str, float] = {}  # by key: when the house was first asked
        wheel.world.network.hears = self._hears

    def _hears(self, name: str, payload: bytes) -> None:
        with suppress(ValueError, KeyError, TypeError):
            frame = json.loads(payload)
            self._asked.setdefault(f"{frame['table']}/terminal {name}/{frame['key']}", self.wheel.world.now())

    def on_disk(self, event: Recorded) -> None:
        now, where = self.wheel.world.now(), f"{event.stream} {event.stream_version} {event.name}"
        match event.name:
            case "ball-spun":
                self._spun = now
            case "wager-placed" | "coupon-placed":
                self._laid = max(self._laid, self._asked.get(event.key, 0.0))
            case "result-declared" if event.data.get("source") == "sensor":
                fell = [game for game in self.wheel.games if game.fell]
                self.check(holds=bool(fell), what=f"{where}: no ball has fallen yet")
                game = fell[-1]
                self.check(holds=game.shown == event.data["number"], what=f"{where}: the wheel shows {game.shown}")
                after = f"{where}: of the ball of {game.launched:.2f}, at rest since {game.fell:.2f}"
                self.check(holds=self._spun >= game.launched, what=f"{after}; the table's was spun at {self._spun:.2f}")
                self.check(holds=self._spun < game.fell, what=f"{after}; the table's was spun at {self._spun:.2f}")
                self.check(holds=self._laid < game.fell, what=f"{after}; somebody bet at {self._laid:.2f}")
