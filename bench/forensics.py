"""How often a biased wheel is seen, beside the best test there is for each bias: the one that knows what to look for.

The best test looks for this bias alone, of this width or this shape, anywhere on the ring, and spends the whole level
on it; its limit is found by simulating fair wheels. Ours looks for everything at once and keeps the same level. Both
see the same spins. `fair` is how often fair wheels are called suspicious.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.maths.bias import Spins, judge
from croupier.rules import wheel

Places = NDArray[np.int64]
Statistic = Callable[[Places], float]

LEVEL, WHEELS, FAIR, BEST_FAIR = 0.01, 400, 500, 4000
RING = wheel("single-zero")
SIZE = len(RING.ring)
ANGLES = 2 * np.pi / SIZE * np.arange(SIZE)
ON_RING = np.array([RING.pockets.index(pocket) for pocket in RING.ring])


def run(wheels: int = WHEELS, fair: int = FAIR, best_fair: int = BEST_FAIR) -> dict[str, Any]:
    chances = np.random.default_rng(18)
    rows = {}
    for name, (count, spin, best) in ROWS.items():
        limit = np.quantile([best(chances.integers(SIZE, size=count)) for _ in range(best_fair)], 1 - LEVEL)
        seen, possible = 0, 0
        for _ in range(wheels):
            places = spin(chances, count)
            seen += suspicious(places)
            possible += best(places) > limit
        rows[name] = {"spins": count, "power": seen / wheels, "best_test": possible / wheels}
    alarms = sum(suspicious(chances.integers(SIZE, size=3_000)) for _ in range(fair))
    return {
        "level": LEVEL,
        "goal": "power >= best_test - 0.1",
        "rows": rows,
        "fair": {"wheels": fair, "called_suspicious": alarms},
    }


def suspicious(places: Places) -> bool:
    nobody = np.empty(0, np.int32)
    return judge(Spins(RING, ON_RING[places].astype(np.int16), (), nobody, (), 0), LEVEL).suspicious


Spun = Callable[[np.random.Generator, int], Places]


def weighted(weights: NDArray[np.float64]) -> Spun:
    return lambda chances, count: chances.choice(SIZE, size=count, p=weights / weights.sum())


def run_of(width: int, times: float) -> NDArray[np.float64]:
    """So many neighbours together come so many times as often as they should."""
    weights = np.ones(SIZE)
    weights[:width] = times * (SIZE - width) / (SIZE - width * times)
    return weights


def repeating(share: float) -> Spun:
    """The last number comes again by itself in this share of the spins."""

    def spin(chances: np.random.Generator, count: int) -> Places:
        places = chances.integers(SIZE, size=count)
        for at in np.flatnonzero(chances.random(count) < share):
            places[at] = places[at - 1] if at else places[at]
        return places

    return spin


def signed(share: float, *, alternating: bool) -> Spun:
    """In this share of the spins the ball lands about a dozen pockets on from the last result, as the rotor turns."""

    def spin(chances: np.random.Generator, count: int) -> Places:
        moves = chances.integers(SIZE, size=count)
        meant = np.rint(12 + chances.normal(0, 5, count)).astype(np.int64)
        turned = np.where(np.arange(count) % 2, -1, 1) if alternating else 1
        return np.cumsum(np.where(chances.random(count) < share, meant * turned, moves)) % SIZE

    return spin


def counts(places: Places) -> Places:
    return np.bincount(places, minlength=SIZE)


def farthest(width: int, sign: int) -> Statistic:
    """The run of so many neighbours that is most too frequent (1), or too rare (-1)."""

    def statistic(places: Places) -> float:
        found = counts(places)
        return float(np.max(sign * np.sum([np.roll(found, -step) for step in range(width)], axis=0)))

    return statistic


def single(places: Places) -> float:
    """The pocket that is farthest from its share, hot or cold."""
    return float(np.abs(counts(places) - len(places) / SIZE).max())


def wave(lobes: int) -> Statistic:
    return lambda places: abs(counts(places) @ np.exp(1j * lobes * ANGLES))


def repeats(places: Places) -> float:
    return abs(float((places[1:] == places[:-1]).mean()) - 1 / SIZE)


def moved(*, alternating: bool) -> Statistic:
    """Rayleigh's test of the way from the last result, turned with the rotor."""

    def statistic(places: Places) -> float:
        moves = np.diff(places)
        turned = np.where(np.arange(1, len(places)) % 2, -1, 1) if alternating else 1
        return float(abs(np.exp(2j * np.pi / SIZE * moves * turned).sum()))

    return statistic


ROWS: dict[str, tuple[int, Spun, Statistic]] = {
    "one hot pocket, +20 %": (20_000, weighted(run_of(1, 1.2)), single),
    "the same number repeating": (10_000, repeating(0.0105), repeats),
    "a signature, the rotor alternating": (3_000, signed(0.1, alternating=True), moved(alternating=True)),
    "a signature, the rotor constant": (3_000, signed(0.1, alternating=False), moved(alternating=False)),
    "a cold sector of 9, -10 %": (10_000, weighted(run_of(9, 0.9)), farthest(9, -1)),
    "a two-lobed tilt of 10 %": (5_000, weighted(1 + 0.1 * np.cos(2 * ANGLES)), wave(2)),
    "a sector of 9, +10 %": (10_000, weighted(run_of(9, 1.1)), farthest(9, 1)),
    "a cosine tilt of 10 %": (4_200, weighted(1 + 0.1 * np.cos(ANGLES)), wave(1)),
}


if __name__ == "__main__":
    print(json.dumps(run(), indent=2, ensure_ascii=False))
