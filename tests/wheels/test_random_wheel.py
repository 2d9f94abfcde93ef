"""One table's wheel, and the process that holds it: no second answer, nothing before the close; it outlives a crash."""

from __future__ import annotations

import io
import os
import signal
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen, run
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
        ({"do": "open", "table": "T1", "wheel": "double-zero", "pockets": ("0", "1")}, "table_open"),
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
    room.answer({"id": 1, "do": "commit", "table": "T1", "round": 1})
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
    end(running)


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """Where a wheel listens that outlives whoever asks; in a folder with a long name."""
    folder = tmp_path / ("a folder with a name that is too long for the address of a socket " * 2)
    folder.mkdir()
    yield folder / "wheel"
    if (folder / "wheel").exists():
        end(WheelProcess(folder / "wheel"))


def gone(pid: int) -> None:
    while Path(f"/proc/{pid}").exists():
        time.sleep(0.01)


def until_state(pid: int, state: str) -> None:
    """A signal is not obeyed the moment that it is sent."""
    while Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != state:
        time.sleep(0.01)


def end(process: WheelProcess) -> None:
    """Also one that keeps a secret."""
    process.stop()
    with suppress(ProcessLookupError):
        os.kill(process.pid, signal.SIGKILL)


def test_the_wheel_in_its_own_process_plays_verifiable_rounds(process: WheelProcess) -> None:
    assert process.pid != os.getpid()
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
    assert process.health() == {"failure": None, "tables": 1, "pid": process.pid}


def test_a_refusal_crosses_the_line_with_its_code(process: WheelProcess) -> None:
    process.commit("T1", 1)
    assert code_of(process.commit, "T1", 2) == "round_open"
    assert code_of(process.restart_entropy, "") == "person_needed"


def test_a_secret_that_died_with_the_process_is_lost_and_another_process_draws_no_number_for_it(
    process: WheelProcess,
) -> None:
    process.commit("T1", 1)
    first = process.pid
    os.kill(first, signal.SIGKILL)
    gone(first)
    assert code_of(process.close, "T1", 1, HEAD) == "no_commitment"
    assert process.pid != first
    again = process.commit("T1", 2)
    assert verify(process.close("T1", 2, HEAD), published=again).ok


def test_the_wheel_outlives_whoever_asks_and_has_one_answer_for_all_of_them(path: Path) -> None:
    first = WheelProcess(path)
    first.open_table("T1", "single-zero", SINGLE)
    first.open_table("T2", "single-zero", SINGLE)
    commitment = first.commit("T1", 7)
    first.commit("T2", 3)
    proof = first.close("T2", 3, HEAD)
    assert not first.stop(), "it keeps the secret of T1"
    second = WheelProcess(path)
    assert second.pid == first.pid
    second.open_table("T1", "single-zero", SINGLE)
    assert second.stands("T1") == {"open": 7, "commitment": commitment, "last": None}
    assert second.stands("T2") == {"open": None, "commitment": "", "last": proof}
    assert second.close("T2", 3, HEAD) == proof
    assert code_of(second.close, "T2", 3, OTHER_HEAD) == "round_closed"
    assert second.commit("T1", 7) == commitment
    assert verify(second.close("T1", 7, HEAD), published=commitment, journal_head=HEAD.hex()).ok
    assert code_of(second.commit, "T1", 7) == "round_used"
    assert second.stop()
    assert WheelProcess(path).pid != first.pid


def test_a_wheel_that_is_rounds_ahead_can_be_told_to_forget_them(path: Path) -> None:
    """Its table's journal was restored from an old backup."""
    wheel = WheelProcess(path)
    wheel.open_table("T1", "single-zero", SINGLE)
    wheel.commit("T1", 90)
    wheel.close("T1", 90, HEAD)
    assert code_of(wheel.commit, "T1", 4) == "round_used"
    wheel.open_table("T1", "single-zero", SINGLE, anew=True)
    commitment = wheel.commit("T1", 4)
    assert verify(wheel.close("T1", 4, HEAD), published=commitment).ok


def test_a_line_that_is_cut_is_joined_again_and_nothing_is_drawn_twice(process: WheelProcess) -> None:
    commitment = process.commit("T1", 1)
    process._hang_up()
    assert process.commit("T1", 1) == commitment
    with socket.socket(socket.AF_UNIX) as stranger:  # Half a request, and nothing more.
        stranger.connect(str(process._path))
        stranger.send(b"\0\0")
        proof = process.close("T1", 1, HEAD)
    assert process.close("T1", 1, HEAD) == proof


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_does_not_take_the_secret_from_who_is_there(process: WheelProcess, sent: signal.Signals) -> None:
    commitment = process.commit("T1", 1)
    os.kill(process.pid, sent)
    assert verify(process.void("T1", 1, "the house shuts down"), published=commitment).ok


def test_a_process_that_is_silent_may_yet_answer_and_is_ended_where_it_stays_so(path: Path) -> None:
    wheel = WheelProcess(path, answer_seconds_max=0.2, silent_seconds_max=0.5)
    wheel.open_table("T1", "single-zero", SINGLE)
    commitment, first = wheel.commit("T1", 1), wheel.pid
    os.kill(first, signal.SIGSTOP)
    until_state(first, "T")
    assert code_of(wheel.close, "T1", 1, HEAD) == "wheel_not_running"
    os.kill(first, signal.SIGCONT)
    proof = patiently(wheel.close, "T1", 1, HEAD)
    assert verify(proof, published=commitment).ok
    os.kill(first, signal.SIGSTOP)
    until_state(first, "T")
    assert patiently(wheel.commit, "T1", 2)
    assert wheel.pid != first


def patiently(ask: Callable[..., Any], *arguments: Any) -> Any:
    """A process that goes on has its time to."""
    while True:
        try:
            return ask(*arguments)
        except Refused as refused:
            if refused.code != "wheel_not_running":
                raise


def test_a_program_that_is_no_wheel_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        WheelProcess(program=[sys.executable, "-c", "pass"])
    assert refused.value.code == "wheel_not_running"


def test_the_wheel_ends_by_itself_when_nobody_comes_back_or_its_socket_is_gone(path: Path) -> None:
    wheel = WheelProcess(path, alone_seconds=0.5)
    wheel.open_table("T1", "single-zero", SINGLE)
    wheel.commit("T1", 1)
    assert not wheel.stop()
    gone(wheel.pid)
    wheel = WheelProcess(path)
    assert path.stat().st_mode & 0o777 == 0o600
    path.unlink()
    wheel._hang_up()
    gone(wheel.pid)


@pytest.mark.skipif(sys.platform != "linux", reason="prctl is Linux")
def test_other_processes_of_the_user_cannot_read_the_wheels_memory(process: WheelProcess) -> None:
    """Dumpable is what the kernel asks before it lets one process of a user read another's memory."""
    ask = "import ctypes, sys; from croupier.wheels.random.wheel_process import keep_memory_private; {}"
    dumpable = "sys.exit(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))"
    assert run([sys.executable, "-c", ask.format(dumpable)], check=False).returncode == 1
    assert run([sys.executable, "-c", ask.format("keep_memory_private(); " + dumpable)], check=False).returncode == 0
    limits = Path(f"/proc/{process.pid}/limits")
    assert not os.access(limits, os.R_OK) or "Max core file size        0" in limits.read_text()


def test_nothing_of_the_round_is_written_anywhere(path: Path) -> None:
    command = [sys.executable, "-I", "-m", "croupier.wheels.random.wheel_process", str(path), "--alone", "0"]
    with Popen(command, stdout=PIPE, stderr=STDOUT) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == b"ready\n"
        wheel = WheelProcess(path)
        wheel.open_table("T1", "single-zero", SINGLE)
        wheel.commit("T1", 1)
        wheel.close("T1", 1, HEAD)
        code_of(wheel.close, "T1", 1, OTHER_HEAD)
        assert wheel.pid == running.pid
        assert wheel.stop()
        assert running.stdout.read() == b""
    assert not [*path.parent.iterdir()]
