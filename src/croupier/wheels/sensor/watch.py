"""A table's eye on its wheel: the line, the decoder and the reading put together."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Callable

from croupier.wheels.sensor.config import Mode, SensorConfig
from croupier.wheels.sensor.console import Gauges, gauges
from croupier.wheels.sensor.events import RoundEvent
from croupier.wheels.sensor.frames import Skipped, Status
from croupier.wheels.sensor.link import LinkChanged, SerialPort, TcpPort, Timing, follow
from croupier.wheels.sensor.reading import read
from croupier.wheels.sensor.view import NOTHING

Seen = LinkChanged | RoundEvent | Skipped | Gauges


async def watch(
    config: SensorConfig,
    port: TcpPort | SerialPort,
    *,
    timing: Timing | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> AsyncGenerator[Seen, None]:
    """Round events and the line's state for the table, skipped bytes and gauges for the dealer's console.

    What was understood survives a broken line: the first frame after it is read against the last one before it.
    """
    if timing is None:
        timing = Timing(silence=None, hang_up=None) if config.mode is Mode.BASIC else Timing()
    view = NOTHING
    async for seen in follow(port, timing=timing, clock=clock):
        if isinstance(seen, LinkChanged):
            yield seen
        elif isinstance(seen.item, Skipped):
            yield seen.item
        else:
            view, events = read(config, view, seen.item, seen.at)
            for event in events:
                yield event
            if isinstance(seen.item, Status):
                yield gauges(seen.item)
