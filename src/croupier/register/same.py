"""Which names are one person's: as somebody has said, by the letters of the name, or by the papers that were shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from croupier.people.names import words_of
from croupier.register.state import Premises


def people_of(premises: Premises, names: Iterable[str]) -> dict[str, str]:
    """Of each name the one by which the person is known: whom somebody said it is, or the first of these names."""
    parts: dict[str, set[str]] = {}  # by name, all names of its person
    first: dict[tuple[str, ...], str] = {}
    for name in dict.fromkeys([*names, *premises.described, *premises.same, *premises.same.values()]):
        parts[name] = {name}
        for sign in _signs(premises, name):
            here, there = parts[name], parts[first.setdefault(sign, name)]
            if here is not there:
                there |= here
                parts.update(dict.fromkeys(here, there))
    known: dict[int, str] = {}
    return {name: known.setdefault(id(part), premises.person(name)) for name, part in parts.items()}


def _signs(premises: Premises, name: str) -> Iterator[tuple[str, ...]]:
    """What says that two names are one person's. Where papers were written down before, the last ones count."""
    yield "said", premises.person(name)
    if letters := "".join(words_of(name)):
        yield "name", letters
    if papers := "".join(words_of(premises.described.get(name, ("", ""))[1])):
        yield "papers", papers
