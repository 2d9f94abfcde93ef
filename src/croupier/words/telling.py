"""What was refused, and what happened, told in a language: which sentence it is and its facts are on record."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Protocol

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime.types import FluentType

from croupier.lean import dataclass

ROOMS = ("refusals", "said", "shared")


class Words(Protocol):
    """What telling needs of a catalogue."""

    @property
    def locale(self) -> Locale: ...
    def __call__(self, id_: str, **facts: object) -> str: ...
    def has(self, id_: str) -> bool: ...
    def money(self, amount: float, more_digits: int = 0) -> str: ...


@dataclass(frozen=True)
class Items(FluentType):
    """Several things in one blank, or none."""

    items: tuple[str, ...]
    comma: str
    none: str

    def __str__(self) -> str:
        return self.comma.join(self.items) or self.none

    def format(self, _locale: Any) -> str:
        return str(self)


def functions(words: Callable[[], Words]) -> dict[str, Callable[..., Any]]:
    """How catalogues write a fact: `{ MONEY($stake) }`, `{ OR($roles) }`."""
    return {
        "MONEY": lambda amount: words().money(int(amount)),
        "POINTS": lambda amount: _sum("points", int(amount), words()),
        "COUNT": lambda number: str(format_decimal(float(number), locale=words().locale)),
        "LIST": lambda given: given,
        "AND": lambda given: format_list(given.items, locale=words().locale),
        "OR": lambda given: format_list(given.items, style="or", locale=words().locale),
        "ALL": lambda given: " ".join(given.items),
    }


def told(said: Mapping[str, Any], words: Words) -> str:
    """In the words of its id. What other versions have put on record, without an id or with other facts, is told in the
    English that stands beside it."""
    if not said.get("id") or not words.has(said["id"]):
        return str(said["message"])
    try:
        return words(said["id"], **{name: _fact(fact, words) for name, fact in said["facts"].items()})
    except (ValueError, LookupError, TypeError, AttributeError):
        return str(said["message"])


def _fact(fact: Any, words: Words) -> Any:
    match fact:
        case list() | tuple():
            return Items(tuple(str(_fact(each, words)) for each in fact), words("between"), words("word.none"))
        case {"id": _, "message": _, "facts": _}:
            return told(fact, words)
        case dict() if len(fact) == 1 and next(iter(fact)) in ("cents", "points", "training"):
            ((unit, amount),) = fact.items()
            return _sum(unit, amount, words)
        case str():
            return _word(fact, words)
        case _:
            return str(fact)


def _sum(unit: str, amount: int, words: Words) -> str:
    match unit:
        case "points":
            return words("sum.points", count=amount)
        case "training":
            return words("sum.training", amount=words.money(amount))
        case _:
            return words.money(amount)


def _word(code: str, words: Words) -> str:
    """Codes have a word; what people wrote stays as it is."""
    if words.has(word := f"word.{slug(code)}"):
        return words(word)
    kind, *numbers = code.split("-")
    if kind.isalpha() and words.has(f"bet.{kind}") and all(each.isdigit() for each in numbers):
        which = int(numbers[0]) if numbers else 0
        facts = {"first": (numbers or [""])[0], "last": (numbers or [""])[-1], "which": which}
        return words(f"bet.{kind}", numbers=words("between").join(numbers), **facts)
    return code


@cache
def slug(code: str) -> str:
    return re.sub(r"^(?=\d)", "n", re.sub(r"[^\w-]+", "-", code)) or "none"
