"""How predictable is a wheel? What a player with a stop-watch would gain if betting closed at each moment.

After M. Small and C. K. Tse, Predicting the outcome of roulette, Chaos 22, 033150 (2012): the ball slows down evenly,
leaves the rim at a critical speed, which on a tilted bowl depends on the side, and the rotor turns evenly. What
follows, the fall and the frets, is a way that differs from spin to spin; its mean is learnt for each direction. Half of
the spins teach, and the other half, which taught nothing, say how good it is.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import betaincinv

from croupier.lean import dataclass
from croupier.maths.bias.passes import Timed, Timings

Floats = NDArray[np.float64]

PASSES_USED = 5
ROTOR_TURNS_USED = 3
MOMENTS = 8
SPINS_AT_A_MOMENT = 0.8  # of all must have come to it
SPINS_AT_A_MOMENT_MIN = 20
WIDTHS = (1, 3, 5, 7, 9, 12, 15)
RETURNED = 36
TURNS_AHEAD_MAX = 24.0
TILTS = (0.1, 0.2, 0.3)
TILT_CLEAR = 20.0  # as a chi-square: so many tilts are tried
SIDES = 8
CLEAR = 0.01
BLUR_MAX = 0.125  # of the ring: beyond, a finer watch than the sensor's sees what the sensor does not
BLURS = 20
FRAMES_TOO_COARSE = (
    "This sensor is too coarse: its frames tell twice a second how fast ball and rotor turn, and never where they are. "
    "Times at which both pass a mark on the rim, to 0.02 s or better, would tell."
)


@dataclass(frozen=True, slots=True)
class Physics:
    """Turns and seconds: how the ball slows down, at what speed it leaves the rim, and how that depends on the side."""

    slows: float
    leaves_at: float
    tilt: float = 0.0
    low_side: float = 0.0


@dataclass(frozen=True, slots=True)
class Seen:
    """What of each spin is known when betting closes: the ball's last passes, back from the last, and the rotor."""

    back: Floats  # seconds from the last pass back to each before it, nan where there is none
    at: Floats
    rotor_at: Floats
    rotor_turn: Floats  # seconds
    direction: Floats
    place: Floats

    def __getitem__(self, chosen: Any) -> Seen:
        return Seen(*(getattr(self, name)[chosen] for name in self.__slots__))


@dataclass(frozen=True, slots=True)
class Moment:
    """Betting closes when a turn of the ball takes `period` seconds. The edge is the player's, on spins held out."""

    period: float
    seconds_left: float
    spins: int
    covered: int
    hits: int
    edge: float
    edge_low: float
    edge_high: float
    p: float
    blur_pockets: float = 0.0

    @property
    def predictable(self) -> bool:
        return self.p < CLEAR and self.edge > 0


@dataclass(frozen=True, slots=True)
class Prediction:
    timings: Timings
    physics: Physics
    moments: tuple[Moment, ...]

    @property
    def too_coarse(self) -> bool:
        size = len(self.timings.wheel.ring)
        return all(moment.blur_pockets > BLUR_MAX * size for moment in self.moments)

    @property
    def first_predictable(self) -> Moment | None:
        return next((moment for moment in self.moments if moment.predictable), None)

    @property
    def verdict(self) -> str:
        """What to do, in a sentence."""
        if self.too_coarse:
            return (
                f"The sensor is too coarse: its clock steps by {self.timings.step:g} s, and a prediction from it is "
                f"off by {min(moment.blur_pockets for moment in self.moments):.0f} pockets. A finer watch may see more."
            )
        first = self.first_predictable
        if first is None:
            return "At none of these moments would a stop-watch have given a player an edge."
        if first is self.moments[0]:
            return (
                f"At the first of these moments, {first.seconds_left:.0f} s before the ball falls, a player with a "
                f"stop-watch has an edge of about {first.edge:+.0%}: level the wheel, or close before the ball is spun."
            )
        return (
            f"Call no more bets before a turn of the ball takes {first.period:.2f} s, "
            f"{first.seconds_left:.0f} s before it falls: from there a player with a stop-watch has an edge "
            f"of about {first.edge:+.0%}."
        )


def predict(timings: Timings) -> Prediction:
    """Learn on every other pair of spins (both directions), and judge on the rest."""
    periods = moments_of(timings.spins)
    teach = np.arange(len(timings.spins)) // 2 % 2 == 0
    size = len(timings.wheel.ring)
    last, there = seen_at(timings.spins, periods[-1])
    guess = first_guess(timings.spins)
    physics = learn(last[teach[there]], size, guess)
    moments = []
    for period in periods:
        seen, there = seen_at(timings.spins, period)
        taught, rest = seen[teach[there]], seen[~teach[there]]
        if min(len(taught.place), len(rest.place)) < SPINS_AT_A_MOMENT_MIN:
            continue
        slowing = (replace(physics, slows=physics.slows * times) for times in np.linspace(0.8, 1.3, 26))
        fitted = max(slowing, key=lambda each: concentration(residuals(taught, each, size), taught.direction, size))
        moment = judged(period, taught, rest, fitted, size)
        moments.append(replace(moment, blur_pockets=blur(rest, guess, size, timings.step)))
    return Prediction(timings, physics, tuple(moments))


def moments_of(spins: tuple[Timed, ...]) -> list[float]:
    """From early in the spin to the last turn that nearly all balls make on the rim."""
    turns = [np.diff(spin.ball) for spin in spins]
    first = max(float(np.quantile([turn[2] for turn in turns if len(turn) > 2], 0.9)), 0.3)
    last = float(np.quantile([turn.max() for turn in turns], 1 - SPINS_AT_A_MOMENT))
    return sorted({round(each, 2) for each in np.linspace(first, max(first, last), MOMENTS).tolist()})


def seen_at(spins: tuple[Timed, ...], period: float) -> tuple[Seen, NDArray[np.intp]]:
    """What was seen of each spin that came so far, and which spins those are."""
    rows, there = [], []
    for index, spin in enumerate(spins):
        slow = np.flatnonzero(np.diff(spin.ball) >= period)
        if not len(slow):
            continue
        upto = int(slow[0]) + 2
        at = spin.ball[upto - 1]
        rotor = spin.rotor[spin.rotor <= at][-ROTOR_TURNS_USED - 1 :]
        if upto < 3 or len(rotor) < 2:
            continue
        back = np.full(PASSES_USED, math.nan)
        before = spin.ball[max(0, upto - 1 - PASSES_USED) : upto - 1][::-1]
        back[: len(before)] = before - at
        turn = (rotor[-1] - rotor[0]) / (len(rotor) - 1)
        rows.append((back, at, rotor[-1], turn, spin.direction, spin.place))
        there.append(index)
    columns = zip(*rows, strict=True)
    return Seen(*(np.array(column, np.float64) for column in columns)), np.array(there)


def first_guess(spins: tuple[Timed, ...]) -> Physics:
    """From how much slower the ball is at the end than at first; a coarse clock cannot spoil that much."""
    slows, last = [], []
    for spin in spins:
        part = min(4, (len(spin.ball) - 1) // 2)
        speeds = [
            part / max(float(turns[-1] - turns[0]), 1e-3) for turns in (spin.ball[: part + 1], spin.ball[-part - 1 :])
        ]
        between = float(spin.ball[-part - 1 :].mean() - spin.ball[: part + 1].mean())
        slows.append((speeds[0] - speeds[1]) / max(between, 1e-3))
        last.append(speeds[1] - slows[-1] * (part / 2 + 0.5) / max(speeds[1], 1e-3))
    return Physics(max(float(np.median(slows)), 1e-3), max(float(np.median(last)), 0.05))


def learn(seen: Seen, size: int, guess: Physics) -> Physics:
    """The physics under which what the ball does after it leaves the rim differs least; level unless clearly tilted."""

    def held(physics: Physics) -> float:
        return concentration(residuals(seen, physics, size), seen.direction, size)

    speeds = [
        replace(guess, slows=guess.slows * slower, leaves_at=guess.leaves_at * faster)
        for slower, faster in itertools.product((0.8, 0.9, 1.0, 1.1, 1.2), (0.85, 0.9, 0.95, 1.0, 1.05, 1.1))
    ]
    level = max(speeds, key=held)
    tilts = [
        replace(each, tilt=tilt, low_side=side / SIDES)
        for each in speeds[::2]
        for tilt in TILTS
        for side in range(SIDES)
    ]
    tilted = max(tilts, key=held)
    clear = 2 * len(seen.place) * (held(tilted) ** 2 - held(level) ** 2) > TILT_CLEAR

    def off(values: Floats) -> float:
        physics = Physics(*values.tolist())
        possible = physics.slows > 0 and physics.leaves_at > 0 and 0 <= physics.tilt < 0.8
        return -held(physics) if possible else 1.0

    start = [tilted.slows, tilted.leaves_at, tilted.tilt, tilted.low_side] if clear else [level.slows, level.leaves_at]
    found = minimize(off, np.array(start), method="Nelder-Mead", options={"maxiter": 120, "xatol": 1e-3, "fatol": 1e-3})
    return Physics(*found.x.tolist())


def residuals(seen: Seen, physics: Physics, size: int) -> Floats:
    """How far along the ring the result lies from where the rotor is under the ball when it leaves the rim."""
    _, place = leaving(seen, physics, size)
    return np.asarray((seen.place - place) % size)


def leaving(seen: Seen, physics: Physics, size: int) -> tuple[Floats, Floats]:
    """After how many seconds the ball leaves the rim, and above which place of the ring."""
    known = np.where(np.isnan(seen.back), 0.0, seen.back)
    turns = -np.arange(1, seen.back.shape[1] + 1) * ~np.isnan(seen.back)
    speed = (known * (turns + physics.slows * known**2 / 2)).sum(1) / (known**2).sum(1)
    most = min(float(speed.max()) ** 2 / (2 * physics.slows) + 0.1, TURNS_AHEAD_MAX)
    ahead = np.arange(0.0, most, 1 / 24)
    square = speed[:, None] ** 2 - 2 * physics.slows * ahead
    side = np.cos(2 * np.pi * (seen.direction[:, None] * ahead - physics.low_side))
    gone = square <= physics.leaves_at**2 * (1 + physics.tilt * side)
    turned = ahead[gone.argmax(1)]
    left = np.sqrt(np.maximum(speed**2 - 2 * physics.slows * turned, 1e-4))
    seconds = np.maximum(speed - left, 0) / physics.slows
    zero = (seen.at + seconds - seen.rotor_at) / seen.rotor_turn
    return seconds, np.asarray(seen.direction * (turned + zero) * size % size)


def pull(off: Floats, size: int) -> complex:
    return complex(np.exp(2j * np.pi / size * off).mean()) if len(off) else 0j


def concentration(off: Floats, direction: Floats, size: int) -> float:
    """1 where the rest of the way is always the same for each direction, 0 where it is anything."""
    return sum(abs(pull(off[direction == way], size)) * float((direction == way).mean()) for way in (1, -1))


def judged(period: float, taught: Seen, rest: Seen, physics: Physics, size: int) -> Moment:
    offset = {way: np.angle(pull(residuals(taught, physics, size)[taught.direction == way], size)) for way in (1, -1)}

    def missed(seen: Seen) -> Floats:
        """Pockets from the number that would have been bet on to the one that came."""
        ways = np.where(seen.direction == 1, offset[1], offset[-1]) * size / (2 * math.pi)
        return np.asarray((residuals(seen, physics, size) - ways + size / 2) % size - size / 2)

    def hits(seen: Seen, width: int) -> int:
        return int((np.abs(missed(seen)) <= width / 2).sum())

    width = max(WIDTHS, key=lambda each: surely(hits(taught, each), len(taught.place)) / each)
    count, spins = hits(rest, width), len(rest.place)
    low, high = betaincinv([max(count, 1e-9), count + 1], [spins - count + 1, max(spins - count, 1e-9)], [0.025, 0.975])
    towards = float(np.cos(2 * np.pi / size * missed(rest)).sum()) / math.sqrt(spins / 2)
    edge, least, most = (RETURNED * share / width - 1 for share in (count / spins, float(low), float(high)))
    seconds = float(np.median(leaving(rest, physics, size)[0]))
    p = 0.5 * math.erfc(towards / math.sqrt(2))
    return Moment(period, seconds, spins, width, count, edge, least, most, p)


def surely(count: int, spins: int) -> float:
    """How often at the least, so that a lucky number among those that taught is not preferred."""
    return float(betaincinv(max(count, 1e-9), spins - count + 1, 0.05))


def blur(seen: Seen, physics: Physics, size: int, step: float) -> float:
    """By how many pockets a prediction strays because the sensor's clock goes by steps."""
    chances = np.random.default_rng(0)
    _, sharp = leaving(seen, physics, size)
    pulls = []
    for _ in range(BLURS):
        shaken = replace(
            seen,
            back=seen.back + chances.uniform(-step / 2, step / 2, seen.back.shape),
            at=seen.at + chances.uniform(-step / 2, step / 2, seen.at.shape),
            rotor_at=seen.rotor_at + chances.uniform(-step / 2, step / 2, seen.at.shape),
        )
        pulls.append(abs(pull(leaving(shaken, physics, size)[1] - sharp, size)))
    return size / (2 * math.pi) * math.sqrt(max(0.0, -2 * math.log(max(float(np.mean(pulls)), 1e-9))))


def prediction_json(found: Prediction) -> dict[str, Any]:
    first = found.first_predictable
    return {
        "wheel": found.timings.wheel.name,
        "spins": len(found.timings.spins),
        "left_out": found.timings.left_out,
        "clock_step": found.timings.step,
        "too_coarse": found.too_coarse,
        "verdict": found.verdict,
        "close_before_period": first.period if first and not found.too_coarse else None,
        "physics": {name: getattr(found.physics, name) for name in ("slows", "leaves_at", "tilt")},
        "moments": [
            {**{name: getattr(moment, name) for name in moment.__slots__}, "predictable": moment.predictable}
            for moment in found.moments
        ],
    }
