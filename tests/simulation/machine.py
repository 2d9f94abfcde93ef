"""The machine that everything runs on: its clocks and its chance, both from the seed."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any
from unittest.mock import patch

from croupier.live.tables import writer
from croupier.web.journal import sealing

BEGINNING = datetime(2026, 6, 1, 12, tzinfo=UTC)
SNAPSHOT_EVERY = 40  # events: small worlds have their snapshots too


@dataclass
class Machine:
    """`ahead` is by how much its calendar clock goes wrong; the ticks of its quartz are right."""

    chance: Random
    ticks_of: Callable[[], float]
    ahead: timedelta = field(default_factory=timedelta)
    jumped: bool = False  # ever

    def ticks(self) -> float:
        return 1000.0 + self.ticks_of()

    def truth(self) -> datetime:
        return BEGINNING + timedelta(seconds=self.ticks_of())

    def wall(self) -> datetime:
        return self.truth() + self.ahead

    @contextmanager
    def running(self) -> Iterator[None]:
        """Whoever asks the system for the time or for chance meanwhile gets this machine's."""
        drawn = Random(self.chance.getrandbits(64))
        with ExitStack() as stack:
            for module, name, value in (
                (time, "monotonic", self.ticks),
                (time, "perf_counter", self.ticks),
                (time, "time", lambda: self.wall().timestamp()),
                (os, "urandom", drawn.randbytes),
                (secrets, "token_bytes", lambda size=32: drawn.randbytes(size)),
                (secrets, "choice", drawn.choice),
                (random, "uniform", drawn.uniform),
                (writer, "SNAPSHOT_EVERY", SNAPSHOT_EVERY),
                (sealing, "_beside", _never),
            ):
                stack.enter_context(patch.object(module, name, value))
            yield


async def _never(*_asked: Any) -> dict[str, Any]:
    """A process beside the game that looks at everything again: it takes longer than a world lasts."""
    await asyncio.sleep(1e9)
    return {}
