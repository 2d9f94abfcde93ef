"""The decoder against the specification of the wire, and against anything a line can do to it."""

from __future__ import annotations

import random
import tracemalloc

import pytest

from croupier.wheels.sensor.frames import (
    FRAME_BYTES_MAX,
    Ball,
    BareNumber,
    BetsClosed,
    GameStarted,
    Item,
    Pending,
    Reply,
    Rotor,
    Skipped,
    State,
    Status,
    Warnings,
    Why,
    Winner,
    decode,
    decode_all,
)
from croupier.wheels.sensor.spin import encode

ADVANCED = b"*X;4;017;32;0;172;1\r\n"
EXTENDED = b"*X;4;017;32;0;172;1;0022;0B;0;06A9C;??\r\n"


def test_an_advanced_status() -> None:
    assert decode_all(ADVANCED) == (Status(State.NO_MORE_BETS, "017", "32", Warnings(0), 172, 1),)


def test_an_extended_status() -> None:
    (status,) = decode_all(EXTENDED)
    ball = Ball(Rotor.LEGAL_SPEED | Rotor.ANTICLOCKWISE, 11, 0, 0x06A9C, None)
    assert status == Status(State.NO_MORE_BETS, "017", "32", Warnings(0), 172, 1, ball)
    assert ball.rpm == pytest.approx(1966080 / 27292)


def test_unknown_ball_fields_are_unknown_not_zero() -> None:
    (status,) = decode_all(b"*X;2;017;  ;0;000;0;00C1;00;?;?????;??\r\n")
    assert isinstance(status, Status)
    assert status.ball == Ball(Rotor.STOPPED | Rotor.DIRECTION_UNKNOWN | Rotor.NO_BALL, 0, None, None, None)
    assert status.ball.rpm is None


@pytest.mark.parametrize("digit", range(16))
def test_warnings_are_one_hex_digit_as_a_bitmask(digit: int) -> None:
    for text in (f"{digit:x}", f"{digit:X}"):
        (status,) = decode_all(f"*X;3;001; 5;{text};150;0\r\n".encode())
        assert isinstance(status, Status)
        assert status.warnings == digit


@pytest.mark.parametrize("nn", ["  ", " 0", "0", "00", "07", " 7", "36"])
def test_every_form_of_the_number_is_kept_as_sent(nn: str) -> None:
    (status,) = decode_all(f"*X;5;001;{nn};0;150;0\r\n".encode())
    assert isinstance(status, Status)
    assert status.number == nn


@pytest.mark.parametrize(("rrr", "rpm"), [("000", None), ("019", None), ("020", 2.0), ("600", 60.0), ("983", None)])
def test_a_rotor_speed_outside_the_sensors_range_is_unknown(rrr: str, rpm: float | None) -> None:
    (status,) = decode_all(f"*X;2;001; 5;0;{rrr};0\r\n".encode())
    assert isinstance(status, Status)
    assert status.rotor_rpm == rpm


def test_the_basic_mode() -> None:
    assert decode_all(b"*S\r\n*N\r\n*W 17\r\n*W  5\r\n") == (GameStarted(), BetsClosed(), Winner("17"), Winner(" 5"))


def test_replies_to_commands_are_not_mistaken_for_anything_else() -> None:
    assert decode_all(b"*P OK\r\n*o BUSY\r\n*u NO\r\n") == (Reply("P", "OK"), Reply("o", "BUSY"), Reply("u", "NO"))


@pytest.mark.parametrize("end", [b"\r\n", b"\r", b"\n"])
def test_a_bare_number_between_frames_with_or_without_a_line_end(end: bytes) -> None:
    for between in (b"17" + end, b"17"):
        items = decode_all(ADVANCED + between + ADVANCED)
        assert items[1] == BareNumber("17")
        assert len(items) == 3


def test_the_tail_of_a_frame_at_the_start_is_no_number() -> None:
    assert decode_all(b"1\r\n" + ADVANCED)[0] == Skipped(b"1", Why.BEFORE_FIRST_FRAME)


def test_a_half_frame_is_skipped_and_the_next_is_read() -> None:
    items = decode_all(b"*X;4;01*X;" + ADVANCED)
    assert items[:2] == (Skipped(b"*X;4;01", Why.HALF_FRAME), Skipped(b"*X;", Why.HALF_FRAME))
    assert isinstance(items[2], Status)


@pytest.mark.parametrize("packet", [ADVANCED, EXTENDED])
def test_no_cut_of_a_frame_is_a_frame(packet: bytes) -> None:
    """But for the one cut that is itself a frame: an extended one cut down to its advanced part before a line end."""
    body = packet.rstrip()
    for cut in range(1, len(body)):
        for items in (decode_all(body[:cut] + b"\r\n"), decode_all(body[cut:] + b"\r\n")):
            if body[:cut] + b"\r\n" == ADVANCED or items == ():
                continue
            assert all(isinstance(item, Skipped) for item in items)


@pytest.mark.parametrize(
    "line",
    [
        b"*X;0;001;17;0;150;0",
        b"*X;8;001;17;0;150;0",
        b"*X;5;257;17;0;150;0",
        b"*X;5;01;17;0;150;0",
        b"*X;5;001;1x;0;150;0",
        b"*X;5;001;171;0;150;0",
        b"*X;5;001;;0;150;0",
        b"*X;5;001;7 ;0;150;0",
        b"*X;5;001;17;G;150;0",
        b"*X;5;001;17;0;15;0",
        b"*X;5;001;17;0;150;2",
        b"*X;5;001;17;0;150;0;",
        b"*X;5;001;17;0;150;0 ",
        b"*X;5;001;17;0;150;0;0022;0B;0;06A9C",
        b"*X;5;001;17;0;150;0;0022;0B;2;06A9C;17",
        b"*x;5;001;17;0;150;0",
        b"*X;5 WARNING detected! Sending error signal...",
        b"*W",
        b"*W 171",
        b"*SS",
        "*X;5;001;\u0661\u0667;0;150;0".encode(),
    ],
)
def test_what_is_not_exactly_a_frame_is_skipped(line: bytes) -> None:
    (item,) = decode_all(line + b"\r\n")
    assert isinstance(item, Skipped)
    assert item.raw == line[:FRAME_BYTES_MAX]


def test_a_flood_without_an_end_is_said_once_and_takes_no_memory() -> None:
    pending = Pending()
    said: list[Item] = []
    tracemalloc.start()
    for _ in range(2_000):
        items, pending = decode(pending, b"\xff" * 4096)
        said += items
        assert len(pending.rest) <= FRAME_BYTES_MAX
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert [item.why for item in said if isinstance(item, Skipped)] == [Why.TOO_LONG]
    assert peak < 200_000
    assert decode(pending, b"\r\n" + ADVANCED)[0] == decode_all(ADVANCED)


def test_encode_is_the_inverse_of_decode() -> None:
    chance = random.Random(11)
    for _ in range(500):
        ball = Ball(
            Rotor(chance.randrange(0x200)),
            chance.randrange(256),
            chance.choice([0, 1, None]),
            chance.choice([None, chance.randrange(1, 0x100000)]),
            chance.choice([None, " 7", "00", "36"]),
        )
        status = Status(
            State(chance.randint(1, 7)),
            f"{chance.randint(0, 256):03}",
            chance.choice(["  ", " 0", "00", " 9", "31"]),
            Warnings(chance.randrange(16)),
            chance.randrange(1000),
            chance.randrange(2),
            chance.choice([None, ball]),
        )
        assert decode_all(encode(status)) == (status,)


PARTS = (ADVANCED, EXTENDED, b"17\r\n", b"*W 17\r\n", b"*P OK\r\n", b"*S\r\n", b"*X;5;")


def hostile(chance: random.Random) -> bytes:
    """Frames garbled, cut, glued, doubled and mixed with noise."""
    parts = []
    for _ in range(chance.randint(1, 6)):
        part = bytearray(chance.choice(PARTS))
        match chance.randrange(7):
            case 0:
                del part[chance.randrange(len(part)) :]
            case 1:
                del part[: chance.randrange(len(part))]
            case 2:
                part[chance.randrange(len(part))] = chance.randrange(256)
            case 3:
                part[chance.randrange(len(part))] ^= 1 << chance.randrange(8)
            case 4:
                part = bytearray(chance.randbytes(chance.randrange(90)))
            case 5:
                del part[chance.randrange(len(part))]
        parts.append(bytes(part))
    return b"".join(parts)


def fuzz(inputs: int, seed: int) -> None:
    """No exception; bounded memory; any chunking gives the same items; every status is literally in the input."""
    chance = random.Random(seed)
    for _ in range(inputs):
        data = hostile(chance)
        whole, rest = decode(Pending(), data)
        assert len(rest.rest) <= FRAME_BYTES_MAX
        for item in whole:
            if isinstance(item, Status):
                assert encode(item).rstrip() in data.upper() or len(item.number) == 1
            elif isinstance(item, BareNumber | Winner):
                assert item.number.encode() in data
        cut = chance.randrange(len(data) + 1)
        first, pending = decode(Pending(), data[:cut])
        second, pending = decode(pending, data[cut:])
        assert first + second == whole
        assert pending == rest


def test_fifty_thousand_hostile_inputs() -> None:
    fuzz(50_000, 1)


@pytest.mark.long
def test_a_million_hostile_inputs() -> None:
    fuzz(1_000_000, 2)


def test_bytes_one_at_a_time_give_the_same_items() -> None:
    chance = random.Random(3)
    for _ in range(300):
        data = hostile(chance)
        pending = Pending()
        items: list[Item] = []
        for index in range(len(data)):
            found, pending = decode(pending, data[index : index + 1])
            items += found
        assert tuple(items) == decode(Pending(), data)[0]
