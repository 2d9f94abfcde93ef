"""What a wheel's frames mean for the round. No event carries a speed, so none can help anyone predict.

`automatic` says that the table's configuration lets the sensor do this by itself; otherwise the dealer is asked.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from croupier.lean import dataclass
from croupier.wheels.sensor.frames import State
from croupier.wheels.sensor.transitions import Odd


class NoSpinReason(StrEnum):
    """Why a spin does not count, as far as a sensor can know. A foreign object is only ever reported by a person."""

    SAME_DIRECTION = "same_direction"
    UNDER_FOUR_TURNS = "under_four_turns"
    BALL_LEFT_WHEEL = "ball_left_wheel"
    VOID = "void"
    LAUNCH_FAILED = "launch_failed"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Joined:
    """We began to follow this wheel in the middle of whatever it was doing."""

    at: float
    game: str
    state: State


@dataclass(frozen=True, slots=True)
class BettingOpened:
    at: float
    game: str


@dataclass(frozen=True, slots=True)
class BallInTrack:
    """With the directions that the sensor saw; None is not seen."""

    at: float
    game: str
    rotor: str | None = None
    ball: str | None = None


@dataclass(frozen=True, slots=True)
class NoMoreBets:
    """`late`: the wheel was past this when we heard of it, so wagers may have been placed that should not have been."""

    at: float
    game: str
    automatic: bool
    late: bool


@dataclass(frozen=True, slots=True)
class Result:
    """Once a game. `doubts` are reasons to ask the dealer; `turns` is None where no sensor counted them."""

    at: float
    game: str
    number: str
    automatic: bool
    turns: int | None
    doubts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NoSpin:
    """The spin does not count. `number_seen` is where the ball came to rest all the same, where that is known."""

    at: float
    game: str
    reason: NoSpinReason
    automatic: bool
    state: State
    number_seen: str | None = None


@dataclass(frozen=True, slots=True)
class VoidNumberSeen:
    """The wheel shows a number for a spin that was no spin. It is kept, and it is no result."""

    at: float
    game: str
    reason: NoSpinReason
    number: str | None


@dataclass(frozen=True, slots=True)
class NumberChanged:
    """The wheel shows another number for a game that has its result: the dealer looks, a supervisor decides."""

    at: float
    game: str
    before: str
    now: str


@dataclass(frozen=True, slots=True)
class NumberUnreadable:
    """The wheel is in state 5 with a number that its wheel does not have, or with none."""

    at: float
    game: str
    shown: str


@dataclass(frozen=True, slots=True)
class TableClosed:
    at: float
    game: str


@dataclass(frozen=True, slots=True)
class WheelStarting:
    at: float
    game: str


@dataclass(frozen=True, slots=True)
class DealerLocked:
    at: float
    game: str


@dataclass(frozen=True, slots=True)
class SensorFault:
    at: float
    game: str
    what: str


@dataclass(frozen=True, slots=True)
class SensorRecovered:
    at: float
    game: str


@dataclass(frozen=True, slots=True)
class WheelWarning:
    """Something for the dealer's console that does not stop the game."""

    at: float
    game: str
    what: str


@dataclass(frozen=True, slots=True)
class OddTransition:
    """A change of state that is not 2, 3, 4, 5, 2, with its explanation."""

    at: float
    game: str
    before: State
    after: State
    odd: Odd
    why: str


RoundEvent = (
    Joined
    | BettingOpened
    | BallInTrack
    | NoMoreBets
    | Result
    | NoSpin
    | VoidNumberSeen
    | NumberChanged
    | NumberUnreadable
    | TableClosed
    | WheelStarting
    | DealerLocked
    | SensorFault
    | SensorRecovered
    | WheelWarning
    | OddTransition
)


def for_terminals(event: RoundEvent) -> dict[str, Any] | None:
    """What players may see of an event, or None. Named one by one, so that nothing slips through later."""
    match event:
        case BettingOpened(game=game):
            return {"event": "betting-opened", "game": game}
        case BallInTrack(game=game):
            return {"event": "ball-in-track", "game": game}
        case NoMoreBets(game=game):
            return {"event": "no-more-bets", "game": game}
        case Result(game=game, number=number, automatic=True):
            return {"event": "result", "game": game, "number": number}
        case NoSpin(game=game, reason=reason, automatic=True):
            return {"event": "no-spin", "game": game, "reason": reason.value}
        case TableClosed(game=game):
            return {"event": "table-closed", "game": game}
        case _:
            return None
