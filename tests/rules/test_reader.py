"""Files are read strictly: what is not understood is reported, all of it at once, and nothing is guessed."""

from __future__ import annotations

import datetime as dt
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import pytest

from croupier.rules import BadFile, Finding
from croupier.rules.files.cited import Cited
from croupier.rules.files.reader import parse, read, read_what_can_be_read


class Colour(StrEnum):
    RED = "red"
    BLACK = "black"


@dataclass(frozen=True)
class Chip:
    colour: Colour
    worth: int = 1


@dataclass(frozen=True)
class Table:
    name: str
    seats: int
    since: dt.date
    open: bool = True
    chips: tuple[Chip, ...] = ()
    limits: Mapping[str, int] = field(default_factory=dict)
    names: Mapping[Colour, str] = field(default_factory=dict)
    best: Chip | None = None
    turns: Cited[int] | None = None
    tilt: float = 0.0
    computed: int = field(default=0, init=False)


GOOD: dict[str, Any] = {"name": "One", "seats": 7, "since": dt.date(2025, 2, 14)}


def found(**changes: Any) -> list[tuple[str, str, str]]:
    """Key, code and expectation of everything wrong with the good table after these changes."""
    _, findings = read_what_can_be_read(Table, GOOD | changes, "table.toml")
    return [(finding.key, finding.code, finding.expected) for finding in findings]


def without(*keys: str) -> dict[str, Any]:
    return {key: value for key, value in GOOD.items() if key not in keys}


def test_a_complete_table_is_read() -> None:
    data = GOOD | {
        "open": False,
        "chips": [{"colour": "red"}, {"colour": "black", "worth": 5}],
        "limits": {"all": 500},
        "names": {"red": "Rouge"},
        "best": {"colour": "red", "worth": 100},
        "turns": {"value": 4, "clause": "H-RW.1-c", "note": "full turns"},
    }
    table = read(Table, data, "table.toml")
    assert table == Table(
        name="One",
        seats=7,
        since=dt.date(2025, 2, 14),
        open=False,
        chips=(Chip(Colour.RED), Chip(Colour.BLACK, 5)),
        limits={"all": 500},
        names={Colour.RED: "Rouge"},
        best=Chip(Colour.RED, 100),
        turns=Cited(4, ("H-RW.1-c",), note="full turns"),
    )
    assert isinstance(table.chips[0].colour, Colour)


def test_what_is_left_out_has_its_default() -> None:
    table = read(Table, GOOD, "table.toml")
    assert (table.open, table.chips, table.limits, table.best) == (True, (), {}, None)


def test_an_unknown_key_is_reported_with_the_known_ones() -> None:
    [(key, code, expected)] = found(nmae="Two")
    assert (key, code) == ("nmae", "unknown_key")
    assert expected == "one of name, seats, since, open, chips, limits, names, best, turns, tilt"


def test_a_computed_field_cannot_be_written() -> None:
    assert [code for _, code, _ in found(computed=3)] == ["unknown_key"]


def test_a_missing_key_is_reported_with_what_belongs_there() -> None:
    value, findings = read_what_can_be_read(Table, without("seats", "since", "name"), "table.toml")
    assert value is None
    assert [(finding.key, finding.code, finding.expected) for finding in findings] == [
        ("name", "missing_key", "a text in quotes"),
        ("seats", "missing_key", "a whole number"),
        ("since", "missing_key", "a date"),
    ]


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("name", 7, "a text in quotes"),
        ("seats", "7", "a whole number"),
        ("seats", 7.0, "a whole number"),
        ("open", "yes", "true or false"),
        ("since", "2025-02-14", "a date"),
        ("chips", {"colour": "red"}, "a list"),
        ("limits", [1], "a table"),
        ("best", "red", "a table"),
    ],
)
def test_a_wrong_type_is_reported_with_the_right_one(key: str, value: object, expected: str) -> None:
    assert found(**{key: value}) == [(key, "wrong_type", expected)]


def test_true_is_no_number_and_one_is_not_true() -> None:
    assert found(seats=True) == [("seats", "wrong_type", "a whole number")]
    assert found(open=1) == [("open", "wrong_type", "true or false")]


def test_a_moment_is_no_date() -> None:
    assert found(since=dt.datetime(2025, 2, 14, 12, 0, tzinfo=dt.UTC)) == [("since", "wrong_type", "a date")]


def test_a_number_needs_to_fit_into_64_bits_as_toml_says() -> None:
    assert found(seats=2**63 - 1) == found(seats=-(2**63)) == []
    assert found(seats=2**63) == [("seats", "wrong_type", "a whole number")]


def test_a_measure_may_be_whole_but_must_be_a_number() -> None:
    assert found(tilt=0.5) == found(tilt=-3) == []
    for junk in (math.nan, math.inf, 10**400, True, "0.5"):
        assert found(tilt=junk) == [("tilt", "wrong_type", "a number")]


def test_a_word_that_is_not_in_the_list_is_reported_with_the_list() -> None:
    assert found(best={"colour": "green"}) == [("best.colour", "wrong_value", "one of red, black")]
    assert found(best={"colour": ["red"]}) == [("best.colour", "wrong_value", "one of red, black")]


def test_a_table_with_listed_keys_refuses_others() -> None:
    assert found(names={"green": "Vert"}) == [("names.green", "unknown_key", "one of red, black")]
    assert found(names={"red": 1}) == [("names.red", "wrong_type", "a text in quotes")]


def test_the_key_says_which_entry_of_a_list_is_meant() -> None:
    assert found(chips=[{"colour": "red"}, {"worth": 5}, 3]) == [
        ("chips[1].colour", "missing_key", "one of red, black"),
        ("chips[2]", "wrong_type", "a table"),
    ]


def test_everything_wrong_is_reported_at_once_and_the_rest_is_kept() -> None:
    data = GOOD | {
        "open": "yes",
        "limits": {"all": "much", "red": 200},
        "colour": "blue",
        "chips": [{"colour": "red"}, 1],
    }
    table, findings = read_what_can_be_read(Table, data, "table.toml")
    assert [finding.code for finding in findings] == ["unknown_key", "wrong_type", "wrong_type", "wrong_type"]
    assert table == Table("One", 7, dt.date(2025, 2, 14), chips=(Chip(Colour.RED),), limits={"red": 200})


def test_read_refuses_the_file_with_all_findings() -> None:
    with pytest.raises(BadFile) as bad:
        read(Table, GOOD | {"seats": "7", "open": "yes"}, "table.toml")
    assert [finding.key for finding in bad.value.findings] == ["seats", "open"]
    assert str(bad.value).splitlines() == [
        "table.toml: seats: This is “7”. Expected: a whole number. (wrong_type)",
        "table.toml: open: This is “yes”. Expected: true or false. (wrong_type)",
    ]


def test_a_file_that_is_no_table_at_all() -> None:
    value, findings = read_what_can_be_read(Table, [], "table.toml")  # type: ignore[arg-type]
    assert value is None
    assert [(finding.key, finding.code) for finding in findings] == [("-", "wrong_type")]


class TestACitedValue:
    @pytest.mark.parametrize("plain", [4, "4", [4], {"clause": "H-RW.1-c"}])
    def test_is_written_as_a_table_with_its_value(self, plain: object) -> None:
        assert found(turns=plain) == [("turns", "missing_source", "a table with value and clause or reading")]

    @pytest.mark.parametrize("source", [{}, {"note": "custom"}, {"clause": []}, {"reading": ""}, {"assumed": False}])
    def test_must_say_where_it_comes_from(self, source: dict[str, Any]) -> None:
        assert found(turns={"value": 4} | source) == [("turns", "missing_source", "clause or reading")]

    @pytest.mark.parametrize(
        ("source", "cited"),
        [
            ({"clause": "A"}, Cited(4, ("A",))),
            ({"clause": ["A", "B"]}, Cited(4, ("A", "B"))),
            ({"reading": "D7"}, Cited(4, reading="D7")),
            ({"assumed": True}, Cited(4, assumed=True)),
        ],
    )
    def test_comes_from_clauses_or_a_reading_or_is_assumed(self, source: dict[str, Any], cited: Cited[int]) -> None:
        assert read(Table, GOOD | {"turns": {"value": 4} | source}, "table.toml").turns == cited

    def test_is_checked_like_any_other(self) -> None:
        assert found(turns={"value": "four", "clause": "A"}) == [("turns.value", "wrong_type", "a whole number")]
        assert found(turns={"value": 4, "clause": 1}) == [("turns.clause", "wrong_type", "a list")]
        assert found(turns={"value": 4, "clause": "A", "page": 2}) == [
            ("turns.page", "unknown_key", "one of clause, reading, assumed, note")
        ]

    def test_that_is_missing_says_how_to_write_it(self) -> None:
        @dataclass(frozen=True)
        class Spin:
            turns: Cited[int]
            chips: tuple[int, ...]
            more: Mapping[str, int]

        _, findings = read_what_can_be_read(Spin, {}, "spin.toml")
        assert [finding.expected for finding in findings] == [
            "a table with value and clause or reading",
            "a list",
            "a table",
        ]

    def test_tells_its_origin(self) -> None:
        assert Cited(4, ("A", "B"), "D7", assumed=True).origin == "A, B, reading D7, assumed"
        assert Cited(4, reading="D7").origin == "reading D7"

    def test_has_a_first_clause_to_cite_or_none(self) -> None:
        assert Cited(4, ("A", "B")).first_clause == "A"
        assert Cited(4, reading="D7").first_clause is None


@pytest.mark.parametrize(
    "text", ["wheel", "a = ", "a = 1\na = 2", f"a = {'9' * 5000}", f"a = {'[' * 5000}", "a = '\x00'"]
)
def test_broken_toml_is_one_finding(text: str) -> None:
    with pytest.raises(BadFile) as bad:
        parse(text, "table.toml")
    [finding] = bad.value.findings
    assert (finding.file, finding.key, finding.code) == ("table.toml", "-", "bad_toml")
    assert finding.message.startswith("This is not valid TOML: ")


def test_a_finding_is_a_line_for_people_and_an_object_for_programs() -> None:
    finding = Finding("p.toml", "odds.red", "odds_below_minimum", "Red at 0 to 1.", "at least 1 to 1", "CO-2204(1)-red")
    assert str(finding) == (
        "p.toml: odds.red: Red at 0 to 1. Expected: at least 1 to 1. (odds_below_minimum) [CO-2204(1)-red]"
    )
    assert finding.as_json() == {
        "file": "p.toml",
        "key": "odds.red",
        "code": "odds_below_minimum",
        "message": "Red at 0 to 1.",
        "expected": "at least 1 to 1",
        "id": "",
        "expects": None,
        "clause": "CO-2204(1)-red",
        "facts": {},
    }
