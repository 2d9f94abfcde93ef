"""The same slip at several tables: rulebooks, wheels and options side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from croupier.maths.exact.figures import exact_figure
from croupier.maths.exact.slips import coup, read_slip
from croupier.refusal import Refused
from croupier.rules import available_options, table_rules
from croupier.rules.book.library import RULEBOOKS, rulebook

Table = tuple[str, str, str | None, str | None]
"""Rulebook, wheel, option and choice."""


def every_table() -> Iterator[Table]:
    for book in RULEBOOKS:
        for wheel in rulebook(book).wheels.value:
            rules = table_rules(book, wheel)
            yield book, wheel, None, None
            for option in available_options(rules.rulebook, rules.policy).values():
                for choice in option.choices:
                    yield book, wheel, option.id, choice.value if len(option.choices) > 1 else None


def compared(bets: Sequence[str], unit: int, tables: Sequence[Table]) -> list[dict[str, Any]]:
    """A row for each table, the cheapest first; `refused` says why the slip cannot be made there."""
    rows = []
    for book, wheel, option, choice in tables:
        row: dict[str, Any] = {"rulebook": book, "wheel": wheel, "option": option, "choice": choice, "refused": None}
        try:
            one = coup(read_slip(table_rules(book, wheel), bets, unit, option=option, choice=choice, limits=False))
        except Refused as refusal:
            rows.append({**row, "refused": refusal.as_json()})
            continue
        rows.append(
            {
                **row,
                "edge": exact_figure(one.edge),
                "deviation": one.net.standard_deviation,
                "hit_frequency": exact_figure(one.hit_frequency),
                "spins": exact_figure(one.spins),
            }
        )
    return sorted(rows, key=lambda row: row["edge"]["value"] if row["refused"] is None else 2.0)
