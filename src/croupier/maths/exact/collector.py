"""What chance alone does: all numbers seen, long runs, repeats, the hottest and the coldest number."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from scipy.special import gammaln

Floats = NDArray[np.float64]

SPREAD = 12  # standard deviations beyond which no count of a number is looked for


def mean_spins_until_all(numbers: int) -> Fraction:
    """The collector's mean waiting time until every number has come."""
    return sum((Fraction(numbers, left) for left in range(1, numbers + 1)), Fraction(0))


def variance_of_spins_until_all(numbers: int) -> Fraction:
    return sum((Fraction(numbers * (numbers - left), left * left) for left in range(1, numbers + 1)), Fraction(0))


def chance_all_seen(numbers: int, spins: int) -> Fraction:
    """By inclusion and exclusion over the numbers that are missing."""
    total = sum((-1) ** gone * math.comb(numbers, gone) * (numbers - gone) ** spins for gone in range(numbers + 1))
    return Fraction(total, numbers**spins)


def mean_distinct(numbers: int, spins: int) -> Fraction:
    return numbers * (1 - Fraction(numbers - 1, numbers) ** spins)


def distinct_distribution(numbers: int, spins: int) -> list[Fraction]:
    """How likely exactly k different numbers come, for k from 0 to all."""
    chances = [Fraction(0)] * (numbers + 1)
    for seen in range(1, min(numbers, spins) + 1):
        # Choose which are seen; onto those the spins fall with none left out.
        onto = sum((-1) ** gone * math.comb(seen, gone) * (seen - gone) ** spins for gone in range(seen + 1))
        chances[seen] = Fraction(math.comb(numbers, seen) * onto, numbers**spins)
    return chances


def chance_of_run(event: Fraction, length: int, spins: int) -> float:
    """How likely an event comes `length` times in a row somewhere within `spins` spins."""
    if length < 1:
        return 1.0
    hit, miss = float(event), float(1 - event)
    done = [0.0] * (spins + 1)  # how likely the first run is complete by this spin
    for spin in range(length, spins + 1):
        # It ends here: a miss just before it, and no run before that miss.
        ends = hit**length if spin == length else miss * hit**length * (1 - done[spin - length - 1])
        done[spin] = done[spin - 1] + ends
    return min(1.0, done[spins])


def mean_spins_until_run(event: Fraction, length: int) -> Fraction:
    return (1 - event**length) / ((1 - event) * event**length)


def longest_run(event: Fraction, spins: int) -> list[float]:
    """How likely the longest run of the event is exactly k, for k from 0 until hardly anything is left."""
    at_least = [1.0]
    while at_least[-1] > 1e-12 and len(at_least) <= spins:
        at_least.append(chance_of_run(event, len(at_least), spins))
    at_least.append(0.0)
    return [one - further for one, further in pairwise(at_least)]


def median_longest_run(event: Fraction, spins: int) -> int:
    """The least length that the longest run does not exceed in at least half of all cases; found by halving."""
    if event == 1:
        return spins
    low, high = 0, spins
    while low < high:
        middle = (low + high) // 2
        if chance_of_run(event, middle + 1, spins) <= 0.5:
            high = middle
        else:
            low = middle + 1
    return low


def chance_of_repeats(numbers: int, times: int, spins: int) -> float:
    """How likely some number comes `times` times in a row: each spin after the first repeats with chance 1/numbers."""
    if times < 2:
        return 1.0 if spins >= times else 0.0
    return chance_of_run(Fraction(1, numbers), times - 1, spins - 1) if spins > 1 else 0.0


def hottest(numbers: int, spins: int) -> dict[int, float]:
    """How often the most frequent number comes after so many spins: each count with its probability."""
    low, high = _window(numbers, spins)
    at_most = np.array([_all_within(numbers, spins, 0, count) for count in range(low, high + 1)])
    return _from_cumulative(low, at_most)


def coldest(numbers: int, spins: int) -> dict[int, float]:
    """The same for the least frequent number."""
    low, high = _window(numbers, spins)
    at_least = np.array([_all_within(numbers, spins, count, spins) for count in range(low, high + 2)])
    return {
        count: float(chance)
        for count, chance in zip(range(low, high + 1), at_least[:-1] - at_least[1:], strict=True)
        if chance > 1e-15
    }


def count_error(numbers: int, spins: int) -> float:
    """What rounding may do to the mean count of the hottest or the coldest number.

    Each coefficient of the power is off by the rounding of its factors, and is divided by the chance of the sum; a mean
    adds up as many of them as there are counts in the window.
    """
    low, high = _window(numbers, spins)
    size = numbers * (high - low) + 2
    unit = float(np.finfo(np.float64).eps) * (4 + math.log2(size))
    each = math.sqrt(2 * math.pi * spins) * numbers * unit + 4 * unit * spins * math.log(spins + 1)
    return (high - low + 1) * each + 1e-15 * (high - low + 1) * high


def mean_count(counts: dict[int, float]) -> float:
    return sum(count * chance for count, chance in counts.items())


def _window(numbers: int, spins: int) -> tuple[int, int]:
    if not (isinstance(numbers, int) and isinstance(spins, int) and numbers > 0 and spins > 0):
        raise ValueError(f"Numbers and spins are whole numbers, 1 or more; these are {numbers} and {spins}.")
    mean = spins / numbers
    side = SPREAD * math.sqrt(mean) + SPREAD
    return max(0, math.floor(mean - side)), min(spins, math.ceil(mean + side))


def _from_cumulative(low: int, at_most: Floats) -> dict[int, float]:
    chances = np.diff(at_most, prepend=0.0)
    return {low + place: float(chance) for place, chance in enumerate(chances) if chance > 1e-15}


def _all_within(numbers: int, spins: int, least: int, most: int) -> float:
    """How likely every number comes between `least` and `most` times.

    The counts are independent Poisson variables given their sum. The chance that the cut-off ones add up to `spins` is
    a coefficient of a power of their generating function, taken by the discrete Fourier transform.
    """
    mean = spins / numbers
    counts = np.arange(spins + 1, dtype=np.float64)
    with np.errstate(divide="ignore"):
        weights = np.exp(counts * math.log(mean) - mean - gammaln(counts + 1))
    weights[:least] = 0.0
    weights[most + 1 :] = 0.0
    kept = float(weights.sum())
    if kept == 0.0:
        return 0.0
    low, high = least, min(most, spins)
    reach = math.ceil(mean + SPREAD * math.sqrt(mean) + SPREAD)
    high = min(high, reach)  # beyond lies less than rounding
    spread = weights[low : high + 1] / kept
    size = 1 << (max(2, numbers * (high - low)) + 1).bit_length()
    power = np.fft.irfft(np.fft.rfft(spread, size) ** numbers, size)
    at = spins - numbers * low
    if not 0 <= at <= numbers * (high - low):
        return 0.0
    log_total = spins * math.log(spins) - spins - math.lgamma(spins + 1)
    return float(min(1.0, max(0.0, power[at]) * math.exp(numbers * math.log(kept) - log_total)))
