"""A wheel whose pockets are not equally likely, as a command hears of it: in words, or in a file, also of counts."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Annotated

import typer

from croupier.maths import Slip
from croupier.maths.exact.questions.kelly import Chances, on_wheel, read_pocket, unequal
from croupier.rules import TableRules

Pockets = Annotated[
    list[str] | None,
    typer.Option("--pocket", help="A pocket with its chance: 17=0.04 or 17=1/25; the others share the rest equally."),
]
ChancesFile = Annotated[
    Path | None,
    typer.Option("--chances", help="A file with a pocket and its chance, or how often it came, on each line."),
]


def unequal_slip(slip: Slip, pockets: list[str] | None, file: Path | None) -> Slip:
    """The slip on a wheel whose pockets are not equally likely, where chances are given."""
    chances = read_pockets(slip.rules, pockets or (), file)
    return on_wheel(slip, chances) if chances else slip


def read_pockets(rules: TableRules, texts: Iterable[str], file: Path | None) -> dict[str, Fraction] | None:
    """The chance of every pocket, from words and a file; None where nothing is said and the wheel is fair.

    A file has a pocket and its chance on each line, or how often it came: whole numbers count, and a pocket that is
    not there never came. A first line of words is its heading.
    """
    given = dict(read_pocket(text) for text in texts)
    if file is not None:
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
        if lines and not lines[0].strip()[0].isdigit():
            lines = lines[1:]
        found = dict(read_pocket(line) for line in lines)
        total = sum(found.values(), Fraction(0))
        if total > 1 and all(times.denominator == 1 and times >= 0 for times in found.values()):
            found = {pocket: found.get(pocket, Fraction(0)) / total for pocket in {**found, **_none(rules)}}
        given = {**found, **given}
    return unequal(rules, given) if given else None


def _none(rules: TableRules) -> Chances:
    return dict.fromkeys(rules.wheel.results, Fraction(0))
