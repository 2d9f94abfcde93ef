"""Numbers as people write them down: any separator, one or many on a line, with dates, colours and names between."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from croupier.lean import dataclass

ROWS_LOOKED_AT = 400
COLUMNS_MAX = 12
SURE = 0.9  # of the cells of a column are numbers of the wheel: that is where the numbers are
DEALERS_MAX = 60

APART = re.compile(r"[\s,;|\[\](){}\"'“”]+")
DATE_OR_TIME = re.compile(
    r"\d{4}[-/.]\d\d?[-/.]\d\d?T?|\d\d?[-/.]\d\d?[-/.]\d{2,4}|(\d\d?:)+\d\d(\.\d+)?Z?|am|pm", re.I
)
RUN = re.compile(r"\d+(?:[-/.]\d+)+")  # 17-4-22
MORE_ZEROS = re.compile(r"(double|triple)[\s_-]*zero", re.I)
SPOKEN = {"zero": "0", "null": "0", "zéro": "0"}
COLOURS = frozenset(["red", "black", "green", "r", "b", "g", "rot", "schwarz", "grün", "rouge", "noir", "vert"])


def _zeros(said: re.Match[str]) -> str:
    return "00" if said[1].lower() == "double" else "000"


def words(line: str) -> Iterator[str]:
    """What stands on a line, piece by piece, without dates, times and remarks after #."""
    for word in APART.split(MORE_ZEROS.sub(_zeros, line.partition("#")[0])):
        piece = word.rstrip(".")
        if not piece or piece == "-" or DATE_OR_TIME.fullmatch(piece):
            continue
        yield from re.split(r"[-/.]", piece) if RUN.fullmatch(piece) else (piece,)


def numbers_on(line: str, known: Mapping[str, int]) -> tuple[list[int], list[str]]:
    """The pockets on a line, and the words that mean none. A colour beside a number says nothing new."""
    found, strange = [], []
    for word in words(line):
        place = known.get(word, known.get(SPOKEN.get(word.lower(), ""), -1))
        if place >= 0:
            found.append(place)
        else:
            strange.append(word)
    return found, [word for word in strange if not found or word.lower() not in COLOURS]


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the numbers of a table without a header are, and the dealers, counted from 0."""

    number: int
    dealer: int | None


def columns_of(lines: list[str], between: str, known: Mapping[str, int]) -> Columns | None:
    """Which column is which, or None where the lines are no table: all columns are numbers then, or none is."""
    rows = [line.split(between) for line in lines[:ROWS_LOOKED_AT]]
    width = len(rows[0]) if rows else 0
    if not 2 <= width <= COLUMNS_MAX or any(len(row) != width for row in rows):
        return None
    cells = [[row[place].strip().strip('"') for row in rows] for place in range(width)]
    counting = {place for place, column in enumerate(cells) if len(rows) > 1 and _counts(column)}
    numbers = [
        place
        for place, column in enumerate(cells)
        if place not in counting
        and sum(
            bool(cell) and not numbers_on(cell, known)[1] and len(numbers_on(cell, known)[0]) == 1 for cell in column
        )
        >= SURE * len(rows)
    ]
    if len(numbers) != 1:
        return None
    people = [place for place, column in enumerate(cells) if place not in numbers and _names(column)]
    return Columns(numbers[0], people[0] if len(people) == 1 else None)


def _counts(column: list[str]) -> bool:
    """1, 2, 3 ... from the first row to the last, up or down."""
    if not all(cell.isdigit() for cell in column):
        return False
    values = [int(cell) for cell in column]
    return values == list(range(values[0], values[0] + len(values))) or values == list(
        range(values[0], values[0] - len(values), -1)
    )


def _names(column: list[str]) -> bool:
    told = {cell.lower() for cell in column}
    return len(told) <= DEALERS_MAX and all(cell[:1].isalpha() for cell in told) and not told <= COLOURS
