"""The ten cheats can be played, and leave on record what the document says of them."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from tests.protection.cheats import CHEATS, ROUNDS, planted
from tests.protection.evening import Evening

DOCUMENT = Path(__file__).parents[2] / "docs" / "game-protection.md"


def on_record(evening: Evening) -> Counter[str]:
    """At the first table: events by name, refusals by code."""
    history = evening.floor.journal.read("table/1")
    return Counter(one.data["code"] if one.name == "command-refused" else one.name for one in history)


@cache
def honest() -> Counter[str]:
    return on_record(Evening(7).play(1, ROUNDS))


@pytest.mark.parametrize("name", CHEATS)
def test_a_cheat_leaves_its_trace(name: str) -> None:
    found, usual = on_record(planted(name)), honest()
    for trace in CHEATS[name].traces:
        assert found[trace] >= usual[trace] + 4, (trace, found[trace], usual[trace])


def test_the_document_lists_them() -> None:
    listed = re.findall(r"^\| \d+ \| \*\*(.+?)\*\*", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == list(CHEATS)
