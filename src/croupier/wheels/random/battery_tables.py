"""What a fair wheel does: the exact probabilities that the battery compares with."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from croupier.lean import dataclass

CLASSES = 16


@dataclass(frozen=True, slots=True)
class CouponTable:
    """Lengths of a set in classes about equally likely: class i holds lengths up to and including `limits[i]`."""

    limits: NDArray[np.int64]
    probabilities: NDArray[np.float64]
    mean: float
    deviation: float

    def sets_within(self, length: int) -> int:
        """So many sets that so many outcomes are enough for them but for eight standard deviations."""
        spare = 8 * self.deviation * math.sqrt(length / self.mean)
        return max(0, int((length - spare) / self.mean))


def coupon_table(pockets: int) -> CouponTable:
    """The waiting time until every pocket has come, from the chain of how many have."""
    have = np.zeros(pockets + 1)
    have[0] = 1.0
    share = np.arange(pockets + 1) / pockets
    finished = [0.0]
    while finished[-1] < 1 - 1e-12:
        have = have * share + np.concatenate([[0.0], (have * (1 - share))[:-1]])
        finished.append(float(have[-1]))
    by_then = np.array(finished)
    limits = np.unique([int(np.searchsorted(by_then, step / CLASSES)) for step in range(1, CLASSES)])
    cumulative = np.concatenate([[0.0], by_then[limits], [1.0]])
    mean = pockets * sum(1 / k for k in range(1, pockets + 1))
    variance = sum((1 - k / pockets) / (k / pockets) ** 2 for k in range(1, pockets + 1))
    return CouponTable(limits.astype(np.int64), np.diff(cumulative), mean, math.sqrt(variance))


def gap_probabilities(hit: float, longest: int) -> NDArray[np.float64]:
    """Of so many misses between two hits, and of `longest` or more."""
    misses = np.arange(longest)
    return np.append(hit * (1 - hit) ** misses, (1 - hit) ** longest)


def distinct_probabilities(pockets: int, hand: int) -> NDArray[np.float64]:
    """Of so many different numbers in a hand, from two up; one and two are taken together."""
    have = {0: 1.0}
    for _ in range(hand):
        after: dict[int, float] = {}
        for distinct, chance in have.items():
            after[distinct] = after.get(distinct, 0.0) + chance * distinct / pockets
            after[distinct + 1] = after.get(distinct + 1, 0.0) + chance * (1 - distinct / pockets)
        have = after
    return np.array([have[1] + have[2], *(have[distinct] for distinct in range(3, hand + 1))])
