"""Past numbers for training."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.refusal import Refused
from croupier.wheels.recorded import RecordedOutcome, recorded_outcomes

SINGLE = ("0", *(str(number) for number in range(1, 37)))
DOUBLE = ("0", "00", *(str(number) for number in range(1, 37)))


@pytest.mark.parametrize(
    "text",
    [
        "17\n0\n36\n",
        "17, 0; 36",
        "# Monday\n17 0\n\n36 # last\n",
        "time,Number,dealer\n12:00,17,A\n12:01,0,A\n\n12:02,36,B\n",
        '"result"\r\n"17"\r\n" 0"\r\n"36"\r\n',
        "\ufeffnumber\n17\n0\n36",
    ],
)
def test_past_numbers_from_text_and_csv(tmp_path: Path, text: str) -> None:
    file = tmp_path / "past.csv"
    file.write_text(text, encoding="utf-8")
    found = recorded_outcomes(file, SINGLE)
    assert [outcome.number for outcome in found] == ["17", "0", "36"]
    assert all(outcome.training for outcome in found)


def test_an_outcome_for_training_cannot_be_made_a_real_one() -> None:
    with pytest.raises((AttributeError, TypeError)):  # Which of the two depends on the version of Python.
        RecordedOutcome("17", 1).training = False  # type: ignore[misc]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"17\n37\n", "number_not_on_wheel"),
        (b"17\nred\n", "number_not_on_wheel"),
        (b"number,x\n,1\n", "number_not_on_wheel"),
        (b"", "recording_empty"),
        (b"# nothing\n", "recording_empty"),
        (b"\xff\xfe1\x007\x00", "recording_unreadable"),
    ],
)
def test_a_file_that_is_not_wholly_understood_is_refused(tmp_path: Path, data: bytes, code: str) -> None:
    file = tmp_path / "past.txt"
    file.write_bytes(data)
    with pytest.raises(Refused) as refused:
        recorded_outcomes(file, SINGLE)
    assert refused.value.code == code


def test_a_refused_number_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "past.csv"
    file.write_text("time,number\n1,17\n\n3,99\n")
    with pytest.raises(Refused) as refused:
        recorded_outcomes(file, SINGLE)
    assert refused.value.facts | {"number": "99", "line": 4} == refused.value.facts


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        recorded_outcomes(tmp_path / "none", SINGLE)
    assert refused.value.code == "no_such_recording"
