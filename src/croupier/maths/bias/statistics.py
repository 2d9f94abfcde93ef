"""The tests for a biased wheel. Each gives a probability that a fair wheel would look at least as odd.

Sectors, tilt and displacement are seen on the ring: a bias has neighbours. What is asymptotic (chi-square, Rayleigh,
CUSUM) is used only from a number of spins on where it keeps its level; sector counts are exact binomials.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.special import bdtrc, chdtrc, kolmogorov

from croupier.maths.bias.reading import Spins

Ints = NDArray[np.int64]

SECTORS = (3, 6, 9, 12)
LAGS = 5
SPINS_PER_POCKET_MIN = 5  # below that the chi-square statistic is not yet chi-square
SPINS_MIN = 50
SPINS_PER_DEALER_MIN = 100


@dataclass(frozen=True, slots=True)
class Finding:
    """`p` is corrected for the places that the test itself looks at, not yet for the other tests."""

    test: str
    statistic: float
    p: float
    facts: dict[str, Any] = field(default_factory=dict)


def findings(spins: Spins) -> Iterator[Finding]:
    """Every test that this many spins allow."""
    places = spins.on_ring
    ring = spins.wheel.ring
    counts = np.bincount(places, minlength=len(ring))
    if len(places) >= SPINS_PER_POCKET_MIN * len(ring):
        yield pockets(counts)
    if len(places) < SPINS_MIN:
        return
    yield sectors(counts, ring)
    yield tilt(counts, ring)
    yield serial(places, len(ring))
    yield cusum(places, len(ring))
    for place, dealer in enumerate(spins.dealers):
        moves = displacements(places, len(ring), 1)[spins.dealer[1:] == place]
        if len(moves) >= SPINS_PER_DEALER_MIN:
            yield signature(moves, len(ring), dealer)


def pockets(counts: Ints) -> Finding:
    """Pearson's chi-square over all pockets."""
    expected = counts.sum() / len(counts)
    statistic = float(((counts - expected) ** 2).sum() / expected)
    degrees = len(counts) - 1
    return Finding("chi-square", statistic, float(chdtrc(degrees, statistic)), {"degrees_of_freedom": degrees})


def sectors(counts: Ints, ring: tuple[str, ...], widths: tuple[int, ...] = SECTORS) -> Finding:
    """The most frequent run of neighbouring pockets, of any of the widths; p is corrected for all that are tried."""
    total, size = int(counts.sum()), len(counts)
    best = (2.0, 0, 0, 0)
    for width in widths:
        doubled = np.concatenate([[0], np.cumsum(np.concatenate([counts, counts[: width - 1]]))])
        sums = doubled[width:] - doubled[:-width]
        start = int(sums.argmax())
        p = float(bdtrc(int(sums[start]) - 1, total, width / size)) if sums[start] else 1.0
        best = min(best, (p, width, start, int(sums[start])))
    p, width, start, count = best
    return Finding(
        "sectors",
        count / total * size / width,
        min(1.0, p * size * len(widths)),
        {
            "pockets": [ring[(start + step) % size] for step in range(width)],
            "count": count,
            "expected": total * width / size,
        },
    )


def tilt(counts: Ints, ring: tuple[str, ...]) -> Finding:
    """Rayleigh's test: does one side of the ring come more often, as a cosine?"""
    statistic, p, angle, strength = _rayleigh(counts)
    towards = ring[round(angle / (2 * math.pi) * len(ring)) % len(ring)]
    return Finding("tilt", statistic, p, {"towards": towards, "strength": strength})


def serial(places: Ints, size: int) -> Finding:
    """Does a result depend on one of the five before it? By Rayleigh's test of the way from the one to the other."""
    tried = [
        (_rayleigh(np.bincount(displacements(places, size, lag), minlength=size)), lag) for lag in range(1, LAGS + 1)
    ]
    (statistic, p, angle, strength), lag = min(tried, key=lambda found: found[0][1])
    way = round(angle / (2 * math.pi) * size) % size
    return Finding("serial", statistic, min(1.0, p * LAGS), {"lag": lag, "displacement": way, "strength": strength})


def signature(moves: Ints, size: int, dealer: str) -> Finding:
    """A dealer's signature: the ball tends to land a certain way from where it last lay."""
    statistic, p, angle, strength = _rayleigh(np.bincount(moves, minlength=size))
    way = round(angle / (2 * math.pi) * size) % size
    return Finding(
        "dealer", statistic, p, {"dealer": dealer, "spins": len(moves), "displacement": way, "strength": strength}
    )


def cusum(places: Ints, size: int) -> Finding:
    """Did the wheel begin, or cease, to lean at some time? How far the running sum of the place on the ring strays from
    the straight line to its end.

    For a fair wheel that is a Brownian bridge in the limit, with Kolmogorov's distribution, and its steps only make it
    stray less. The two coordinates are tried, and p is corrected for that.
    """
    total = len(places)
    angles = 2 * math.pi / size * np.arange(size)
    best = (-1.0, 0)
    for axis in (np.cos(angles), np.sin(angles)):
        walk = np.cumsum(math.sqrt(2) * axis[places])
        bridge = np.abs(walk - walk[-1] * np.arange(1, total + 1) / total)
        change = int(bridge.argmax())
        best = max(best, (float(bridge[change]) / math.sqrt(total), change + 1))
    reach, change = best
    return Finding("cusum", reach, min(1.0, 2 * float(kolmogorov(reach))), {"change_at_spin": change})


def displacements(places: Ints, size: int, lag: int) -> Ints:
    """How far along the ring each result lies from the one `lag` spins before."""
    return np.asarray((places[lag:] - places[:-lag]) % size)


def _rayleigh(counts: Ints) -> tuple[float, float, float, float]:
    """Statistic (chi-square with two degrees of freedom), p, direction, and the amplitude of the cosine."""
    total, size = int(counts.sum()), len(counts)
    angles = 2 * math.pi / size * np.arange(size)
    east, north = float(counts @ np.cos(angles)), float(counts @ np.sin(angles))
    statistic = 2 * (east * east + north * north) / total
    strength = 2 * math.hypot(east, north) / total
    return statistic, math.exp(-statistic / 2), math.atan2(north, east) % (2 * math.pi), strength
