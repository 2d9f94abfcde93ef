"""Bets: what the layout offers. A bet is its kind and the pockets it covers, and it has one id everywhere.

Which kinds there are is data: a rulebook declares them, each by a shape of the layout or by a list of numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from croupier.game.wheel import NUMBERS, ZEROS, Colour, Pocket, Wheel, ascending
from croupier.refusal import Refused


class Shape(StrEnum):
    """What the geometry of a layout can say of a bet: which numbers win, and where its chips stand."""

    STRAIGHT = "straight"  # in the box of a number
    SPLIT = "split"  # on the line between two
    STREET = "street"  # on the outer line of a row
    TRIO = "trio"  # where three boxes meet, at the zeros
    CORNER = "corner"  # where four boxes meet
    FOUR = "four"  # at the outer end of the line between zeros and numbers, with one zero
    FIVE = "five"  # the same place with two zeros
    SIX = "six"  # the same place with three
    LINE = "line"  # on the outer line between two rows
    COLUMN = "column"
    DOZEN = "dozen"
    RED = "red"  # by the colours of the ring
    BLACK = "black"
    ODD = "odd"
    EVEN = "even"
    LOW = "low"
    HIGH = "high"


HALVES = frozenset({Shape.RED, Shape.BLACK, Shape.ODD, Shape.EVEN, Shape.LOW, Shape.HIGH})
BY_INDEX = frozenset({Shape.COLUMN, Shape.DOZEN})
BY_NUMBERS = frozenset(Shape) - HALVES - BY_INDEX
LABELS = {  # of the boxes beside the numbers, where a rulebook prescribes no others
    Shape.COLUMN: ("2 to 1", "2 to 1", "2 to 1"),
    Shape.DOZEN: ("1st 12", "2nd 12", "3rd 12"),
    Shape.LOW: ("1 to 18",),
    Shape.EVEN: ("Even",),
    Shape.RED: ("Red",),
    Shape.BLACK: ("Black",),
    Shape.ODD: ("Odd",),
    Shape.HIGH: ("19 to 36",),
}


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bet as a rulebook declares it: it wins by a shape of the layout, or by its list of numbers.

    A list has a box of its own on the felt, `lies`: left, top, right and bottom in boxes, with its `label` in it. For a
    shape with boxes the rulebook may say what is printed in them, one label for each.
    """

    id: str
    shape: Shape | None = None
    inside: bool = False
    numbers: frozenset[Pocket] = frozenset()
    lies: tuple[int, ...] = ()
    label: str = ""
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Bet:
    """What a wager can be on. Two places on the felt may mean the same bet."""

    id: str
    kind: str
    covers: frozenset[Pocket]
    shape: Shape | None = None  # none for a list of numbers

    @property
    def numbers(self) -> list[Pocket]:
        return sorted(self.covers, key=ascending)

    @property
    def number(self) -> Pocket | None:
        """Of a bet on one number alone."""
        return next(iter(self.covers)) if self.shape is Shape.STRAIGHT else None


def kind_of(bet_id: str) -> str:
    """The kind of a bet that is known to exist, from its id alone."""
    return bet_id.partition("-")[0]


@dataclass(frozen=True, slots=True)
class Names:
    """What a rulebook calls the kinds of each shape, and the labels that it prescribes; a shape that it does not have
    keeps its own word."""

    of: Mapping[Shape, str]
    labels: Mapping[Shape, tuple[str, ...]] = field(default_factory=dict)

    def kind(self, shape: Shape) -> str:
        return self.of.get(shape, shape.value)

    def bet(self, shape: Shape, covers: frozenset[Pocket]) -> Bet:
        """A bet that is named by its numbers: `split-8-11`."""
        assert shape in BY_NUMBERS
        return Bet("-".join([self.kind(shape), *sorted(covers, key=ascending)]), self.kind(shape), covers, shape)

    def column(self, index: int) -> Bet:
        """Column 1 begins with 1, column 3 with 3."""
        kind = self.kind(Shape.COLUMN)
        return Bet(f"{kind}-{index}", kind, frozenset(NUMBERS[index - 1 :: 3]), Shape.COLUMN)

    def dozen(self, index: int) -> Bet:
        kind = self.kind(Shape.DOZEN)
        return Bet(f"{kind}-{index}", kind, frozenset(NUMBERS[12 * (index - 1) : 12 * index]), Shape.DOZEN)

    def halves(self, wheel: Wheel) -> Mapping[Shape, Bet]:
        """The six even chances. Zeros belong to none of them: 0 is not even here, whatever arithmetic says."""
        covers = {
            Shape.RED: wheel.numbers(Colour.RED),
            Shape.BLACK: wheel.numbers(Colour.BLACK),
            Shape.ODD: frozenset(NUMBERS[0::2]),
            Shape.EVEN: frozenset(NUMBERS[1::2]),
            Shape.LOW: frozenset(NUMBERS[:18]),
            Shape.HIGH: frozenset(NUMBERS[18:]),
        }
        return {shape: Bet(self.kind(shape), self.kind(shape), numbers, shape) for shape, numbers in covers.items()}


def in_number_order(bet_id: str) -> str:
    """`split-20-17` names the same bet as `split-17-20`, which is its id."""
    word, *numbers = bet_id.split("-")
    if any(number not in ZEROS + NUMBERS for number in numbers):
        return bet_id
    return "-".join([word, *sorted(map(Pocket, numbers), key=ascending)])


def why_no_such_bet(bet_id: str, wheel: Wheel, kinds: Mapping[str, Kind]) -> Refused:
    """The reason why an id is not on the layout, as precise as the id allows."""
    word, _, rest = bet_id.partition("-")
    numbers = rest.split("-") if rest else []
    facts = {"bet": bet_id}
    if word not in kinds and word not in set(Shape):
        return Refused("bet_not_permitted.kind", "“{kind}” is not a kind of bet in this rulebook.", **facts, kind=word)
    shape = kinds[word].shape if word in kinds else Shape(word)
    if (shape is None or shape in HALVES) and bet_id != word:
        return Refused(
            "bet_not_permitted.called", "The bet is called “{kind}”; there is no “{bet}”.", **facts, kind=word
        )
    strangers = [number for number in numbers if number not in wheel.colours]
    needs_double_zero = shape is Shape.FIVE or "00" in numbers
    if needs_double_zero and "00" not in wheel.results and not (shape is Shape.STRAIGHT and strangers):
        return Refused(
            "bet_needs_double_zero.available_table", "{bet} needs 00, which is not available at this table.", **facts
        )
    if shape is Shape.COLUMN:
        return Refused(
            "no_such_column.three_columns", "There are three columns: column-1, column-2 and column-3.", **facts
        )
    if shape is Shape.DOZEN:
        return Refused("no_such_dozen", "There are three dozens: 1-12, 13-24 and 25-36.", **facts)
    if strangers:
        return Refused(
            "number_not_on_wheel.strangers", "There is no {number} on this wheel.", **facts, number=strangers[0]
        )
    if shape in BY_NUMBERS and (not numbers or bet_id != in_number_order(bet_id)):
        return Refused(
            "bet_not_permitted.name_numbers",
            "{bet} is no name of a bet: its numbers are written in order, as in split-8-11.",
            **facts,
        )
    match shape:
        case Shape.SPLIT:
            return Refused("not_adjacent", "The boxes {numbers:and} share no line.", **facts, numbers=numbers)
        case Shape.STREET | Shape.TRIO:
            return Refused(
                "not_a_street", "{numbers:and} are neither a row nor a listed group of three.", **facts, numbers=numbers
            )
        case Shape.CORNER:
            return Refused("not_a_corner", "The boxes {numbers:and} do not share one corner.", **facts, numbers=numbers)
        case Shape.LINE:
            return Refused(
                "rows_not_contiguous", "{numbers:and} are not two rows that touch.", **facts, numbers=numbers
            )
    return Refused("bet_not_permitted.table_offer", "This table does not offer {bet}.", **facts)
