"""How likely a test sees a bias of a given size, and how many spins it needs for that."""

from __future__ import annotations

import math
from collections.abc import Callable

from scipy.special import chdtri, chndtr, ndtr, ndtri


def sector_power(
    spins: int, pockets: int, width: int, excess: float, level: float, windows: int | None = None
) -> float:
    """Of the sliding sector: a run of `width` pockets comes `excess` (0.1 is 10 %) too often.

    `windows` is how many sectors share the level; without it, one for each pocket.
    """
    fair = width / pockets
    biased = fair * (1 + excess)
    critical = -float(ndtri(level / (windows or pockets)))
    limit = spins * fair + critical * math.sqrt(spins * fair * (1 - fair))
    return float(ndtr((spins * biased - limit) / math.sqrt(spins * biased * (1 - biased))))


def chi_square_power(spins: int, pockets: int, width: int, excess: float, level: float) -> float:
    """Of the chi-square over all pockets against the same sector."""
    inside = excess / pockets
    outside = inside * width / (pockets - width)
    distance = pockets * (width * inside**2 + (pockets - width) * outside**2)
    return _noncentral(spins * distance, pockets - 1, level)


def tilt_power(spins: int, pockets: int, amplitude: float, level: float, *, rayleigh: bool = True) -> float:
    """Of Rayleigh's test, or of the chi-square, against a cosine of this amplitude around the ring."""
    return _noncentral(spins * amplitude**2 / 2, 2 if rayleigh else pockets - 1, level)


def spins_needed(power_of: Callable[[int], float], power: float) -> int:
    """The least number of spins with which the power is reached."""
    high = 64
    while power_of(high) < power:
        high *= 2
    low = high // 2
    while low < high:
        middle = (low + high) // 2
        if power_of(middle) >= power:
            high = middle
        else:
            low = middle + 1
    return low


def _noncentral(distance: float, degrees: int, level: float) -> float:
    return 1 - float(chndtr(chdtri(degrees, level), degrees, distance))
