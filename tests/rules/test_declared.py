"""Kinds of bet, rules on zero and rings that a rulebook declares itself: what is good, and how a mistake is told."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from croupier.rules import BadFile, Rulebook
from croupier.rules.book.library import rulebook_from, shipped
from croupier.rules.files.writer import as_toml

K = {"reading": "K1"}


def cited(value: object) -> dict[str, object]:
    return {"value": value, "reading": "K1"}


def snake(**more: object) -> dict[str, Any]:
    """A bet by a list of numbers."""
    given = {"name": "Snake", "pay_name": "Snake", "pays": 2, "inside": False, "lies": [0, 5, 3, 6]}
    given |= {"numbers": ["1", "5", "9", "12", "14", "16", "19", "23", "27", "30", "32", "34"], **more}
    return {key: cited(value) for key, value in given.items() if value is not None}


def half(**more: object) -> dict[str, Any]:
    given = {"on": ["0"], "bets": ["column", "snake"], "choices": ["half"], **more}
    return {key: cited(value) for key, value in given.items() if value is not None}


def prison(**more: object) -> dict[str, Any]:
    asked = {"choices": ["half", "leave"], "default": "half", "window_seconds": 20}
    return half(**{**asked, "on_win": "release", "on_zero_again": "lose", "levels": 3, **more})


def book(**sections: dict[str, Any]) -> Rulebook:
    """The classic rulebook with more in some of its sections."""
    data = tomllib.loads(shipped("classic", "rulebook.toml"))
    data["source"]["key"] = "mine"
    sections = {"bets": {"snake": snake()}, **sections}
    for section, more in sections.items():
        data[section] = data.get(section, {}) | more
    return rulebook_from(as_toml(data), "mine.toml")


def wrong(**sections: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(BadFile) as bad:
        book(**sections)
    return [(found.key, found.code) for found in bad.value.findings]


def test_a_bet_by_its_numbers_and_a_rule_on_zero_of_ones_own_are_good() -> None:
    made = book(options={"half_on_columns": half(), "deep": prison()})
    assert made.kinds[-1].numbers >= {"1", "34"}
    assert made.options["deep"].levels.value == 3  # type: ignore[union-attr]


BETS: list[tuple[str, dict[str, Any], str, str]] = [
    ("snake", snake(numbers=None, lies=None), "bets.snake.shape", "missing_key"),
    ("snake", snake(shape="column"), "bets.snake.numbers", "wrong_value"),
    ("snake", snake(shape="spiral"), "bets.snake.shape.value", "wrong_value"),
    ("snake", snake(numbers=[]), "bets.snake.numbers.value", "wrong_value"),
    ("snake", snake(numbers=["1", "1"]), "bets.snake.numbers.value", "wrong_value"),
    ("snake", snake(numbers=["1", "37"]), "bets.snake.numbers.value", "wrong_value"),
    ("snake", snake(numbers=["1", "000"]), "bets.snake.numbers.value", "wrong_value"),
    ("snake", snake(numbers=[1, 5]), "bets.snake.numbers.value[0]", "wrong_type"),
    ("snake", snake(numbers=["0", *map(str, range(1, 37)), "00"]), "bets.snake.numbers.value", "wrong_value"),
    ("snake", snake(lies=None), "bets.snake.lies", "missing_key"),
    ("snake", snake(lies=[0, 4, 3, 6]), "bets.snake.lies.value", "wrong_value"),  # on the even chances
    ("snake", snake(lies=[0, 5, 3]), "bets.snake.lies.value", "wrong_value"),
    ("snake", snake(lies=[3, 5, 3, 6]), "bets.snake.lies.value", "wrong_value"),
    ("snake", snake(lies=[0, 5, 99, 6]), "bets.snake.lies.value", "wrong_value"),
    ("snake", snake(pays=0), "bets.snake.pays", "wrong_value"),
    ("red", snake(), "bets.red", "wrong_value"),  # the name of a shape
    ("Snake", snake(lies=[4, 5, 7, 6]), "bets.Snake", "wrong_value"),
    ("snake-2", snake(lies=[4, 5, 7, 6]), "bets.snake-2", "wrong_value"),
    ("courtesy", snake(lies=[4, 5, 7, 6]), "bets.courtesy", "wrong_value"),
    ("inside", snake(lies=[4, 5, 7, 6]), "bets.inside", "wrong_value"),
    ("voisins", snake(lies=[4, 5, 7, 6]), "bets.voisins", "wrong_value"),  # a call
    ("cheval", snake(numbers=None, lies=None, shape="split"), "bets.cheval.shape", "wrong_value"),  # there is one
    ("six", snake(numbers=None, lies=None, shape="column"), "bets.six.shape", "wrong_value"),
    ("six", snake(numbers=None, shape="six"), "bets.six.lies", "unknown_key"),
    ("snake", snake(labels=["a snake"]), "bets.snake.labels.value", "wrong_value"),  # its name stands in its box
    (
        "column",
        snake(numbers=None, lies=None, shape="column", labels=["2:1"]),
        "bets.column.labels.value",
        "wrong_value",
    ),
    ("odd", snake(numbers=None, lies=None, shape="odd", labels=[" "]), "bets.odd.labels.value", "wrong_value"),
]


@pytest.mark.parametrize(("kind", "bet", "key", "code"), BETS)
def test_a_bet_that_cannot_be_played_is_told_with_its_key(kind: str, bet: dict[str, Any], key: str, code: str) -> None:
    others = {} if kind == "snake" else {"snake": snake()}
    assert (key, code) in wrong(bets={**others, kind: bet})


def test_two_boxes_do_not_lie_on_one_another() -> None:
    assert wrong(bets={"snake": snake(), "worm": snake(lies=[2, 5, 5, 6])}) == [("bets.worm.lies.value", "wrong_value")]


ZERO_RULES: list[tuple[dict[str, Any], str, str]] = [
    (half(on=[]), "on.value", "wrong_value"),
    (half(on=["37"]), "on.value", "wrong_value"),
    (half(on=[0]), "on.value[0]", "wrong_type"),
    (half(bets=[]), "bets.value", "bet_not_permitted"),
    (half(bets=["worm"]), "bets.value", "bet_not_permitted"),
    (half(bets=None), "bets", "missing_key"),
    (half(wheels=[]), "wheels.value", "wrong_value"),
    (half(wheels=["square"]), "wheels.value", "wrong_value"),
    (half(choices=[]), "choices.value", "wrong_value"),
    (half(choices=["half", "half"]), "choices.value", "wrong_value"),
    (half(choices=["third"]), "choices.value[0]", "wrong_value"),
    (half(on_win="release"), "on_win", "unknown_key"),
    (half(levels=2), "levels", "unknown_key"),
    (half(default="half"), "default", "unknown_key"),
    (prison(on_win=None), "on_win", "missing_key"),
    (prison(on_zero_again=None), "on_zero_again", "missing_key"),
    (prison(on_zero_again="dance"), "on_zero_again.value", "wrong_value"),
    (prison(default=None), "default", "missing_key"),
    (prison(window_seconds=None), "window_seconds", "missing_key"),
    (prison(window_seconds=0), "window_seconds.value", "wrong_value"),
    (prison(levels=0), "levels.value", "wrong_value"),
    (prison(levels=51), "levels.value", "wrong_value"),
    (prison(levels="3"), "levels.value", "wrong_type"),
    (prison(choices=["leave"], window_seconds=None), "default", "unknown_key"),
    (prison(surprise=1), "surprise", "unknown_key"),
]


@pytest.mark.parametrize(("rule", "key", "code"), ZERO_RULES)
def test_a_rule_on_zero_that_cannot_be_played_is_told_with_its_key(rule: dict[str, Any], key: str, code: str) -> None:
    assert (f"options.mine.{key}", code) in wrong(options={"mine": rule})


def test_a_rule_on_zero_has_a_word() -> None:
    assert wrong(options={"My rule": half()}) == [("options.My rule", "wrong_value")]


TRIPLE = "0g 000g 00g " + " ".join(
    f"{number}{'r' if place % 2 else 'b'}" for place, number in enumerate((*range(1, 37, 2), *range(2, 37, 2)))
)


def test_a_ring_of_ones_own_with_three_zeros_is_a_wheel() -> None:
    made = book(rings={"sands": {"ring": TRIPLE, "zeros": 3}}, wheels={"value": ["sands"], "reading": "K1"})
    assert len(made.rings["sands"].wheel("sands").pockets) == 39


@pytest.mark.parametrize(
    ("name", "ring", "key", "code"),
    [
        ("sands", {"ring": TRIPLE, "zeros": 2}, "rings.sands.ring", "wheel_pockets"),
        ("sands", {"ring": TRIPLE, "zeros": 4}, "rings.sands.zeros", "wrong_value"),
        ("sands", {"ring": TRIPLE.replace("000g", "000r"), "zeros": 3}, "rings.sands.ring", "zero_not_green"),
        ("sands", {"ring": TRIPLE, "zeros": 3, "void": ["17"]}, "rings.sands.void", "wrong_value"),
        ("american", {"ring": TRIPLE, "zeros": 3}, "rings.american", "wrong_value"),
        ("sands", {"ring": TRIPLE, "zeros": 3, "aliases": ["french"]}, "rings.sands.aliases", "wrong_value"),
        ("sands", {"zeros": 3}, "rings.sands.ring", "missing_key"),
    ],
)
def test_a_ring_that_is_no_wheel_is_told_with_its_key(name: str, ring: dict[str, Any], key: str, code: str) -> None:
    assert (key, code) in wrong(rings={name: ring})
