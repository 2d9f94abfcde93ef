"""Which wheel stands at a table, and since when it is as it is: from the register of equipment and the log of work.

Results from before a wheel was fitted, adjusted or given a new part say nothing about the wheel that is there now.
"""

from __future__ import annotations

from dataclasses import field
from threading import Lock
from typing import NamedTuple

from croupier.journal import Journal, Recorded
from croupier.lean import dataclass
from croupier.register import STREAM


class Fitted(NamedTuple):
    """`since` is when it began to be so; without a register it always was."""

    wheel: str = ""
    since: str = ""


@dataclass(slots=True)
class FittedWheels:
    tables: dict[str, Fitted] = field(default_factory=dict)
    _wheels: set[str] = field(default_factory=set)
    _version: int = 0
    _lock: Lock = field(default_factory=Lock)

    def at(self, table: str, journal: Journal) -> Fitted:
        """Up to date; from any thread."""
        with self._lock:
            for recorded in journal.read(STREAM, self._version):
                self.take(recorded)
                self._version = recorded.stream_version
            return self.tables.get(table, Fitted())

    def take(self, recorded: Recorded) -> None:
        data = recorded.data
        match recorded.name:
            case "equipment-registered" if data["kind"] == "wheel":
                self._wheels.add(data["thing"])
            case "equipment-put-into-use" if data["thing"] in self._wheels:
                self.tables[data["table"]] = Fitted(data["thing"], recorded.at)
            case "wheel-adjusted" | "part-replaced":
                for table, fitted in self.tables.items():
                    if fitted.wheel == data["wheel"]:
                        self.tables[table] = Fitted(fitted.wheel, recorded.at)
