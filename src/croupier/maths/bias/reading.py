"""Past spins from a file: numbers in any form (see `lists`), CSV, a spreadsheet, a journal, a sensor's recording."""

from __future__ import annotations

import csv
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from itertools import chain, count
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.game import Wheel
from croupier.lean import dataclass
from croupier.maths.bias.cells import Cells, distinct, plain_columns
from croupier.maths.bias.lists import ROWS_LOOKED_AT, columns_of, numbers_on
from croupier.maths.bias.sensed import is_recording, sensed
from croupier.maths.bias.sheets import is_spreadsheet, sheet_text
from croupier.refusal import Refused

UNREAD_SHOWN = 20
NUMBER_COLUMNS = ("number", "winning_number", "result", "outcome", "pocket", "spin_result", "spin", "zahl", "numéro")
DEALER_COLUMNS = ("dealer", "croupier", "dealer_name")
DIRECTION_COLUMNS = ("direction", "rotor_direction", "wheel_direction", "rotor", "drehrichtung")
SPEED_COLUMNS = ("rotor_rpm", "rpm", "rotor_speed", "wheel_speed")
CLOCKWISE = ("clockwise", "cw", "right", "r", "+", "1", "+1")
COUNTER_CLOCKWISE = (
    "counter-clockwise",
    "counterclockwise",
    "anticlockwise",
    "anti-clockwise",
    "ccw",
    "left",
    "l",
    "-",
    "-1",
)
TURNS = {**dict.fromkeys(CLOCKWISE, 1), **dict.fromkeys(COUNTER_CLOCKWISE, -1)}


@dataclass(frozen=True, slots=True)
class Unread:
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Spins:
    """Results in the order they fell, as places in `wheel.pockets`.

    `dealer[i]` is the place in `dealers` of who spun; it is empty where the file does not tell. `unread` shows the
    first lines that could not be read, `unread_count` says how many there are; `understood` is how the file was read.
    `direction` is 1 where the rotor turned clockwise, -1 where not, 0 where that is not known; `rotor_rpm` is its
    speed, or no number. Both are empty where the file tells neither.
    """

    wheel: Wheel
    pockets: NDArray[np.int16]
    dealers: tuple[str, ...]
    dealer: NDArray[np.int32]
    unread: tuple[Unread, ...]
    unread_count: int
    understood: str = ""
    direction: NDArray[np.int8] = field(default_factory=lambda: np.empty(0, np.int8))
    rotor_rpm: NDArray[np.float64] = field(default_factory=lambda: np.empty(0))

    @property
    def on_ring(self) -> NDArray[np.int64]:
        """The same results as places on the ring."""
        place = {pocket: index for index, pocket in enumerate(self.wheel.ring)}
        return np.array([place[pocket] for pocket in self.wheel.pockets])[self.pockets]

    @property
    def ring_counts(self) -> list[int]:
        """How often each pocket came, in the order of the ring."""
        counts: list[int] = np.bincount(self.on_ring, minlength=len(self.wheel.ring)).tolist()
        return counts

    @property
    def results(self) -> NDArray[np.uint8]:
        """The same results as places in `wheel.results`, without the void ones: as a simulation wants them."""
        wheel = self.wheel
        known = {pocket: index for index, pocket in enumerate(wheel.results)}
        places = np.array([known.get(pocket, 255) for pocket in wheel.pockets], np.uint8)[self.pockets]
        return np.asarray(places[places != 255])


def read_spins(
    file: Path, wheel: Wheel, *, column: str | None = None, dealer: str | None = None, table: str | None = None
) -> Spins:
    """Spins of a file in any form."""
    return spins_in(file.read_bytes(), wheel, column=column, dealer=dealer, table=table)


def spins_in(
    content: bytes, wheel: Wheel, *, column: str | None = None, dealer: str | None = None, table: str | None = None
) -> Spins:
    """Which form it has is seen from how it begins and from what is asked for."""
    if is_spreadsheet(content):
        name, written = sheet_text(content)
        spins = spins_in(written.encode(), wheel, column=column, dealer=dealer, table=table)
        return replace(spins, understood=f"Sheet “{name}”: {spins.understood[:1].lower()}{spins.understood[1:]}")
    if is_recording(content[:4096]):
        return _recorded(content, wheel)
    text = content.decode("utf-8-sig", errors="replace").replace("\r\n", "\n").replace("\r", "\n")
    first = text.lstrip()[:4096].partition("\n")[0]
    if first.startswith("{"):
        return _collected(wheel, _from_journal(text, table), "Declared results of a journal")
    named = [cell.strip() for cell in next(csv.reader([first], delimiter=_delimiter(first)), [])]
    cells = [_plain(cell) for cell in named]
    header = bool(set(cells) & set(NUMBER_COLUMNS)) or (len(cells) > 1 and not any(map(str.isdigit, first)))
    if column is None and dealer is None and not header:
        return _without_header(text, wheel, _delimiter(first))
    return _from_csv(wheel, text, first, named, column, dealer)


def _plain(name: str) -> str:
    """`Winning Number` is winning_number."""
    return "_".join(name.lower().replace("-", " ").split())


def _labels(wheel: Wheel) -> dict[str, int]:
    """How a pocket may be written; `07` is 7, but 00 is a pocket of its own or none."""
    labels = {str(pocket): index for index, pocket in enumerate(wheel.pockets)}
    padded = {f"0{pocket}": index for pocket, index in labels.items() if len(pocket) == 1 and pocket != "0"}
    return {**padded, **labels}


def _without_header(text: str, wheel: Wheel, between: str) -> Spins:
    """A table that does not say what its columns are, or numbers in a row."""
    known = _labels(wheel)
    lines = [line for line in text.split("\n", ROWS_LOOKED_AT + 1)[:ROWS_LOOKED_AT] if line.strip()]
    found = columns_of(lines, between, known)
    if found is None:
        return _listed(text, wheel, known)
    told = f"Numbers from the column {found.number + 1}"
    told = told if found.dealer is None else f"{told}, dealers from column {found.dealer + 1}"
    return _collected(wheel, _columns(text, between, (found.number, found.dealer, None, None), skip=False), told)


def _listed(text: str, wheel: Wheel, known: Mapping[str, int]) -> Spins:
    """Made for a million lines: one look-up each, and a closer look only at what that does not know."""
    lines = text.split("\n")
    codes = np.fromiter((known.get(line, -1) for line in lines), np.int16, len(lines))
    closer: dict[int, list[int]] = {}
    unread: list[Unread] = []
    for place in np.flatnonzero(codes < 0).tolist():
        closer[place], strange = numbers_on(lines[place], known)
        alone = not closer[place] and len(strange) == 1
        unread += [Unread(place + 1, (lines[place].strip() if alone else word)[:80]) for word in strange]
    most = max((len(found) for found in closer.values()), default=1)
    told = "One number on a line" if most <= 1 else f"Up to {most} numbers on a line"
    if most > 1 and sum(map(len, closer.values())) == most:
        told = f"{most} numbers on a line"
    if any(closer.values()):
        spread = (closer[place] if code < 0 else (code,) for place, code in enumerate(codes.tolist()))
        codes = np.fromiter(chain.from_iterable(spread), np.int16)
    return Spins(wheel, codes[codes >= 0], (), np.empty(0, np.int32), tuple(unread[:UNREAD_SHOWN]), len(unread), told)


@dataclass(frozen=True, slots=True)
class Told:
    """Columns of a file, or none where it has none of a kind. `lines` says on which line each number stands."""

    lines: Sequence[int]
    numbers: Sequence[str]
    dealers: Sequence[str] = ()
    directions: Sequence[str] = ()
    speeds: Sequence[str] = ()


def _collected(wheel: Wheel, told: Told, understood: str) -> Spins:
    """Made for a million rows: one look-up for each cell, and a closer look only at what that does not know."""
    known, numbers = _labels(wheel), told.numbers
    if isinstance(numbers, Cells):
        codes = numbers.codes(known)
    else:
        codes = np.fromiter((known.get(number, -1) for number in numbers), np.int16, len(numbers))
    for place in np.flatnonzero(codes < 0).tolist():
        found, strange = numbers_on(numbers[place], known)
        if len(found) == 1 and not strange:
            codes[place] = found[0]
    missing = np.flatnonzero(codes < 0).tolist()
    unread = tuple(Unread(told.lines[place], numbers[place].strip()[:80]) for place in missing[:UNREAD_SHOWN])
    readable = codes >= 0
    names, who = distinct(told.dealers)
    dealers = tuple(sorted({name.strip() for name in names} - {""}))
    places = {name: index for index, name in enumerate(dealers)}
    ways, way = distinct(told.directions)
    speeds, speed = distinct(told.speeds)
    return Spins(
        wheel,
        codes[readable],
        dealers,
        _by_row([places.get(name.strip(), -1) for name in names] if dealers else [], who, readable, np.int32),
        unread,
        len(missing),
        understood,
        _by_row([TURNS.get(name.strip().lower(), 0) for name in ways], way, readable, np.int8),
        _by_row([_number(text) for text in speeds], speed, readable, np.float64),
    )


def _by_row(values: Sequence[float], which: NDArray[np.int64], readable: NDArray[np.bool_], kind: type) -> NDArray[Any]:
    """What stands in each row that is read; nothing where there are no values at all."""
    return np.array(values, kind)[which[readable]] if values else np.empty(0, kind)


def _number(text: str) -> float:
    try:
        return float(text.strip().replace(",", "."))
    except ValueError:
        return math.nan


def _delimiter(first: str) -> str:
    return max(",;\t|", key=first.count)


def _from_csv(wheel: Wheel, text: str, first: str, named: list[str], column: str | None, dealer: str | None) -> Spins:
    cells = [_plain(name) for name in named]
    at, header = _column(cells, column, NUMBER_COLUMNS)
    by = None
    if dealer is not None or set(cells) & set(DEALER_COLUMNS):
        by, _ = _column(cells, dealer, DEALER_COLUMNS)
    ways, speeds = (
        next((cells.index(name) for name in usual if name in cells), None)
        for usual in (DIRECTION_COLUMNS, SPEED_COLUMNS)
    )
    skip = header or not any(cell[:1].isdigit() for cell in cells)
    names = [f"“{name}”" if skip else str(place + 1) for place, name in enumerate(named)]
    told = f"Numbers from the column {names[at]}"
    for what, place in (("dealers", by), ("the rotor's direction", ways), ("its speed", speeds)):
        told += "" if place is None else f", {what} from {names[place]}"
    return _collected(wheel, _columns(text, _delimiter(first), (at, by, ways, speeds), skip=skip), told)


def _columns(text: str, between: str, places: tuple[int, int | None, int | None, int | None], *, skip: bool) -> Told:
    """The columns that are wanted: number, dealer, direction, speed. A row without a number is given whole."""
    if columns := plain_columns(text, between):
        column, *others = (None if place is None else columns[place][skip:] for place in places)
        assert column is not None
        return Told(range(1 + skip, 1 + skip + len(column)), column, *(each or [] for each in others))
    if '"' in text:  # a cell may have the separator in it, or go on over several lines
        reader = csv.reader(text.split("\n"), delimiter=between)
        numbered = [(reader.line_num, row) for row in reader if any(map(str.strip, row))][skip:]
        told = [
            [row[place] if place < len(row) else "" for _, row in numbered] if place is not None else []
            for place in places
        ]
        return Told(
            [line for line, _ in numbered], _or_whole(told[0], [between.join(row) for _, row in numbered]), *told[1:]
        )
    rows = text.split("\n")
    lines = [line for line, row in enumerate(rows, start=1) if row.strip()][skip:]
    rows = [row for row in rows if row.strip()][skip:]
    told = [
        [(row.split(between) + [""] * (place + 1))[place] for row in rows] if place is not None else []
        for place in places
    ]
    return Told(lines, _or_whole(told[0], rows), *told[1:])


def _or_whole(numbers: list[str], rows: list[str]) -> list[str]:
    return [number or row for number, row in zip(numbers, rows, strict=True)] if "" in numbers else numbers


def _column(cells: list[str], asked: str | None, usual: tuple[str, ...]) -> tuple[int, bool]:
    """Where a column is, and whether the first line names it. A number counts columns from 1."""
    if asked is not None and asked.isdigit() and 1 <= int(asked) <= len(cells):
        return int(asked) - 1, False
    for name in (_plain(asked),) if asked is not None else usual:
        if name in cells:
            return cells.index(name), True
    raise Refused(
        "no_such_column.first_line",
        "There is no column “{usual}”. The first line has: {columns:list}.",
        column=asked,
        columns=cells,
        usual=asked or usual[0],
    )


Row = tuple[int, str, str, str]
"""Line, number, dealer, the rotor's direction."""


def _from_journal(text: str, table: str | None) -> Told:
    """Declared results of one table with who spun; a corrected result counts as corrected, a void one as it fell."""
    kinds = ("ball-spun", "result-declared", "result-corrected", "result-mended", "spin-voided")
    wanted = tuple(f'"kind":"{kind}/' for kind in kinds)
    spun: dict[str, tuple[str, str]] = {}
    rows: dict[str, dict[tuple[Any, int], Row]] = {}
    serial = count()
    for line, entry in enumerate(text.split("\n"), start=1):
        if not any(kind in entry for kind in wanted):
            continue
        try:
            event = json.loads(entry)
            kind, stream, data = event["kind"].partition("/")[0], event["stream"], event["data"]
            if kind == "ball-spun":
                spun[stream] = (str(data["dealer"]), str(data.get("wheel", "")))
                continue
            found, number, turn = rows.setdefault(stream, {}), str(data["number"]), data["round"]
        except (ValueError, KeyError, TypeError, AttributeError):
            rows.setdefault("", {})["unread", line] = (line, entry[:80], "", "")
            continue
        if kind in ("result-corrected", "result-mended"):
            last = next((key for key in reversed(found) if key[0] == turn), None)
            if last:
                found[last] = (found[last][0], number, *found[last][2:])
                continue
        found[turn, next(serial)] = (line, number, *spun.get(stream, ("", "")))
    broken = rows.pop("", {})
    streams = [stream for stream in rows if table in (None, stream, stream.rpartition("/")[2])]
    if len(streams) != 1:
        raise Refused(
            "which_table",
            "Say which table is meant. Tables with results in this journal: {tables:list}.",
            tables=list(rows),
            asked=table,
        )
    fell = (*broken.values(), *rows[streams[0]].values())
    return Told(*(list(column) for column in zip(*fell, strict=True)))


def _recorded(content: bytes, wheel: Wheel) -> Spins:
    """What a sensor's line said: each result, with how the rotor turned meanwhile."""
    heard = sensed(content, wheel.pockets)
    known = _labels(wheel)
    return Spins(
        wheel,
        np.array([known[each.number] for each in heard], np.int16),
        (),
        np.empty(0, np.int32),
        (),
        0,
        "Results of a wheel sensor's recording, with the rotor's direction and speed",
        np.array([each.direction for each in heard], np.int8),
        np.array([each.rotor_rpm for each in heard]),
    )
