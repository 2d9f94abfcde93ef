"""A wheel as a body: a ball that slows down on the rim and falls, a rotor that hardly does, a bowl that may be tilted.

For checking a predictor against what is known. Angles are in turns, clockwise from a mark on the rim that both the ball
and the rotor's zero are timed at; times are in seconds.
"""

from __future__ import annotations

import csv
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from croupier.lean import dataclass

STEP_SECONDS = 0.004
HEADER = ("spin", "what", "at", "direction")
CLOCKWISE, COUNTER_CLOCKWISE = "cw", "ccw"


@dataclass(frozen=True, slots=True)
class Body:
    """`tilt` is by how much of its square the ball's falling speed is higher on the low side of the bowl.

    The ball slows down by rolling, never quite as in the spin before (`uneven`), and a little by the air; it scatters
    on the frets by some pockets, and in a share of the spins anywhere. `resolution` is the step of the sensor's clock.
    """

    ring: tuple[str, ...]
    tilt: float = 0.0
    low_side: float = 0.3
    launch: tuple[float, float] = (1.75, 2.25)
    rotor: tuple[float, float] = (14 / 60, 20 / 60)
    rolling: float = 0.062
    air: float = 0.008
    uneven: float = 0.04
    falls_at: float = 0.6
    fall_seconds: float = 1.0
    fall_turns: float = 0.45
    scatter_pockets: float = 4.0
    anywhere: float = 0.25
    resolution: float = 0.001


@dataclass(frozen=True, slots=True)
class TimedSpin:
    """When ball and zero passed the mark, and which number came. The ball passes it while it is on the rim."""

    direction: int
    ball: tuple[float, ...]
    rotor: tuple[float, ...]
    number: str


def timed_spins(body: Body, count: int, seed: int = 0) -> Iterator[TimedSpin]:
    """Dealers alternate the rotor's direction; the ball goes against it."""
    chance = Random(seed)
    for spin in range(count):
        yield _spin(body, 1 if spin % 2 else -1, chance)


def _spin(body: Body, direction: int, chance: Random) -> TimedSpin:
    speed, turned, at = chance.uniform(*body.launch), chance.random(), 0.0
    passes = []
    rolling = body.rolling * chance.gauss(1, body.uneven)
    while speed * speed > body.falls_at**2 * (
        1 + body.tilt * math.cos(2 * math.pi * (direction * turned - body.low_side))
    ):
        before = turned
        turned += speed * STEP_SECONDS
        if math.floor(turned) > math.floor(before):
            passes.append(at + (math.ceil(before) - before if before % 1 else 0.0) / speed)
        speed -= (rolling + body.air * speed * speed) * STEP_SECONDS
        at += STEP_SECONDS
    turned += body.fall_turns + chance.gauss(0, 0.02)
    at += body.fall_seconds + chance.gauss(0, 0.03)
    rotor, zero = chance.uniform(*body.rotor), chance.random()
    under = direction * turned + direction * (zero + rotor * at)  # the rotor goes the other way
    size = len(body.ring)
    bounce = (
        chance.random() * size if chance.random() < body.anywhere else chance.gauss(3 * direction, body.scatter_pockets)
    )
    first = math.ceil(zero - 2)
    zeros = [(turn - zero) / rotor for turn in range(first, math.ceil(zero + rotor * at))]
    stamp = body.resolution
    return TimedSpin(
        direction,
        tuple(round(round(each / stamp) * stamp, 9) for each in passes),
        tuple(round(round(each / stamp) * stamp, 9) for each in zeros),
        body.ring[round(under * size + bounce) % size],
    )


def write_timings(file: Path, spins: Sequence[TimedSpin]) -> None:
    """CSV as `croupier wheel predict` reads it."""
    with file.open("w", encoding="utf-8", newline="") as out:
        rows = csv.writer(out)
        rows.writerow(HEADER)
        for number, spin in enumerate(spins, start=1):
            ball, rotor = (CLOCKWISE, COUNTER_CLOCKWISE)[:: spin.direction]
            rows.writerows((number, "rotor", each, rotor) for each in spin.rotor)
            rows.writerows((number, "ball", each, ball) for each in spin.ball)
            rows.writerow((number, "result", spin.number, ""))
