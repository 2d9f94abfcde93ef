"""The net result after many coups: exact on the lattice of cents by the discrete Fourier transform.

The sum of n results lies on a lattice. Its distribution is the n-th power of one result's transform, taken on a ring
of lattice points that holds all but 1e-18 of the probability (Bernstein's inequality), so nothing that matters wraps
round. `error` bounds what any probability of a result's distribution function can be off by.

Where the lattice is too fine for memory (odd cents beside thousands of dollars) each result is split between its two
neighbours on a coarser lattice so that the mean stays. What that moves is bounded by Hoeffding's inequality, and the
bound is part of `error`. Beyond `COUPS_MAX` coups see `saddlepoint`.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from scipy import fft

from croupier.lean import dataclass
from croupier.maths.exact.chance import Chance
from croupier.maths.exact.distribution import Distribution
from croupier.maths.exact.saddlepoint import Saddlepoint, tilt_to
from croupier.refusal import Refused

Floats = NDArray[np.float64]

LATTICE_MAX = 1 << 22
COARSE_MAX = 1 << 21  # half as fine and half as long to wait for
COUPS_MAX = 1_000_000
OUTSIDE = 1e-18  # probability that may lie outside the ring of lattice points
DITHERED = 1e-9  # probability that splitting has moved the sum by more than is allowed for
SMALL = 1e-6  # below this the plain transform loses digits, and the result is tilted first


@dataclass(frozen=True, slots=True)
class Session:
    """Net results after `coups` coups: `chances[k]` belongs to `lowest + k * step` cents."""

    coups: int
    lowest: int
    step: int
    chances: Floats
    error: float
    exact: bool
    method: str

    def at_most(self, net: int) -> float:
        """How likely the net result is this or less."""
        count = (net - self.lowest) // self.step + 1
        return float(min(1.0, self.chances[: max(0, count)].sum()))

    def at(self, net: int) -> float:
        index, beside = divmod(net - self.lowest, self.step)
        return float(self.chances[index]) if not beside and 0 <= index < len(self.chances) else 0.0

    def quantiles(self, levels: list[float]) -> list[int]:
        """For each level the least net result that is not exceeded with at least that probability."""
        running = np.cumsum(self.chances)
        places = np.searchsorted(running, np.asarray(levels) * min(1.0, float(running[-1])))
        return [self.lowest + self.step * int(min(place, len(running) - 1)) for place in places]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player asks of a session. `error` bounds ahead, even and behind; `exact` says if it is only rounding.

    Where it is not `proven`, `error` is the next term of an expansion, and only says how much to expect.
    """

    coups: int
    mean: float
    standard_deviation: float
    ahead: Chance
    even: Chance
    behind: Chance
    quantiles: dict[float, int]
    error: float
    exact: bool
    method: str
    proven: bool


def ask(net: Distribution, coups: int, levels: tuple[float, ...] = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)) -> Answer:
    """Ahead, behind, quantiles after so many coups, by whatever method this many allow."""
    check_coups(coups)
    mean, deviation = float(net.mean * coups), net.standard_deviation * math.sqrt(coups)
    if coups > COUPS_MAX and net.variance:
        beyond = Saddlepoint(net, coups)
        ahead, even, behind = beyond.above(0), beyond.at(0), beyond.below(0)
        quantiles = {level: beyond.quantile(level) for level in levels}
        return Answer(coups, mean, deviation, ahead, even, behind, quantiles, beyond.error, False, "saddlepoint", False)
    if not net.variance:
        return _certain(int(net.mean) * coups, coups, levels)
    session = after(net, coups)
    error = session.error
    quantiles = dict(zip(levels, session.quantiles(list(levels)), strict=True))
    ahead, even, behind = (Chance.of(p) for p in (1 - session.at_most(0), session.at(0), session.at_most(-1)))
    if not session.exact:
        # A point of the coarse lattice stands for many sums; none of them is likelier than `error`.
        even = min(Saddlepoint(net, coups).at(0), Chance.of(error), key=lambda chance: chance.value)
    if min(ahead.value, even.value, behind.value) < SMALL:
        above, level_with = tail(net, coups)
        below, _ = tail(mirrored(net), coups)
        ahead, even, behind = (
            plain if plain.value >= SMALL or precise.value >= SMALL + error else precise
            for plain, precise in ((ahead, above), (even, level_with), (behind, below))
        )
        error += 0 if session.exact else SMALL  # both lie between 0 and this much above the plain chance
    return Answer(coups, mean, deviation, ahead, even, behind, quantiles, error, session.exact, session.method, True)


def _certain(net: int, coups: int, levels: tuple[float, ...]) -> Answer:
    """Nothing varies: every number of the slip brings the same."""
    ahead, even, behind = (Chance.of(float(side)) for side in (net > 0, net == 0, net < 0))
    return Answer(coups, net, 0.0, ahead, even, behind, dict.fromkeys(levels, net), 0.0, True, "certain", True)


def after(net: Distribution, coups: int) -> Session:
    """The distribution of the sum of `coups` independent results."""
    check_coups(coups)
    if coups > COUPS_MAX:
        raise Refused(
            "too_many_coups",
            "The lattice serves up to {maximum:,} coups; ask for {coups:,} by saddlepoint.",
            coups=coups,
            maximum=COUPS_MAX,
        )
    values = np.array(list(net.chances), dtype=object)
    weights = np.array([float(chance) for chance in net.chances.values()])
    low = int(min(values))
    step = math.gcd(*(int(value) - low for value in values)) or 1
    places = np.array([(int(value) - low) // step for value in values], dtype=np.int64)
    width = _width(places, weights, coups)
    if width <= LATTICE_MAX:
        first, chances, error = _power(places, weights, coups, width)
        return Session(coups, coups * low + step * first, step, chances, error, True, "lattice")
    coarse = -(-width // COARSE_MAX) + 1
    places, weights = _split(places, weights, coarse)
    first, chances, error = _power(places, weights, coups, _width(places, weights, coups))
    moved = math.ceil(math.sqrt(coups * math.log(2 / DITHERED) / 2))
    running = np.cumsum(chances)
    error += float(np.max(running[moved:] - running[:-moved])) + DITHERED
    return Session(coups, coups * low + step * coarse * first, step * coarse, chances, error, False, "coarse lattice")


def tail(net: Distribution, coups: int) -> tuple[Chance, Chance]:
    """How likely the player is ahead, and even, to full relative precision however small.

    Under exponential tilting the sum is centred where it is just ahead; there the transform is precise, and the weight
    that was put on is taken off as a logarithm.
    """
    nothing = Chance(0.0, 0)
    if min(net.chances) >= 0 or max(net.chances) <= 0:
        none = float(net.chances.get(0, 0))
        even = Chance.from_log(coups * math.log(none)) if none else nothing
        return (nothing if net.positive == 0 else Chance.of(1 - even.value)), even
    theta, log_scale = tilt_to(net, 0.0)
    values = list(net.chances)
    low = min(values)
    step = math.gcd(*(value - low for value in values)) or 1
    logs = np.array([math.log(chance) + theta * value for value, chance in net.chances.items()]) - log_scale
    places = np.array([(value - low) // step for value in values], dtype=np.int64)
    weights = np.exp(logs) / np.exp(logs).sum()
    width = _width(places, weights, coups)
    if width > LATTICE_MAX:
        beyond = Saddlepoint(net, coups)
        return beyond.above(0), beyond.at(0)
    first, chances, _ = _power(places, weights, coups, width)
    sums = (coups * low + step * first) + step * np.arange(len(chances), dtype=np.float64)
    above = sums > 0
    ahead = float(np.sum(chances[above] * np.exp(-theta * sums[above])))
    level_with = float(chances[sums == 0].sum())
    return _weighted(coups * log_scale, ahead), _weighted(coups * log_scale, level_with)


def _weighted(log_scale: float, weight: float) -> Chance:
    return Chance.from_log(log_scale + math.log(weight)) if weight > 0 else Chance(0.0, 0)


def mirrored(net: Distribution) -> Distribution:
    """The result as the house sees it."""
    return Distribution({-value: chance for value, chance in net.chances.items()})


def check_coups(coups: int) -> None:
    if coups < 1:
        raise Refused("bad_spins", "The number of spins is a whole number, 1 or more.", spins=coups)


def _width(places: NDArray[np.int64], weights: Floats, coups: int) -> int:
    """How many lattice points around the mean hold all but `OUTSIDE` of the probability."""
    mean = float(places @ weights)
    spread = float(((places - mean) ** 2) @ weights)
    reach = float(np.max(np.abs(places - mean)))
    digits = math.log(2 / OUTSIDE)
    side = reach * digits / 3 + math.sqrt((reach * digits / 3) ** 2 + 2 * coups * spread * digits)
    return min(coups * int(places.max()) + 1, 2 * math.ceil(side) + 3)


def _power(places: NDArray[np.int64], weights: Floats, coups: int, width: int) -> tuple[int, Floats, float]:
    """First lattice point, probabilities from there on, and what a sum of them can be off by."""
    size = fft.next_fast_len(width, real=True)
    first = max(0, min(round(coups * float(places @ weights)) - size // 2, coups * int(places.max()) + 1 - size))
    ring = np.zeros(size)
    np.add.at(ring, places % size, weights)
    base = fft.rfft(ring)
    power = np.ones_like(base)
    count = coups
    while True:
        if count & 1:
            power *= base
        count >>= 1
        if not count:
            break
        base *= base
    # The ring is wider than was asked for, and its window ends where the sums do: nothing of it is cut off.
    held = min(size, coups * int(places.max()) + 1 - first)
    chances = np.clip(np.roll(fft.irfft(power, size), -(first % size))[:held], 0.0, None)
    # Each of the n factors is at most 1 and off by a few units of rounding; by Parseval the whole is off by the root of
    # the mean square over all frequencies, and a sum of m values by the root of m times that.
    unit = np.finfo(np.float64).eps * (4 + math.log2(size))
    size_of_power = np.abs(power) + 1 / coups  # x ** (n - 1) is at most x ** n + 1 / n
    scatter = 2 * float(size_of_power @ size_of_power) / size
    error = float(math.sqrt(size * scatter) * coups * unit + 2 * OUTSIDE)
    assert abs(float(chances.sum()) - 1) <= error, "what may happen has probability 1"
    return first, chances, error


def _split(places: NDArray[np.int64], weights: Floats, coarse: int) -> tuple[NDArray[np.int64], Floats]:
    """Each result shared between its neighbours on a lattice `coarse` times wider; the mean stays."""
    below, beside = np.divmod(places, coarse)
    share = beside / coarse
    return np.concatenate([below, below + 1]), np.concatenate([weights * (1 - share), weights * share])
