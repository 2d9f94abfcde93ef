"""One table's task: it takes whatever has queued, has it written in one transaction, then answers and shows it.

The writer works in the lane (one thread for one journal), so that the loop reads sockets while the disk is busy. What
is shown comes from a second table, folded here from events that are durable: nobody can see what might not be kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any

from croupier.journal import Recorded, WriteFailed
from croupier.live.replay import event_of
from croupier.live.writer import Answer, Request, TableWriter, compiled
from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table import Table, evolve
from croupier.table.snapshot import freeze, thaw

INBOX_MAX = 8192
BATCH_MAX = 2048
log = logging.getLogger("croupier.floor")


@dataclass(frozen=True, slots=True)
class Suspension:
    """Why a table stands still: our bug or the store's failure, never a ruling of the game."""

    code: str
    message: str
    facts: dict[str, Any]

    def refusal(self) -> Refused:
        return Refused("table_suspended", self.message, cause=self.code, **self.facts)


@dataclass(frozen=True, slots=True)
class Shown:
    """What has just become durable. The runner's `view` has it already."""

    events: tuple[Recorded, ...] = ()
    suspended: Suspension | None = None
    last_call: int = 0  # seconds left to bet; a warning that no event stands for


class StoreFailed(Exception):
    """The store failed while writing and was opened again; `kept` is what of each command is on the disk."""

    def __init__(self, failure: WriteFailed, kept: list[tuple[Recorded, ...]]) -> None:
        super().__init__(str(failure))
        self.kept = kept


@dataclass(slots=True)
class Pending:
    request: Request
    done: asyncio.Future[Answer]


@dataclass(slots=True)
class TableRunner:
    """The only way to a table's writer."""

    name: str
    writer: TableWriter
    lane: Executor
    inbox_max: int = INBOX_MAX
    view: Table = field(init=False)
    version: int = field(init=False)
    closed_at: str = ""  # the hash of the event that last closed betting: the journal head of a random wheel's round
    suspended: Suspension | None = None
    listeners: list[Callable[[Shown], None]] = field(default_factory=list)
    _inbox: deque[Pending] = field(default_factory=deque)
    _wake: asyncio.Event = field(default_factory=asyncio.Event)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _busy: bool = False
    _compiled: tuple[Mapping[str, Any], TableRules] | None = None

    def __post_init__(self) -> None:
        self._read_view()

    def _read_view(self) -> None:
        self.view = thaw(freeze(self.writer.table))
        self.version = self.writer.version

    @property
    def waiting(self) -> int:
        return len(self._inbox)

    @property
    def rules(self) -> TableRules:
        """The rules under which the shown table plays; the writer's own may be a moment ahead."""
        if self._compiled is None or self._compiled[0] is not self.view.policy:
            self._compiled = (self.view.policy, compiled(self.view.policy))
        return self._compiled[1]

    async def ask(self, request: Request) -> Answer:
        """Queue a command and wait until what it led to is on the disk."""
        return await self.put(request)

    def put(self, request: Request) -> asyncio.Future[Answer]:
        """Queue a command now; commands are decided in the order of these calls."""
        if self.suspended is not None:
            raise self.suspended.refusal()
        if len(self._inbox) >= self.inbox_max:
            raise Refused("table_busy", "The table has more requests than it can take; try again.", table=self.name)
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._inbox.append(Pending(request, done))
        self._wake.set()
        return done

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._inbox:
                batch = [self._inbox.popleft() for _ in range(min(BATCH_MAX, len(self._inbox)))]
                await self._write(batch)

    async def drained(self) -> None:
        """Everything asked so far is answered."""
        while self._inbox or self._busy:
            await asyncio.sleep(0.005)

    async def changed(self, seconds: float | None = None) -> bool:
        """Wait until something is shown; False when the time is up first."""
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return False
        self._changed.clear()
        return True

    async def recover(self) -> None:
        """A person takes a suspended table into use again: journal reopened and checked, table read from it."""
        await asyncio.get_running_loop().run_in_executor(self.lane, self._recovered)
        self.suspended = None
        self._tell(Shown())

    def warn(self, seconds: int) -> None:
        self._tell(Shown(last_call=seconds))

    async def _write(self, batch: list[Pending]) -> None:
        if self.suspended is not None:
            self._refuse(batch, self.suspended.refusal())
            return
        self._busy = True
        requests = [pending.request for pending in batch]
        before = self.writer.version
        try:
            answers = await asyncio.get_running_loop().run_in_executor(self.lane, self._submit, requests)
        except Exception as error:
            self._suspend(batch, error)
            return
        finally:
            self._busy = False
        self._show(answers, before)
        for pending, answer in zip(batch, answers, strict=True):
            if not pending.done.done():
                pending.done.set_result(answer)

    def _submit(self, requests: list[Request]) -> list[Answer]:
        """In the lane. A journal that failed is reopened before anybody else's turn, so that other tables go on."""
        try:
            return self.writer.submit(requests)
        except WriteFailed as failure:
            self.writer.recover()
            raise StoreFailed(failure, [self.writer.journal.answer(request.key) for request in requests]) from failure

    def _recovered(self) -> None:
        try:
            self.writer.journal.append([])
            self.writer.reload()
        except Refused:  # It is still stopped.
            self.writer.recover()
        self._read_view()

    def _show(self, answers: list[Answer], before: int) -> None:
        """Fold what is new into the view, once and in order; a repeated key is answered and changes nothing."""
        new = {
            event.stream_version: event
            for answer in answers
            for event in answer.events
            if event.stream_version > before
        }
        events = tuple(new[version] for version in sorted(new))
        self._fold(events)
        if events:
            self._tell(Shown(events))

    def _fold(self, events: tuple[Recorded, ...]) -> None:
        for recorded in events:
            assert recorded.stream_version == self.version + 1, "events are shown without a gap"
            evolve(self.view, event_of(recorded))
            self.version = recorded.stream_version
            if recorded.name == "betting-closed":
                self.closed_at = recorded.hash

    def _suspend(self, batch: list[Pending], error: Exception) -> None:
        """Stand still with the facts. What had reached the disk after all is answered, the rest refused."""
        facts = error.facts if isinstance(error, Refused) else {"error": str(error) or type(error).__name__}
        code = error.code if isinstance(error, Refused) else _code_of(error)
        message = "The table stands still after a failure of the system; a supervisor has to take it into use again."
        self.suspended = Suspension(code, message, facts)
        log.error("table %s suspended: %s %s", self.name, code, facts)
        kept = error.kept if isinstance(error, StoreFailed) else [()] * len(batch)
        for pending, events in zip(batch, kept, strict=True):
            if events and not pending.done.done():
                pending.done.set_result(Answer(events))
        self._refuse([*batch, *self._inbox], self.suspended.refusal())
        self._inbox.clear()
        self._tell(Shown(suspended=self.suspended))

    def _refuse(self, batch: list[Pending], refusal: Refused) -> None:
        for pending in batch:
            if not pending.done.done():
                pending.done.set_exception(refusal)

    def _tell(self, shown: Shown) -> None:
        self._changed.set()
        for listener in self.listeners:
            listener(shown)


def _code_of(error: Exception) -> str:
    if isinstance(error, AssertionError):
        return "invariant_broken"
    return "write_failed" if isinstance(error, StoreFailed | WriteFailed) else "unexpected_error"
