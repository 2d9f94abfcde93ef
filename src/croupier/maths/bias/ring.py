"""Where the ball lies: pockets, sectors, and waves around the ring, hot and cold.

All of them look at the same counts, so that they are judged together: as many fair wheels with as many spins are
simulated, and a finding is as odd as the share of fair wheels on which any of these tests finds something odder, each
by its weight. What is odder than all of them is bounded by exact binomials, added up over all places and tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from scipy.special import bdtr, bdtrc, chdtrc

from croupier.lean import dataclass
from croupier.maths.bias.finding import Finding, Floats, Ints, wave

SECTORS = (2, 3, 5, 7, 9, 12, 15)
HOT = 0.8  # of a single pocket's weight: a hot one is worth money to a player, a cold one next to nothing
WEIGHTS = {"pocket": 0.36, "sectors": 0.45, "tilt": 0.16, "two-lobed": 0.14, "chi-square": 0.01}
FAIR_WHEELS = 20_000
SPINS_SIMULATED_MAX = 20_000  # beyond, exact tails of counts no longer depend on how many spins there are
SPINS_PER_POCKET_MIN = 5  # below that the chi-square statistic is not yet chi-square
SEED = 20_120_831


def ring_findings(counts: Ints, ring: tuple[str, ...], share: float) -> list[Finding]:
    """All tests of the counts; together they spend this share of the level."""
    total, size = int(counts.sum()), len(ring)
    odd = {name: float(values[0]) for name, values in bounds(counts[None, :]).items()}
    fair = reference(size, min(total, SPINS_SIMULATED_MAX))
    all_weights = sum(WEIGHTS[name] for name in odd)
    found = []
    for name, bound in odd.items():
        weighed = bound / WEIGHTS[name]
        together = min(fair.share_below(fair.oddest, weighed), weighed * all_weights)
        p = min(1.0, bound, fair.share_below(fair.each[name], bound))
        statistic, facts = SHOWN[name](counts, ring)
        found.append(Finding(name, statistic, p, min(1.0, together / share), facts))
    return found


def bounds(counts: Ints) -> dict[str, Floats]:
    """For each row of counts and each test a p that is never too small, however many places the test looks at."""
    total, size = int(counts[0].sum()), counts.shape[1]
    sums = dict(sector_sums(counts, (1, *SECTORS)))
    hot, cold = extremes(sums.pop(1), total, 1 / size)
    sectors = [tail for width in SECTORS for tail in extremes(sums[width], total, width / size)]
    found = {
        "pocket": size * np.minimum(hot / HOT, cold / (1 - HOT)),
        "sectors": np.min(sectors, 0) * (2 * size * len(SECTORS)),
        "tilt": np.exp(-waves(counts, 1) / 2),
        "two-lobed": np.exp(-waves(counts, 2) / 2),
    }
    if total >= SPINS_PER_POCKET_MIN * size:
        found["chi-square"] = chdtrc(size - 1, chi_square(counts))
    return found


@dataclass(frozen=True, slots=True)
class Reference:
    """How odd fair wheels look: the p of each test, and the smallest of all by weight, both in rising order."""

    each: dict[str, Floats]
    oddest: Floats

    def share_below(self, fair: Floats, value: float) -> float:
        """The wheel at hand counts as one of them, so that this is never 0."""
        return float(np.searchsorted(fair, value, side="right") + 1) / (len(fair) + 1)


@lru_cache(maxsize=256)
def reference(size: int, spins: int) -> Reference:
    counts = np.random.default_rng(SEED).multinomial(spins, np.full(size, 1 / size), size=FAIR_WHEELS)
    each = bounds(counts.astype(np.int16))  # a quarter of the memory, and less than half of the time
    oddest = np.min([odd / WEIGHTS[name] for name, odd in each.items()], axis=0)
    return Reference({name: np.sort(odd) for name, odd in each.items()}, np.sort(oddest))


def tails(counts: Ints, total: int, chance: float) -> tuple[Floats, Floats]:
    """How likely a fair wheel gives so many or more, and so many or fewer."""
    every = np.arange(int(counts.min()), int(counts.max()) + 1)  # of many wheels, most have the same few
    place = counts - every[0]
    return bdtrc(every - 1, total, chance)[place], bdtr(every, total, chance)[place]


def extremes(sums: Ints, total: int, chance: float) -> tuple[Floats, Floats]:
    """The tails of each wheel's hottest place, and of its coldest."""
    return tails(sums.max(0), total, chance)[0], tails(sums.min(0), total, chance)[1]


def sector_sums(counts: Ints, widths: Sequence[int]) -> Iterator[tuple[int, Ints]]:
    """How often each run of so many neighbours came: by its first pocket, and in it wheel by wheel."""
    size, ring = counts.shape[1], np.ascontiguousarray(counts.T)
    around = np.concatenate([ring, ring[: max(widths)]])
    sums = np.zeros_like(ring)
    for width in range(1, max(widths) + 1):
        sums = sums + around[width - 1 : width - 1 + size]
        if width in widths:
            yield width, sums


def waves(counts: Ints, lobes: int) -> Floats:
    size = counts.shape[1]
    angles = lobes * 2 * np.pi / size * np.arange(size)
    pull = (counts @ np.cos(angles)) ** 2 + (counts @ np.sin(angles)) ** 2
    return np.asarray(2 * pull / counts[0].sum())


def chi_square(counts: Ints) -> Floats:
    expected = counts[0].sum() / counts.shape[1]
    return np.asarray(((counts - expected) ** 2).sum(1) / expected)


Shown = tuple[float, dict[str, Any]]


def _pocket(counts: Ints, ring: tuple[str, ...]) -> Shown:
    total, size = int(counts.sum()), len(ring)
    hot, cold = tails(counts, total, 1 / size)
    is_hot = hot.min() / HOT <= cold.min() / (1 - HOT)
    return _run(counts, ring, int((hot if is_hot else cold).argmin()), 1, is_hot)


def _sectors(counts: Ints, ring: tuple[str, ...]) -> Shown:
    total, size = int(counts.sum()), len(ring)
    tried = [
        (float(tail.min()), int(tail.argmin()), width, is_hot)
        for width, sums in sector_sums(counts[None, :], SECTORS)
        for tail, is_hot in zip(tails(sums[:, 0], total, width / size), (True, False), strict=True)
    ]
    return _run(counts, ring, *min(tried)[1:])


def _run(counts: Ints, ring: tuple[str, ...], start: int, width: int, is_hot: bool) -> Shown:
    total, size = int(counts.sum()), len(ring)
    places = [(start + step) % size for step in range(width)]
    count, expected = int(counts[places].sum()), total * width / size
    facts = {"pockets": [ring[place] for place in places], "count": count, "expected": expected, "hot": bool(is_hot)}
    return count / expected, facts


def _wave(lobes: int) -> Any:
    def shown(counts: Ints, ring: tuple[str, ...]) -> Shown:
        found = wave(counts, lobes)
        return found.statistic, {"towards": ring[found.place(len(ring))], "strength": found.strength}

    return shown


def _chi_square(counts: Ints, ring: tuple[str, ...]) -> Shown:
    return float(chi_square(counts[None, :])[0]), {"degrees_of_freedom": len(ring) - 1}


SHOWN = {
    "pocket": _pocket,
    "sectors": _sectors,
    "tilt": _wave(1),
    "two-lobed": _wave(2),
    "chi-square": _chi_square,
}
