"""The house's clock, looked at every second: a doubt goes on record, reaches the tables, and ends on record."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import field
from typing import Any

from croupier.lean import dataclass
from croupier.live.clock import APART_SECONDS_MAX
from croupier.live.desks.register import Office
from croupier.live.moments import stamp
from croupier.live.tables import Floor
from croupier.live.tables.writer import Request
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.web.watch.time_server import lead

LOOK_SECONDS = 1.0
SERVER_SECONDS = 600.0
log = logging.getLogger("croupier.web")


@dataclass(slots=True)
class ClockWatch:
    floor: Floor
    office: Office
    server: str = ""  # a time server, where the house asks one
    lead: int | None = None  # of the machine's clock over the server's, in seconds
    _looking: asyncio.Lock = field(default_factory=asyncio.Lock)
    _ask_at: float = 0.0

    async def always(self) -> None:
        while True:
            try:
                await self._ask_server()
                await self.look()
            except Refused as refusal:  # The store does not answer; the next second is another one.
                log.warning("the house's clock cannot be looked at: %s", refusal)
            await asyncio.sleep(LOOK_SECONDS)

    async def _ask_server(self) -> None:
        now = asyncio.get_running_loop().time()
        if not self.server or now < self._ask_at:
            return
        self._ask_at = now + SERVER_SECONDS
        try:
            self.lead = round(await asyncio.to_thread(lead, self.server, self.floor.wall))
        except Refused as refusal:  # One clock less to hold the machine's against; what it last said stands.
            log.warning("%s", refusal)

    async def look(self) -> None:
        """Bring the record into line with the clock, and the clock with what two people have accepted."""
        async with self._looking:
            told = False
            while (command := await self.floor.pen.write(self._due)) is not None:
                await self.floor.pen.write(self._done, command)
                log.error("the house's clock: %s", command)
                told = True
            if told:
                await self.floor.tell_tables()

    def _due(self) -> dict[str, Any] | None:
        clock, doubt = self.floor.now, self.office.premises.doubt
        apart, server = clock.apart, self._far_from_server()
        if doubt is None:
            return self._doubt(apart) if apart or server else None
        if clock.changed(doubt.apart) and apart:
            return self._doubt(apart)
        if doubt.accepted:
            moved = clock.apart
            clock.accept()
            return {"do": "trust-clock", "moved": moved}
        return None if apart or server else {"do": "trust-clock"}

    def _far_from_server(self) -> bool:
        return self.lead is not None and abs(self.lead - self.office.premises.server_lead) > APART_SECONDS_MAX

    def _doubt(self, apart: int) -> dict[str, Any]:
        doubt = {"do": "doubt-clock", "machine": stamp(self.floor.wall()), "apart": apart}
        return doubt if self.lead is None else {**doubt, "server": self.lead}

    def _done(self, command: dict[str, Any]) -> None:
        by = Actor("clock", Role.SYSTEM)
        answer = self.office.ask(Request(command, self.floor.now(), f"floor/clock/{secrets.token_hex(12)}", by))
        if answer.refused is not None:
            raise answer.refused
