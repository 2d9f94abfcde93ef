"""Whom a bar is about: by the person where the house knows them, by the name otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.people.names import near_name, same_name, words_of
from croupier.register.state import Bar, Premises


def names_of(premises: Premises, bar: Bar) -> list[str]:
    """All names under which the barred person was met: said to be the same, or shown with the same papers."""
    people = {premises.person(bar.player)}
    if papers := words_of(bar.identity):
        people |= {
            premises.person(name) for name, (_, shown) in premises.described.items() if words_of(shown) == papers
        }
    known = {*premises.same, *premises.same.values(), *premises.described, *people}
    return sorted({bar.player, *(name for name in known if premises.person(name) in people)})


def barring(premises: Premises, player: str, day: str, identity: str = "") -> Bar | None:
    """The bar that holds for this name, or for whoever shows these papers, on that day."""
    papers = words_of(identity)
    for bar in premises.bars.values():
        if bar.holds(day) and (
            (papers and papers == words_of(bar.identity))
            or any(same_name(player, name) for name in names_of(premises, bar))
        ):
            return bar
    return None


def near(premises: Premises, player: str, day: str) -> Iterator[Bar]:
    """Bars of a name much like this one, for the staff to look at. Nobody is refused for that."""
    for bar in premises.bars.values():
        if bar.holds(day) and any(near_name(player, name) for name in names_of(premises, bar)):
            yield bar
