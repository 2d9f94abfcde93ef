"""One game of an emulated wheel, tick by tick: what a real one would send, also when something is wrong."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from random import Random

from croupier.lean import dataclass
from croupier.wheels.sensor.config import Mode, Model
from croupier.wheels.sensor.frames import BALL_RPM_FACTOR, Ball, Rotor, State, Status, Warnings

TICK_SECONDS = 0.5
BALL_LAUNCH_RPM = (105.0, 135.0)
BALL_CLOSE_RPM = 62.0  # The wheel calls no more bets when the ball is this slow,
BALL_FALL_RPM = 36.0  # and here gravity takes it off the track.
BALL_DECAY_SECONDS = 17.0
ROTOR_RPM = (14.0, 20.0)


class Fault(StrEnum):
    """What can go wrong with the spin or the sensor (first six) or with the line (the rest)."""

    WRONG_DIRECTION = "wrong-direction"
    SHORT_SPIN = "short-spin"
    BALL_OUT = "ball-out"
    LAUNCH_FAILED = "launch-failed"
    SENSOR_FAILURE = "sensor-failure"
    ROTOR_TOO_FAST = "rotor-too-fast"
    GARBAGE = "garbage"
    HALF_FRAMES = "half-frames"
    BURST = "burst"
    SILENCE = "silence"
    LINE_DROP = "line-drop"


@dataclass(frozen=True, slots=True)
class Setting:
    """The emulated wheel. `betting_seconds` is how long it stays in state 2."""

    model: Model
    mode: Mode
    pockets: tuple[str, ...]
    betting_seconds: float = 8.0
    result_seconds: float = 5.0


@dataclass(frozen=True, slots=True)
class Tick:
    """Half a second of the wheel: its status, and the bare number in the moment it falls."""

    status: Status
    fallen: str | None = None


def play(
    setting: Setting, game: int, last: str | None, number: str, fault: Fault | None, chance: Random
) -> Iterator[Tick]:
    """A whole game from place bets to the end of the winning number; a spoilt spin is followed by a good one."""
    wheel = _Wheel(setting, game, last, chance)
    if fault is Fault.SENSOR_FAILURE:
        wheel.warnings = Warnings.SENSOR_FAILURE
    if fault is Fault.ROTOR_TOO_FAST:
        wheel.rotor_rpm = 41.0
        if setting.model is Model.MERCURY_360:
            wheel.warnings = Warnings.BIT_1
    yield from wheel.stay(State.PLACE_BETS, setting.betting_seconds)
    match fault:
        case Fault.WRONG_DIRECTION:
            yield from _wrong_direction(wheel)
        case Fault.BALL_OUT:
            yield from _ball_out(wheel)
        case Fault.LAUNCH_FAILED:
            yield from _launch_failed(wheel)
    yield from _spin(wheel, number, short=fault is Fault.SHORT_SPIN)
    yield from wheel.stay(State.WINNING_NUMBER, setting.result_seconds - TICK_SECONDS)


class _Wheel:
    """The moving parts between two ticks."""

    def __init__(self, setting: Setting, game: int, last: str | None, chance: Random) -> None:
        self.setting, self.game, self.shown, self.chance = setting, game, last, chance
        self.rotor_rpm = chance.uniform(*ROTOR_RPM)
        self.rotor_direction = game % 2  # Dealers alternate.
        self.warnings = Warnings(0)
        self.ball_rpm = 0.0
        self.ball_direction: int | None = None
        self.turns = 0.0
        self.in_pocket = last

    def stay(self, state: State, seconds: float) -> Iterator[Tick]:
        for _ in range(max(1, round(seconds / TICK_SECONDS))):
            yield self.tick(state)

    def launch(self, rpm: float, *, against_rotor: bool = True) -> None:
        self.ball_rpm, self.in_pocket = rpm, None
        self.ball_direction = 1 - self.rotor_direction if against_rotor else self.rotor_direction

    def roll(self) -> None:
        """The ball goes round for one tick."""
        self.turns += self.ball_rpm / 60 * TICK_SECONDS
        self.ball_rpm *= math.exp(-TICK_SECONDS / BALL_DECAY_SECONDS)

    def tick(self, state: State, fallen: str | None = None) -> Tick:
        if state is State.PLACE_BETS:
            self.turns, self.ball_direction = 0.0, None
        rotor = max(0.0, self.rotor_rpm + self.chance.uniform(-0.1, 0.1))
        status = Status(
            state,
            f"{self.game:03}",
            shown(self.shown),
            self.warnings,
            round(rotor * 10),
            self.rotor_direction,
            self._ball(rotor) if self.setting.mode is Mode.EXTENDED else None,
        )
        return Tick(status, fallen)

    def _ball(self, rotor: float) -> Ball:
        flags = Rotor.LEGAL_SPEED if 10 <= rotor <= 30 else Rotor.FAST if rotor > 30 else Rotor.SLOW
        flags |= Rotor.ANTICLOCKWISE if self.rotor_direction else Rotor.CLOCKWISE
        rolling = self.ball_direction is not None and self.ball_rpm > 0
        if self.in_pocket is not None:
            flags |= Rotor.BALL_IN_POCKET
        elif not rolling:
            flags |= Rotor.NO_BALL
        return Ball(
            flags,
            int(self.turns) & 0xFF,
            self.ball_direction,
            min(round(BALL_RPM_FACTOR / self.ball_rpm), 0xFFFFF) if rolling else None,
            None if self.in_pocket is None else shown(self.in_pocket),
        )


def _spin(wheel: _Wheel, number: str, *, short: bool) -> Iterator[Tick]:
    """A good spin, or one whose ball falls before its fourth turn."""
    wheel.launch(wheel.chance.uniform(*BALL_LAUNCH_RPM))
    if short:
        wheel.ball_rpm = 55.0
        for state in (State.BALL_IN_TRACK,) * 2 + (State.NO_MORE_BETS,) * 4:
            wheel.roll()
            yield wheel.tick(state)
        assert wheel.turns < 4
    else:
        while wheel.ball_rpm > BALL_FALL_RPM:
            wheel.roll()
            yield wheel.tick(State.BALL_IN_TRACK if wheel.ball_rpm > BALL_CLOSE_RPM else State.NO_MORE_BETS)
    wheel.ball_rpm = 0.0
    yield from wheel.stay(State.NO_MORE_BETS, 2.0)  # It jumps over the frets.
    wheel.shown = wheel.in_pocket = number
    yield wheel.tick(State.WINNING_NUMBER, fallen=number)


def _wrong_direction(wheel: _Wheel) -> Iterator[Tick]:
    wheel.launch(90.0, against_rotor=False)
    usual, wheel.warnings = wheel.warnings, wheel.warnings | Warnings.SAME_DIRECTION
    for _ in range(8):
        wheel.roll()
        yield wheel.tick(State.BALL_IN_TRACK)
    yield from _take_the_ball(wheel, usual)


def _ball_out(wheel: _Wheel) -> Iterator[Tick]:
    """The ball jumps out in state 4. Each model has a flag of its own for that."""
    wheel.launch(75.0)
    for _ in range(4):
        wheel.roll()
        yield wheel.tick(State.BALL_IN_TRACK)
    yield from wheel.stay(State.NO_MORE_BETS, 2.0)
    wheel.ball_rpm = 0.0
    flag = Warnings.BIT_8 if wheel.setting.model is Model.MERCURY_360 else Warnings.BIT_1
    usual, wheel.warnings = wheel.warnings, wheel.warnings | flag
    yield from wheel.stay(State.NO_MORE_BETS, 6.0)
    yield from _take_the_ball(wheel, usual)


def _launch_failed(wheel: _Wheel) -> Iterator[Tick]:
    wheel.launch(20.0)
    usual, wheel.warnings = wheel.warnings, wheel.warnings | Warnings.BIT_8
    yield from wheel.stay(State.BALL_IN_TRACK, 5.0)
    yield from _take_the_ball(wheel, usual)


def _take_the_ball(wheel: _Wheel, usual: Warnings) -> Iterator[Tick]:
    """Back to place bets within the same game: the wheel waits for the ball to be spun again."""
    wheel.warnings, wheel.ball_rpm = usual, 0.0
    yield from wheel.stay(State.PLACE_BETS, 4.0)


def shown(number: str | None) -> str:
    """A number in the two characters of a status; 000 takes three."""
    return "  " if number is None else f"{number:>2}"


def encode(status: Status) -> bytes:
    """The packet of a status, in advanced or extended mode."""
    text = (
        f"*X;{status.state.value};{status.game};{status.number};{status.warnings.value:X};"
        f"{status.rotor_tenths:03};{status.rotor_direction}"
    )
    if status.ball is not None:
        ball = status.ball
        direction = "?" if ball.direction is None else str(ball.direction)
        period = "?????" if ball.period is None else f"{ball.period:05X}"
        text += f";{ball.rotor.value:04X};{ball.revolutions:02X};{direction};{period};{ball.pocket or '??'}"
    return text.encode() + b"\r\n"


def packets(tick: Tick, before: Status | None, mode: Mode) -> bytes:
    """Everything a wheel of this mode sends in one tick."""
    status = tick.status
    fallen = b"" if tick.fallen is None else f"{tick.fallen}\r\n".encode()
    if mode is not Mode.BASIC:
        return fallen + encode(replace(status, ball=status.ball if mode is Mode.EXTENDED else None))
    if before is not None and before.state is status.state:
        return b""
    match status.state:
        case State.BALL_IN_TRACK:
            return b"*S\r\n"
        case State.NO_MORE_BETS:
            return b"*N\r\n"
        case State.WINNING_NUMBER:
            return f"*W {status.number}\r\n".encode()
        case _:
            return b""
