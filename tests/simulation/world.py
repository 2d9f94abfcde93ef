"""A world: everything that a seed decides, from the first step to the last."""

from __future__ import annotations

import gc
import hashlib
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from datetime import timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from tests.simulation.beside.clerk import Clerk, Office
from tests.simulation.beside.evening import STREAM, Director, TournamentDealer
from tests.simulation.beside.sensor import Beside, Pit, SensedWheel
from tests.simulation.checkers import Checkers, Violation
from tests.simulation.disk import Disk, Witness
from tests.simulation.houses import base, house_on, kind_of, scratch
from tests.simulation.loop import VirtualLoop
from tests.simulation.machine import Machine
from tests.simulation.network import Network
from tests.simulation.people import NUMBERS, Dealer, Supervisor
from tests.simulation.players import Stranger, Terminal
from tests.simulation.screens import Screen
from tests.simulation.server import Server, quiet
from tests.simulation.wheel import WheelHost

from croupier.journal.proof.signing import PublicKey
from croupier.refusal import Refused

FAULTS_UNTIL, CALM_UNTIL = 13.0, 28.0
ANSWERED_WITHIN = 12.0
AUDITED = 4  # every so many worlds the whole journal is verified as an auditor does
STEPS_MAX = 400_000
SECONDS = ("S2", "C1", "K2")  # who agree to what others ask for
OFFICES = ("a dealer", "a tournament")  # houses whose desks are busy too


@dataclass(frozen=True)
class Outcome:
    seed: int
    violation: str
    digest: str
    story: list[str]
    steps: int
    crashes: int
    records: int
    rounds: int


class World:
    def __init__(self, seed: int, folder: Path) -> None:
        self.seed = seed
        self.chance = self._chance("faults")
        self.story: list[str] = []
        self._digest = hashlib.sha256()
        self.kind = kind_of(seed)
        self.loop = VirtualLoop(self._chance("order"), self._slow)
        self.machine = Machine(self._chance("machine"), lambda: self.loop.now)
        self.disk = Disk(folder, self._chance("disk"), self.tell)
        self.network = Network(self._chance("network"), self.loop, self.tell)
        self.wheel = WheelHost(self._chance("wheel"), self.machine.ticks, self.tell)
        self.sensor = SensedWheel(self._chance("sensor"), self) if self.kind.sensors else None
        self.director: Director | None = None
        self.keys = count()
        self._clerks: dict[str, Clerk] = {}
        self.witness = Witness(self.disk)
        self.checkers = Checkers(self)
        self.network.told = self._told
        self.loop.dead = self._died
        self.server = Server(self, 0)
        self.honest: list[Screen | Clerk] = []
        self.everybody: list[Terminal] = []
        self.calm_since = 0.0
        self.ended_before: dict[str, int] = {}
        self.crashes = 0
        self._read = (-1, -1)
        self._dying = ""
        self._balls = self._chance("balls")
        self._numbers: dict[tuple[str, int], str] = {}
        self._slowness = 0.0
        self._zeros = self._balls.choice((0.02, 0.02, 0.4))
        self._near = self.chance.random() < 0.7

    def _chance(self, what: str) -> Random:
        return Random(f"{self.seed}/{what}")

    # --- what everybody in it uses

    def now(self) -> float:
        return self.loop.now

    @property
    def calm(self) -> bool:
        return self.now() >= FAULTS_UNTIL

    def phase_of(self, table: str) -> str:
        """As somebody sees it who stands there."""
        house = self.server.house
        return house.floor.tables[table].view.phase.value if house and table in house.floor.tables else ""

    async def sleep(self, seconds: float) -> None:
        future = self.loop.create_future()
        self.loop.call_at(self.loop.now + seconds, future.set_result, None)
        await future

    def tell(self, what: str) -> None:
        line = f"{self.loop.now:9.4f}  {what}"
        self.story.append(line)
        self._digest.update(line.encode())

    def ball(self, table: str, number: int) -> str:
        """Where the ball of a dealer's round comes to rest; zero comes more often than elsewhere."""
        if (table, number) not in self._numbers:
            self._numbers[table, number] = "0" if self._balls.random() < self._zeros else self._balls.choice(NUMBERS)
        return self._numbers[table, number]

    def public_key(self) -> PublicKey:
        return PublicKey.parse((self.disk.folder / "j.key.pub").read_text())

    def _slow(self) -> float:
        chance = self.machine.chance
        if self._slowness and chance.random() < self._slowness:
            return chance.uniform(0.1, 4.0)
        return chance.uniform(0.0005, 0.004)

    def _told(self, name: str, payload: bytes) -> None:
        self._digest.update(name.encode() + payload)
        self.checkers.told(name, payload)

    def read_disk(self) -> None:
        if self._read == (self.disk.life, self.disk.commits):
            return
        self._read = (self.disk.life, self.disk.commits)
        events = self.witness.news()
        for event in events:
            self._digest.update(event.hash.encode())
            shown = {name: value for name, value in event.data.items() if name not in ("proof", "policy", "points")}
            self.story.append(f"{self.loop.now:9.4f}    {event.stream} {event.stream_version} {event.name} {shown}")
        self.checkers.on_disk(events)

    # --- lives of the house

    def begin_again(self, server: Server) -> None:
        if server is self.server:
            self._dying = server.owner

    def _died(self, owner: str) -> None:
        self._dying = owner

    def _crash(self, why: str) -> None:
        """All memory is gone. The disk has what was synced, and the wheel's process goes on."""
        self.crashes += 1
        old = self.server
        self.tell(f"{old.owner} is gone: {why}")
        self.disk.power_back()
        self.loop.kill(old.owner)
        old.dead()
        self._read = (-1, -1)
        self.read_disk()
        self.checkers.after_a_crash()
        self._next(old)

    def _next(self, old: Server) -> None:
        self.server = Server(self, old.number + 1)
        self.loop.call_at(self.now() + self.chance.uniform(0.2, 1.5), self._boot, self.server)

    def _close(self) -> None:
        """Somebody stops the house in good order."""
        if self.server.up:
            self.tell(f"{self.server.owner} is asked to close")
            self.server.close()

    def closed(self, server: Server) -> None:
        if server is self.server:
            self.read_disk()
            self.checkers.after_a_stop()
            server.dead()
            self._next(server)

    def _boot(self, server: Server) -> None:
        if server is self.server:
            server.begin(near=self._near)

    # --- faults

    def _storms(self) -> Iterator[tuple[float, Any]]:
        """What goes wrong, and when. Each world has some of it."""
        chance = self.chance
        for _ in range(chance.randrange(0, 3)):
            yield chance.uniform(2, FAULTS_UNTIL), self._stumble
        for name, share in (("net", 0.7), ("disk", 0.6), ("slow", 0.4), ("pipe", 0.6), ("sensor", 0.7)):
            if chance.random() < share:
                begins = chance.uniform(0, FAULTS_UNTIL - 6)
                yield begins, lambda name=name: self._storm(name, on=True)
                yield begins + chance.uniform(3, 12), lambda name=name: self._storm(name, on=False)
        if chance.random() < 0.3:
            begins = chance.uniform(1, FAULTS_UNTIL - 5)
            yield begins, lambda: self._away(away=True)
            yield begins + chance.uniform(0.5, 6), lambda: self._away(away=False)
        if chance.random() < 0.15:
            yield chance.uniform(1, FAULTS_UNTIL), self.wheel.die
        if chance.random() < 0.35:
            yield chance.uniform(2, FAULTS_UNTIL - 4), self._close
        if (sensor := self.sensor) is not None and chance.random() < 0.4:
            begins = chance.uniform(1, FAULTS_UNTIL - 5)
            yield begins, lambda: sensor.dies(dead=True)
            yield begins + chance.uniform(0.5, 5), lambda: sensor.dies(dead=False)
        if chance.random() < 0.25:
            begins = chance.uniform(1, FAULTS_UNTIL - 5)
            ahead = chance.choice((timedelta(days=400), timedelta(days=-2), timedelta(days=200), timedelta(seconds=20)))
            yield begins, lambda: self._jump(ahead)
            yield begins + chance.uniform(2, 8), lambda: self._jump(timedelta())
        if chance.random() < 0.3:
            yield chance.uniform(1, FAULTS_UNTIL), self._second_server

    def _stumble(self) -> None:
        """The next step but so many is the last one."""
        self._last_step = self.loop.steps + self.chance.randrange(200)

    _last_step = -1

    def _storm(self, what: str, *, on: bool) -> None:
        self.tell(f"{what}: a storm {'begins' if on else 'is over'}")
        often = self.chance.choice((0.01, 0.03, 0.08)) if on else 0.0
        match what:
            case "net":
                self.network.often = often
            case "disk":
                self.disk.often = often
            case "slow":
                self._slowness = often * 3
            case "pipe":
                self.wheel.often = often * 3
            case "sensor" if self.sensor is not None:
                self.sensor.often = often

    def _away(self, *, away: bool) -> None:
        self.tell(f"disk: {'away' if away else 'back'}")
        self.disk.away = away

    def _jump(self, ahead: timedelta) -> None:
        self.tell(f"the machine's clock is {ahead.total_seconds():+.0f} s off")
        self.machine.ahead = ahead
        self.machine.jumped = self.machine.jumped or abs(ahead) > timedelta(seconds=100)

    def _second_server(self) -> None:
        """Somebody starts another one on the same store."""
        house = self.server.house
        if house is None or not self.server.up or self.disk.away or house.journal._writer is None:  # type: ignore[attr-defined]
            return  # whoever has lost the store has let go of it
        often, self.disk.often = self.disk.often, 0.0
        try:
            other = house_on(self.disk, self.machine, self.kind)
        except Refused as refusal:
            self.tell(f"a second server is refused: {refusal.code}")
            self.checkers.check(holds=refusal.code == "journal_in_use", what=f"a second server: {refusal.code}")
        else:
            other.journal.close()
            self.checkers.fail("a second server writes to the same store")
        finally:
            self.disk.often = often

    def _calm(self) -> None:
        self.tell("the faults are over")
        self.network.often = self.disk.often = self.wheel.often = self._slowness = 0.0
        self.disk.away = False
        if self.sensor is not None:
            self.sensor.calm()
        self.machine.ahead = timedelta()
        self._last_step = -1
        self.calm_since = self.now() + CALM_UNTIL - FAULTS_UNTIL - ANSWERED_WITHIN
        self.ended_before = {**self.checkers.ended, STREAM: self.checkers.versions[STREAM]}

    # --- from the first step to the last

    def run(self) -> Outcome:
        quiet()
        begins = base(self.kind)
        self.disk.begin_with(begins.folder)
        violation = ""
        with self.machine.running(), self.loop.running(), self.sensor.wired() if self.sensor else nullcontext():
            try:
                self._live(begins.tokens)
            except Violation as error:
                violation = str(error)
            finally:
                for server in range(self.server.number + 1):
                    self.loop.kill(f"server {server}")
                self.server.dead()
                self.loop.kill("")
                self.loop.close()
                self.witness.close()
        return Outcome(
            self.seed, violation, self._digest.hexdigest(), self.story, self.loop.steps, self.crashes,
            self.witness.read, sum(self.checkers.ended.values()),
        )  # fmt: skip

    def _live(self, tokens: dict[str, str]) -> None:
        self.tell(f"seed {self.seed}: {self.kind.name}")
        self.read_disk()
        self._people(tokens)
        for at, what in self._storms():
            self.loop.call_at(at, what)
        self.loop.call_at(FAULTS_UNTIL, self._calm)
        self._boot(self.server)
        looked = 0
        while self.now() < CALM_UNTIL:
            self.checkers.check(holds=self.loop.step(), what="nothing is left to come")
            self.checkers.check(holds=self.loop.steps < STEPS_MAX, what="it turns in a circle")
            if self._dying or self.loop.steps == self._last_step:
                why, self._dying = self._dying or "killed between two steps", ""
                self._crash(why)
            self.read_disk()
            if len(self.story) - looked > 60:
                looked = len(self.story)
                self.checkers.in_memory()
            self._failures()
            if self.checkers.first:
                raise Violation(self.checkers.first)
        self.checkers.in_memory()
        self.checkers.available()
        if self.seed % AUDITED == 0:
            self.checkers.at_the_end()

    def _people(self, tokens: dict[str, str]) -> None:
        hostile = self.chance.choice((*tokens, "", ""))
        for name, token in tokens.items():
            screen = (Stranger if name == hostile else Terminal)(self, name, token)
            self.everybody.append(screen)
            if name != hostile:
                self.honest.append(screen)
            self._begin(screen.lives(), screen.plays())
        if self.kind.tournament:
            self.director = Director(self)
            self.honest.append(self.director)
            self._begin(self.director.directs())
        for name, source in self.kind.tables:
            if source == "dealer":
                dealer = (
                    TournamentDealer(self, "D1", name, self.director) if self.director else Dealer(self, "D1", name)
                )
                self.honest.append(dealer)
                self._begin(dealer.lives(), dealer.deals())
            elif source == "sensor":
                self._with_sensor(name)
            if source != "random":
                self._begin(Pit(self, name).rules())
        if self.kind.name in OFFICES:
            self._begin(*Office(self, self.kind.tables[0][0]).doings())
        if len(self.kind.tables) > 1:
            pit = [Supervisor(self, "S1", name) for name, _ in self.kind.tables]
            self.honest.extend(pit)
            self._begin(*(one.lives() for one in pit), self._shows_coupons(pit))

    def clerk(self, badge: str) -> Clerk:
        """Everybody has one desk, whatever they do there."""
        if badge not in self._clerks:
            self._clerks[badge] = Clerk(self, badge)
            self.honest.append(self._clerks[badge])
            if badge in SECONDS:
                self._begin(self._clerks[badge].agrees())
        return self._clerks[badge]

    def _with_sensor(self, table: str) -> None:
        assert self.sensor is not None
        dealer = Beside(self, "D1", table, self.sensor)
        self.honest.append(dealer)
        self._begin(dealer.lives(), dealer.looks(), self.sensor.turns())

    async def _shows_coupons(self, pit: list[Supervisor]) -> None:
        for number in range(100):
            await self.sleep(self.chance.uniform(1, 5))
            for one in self.chance.sample(pit, len(pit)):
                one.takes(f"MP-{number}")
                if self.chance.random() < 0.3:
                    await self.sleep(self.chance.uniform(0, 0.1))

    def _begin(self, *doings: Any) -> None:
        for doing in doings:
            self.loop.create_task(doing)

    def _failures(self) -> None:
        """What nobody has caught: of the product a fault, of the world one too."""
        for context in self.loop.failures:
            error = context.get("exception")
            if isinstance(error, Violation):
                raise error
            self.checkers.fail(f"nobody caught {error!r}: {context.get('message')}")
        self.loop.failures.clear()


@contextmanager
def worlds() -> Iterator[Any]:
    """One after the other, each in a folder of its own. What a crash leaves half done is thrown away without a word."""
    told, numbers = sys.unraisablehook, count()
    with scratch() as folder, warnings.catch_warnings():
        warnings.filterwarnings("ignore", "coroutine .* was never awaited", RuntimeWarning)
        sys.unraisablehook = lambda _left: None

        def one(seed: int) -> Outcome:
            return World(seed, folder / str(next(numbers))).run()

        try:
            yield one
        finally:
            gc.collect()
            sys.unraisablehook = told
