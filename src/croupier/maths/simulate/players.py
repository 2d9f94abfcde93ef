"""Simulated sessions on the CPU, a GPU or a cluster: one plan, one result, whatever ran it.

A backend turns ranges of sessions into tallies. A tally is made of whole numbers alone, so adding tallies in any order
gives the same result to the last cent. Tallies come in the order of their sessions, so what is done of a run is one
number, and a run that was stopped goes on from there.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from fractions import Fraction
from functools import reduce
from operator import add
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from scipy.special import betaincinv

from croupier.lean import dataclass
from croupier.maths.simulate import kernels
from croupier.maths.simulate.chunks import SECONDS, Chunks, Tree
from croupier.maths.simulate.cores import cores
from croupier.maths.simulate.intervals import mean_bounds
from croupier.maths.simulate.loops import played_sessions
from croupier.maths.simulate.plans import Plan
from croupier.maths.systems.systems import TableSystem

Ints = NDArray[np.int64]
Range = tuple[int, int]
"""First session and how many."""

SESSIONS_AT_ONCE = 1 << 18  # so much memory a worker needs, however long its chunk is


@dataclass(frozen=True, slots=True)
class Tally:
    """Final results in cents (of the bankroll, or net where there is none) and how many sessions ended there.

    `stopped` is how many had to stop before they reached the target: ruined, at the stop-loss, or told to leave.
    """

    sessions: int
    spins: int
    values: Ints
    counts: Ints
    stopped: int

    @classmethod
    def of(cls, final: Ints, spins: int, stopped: int = 0) -> Tally:
        values, counts = np.unique(final, return_counts=True)
        return cls(len(final), spins, values, counts, stopped)

    def __add__(self, other: Tally) -> Tally:
        values, places = np.unique(np.concatenate([self.values, other.values]), return_inverse=True)
        counts = np.zeros(len(values), np.int64)
        np.add.at(counts, places, np.concatenate([self.counts, other.counts]))
        stopped = self.stopped + other.stopped
        return Tally(self.sessions + other.sessions, self.spins + other.spins, values, counts, stopped)


class Backend(Protocol):
    def tallies(self, plan: Plan, ranges: Iterable[Range]) -> Iterator[Tally]:
        """A tally for each range, in the order of the ranges."""


@dataclass(frozen=True, slots=True)
class Progress:
    """`done` of the sessions, `begun` of them before this run; the spins and the seconds are of this run."""

    done: int
    sessions: int
    spins: int
    seconds: float
    begun: int = 0

    @property
    def spins_per_second(self) -> float:
        return self.spins / self.seconds if self.seconds else 0.0

    @property
    def seconds_left(self) -> float:
        done = self.done - self.begun
        return self.seconds * (self.sessions - self.done) / done if done else math.inf


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate with the bounds of its confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Simulated:
    """`won` reached the target, `stopped` had to stop (ruin, stop-loss or leaving), the others played all spins."""

    plan: Plan
    tally: Tally
    confidence: float

    @property
    def start(self) -> int:
        return self.plan.bankroll or 0

    @property
    def mean_net(self) -> Interval:
        """Mean net result of a session in cents, with an interval that reckons with losses nobody has seen yet."""
        pairs = zip(self.tally.values.tolist(), self.tally.counts.tolist(), strict=True)
        mean = float(Fraction(sum(times * (value - self.start) for value, times in pairs), self.tally.sessions))
        nets, counts = (self.tally.values - self.start).astype(np.float64), self.tally.counts.astype(np.float64)
        low, high = mean_bounds(nets, counts, *self.plan.net_range, self.confidence)
        if self.plan.never_pays:
            high = min(high, max(mean, 0.0))
        return Interval(mean, low, high)

    @property
    def won(self) -> Interval:
        return self.share(self.tally.values >= self.plan.target)

    @property
    def ahead(self) -> Interval:
        return self.share(self.tally.values > self.start)

    @property
    def ruined(self) -> Interval:
        """Sessions that had to stop: without money for the first stake, at the stop-loss, or told to leave."""
        return self.share_of(self.tally.stopped)

    @property
    def mean_spins(self) -> float:
        return self.tally.spins / self.tally.sessions

    @property
    def units(self) -> float | None:
        """Units that were staked in a session, on average; None where spins do not tell."""
        system = self.plan.system
        if self.plan.prison or not isinstance(system, TableSystem) or len(set(system.stakes)) > 1:
            return None
        return system.stakes[0] * self.mean_spins

    def quantile(self, level: float) -> int:
        """Of the net result, in cents."""
        running = np.cumsum(self.tally.counts)
        place = int(np.searchsorted(running, max(1, math.ceil(level * self.tally.sessions))))
        return int(self.tally.values[place]) - self.start

    def share(self, which: NDArray[np.bool_]) -> Interval:
        return self.share_of(int(self.tally.counts[which].sum()))

    def share_of(self, hits: int) -> Interval:
        """The share of sessions with Clopper and Pearson's interval, which keeps its level for every share."""
        count = self.tally.sessions
        tail = (1 - self.confidence) / 2
        low = float(betaincinv(hits, count - hits + 1, tail)) if hits else 0.0
        high = float(betaincinv(hits + 1, count - hits, 1 - tail)) if hits < count else 1.0
        return Interval(hits / count, low, high)


class Keeps(Protocol):
    """What is done of a run, kept where a later run finds it."""

    tally: Tally | None

    @property
    def done(self) -> int: ...
    def reached(self, tree: Tree[Tally]) -> None: ...
    def save(self, tally: Tally | None) -> None: ...


def simulate(
    plan: Plan,
    backend: Backend | None = None,
    *,
    confidence: float = 0.95,
    progress: Callable[[Progress], None] | None = None,
    kept: Keeps | None = None,
    seconds: float = SECONDS,
) -> Simulated:
    """Play the plan, or what `kept` says is left of it, in chunks of about so many seconds.

    `progress` hears after every chunk; an exception that it raises ends the run. However a run ends, `kept` has what
    was done.
    """
    where = backend or Cpu()
    tree = Tree(kept.tally if kept else None)
    begun = done = kept.done if kept else 0
    spins, started = 0, time.perf_counter()
    chunks = Chunks(plan.sessions, plan.spins, begun, workers_of(where), seconds)
    try:
        for tally in played(plan, where, chunks):
            tree.add(tally)
            done, spins = done + tally.sessions, spins + tally.spins
            if kept:
                kept.reached(tree)
            if progress:
                progress(Progress(done, plan.sessions, spins, time.perf_counter() - started, begun))
    finally:
        if kept:
            kept.save(tree.total)
    total = tree.total
    assert total is not None
    assert total.sessions == plan.sessions
    return Simulated(plan, total, confidence)


def played(plan: Plan, backend: Backend, chunks: Chunks) -> Iterator[Tally]:
    """The tallies of the chunks, whose size follows the pace. Workers run ahead; a GPU takes one after the other."""
    parts = [iter(chunks)] if hasattr(backend, "workers") else ([chunk] for chunk in chunks)
    for ranges in parts:
        for tally in backend.tallies(plan, ranges):
            chunks.heard(tally.sessions)
            yield tally


def workers_of(backend: Backend) -> int:
    workers: int = getattr(backend, "workers", 1)
    return workers


@dataclass(frozen=True, slots=True)
class Outline:
    """What a run would take, from its first seconds: chunks of so many sessions, on so many workers."""

    sessions: int
    done: int
    workers: int
    chunk: int
    chunks: int
    seconds: float
    spins_per_second: float


def outline(plan: Plan, backend: Backend | None = None, *, begun: int = 0, seconds: float = SECONDS) -> Outline:
    """The run's own code, for a few chunks; nothing of them is kept."""
    where = backend or Cpu()
    chunks = Chunks(plan.sessions, plan.spins, begun, workers_of(where), seconds)
    sessions = spins = 0
    for tally in played(plan, where, chunks):
        sessions, spins = sessions + tally.sessions, spins + tally.spins
        if chunks.watched > 2 * seconds:
            break
    left, pace = plan.sessions - begun, chunks.pace
    if not pace:  # all done, or a single chunk
        return Outline(plan.sessions, begun, chunks.workers, left, min(1, left), 0.0, 0.0)
    size = min(left, chunks.wanted)
    return Outline(plan.sessions, begun, chunks.workers, size, -(-left // size), left / pace, pace * spins / sessions)


@dataclass(frozen=True, slots=True)
class Cpu:
    """Threads of this process; 0 is one for each core that this process may use."""

    threads: int = 0

    @property
    def workers(self) -> int:
        return self.threads or cores()

    def tallies(self, plan: Plan, ranges: Iterable[Range]) -> Iterator[Tally]:
        workers = self.workers
        waiting: deque[Future[Tally]] = deque()
        with ThreadPoolExecutor(workers) as pool:
            try:
                for first, count in ranges:
                    waiting.append(pool.submit(play_chunk, plan, first, count))
                    if len(waiting) >= 2 * workers:  # enough for everybody, and never a queue of all chunks
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            finally:
                for future in waiting:
                    future.cancel()


def play_chunk(plan: Plan, first: int, count: int) -> Tally:
    """A chunk of any size, on the core that calls."""
    end = first + count
    starts = range(first, end, SESSIONS_AT_ONCE)
    return reduce(add, (play(plan, start, min(SESSIONS_AT_ONCE, end - start)) for start in starts))


def play(plan: Plan, first: int, count: int) -> Tally:
    """Sessions that fit the memory at once, on the core that calls."""
    final, played, ended = played_sessions(plan, first, count)
    stopped = (ended == kernels.OVER) & (final < plan.target)
    return Tally.of(final, int(played.sum()), int(stopped.sum()))
