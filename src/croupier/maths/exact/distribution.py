"""What may come of a wager and how likely it is, in whole cents and exact fractions."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction

from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class Distribution:
    """Net results in cents with their probabilities, which add up to one."""

    chances: Mapping[int, Fraction]

    def __post_init__(self) -> None:
        assert sum(self.chances.values()) == 1
        assert all(chance > 0 for chance in self.chances.values())

    @property
    def mean(self) -> Fraction:
        return self.moment(1)

    @property
    def variance(self) -> Fraction:
        return self.moment(2, self.mean)

    @property
    def standard_deviation(self) -> float:
        return root(self.variance)

    @property
    def skewness(self) -> float:
        """The third standardised moment; 0 where nothing varies."""
        return float(self.moment(3, self.mean) / self.variance) / self.standard_deviation if self.variance else 0.0

    @property
    def excess_kurtosis(self) -> float:
        return float(self.moment(4, self.mean) / self.variance**2 - 3) if self.variance else 0.0

    @property
    def positive(self) -> Fraction:
        """How likely the player is up."""
        return sum((chance for net, chance in self.chances.items() if net > 0), Fraction(0))

    def moment(self, order: int, about: Fraction = Fraction(0)) -> Fraction:
        return sum((chance * (net - about) ** order for net, chance in self.chances.items()), Fraction(0))

    def scaled(self, factor: int) -> Distribution:
        """The same slip with every stake times a positive factor."""
        assert factor > 0
        return Distribution({net * factor: chance for net, chance in self.chances.items()})

    @property
    def step(self) -> int:
        """The greatest amount of which every result is a whole multiple."""
        return math.gcd(*self.chances) or 1


def mixture(parts: Iterable[tuple[Fraction, Distribution]]) -> Distribution:
    """One of several distributions, each with its weight; the weights add up to one."""
    chances: dict[int, Fraction] = defaultdict(Fraction)
    for weight, part in parts:
        for net, chance in part.chances.items():
            chances[net] += weight * chance
    return Distribution(dict(sorted(chances.items())))


def root(value: Fraction) -> float:
    """Square root that is right to the last digit or so, however large the fraction."""
    return math.sqrt(value.numerator / value.denominator) if value else 0.0
