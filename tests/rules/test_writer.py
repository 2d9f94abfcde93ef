"""Every file makes the round trip: typed value, plain data, TOML, and back."""

from __future__ import annotations

import datetime as dt
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.game import Shape
from croupier.rules import RULEBOOKS, Limit, Policy, Rulebook, readings, rulebook
from croupier.rules.book.clauses import ClauseFile, ReadingFile
from croupier.rules.book.library import shipped
from croupier.rules.book.model import Ring
from croupier.rules.files.cited import Cited
from croupier.rules.files.reader import parse, read
from croupier.rules.files.writer import as_data, as_toml
from croupier.rules.in_force.policy_model import ChipSet, PolicyChips, Terminals, Tips, ValueChip

# TOML can write every character but half a surrogate pair.
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
ODD_TEXT = TEXT | st.sampled_from(['"', "\\", "a.b", "[x]", "#", "\x7f", "\x00", "\n\r\t", "'''", "é“”", "😀", ""])
PLAIN = ODD_TEXT | st.integers(-(2**63), 2**63 - 1) | st.booleans() | st.dates()
DATA = st.dictionaries(
    ODD_TEXT,
    st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(ODD_TEXT, inner, max_size=3)),
    max_size=5,
)


@given(DATA)
def test_toml_of_any_plain_data_parses_to_the_same_data(data: dict[str, Any]) -> None:
    assert tomllib.loads(as_toml(data)) == data


@pytest.mark.parametrize("key", RULEBOOKS)
def test_every_rulebook_makes_the_round_trip(key: str) -> None:
    text = as_toml(as_data(rulebook(key)))
    assert read(Rulebook, parse(text, "copy.toml"), "copy.toml") == rulebook(key)


@pytest.mark.parametrize("key", RULEBOOKS)
def test_a_rulebook_is_written_as_it_was_read(key: str) -> None:
    assert as_data(rulebook(key)) == parse(shipped(key, "rulebook.toml"), "rulebook.toml")


@pytest.mark.parametrize("key", ["house", "south-dakota", "colorado"])
def test_every_clause_makes_the_round_trip(key: str) -> None:
    data = parse(shipped(key, "clauses.toml"), "clauses.toml")
    file = read(ClauseFile, data, "clauses.toml")
    assert as_data(file) == data
    assert read(ClauseFile, tomllib.loads(as_toml(as_data(file))), "copy.toml") == file


def test_every_reading_makes_the_round_trip() -> None:
    file = ReadingFile(tuple(readings().values()))
    assert as_data(file) == parse(shipped("readings.toml"), "readings.toml")
    assert read(ReadingFile, tomllib.loads(as_toml(as_data(file))), "copy.toml") == file


def test_every_wheel_makes_the_round_trip() -> None:
    for name, data in parse(shipped("wheels.toml"), "wheels.toml").items():
        file = read(Ring, data, name)
        assert as_data(file) == data
        assert read(Ring, tomllib.loads(as_toml(as_data(file))), name) == file


AMOUNTS = st.integers(-(2**63), 2**63 - 1)
POLICIES = st.builds(
    Policy,
    rulebook=TEXT,
    wheel=TEXT,
    name=TEXT,
    limits=st.dictionaries(TEXT, st.builds(Limit, AMOUNTS, AMOUNTS), max_size=3),
    odds=st.dictionaries(st.sampled_from([shape.value for shape in Shape]), AMOUNTS, max_size=3),
    options=st.dictionaries(st.sampled_from(["in_prison", "la_partage"]), st.booleans()),
    chips=st.builds(
        PolicyChips,
        value_chips=st.booleans(),
        match_play=st.booleans(),
        smallest=AMOUNTS,
        sets=st.lists(st.builds(ChipSet, TEXT, TEXT, st.none() | AMOUNTS), max_size=3).map(tuple),
        value=st.lists(st.builds(ValueChip, TEXT, AMOUNTS, TEXT), max_size=3).map(tuple),
    ),
    terminals=st.none() | st.builds(Terminals, AMOUNTS, st.none() | st.booleans()),
    tips=st.builds(
        Tips,
        restriction=TEXT,
        bets=st.lists(TEXT, max_size=2).map(tuple),
        wager_max=st.none() | AMOUNTS,
        spin_max=st.none() | AMOUNTS,
        split=st.booleans(),
        counted=st.none() | st.booleans(),
        posted=st.booleans(),
    ),
    tournament=st.booleans(),
)


@given(POLICIES)
def test_every_policy_makes_the_round_trip(policy: Policy) -> None:
    assert read(Policy, tomllib.loads(as_toml(as_data(policy))), "policy.toml") == policy


def test_what_is_left_at_its_default_is_not_written() -> None:
    assert as_data(Policy("house", "double-zero")) == {"rulebook": "house", "wheel": "double-zero"}
    assert as_data(Cited(4, ("A",))) == {"value": 4, "clause": "A"}
    assert as_data(Cited(4, ("A", "B"), note="n")) == {"value": 4, "clause": ["A", "B"], "note": "n"}


def test_plain_values_come_before_tables_and_cited_values_stay_on_one_line() -> None:
    data = {
        "limits": {"red": {"min": 1}},
        "turns": {"value": 4, "clause": "A"},
        "checked": dt.date(2025, 2, 14),
        "open": True,
        "none": {},
    }
    assert as_toml(data).splitlines() == [
        'turns = { value = 4, clause = "A" }',
        "checked = 2025-02-14",
        "open = true",
        "",
        "[limits]",
        "",
        "[limits.red]",
        "min = 1",
        "",
        "[none]",
    ]
