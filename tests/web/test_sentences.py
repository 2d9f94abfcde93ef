"""The sentences of refusals are read off the sources, however a source comes by its message."""

from __future__ import annotations

import ast

import pytest
from tools.sentences import GROUPS, Reader, heard, sources

WAYS = {
    "written": 'raise Refused("code", "Sit down first.")',
    "with blanks": 'raise Refused("code", f"Seat {seat.number} has {dollars(rack)}.")',
    "kept in a name": 'message = "Sit down first."\n    raise Refused("code", message)',
    "one of two": 'raise Refused("code", "Sit down." if seat else "Stand up.")',
    "with its code in a pair": 'code, message = "code", "Sit down first."\n    raise Refused(code, message)',
    "returned": 'return Refused("code", "Sit down first.")',
    "words in a blank": 'who = "One more" if two else "Somebody"\n    raise Refused("code", f"{who} is missing.")',
}
TOLD = {
    "written": [("Sit down first.", [])],
    "with blanks": [("Seat {number} has {rack}.", [])],
    "kept in a name": [("Sit down first.", [])],
    "one of two": [("Sit down.", []), ("Stand up.", [])],
    "with its code in a pair": [("Sit down first.", [])],
    "returned": [("Sit down first.", [])],
    "words in a blank": [("{who} is missing.", ["One more", "Somebody"])],
}


@pytest.mark.parametrize("way", WAYS)
def test_a_message_is_read(way: str) -> None:
    tree = ast.parse(f"def decide(seat):\n    {WAYS[way]}\n")
    assert list(Reader([tree]).refused()) == TOLD[way]


def test_a_message_that_a_caller_hands_in_is_read_there() -> None:
    here = ast.parse('def needed(value, what):\n    raise Refused("missing", f"{what} is missing.")\n')
    there = ast.parse('def post(room):\n    needed(room, "The room")\n')
    assert list(Reader([here, there]).refused()) == [("{what} is missing.", ["The room"])]


def test_every_source_is_in_a_group_and_every_group_has_sources() -> None:
    assert all(sources()[group] for group in GROUPS)


@pytest.mark.parametrize(
    ("group", "sentence"),
    [
        ("floor", "{who} must be present."),
        ("floor", "A licensed member of security"),
        ("paper", "These rules are not the ones that hang in {room}; post them first."),
        ("tournament", "Nobody has taken a seat."),
        ("tournament", "There is no such key."),
        ("lab", "it needs either stages or lines"),
        ("table", "Seat {seat} is taken."),
    ],
)
def test_who_has_to_know_it(group: str, sentence: str) -> None:
    assert sentence in heard(group)
