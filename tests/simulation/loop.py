"""An event loop in virtual time: nothing waits, and what the world leaves open is chosen by the seed.

Callbacks of one process come in the order of their asking, as asyncio promises. Whatever comes from outside (a timer, a
frame, a thread that comes back) comes when the seed says. A process that dies takes with it all that it had asked for:
each callback knows whose it is by its context.
"""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any

TOGETHER = 0.001  # what is due within this much comes in any order
OWNER: ContextVar[str] = ContextVar("owner", default="")  # the process that a callback belongs to; the world's: none


class Dies(BaseException):
    """Raised in a thread at whose work the process dies."""


class VirtualLoop(asyncio.BaseEventLoop):
    """`slow` says how long a piece of work takes in a thread; `dead` is told who died in one."""

    def __init__(self, chance: Random, slow: Callable[[], float]) -> None:
        super().__init__()
        self.now = 0.0
        self.steps = 0
        self.dead: Callable[[str], None] = lambda _owner: None
        self.failures: list[dict[str, Any]] = []
        self._ready: deque[Any] = deque()
        self._scheduled: list[Any] = []
        self._timer_cancelled_count = 0
        self._chance, self._slow = chance, slow
        self._free_at: dict[Any, float] = {}
        self._tasks: dict[str, list[asyncio.Task[Any]]] = {}
        self.set_task_factory(self._made)
        self.set_exception_handler(self._noted)

    def _noted(self, _loop: Any, context: dict[str, Any]) -> None:
        """What Python tells when it looks for garbage is told at no certain moment."""
        if "never retrieved" not in context["message"]:
            self.failures.append(context)

    def time(self) -> float:
        return self.now

    def _made(self, _loop: Any, coroutine: Any, context: Context | None = None) -> asyncio.Task[Any]:
        task = asyncio.Task(coroutine, loop=self, context=context)
        owner = OWNER.get() if context is None else context.get(OWNER, "")
        if owner:
            self._tasks.setdefault(owner, []).append(task)
        return task

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> Any:
        return self.call_soon(callback, *args, context=context)

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> Any:
        """A thread of its own for each piece of work, or one after the other where the executor has one thread."""
        future = self.create_future()
        begins = self.now if executor is None else max(self.now, self._free_at.get(executor, 0.0))
        takes = self._slow()
        if executor is not None:
            self._free_at[executor] = begins + takes
        owner = OWNER.get()
        done_at = begins + takes

        def work() -> None:
            try:
                result, error = func(*args), None
            except Dies:
                self.dead(owner)
                return
            except BaseException as raised:
                result, error = None, raised
            self.call_at(done_at, tell, result, error)

        def tell(result: Any, error: BaseException | None) -> None:
            if future.done():
                return
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)

        self.call_at(begins + takes * self._chance.random(), work)
        return future

    def step(self) -> bool:
        """One callback; False where nothing is left to come."""
        self.steps += 1
        if not self._ready and not self._advance():
            return False
        handle = self._ready.popleft()
        if not handle._cancelled:
            handle._run()
        return True

    def _advance(self) -> bool:
        scheduled = self._scheduled
        while scheduled and scheduled[0]._cancelled:
            self._forget(heapq.heappop(scheduled))
        if not scheduled:
            return False
        due = []
        until = max(self.now, scheduled[0]._when) + TOGETHER
        while scheduled and scheduled[0]._when <= until:
            handle = heapq.heappop(scheduled)
            self._forget(handle)
            if not handle._cancelled:
                due.append(handle)
        self.now = max(self.now, *(handle._when for handle in due))
        self._chance.shuffle(due)
        self._ready.extend(due)
        return True

    def _forget(self, handle: Any) -> None:
        handle._scheduled = False
        if handle._cancelled:
            self._timer_cancelled_count -= 1

    def finish(self, coroutine: Any, until: float = 1e6) -> Any:
        """For what is done before the world begins."""
        with self.running():
            task = self.create_task(coroutine)
            while not task.done() and self.now < until and self.step():
                pass
        return task.result()

    def kill(self, owner: str) -> None:
        """Nothing that the process had begun goes on, and nothing of it is heard any more."""
        self._ready = deque(handle for handle in self._ready if not _is_of(handle, owner))
        self._scheduled = [handle for handle in self._scheduled if not _is_of(handle, owner)]
        heapq.heapify(self._scheduled)
        self._timer_cancelled_count = sum(handle._cancelled for handle in self._scheduled)
        self._free_at.clear()
        for task in self._tasks.pop(owner, []):
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                with suppress(BaseException):
                    task.get_coro().close()
        self._ready = deque(handle for handle in self._ready if not _is_of(handle, owner))
        self._scheduled = [handle for handle in self._scheduled if not _is_of(handle, owner)]
        heapq.heapify(self._scheduled)

    @contextmanager
    def running(self) -> Iterator[None]:
        events._set_running_loop(self)
        try:
            yield
        finally:
            events._set_running_loop(None)

    def _process_events(self, _events: Any) -> None:
        """There is no network."""

    def _write_to_self(self) -> None:
        """Nobody sleeps."""


def _is_of(handle: Any, owner: str) -> bool:
    context: Context = handle._context
    return context.get(OWNER, "") == owner


def context_of(owner: str) -> Context:
    """In which all that a process begins is its own."""
    context = copy_context()
    context.run(OWNER.set, owner)
    return context
