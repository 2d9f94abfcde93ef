"""Room on the disk: betting stops before it is used up, so that what has begun can be written to its end."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from dataclasses import field
from pathlib import Path

from croupier.lean import dataclass
from croupier.refusal import Refused

BEGINS = frozenset({
    "open-table", "open-betting", "buy-in",
    "place-wager", "change-wagers", "rebet-wagers", "double-wagers", "announce-bet", "place-coupon",
})  # fmt: skip
LOOK_SECONDS = 1.0
AGAIN = 1.25  # of the reserve must be free before betting goes on
MEGABYTE = 1_000_000


def free_bytes(folder: Path) -> int:
    return shutil.disk_usage(folder).free


@dataclass(slots=True)
class Room:
    """Of the disk that the journal grows on. One that nobody names has no end."""

    folder: Path | None = None
    reserve: int = 0  # bytes
    free_on: Callable[[Path], int] = free_bytes
    ticks: Callable[[], float] = time.monotonic
    short: bool = False
    _free: int = 0
    _look_at: float = field(default=float("-inf"))

    @property
    def free(self) -> int | None:
        """Bytes, as they were a moment ago; None where no disk is named."""
        if self.folder is None:
            return None
        if self.ticks() >= self._look_at:
            self._look_at = self.ticks() + LOOK_SECONDS
            self._free = self.free_on(self.folder)
            self.short = self._free < self.reserve * (AGAIN if self.short else 1)
        return self._free

    @property
    def lacking(self) -> bool:
        return self.free is not None and self.short

    def check(self, command: object) -> None:
        """Refused `disk_low` for what begins something; it is on no record, as that would take room too."""
        if command in BEGINS and (free := self.free) is not None and self.short:
            raise Refused(
                "disk_low",
                "The disk is nearly full: {free} MB are free, and {reserve} MB are kept for what has begun. Betting "
                "goes on by itself once there is room.",
                free=free // MEGABYTE,
                reserve=self.reserve // MEGABYTE,
            )
