"""A table's layout as JSON for pages: enough to draw the felt, to hit a place, and to lay a call."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import field
from fractions import Fraction
from functools import lru_cache
from typing import Any

from starlette.responses import Response

from croupier.game.layout import Point, Rect
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.rules import TableRules, announced_chips
from croupier.web.shown.felt import LayoutShown


@dataclass(frozen=True, slots=True)
class Of:
    """Rules by their digest."""

    digest: str
    rules: TableRules = field(compare=False)


def layout_answer(rules: TableRules) -> Response:
    """Written once for all terminals of all tables that play by the same."""
    return Response(_written(Of(rules.digest, rules)), media_type="application/json")


@lru_cache(maxsize=64)
def _written(of: Of) -> bytes:
    return LayoutShown.model_validate(layout_json(of.rules)).model_dump_json().encode()


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
                "prescribed": box.prescribed,
                "bet": box.bet.id,
                "shape": box.bet.shape,
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
        "announced": list(_announced(rules)),
    }


def _bet(rules: TableRules, bet_id: str) -> dict[str, Any]:
    bet = rules.layout.bets[bet_id]
    limit = rules.limit(bet.kind)
    return {
        "bet": bet_id,
        "kind": bet.kind,
        "shape": bet.shape,
        "name": rules.name(bet.kind),
        "covers": bet.numbers,
        "pays": rules.pay_table.to_one[bet.kind],
        "min": limit.min if limit else None,
        "max": limit.max if limit else None,
    }


def _announced(rules: TableRules) -> Iterator[dict[str, Any]]:
    """Every call that this table takes, with its chips."""
    calls = {call: said.name.value for call, said in rules.rulebook.announced.items()}
    if calls:
        calls |= {f"neighbours-{number}": f"Neighbours of {number}" for number in rules.wheel.ring}
        calls |= {f"finale-{digit}": f"Finale {digit}" for digit in range(10)}
    for call, name in calls.items():
        with suppress(Refused):  # The layout has not every bet that it needs.
            yield {"call": call, "name": name, "chips": dict(announced_chips(rules, call))}


def _rect(rect: Rect) -> list[float]:
    return [_number(side) for side in (rect.left, rect.top, rect.right, rect.bottom)]


def _point(point: Point) -> list[float]:
    return [_number(point.x), _number(point.y)]


def _number(value: int | Fraction) -> float:
    return float(value)
