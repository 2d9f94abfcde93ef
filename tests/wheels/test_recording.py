"""Recordings of any receiver: frames written here from the specification, in several receivers' forms of line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from croupier.refusal import Refused
from croupier.wheels.sensor.config import Model
from croupier.wheels.sensor.recording import replay_recording

SINGLE = ("0", *(str(number) for number in range(1, 37)))
DOUBLE = ("0", "00", *(str(number) for number in range(1, 37)))

GAME = [
    "*X;2;041;12;0;163;0",
    "*X;3;041;12;0;164;0",
    "*X;4;041;12;0;162;0",
    "5",
    "*X;5;041; 5;0;163;0",
    "*X;5;041; 5;0;162;0",
    "*X;2;042; 5;0;160;1",
]


def replayed(tmp_path: Path, text: str | bytes, pockets: tuple[str, ...] = SINGLE, **more: Any) -> dict[str, Any]:
    file = tmp_path / "wheel.log"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return replay_recording(file, pockets, **more)


def stamped(frames: list[str], form: str) -> str:
    return "".join(form.format(f"{second // 60:02}:{second % 60:02}", frame) for second, frame in enumerate(frames))


def test_a_recording_with_stamps_and_directions(tmp_path: Path) -> None:
    text = stamped(GAME, "[2024-03-01 12:{}.250] Receive >>> {}\n")
    assert replayed(tmp_path, text) == {
        "games": 2,
        "results": [{"game": "041", "number": "5", "at": "2024-03-01 12:00:04.250"}],
        "no_spins": [],
        "closed": [],
        "skipped": [],
        "transitions": [],
    }


@pytest.mark.parametrize(
    "form",
    [
        "[2024-03-01 12:{}.250] Receive >>> {}\n",
        "2024-03-01T12:{}Z RX: {}\r\n",
        "12:{},5 < {}\n",
        "[whenever {}] recv | {}\n",
        "17093000{:.0s}50.5 {}\n",
        "{:.0s}{}\n",
        "{:.0s}{}\r\n",
        "{:.0s}{}\r",
        "{:.0s}{}\\r\\n\n",
        "[12:{}] in: {}<CR><LF>\n",
    ],
)
def test_other_receivers_forms_of_line(tmp_path: Path, form: str) -> None:
    found = replayed(tmp_path, stamped(GAME, form))
    assert [(result["game"], result["number"]) for result in found["results"]] == [("041", "5")]
    assert found["games"] == 2
    assert not found["skipped"]
    assert not found["transitions"]


def test_what_the_receiver_sent_and_remarked_is_skipped_with_its_line(tmp_path: Path) -> None:
    lines = ["Receive >>> 1", "Receive >>> " + GAME[0], "Send >>> *P", "Receive >>> *P OK", "Receive >>> *X;2 ALARM!"]
    found = replayed(tmp_path, "\n".join(lines) + "\nReceive >>> *X;4;04*X;*X;2;041;12;0;163;0\n")
    assert [entry["line"] for entry in found["skipped"]] == [1, 3, 5, 6]
    assert all(entry["why"] for entry in found["skipped"])
    assert found["games"] == 1


@pytest.mark.parametrize(("pockets", "number"), [(SINGLE, "0"), (DOUBLE, "00")])
def test_the_wheel_decides_what_two_zeros_are(tmp_path: Path, pockets: tuple[str, ...], number: str) -> None:
    text = "*X;4;001;12;0;163;0\n*X;5;001;00;0;163;0\n*X;2;002;00;0;163;0\n"
    assert [result["number"] for result in replayed(tmp_path, text, pockets)["results"]] == [number]


def test_no_spins_closings_and_odd_transitions(tmp_path: Path) -> None:
    text = """\
*X;2;007;24;0;162;1
*X;2;007;24;2;162;1
*X;2;007;24;2;162;1
*X;3;007;24;0;162;0
*X;4;007;24;2;162;0
*X;5;007;11;2;162;0
*X;5;007;11;2;162;0
*X;2;008;11;0;162;0
*X;3;008;11;0;162;0
*X;2;008;11;0;162;0
*X;6;008;11;0;000;0
*X;6;008;11;0;000;0
"""
    found = replayed(tmp_path, text)
    assert not found["results"]
    assert [(entry["game"], entry["reason"], entry["number_seen"]) for entry in found["no_spins"]] == [
        ("007", "same_direction", None),
        ("007", "same_direction", "11"),
        ("008", "abandoned", None),
    ]
    assert [entry["game"] for entry in found["closed"]] == ["008"]
    assert [(entry["line"], entry["from"], entry["to"], entry["kind"]) for entry in found["transitions"]] == [
        (10, 3, 2, "spin-abandoned"),
        (11, 2, 6, "closed"),
    ]
    assert found["games"] == 2


def test_a_break_in_the_recording_is_said_with_its_length(tmp_path: Path) -> None:
    text = "[2024-03-01 12:00:00] *X;4;007;24;0;162;1\n[2024-03-01 13:30:00] *X;2;008;11;0;162;1\n"
    (entry,) = replayed(tmp_path, text)["transitions"]
    assert entry["kind"] == "result-missed"
    assert "90 min" in entry["why"]
    assert entry["at"] == "2024-03-01 13:30:00"


def test_the_extended_mode_counts_the_turns(tmp_path: Path) -> None:
    text = "*X;4;007;24;0;162;1;0022;03;0;06A9C;??\n*X;5;007;11;0;162;1;0122;03;0;?????;11\n"
    found = replayed(tmp_path, text)
    assert [(entry["reason"], entry["number_seen"]) for entry in found["no_spins"]] == [("under_four_turns", "11")]
    assert not found["results"]


def test_the_basic_mode(tmp_path: Path) -> None:
    found = replayed(tmp_path, "*S\r\n*N\r\n*W 17\r\n*W 17\r\n*S\r\n*N\r\n*W  0\r\n")
    assert [(result["game"], result["number"]) for result in found["results"]] == [("001", "17"), ("002", "0")]
    assert found["games"] == 2


def test_the_model_decides_about_flag_1(tmp_path: Path) -> None:
    text = "*X;3;007;24;0;162;1\n" + "*X;4;007;24;1;162;1\n" * 12
    assert not replayed(tmp_path, text)["no_spins"]
    assert not replayed(tmp_path, text, model=Model.MERCURY_360)["no_spins"]
    assert [e["reason"] for e in replayed(tmp_path, text, model=Model.SLINGSHOT_2)["no_spins"]] == ["ball_left_wheel"]


def test_a_number_that_the_wheel_does_not_have_is_skipped(tmp_path: Path) -> None:
    found = replayed(tmp_path, "*X;4;001;12;0;163;0\n*X;5;001;37;0;163;0\n*X;5;001;37;0;163;0\n")
    assert not found["results"]
    assert [entry["line"] for entry in found["skipped"]] == [2]


def test_a_clock_that_is_set_back_does_no_harm(tmp_path: Path) -> None:
    lines = ["[2024-10-27 02:59:59] " + GAME[2], "[2024-10-27 02:00:00] " + GAME[4], "[2024-10-27 02:00:01] " + GAME[5]]
    found = replayed(tmp_path, "\n".join(lines))
    assert len(found["results"]) == 1
    assert not found["transitions"]


@pytest.mark.parametrize(
    "data", [b"", b"\n\n", b"\x00\xff" * 5000, b"[" * 300, b"[x]\n[y] Receive >>>\n", b"\xef\xbb\xbf"]
)
def test_anything_can_be_replayed(tmp_path: Path, data: bytes) -> None:
    found = replayed(tmp_path, data)
    assert found["games"] == 0
    assert not found["results"]


def test_a_missing_recording_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        replay_recording(tmp_path / "none.log", SINGLE)
    assert refused.value.code == "no_such_recording"
