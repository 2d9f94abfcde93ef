"""What one terminal, or one person, may have of the house over all its sockets, so that enough is left for others."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from croupier.refusal import Refused
from croupier.web.door.guard import Buckets
from croupier.web.door.sessions import Session

IN_FLIGHT_MAX = 64
SOCKETS_MAX = 4  # of a terminal
CONSOLES_MAX = 16  # of a person, who may look at many tables


@dataclass(slots=True)
class Shares:
    """A share is kept when its sockets are closed: coming back gives nobody more."""

    per_second: float
    clock: Callable[[], float] = time.monotonic
    _frames: Buckets = field(init=False)
    _refusals: Buckets = field(init=False)
    _sockets: dict[str, list[Callable[[], None]]] = field(default_factory=dict)
    _in_flight: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._frames = Buckets(self.per_second, self.per_second * 2, self._now)
        self._refusals = Buckets(self.per_second, self.per_second * 2, self._now)

    def _now(self) -> float:
        return self.clock()

    def join(self, session: Session, close: Callable[[], None]) -> None:
        """One more socket. The oldest makes room: a terminal that comes back after a cut line has dead ones here."""
        sockets = self._sockets.setdefault(session.asker, [])
        sockets.append(close)
        if len(sockets) > (SOCKETS_MAX if session.is_terminal else CONSOLES_MAX):
            sockets[0]()

    def leave(self, session: Session, close: Callable[[], None]) -> None:
        sockets = self._sockets[session.asker]
        sockets.remove(close)
        if not sockets:
            del self._sockets[session.asker]

    def take(self, asker: str) -> bool:
        """Is there a frame left in the share?"""
        return self._frames.take(asker)

    def bear(self, asker: str) -> bool:
        """May one more be refused? Not without end: refusing takes time as well."""
        return self._refusals.take(asker)

    def ask(self, asker: str) -> None:
        """One more command is under way, until it is `answered`."""
        under_way = self._in_flight.get(asker, 0)
        if under_way >= IN_FLIGHT_MAX:
            raise Refused("too_many_requests.wait_answers_you", "Wait for answers before you ask more.")
        self._in_flight[asker] = under_way + 1

    def answered(self, asker: str) -> None:
        under_way = self._in_flight[asker] - 1
        if under_way:
            self._in_flight[asker] = under_way
        else:
            del self._in_flight[asker]
