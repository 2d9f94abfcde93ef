"""What a test says, and how much of the level it may spend."""

from __future__ import annotations

import math
from dataclasses import field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.lean import dataclass

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Finding:
    """`p` is corrected for the places that the test itself looks at; `together` for all the tests that are made."""

    test: str
    statistic: float
    p: float
    together: float
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Wave:
    """A cosine around the ring: Rayleigh's statistic (chi-square with two degrees of freedom), where, and how high."""

    statistic: float
    angle: float
    strength: float

    @property
    def p(self) -> float:
        return math.exp(-self.statistic / 2)

    def place(self, size: int) -> int:
        return round(self.angle / (2 * math.pi) * size) % size


def wave(counts: Ints, lobes: int = 1) -> Wave:
    """The cosine with so many lobes that fits the counts best; its angle is that of one of them."""
    total, size = int(counts.sum()), len(counts)
    angles = lobes * 2 * math.pi / size * np.arange(size)
    return wave_of(complex(counts @ np.cos(angles), counts @ np.sin(angles)), total, lobes)


def wave_of(pull: complex, total: int, lobes: int = 1) -> Wave:
    """From the sum of the unit vectors."""
    away = abs(pull)
    return Wave(2 * away * away / total, (math.atan2(pull.imag, pull.real) % (2 * math.pi)) / lobes, 2 * away / total)
