"""The outlook of a tournament as a picture: survivors by round, and wins against the share of the field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from croupier.maths.tournaments.outlook import Outlook

WIDTH, BAR, GAP = 640, 22, 8
LEFT, SCALE = 170, 400


def outlook_svg(outlook: Outlook, title: str) -> str:
    """Plain SVG, readable in print and without colour: every bar has its number beside it."""
    rounds = {
        f"round {number}: {word}": spread[0]
        for number, left in enumerate(outlook.rounds, start=1)
        for word, spread in (("at its start", left.started), ("with chips", left.with_chips), ("go on", left.going_on))
    }
    wins = {
        f"{name}: {word}": share
        for name, style in outlook.styles.items()
        for word, share in (("of the field", style.fair_share), ("of the wins", style.wins))
    }
    body, height = [], 60
    for heading, bars, percent in (("Players left", rounds, False), ("Who wins", wins, True)):
        body.append(f'<text x="10" y="{height}" font-weight="bold">{heading}</text>')
        height += 14
        body += _bars(bars, height, percent=percent)
        height += len(bars) * (BAR + GAP) + 34
    minutes = outlook.minutes[0]
    facts = f"{minutes:.0f} minutes; luck {outlook.luck:.0%}; played {outlook.runs:,} times"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height + 10}" font-family="sans-serif" '
        f'font-size="13" role="img"><title>{escape(title)}</title>'
        f'<text x="10" y="22" font-size="16">{escape(title)}</text><text x="10" y="40">{facts}</text>'
        f"{''.join(body)}</svg>\n"
    )


def _bars(bars: Mapping[str, float], top: int, *, percent: bool) -> Iterator[str]:
    longest = max(bars.values(), default=0) or 1
    for number, (label, value) in enumerate(bars.items()):
        y, width = top + number * (BAR + GAP), max(1, round(SCALE * value / longest))
        shown = f"{value:.1%}" if percent else f"{value:.1f}"
        fill = "#355e8d" if number % 2 == 0 else "#8fb3d9"
        yield (
            f'<text x="{LEFT - 8}" y="{y + 16}" text-anchor="end">{escape(label)}</text>'
            f'<rect x="{LEFT}" y="{y}" width="{width}" height="{BAR}" fill="{fill}"/>'
            f'<text x="{LEFT + width + 6}" y="{y + 16}">{shown}</text>'
        )
