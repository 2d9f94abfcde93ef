"""What the stream `house` says of calls for help: read as far as it has grown, when somebody asks."""

from __future__ import annotations

from dataclasses import field, replace
from threading import Lock

from croupier.journal import Journal, Recorded
from croupier.lean import dataclass

CALLS_KEPT = 500


@dataclass(frozen=True, slots=True)
class Call:
    """A terminal that asks for somebody."""

    id: str
    terminal: str
    table: str
    seat: int
    reason: str
    at: str
    answered_by: str | None = None


@dataclass(slots=True)
class HouseBook:
    calls: dict[str, Call] = field(default_factory=dict)
    _version: int = 0
    _lock: Lock = field(default_factory=Lock)

    def read(self, journal: Journal) -> None:
        with self._lock:
            for recorded in journal.read("house", self._version):
                self._take(recorded)
                self._version = recorded.stream_version

    def _take(self, recorded: Recorded) -> None:
        data = recorded.data
        match recorded.name:
            case "help-called":
                made = (data["call"], data["terminal"], data["table"], data["seat"], data["reason"], recorded.at)
                self.calls[data["call"]] = Call(*made)
                if len(self.calls) > CALLS_KEPT:
                    del self.calls[next(iter(self.calls))]
            case "help-answered" if data["call"] in self.calls:
                self.calls[data["call"]] = replace(self.calls[data["call"]], answered_by=recorded.who)

    def open_calls(self) -> list[Call]:
        return [call for call in tuple(self.calls.values()) if call.answered_by is None]
