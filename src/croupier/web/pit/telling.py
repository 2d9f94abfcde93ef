"""The webhook hears of the machine's alerts, where the settings name one."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import field

from croupier.lean import dataclass
from croupier.web.house import House
from croupier.web.pit.alerts import told_elsewhere

LOOKS_SECONDS = 5.0
log = logging.getLogger("croupier.web")


@dataclass(slots=True)
class Telling:
    house: House
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def start(self) -> None:
        if self.house.webhook.url:
            self._tasks = [asyncio.create_task(self._look()), asyncio.create_task(self.house.webhook.always())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                self.house.webhook.tell(await told_elsewhere(self.house))
            except Exception:  # Whatever it is, the next look is another one.
                log.exception("alerts could not be read for the webhook")
            await asyncio.sleep(LOOKS_SECONDS)
