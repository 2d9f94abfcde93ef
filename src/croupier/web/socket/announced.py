"""Do the terminals announce No More Bets? Each tells of every round whether it was heard and seen there.

The terminals of a table do this by themselves (47.1-2201(7)); the pit is told of those that did not, or kept silent.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import field

from croupier.house.alerts.named import alert_id
from croupier.lean import dataclass
from croupier.live.tables import Shown, TableRunner
from croupier.web.records.alerts import Alert
from croupier.web.socket.client import Client

GRACE_SECONDS = 5.0  # for the sound to be fetched and the word to come back


@dataclass(frozen=True, slots=True)
class Heard:
    """What a terminal made of one round's call."""

    round: int
    sound: bool
    sight: bool


@dataclass(frozen=True, slots=True)
class Called:
    """A round's call, and the players' terminals that watched the table then."""

    round: int
    at: str
    due: float
    terminals: frozenset[str]


@dataclass(slots=True)
class Announced:
    """What the terminals of one table say of its calls."""

    runner: TableRunner
    clients: Collection[Client]
    clock: Callable[[], float] = time.monotonic
    heard: dict[str, Heard] = field(default_factory=dict)
    _called: Called | None = None
    _silent: Called | None = None  # the newest call that some terminals did not announce

    def __post_init__(self) -> None:
        if self.runner.rules.rulebook.spin.terminals_announce.value:
            self.runner.listeners.append(self.hear)

    def hear(self, shown: Shown) -> None:
        for event in shown.events:
            if event.name == "betting-closed":
                self._settle()
                due = self.clock() + GRACE_SECONDS
                self._called = Called(event.data["round"], event.at, due, frozenset(self._watching()))

    def tell(self, terminal: str, heard: Heard) -> None:
        self.heard[terminal] = heard

    def alert(self) -> Alert | None:
        """The terminals that stayed silent at the newest call that is old enough, as long as they are here."""
        if self._called is not None and self.clock() >= self._called.due:
            self._settle()
        call = self._silent
        here = sorted(call.terminals & set(self._watching())) if call else []
        if call is None or not here:
            return None
        name = self.runner.name
        facts = {"round": call.round, "terminals": here, "what": ", ".join(here)}
        return Alert(alert_id(name, "silent", call.round), name, "terminal-silent", call.at, "house", facts)

    def _settle(self) -> None:
        call, self._called = self._called, None
        if call is None:
            return
        good = {name for name, heard in self.heard.items() if heard == Heard(call.round, sound=True, sight=True)}
        silent = call.terminals - good
        self._silent = Called(call.round, call.at, call.due, silent) if silent else None

    def _watching(self) -> set[str]:
        return {client.session.device for client in self.clients if client.session.is_terminal and client.session.seat}
