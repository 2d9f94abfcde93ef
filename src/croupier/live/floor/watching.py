"""Tasks that must not die unnoticed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger("croupier.floor")


def watched(work: Coroutine[Any, Any, None], name: str, failed: Callable[[Exception], None]) -> asyncio.Task[None]:
    """A task whose end by an exception is logged and told to `failed`."""

    async def run() -> None:
        try:
            await work
        except Exception as error:
            log.exception("%s failed", name)
            failed(error)

    return asyncio.create_task(run(), name=name)
