"""Times at which ball and rotor passed a mark on the rim, from a file: what a predictor needs."""

from __future__ import annotations

import csv
from dataclasses import field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from croupier.game import Wheel
from croupier.lean import dataclass
from croupier.maths.bias.reading import TURNS
from croupier.maths.bias.sensed import is_recording
from croupier.refusal import Refused

STEPS = (1.0, 0.5, 0.25, 0.2, 0.1, 0.05, 0.04, 0.02, 0.01, 0.005, 0.002, 0.001)
SPINS_MIN = 60
BALL_PASSES_MIN = 4
ROTOR_PASSES_MIN = 2


@dataclass(frozen=True, slots=True)
class Timed:
    """One spin; `direction` is the ball's, 1 for clockwise. The rotor goes the other way."""

    direction: int
    ball: NDArray[np.float64]
    rotor: NDArray[np.float64]
    place: int


@dataclass(slots=True)
class _Row:
    direction: int = 0
    ball: list[float] = field(default_factory=list)
    rotor: list[float] = field(default_factory=list)
    number: str = ""


@dataclass(frozen=True, slots=True)
class Timings:
    """`step` is how fine the sensor's clock is; `left_out` counts spins with too few passes or no result."""

    wheel: Wheel
    spins: tuple[Timed, ...]
    step: float
    left_out: int


def read_timings(file: Path, wheel: Wheel) -> Timings | None:
    """None for a recording of frames: they tell ball and rotor twice a second, and never where the zero is."""
    content = file.read_bytes()
    if is_recording(content[:4096]):
        return None
    rows = csv.DictReader(content.decode("utf-8-sig", errors="replace").splitlines())
    if not {"spin", "what", "at"} <= {name.strip().lower() for name in rows.fieldnames or ()}:
        raise Refused(
            "not_timings",
            "A file of timings has the columns spin, what (ball, rotor or result), at and direction.",
            columns=list(rows.fieldnames or ()),
        )
    found: dict[str, _Row] = {}
    for line, row in enumerate(rows, start=2):
        told = {str(name).strip().lower(): str(value).strip() for name, value in row.items()}
        spin = found.setdefault(told["spin"], _Row())
        try:
            match told["what"].lower():
                case "ball":
                    spin.ball.append(float(told["at"]))
                    spin.direction = TURNS.get(told.get("direction", "").lower(), 0)
                case "rotor":
                    spin.rotor.append(float(told["at"]))
                case "result":
                    spin.number = told["at"]
        except ValueError:
            raise Refused("bad_timing", "Line {line} has no time: {at}.", line=line, at=told["at"][:40]) from None
    spins = tuple(
        Timed(row.direction, np.sort(row.ball), np.sort(row.rotor), wheel.ring.index(row.number))
        for row in found.values()
        if row.direction and row.number in wheel.ring
        and len(row.ball) >= BALL_PASSES_MIN and len(row.rotor) >= ROTOR_PASSES_MIN
    )  # fmt: skip
    if len(spins) < SPINS_MIN:
        raise Refused(
            "too_few_spins.timed_tell",
            "{spins} timed spins are too few to tell; there must be {spins_min} at least.",
            spins=len(spins),
            left_out=len(found) - len(spins),
            spins_min=SPINS_MIN,
        )
    return Timings(wheel, spins, clock_step(np.concatenate([spin.ball for spin in spins])), len(found) - len(spins))


def clock_step(times: NDArray[np.float64]) -> float:
    """The coarsest clock that would give just these times."""
    fits = (step for step in STEPS if np.abs(times / step - np.rint(times / step)).max() < 1e-4)
    return next(fits, STEPS[-1])
