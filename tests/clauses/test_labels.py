"""What is printed in the boxes beside the numbers: the very words of each text, whatever language the player reads."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.support import clause

from croupier.paper.sheets.felt import felt_svg
from croupier.paper.words import words
from croupier.rules import table_rules
from croupier.web.shown.geometry import layout_json

DOZENS = ["1st 12", "2nd 12", "3rd 12"]


def of(text: str, box: str, label: str, by: str) -> Any:
    return pytest.param(text, box, [label], marks=clause(by), id=f"{text}-{box}")


@pytest.mark.parametrize("language", ["en", "de", "zh-Hans"])
@pytest.mark.parametrize(
    ("text", "box", "labels"),
    [
        pytest.param("house", "dozen", DOZENS, marks=clause("H-TW.8-b"), id="house-dozen"),
        of("house", "odd", "Odd", "H-TW.11-b"),
        of("house", "even", "Even", "H-TW.12-b"),
        of("house", "low", "1 to 18", "H-TW.13-b"),
        of("house", "high", "19 to 36", "H-TW.14-b"),
        pytest.param("south-dakota", "dozen", DOZENS, marks=clause("SD-34:03(8)-b"), id="south-dakota-dozen"),
        of("south-dakota", "odd", "odd", "SD-34:03(11)-b"),
        of("south-dakota", "even", "even", "SD-34:03(12)-b"),
        of("south-dakota", "low", "1 to 18", "SD-34:03(13)-b"),
        of("south-dakota", "high", "19 to 36", "SD-34:03(14)-b"),
        pytest.param("colorado", "dozen", DOZENS, marks=clause("CO-2203(6)(h)-b"), id="colorado-dozen"),
        of("colorado", "odd", "odd", "CO-2203(6)(k)-b"),
        of("colorado", "even", "even", "CO-2203(6)(l)-b"),
        of("colorado", "low", "1 to 18", "CO-2203(6)(m)-b"),
        of("colorado", "high", "19 to 36", "CO-2203(6)(n)-b"),
    ],
)
def test_a_label_that_a_text_gives_is_printed_as_it_stands(
    text: str, box: str, labels: list[str], language: str
) -> None:
    rules = table_rules(text)
    shown = [(b["label"], b["prescribed"]) for b in layout_json(rules)["boxes"] if b["shape"] == box]
    assert shown == [(label, True) for label in labels]
    printed = re.findall(r">([^<>]+)</text>", felt_svg(rules, words(language)))
    assert [label for label in printed if label in labels] == labels


def test_where_no_text_gives_a_label_it_is_in_the_language_of_the_reader() -> None:
    rules = table_rules("classic")
    assert not any(box["prescribed"] for box in layout_json(rules)["boxes"])
    printed = felt_svg(rules, words("de"))
    assert ">Ungerade<" in printed
    assert ">Odd<" not in printed
