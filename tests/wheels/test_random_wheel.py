"""One table's wheel, and the process that holds it: no second answer, nothing before the close, a crash reported."""

from __future__ import annotations

import io
import os
import signal
import struct
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import run
from typing import Any

import pytest

from croupier.refusal import Refused
from croupier.wheels.random.entropy import WatchedEntropy
from croupier.wheels.random.fair import Close, SeatNonce, seal
from croupier.wheels.random.random_wheel import RandomWheel
from croupier.wheels.random.verify import verify
from croupier.wheels.random.wheel_client import WheelProcess
from croupier.wheels.random.wheel_process import WheelRoom, read_message, write_message

SINGLE = ("0", *(str(number) for number in range(1, 37)))
HEAD, OTHER_HEAD = b"\x01" * 32, b"\x02" * 32


def code_of(call: Any, *args: Any) -> str:
    with pytest.raises(Refused) as refused:
        call(*args)
    return refused.value.code


@pytest.fixture
def wheel() -> RandomWheel:
    return RandomWheel("T1", "single-zero", SINGLE, WatchedEntropy())


def test_a_round_is_committed_closed_and_verified(wheel: RandomWheel) -> None:
    commitment = wheel.commit(1)
    proof = wheel.close(1, Close(HEAD))
    checked = verify(proof.as_json(), published=commitment.hex(), journal_head=HEAD.hex())
    assert checked.ok
    assert checked.outcome in SINGLE


def test_the_wheel_answers_one_close_and_repeats_only_that_answer(wheel: RandomWheel) -> None:
    wheel.commit(1)
    first = wheel.close(1, Close(HEAD))
    assert wheel.close(1, Close(HEAD)) is first
    assert code_of(wheel.close, 1, Close(OTHER_HEAD)) == "round_closed"
    assert code_of(wheel.void, 1, "we did not like it") == "round_closed"


def test_a_round_is_drawn_once(wheel: RandomWheel) -> None:
    commitment = wheel.commit(5)
    assert wheel.commit(5) == commitment
    assert code_of(wheel.commit, 6) == "round_open"
    wheel.close(5, Close(HEAD))
    assert code_of(wheel.commit, 5) == "round_used"
    assert code_of(wheel.commit, 4) == "round_used"
    assert wheel.commit(6) != commitment


def test_a_void_round_shows_its_secret_and_cannot_be_closed(wheel: RandomWheel) -> None:
    commitment = wheel.commit(1)
    assert code_of(wheel.void, 1, "") == "reason_needed"
    proof = wheel.void(1, "the table was closed")
    assert verify(proof.as_json(), published=commitment.hex()).ok
    assert wheel.void(1, "the table was closed") is proof
    assert code_of(wheel.close, 1, Close(HEAD)) == "round_closed"


def test_a_close_without_a_commitment_is_refused(wheel: RandomWheel) -> None:
    assert code_of(wheel.close, 1, Close(HEAD)) == "no_commitment"
    wheel.commit(1)
    assert code_of(wheel.close, 2, Close(HEAD)) == "no_commitment"


def test_a_refused_close_leaves_the_round_open(wheel: RandomWheel) -> None:
    commitment = wheel.commit(1)
    forged = SeatNonce("1", bytes(32), b"n" * 16)
    assert code_of(wheel.close, 1, Close(HEAD, (forged,))) == "nonce_not_sealed"
    assert wheel.close(1, Close(HEAD)).commitment == commitment


def test_two_tables_never_share_a_stream_even_over_a_repeating_source() -> None:
    one = RandomWheel("T1", "single-zero", SINGLE, bytes)
    two = RandomWheel("T2", "single-zero", SINGLE, bytes)
    one.commit(1)
    two.commit(1)
    assert one.close(1, Close(HEAD)).secret != two.close(1, Close(HEAD)).secret


def test_the_secret_is_not_in_the_representation(wheel: RandomWheel) -> None:
    wheel.commit(1)
    assert repr(wheel) == "<RandomWheel T1>"


def test_a_failed_entropy_source_stops_the_wheel() -> None:
    stuck = False
    entropy = WatchedEntropy(lambda size: bytes(size) if stuck else os.urandom(size))
    room = WheelRoom(lambda: entropy)
    assert room.answer({"id": 1, "do": "open", "table": "T1", "wheel": "single-zero", "pockets": SINGLE})["ok"]
    stuck = True
    answer = room.answer({"id": 2, "do": "commit", "table": "T1", "round": 1})
    assert answer["refused"]["code"] == "entropy_failed"
    assert room.answer({"id": 3, "do": "health"})["ok"]["failure"]
    stuck = False
    assert room.answer({"id": 4, "do": "commit", "table": "T1", "round": 1})["refused"]["code"] == "entropy_failed"
    assert room.answer({"id": 5, "do": "restart", "person": "A. Supervisor"})["ok"]
    assert len(room.answer({"id": 6, "do": "commit", "table": "T1", "round": 1})["ok"]) == 64


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "close", "table": "T9", "round": 1, "journal_head": HEAD.hex(), "nonces": []}, "no_such_table"),
        ({"do": "open", "table": "T1", "wheel": "single-zero", "pockets": SINGLE}, "table_open"),
        ({"do": "open", "table": "T2", "wheel": "single-zero", "pockets": ("0", "0")}, "wheel_pockets"),
        ({"do": "peek", "table": "T1"}, "unknown_command"),
        ({"do": "commit", "table": "T1"}, "bad_request"),
        ({"do": "close", "table": "T1", "round": 1, "journal_head": "zz", "nonces": []}, "bad_request"),
        ({"do": "close", "table": "T1", "round": 1, "journal_head": HEAD.hex(), "nonces": [1]}, "proof_unreadable"),
    ],
)
def test_the_process_refuses_what_it_cannot_do_and_goes_on(request_: dict[str, Any], code: str) -> None:
    room = WheelRoom()
    room.answer({"id": 1, "do": "open", "table": "T1", "wheel": "single-zero", "pockets": SINGLE})
    assert room.answer({"id": 2, **request_})["refused"]["code"] == code
    assert "ok" in room.answer({"id": 3, "do": "commit", "table": "T1", "round": 1})


def test_messages_cross_the_pipe_whole_or_not_at_all() -> None:
    stream = io.BytesIO()
    write_message(stream, {"id": 1, "seat": "Zoë"})
    whole = stream.getvalue()
    assert read_message(io.BytesIO(whole)) == {"id": 1, "seat": "Zoë"}
    for cut in range(len(whole)):
        assert read_message(io.BytesIO(whole[:cut])) is None
    assert read_message(io.BytesIO(struct.pack(">I", 1 << 30))) is None


@pytest.fixture
def process() -> Iterator[WheelProcess]:
    running = WheelProcess()
    running.open_table("T1", "single-zero", SINGLE)
    yield running
    running.stop()


def pid_of(process: WheelProcess) -> int:
    assert process._process is not None
    return process._process.pid


def test_the_wheel_in_its_own_process_plays_verifiable_rounds(process: WheelProcess) -> None:
    assert pid_of(process) != os.getpid()
    for number in (1, 2, 3):
        commitment = process.commit("T1", number)
        nonces = [
            SeatNonce("9", seal("T1", number, "9", b"n" * 16), b"n" * 16),
            SeatNonce("10", seal("T1", number, "10", b"m" * 16), None),
        ]
        proof = process.close("T1", number, HEAD, nonces)
        checked = verify(proof, published=commitment, journal_head=HEAD.hex(), own_nonces={"9": (b"n" * 16).hex()})
        assert checked.ok, checked.reasons
        assert checked.withheld == ("10",)
    commitment = process.commit("T1", 4)
    assert verify(process.void("T1", 4, "sensor and eyes disagree"), published=commitment).ok
    assert process.health() == {"failure": None, "tables": 1}
    assert not process.lost


def test_a_refusal_crosses_the_pipe_with_its_code(process: WheelProcess) -> None:
    process.commit("T1", 1)
    assert code_of(process.commit, "T1", 2) == "round_open"
    assert code_of(process.restart_entropy, "") == "person_needed"


def test_after_a_crash_the_open_commitment_is_void_and_reported(process: WheelProcess) -> None:
    process.open_table("T2", "single-zero", SINGLE)
    commitment = process.commit("T1", 1)
    process.commit("T2", 1)
    process.close("T2", 1, HEAD)
    os.kill(pid_of(process), signal.SIGKILL)
    with pytest.raises(Refused) as refused:
        process.close("T1", 1, HEAD)
    assert refused.value.code == "wheel_lost"
    assert refused.value.facts["lost"] == [{"table": "T1", "round": 1, "commitment": commitment}]
    assert code_of(process.commit, "T1", 2) == "wheel_not_running"
    assert [lost.commitment for lost in process.start()] == [commitment]
    assert code_of(process.close, "T1", 1, HEAD) == "commitment_lost"
    assert code_of(process.commit, "T1", 1) == "commitment_lost"
    again = process.commit("T1", 2)
    assert verify(process.close("T1", 2, HEAD), published=again).ok


def test_an_interrupt_from_the_keyboard_does_not_take_the_secret_away(process: WheelProcess) -> None:
    commitment = process.commit("T1", 1)
    os.kill(pid_of(process), signal.SIGINT)
    assert verify(process.void("T1", 1, "the house shuts down"), published=commitment).ok


def test_a_process_that_does_not_answer_is_ended() -> None:
    hello = 'import sys,time; sys.stdout.buffer.write(b\'\\0\\0\\0\\x15{"id":0,"ok":"ready"}\'); '
    mute = WheelProcess([sys.executable, "-c", hello + "sys.stdout.flush(); time.sleep(60)"], answer_seconds_max=1.0)
    start = time.monotonic()
    assert code_of(mute.commit, "T1", 1) == "wheel_lost"
    assert time.monotonic() - start < 20


def test_a_program_that_is_no_wheel_is_refused() -> None:
    assert code_of(WheelProcess, [sys.executable, "-c", "pass"]) == "wheel_lost"


@pytest.mark.skipif(sys.platform != "linux", reason="prctl is Linux")
def test_other_processes_of_the_user_cannot_read_the_wheels_memory(process: WheelProcess) -> None:
    """Dumpable is what the kernel asks before it lets one process of a user read another's memory."""
    ask = "import ctypes, sys; from croupier.wheels.random.wheel_process import keep_memory_private; {}"
    dumpable = "sys.exit(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))"
    assert run([sys.executable, "-c", ask.format(dumpable)], check=False).returncode == 1
    assert run([sys.executable, "-c", ask.format("keep_memory_private(); " + dumpable)], check=False).returncode == 0
    limits = Path(f"/proc/{pid_of(process)}/limits")
    assert not os.access(limits, os.R_OK) or "Max core file size        0" in limits.read_text()


def test_nothing_of_the_round_is_written_to_the_processs_standard_error(tmp_path: Path) -> None:
    log = tmp_path / "log"
    kept = os.dup(2)
    try:
        with log.open("wb") as file:
            os.dup2(file.fileno(), 2)
            running = WheelProcess()
    finally:
        os.dup2(kept, 2)
        os.close(kept)
    running.open_table("T1", "single-zero", SINGLE)
    running.commit("T1", 1)
    running.close("T1", 1, HEAD)
    code_of(running.close, "T1", 1, OTHER_HEAD)
    running.stop()
    assert log.read_bytes() == b""
