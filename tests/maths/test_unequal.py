"""Unequal wheels and tips on the command line: files as people have them, and what is refused."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from tests.support import croupier


def slip_on(file: Path, content: str, *more: str) -> Any:
    file.write_text(content, encoding="utf-8")
    return croupier("odds", "classic", "--slip", "straight-17", "--chances", str(file), *more, "--json").json


COUNTS = {str(number): 20 + number for number in range(37)}


@pytest.mark.parametrize("between", [",", ";", "\t", " ", " = "])
@pytest.mark.parametrize("heading", ["", "number,times\n"])
def test_a_file_of_counts_with_any_separator(tmp_path: Path, between: str, heading: str) -> None:
    lines = "".join(f"{pocket}{between}{times}\n" for pocket, times in COUNTS.items())
    found = slip_on(tmp_path / "counts", heading + lines)
    won = Fraction(COUNTS["17"], sum(COUNTS.values()))
    assert Fraction(found["hit_frequency"]["exact"]) == won
    assert Fraction(found["edge"]["exact"]) == 1 - 36 * won
    assert sum(Fraction(chance) for chance in found["chances"].values()) == 1


def test_a_file_of_chances_leaves_the_rest_to_the_others(tmp_path: Path) -> None:
    found = slip_on(tmp_path / "chances", "17 1/25\n0 0.01\n")
    assert found["chances"]["17"] == "1/25"
    assert Fraction(found["chances"]["1"]) == (1 - Fraction(1, 25) - Fraction(1, 100)) / 35


def test_words_stand_over_the_file(tmp_path: Path) -> None:
    assert slip_on(tmp_path / "chances", "17 0.04\n", "--pocket", "17=0.03")["chances"]["17"] == "3/100"


@pytest.mark.parametrize("content", ["17 many\n", "99 0.5\n", "17 0.7\n18 0.7\n", "17 -1\n"])
def test_what_makes_no_wheel_is_refused(tmp_path: Path, content: str) -> None:
    assert slip_on(tmp_path / "chances", content)["code"] == "bad_chances"


def test_a_wheel_of_zeros_alone_and_a_prison_have_no_end() -> None:
    prison = ("--option", "in-prison", "--choice", "leave")
    answer = croupier("session", "--spins", "3", "--pocket", "0=1", *prison, "--json")
    assert (answer.code, answer.json["code"]) == (2, "bad_chances")


def test_without_a_slip_the_bets_of_an_unequal_wheel_are_kelly_s() -> None:
    assert croupier("odds", "classic", "--pocket", "17=0.04", "--json").json["code"] == "bad_chances"
    assert croupier("kelly", "--json").json["code"] == "bad_chances"


def test_hot_numbers_by_chance_alone_are_not_told_of_an_unequal_wheel() -> None:
    assert croupier("session", "--spins", "10", "--pocket", "17=0.04", "--json").json["numbers"] is None


@pytest.mark.parametrize(
    "command", ["ruin --bankroll 20 --target 40", "hold --spins 10", "simulate --spins 9 --sessions 9"]
)
def test_a_tip_is_refused_where_nobody_tells_the_dealers_apart(command: str) -> None:
    assert croupier(*command.split(), "--bet", "tip:red", "--json").json["code"] == "bet_not_permitted"


def test_tips_keep_the_limits_of_the_table() -> None:
    given = ("odds", "house", "--slip", "red=1", "--slip", "tip:straight-17=400", "--json")
    assert croupier(*given).json["code"] == "above_maximum"
