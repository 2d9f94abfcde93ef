"""Simulated sessions on the CPU, a GPU or a cluster: one plan, one result, whatever ran it.

A backend turns ranges of sessions into tallies. A tally is made of whole numbers alone, so adding tallies in any order
gives the same result to the last cent.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from scipy.special import betaincinv

from croupier.maths.simulate import kernels
from croupier.maths.simulate.intervals import mean_bounds
from croupier.maths.simulate.loops import played_sessions
from croupier.maths.simulate.plans import Plan

Ints = NDArray[np.int64]
Range = tuple[int, int]
"""First session and how many."""

SPINS_A_CHUNK = 1 << 23
SESSIONS_A_CHUNK = 1 << 18


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
        """A tally for each range, in any order."""


@dataclass(frozen=True, slots=True)
class Progress:
    done: int
    sessions: int
    spins: int
    seconds: float

    @property
    def spins_per_second(self) -> float:
        return self.spins / self.seconds if self.seconds else 0.0

    @property
    def seconds_left(self) -> float:
        return self.seconds * (self.sessions - self.done) / self.done if self.done else math.inf


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


def simulate(
    plan: Plan,
    backend: Backend | None = None,
    *,
    confidence: float = 0.95,
    progress: Callable[[Progress], None] | None = None,
) -> Simulated:
    """Play the plan. `progress` hears after every chunk; an exception that it raises ends the run."""
    started = time.perf_counter()
    total: Tally | None = None
    for tally in (backend or Cpu()).tallies(plan, ranges(plan)):
        total = tally if total is None else total + tally
        if progress:
            progress(Progress(total.sessions, plan.sessions, total.spins, time.perf_counter() - started))
    assert total is not None
    assert total.sessions == plan.sessions
    return Simulated(plan, total, confidence)


def ranges(plan: Plan) -> Iterator[Range]:
    """Chunks of a size that keeps threads busy and progress lively; results do not depend on it."""
    size = max(kernels.LANES, min(SESSIONS_A_CHUNK, SPINS_A_CHUNK // plan.spins) // kernels.LANES * kernels.LANES)
    for first in range(0, plan.sessions, size):
        yield first, min(size, plan.sessions - first)


@dataclass(frozen=True, slots=True)
class Cpu:
    """Threads of this process; 0 is one for each core that this process may use."""

    threads: int = 0

    def tallies(self, plan: Plan, ranges: Iterable[Range]) -> Iterator[Tally]:
        threads = self.threads or len(os.sched_getaffinity(0))
        waiting: set[Future[Tally]] = set()
        with ThreadPoolExecutor(threads) as pool:
            try:
                for first, count in ranges:
                    waiting.add(pool.submit(play, plan, first, count))
                    if len(waiting) >= 2 * threads:  # enough for everybody, and never a queue of all chunks
                        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                        yield from (future.result() for future in done)
                yield from (future.result() for future in waiting)
            finally:
                for future in waiting:
                    future.cancel()


def play(plan: Plan, first: int, count: int) -> Tally:
    """One chunk, on the core that calls."""
    final, played, ended = played_sessions(plan, first, count)
    stopped = (ended == kernels.OVER) & (final < plan.target)
    return Tally.of(final, int(played.sum()), int(stopped.sum()))
