"""Screens as the pages are: what is asked has a key, and is asked again under it until there is an answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from tests.simulation.network import Connection

if TYPE_CHECKING:
    from tests.simulation.server import Server
    from tests.simulation.world import World

ASK_AGAIN_SECONDS = 2.6
QUIET_SECONDS = 8.0  # after which a line that says nothing is dropped for a new one
# Nobody looked at it this time: no answer to what may have been done before.
NOT_HEARD = frozenset({
    "table_busy", "table_suspended", "house_closing", "too_many_requests", "journal_stopped", "not_done", "disk_low",
    "no_such_table",
})  # fmt: skip


@dataclass
class Asked:
    """One command, from its first sending to its answer."""

    key: str
    table: str
    command: dict[str, Any]
    since: float
    sent: float = -1e9
    unknown: bool = False
    then: Callable[[dict[str, Any]], None] = lambda _answer: None


@dataclass
class Shown:
    """What a screen knows of a table."""

    phase: str = ""
    round: int = 0
    result: str = ""
    to: int = 0
    commitment: str = ""
    suspended: bool = False
    events: list[str] = field(default_factory=list)


class Screen:
    """The part that all have: a line that is opened again, and keys."""

    def __init__(self, world: World, name: str, table: str) -> None:
        self.world, self.name, self.table = world, name, table
        self.chance = Random(f"{world.seed}/{name}")
        self.line: Connection | None = None
        self.welcome = False
        self.shown = Shown()
        self.waiting: dict[str, Asked] = {}
        self.answered: dict[str, dict[str, Any]] = {}  # finally
        self.asked: dict[str, Asked] = {}
        self._numbers = 0
        self._last_heard = 0.0
        self._ping = 0.0

    # --- the line

    def open(self, server: Server, connection: Connection) -> None:
        raise NotImplementedError

    async def lives(self) -> None:
        await self.world.sleep(self.chance.uniform(0, 0.5))
        while True:
            if self.line is None:
                self._connect()
            elif self.world.now() - self._last_heard > QUIET_SECONDS:
                self.line.close("silent")
            else:
                self._keep_asking()
            await self.world.sleep(self.chance.uniform(0.2, 0.6))

    def _connect(self) -> None:
        server = self.world.server
        if not server.up:
            return
        self.line, self.welcome, self._last_heard = (
            Connection(self.world.network, self, server.context),
            False,
            (self.world.now()),
        )
        server.context.run(self.open, server, self.line)

    def cut(self, _reason: str) -> None:
        self.line = None
        for asked in self.waiting.values():
            asked.sent = -1e9

    def _keep_asking(self) -> None:
        assert self.line is not None
        now = self.world.now()
        for asked in list(self.waiting.values()):
            if self.welcome and now - asked.sent > ASK_AGAIN_SECONDS:
                self._send(asked)
        if now - self._last_heard > 1.0 and now - self._ping > 1.0:
            self._ping = now
            self.send({"type": "ping"})

    def send(self, frame: dict[str, Any]) -> None:
        if self.line is not None:
            self.line.send(json.dumps(frame, separators=(",", ":")).encode())

    def _send(self, asked: Asked) -> None:
        asked.sent = self.world.now()
        self.send({"type": "command", "table": asked.table, "key": asked.key, "command": asked.command})

    # --- asking

    def ask(self, then: Callable[[dict[str, Any]], None] = lambda _answer: None, **command: Any) -> Asked:
        self._numbers += 1
        asked = Asked(f"{self.name}-{self._numbers}", self.table, command, self.world.now(), then=then)
        self.waiting[asked.key] = self.asked[asked.key] = asked
        if self.line is not None and self.welcome:
            self._send(asked)
        return asked

    def ask_once_more(self, key: str) -> None:
        """Somebody presses the same thing again, long after its answer."""
        before = self.asked[key]
        again = Asked(key, before.table, before.command, self.world.now())
        self.waiting[key] = again

    # --- hearing

    def heard(self, payload: bytes) -> None:
        frame = json.loads(payload)
        self._last_heard = self.world.now()
        kind = frame["type"]
        match kind:
            case "welcome":
                self.welcome = True
                self.send({"type": "hello", "table": self.table, **({"seen": self.shown.to} if self.shown.to else {})})
            case "snapshot" if frame["table"] == self.table:
                self.shown.phase, self.shown.round, self.shown.to = frame["phase"], frame["round"], frame["to"]
                self.shown.result, self.shown.commitment = frame.get("result", ""), frame.get("commitment", "")
                self.shown.suspended = frame.get("suspended", False)
                self.changed([])
            case "events" if frame["table"] == self.table and frame["to"] > self.shown.to:
                self.shown.phase, self.shown.round, self.shown.to = frame["phase"], frame["round"], frame["to"]
                for event in frame["events"]:
                    if event["event"] == "result-declared":
                        self.shown.result = event["data"]["number"]
                self.changed([event["event"] for event in frame["events"]])
            case "suspended":
                self.shown.suspended = not frame.get("over", False)
            case "answer":
                self._settled(frame["key"], frame)
            case "unknown":
                if asked := self.waiting.get(frame["key"]):
                    asked.unknown = True
            case "refused" if frame.get("key") and frame["code"] not in NOT_HEARD:
                self._settled(frame["key"], frame)
            case "refused" if asked := self.waiting.get(frame.get("key", "")):
                asked.sent = self.world.now() - ASK_AGAIN_SECONDS + 1.0

    def _settled(self, key: str, frame: dict[str, Any]) -> None:
        asked = self.waiting.pop(key, None)
        first = self.answered.setdefault(key, frame)
        self.world.checkers.answered_alike(self.name, key, first, frame)
        if asked is not None:
            asked.then(frame)

    def changed(self, events: list[str]) -> None:
        """What the table has shown."""
