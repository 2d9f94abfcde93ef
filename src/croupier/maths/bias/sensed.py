"""Results from a wheel sensor's recording, each with how the rotor turned while the ball was in the track."""

from __future__ import annotations

import math

from croupier.lean import dataclass
from croupier.wheels.sensor.config import Mode, SensorConfig
from croupier.wheels.sensor.events import Result
from croupier.wheels.sensor.frames import Skipped, State, Status
from croupier.wheels.sensor.reading import finish, read
from croupier.wheels.sensor.recording import Sent, parse
from croupier.wheels.sensor.view import NOTHING

STATUS = b"*X;"
SPINNING = (State.BALL_IN_TRACK, State.NO_MORE_BETS)


@dataclass(frozen=True, slots=True)
class Sensed:
    """`direction` is 1 for a clockwise rotor, -1 for the other way, 0 where nothing told it."""

    number: str
    direction: int
    rotor_rpm: float


def is_recording(beginning: bytes) -> bool:
    return STATUS in beginning


def sensed(content: bytes, pockets: tuple[str, ...]) -> list[Sensed]:
    """By the same fold that a live table trusts: what is no result there is none here."""
    heard = [entry for entry in parse(content) if not isinstance(entry.item, Skipped | Sent)]
    extended = any(isinstance(entry.item, Status) and entry.item.ball is not None for entry in heard)
    config = SensorConfig(pockets, None, Mode.EXTENDED if extended else Mode.ADVANCED)
    found: list[Sensed] = []
    view, directions, speeds = NOTHING, list[int](), list[float]()

    def take(events: object) -> None:
        for event in events if isinstance(events, tuple) else ():
            if isinstance(event, Result):
                turned = directions[-1] if directions else 0
                mean = sum(speeds) / len(speeds) if speeds else math.nan
                found.append(Sensed(event.number, turned, mean))
                directions.clear()
                speeds.clear()

    for entry in heard:
        item = entry.item
        assert not isinstance(item, Skipped | Sent)
        if isinstance(item, Status) and item.state in SPINNING:
            directions.append(-1 if item.rotor_direction else 1)
            if item.rotor_rpm is not None:
                speeds.append(item.rotor_rpm)
        view, events = read(config, view, item, entry.at)
        take(events)
    take(finish(config, view)[1])
    return found
