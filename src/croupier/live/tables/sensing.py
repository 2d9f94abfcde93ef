"""Wheels with a sensor: what they see becomes commands of the system, and the dealer's console hears the rest.

The sensor asks like everybody else: what it may do by itself is a matter of its configuration, what the system may do
at this table a matter of the table's automation set. What the table refuses is on record, and told to the dealer.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import AsyncIterator, Mapping
from dataclasses import field, replace
from typing import Any
from urllib.parse import urlsplit

from croupier.lean import dataclass
from croupier.live.tables.runner import TableRunner
from croupier.live.tables.sensor import commands_for, for_the_dealer
from croupier.live.tables.writer import Request
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.table import Phase
from croupier.wheels.sensor.config import MayDo, Mode, Model, SensorConfig
from croupier.wheels.sensor.console import Gauges
from croupier.wheels.sensor.events import BallInTrack, Result
from croupier.wheels.sensor.link import LinkChanged, LinkState, SerialPort, TcpPort, Timing
from croupier.wheels.sensor.watch import Seen, watch

TOLD_KEPT = 20
KEYS = frozenset({"line", "model", "mode", "may"})


@dataclass(frozen=True, slots=True)
class SensorLine:
    """Where a table's wheel is to be heard, and what its sensor may do by itself."""

    port: TcpPort | SerialPort
    model: Model
    mode: Mode
    may: frozenset[MayDo]

    def config(self, pockets: tuple[str, ...]) -> SensorConfig:
        return SensorConfig(pockets, self.model, self.mode, self.may)


def sensor_line(table: str, data: Mapping[str, Any]) -> SensorLine:
    """From a table of the settings: `line = "tcp://wheel-2:9001"` or a serial device, `model`, `mode`, `may`."""
    unknown = sorted(set(data) - KEYS)
    if unknown or not isinstance(data.get("line"), str):
        raise Refused(
            "bad_setting.set_model",
            "The sensor of table {table} is set by line, model, mode and may; not by {these}.",
            table=table,
            these=unknown or "these",
        )
    try:
        found = SensorLine(
            _port(data["line"]),
            Model(data.get("model", Model.MERCURY_360)),
            Mode(data.get("mode", Mode.ADVANCED)),
            frozenset(map(MayDo, data.get("may", ()))),
        )
        _check_together(found)
    except (ValueError, TypeError) as error:
        raise Refused(
            "bad_setting.sensor_table", "The sensor of table {table}: {error}.", table=table, error=error
        ) from None
    return found


def _check_together(line: SensorLine) -> None:
    try:
        line.config(())
    except Refused as refusal:
        raise ValueError(refusal.message.removesuffix(".")) from None


def _port(line: str) -> TcpPort | SerialPort:
    if not line.startswith("tcp://"):
        return SerialPort(line)
    parts = urlsplit(line)
    if not parts.hostname or not parts.port:
        raise ValueError(f"{line!r} is no address such as tcp://wheel-2:9001")
    return TcpPort(parts.hostname, parts.port)


@dataclass(frozen=True, slots=True)
class Told:
    at: str
    text: str


@dataclass(slots=True)
class Sensing:
    """One table's sensor; `told` is what the dealer should read, newest last."""

    runner: TableRunner
    line: SensorLine
    timing: Timing | None = None
    state: LinkState = LinkState.CONNECTING
    why: str = ""
    since: str = ""
    gauges: Gauges | None = None
    told: deque[Told] = field(default_factory=lambda: deque(maxlen=TOLD_KEPT))
    _game: str = ""  # of the wheel, whose ball this round was spun with; unknown after a start

    @property
    def lost(self) -> bool:
        return self.state is LinkState.NOT_ANSWERING

    async def run(self) -> None:
        self.since = self.runner.now()
        config = self.line.config(tuple(self.runner.rules.wheel.ring))
        await self.follow(watch(config, self.line.port, timing=self.timing))

    async def follow(self, watching: AsyncIterator[Seen]) -> None:
        async for told in watching:
            seen = self._of_this_ball(told)
            self.take(seen)
            for command in commands_for(seen, self.runner.view, self._game):
                await self._ask(command)

    def _of_this_ball(self, seen: Seen) -> Seen:
        """The number of another ball than the one that this round was spun with is for a person to look at."""
        match seen:
            case BallInTrack(game=game) if self.runner.view.phase is Phase.BETTING:
                self._game = game
            case Result(game=game, automatic=True) if game != self._game:
                return replace(seen, doubts=(*seen.doubts, "it is not known to be of the ball that was spun here"))
        return seen

    def take(self, seen: Seen) -> None:
        """What the console shows of it."""
        if isinstance(seen, LinkChanged):
            self.state, self.why, self.since = seen.state, seen.why, self.runner.now()
            self.gauges = None
        elif isinstance(seen, Gauges):
            self.gauges = seen
        if message := for_the_dealer(seen):
            self.told.append(Told(self.runner.now(), message))

    def failed(self, error: Exception) -> None:
        """Our own fault; for the dealer it is the same: nobody hears the wheel."""
        self.take(LinkChanged(0.0, LinkState.NOT_ANSWERING, f"{type(error).__name__}: {error}"))

    async def _ask(self, command: dict[str, Any]) -> None:
        device = "wheel-sensor"
        key = f"{self.runner.name}/{device}/{secrets.token_hex(12)}"
        try:
            answer = await self.runner.ask(Request(command, self.runner.now(), key, Actor(device, Role.SYSTEM, device)))
        except Refused as refusal:  # the table stands still, or the house closes
            self.told.append(Told(self.runner.now(), refusal.message))
            return
        if answer.refused is not None:
            self.told.append(Told(self.runner.now(), f"{command['do']}: {answer.refused.message}"))
