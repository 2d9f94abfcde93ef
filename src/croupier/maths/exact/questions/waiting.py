"""How long one waits: until all numbers have come, or until one comes again; and what is asked of any wait."""

from __future__ import annotations

import math
from collections.abc import Sequence

from croupier.lean import dataclass

EPS = 2.0**-52
LEFT = 1e-12  # of the probability; what is further away is not looked at
SPINS_MAX = 200_000


@dataclass(frozen=True, slots=True)
class Wait:
    """`chances[k]` is how likely it happens at spin k. `never` is how likely it does not happen at all.

    What is left, at most `error`, lies beyond the last spin or in the rounding. Means are of those waits that end.
    """

    chances: Sequence[float]
    never: float
    error: float

    @property
    def happens(self) -> float:
        return math.fsum(self.chances)

    @property
    def mean(self) -> float:
        return math.fsum(spin * chance for spin, chance in enumerate(self.chances)) / self.happens

    @property
    def standard_deviation(self) -> float:
        mean = self.mean
        return math.sqrt(math.fsum((n - mean) ** 2 * chance for n, chance in enumerate(self.chances)) / self.happens)

    def quantile(self, level: float) -> int | None:
        """The least number of spins within which it has happened with this chance; None where it never has."""
        running = 0.0
        for spin, chance in enumerate(self.chances):
            running += chance
            if running >= level:
                return spin
        return None


def until_all(numbers: int) -> Wait:
    """Until every number has come: how many different ones are seen grows by one or stays."""
    seen = [1.0] + [0.0] * numbers
    chances = [0.0]
    while 1 - math.fsum(chances) > LEFT:
        chances.append(seen[numbers - 1] / numbers)
        seen = [0.0] + [
            seen[count] * count / numbers + seen[count - 1] * (numbers - count + 1) / numbers
            for count in range(1, numbers)
        ] + [0.0]  # fmt: skip
    return Wait(chances, 0.0, 2 * LEFT + 6 * EPS * len(chances))


def until_again(numbers: int) -> Wait:
    """Until a number comes that has come before."""
    chances, fresh = [0.0], 1.0
    for seen in range(numbers + 1):
        chances.append(fresh * seen / numbers)
        fresh *= (numbers - seen) / numbers
    return Wait(chances, 0.0, 4 * EPS * len(chances))


def until_twice(numbers: int) -> Wait:
    """Until a number comes twice in a row."""
    chances, going_on = [0.0, 0.0], 1.0
    while going_on > LEFT:
        chances.append(going_on / numbers)
        going_on *= 1 - 1 / numbers
    return Wait(chances, 0.0, LEFT + 4 * EPS * len(chances))
