"""The tables of a running floor, for tournaments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from croupier.lean import dataclass
from croupier.live.automation import read_automation
from croupier.live.desks.halls import Halls
from croupier.live.tables import Floor
from croupier.live.tables.writer import Answer
from croupier.rules import Actor, policy_from
from croupier.table import Table


@dataclass(slots=True)
class FloorTables:
    floor: Floor
    show: Callable[[str], None]  # a table that has just been set up gets its watchers

    def table(self, name: str) -> Table | None:
        runner = self.floor.tables.get(name)
        return runner.writer.table if runner else None

    def shown(self, name: str) -> Table | None:
        runner = self.floor.tables.get(name)
        return runner.view if runner else None

    async def set_up(self, name: str, policy: Mapping[str, Any], automation: str) -> None:
        written = policy_from(policy, "table")
        await self.floor.pen.write(self.floor.set_up, name, written, read_automation(automation))
        await self.floor.take_up(name)
        self.show(name)

    async def ask(self, name: str, command: Mapping[str, Any], key: str, actor: Actor) -> Answer:
        return await self.floor.ask(name, command, key, actor)


def halls_of(floor: Floor, show: Callable[[str], None]) -> Halls:
    async def write(work: Callable[[], Answer]) -> Answer:
        return await floor.pen.write(work)

    return Halls(floor.journal, FloorTables(floor, show), write, day=floor.day)
