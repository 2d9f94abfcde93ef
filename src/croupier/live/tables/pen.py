"""The one pen of a journal: whoever holds it writes, in the order of asking.

Deciding and drafting are quick and happen in the loop, where no other thread wants the interpreter; waiting for a disk
happens in a thread, and meanwhile the loop reads sockets. A journal across a network is drafted in the thread as well.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import ParamSpec, TypeVar

from croupier.journal import Journal, Unknown
from croupier.live.measured import Histogram
from croupier.live.tables.pending import Pending
from croupier.live.tables.writer import Answer, Written
from croupier.refusal import Refused

P = ParamSpec("P")
T = TypeVar("T")

SWITCH_SECONDS = 0.0005  # so soon the loop lets a thread go on that comes back from the disk; by itself ten times later

log = logging.getLogger("croupier.register")


class Pen:
    def __init__(self, journal: Journal, ticks: Callable[[], float] = time.monotonic) -> None:
        self.journal, self.ticks = journal, ticks
        self.turn = asyncio.Lock()
        self.answered, self.committed = Histogram(), Histogram()  # from the question to its answer; one transaction
        self._thread = ThreadPoolExecutor(1, "journal")
        sys.setswitchinterval(SWITCH_SECONDS)

    async def draft(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """For who has the turn: quick work, in the loop where the journal is near."""
        if self.journal.near:
            return work(*args, **kwargs)
        return await self.in_thread(work, *args, **kwargs)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """For who has the turn: something that takes its time, in a thread that counts in the same currency."""
        done = partial(copy_context().run, work, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._thread, done)

    async def commit(self, written: Written) -> None:
        """For who has the turn: what was drafted goes to the disk."""
        begun = self.ticks()
        await self.in_thread(written.commit)
        self.committed.note(self.ticks() - begun)

    def tell(self, answered: Iterable[tuple[Pending, Answer]]) -> None:
        now = self.ticks()
        for pending, answer in answered:
            pending.answer(answer)
            self.answered.note(now - pending.since)

    async def write(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Wait for the turn and do it. It may be done twice, so whatever it writes has a key that it always has."""
        async with self.turn:
            return await self.in_thread(self._written, partial(work, *args, **kwargs))

    def _written(self, work: Callable[[], T]) -> T:
        """A journal that has stopped is opened again, and asked for the same thing under the same key.

        Where that cannot be, the first answer stands; but for damage, which is a matter for a person.
        """
        try:
            return work()
        except Exception as first:
            if not self.stopped():
                raise
            try:
                self.journal.reopen()
            except Exception as error:
                log.warning("the journal cannot be opened again: %s", error)
                if is_damage(error) and not isinstance(first, Unknown):
                    raise
                raise first from error
        return work()

    def stopped(self) -> bool:
        """In the thread: did the store fail?"""
        try:
            self.journal.append([])
        except Refused as refusal:
            return refusal.code == "journal_stopped"
        except Unknown:
            return True
        return False

    def put_down(self) -> None:
        self._thread.shutdown()


def is_damage(error: Exception) -> bool:
    """The journal's end is not as it was written: nothing is added to it before a person has looked."""
    return isinstance(error, Refused) and error.code == "journal_damaged"
