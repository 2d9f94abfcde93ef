"""Tasks that must not die unnoticed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from croupier.live.tables.runner import Shown, TableRunner

log = logging.getLogger("croupier.register")


def watched(work: Coroutine[Any, Any, None], name: str, failed: Callable[[Exception], None]) -> asyncio.Task[None]:
    """A task whose end by an exception is logged and told to `failed`."""

    async def run() -> None:
        try:
            await work
        except Exception as error:
            log.exception("%s failed", name)
            failed(error)

    return asyncio.create_task(run(), name=name)


def lasting(
    work: Callable[[], Coroutine[Any, Any, None]], name: str, runner: TableRunner, tasks: list[asyncio.Task[None]]
) -> None:
    """A table's task, among `tasks`: should it fail, the table stands still, and it begins again with the table."""
    place = len(tasks)
    tasks.append(watched(work(), name, runner.suspend))

    def begin_again(shown: Shown) -> None:
        if shown.recovered and tasks[place].done():
            tasks[place] = watched(work(), name, runner.suspend)

    runner.listeners.append(begin_again)
