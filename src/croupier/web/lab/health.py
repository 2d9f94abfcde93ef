"""Live wheels: each table's results are looked at as they come, by the lab's quick worker and at most every fifty."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import field
from typing import Any

from croupier.house.alerts.events import WheelSuspected
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.web.house import House
from croupier.web.lab.fitted import Fitted, FittedWheels
from croupier.web.lab.jobs import HOUSE, Lab
from croupier.web.lab.looks import LEVEL, next_look
from croupier.web.records.chronicle import Chronicle
from croupier.web.records.falls import NOBODY, TURNED, number_of

WATCH_SECONDS = 20.0
NEVER_FITTED = Fitted()
WAYS = ("", *TURNED)
log = logging.getLogger("croupier.web")


@dataclass(slots=True)
class Looked:
    """What is known of the wheel that stands at a table."""

    fitted: Fitted = NEVER_FITTED
    made: int = 0
    spins: int = 0
    looked_at: int = 0
    alert: dict[str, Any] | None = None
    report: dict[str, Any] | None = None
    working: asyncio.Lock = field(default_factory=asyncio.Lock)


@dataclass(slots=True)
class WheelWatch:
    house: House
    lab: Lab
    seconds: float = WATCH_SECONDS
    tables: dict[str, Looked] = field(default_factory=dict)
    fitted: FittedWheels = field(default_factory=FittedWheels)
    _task: asyncio.Task[None] | None = None
    _looking: set[asyncio.Task[None]] = field(default_factory=set)

    def start(self) -> None:
        self._task = asyncio.create_task(self._watch(), name="wheel watch")

    async def stop(self) -> None:
        tasks = [task for task in (self._task, *self._looking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self.seconds)
            for name, runner in list(self.house.floor.tables.items()):
                if runner.view.round >= next_look(self._of(name).made):  # there are no more results than rounds
                    with suppress(Refused):
                        await self.look(name)

    async def look(self, table: str) -> None:
        """Make the looks that are due; an alert goes on record once."""
        looked = await self._up_to_date(table)
        async with looked.working:
            if looked.spins < next_look(looked.made):
                return

            def fell(memory: Chronicle) -> tuple[bytes, list[str]]:
                return b"".join(memory.falls.after(looked.fitted.since)), list(memory.falls.dealers)

            upload, dealers = await self.house.remembered(table, fell)
            asked = {"wheel": self._wheel(table), "dealers": dealers, "made": looked.made}
            told = await self.lab.ask(HOUSE, "health", asked, upload)
            looked.made, looked.report, looked.looked_at = told["made"], told["report"], told["report"]["spins"]
            if told["alert"] is not None and looked.alert is None:
                looked.alert = told["alert"]
                await self._raise_alarm(table, looked.fitted, told["alert"])

    async def fell(self, table: str) -> bytes:
        """The results of the wheel that stands at a table, as a file of spins: to be tested when somebody wants to."""
        looked = await self._up_to_date(table)

        def written(memory: Chronicle) -> str:
            dealers = {**dict(enumerate(memory.falls.dealers)), NOBODY: ""}
            rows = zip(*memory.falls.after(looked.fitted.since), strict=True)
            told = (f"{number_of(code)},{dealers[who]},{WAYS[way]}" for code, who, way in rows)
            return "\n".join(("number,dealer,direction", *told))

        return (await self.house.remembered(table, written)).encode()

    async def _raise_alarm(self, table: str, fitted: Fitted, alert: dict[str, Any]) -> None:
        log.warning("the wheel of table %s is suspicious after %d spins: %s", table, alert["spins"], alert["found"])
        with suppress(Refused):  # it is on record already, from before a restart
            found = WheelSuspected(table, fitted.wheel, **alert, since=fitted.since)
            await self.house.floor.record(found, Actor("house", Role.SYSTEM))

    async def shown(self, table: str) -> dict[str, Any]:
        """What is known now; a look that is due begins, and is seen the next time."""
        looked = await self._up_to_date(table)
        if looked.spins >= next_look(looked.made) and not looked.working.locked():
            task = asyncio.create_task(self._look_quietly(table))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)
            await asyncio.sleep(0)
        tests = looked.report["tests"] if looked.report else []
        return {
            "table": table,
            "wheel": self._wheel(table),
            "fitted": looked.fitted.wheel,
            "spins": looked.spins,
            "looked_at": looked.looked_at,
            "looks": looked.made,
            "next_look": next_look(looked.made),
            "level": LEVEL,
            "alert": looked.alert,
            "report": looked.report,
            "dealers": [
                {**{name: test["facts"][name] for name in ("dealer", "spins", "displacement")},
                 "p_corrected": test["p_corrected"], "suspicious": test["suspicious"]}
                for test in tests if test["test"] == "dealer"
            ],
            "working": looked.working.locked(),
        }  # fmt: skip

    async def _look_quietly(self, table: str) -> None:
        try:
            await self.look(table)
        except Refused as refusal:
            log.warning("the wheel of table %s was not looked at: %s", table, refusal.message)

    async def _up_to_date(self, table: str) -> Looked:
        """With another wheel, or one that was worked on, everything begins anew."""
        fitted = await asyncio.to_thread(self.fitted.at, table, self.house.journal)
        if self._of(table).fitted != fitted:
            self.tables[table] = Looked(fitted)
        looked = self._of(table)
        looked.spins = await self.house.remembered(table, lambda memory: len(memory.falls.after(fitted.since)[0]))
        return looked

    def _of(self, table: str) -> Looked:
        return self.tables.setdefault(table, Looked())

    def _wheel(self, table: str) -> str:
        return self.house.floor.table(table).rules.wheel.name
