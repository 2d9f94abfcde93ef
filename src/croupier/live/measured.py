"""How long things take, counted into buckets: what whoever watches the machine needs of thousands of answers."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import field

from croupier.lean import dataclass

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


@dataclass(slots=True)
class Histogram:
    """A value belongs to the first bound that it does not go beyond; one bucket is for what goes beyond them all."""

    bounds: tuple[float, ...] = SECONDS
    counts: list[int] = field(init=False)
    total: float = 0.0

    def __post_init__(self) -> None:
        self.counts = [0] * (len(self.bounds) + 1)

    def note(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value
