"""Wheels: pockets in the order of the ring, with their colours.

What a pocket is called is a string, because 0 and 00 are different pockets. The colour of a number is the colour of
its area on the ring; it is data and is never computed from the number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from typing import Any, NewType

from croupier.refusal import Refused

Pocket = NewType("Pocket", str)

ZEROS = (Pocket("0"), Pocket("00"), Pocket("000"))
NUMBERS = tuple(Pocket(str(number)) for number in range(1, 37))


class Colour(StrEnum):
    RED = "red"
    BLACK = "black"
    GREEN = "green"


LETTERS = {colour.value[0]: colour for colour in Colour}


def ascending(pocket: Pocket) -> tuple[int, int]:
    """Sort key: 0, 00, 000, then 1 to 36."""
    return int(pocket), len(pocket)


@dataclass(frozen=True, slots=True)
class Wheel:
    """A ring of pockets, clockwise from the first zero, and how the house uses it.

    `void` holds the pockets that give no result: 00 on a double-zero wheel used as a single-zero wheel.
    """

    name: str
    ring: tuple[Pocket, ...]
    colours: Mapping[Pocket, Colour] = field(hash=False)
    aliases: tuple[str, ...] = ()
    void: frozenset[Pocket] = frozenset()
    pockets: tuple[Pocket, ...] = field(init=False)
    zeros: tuple[Pocket, ...] = field(init=False)
    results: tuple[Pocket, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pockets", tuple(sorted(self.ring, key=ascending)))
        object.__setattr__(self, "zeros", tuple(p for p in self.pockets if p in ZEROS))
        object.__setattr__(self, "results", tuple(p for p in self.pockets if p not in self.void))

    def outcome(self, label: str) -> Pocket:
        """The pocket of that name; refused when this wheel has none."""
        if label not in self.colours:
            check_text(label, "An outcome", "17")
            raise Refused(
                "number_not_on_wheel.number", "There is no {number} on this wheel.", number=label, wheel=self.name
            )
        return Pocket(label)

    def numbers(self, colour: Colour) -> frozenset[Pocket]:
        return frozenset(pocket for pocket in self.ring if self.colours[pocket] is colour)


def check_text(given: object, what: str, example: str) -> None:
    """A program that hands over 17 and not "17" is told so; to a person this never happens."""
    if not isinstance(given, str):
        raise TypeError(f'{what} is a text such as "{example}"; this is {given!r}.')


def read_ring(text: str) -> tuple[tuple[Pocket, Colour], ...]:
    """`"0g 28b 9r"`: pockets in ring order, each with the first letter of its colour."""
    areas = []
    for word in text.split():
        number, letter = word[:-1], word[-1]
        if number not in ZEROS + NUMBERS or letter not in LETTERS:
            raise Refused(
                "bad_wheel_numbers.area_number",
                "“{area}” is not an area of a ring: write the number and r, b or g, such as 17b.",
                area=word,
            )
        areas.append((Pocket(number), LETTERS[letter]))
    return tuple(areas)


def write_ring(wheel: Wheel) -> str:
    return " ".join(f"{pocket}{wheel.colours[pocket][0]}" for pocket in wheel.ring)


def wheel_faults(ring: tuple[tuple[Pocket, Colour], ...], zeros: int) -> Iterator[Refused]:
    """Everything that keeps a ring from being a wheel with one, two or three zeros, not only the first fault."""
    expected = ZEROS[:zeros] + NUMBERS
    times = Counter(pocket for pocket, _ in ring)
    if len(ring) != len(expected) or times.keys() != set(expected):
        wrong = sorted(times.keys() ^ set(expected), key=ascending)
        counted: dict[str, Any] = {"compartments": len(ring), "expected": len(expected), "wrong": wrong}
        yield (
            Refused(
                "wheel_pockets.wrong_missing",
                "This wheel has {compartments} of {expected} compartments; wrong or missing: {wrong:list}.",
                **counted,
            )
            if wrong
            else Refused("wheel_pockets.number", "This wheel has {compartments} of {expected} compartments.", **counted)
        )
    repeated = sorted((pocket for pocket, count in times.items() if count > 1), key=ascending)
    if repeated:
        yield Refused(
            "bad_wheel_numbers.these_stand",
            "These numbers stand on the wheel twice: {repeated:list}.",
            repeated=repeated,
        )
    for pocket, colour in ring:
        if pocket in ZEROS and colour is not Colour.GREEN:
            yield Refused("zero_not_green", "{pocket} is {colour}; it must be green.", pocket=pocket, colour=colour)
    tally = Counter(colour for pocket, colour in ring if pocket in NUMBERS)
    if (tally[Colour.RED], tally[Colour.BLACK]) != (18, 18):
        yield Refused(
            "bad_wheel_colours",
            "The wheel has {red} red and {black} black numbers; it must have 18 of each.",
            red=tally[Colour.RED],
            black=tally[Colour.BLACK],
        )
    # Across a zero the neighbours may agree (28 and 2 are both black beside 0), so only direct neighbours count.
    for position, ((left, left_colour), (right, right_colour)) in enumerate(pairwise(ring + ring[:1])):
        if left_colour is right_colour is not Colour.GREEN:
            yield Refused(
                "colours_do_not_alternate",
                "{left} and {right} are neighbours on the ring and both {left_colour}.",
                position=position,
                pockets=[left, right],
                left=left,
                right=right,
                left_colour=left_colour,
            )


def make_wheel(name: str, ring: str, zeros: int, *, aliases: tuple[str, ...] = (), void: tuple[str, ...] = ()) -> Wheel:
    """A wheel from ring data; the first fault of the ring is refused."""
    areas = read_ring(ring)
    for fault in wheel_faults(areas, zeros):
        raise fault
    pockets = tuple(pocket for pocket, _ in areas)
    return Wheel(name, pockets, dict(areas), aliases, frozenset(Pocket(label) for label in void))
