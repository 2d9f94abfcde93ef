"""Bytes of a Cammegh wheel (Mercury 360, Slingshot 2) to frames: a pure function that takes any input whatever.

A packet starts with `*` and ends with a line end; the bare winning number has neither for certain. What is not a whole
frame is skipped and said to be skipped. A frame with one wrong character is no frame: the next comes in half a second.
"""

from __future__ import annotations

import re
from enum import Enum, IntEnum, IntFlag

from croupier.lean import dataclass

FRAME_BYTES_MAX = 64  # The longest frame, extended mode, has 40.
GAME_MAX = 256
BALL_RPM_FACTOR = 1_966_080


class State(IntEnum):
    """What the wheel says it is doing."""

    START = 1
    PLACE_BETS = 2
    BALL_IN_TRACK = 3
    NO_MORE_BETS = 4
    WINNING_NUMBER = 5
    TABLE_CLOSED = 6
    DEALER_LOCK = 7


class Warnings(IntFlag):
    """The bits of `w`; what bit 1 and bit 8 stand for depends on the model (`reading`)."""

    BIT_1 = 1
    SAME_DIRECTION = 2
    SENSOR_FAILURE = 4
    BIT_8 = 8


class Rotor(IntFlag):
    """The bits of `ffff`, extended mode."""

    STOPPED = 0x1
    LEGAL_SPEED = 0x2
    FAST = 0x4
    SLOW = 0x8
    CLOCKWISE = 0x10
    ANTICLOCKWISE = 0x20
    DIRECTION_UNKNOWN = 0x40
    NO_BALL = 0x80
    BALL_IN_POCKET = 0x100


class Why(Enum):
    """Why bytes were skipped."""

    BEFORE_FIRST_FRAME = "the rest of something that began before we listened"
    HALF_FRAME = "a half frame: the next one starts before its line end"
    TOO_LONG = "no frame is this long"
    NOT_A_FRAME = "not a frame of any mode"
    NO_SUCH_STATE = "a status with a state that no wheel has"
    NO_SUCH_GAME = "a status with a game counter beyond 256"


DIRECTIONS = {0: "clockwise", 1: "counter-clockwise"}


@dataclass(frozen=True, slots=True)
class Ball:
    """What the extended mode adds. `revolutions` are those of this game; the wheel resets them in state 2."""

    rotor: Rotor
    revolutions: int
    direction: int | None
    period: int | None
    pocket: str | None

    @property
    def rpm(self) -> float | None:
        return BALL_RPM_FACTOR / self.period if self.period else None


@dataclass(frozen=True, slots=True)
class Status:
    """The status that comes twice a second. `number` is as sent: which pocket it means depends on the wheel."""

    state: State
    game: str
    number: str
    warnings: Warnings
    rotor_tenths: int
    rotor_direction: int
    ball: Ball | None = None

    @property
    def rotor_turns(self) -> str | None:
        """Which way, as far as it is seen: below and beyond what the sensor measures it is not."""
        return DIRECTIONS.get(self.rotor_direction) if self.rotor_rpm is not None else None

    @property
    def ball_runs(self) -> str | None:
        return DIRECTIONS.get(self.ball.direction) if self.ball and self.ball.direction is not None else None

    @property
    def rotor_rpm(self) -> float | None:
        """None where the sensor cannot know: it measures from 2.0 to 60.0."""
        return self.rotor_tenths / 10 if 20 <= self.rotor_tenths <= 600 else None


@dataclass(frozen=True, slots=True)
class BareNumber:
    """The number alone, sent when it falls. A cut frame can look the same, so it is never a result by itself."""

    number: str


@dataclass(frozen=True, slots=True)
class GameStarted:
    """`*S`, basic mode."""


@dataclass(frozen=True, slots=True)
class BetsClosed:
    """`*N`, basic mode."""


@dataclass(frozen=True, slots=True)
class Winner:
    """`*W nn`, basic mode."""

    number: str


@dataclass(frozen=True, slots=True)
class Reply:
    """The wheel's answer to a command that someone sent it."""

    command: str
    answer: str


@dataclass(frozen=True, slots=True)
class Skipped:
    """Bytes that mean nothing to us; of a long run the first `FRAME_BYTES_MAX`."""

    raw: bytes
    why: Why


Frame = Status | BareNumber | GameStarted | BetsClosed | Winner | Reply
Item = Frame | Skipped


@dataclass(frozen=True, slots=True)
class Pending:
    """What is left over between two reads: at most `FRAME_BYTES_MAX` bytes, however hostile the line."""

    rest: bytes = b""
    synced: bool = False
    discarding: bool = False


def decode(pending: Pending, chunk: bytes) -> tuple[tuple[Item, ...], Pending]:
    """The items that these bytes complete, and what to hand in with the next bytes.

    How the line cuts the bytes into chunks makes no difference to the items.
    """
    items: list[Item] = []
    buffer = pending.rest + chunk
    synced, discarding = pending.synced, pending.discarding
    start = 0
    for boundary in _BOUNDARY(buffer, 1 if buffer.startswith(b"*") and not discarding else 0):
        end = boundary.start()
        ended_by_star = buffer[end] == STAR
        if discarding:
            discarding = False
        elif end > start:
            items.append(_item(buffer[start:end], synced, ended_by_star))
            synced = synced or buffer[start] == STAR
        start = end if ended_by_star else end + 1
    rest = buffer[start:]
    if discarding:
        rest = b""
    elif len(rest) > FRAME_BYTES_MAX:
        items.append(Skipped(rest[:FRAME_BYTES_MAX], Why.TOO_LONG))
        synced = synced or rest[0] == STAR
        rest, discarding = b"", True
    return tuple(items), Pending(rest, synced, discarding)


def decode_all(data: bytes) -> tuple[Item, ...]:
    """Everything in a whole stream; a last line without its end is decoded as if it had one."""
    items, pending = decode(Pending(), data)
    return items + decode(pending, b"\n")[0]


def _item(segment: bytes, synced: bool, ended_by_star: bool) -> Item:
    """One stretch of bytes between two boundaries."""
    if len(segment) > FRAME_BYTES_MAX:
        return Skipped(segment[:FRAME_BYTES_MAX], Why.TOO_LONG)
    if segment[0] == STAR:
        return Skipped(segment, Why.HALF_FRAME) if ended_by_star else _packet(segment)
    if not synced:
        return Skipped(segment, Why.BEFORE_FIRST_FRAME)
    if _BARE(segment):
        return BareNumber(segment.decode())
    return Skipped(segment, Why.NOT_A_FRAME)


def _packet(segment: bytes) -> Item:
    """One stretch that starts with a star and had its line end."""
    if status := _STATUS(segment):
        state, game, number, warnings, rotor, direction, *ball = (
            part.decode() for part in status.groups() if part is not None
        )
        if not 1 <= int(state) <= 7:
            return Skipped(segment, Why.NO_SUCH_STATE)
        if int(game) > GAME_MAX:
            return Skipped(segment, Why.NO_SUCH_GAME)
        return Status(
            State(int(state)),
            game,
            number,
            Warnings(int(warnings, 16)),
            int(rotor),
            int(direction),
            _ball(*ball) if ball else None,
        )
    if reply := _REPLY(segment):
        return Reply(reply[1].decode(), reply[2].decode())
    if winner := _WINNER(segment):
        return Winner(winner[1].decode())
    match segment:
        case b"*S":
            return GameStarted()
        case b"*N":
            return BetsClosed()
    return Skipped(segment, Why.NOT_A_FRAME)


def _ball(flags: str, revolutions: str, direction: str, period: str, pocket: str) -> Ball:
    return Ball(
        Rotor(int(flags, 16)),
        int(revolutions, 16),
        None if direction == "?" else int(direction),
        None if "?" in period else int(period, 16),
        None if "?" in pocket else pocket,
    )


STAR = ord("*")
_NUMBER = rb"(?:000|[ \d]?\d|  )"
_BOUNDARY = re.compile(rb"[\r\n*]").finditer
_BARE = re.compile(rb" ?\d|\d\d|000").fullmatch
_WINNER = re.compile(rb"\*W ?(000|[ \d]?\d)").fullmatch
_REPLY = re.compile(rb"\*([A-Za-z]) ([A-Z]{2,8})").fullmatch
_STATUS = re.compile(
    rb"\*X;(\d);(\d{3});(" + _NUMBER + rb");([0-9A-Fa-f]);(\d{3});([01])"
    rb"(?:;([0-9A-Fa-f]{4});([0-9A-Fa-f]{2});([01?]);([0-9A-Fa-f]{5}|\?{5});(" + _NUMBER + rb"|\?\?))?"
).fullmatch
