"""The words of one or several rooms in one language, to be said with facts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import cache
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.numbers import format_currency, format_decimal, format_percent
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, ast

from croupier.currencies import current
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.words import shelves, telling

LETTERS_APART = re.compile(r"(?<=[A-Za-z])(?=\d)")  # a currency's letters from the number, as English sets them


@dataclass(frozen=True, slots=True)
class Catalogue:
    """`locale` is how the language writes numbers."""

    language: str
    locale: Locale
    bundle: FluentBundle

    def __call__(self, id_: str, **facts: object) -> str:
        """The text under an id such as `label.edge`, with the facts filled in."""
        pattern = self._pattern(id_)
        if pattern is None:
            raise KeyError(id_)
        said, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(said)

    def has(self, id_: str) -> bool:
        return self._pattern(id_) is not None

    def _pattern(self, id_: str) -> Pattern | None:
        name, _, part = id_.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(part) if part else message.value

    def under(self, name: str) -> dict[str, str]:
        """All parts of a message that need no facts, by their names."""
        return {part: self(f"{name}.{part}") for part in self.bundle.get_message(name).attributes}

    def joined(self, items: Iterable[str]) -> str:
        return self("list.between").join(items)

    def number(self, value: float, digits: int = 0) -> str:
        return str(format_decimal(value, _digits("#,##0", digits), self.locale))

    def money(self, amount: float, more_digits: int = 0) -> str:
        """In the house's currency; a mean is shown with more digits than can be paid."""
        currency = current()
        pattern = self.locale.currency_formats["standard"].pattern.replace("0.00", "0")
        pattern = _digits(pattern, currency.digits + more_digits)
        value = Decimal(amount) / currency.units
        said = format_currency(value, currency.code, pattern, self.locale, currency_digits=False)
        return LETTERS_APART.sub("\u00a0", said)

    def told(self, said: Mapping[str, Any]) -> str:
        """A refusal or an incident, from its id and its facts."""
        return telling.told(said, catalogue(self.language, *telling.ROOMS))

    def percent(self, share: float, digits: int = 0) -> str:
        return str(format_percent(share, _digits(self.locale.percent_formats[None].pattern, digits), self.locale))


def _digits(pattern: str, digits: int) -> str:
    """A pattern for numbers such as `#,##0 %` with so many digits after the point."""
    return pattern.replace("0", f"0.{'0' * digits}") if digits else pattern


def catalogue(language: str, *rooms: str) -> Catalogue:
    """The words of these rooms; a text that the language lacks is said in English."""
    spoken = shelves.spoken(language)
    if spoken is None:
        raise Refused(
            "no_such_language",
            "There is no language “{lang}”. There are: {known:list}.",
            lang=language,
            known=list(shelves.languages()),
        )
    return _read(spoken, rooms)


@cache
def _read(language: str, rooms: tuple[str, ...]) -> Catalogue:
    tongue = language.partition("-")[0]
    made: list[Catalogue] = []
    bundle = FluentBundle([language, tongue], telling.functions(lambda: made[0]), use_isolating=False)
    for room in rooms:
        bundle.add_resource(merged(language, room))
    try:
        locale = Locale.parse(language, sep="-")
    except UnknownLocaleError:
        locale = Locale.parse(tongue)
    made.append(Catalogue(language, locale, bundle))
    return made[0]


def merged(language: str, room: str) -> ast.Resource:
    """A room as all packages have it, then English: what was said first stays, and each may add parts to a message."""
    found: dict[str, ast.Message | ast.Term] = {}
    for each in dict.fromkeys((language, "en")):
        for entry in FluentParser(with_spans=False).parse(shelves.text(each, room)).body:
            if isinstance(entry, ast.Message | ast.Term):
                first = found.setdefault(entry.id.name, entry)
                said = {part.id.name for part in first.attributes}
                first.attributes += [part for part in entry.attributes if part.id.name not in said]
                first.value = first.value or entry.value
    return ast.Resource(list(found.values()))
