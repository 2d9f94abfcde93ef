"""How many records the journal has, for whoever watches the machine: never by waiting for a store elsewhere."""

from __future__ import annotations

import asyncio

from croupier.journal import Journal, Unknown
from croupier.journal.port import size_of
from croupier.lean import dataclass
from croupier.refusal import Refused

LOOKS_SECONDS, WAITS_SECONDS = 5.0, 5.0


@dataclass(slots=True)
class Counted:
    """A journal on this machine is asked at once; of another the last answer stands, and none where it is late."""

    journal: Journal
    _records: int | None = None

    @property
    def records(self) -> int | None:
        return self._asked() if self.journal.near else self._records

    def _asked(self) -> int | None:
        try:
            return size_of(self.journal)
        except (Refused, Unknown):
            return None

    async def always(self) -> None:
        while not self.journal.near:
            asking = asyncio.ensure_future(asyncio.to_thread(self._asked))
            await asyncio.wait({asking}, timeout=WAITS_SECONDS)
            if not asking.done():
                self._records = None
            self._records = await asking
            await asyncio.sleep(LOOKS_SECONDS)
