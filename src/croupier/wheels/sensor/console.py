"""Live figures for the dealer's console alone. They would help a player predict, so no event carries them."""

from __future__ import annotations

from croupier.lean import dataclass
from croupier.wheels.sensor.frames import Status


@dataclass(frozen=True, slots=True)
class Gauges:
    """Live figures for the dealer's console alone: they would help a player predict, so no event carries them."""

    rotor_rpm: float | None
    rotor_direction: int
    ball_rpm: float | None
    turns: int | None


def gauges(status: Status) -> Gauges:
    ball = status.ball
    return Gauges(
        status.rotor_rpm,
        status.rotor_direction,
        None if ball is None else ball.rpm,
        None if ball is None else ball.revolutions,
    )
