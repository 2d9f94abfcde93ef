"""The two sources without electronics: the dealer's entry, and past numbers for training."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from croupier.refusal import Refused
from croupier.wheels.dealer_entry import DealerReading, correct, key_number
from croupier.wheels.recorded import RecordedOutcome, recorded_outcomes

SINGLE = ("0", *(str(number) for number in range(1, 37)))
DOUBLE = ("0", "00", *(str(number) for number in range(1, 37)))
GOOD: dict[str, Any] = {"dealer": "D. Ealer", "confirmed": True, "against_rotor": True, "four_turns_confirmed": True}


def code_of(*args: Any, **more: Any) -> str:
    with pytest.raises(Refused) as refused:
        key_number(*args, **more)
    return refused.value.code


def test_a_confirmed_number_of_a_valid_spin_is_taken() -> None:
    assert key_number("17", SINGLE, **GOOD) == DealerReading("17", "D. Ealer", None)
    assert key_number("00", DOUBLE, **GOOD).number == "00"


@pytest.mark.clause("H-RW.1-b", "H-RW.1-c", "CO-2205(1)-b")
def test_direction_and_four_turns_are_confirmed_or_counted() -> None:
    assert code_of("17", SINGLE, **GOOD | {"against_rotor": False}) == "not_a_valid_spin"
    assert code_of("17", SINGLE, **GOOD | {"four_turns_confirmed": False}) == "not_a_valid_spin"
    assert code_of("17", SINGLE, **GOOD | {"turns": 3}) == "not_a_valid_spin"
    assert key_number("17", SINGLE, **GOOD | {"turns": 4, "four_turns_confirmed": False}).turns == 4


@pytest.mark.parametrize("keyed", ["00", "37", "", "017", " 7"])
def test_a_number_off_the_wheel_is_refused(keyed: str) -> None:
    assert code_of(keyed, SINGLE, **GOOD) == "number_not_on_wheel"


def test_an_unconfirmed_number_does_not_count() -> None:
    assert code_of("17", SINGLE, **GOOD | {"confirmed": False}) == "confirmation_needed"


def test_a_wrong_key_is_corrected_by_a_supervisor_and_both_readings_stay() -> None:
    first = key_number("17", SINGLE, **GOOD)
    corrected = correct(first, "18", SINGLE, supervisor="P. Boss")
    assert (corrected.first.number, corrected.second.number) == ("17", "18")
    assert "18" in corrected.tell_players
    assert "17" in corrected.tell_players
    for keyed, supervisor, code in (
        ("18", "", "supervisor_needed"),
        ("18", "D. Ealer", "supervisor_needed"),
        ("17", "P. Boss", "nothing_to_correct"),
        ("40", "P. Boss", "number_not_on_wheel"),
    ):
        with pytest.raises(Refused) as refused:
            correct(first, keyed, SINGLE, supervisor=supervisor)
        assert refused.value.code == code


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
    assert refused.value.facts == {"number": "99", "line": 4}


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        recorded_outcomes(tmp_path / "none", SINGLE)
    assert refused.value.code == "no_such_recording"
