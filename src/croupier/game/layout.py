"""The layout as geometry. Boxes are exact rectangles; bets and places follow from which boxes touch.

The unit is one number box. Streets run along x, from the zeros at the left to the column boxes at the right; y grows
towards the player, so the first number of a row (1, 4, 7 ...) lies at the outer side, against the dozens.

A chip may stand inside a box, on the line between two boxes, or on the corner of several. Every such spot is looked
at, and what it means is read off the boxes it touches. A spot that means nothing is no place: nothing is guessed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from croupier.game.bets import LABELS, Bet, Kind, Names, Shape, why_no_such_bet
from croupier.game.wheel import NUMBERS, Pocket, Wheel, ascending, check_text
from croupier.refusal import Refused

Exact = int | Fraction

HALF = Fraction(1, 2)
LINE_REACH = Fraction(1, 5)  # how far from a line a chip still counts as on it
ZERO_LINE_REACH = Fraction(1, 8)  # seven places crowd the line between the zeros and the numbers
DEAD_REACH = Fraction(1, 20)  # beside a line that means nothing, nothing is guessed
COURTESY = "courtesy"
ZERO_ORDER = {  # from the top of the layout to the side of the dozens
    1: (Pocket("0"),),
    2: (Pocket("00"), Pocket("0")),
    3: (Pocket("00"), Pocket("000"), Pocket("0")),
}
IN_A_LINE = (Shape.LOW, Shape.EVEN, Shape.RED, Shape.BLACK, Shape.ODD, Shape.HIGH)  # the even chances, from the zeros


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

    def lies_within(self, other: Rect) -> bool:
        across = other.left <= self.left < self.right <= other.right
        return across and other.top <= self.top < self.bottom <= other.bottom

    def overlaps(self, other: Rect) -> bool:
        across = max(self.left, other.left) < min(self.right, other.right)
        return across and max(self.top, other.top) < min(self.bottom, other.bottom)

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


FELT = Rect(-2, 0, 14, 8)  # as far as boxes of a rulebook's own may lie


@dataclass(frozen=True, slots=True)
class Box:
    """A printed box: its label, where it lies, and the bet of a chip inside it.

    A `prescribed` label is the rulebook's own and is printed as it stands, whatever language the player reads.
    """

    label: str
    rect: Rect
    bet: Bet
    prescribed: bool = False

    @property
    def number(self) -> Pocket | None:
        return self.bet.number


@dataclass(frozen=True, slots=True)
class Place:
    """Where chips stand. `zone` is the part of the felt in which a press means this place."""

    id: str
    bet: Bet
    point: Point
    zone: Rect


def bet_id_at(place_id: str) -> str:
    """The id of the bet of a place that is known to exist. All places but one are named after their bet."""
    if not place_id.startswith(COURTESY):
        return place_id
    return place_id.partition("-")[2] or "split-0-00"


def courtesy_place(bet: Bet) -> str:
    """The second place of the 0-00 split; where the rulebook has another word for a split, it says which bet it is."""
    return COURTESY if bet.id == bet_id_at(COURTESY) else f"{COURTESY}-{bet.id}"


def boxes_for(wheel: Wheel, names: Names, *, one_zero: bool = False) -> tuple[Box, ...]:
    """The printed layout of a wheel. A double-zero wheel used as single-zero keeps its layout, with 00 covered.

    With `one_zero` it is played on the layout of a single-zero wheel all the same.
    """

    def number_box(pocket: Pocket, left: int, top: Exact, bottom: Exact) -> Box:
        return Box(pocket, Rect(left, top, left + 1, bottom), names.bet(Shape.STRAIGHT, frozenset({pocket})))

    order = ZERO_ORDER[1 if one_zero else len(wheel.zeros)]
    high = Fraction(3, len(order))
    zeros = [number_box(zero, -1, high * at, high * (at + 1)) for at, zero in enumerate(order)]
    numbers = []
    for index, pocket in enumerate(NUMBERS):
        street, row = index // 3, 2 - index % 3
        numbers.append(number_box(pocket, street, row, row + 1))

    def labelled(shape: Shape, index: int, rect: Rect, bet: Bet) -> Box:
        labels = names.labels.get(shape, LABELS[shape])
        return Box(labels[index], rect, bet, shape in names.labels)

    columns = [labelled(Shape.COLUMN, i - 1, Rect(12, 3 - i, 13, 4 - i), names.column(i)) for i in (1, 2, 3)]
    dozens = [labelled(Shape.DOZEN, i - 1, Rect(4 * i - 4, 3, 4 * i, 4), names.dozen(i)) for i in (1, 2, 3)]
    evens = names.halves(wheel)
    halves = [labelled(kind, 0, Rect(2 * i, 4, 2 * i + 2, 5), evens[kind]) for i, kind in enumerate(IN_A_LINE)]
    return (*zeros, *numbers, *columns, *dozens, *halves)


def listed_boxes(kinds: Iterable[Kind]) -> Iterator[Box]:
    """The boxes of bets that win by a list: they lie where the rulebook says."""
    for kind in kinds:
        if kind.shape is None:
            yield Box(kind.label or kind.id, Rect(*kind.lies), Bet(kind.id, kind.id, kind.numbers))


def misplaced(wheel: Wheel, kinds: Iterable[Kind]) -> Iterator[str]:
    """The kinds whose box does not lie beside all others: a chip in it would mean two bets, or stand off the felt."""
    taken = [box.rect for box in boxes_for(wheel, Names({}))]
    for kind in kinds:
        if kind.shape is None:
            rect = Rect(*kind.lies) if len(kind.lies) == 4 else FELT
            if not rect.lies_within(FELT) or any(rect.overlaps(other) for other in taken):
                yield kind.id
            taken.append(rect)


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

    def beside(self, rect: Rect) -> bool:
        """Upright, no longer than the rectangle, and as high as it."""
        return rect.top <= self.start.y and self.end.y <= rect.bottom

    def above(self, rect: Rect) -> bool:
        return rect.left <= self.start.x and self.end.x <= rect.right


def shared_line(one: Box, other: Box) -> Line | None:
    """The common line of two boxes; boxes that meet in a mere corner have none."""
    start = Point(max(one.rect.left, other.rect.left), max(one.rect.top, other.rect.top))
    end = Point(min(one.rect.right, other.rect.right), min(one.rect.bottom, other.rect.bottom))
    if start.x > end.x or start.y > end.y or start == end:
        return None
    return Line(start, end)


def meaning(spot: Spot, boxes: tuple[Box, ...], names: Names) -> Bet | None:
    """What a chip means that touches exactly these boxes; None where it means nothing."""
    numbered = [box for box in spot.touched if box.number]
    others = [box for box in spot.touched if not box.number]
    numbers = frozenset(box.number for box in numbered if box.number)
    if len(spot.touched) == 1:
        return spot.touched[0].bet
    if not others:
        return names.bet({2: Shape.SPLIT, 3: Shape.TRIO, 4: Shape.CORNER}[len(numbers)], numbers)
    if any(box.bet.shape is not Shape.DOZEN for box in others):
        return None
    if not numbered:
        second_and_third = [box.bet for box in others] == [names.dozen(2), names.dozen(3)]
        courtesy = second_and_third and all(box.number != "000" for box in boxes)
        return names.bet(Shape.SPLIT, frozenset(ZERO_ORDER[2])) if courtesy else None
    # On the outer line, against the dozens, a chip plays the whole row of each number box that it touches.
    rows = {(box.rect.left, box.rect.right) for box in numbered}
    covered = frozenset(box.number for box in boxes if box.number and (box.rect.left, box.rect.right) in rows)
    with_zeros = {4: Shape.FOUR, 5: Shape.FIVE, 6: Shape.SIX}
    shapes = with_zeros if "0" in covered else {3: Shape.STREET, 6: Shape.LINE}
    return names.bet(shapes[len(covered)], covered)


def find_places(boxes: tuple[Box, ...], names: Names) -> Iterator[Place]:
    """Every place of a printed layout: inside the boxes, on their lines, on their corners."""

    def spot(point: Point) -> Spot:
        return Spot(point, tuple(box for box in boxes if box.rect.touches(point)))

    def place(where: Spot, zone: Rect) -> Iterator[Place]:
        bet = meaning(where, boxes, names)
        if bet:
            beside_dozens = len(where.touched) == 2 and all(box.bet.shape is Shape.DOZEN for box in where.touched)
            yield Place(courtesy_place(bet) if beside_dozens else bet.id, bet, where.point, zone)

    lines = [line for pair in combinations(boxes, 2) if (line := shared_line(*pair))]
    on_line = {line: spot(line.middle) for line in lines}
    reach: dict[Line, Fraction] = {}
    ending: dict[tuple[Point, bool], list[Line]] = defaultdict(list)  # by where they end, and whether upright
    along: dict[tuple[Exact, bool], list[Line]] = defaultdict(list)  # by where they run, and whether upright
    for line in lines:
        vertical = line.vertical
        if meaning(on_line[line], boxes, names) is None:
            reach[line] = DEAD_REACH
        else:
            reach[line] = ZERO_LINE_REACH if vertical and line.start.x == 0 else LINE_REACH
        for point in (line.start, line.end):
            ending[point, vertical].append(line)
        along[line.start.x if vertical else line.start.y, vertical].append(line)

    def furthest(some: Iterable[Line]) -> Fraction:
        return max((reach[line] for line in some), default=DEAD_REACH)

    def corner_margins(point: Point) -> tuple[Fraction, Fraction]:
        """How far the lines of each direction reach beside this corner."""
        upright, lying = ending[point, True], ending[point, False]
        inside_zero_line = point.x == 0 and len(upright) > 1
        return furthest(upright), min(furthest(lying), ZERO_LINE_REACH) if inside_zero_line else furthest(lying)

    for box in boxes:
        rect = box.rect
        beside = {x: furthest(line for line in along[x, True] if line.beside(rect)) for x in (rect.left, rect.right)}
        above = {y: furthest(line for line in along[y, False] if line.above(rect)) for y in (rect.top, rect.bottom)}
        inner = Rect(
            rect.left + beside[rect.left],
            rect.top + above[rect.top],
            rect.right - beside[rect.right],
            rect.bottom - above[rect.bottom],
        )
        yield from place(Spot(rect.centre, (box,)), inner)

    for line in lines:
        side = reach[line]
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
            across, up = corner_margins(point)
            yield from place(where, Rect(point.x - across, point.y - up, point.x + across, point.y + up))


@dataclass(frozen=True, slots=True)
class Layout:
    """What a table offers: the printed layout of its wheel, less what its rulebook does not list.

    `declared` are the kinds of bet the rulebook permits and `trios` the groups of three at the zeros that it lists.
    """

    wheel: Wheel
    declared: tuple[Kind, ...]
    trios: frozenset[str] | None = None
    one_zero: bool = False  # printed with one zero, though the wheel has two
    kinds: Mapping[str, Kind] = field(init=False)
    inside: frozenset[str] = field(init=False)
    boxes: tuple[Box, ...] = field(init=False)
    printed: tuple[Place, ...] = field(init=False)
    places: Mapping[str, Place] = field(init=False)
    bets: Mapping[str, Bet] = field(init=False)

    def __post_init__(self) -> None:
        kinds = {kind.id: kind for kind in self.declared}
        names = Names(
            {kind.shape: kind.id for kind in self.declared if kind.shape},
            {kind.shape: kind.labels for kind in self.declared if kind.shape and kind.labels},
        )
        object.__setattr__(self, "kinds", kinds)
        object.__setattr__(self, "inside", frozenset(kind.id for kind in self.declared if kind.inside))
        boxes = (*boxes_for(self.wheel, names, one_zero=self.one_zero), *listed_boxes(self.declared))
        printed = tuple(find_places(boxes, names))
        places = {place.id: place for place in printed if self.offers(place.bet)}
        in_order = sorted({place.bet for place in places.values()}, key=self.place_in_order)
        object.__setattr__(self, "boxes", boxes)
        object.__setattr__(self, "printed", printed)
        object.__setattr__(self, "places", places)
        object.__setattr__(self, "bets", {bet.id: bet for bet in in_order})

    def place_in_order(self, bet: Bet) -> tuple[int, list[tuple[int, int]]]:
        """Sort key: by kind as the rulebook lists them, then by number."""
        return list(self.kinds).index(bet.kind), [ascending(pocket) for pocket in bet.numbers]

    def offers(self, bet: Bet) -> bool:
        listed = bet.shape is not Shape.TRIO or self.trios is None or bet.id.partition("-")[2] in self.trios
        return bet.kind in self.kinds and listed and bet.covers.issubset(self.wheel.results)

    def bet(self, bet_id: str) -> Bet:
        if bet_id not in self.bets:
            check_text(bet_id, "A bet", "split-8-11")
            raise why_no_such_bet(bet_id, self.wheel, self.kinds)
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
        raise why_no_such_bet(place_id, self.wheel, self.kinds)

    def at(self, x: float | Fraction, y: float | Fraction) -> Place:
        """The one place that a chip at this point of the felt stands on."""
        if not isinstance(x, (int, float, Fraction)) or not isinstance(y, (int, float, Fraction)):
            raise TypeError(f"A spot on the layout is two numbers; these are {x!r} and {y!r}.")
        for place in self.printed:
            if place.zone.contains(x, y):
                return self.place(place.id)
        raise Refused("no_such_position.spot", "That spot on the layout is not a bet.", x=float(x), y=float(y))
