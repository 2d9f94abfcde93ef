"""A long run in pieces: chunks of about a second each, and their tallies merged as a tree."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import field
from functools import reduce
from typing import Generic, Protocol, Self, TypeVar

from croupier.lean import dataclass

SECONDS = 1.0  # of one worker's time: little is lost with a worker, and little is spent on handing out
SPINS_AT_FIRST = 1 << 23  # before anything is known of the pace
SPINS_AT_LEAST = 1 << 16
SESSIONS_AT_MOST = 1 << 26
EACH = 128  # sessions that the fast loop plays side by side
REMEMBERED = 8  # chunks of each worker by which the pace is judged


@dataclass
class Chunks:
    """Ranges of sessions in their order: the first of each, and how many.

    Each takes one worker about `seconds`, as the pace of those before shows. The result does not depend on where a
    chunk ends.
    """

    sessions: int
    spins: int
    first: int = 0
    workers: int = 1
    seconds: float = SECONDS
    clock: Callable[[], float] = time.perf_counter
    size: int = field(init=False)

    def __post_init__(self) -> None:
        spins = (self.sessions - self.first) * self.spins // (16 * self.workers)
        self.size = _whole(min(max(spins, SPINS_AT_LEAST), SPINS_AT_FIRST) // self.spins)
        self._done = 0
        self._heard: deque[tuple[float, int]] = deque(maxlen=REMEMBERED * self.workers + 1)

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while self.first < self.sessions:
            count = min(self.size, self.sessions - self.first)
            self.first += count
            yield self.first - count, count

    def heard(self, sessions: int) -> None:
        """So many sessions are done: the next chunks may be larger or smaller, by twice at most."""
        self._done += sessions
        self._heard.append((self.clock(), self._done))
        if self.pace:
            self.size = max(self.size // 2, min(2 * self.size, self.wanted))

    @property
    def watched(self) -> float:
        """For how many seconds the pace is known; what came before the first tally was spent on compiling."""
        return self._heard[-1][0] - self._heard[0][0] if self._heard else 0.0

    @property
    def pace(self) -> float:
        """Sessions a second, of all workers together; 0 while nobody knows."""
        return (self._heard[-1][1] - self._heard[0][1]) / self.watched if self.watched else 0.0

    @property
    def wanted(self) -> int:
        """Sessions of a chunk at this pace."""
        return _whole(min(SESSIONS_AT_MOST, round(self.pace * self.seconds / self.workers)))


def _whole(sessions: int) -> int:
    return max(1, sessions // EACH * EACH or sessions)


class Summed(Protocol):
    def __add__(self, other: Self, /) -> Self: ...


T = TypeVar("T", bound=Summed)
LARGEST = 64  # rank of what a run begins with


class Tree(Generic[T]):
    """A sum in which equals are added to equals: every part is added log(n) times, not n times.

    The sums are of whole numbers, so every order of adding gives the same. Whoever presses Ctrl-C in the middle of one
    finds the sum as it was before.
    """

    def __init__(self, begun: T | None = None) -> None:
        self._parts: list[tuple[int, T]] = [] if begun is None else [(LARGEST, begun)]  # ranks fall

    def add(self, part: T) -> None:
        parts, rank = list(self._parts), 0
        while parts and parts[-1][0] == rank:
            part = parts.pop()[1] + part
            rank += 1
        parts.append((rank, part))
        self._parts = parts

    @property
    def total(self) -> T | None:
        parts = [part for _, part in reversed(self._parts)]
        return reduce(lambda total, part: part + total, parts) if parts else None
