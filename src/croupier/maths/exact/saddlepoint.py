"""Sums of very many results, where no lattice fits: saddlepoint and, near the middle, Edgeworth approximation.

Both are off by a term of order 1/n. `error` is that term as the next order of the expansion gives it, relative to the
probability for the tails.
"""

from __future__ import annotations

import math
from dataclasses import field

import numpy as np
from numpy.typing import NDArray
from scipy.special import log_ndtr, ndtr

from croupier.lean import dataclass
from croupier.maths.exact.chance import Chance
from croupier.maths.exact.distribution import Distribution
from croupier.maths.exact.roots import root

MIDDLE = 1e-2  # so many standard deviations from the mean the saddlepoint formula is 0/0 and Edgeworth takes over


@dataclass(slots=True)
class Saddlepoint:
    net: Distribution
    coups: int
    step: int = field(init=False)
    error: float = field(init=False)

    def __post_init__(self) -> None:
        low = min(self.net.chances)
        self.step = math.gcd(*(value - low for value in self.net.chances)) or 1
        skew, tails = self.net.skewness, self.net.excess_kurtosis
        self.error = (abs(tails) / 8 + 5 * skew * skew / 24) / self.coups

    def above(self, net: int) -> Chance:
        """How likely the sum is more than this."""
        return self._at_least(self._on_lattice(net) + self.step)

    def below(self, net: int) -> Chance:
        from_above = Distribution({-value: chance for value, chance in self.net.chances.items()})
        return Saddlepoint(from_above, self.coups).above(-net)

    def at(self, net: int) -> Chance:
        """How likely the sum is exactly this."""
        if self._on_lattice(net) != net or not self._within(net):
            return Chance(0.0, 0)
        theta, log_scale = tilt_to(self.net, net / self.coups)
        spread = _tilted_variance(self.net, theta) * self.coups / self.step**2
        return Chance.from_log(self.coups * log_scale - theta * net - math.log(2 * math.pi * spread) / 2)

    def quantile(self, level: float) -> int:
        """The least result that is not exceeded with at least this probability, by halving."""
        mean, deviation = float(self.net.mean) * self.coups, self.net.standard_deviation * math.sqrt(self.coups)
        low = self._on_lattice(round(mean - 40 * deviation))
        steps_low, steps_high = 0, math.ceil(80 * deviation / self.step)
        while steps_low < steps_high:
            middle = (steps_low + steps_high) // 2
            if 1 - self.above(low + self.step * middle).value >= level:
                steps_high = middle
            else:
                steps_low = middle + 1
        return low + self.step * steps_low

    def _on_lattice(self, net: int) -> int:
        """The nearest possible sum that is not more than this."""
        start = self.coups * min(self.net.chances)
        return start + (net - start) // self.step * self.step

    def _within(self, net: int) -> bool:
        return self.coups * min(self.net.chances) < net < self.coups * max(self.net.chances)

    def _at_least(self, net: int) -> Chance:
        mean, deviation = float(self.net.mean) * self.coups, self.net.standard_deviation * math.sqrt(self.coups)
        if abs(net - mean) < MIDDLE * deviation:
            return Chance.of(self._edgeworth((net - self.step / 2 - mean) / deviation))
        if not self._within(net):
            return Chance(1.0 if net < mean else 0.0, 0)
        theta, log_scale = tilt_to(self.net, net / self.coups)
        spread = _tilted_variance(self.net, theta) * self.coups / self.step**2
        w = math.copysign(math.sqrt(max(0.0, 2 * (theta * net - self.coups * log_scale))), theta)
        u = -math.expm1(-theta * self.step) * math.sqrt(spread)
        if w < 0:
            lower = ndtr(w) - math.exp(-w * w / 2) / math.sqrt(2 * math.pi) * (1 / u - 1 / w)
            return Chance.of(min(1.0, max(0.0, 1 - lower)))
        log_density = -w * w / 2 - math.log(2 * math.pi) / 2
        ratio = math.exp(float(log_ndtr(-w)) - log_density) + 1 / u - 1 / w
        return Chance.from_log(log_density + math.log(ratio))

    def _edgeworth(self, z: float) -> float:
        """Probability above z standard deviations, with the terms in the third and fourth moment."""
        skew = self.net.skewness / math.sqrt(self.coups)
        tails = self.net.excess_kurtosis / self.coups
        density = math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
        second = tails / 24 * (z**3 - 3 * z) + skew * skew / 72 * (z**5 - 10 * z**3 + 15 * z)
        return float(ndtr(-z)) + density * (skew / 6 * (z * z - 1) + second)


def tilt_to(net: Distribution, mean: float) -> tuple[float, float]:
    """The tilt under which one result has this mean, and the logarithm of its weight; 0 where it cannot be reached."""
    values, logs = _arrays(net)
    if not values.min() < mean < values.max():
        return 0.0, 0.0
    scale = float(np.max(np.abs(values)))

    def off(theta: float) -> float:
        weights = np.exp(logs + theta * values / scale - np.max(logs + theta * values / scale))
        return float(weights @ values / weights.sum()) - mean

    reach = 1.0
    while off(-reach) > 0 or off(reach) < 0:
        reach *= 2
    theta = root(off, -reach, reach, xtol=1e-14, rtol=1e-14) / scale
    top = float(np.max(logs + theta * values))
    return theta, top + math.log(float(np.exp(logs + theta * values - top).sum()))


def _arrays(net: Distribution) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    return (
        np.array([float(value) for value in net.chances]),
        np.array([math.log(chance) for chance in net.chances.values()]),
    )


def _tilted_variance(net: Distribution, theta: float) -> float:
    values, logs = _arrays(net)
    weights = np.exp(logs + theta * values - np.max(logs + theta * values))
    weights /= weights.sum()
    mean = float(weights @ values)
    return float(weights @ (values - mean) ** 2)
