"""The clock of rounds by minutes: when their time is up, it is called, on record and on every screen.

That nothing begins after it is decided by the time itself, at the very moment, and does not wait for this.
"""

from __future__ import annotations

import asyncio
import datetime as dt
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import field

from croupier.journal import Unknown
from croupier.lean import dataclass
from croupier.live.desks.halls import Halls
from croupier.live.desks.tournaments import PREFIX, Hall
from croupier.live.tables.writer import Request
from croupier.refusal import Refused
from croupier.rules import Actor, Role

LEAST, MOST = 0.2, 5.0  # seconds between two looks, so that a house whose time was set goes by it soon
CLOCK = Actor("clock", Role.SYSTEM, "clock")
log = logging.getLogger("croupier.register")


@dataclass(slots=True)
class RoundClock:
    halls: Halls
    now: Callable[[], str]
    tell: Callable[[str], None]  # who else wants to know that a tournament has changed
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def changed(self, tournament: str) -> None:
        """A round may have begun, or have stopped for a break."""
        self._changed.set()
        self.tell(tournament)

    async def always(self) -> None:
        while True:
            self._changed.clear()
            wait = await self._look()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), wait)

    async def _look(self) -> float | None:
        """Whatever is due is called. How long nothing will be, as far as it is known; none where no round waits."""
        soonest: float | None = None
        for hall, event, left in list(self._waiting()):
            if left <= dt.timedelta():
                await self._call(hall, event)
            soonest = min(MOST, max(LEAST, left.total_seconds()), soonest or MOST)
        return soonest

    def _waiting(self) -> Iterator[tuple[Hall, str, dt.timedelta]]:
        for hall in self.halls.halls.values():
            for key, played in hall.view.events.items():
                left = hall.view.time_left(key, self.now()) if not played.time_called else None
                if left is not None and (left <= dt.timedelta() or not played.break_since):
                    yield hall, key, left

    async def _call(self, hall: Hall, event: str) -> None:
        key = f"{PREFIX}{hall.name}/time/{event}/{hall.view.events[event].started_at}"
        try:
            await hall.ask(Request({"do": "call-time", "event": event}, self.now(), key, CLOCK))
        except (Refused, Unknown) as refusal:  # A table is busy, or the store is away: it is looked at again soon.
            log.warning("tournament %s: the time of %s cannot be called: %s", hall.name, event, refusal)
