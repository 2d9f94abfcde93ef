"""What somebody wants of a list: words, choices, dates, an order, and where the page begins."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import dropwhile, islice
from typing import Annotated, Any

from fastapi import Query

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.web.lists.listing import Listing

DAY = r"^(\d{4}-\d\d-\d\d)?$"
PAGE = 50
PAGE_MAX = 500
TEXT_MAX = 2000
DIGITS = re.compile(r"([0-9]+)")
Line = Mapping[str, Any]
From = Annotated[str, Query(alias="from", pattern=DAY, description="The first day.", examples=["2026-05-04"])]
To = Annotated[str, Query(pattern=DAY, description="The last day.", examples=["2026-05-31"])]
Where = Annotated[
    list[str],
    Query(max_length=20, description="`column:value`; several values of one column are either.", examples=[[]]),
]
Search = Annotated[str, Query(max_length=100, description="Words that all are in a line.", examples=[""])]
Sort = Annotated[str, Query(pattern=r"^-?[a-z_]*$", description="A column; behind a minus backwards.", examples=[""])]
After = Annotated[str, Query(max_length=TEXT_MAX, description="`next` of the page before.", examples=[""])]
Limit = Annotated[int, Query(ge=1, le=PAGE_MAX, examples=[PAGE])]


@dataclass(frozen=True, slots=True)
class Asked:
    search: str
    where: Mapping[str, frozenset[str]]
    first: str
    last: str
    sort: str
    after: str
    limit: int


async def asked(
    search: Search = "",
    where: Where = [],  # noqa: B006 - it is only read
    first: From = "",
    to: To = "",
    sort: Sort = "",
    after: After = "",
    limit: Limit = PAGE,
) -> Asked:
    chosen: dict[str, set[str]] = {}
    for each in where:
        name, colon, value = each.partition(":")
        if not colon:
            raise no_column(each)
        chosen.setdefault(name, set()).add(value)
    return Asked(search, {name: frozenset(values) for name, values in chosen.items()}, first, to, sort, after, limit)


@dataclass(frozen=True, slots=True)
class Found:
    """All lines that were asked for, in their order."""

    listing: Listing
    sort: str
    lines: Sequence[Line]
    total: int

    def page(self, after: str, limit: int) -> tuple[list[Line], str]:
        """Lines that came since do not shift it: the page begins behind the line that the last one ended with."""
        name, backwards = _read(self.sort)
        lines: Iterator[Line] = iter(self.lines)
        if after:
            place = _place(after)
            lines = dropwhile(lambda line: not self._behind(line, place, name, backwards), lines)
        page = list(islice(lines, limit + 1))
        more = len(page) > limit
        return page[:limit], _text([page[limit - 1].get(name), *self._name(page[limit - 1])]) if more else ""

    def _name(self, line: Line) -> list[Any]:
        return [line[name] for name in self.listing.names]

    def _behind(self, line: Line, place: Sequence[Any], name: str, backwards: bool) -> bool:
        if len(place) != 1 + len(self.listing.names):
            raise _no_place()
        value, *called = place
        here, there = _order(line.get(name), self._name(line)), _order(value, called)
        if here[0] != there[0]:
            return here[0] > there[0]  # what has no value comes last, either way
        return here < there if backwards else here > there


def find(listing: Listing, lines: Sequence[Line], wanted: Asked, day_of: Callable[[str], str]) -> Found:
    """`day_of` is the date of a moment where the house stands."""
    sort = wanted.sort or listing.sort
    name, backwards = _read(sort)
    for each in (*wanted.where, *([name] if name else ())):
        if listing.column(each) is None:
            raise no_column(each)
    dated = listing.column(listing.dated)
    words = wanted.search.casefold().split()

    def fits(line: Line) -> bool:
        for column, values in wanted.where.items():
            if values.isdisjoint(texts(line[column])):
                return False
        if dated and (wanted.first or wanted.last):
            value = line[dated.name]
            day = day_of(value) if value and dated.kind == "moment" else value
            if not day or day < wanted.first or (wanted.last and day > wanted.last):
                return False
        if not words:
            return True
        text = " ".join(each for column in listing.columns for each in texts(line[column.name])).casefold()
        return all(word in text for word in words)

    def key(line: Line) -> tuple[Any, ...]:
        return _order(line.get(name), [line[each] for each in listing.names])

    fitting = [line for line in lines if fits(line)]
    known = sorted((line for line in fitting if not _order(line.get(name), [])[0]), key=key, reverse=backwards)
    without = sorted((line for line in fitting if _order(line.get(name), [])[0]), key=key, reverse=backwards)
    return Found(listing, sort, [*known, *without], len(lines))


def choices(listing: Listing, lines: Sequence[Line]) -> dict[str, list[str]]:
    return {
        column.name: sorted({text for line in lines for text in texts(line[column.name]) if text}, key=natural)
        for column in listing.columns
        if column.chosen
    }


def texts(value: Any) -> list[str]:
    match value:
        case None:
            return []
        case bool():
            return ["yes" if value else "no"]
        case {"message": str(message)}:  # a sentence as catalogues know it
            return [message]
        case dict():
            return [f"{name} {text}" for name, each in value.items() for text in texts(each)]
        case list() | tuple():
            return [text for each in value for text in texts(each)]
    return [str(value)]


def natural(text: str) -> list[tuple[int, int, str]]:
    """1, 2, 3, 21, 22: as people count them."""
    parts = DIGITS.split(text.casefold())
    return [(0, int(part), "") if place % 2 else (1, 0, part) for place, part in enumerate(parts) if part]


def _order(value: Any, called: Sequence[Any]) -> tuple[bool, list[Any], list[Any]]:
    missing = value is None or value in ("", [], {})
    return missing, [] if missing else _rank(value), [_rank(each) for each in called]


def _rank(value: Any) -> list[Any]:
    return [(0, value, "")] if isinstance(value, (int, float)) else natural(", ".join(texts(value)))


def _read(sort: str) -> tuple[str, bool]:
    return sort.removeprefix("-"), sort.startswith("-")


def _text(place: list[Any]) -> str:
    plain = json.dumps(place, separators=(",", ":"), ensure_ascii=False)
    return urlsafe_b64encode(plain.encode()).decode().rstrip("=")


def _place(text: str) -> list[Any]:
    try:
        place = json.loads(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except (ValueError, RecursionError):
        raise _no_place() from None
    if not isinstance(place, list):
        raise _no_place()
    return place


def no_column(name: str) -> Refused:
    return Refused("bad_list.column", "This list has no column “{column}”.", column=name[:40])


def _no_place() -> Refused:
    return Refused("bad_list.place", "This is no place in the list. Begin without one.")
