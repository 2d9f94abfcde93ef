"""Files of spins as people have them, through `croupier bias`: what is understood is said, what is not is named."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.support import croupier

CHANCES = random.Random(7)
FELL = [CHANCES.randrange(37) for _ in range(240)]
NAMES = ["Ann", "Bob"]


def lines_of(count: int, between: str) -> str:
    return "\n".join(between.join(map(str, FELL[first : first + count])) for first in range(0, len(FELL), count)) + "\n"


def rows(header: str, row: str) -> str:
    told = [header] if header else []
    for place, number in enumerate(FELL):
        day = f"2026-03-{1 + place // 100:02}"
        clock = f"{12 + place // 60 % 10:02}:{place % 60:02}"
        told.append(row.format(n=number, d=day, t=clock, w=NAMES[place // 60 % 2], i=place + 1))
    return "\n".join(told) + "\n"


FORMS = {
    "commas on one line": lines_of(240, ","),
    "commas and spaces on one line": lines_of(240, ", "),
    "spaces on one line": lines_of(240, " "),
    "semicolons, twenty a line": lines_of(20, ";"),
    "tabs, ten a line": lines_of(10, "\t"),
    "bars": lines_of(12, " | "),
    "dashes": lines_of(24, " - "),
    "one a line": lines_of(1, ""),
    "one a line with a comma at its end": lines_of(1, "").replace("\n", ",\n"),
    "in brackets": f"[{', '.join(map(str, FELL))}]",
    "in quotes": ",".join(f'"{number}"' for number in FELL),
    "in words": lines_of(20, ",").replace("\n0,", "\nzero,").replace(",0,", ",Zero,"),
    "padded": " ".join(f"{number:02}" if number else "0" for number in FELL),
    "with colours": "\n".join(f"{number} {'red' if number % 2 else 'black'}" for number in FELL),
    "capital header": rows("NUMBER", "{n}"),
    "header of two words": rows("Date;Winning Number", "{d};{n}"),
    "date, time, result, dealer": rows("Date,Time,Result,Dealer", "{d},{t},{n},{w}"),
    "no header, date and number": rows("", "{d} {t},{n}"),
    "no header, counted": rows("", "{i},{n}"),
    "no header, dealer last": rows("", "{t};{n};{w}"),
    "header spin and number": rows("Spin,Number", "{i},{n}"),
    "days between": "".join(f"2026-03-{day + 1:02}\n{lines_of(240, ',')}" for day in range(1)),
    "a byte order mark": "\ufeff" + lines_of(240, ","),
}


def asked(*args: str) -> Any:
    answer = croupier("bias", *args, "--json")
    assert answer.code == 0, answer.out
    return answer.json


@pytest.mark.parametrize("form", list(FORMS))
def test_is_read(form: str, tmp_path: Path) -> None:
    file = tmp_path / "spins.csv"
    file.write_text(FORMS[form], encoding="utf-8")
    found = asked(str(file))
    assert (found["spins"], found["unread_count"]) == (240, 0)
    assert found["counts"] == {number: FELL.count(int(number)) for number in found["counts"]}
    assert found["understood"]


def test_what_was_understood_is_said(tmp_path: Path) -> None:
    file = tmp_path / "spins.csv"
    file.write_text(FORMS["date, time, result, dealer"])
    assert "Numbers from the column “Result”, dealers from “Dealer”." in croupier("bias", str(file)).out.replace(
        "\n", " "
    )
    file.write_text(FORMS["commas on one line"])
    assert "240 numbers on a line" in croupier("bias", str(file)).out
    file.write_text(FORMS["no header, counted"])
    assert "the column 2" in asked(str(file))["understood"]


def test_what_is_no_number_is_named_and_not_guessed(tmp_path: Path) -> None:
    file = tmp_path / "spins.txt"
    file.write_text(",".join(map(str, FELL)) + "\n17,banana,40\n")
    found = asked(str(file))
    assert found["spins"] == 241
    assert found["unread"] == [{"line": 2, "text": "banana"}, {"line": 2, "text": "40"}]


def test_dealers_of_a_table_without_header_are_heard(tmp_path: Path) -> None:
    file = tmp_path / "spins.csv"
    file.write_text(FORMS["no header, dealer last"])
    found = asked(str(file), "--column", "2", "--dealer", "3")
    assert {test["dealer"] for test in found["tests"] if test["test"] == "dealer"} == {"Ann", "Bob"}


class TestAWheelNamedWrongly:
    def test_double_zero_never_came(self, tmp_path: Path) -> None:
        file = tmp_path / "spins.txt"
        file.write_text(" ".join(str(CHANCES.randrange(37)) for _ in range(3000)))
        found = asked(str(file), "--wheel", "double-zero")
        assert found["hints"] == [
            "00 never came in 3,000 spins. If the wheel has none, name it rightly: --wheel single-zero."
        ]
        assert "00 never came" in croupier("bias", str(file), "--wheel", "double-zero").out
        assert asked(str(file))["hints"] == []

    def test_double_zero_came(self, tmp_path: Path) -> None:
        file = tmp_path / "spins.txt"
        file.write_text(" ".join(CHANCES.choice(["00", *map(str, range(37))]) for _ in range(3000)))
        [hint] = asked(str(file))["hints"]
        assert hint.startswith("00 came ")
        assert hint.endswith(" times, and this wheel has none. Name it rightly: --wheel double-zero.")
        assert asked(str(file), "--wheel", "double-zero")["hints"] == []
