"""When Python looks for garbage: with thousands of sockets it takes a tenth of a second, so never while people bet."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from croupier.live.tables import Shown

YOUNG, MIDDLE, OLD = 1_000_000, 5, 1_000_000  # more than the wagers of a window leave behind: none by itself
PAUSE_SECONDS = 30.0  # between two collections
AT_LAST_SECONDS = 600.0  # after which one is made although people bet at other tables


class Collector:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.collected = 0
        self._clock, self._last = clock, clock()
        self._betting: set[str] = set()
        self._thresholds = gc.get_threshold()

    def begin(self) -> None:
        """What is here stays here. (Who starts a server may have put off all collecting until now: what was loaded
        meanwhile is young. What has grown old before is no work of this house.)
        """
        gc.enable()
        gc.collect(1)
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, OLD)

    def end(self) -> None:
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    def hear(self, table: str, shown: Shown) -> None:
        """Once betting is closed nobody is in a hurry until the number is known."""
        closed = False
        for event in shown.events:
            if event.name == "betting-opened":
                self._betting.add(table)
            elif event.name in ("betting-closed", "betting-paused", "table-closed"):
                self._betting.discard(table)
                closed = True
        if closed:
            self._perhaps()

    def _perhaps(self) -> None:
        since = self._clock() - self._last
        if since < PAUSE_SECONDS or (self._betting and since < AT_LAST_SECONDS):
            return
        self._last = self._clock()
        self.collected += 1
        gc.collect()
        gc.freeze()
