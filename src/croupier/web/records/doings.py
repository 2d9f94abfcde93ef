"""The house's own state as its stream has it: read as far as that has grown, when somebody asks."""

from __future__ import annotations

from dataclasses import field
from threading import Lock

from croupier.house import HOUSE, Doings
from croupier.journal import Journal, Recorded
from croupier.lean import dataclass
from croupier.live.replay import events_of


@dataclass(slots=True)
class HouseDoings:
    journal: Journal
    known: Doings = field(default_factory=Doings)  # as far as it was read
    _version: int = 0
    _lock: Lock = field(default_factory=Lock)

    def read(self) -> Doings:
        with self._lock:
            new: list[Recorded] = list(self.journal.read(HOUSE.name, self._version))
            for event, at in events_of(HOUSE, new):
                HOUSE.evolve(self.known, event, at)
            if new:
                self._version = new[-1].stream_version
            return self.known
