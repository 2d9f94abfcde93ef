"""Charts for paper: lines, a fan of bankrolls, and the pockets around a ring, as plain SVG."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

WIDE, HIGH, FOOT, SIDE = 640, 200, 24, 74
GOLD, GREY, PALE, INK = "#b58a2b", "#c9c5ba", "#ece3cb", "#3b3a36"
INKS = (GOLD, "#2f5d8c", "#7a2e39", "#4c7a4a")
TYPE = f'font-family="sans-serif" font-size="13" fill="{INK}"'
Point = tuple[float, float]


class Frame:
    """From figures to places on the paper, with both axes labelled at their ends."""

    def __init__(
        self, across: Point, up: Point, x_text: Callable[[float], str], y_text: Callable[[float], str]
    ) -> None:
        self.across, self.up, self.x_text, self.y_text = across, up, x_text, y_text

    def at(self, point: Point) -> str:
        return f"{self.x(point[0])},{self.y(point[1])}"

    def x(self, value: float) -> float:
        low, high = self.across
        return round(SIDE + (value - low) / (high - low or 1) * (WIDE - SIDE), 2)

    def y(self, value: float) -> float:
        low, high = self.up
        return round(HIGH - (value - low) / (high - low or 1) * (HIGH - 10), 2)

    def drawn(self, parts: Iterable[str]) -> str:
        (left, right), (low, high) = self.across, self.up
        axes = f'<path d="M{SIDE} 0V{HIGH}H{WIDE}" fill="none" stroke="{INK}"/>'
        texts = (
            f'<text x="{SIDE}" y="{HIGH + 17}" {TYPE}>{self.x_text(left)}</text>',
            f'<text x="{WIDE}" y="{HIGH + 17}" text-anchor="end" {TYPE}>{self.x_text(right)}</text>',
            f'<text x="{SIDE - 6}" y="{HIGH}" text-anchor="end" {TYPE}>{self.y_text(low)}</text>',
            f'<text x="{SIDE - 6}" y="14" text-anchor="end" {TYPE}>{self.y_text(high)}</text>',
        )
        return svg((*parts, axes, *texts))


def svg(parts: Iterable[str], high: int = HIGH + FOOT) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}">{"".join(parts)}</svg>'


def line(frame: Frame, points: Sequence[Point], ink: str, wide: float = 2.0) -> str:
    places = " ".join(map(frame.at, points))
    return f'<polyline points="{places}" fill="none" stroke="{ink}" stroke-width="{wide}"/>'


def lines_svg(frame: Frame, lines: Sequence[tuple[str, Sequence[Point]]], mark: Point | None = None) -> str:
    """Each line with its name, where there are several; `mark` is a dot."""
    parts = [line(frame, points, INKS[place % len(INKS)]) for place, (_, points) in enumerate(lines)]
    if len(lines) > 1:
        parts += [
            f'<rect x="{SIDE + 14}" y="{12 + 18 * place}" width="18" height="4" fill="{INKS[place % len(INKS)]}"/>'
            f'<text x="{SIDE + 38}" y="{19 + 18 * place}" {TYPE}>{escape(name)}</text>'
            for place, (name, _) in enumerate(lines)
        ]
    if mark is not None:
        parts.append(f'<circle cx="{frame.x(mark[0])}" cy="{frame.y(mark[1])}" r="5" fill="{INK}"/>')
    return frame.drawn(parts)


def fan_svg(frame: Frame, found: dict[str, Any]) -> str:
    """Bands for nine of ten and for half of all, the median, and some players as they went."""
    start: Point = (0, found["bankroll"])
    marks = found["marks"]

    def edge(place: int) -> list[Point]:
        return [start, *((mark["spin"], mark["quantiles"][place]) for mark in marks)]

    def band(low: int, high: int, ink: str) -> str:
        places = " ".join(map(frame.at, [*edge(low), *reversed(edge(high))]))
        return f'<polygon points="{places}" fill="{ink}"/>'

    paths = (
        line(frame, [start, *((point["spin"], point["bankroll"]) for point in path)], GREY, 0.6)
        for path in found["paths"]
    )
    return frame.drawn((band(0, 4, PALE), band(1, 3, "#d9c48f"), *paths, line(frame, edge(2), GOLD, 2.5)))


def ring_svg(counts: Sequence[dict[str, Any]], expected: float) -> str:
    """A bar for each pocket in the order of the ring, cut open at its first."""
    most = max(expected, *(one["count"] for one in counts)) or 1
    across = WIDE / len(counts)

    def bar(place: int, one: dict[str, Any]) -> str:
        tall = round(one["count"] / most * (HIGH - 8), 2)
        ink = GOLD if one["count"] > expected else GREY
        left, middle = place * across, (place + 0.5) * across
        return (
            f'<rect x="{left:.2f}" y="{HIGH - tall}" width="{across - 1.5:.2f}" height="{tall}" fill="{ink}"/>'
            f'<text x="{middle:.2f}" y="{HIGH + 14}" text-anchor="middle" font-family="sans-serif" font-size="9" '
            f'fill="{INK}">{escape(one["number"])}</text>'
        )

    level = round(HIGH - expected / most * (HIGH - 8), 2)
    dashed = f'<line x1="0" x2="{WIDE}" y1="{level}" y2="{level}" stroke="{INK}" stroke-dasharray="4 3"/>'
    return svg((*(bar(place, one) for place, one in enumerate(counts)), dashed))
