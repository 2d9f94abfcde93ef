"""One table's task: it takes whatever has queued, has it written in one transaction, then answers and shows it.

What is shown comes from a second table, folded here from durable events: nobody can see what might not be kept.

There are three answers. Should the store not say what it kept, everybody concerned hears just that. The table waits for
the store, asks it for each key, tells the truth to whoever is still there, and only then goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import field
from typing import Any

from croupier.journal import Recorded, Unknown
from croupier.lean import dataclass
from croupier.live.replay import event_of
from croupier.live.tables.pen import Pen, is_damage
from croupier.live.tables.pending import InDoubt, Pending, known
from croupier.live.tables.writer import Answer, Request, TableWriter, Written, answered
from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table import Phase, Table, evolve, rules_of
from croupier.table.snapshot import freeze, thaw

INBOX_MAX = 8192
BATCH_MAX = 1024  # so that the loop is never away from its sockets for long
TELL_SECONDS_MAX = 1.0
PAGE = 1000
FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS = 0.1, 8.0  # for a store that is away; each wait is twice the one before
log = logging.getLogger("croupier.register")


@dataclass(frozen=True, slots=True)
class Suspension:
    """Why a table stands still: our bug or the store's failure, never a ruling of the game.

    While it only `waits` for the store, it still hears everybody, and goes on by itself.
    """

    code: str
    facts: dict[str, Any]
    waits: bool = False

    def refusal(self) -> Refused:
        if self.waits:
            return Refused(
                "table_suspended.waits",
                "The table waits for its journal and goes on by itself; what was asked is answered then.",
                cause=self.code,
                **self.facts,
            )
        return Refused(
            "table_suspended",
            "The table stands still after a failure of the system; a supervisor has to take it into use again.",
            cause=self.code,
            **self.facts,
        )

    @property
    def message(self) -> str:
        return self.refusal().message


@dataclass(frozen=True, slots=True)
class Shown:
    """What has just become durable. The runner's `view` has it already."""

    events: tuple[Recorded, ...] = ()
    suspended: Suspension | None = None
    last_call: int = 0  # seconds left to bet; a warning that no event stands for
    checkpoint: str = ""  # a new seal of the journal
    recovered: bool = False  # the view was read anew


@dataclass(slots=True)
class TableRunner:
    """The only way to a table's writer."""

    name: str
    writer: TableWriter
    pen: Pen
    now: Callable[[], str]
    inbox_max: int = INBOX_MAX
    view: Table = field(init=False)
    version: int = field(init=False)
    closed_at: str = ""  # the hash of the event that last closed betting: the journal head of a random wheel's round
    suspended: Suspension | None = None
    ending: bool = False
    listeners: list[Callable[[Shown], None]] = field(default_factory=list)
    busy: bool = False
    told: Callable[[], Awaitable[None]] | None = None  # everybody has heard what was shown; a settlement waits for it
    _inbox: deque[Pending] = field(default_factory=deque)
    _wake: asyncio.Event = field(default_factory=asyncio.Event)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _hearing: list[asyncio.Future[None]] = field(default_factory=list)  # of who waits until it has heard the register
    _in_doubt: list[tuple[Pending, InDoubt]] = field(default_factory=list)
    _failures: int = 0  # of the store, one after the other
    _compiled: tuple[Mapping[str, Any], TableRules] | None = None

    def __post_init__(self) -> None:
        self.writer.settle_apart = True
        self.writer.reload()
        self._read_view()
        if self.writer.steps_due or self.writer.behind:
            self._wake.set()

    def _read_view(self) -> None:
        self.view = thaw(freeze(self.writer.table))
        self.version = self.writer.version
        closed = self.last_event("betting-closed") if self.view.phase is Phase.NO_MORE_BETS else None
        self.closed_at = closed.hash if closed else ""

    def last_event(self, *names: str) -> Recorded | None:
        """The newest of the table's events with one of these names, looked for from the end."""
        end = self.version
        while end > 0:
            start = max(0, end - PAGE)
            page = list(self.writer.journal.read(self.writer.stream, start, end - start))
            for recorded in reversed(page):
                if recorded.name in names:
                    return recorded
            end = start
        return None

    @property
    def waiting(self) -> int:
        return len(self._inbox)

    @property
    def rules(self) -> TableRules:
        """The rules under which the shown table plays; the writer's own may be a moment ahead."""
        if self._compiled is None or self._compiled[0] is not self.view.policy:
            self._compiled = (self.view.policy, rules_of(self.view.policy))
        return self._compiled[1]

    async def ask(self, request: Request) -> Answer:
        """Queue a command and wait until what it led to is on the disk."""
        return await known(lambda: self.put(request))

    def put(self, request: Request) -> asyncio.Future[Answer]:
        """Queue a command now; commands are decided in the order of these calls. Its future may raise InDoubt."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self.suspended is not None and not self.suspended.waits:
            for pending, doubt in self._in_doubt:
                if (pending.request.key, pending.request.data) == (request.key, request.data):
                    done.set_exception(doubt)
                    return done
            raise self.suspended.refusal()
        if self.ending:
            raise Refused("house_closing", "The house is closing; this was not done.", table=self.name)
        if len(self._inbox) >= self.inbox_max:
            raise Refused("table_busy", "The table has more requests than it can take; try again.", table=self.name)
        self._inbox.append(Pending(request, done, self.pen.ticks()))
        self._wake.set()
        return done

    async def hear(self) -> bool:
        """Until the table has on record what the register says by now; False where it stands still without it.

        It then takes nothing, and hears it by itself before anything else once it goes on.
        """
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hearing.append(over)
        self._wake.set()
        self._hear_over()
        await over
        if not self.writer.behind:
            return True
        return not await self.pen.write(self.writer.news_for, self.view)

    def _hear_over(self) -> None:
        if self.suspended is not None or self.ending or not self.writer.behind:
            for over in self._hearing:
                if not over.done():
                    over.set_result(None)
            self._hearing.clear()

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while (self._inbox or self.writer.steps_due or self.writer.behind) and self.suspended is None:
                await self._turn()
                self._hear_over()

    async def _turn(self) -> None:
        """One transaction, and others for what follows from a result by itself, once everybody knows it."""
        self.busy = True
        batch: list[Pending] = []
        declared: list[tuple[Pending, Answer]] = []
        steps: list[Recorded] = []
        try:
            if not self.writer.steps_due:
                async with self.pen.turn:  # Whatever queued while others wrote is written together.
                    batch = [self._inbox.popleft() for _ in range(min(BATCH_MAX, len(self._inbox)))]
                    declared = await self._answered(batch)
                batch = []
            if self.writer.steps_due:
                await self._all_told()
            while self.writer.steps_due:
                async with self.pen.turn:
                    steps += (written := await self.pen.in_thread(self._steps))
                self._show(written)
            self._failures = 0
            if self.writer.untidy:
                await self._tidy()
        except Unknown as error:
            await self._wait_for_store(error)
        except Exception as error:
            if await self._is_of_the_store(error):
                self._inbox.extendleft(reversed(batch))  # Nothing of it was kept, so it is decided anew.
                await self._wait_for_store(error)
            else:
                self.suspend(error, batch)
        finally:
            self.busy = False
            self.pen.tell([(one, Answer((*told.events, *steps), told.refused)) for one, told in declared])

    async def _all_told(self) -> None:
        if self.told is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.told(), TELL_SECONDS_MAX)

    async def _answered(self, batch: list[Pending]) -> list[tuple[Pending, Answer]]:
        """Write, show, answer. Who declared the result that is now being settled is answered later, with all of it."""
        before = self.version
        written = await self.pen.draft(self.writer.draft, [pending.request for pending in batch], self.now())
        self._inbox.extendleft(reversed(batch[written.taken :]))
        del batch[written.taken :]
        try:
            await self.pen.commit(written)
        except Unknown:
            self._doubt(batch, written)
            raise
        answers = self.writer.kept(written)
        later = [(batch[-1], answers[-1])] if self.writer.steps_due and batch else []
        try:
            self._show(self._new(written, before))
        finally:  # Whatever becomes of showing it, it is on the disk.
            self.pen.tell(zip(batch[: len(batch) - len(later)], answers, strict=False))
        return later

    def _steps(self) -> tuple[Recorded, ...]:
        """In the thread: a slice of them."""
        written = self.writer.draft_steps(self.now())
        written.commit()
        self.writer.kept(written)
        return self._new(written, self.version)

    def _new(self, written: Written, before: int) -> tuple[Recorded, ...]:
        recorded, stream = written.draft.recorded if written.draft else (), self.writer.stream
        return tuple(event for event in recorded if event.stream == stream and event.stream_version > before)

    # --- when the store does not say

    def _doubt(self, batch: list[Pending], written: Written) -> None:
        """Neither done nor refused; only who was answered from the journal or turned away unread knows already."""
        self.writer.refusals.keep()
        for pending, answer in zip(batch, written.answers, strict=True):
            if isinstance(answer, str):
                doubt = InDoubt(pending.request.key)
                self._in_doubt.append((pending, doubt))
                pending.fail(doubt)
            else:
                pending.answer(answer)

    async def _is_of_the_store(self, error: Exception) -> bool:
        """Another table may have brought the store back by now: what the store itself has said of it counts too."""
        if isinstance(error, Refused) and error.code == "journal_stopped":
            return True
        async with self.pen.turn:
            return await self.pen.in_thread(self.pen.stopped)

    async def _wait_for_store(self, error: Exception) -> None:
        """Until it has said what it kept, however long that takes. A damaged journal waits for a person."""
        log.error("table %s: the store failed: %s", self.name, error)
        while True:
            if self._failures:
                self._stand_still(Suspension("store_failed", {"error": str(error)}, waits=True))
                await asyncio.sleep(min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (self._failures - 1)))
            self._failures += 1
            try:
                return self._go_on(*await self.pen.write(self._looked_up))
            except Exception as second:
                if is_damage(second):
                    return self.suspend(second)
                log.warning("table %s: the store is still away: %s", self.name, second)

    def _looked_up(self) -> tuple[list[tuple[Recorded, ...]], tuple[Recorded, ...]]:
        """In the thread: what was kept of each command in doubt, and all that nobody was shown yet."""
        journal = self.writer.journal
        journal.append([])  # Refused while the journal is stopped; the pen opens it then, and asks again.
        self.writer.reload()
        kept = [journal.answer(pending.request.key) for pending, _ in self._in_doubt]
        return kept, tuple(journal.read(self.writer.stream, self.version))

    def _go_on(self, kept: list[tuple[Recorded, ...]], missed: tuple[Recorded, ...]) -> None:
        self._show(missed)
        if self.suspended is not None:
            self.suspended = None
            self._tell(Shown(recovered=True))
        for (_, doubt), events in zip(self._in_doubt, kept, strict=True):
            if not doubt.truth.done():
                doubt.truth.set_result(answered(events) if events else None)
        self._in_doubt.clear()

    async def _tidy(self) -> None:
        """What fails here costs nobody a wager: it is logged, and tried again after the next round."""
        try:
            note = await self.pen.write(self.writer.tidy)
            if note:
                self._tell(Shown(checkpoint=note))
        except (Refused, Unknown, OSError):
            log.exception("table %s: the round could not be sealed", self.name)

    async def drained(self) -> None:
        """Everything asked so far is answered."""
        while (self._inbox and self.suspended is None) or self.busy:
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
        self._go_on(await self.pen.write(self._recovered), ())
        self._wake.set()

    def _recovered(self) -> list[tuple[Recorded, ...]]:
        kept, _ = self._looked_up()
        self._read_view()
        return kept

    def warn(self, seconds: int) -> None:
        self._tell(Shown(last_call=seconds))

    def _show(self, events: tuple[Recorded, ...]) -> None:
        """Fold what is new into the view, once and in order; a repeated key is answered and changes nothing."""
        for recorded in events:
            assert recorded.stream_version == self.version + 1, "events are shown without a gap"
            evolve(self.view, event_of(recorded), recorded.at)
            self.version = recorded.stream_version
            if recorded.name == "betting-closed":
                self.closed_at = recorded.hash
        if events:
            self._tell(Shown(events))

    def suspend(self, error: Exception, batch: Iterable[Pending] = ()) -> None:
        """Stand still with the facts, until a person says so. What waits was not done, and is refused."""
        facts = error.facts if isinstance(error, Refused) else {"error": str(error) or type(error).__name__}
        code = error.code if isinstance(error, Refused) else _code_of(error)
        log.error("table %s suspended: %s %s", self.name, code, facts, exc_info=error)
        suspension = Suspension(code, facts)
        self._turn_away([*batch, *self._inbox], suspension.refusal())
        self._inbox.clear()
        self._stand_still(suspension)

    def _stand_still(self, suspension: Suspension) -> None:
        if self.suspended != suspension:
            self.suspended = suspension
            self._tell(Shown(suspended=suspension))
        self._hear_over()

    def end(self) -> None:
        """Nothing more is taken, and who still waits is told so."""
        self.ending = True
        closing = Refused("house_closing", "The house is closing; this was not done.", table=self.name)
        self._turn_away(self._inbox, closing)
        self._inbox.clear()
        self._hear_over()

    def _turn_away(self, waiting: Iterable[Pending], refusal: Refused) -> None:
        for pending in waiting:
            pending.fail(refusal)

    def _tell(self, shown: Shown) -> None:
        """Whoever listens badly harms nobody else: the table goes on."""
        self._changed.set()
        for listener in self.listeners:
            try:
                listener(shown)
            except Exception:
                log.exception("table %s: a listener failed", self.name)


def _code_of(error: Exception) -> str:
    return "invariant_broken" if isinstance(error, AssertionError) else "unexpected_error"
