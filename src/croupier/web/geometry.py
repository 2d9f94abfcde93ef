"""A table's layout and rules as JSON for pages: enough to draw the felt, to hit a place, and to say what it pays."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from croupier.domain import plain
from croupier.game.layout import Point, Rect
from croupier.rules import TableRules
from croupier.rules.writer import as_data


def layout_json(rules: TableRules) -> dict[str, Any]:
    """The unit is one number box; x runs along the streets, y towards the player."""
    layout, wheel = rules.layout, rules.wheel
    return {
        "wheel": {
            "name": wheel.name,
            "ring": [{"pocket": pocket, "colour": wheel.colours[pocket].value} for pocket in wheel.ring],
            "void": sorted(wheel.void),
        },
        "boxes": [
            {
                "label": box.label,
                "bet": box.bet.id,
                "number": box.number,
                "colour": wheel.colours[box.number].value if box.number else None,
                "rect": _rect(box.rect),
                "offered": box.bet.id in layout.bets,
            }
            for box in layout.boxes
        ],
        "places": [
            {
                "place": place.id,
                "bet": place.bet.id,
                "point": _point(place.point),
                "zone": _rect(place.zone),
            }
            for place in layout.places.values()
        ],
        "bets": [_bet(rules, bet_id) for bet_id in layout.bets],
    }


def _bet(rules: TableRules, bet_id: str) -> dict[str, Any]:
    bet = rules.layout.bets[bet_id]
    limit = rules.limit(bet.kind)
    return {
        "bet": bet_id,
        "kind": bet.kind.value,
        "name": rules.name(bet.kind),
        "covers": sorted(bet.covers, key=lambda pocket: -1 if pocket == "00" else int(pocket)),
        "pays": rules.pay_table.to_one[bet.kind],
        "min": limit.min if limit else None,
        "max": limit.max if limit else None,
    }


def rules_json(rules: TableRules) -> dict[str, Any]:
    source, pays = rules.rulebook.source, rules.pay_table.to_one
    return {
        "rulebook": rules.rulebook.key,
        "title": source.title,
        "version": str(source.version),
        "digest": rules.digest,
        "option": rules.option.id if rules.option else None,
        "policy": plain(as_data(rules.policy)),
        "pays": [
            {"kind": kind.value, "name": bet.full_name, "pays": pays[kind], "clause": list(bet.pays.clause)}
            for kind, bet in rules.rulebook.bets.items()
        ],
    }


def _rect(rect: Rect) -> list[float]:
    return [_number(side) for side in (rect.left, rect.top, rect.right, rect.bottom)]


def _point(point: Point) -> list[float]:
    return [_number(point.x), _number(point.y)]


def _number(value: int | Fraction) -> float:
    return float(value)
