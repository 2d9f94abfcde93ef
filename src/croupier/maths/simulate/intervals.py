"""A confidence interval for the mean of results that have a lowest and a highest possible value.

The normal interval trusts the spread that was seen. Where a loss is rare and large, most samples have not seen it, and
that interval is a point in the wrong place. Here one more observation is supposed at the end of the range, and all of
them are weighted at random (Gaffke's bound): it is Clopper and Pearson's interval where there are only two results,
and the normal one where there are many and none of them rules.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtri

from croupier.maths.exact.roots import root

Floats = NDArray[np.float64]


def mean_bounds(
    values: Floats, counts: Floats, lowest: float, highest: float, confidence: float
) -> tuple[float, float]:
    """Low and high end for the mean, from how often each value came and the range in which all values must lie."""
    tail = (1 - confidence) / 2
    return _lower(values, counts, lowest, tail), -_lower(-values, counts, -highest, tail)


def _lower(values: Floats, counts: Floats, lowest: float, tail: float) -> float:
    """The mean that is too low with this probability only."""
    lowest = min(lowest, float(values.min()))  # what was seen is possible
    scale = float(values.max()) - lowest
    if not scale:
        return lowest
    places, weights = np.append((values - lowest) / scale, 0.0), np.append(counts, 1.0)
    wanted = float(ndtri(tail))
    top = float(places @ weights / weights.sum())
    deviation = math.sqrt(float(weights @ (places - top) ** 2)) / float(weights.sum())
    bottom = max(top + 2 * wanted * deviation, top / 4)
    while _deviate(places, weights, bottom) > wanted:
        bottom /= 2
    mean = root(lambda mean: _deviate(places, weights, mean) - wanted, bottom, top, xtol=1e-9 * top, rtol=1e-9)
    return lowest + scale * mean


def _deviate(places: Floats, counts: Floats, mean: float) -> float:
    """The normal deviate of how likely the randomly weighted mean is below this one.

    That is so where the sum of (place - mean) times a gamma variable for each is below 0; by the saddlepoint of that
    sum (Lugannani and Rice, in the form of Barndorff-Nielsen).
    """
    away = places - mean
    tilt = _saddlepoint(away, counts)
    ratios = 1 - tilt * away
    width = tilt * math.sqrt(_sum(counts, (away / ratios) ** 2))
    level = math.copysign(math.sqrt(max(0.0, 2 * _sum(counts, np.log(ratios)))), tilt)
    if abs(width) < 1e-3 or not level:  # at the middle, where both are 0: the skewness decides
        return _sum(counts, away**3) / (3 * math.sqrt(_sum(counts, away**2)) ** 3)
    return level + math.log(width / level) / level


def _saddlepoint(away: Floats, counts: Floats) -> float:
    """Where the slope of the cumulants is 0; it rises from one end of the interval to the other. By Newton's steps."""
    low, high = 1 / float(away.min()), 1 / float(away.max())
    tilt = 0.0
    for _ in range(200):
        shares = away / (1 - tilt * away)
        slope = _sum(counts, shares)
        low, high = (low, tilt) if slope > 0 else (tilt, high)
        curve = _sum(counts, shares**2)
        after = tilt - slope / curve
        if not low < after < high:
            after = (low + high) / 2
        moved, tilt = abs(after - tilt), after
        if moved * math.sqrt(curve) < 1e-10:  # of a standard deviation
            break
    return tilt


def _sum(counts: Floats, values: Floats) -> float:
    """Without the threads of a matrix product, which cost more here than they bring."""
    return float(np.einsum("i,i", counts, values))
