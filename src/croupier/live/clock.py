"""The house's clock: it follows the machine's for as long as that one goes as a clock does."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from croupier.live.moments import stamp

TICK_SECONDS = 0.0005  # times in the journal are no finer than that; their order is the journal's
APART_SECONDS_MAX = 30.0  # a clock that is set right moves by less; more is a jump
DRIFT = 0.0005  # by which a clock that is kept in step may run faster or slower
CATCHING_UP = 0.5  # of its speed, while the machine's clock is a little behind


def utc_now() -> datetime:
    return datetime.now(UTC)


class Clock:
    """It never goes back by itself, and never stands still.

    Where the machine's clock jumps, comes to a start with an earlier time than the journal has, or one much later, the
    house's runs on from where it was. It is then in doubt: until the two agree again, or somebody accepts the other.
    A clock that a test sets has no ticks but its own.
    """

    def __init__(
        self,
        last: str = "",
        wall: Callable[[], datetime] = utc_now,
        ticks: Callable[[], float] | None = None,
        *,
        apart_max: float = APART_SECONDS_MAX,
        closed_max: float = math.inf,
    ) -> None:
        self._wall = wall
        self._ticks = ticks or (time.monotonic if wall is utc_now else lambda: wall().timestamp())
        self._apart_max = apart_max
        self._begin(datetime.fromisoformat(last) if last else wall())
        closed = (wall() - self._last).total_seconds()
        if not -apart_max <= closed <= closed_max:
            self.go_on(last)

    def go_on(self, last: str) -> None:
        """From that moment, whatever the machine's clock says: it is in doubt."""
        self._begin(datetime.fromisoformat(last))
        self._wall_then = self._last

    def _begin(self, last: datetime) -> None:
        self._last, self._wall_then = last, self._wall()
        self._read = self._then = self._ticks()
        self._text = ""

    def __call__(self) -> str:
        ticks = self._ticks()
        if not self._text or ticks - self._read >= TICK_SECONDS:
            gone, self._read = timedelta(seconds=max(0.0, ticks - self._read)), ticks
            wall = self._wall()
            in_step = not self._far(self._lead(wall, ticks), ticks)
            self._last = max(wall, self._last + gone * CATCHING_UP) if in_step else self._last + gone
            self._text = stamp(self._last)
        return self._text

    @property
    def apart(self) -> int:
        """Seconds by which the machine's clock is ahead of the house's own reckoning; 0 where it is in step."""
        ticks = self._ticks()
        lead = self._lead(self._wall(), ticks)
        return round(lead) if self._far(lead, ticks) else 0

    def changed(self, before: int) -> bool:
        """Is the machine's clock elsewhere than it was when it was so far ahead?"""
        return abs(self.apart - before) > self._apart_max

    def accept(self) -> None:
        """The machine's time, from now on. Whoever asks for it has put on record why."""
        self._begin(self._wall())

    def _lead(self, wall: datetime, ticks: float) -> float:
        return (wall - self._wall_then).total_seconds() - (ticks - self._then)

    def _far(self, lead: float, ticks: float) -> bool:
        return abs(lead) > self._apart_max + (ticks - self._then) * DRIFT
