"""The sentences of our sheets in each language: data, with the same keys everywhere."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from croupier.paper.model import LANGUAGES
from croupier.refusal import Refused

JOIN = {"zh": "、"}


@dataclass(frozen=True, slots=True)
class Words:
    lang: str
    said: Mapping[str, str]

    def __call__(self, key: str, **facts: object) -> str:
        """The sentence under a dotted key, with the facts filled in."""
        return self.said[key].format(**facts) if facts else self.said[key]

    def has(self, key: str) -> bool:
        return key in self.said

    def joined(self, items: Iterable[str]) -> str:
        return JOIN.get(self.lang, ", ").join(items)

    def under(self, section: str) -> dict[str, str]:
        return {key.partition(".")[2]: text for key, text in self.said.items() if key.startswith(f"{section}.")}


@cache
def words(lang: str) -> Words:
    if lang not in LANGUAGES:
        message = f"There is no language “{lang}”. There are: {', '.join(LANGUAGES)}."
        raise Refused("no_such_language", message, lang=lang)
    text = files("croupier.paper").joinpath("languages", f"{lang}.toml").read_text(encoding="utf-8")
    return Words(lang, dict(_flat(tomllib.loads(text))))


def _flat(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        where = f"{path}.{key}" if path else key
        if isinstance(value, Mapping):
            yield from _flat(value, where)
        else:
            yield where, value
