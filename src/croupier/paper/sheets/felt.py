"""The layout of a table as a drawing, taken from its geometry, with a lettered chip for each kind of bet."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from string import ascii_uppercase

from croupier.game import Colour, Shape
from croupier.game.layout import Box, Place
from croupier.rules import TableRules
from croupier.rules.in_force.in_play import offered_kinds
from croupier.words.catalogue import Catalogue

BOX = 40  # of the drawing's units for one number box
EDGE = 14
INK, GREEN, RED, BLACK, TINT = "#1d1b19", "#1f4e3d", "#9b1b2a", "#1d1b19", "#f5f1e8"
FONT = "Libertinus Serif, Noto Sans SC, serif"


def letters(rules: TableRules) -> dict[str, str]:
    """A letter for each kind of bet at this table."""
    return dict(zip(offered_kinds(rules), ascii_uppercase, strict=False))


def felt_svg(rules: TableRules, said: Catalogue) -> str:
    boxes, chips = rules.layout.boxes, list(_examples(rules))
    left, right = min(b.rect.left for b in boxes), max(b.rect.right for b in boxes)
    bottom = max(b.rect.bottom for b in boxes)
    size = (float(right - left) * BOX + 2 * EDGE, float(bottom) * BOX + 2 * EDGE)
    drawn = [*(_box(box, rules, said) for box in boxes), *(_chip(place, letter) for place, letter in chips)]
    view = f"{float(left) * BOX - EDGE:g} {-EDGE} {size[0]:g} {size[1]:g}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" font-family="{FONT}">'
    return f"{head}{''.join(drawn)}</svg>"


def _box(box: Box, rules: TableRules, said: Catalogue) -> str:
    x, y = float(box.rect.left) * BOX, float(box.rect.top) * BOX
    width, height = float(box.rect.right) * BOX - x, float(box.rect.bottom) * BOX - y
    colour = rules.wheel.colours[box.number] if box.number else None
    fill = {Colour.RED: RED, Colour.BLACK: BLACK, Colour.GREEN: GREEN}[colour] if colour else "#ffffff"
    label, text = box.label, "#ffffff" if colour else INK
    if box.bet.shape in (Shape.RED, Shape.BLACK):
        text = RED if box.bet.shape is Shape.RED else BLACK
    if not box.number and not box.prescribed and said.language != "en":
        label = _label(box, said)
    if box.number in rules.wheel.void:
        fill, text, label = TINT, GREEN, f"{box.label} {said('label.covered')}"
    size = 18 if box.number else 13
    line = "#ffffff" if colour and box.number not in rules.wheel.void else GREEN
    rect = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}" stroke="{line}"/>'
    aside = {12: -2 if box.bet.shape is Shape.COLUMN else 0, 18: 9}.get(len(box.bet.covers), 0)  # room for its chip
    middle = f"{x + width / 2 + aside:g}", f"{y + height / 2:g}"
    turn = f' transform="rotate(-90 {middle[0]} {middle[1]})"' if " " in label and box.number else ""
    size = 11 if turn else size
    place = f'x="{middle[0]}" y="{float(middle[1]) + size * 0.34:g}"'
    return f'{rect}<text {place} font-size="{size}" fill="{text}" text-anchor="middle"{turn}>{escape(label)}</text>'


def _label(box: Box, said: Catalogue) -> str:
    """What is printed in a box beside the numbers; a column box says what it pays in every language."""
    if box.bet.shape in (None, Shape.DOZEN, Shape.COLUMN, Shape.LOW, Shape.HIGH):
        return box.label
    return said(f"kind.{box.bet.shape}")


def _examples(rules: TableRules) -> Iterator[tuple[Place, str]]:
    """One place for each kind, from the middle of those there are, where its chip hides no other."""
    taken: list[tuple[float, float]] = []
    for kind, letter in letters(rules).items():
        places = [place for place in rules.layout.places.values() if place.bet.kind == kind]
        middle = len(places) // 2
        for place in sorted(places, key=lambda place: abs(places.index(place) - middle)):
            at = (float(place.point.x), float(place.point.y))
            if all(abs(at[0] - x) > 0.62 or abs(at[1] - y) > 0.62 for x, y in taken):
                break
        taken.append(at)
        yield place, letter


def _chip(place: Place, letter: str) -> str:
    x, y = float(place.point.x) * BOX, float(place.point.y) * BOX
    if place.bet.shape is Shape.STRAIGHT:
        x, y = x + 10, y + 10  # in a corner of its box, so that the number can be read
    elif place.bet.shape is Shape.COLUMN:
        x += BOX / 2 + 3  # beside the label, not on it
    elif place.bet.shape in (None, Shape.DOZEN) or len(place.bet.covers) == 18:
        x = float(place.zone.left) * BOX + 10
    circle = f'<circle cx="{x:g}" cy="{y:g}" r="9" fill="#ffffff" stroke="{INK}" stroke-width="1.4"/>'
    return f'{circle}<text x="{x:g}" y="{y + 4:g}" font-size="11.5" fill="{INK}" text-anchor="middle">{letter}</text>'
