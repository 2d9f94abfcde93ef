"""The layout as geometry. Boxes are exact rectangles; bets and places follow from which boxes touch.

The unit is one number box. Streets run along x, from the zeros at the left to the column boxes at the right; y grows
towards the player, so the first number of a row (1, 4, 7 ...) lies at the outer side, against the dozens.

A chip may stand inside a box, on the line between two boxes, or on the corner of several. Every such spot is looked
at, and what it means is read off the boxes it touches. A spot that means nothing is no place: nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from croupier.game.bets import Bet, Kind, column, dozen, even_money, in_order, inside_bet, why_no_such_bet
from croupier.game.wheel import NUMBERS, ZEROS, Pocket, Wheel, check_text
from croupier.refusal import Refused

Exact = int | Fraction

HALF = Fraction(1, 2)
LINE_REACH = Fraction(1, 5)  # how far from a line a chip still counts as on it
ZERO_LINE_REACH = Fraction(1, 8)  # seven places crowd the line between the zeros and the numbers
DEAD_REACH = Fraction(1, 20)  # beside a line that means nothing, nothing is guessed
COURTESY = "courtesy"


class Point(NamedTuple):
    x: Exact
    y: Exact


@dataclass(frozen=True, slots=True)
class Rect:
    left: Exact
    top: Exact
    right: Exact
    bottom: Exact

    def touches(self, point: Point) -> bool:
        return self.left <= point.x <= self.right and self.top <= point.y <= self.bottom

    def contains(self, x: float | Fraction, y: float | Fraction) -> bool:
        """Half open, so that neighbouring rectangles share no point."""
        return self.left <= x < self.right and self.top <= y < self.bottom

    @property
    def centre(self) -> Point:
        return Point(Fraction(self.left + self.right) / 2, Fraction(self.top + self.bottom) / 2)

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        return (
            Point(self.left, self.top),
            Point(self.right, self.top),
            Point(self.left, self.bottom),
            Point(self.right, self.bottom),
        )


@dataclass(frozen=True, slots=True)
class Box:
    """A printed box: its label, where it lies, and the bet of a chip inside it."""

    label: str
    rect: Rect
    bet: Bet

    @property
    def number(self) -> Pocket | None:
        return next(iter(self.bet.covers)) if self.bet.kind is Kind.STRAIGHT else None


@dataclass(frozen=True, slots=True)
class Place:
    """Where chips stand. `zone` is the part of the felt in which a press means this place."""

    id: str
    bet: Bet
    point: Point
    zone: Rect


def bet_id_at(place_id: str) -> str:
    """The id of the bet of a place that is known to exist. All places but one are named after their bet."""
    return "split-0-00" if place_id == COURTESY else place_id


def number_box(pocket: Pocket, left: int, top: Exact, bottom: Exact) -> Box:
    return Box(pocket, Rect(left, top, left + 1, bottom), inside_bet(Kind.STRAIGHT, frozenset({pocket})))


def boxes_for(wheel: Wheel, *, one_zero: bool = False) -> tuple[Box, ...]:
    """The printed layout of a wheel. A double-zero wheel used as single-zero keeps its layout, with 00 covered.

    With `one_zero` it is played on the layout of a single-zero wheel all the same.
    """
    if "00" in wheel.colours and not one_zero:
        zeros = [number_box(Pocket("00"), -1, 0, 3 * HALF), number_box(Pocket("0"), -1, 3 * HALF, 3)]
    else:
        zeros = [number_box(Pocket("0"), -1, 0, 3)]
    numbers = []
    for index, pocket in enumerate(NUMBERS):
        street, row = index // 3, 2 - index % 3
        numbers.append(number_box(pocket, street, row, row + 1))
    columns = [Box("2 to 1", Rect(12, 3 - i, 13, 4 - i), column(i)) for i in (1, 2, 3)]
    dozens = [
        Box(label, Rect(4 * i - 4, 3, 4 * i, 4), dozen(i))
        for i, label in enumerate(("1st 12", "2nd 12", "3rd 12"), start=1)
    ]
    evens = even_money(wheel)
    labels = {
        Kind.LOW: "1 to 18",
        Kind.EVEN: "Even",
        Kind.RED: "Red",
        Kind.BLACK: "Black",
        Kind.ODD: "Odd",
        Kind.HIGH: "19 to 36",
    }
    halves = [Box(label, Rect(2 * i, 4, 2 * i + 2, 5), evens[kind]) for i, (kind, label) in enumerate(labels.items())]
    return (*zeros, *numbers, *columns, *dozens, *halves)


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of the felt where chips can stand, and the boxes that a chip there touches."""

    point: Point
    touched: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """The stretch of line that two boxes share."""

    start: Point
    end: Point

    @property
    def vertical(self) -> bool:
        return self.start.x == self.end.x

    @property
    def middle(self) -> Point:
        return Rect(*self.start, *self.end).centre


def shared_line(one: Box, other: Box) -> Line | None:
    """The common line of two boxes; boxes that meet in a mere corner have none."""
    start = Point(max(one.rect.left, other.rect.left), max(one.rect.top, other.rect.top))
    end = Point(min(one.rect.right, other.rect.right), min(one.rect.bottom, other.rect.bottom))
    if start.x > end.x or start.y > end.y or start == end:
        return None
    return Line(start, end)


def meaning(spot: Spot, boxes: tuple[Box, ...]) -> Bet | None:
    """What a chip means that touches exactly these boxes; None where it means nothing."""
    numbered = [box for box in spot.touched if box.number]
    others = [box for box in spot.touched if not box.number]
    numbers = frozenset(box.number for box in numbered if box.number)
    if len(spot.touched) == 1:
        return spot.touched[0].bet
    if not others:
        return inside_bet({2: Kind.SPLIT, 3: Kind.TRIO, 4: Kind.CORNER}[len(numbers)], numbers)
    if any(box.bet.kind is not Kind.DOZEN for box in others):
        return None
    if not numbered:
        courtesy = [box.label for box in others] == ["2nd 12", "3rd 12"]
        return inside_bet(Kind.SPLIT, frozenset(ZEROS)) if courtesy else None
    # On the outer line, against the dozens, a chip plays the whole row of each number box that it touches.
    rows = {(box.rect.left, box.rect.right) for box in numbered}
    covered = frozenset(box.number for box in boxes if box.number and (box.rect.left, box.rect.right) in rows)
    return inside_bet({3: Kind.STREET, 4: Kind.FOUR, 5: Kind.FIVE, 6: Kind.LINE}[len(covered)], covered)


def find_places(boxes: tuple[Box, ...]) -> Iterator[Place]:
    """Every place of a printed layout: inside the boxes, on their lines, on their corners."""

    def spot(point: Point) -> Spot:
        return Spot(point, tuple(box for box in boxes if box.rect.touches(point)))

    def place(where: Spot, zone: Rect) -> Iterator[Place]:
        bet = meaning(where, boxes)
        if bet:
            beside_dozens = len(where.touched) == 2 and all(box.bet.kind is Kind.DOZEN for box in where.touched)
            yield Place(COURTESY if beside_dozens else bet.id, bet, where.point, zone)

    lines = [line for pair in combinations(boxes, 2) if (line := shared_line(*pair))]
    on_line = {line: spot(line.middle) for line in lines}

    def reach(line: Line) -> Fraction:
        if meaning(on_line[line], boxes) is None:
            return DEAD_REACH
        return ZERO_LINE_REACH if line.vertical and line.start.x == 0 else LINE_REACH

    def margin(point: Point, *, vertical: bool) -> Fraction:
        """How far the lines of one direction reach beside this corner."""
        ending = [line for line in lines if line.vertical is vertical and point in (line.start, line.end)]
        return max(map(reach, ending), default=DEAD_REACH)

    def corner_margins(point: Point) -> tuple[Fraction, Fraction]:
        beside, along = margin(point, vertical=True), margin(point, vertical=False)
        inside_zero_line = point.x == 0 and sum(line.vertical and point in (line.start, line.end) for line in lines) > 1
        return beside, (min(along, ZERO_LINE_REACH) if inside_zero_line else along)

    for box in boxes:
        rect = box.rect
        sides = {
            side: max((reach(line) for line in lines if matches(line, rect, side)), default=DEAD_REACH)
            for side in ("left", "top", "right", "bottom")
        }
        inner = Rect(
            rect.left + sides["left"],
            rect.top + sides["top"],
            rect.right - sides["right"],
            rect.bottom - sides["bottom"],
        )
        yield from place(Spot(rect.centre, (box,)), inner)

    for line in lines:
        side = reach(line)
        if line.vertical:
            top, bottom = corner_margins(line.start)[1], corner_margins(line.end)[1]
            zone = Rect(line.start.x - side, line.start.y + top, line.end.x + side, line.end.y - bottom)
        else:
            left, right = corner_margins(line.start)[0], corner_margins(line.end)[0]
            zone = Rect(line.start.x + left, line.start.y - side, line.end.x - right, line.end.y + side)
        yield from place(on_line[line], zone)

    known = {(box,) for box in boxes} | {where.touched for where in on_line.values()}
    for point in sorted({corner for box in boxes for corner in box.rect.corners}):
        where = spot(point)
        if where.touched not in known:
            beside, along = corner_margins(point)
            yield from place(where, Rect(point.x - beside, point.y - along, point.x + beside, point.y + along))


def matches(line: Line, rect: Rect, side: str) -> bool:
    """Does this line run along that side of the rectangle?"""
    if line.vertical:
        edge = {"left": rect.left, "right": rect.right}.get(side)
        return edge == line.start.x and rect.top <= line.start.y and line.end.y <= rect.bottom
    edge = {"top": rect.top, "bottom": rect.bottom}.get(side)
    return edge == line.start.y and rect.left <= line.start.x and line.end.x <= rect.right


@dataclass(frozen=True, slots=True)
class Layout:
    """What a table offers: the printed layout of its wheel, less what its rulebook does not list.

    `kinds` are the kinds of bet the rulebook permits and `trios` the groups of three at the zeros that it lists.
    """

    wheel: Wheel
    kinds: frozenset[Kind] = frozenset(Kind)
    trios: frozenset[str] | None = None
    one_zero: bool = False  # printed with one zero, though the wheel has two
    boxes: tuple[Box, ...] = field(init=False)
    printed: tuple[Place, ...] = field(init=False)
    places: Mapping[str, Place] = field(init=False)
    bets: Mapping[str, Bet] = field(init=False)

    def __post_init__(self) -> None:
        boxes = boxes_for(self.wheel, one_zero=self.one_zero)
        printed = tuple(find_places(boxes))
        places = {place.id: place for place in printed if self.offers(place.bet)}
        object.__setattr__(self, "boxes", boxes)
        object.__setattr__(self, "printed", printed)
        object.__setattr__(self, "places", places)
        object.__setattr__(
            self, "bets", {bet.id: bet for bet in sorted({p.bet for p in places.values()}, key=in_order)}
        )

    def offers(self, bet: Bet) -> bool:
        listed = bet.kind is not Kind.TRIO or self.trios is None or bet.id.removeprefix("trio-") in self.trios
        return bet.kind in self.kinds and listed and bet.covers.issubset(self.wheel.results)

    def bet(self, bet_id: str) -> Bet:
        if bet_id not in self.bets:
            check_text(bet_id, "A bet", "split-8-11")
            raise why_no_such_bet(bet_id, self.wheel)
        return self.bets[bet_id]

    def place(self, place_id: str) -> Place:
        if place_id in self.places:
            return self.places[place_id]
        if place_id == COURTESY:
            raise Refused(
                "bet_needs_double_zero.line_between",
                "The line between 2nd 12 and 3rd 12 is the 0-00 split, and 00 is not available at this table.",
                place=place_id,
            )
        check_text(place_id, "A place", "corner-5-6-8-9")
        raise why_no_such_bet(place_id, self.wheel)

    def at(self, x: float | Fraction, y: float | Fraction) -> Place:
        """The one place that a chip at this point of the felt stands on."""
        if not isinstance(x, (int, float, Fraction)) or not isinstance(y, (int, float, Fraction)):
            raise TypeError(f"A spot on the layout is two numbers; these are {x!r} and {y!r}.")
        for place in self.printed:
            if place.zone.contains(x, y):
                return self.place(place.id)
        raise Refused("no_such_position.spot", "That spot on the layout is not a bet.", x=float(x), y=float(y))
