"""Past spins from a file: numbers in any form (see `lists`), a column of CSV, or a journal export."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, compress, count
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.game import Wheel
from croupier.maths.bias.lists import ROWS_LOOKED_AT, columns_of, numbers_on
from croupier.refusal import Refused

UNREAD_SHOWN = 20
NUMBER_COLUMNS = ("number", "winning_number", "result", "outcome", "pocket", "spin_result", "spin", "zahl", "numéro")
DEALER_COLUMNS = ("dealer", "croupier", "dealer_name")


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
    """Which form it has is seen from the first line and from what is asked for."""
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
    rows = _rows(text, between, found.number, found.dealer, skip=False)
    told = f"Numbers from the column {found.number + 1}"
    return _collected(wheel, rows, told if found.dealer is None else f"{told}, dealers from column {found.dealer + 1}")


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


Row = tuple[int, str, str]
"""Line, number, dealer."""


def _collected(wheel: Wheel, rows: Iterable[Row], understood: str) -> Spins:
    known = _labels(wheel)
    lines, numbers, names = zip(*rows, strict=True) if (rows := list(rows)) else ((), (), ())
    codes = np.fromiter((known.get(number.strip(), -1) for number in numbers), np.int16, len(numbers))
    for place in np.flatnonzero(codes < 0).tolist():
        found, strange = numbers_on(numbers[place], known)
        if len(found) == 1 and not strange:
            codes[place] = found[0]
    missing = compress(zip(lines, numbers, strict=True), codes < 0)
    unread = [Unread(line, number.strip()[:80]) for line, number in missing]
    readable = codes >= 0
    dealers = tuple(sorted({name for name in names if name}))
    places = {name: index for index, name in enumerate(dealers)}
    who = np.fromiter((places.get(name, -1) for name in names), np.int32, len(names)) if dealers else None
    return Spins(
        wheel,
        codes[readable],
        dealers,
        np.empty(0, np.int32) if who is None else who[readable],
        tuple(unread[:UNREAD_SHOWN]),
        len(unread),
        understood,
    )


def _delimiter(first: str) -> str:
    return max(",;\t|", key=first.count)


def _from_csv(wheel: Wheel, text: str, first: str, named: list[str], column: str | None, dealer: str | None) -> Spins:
    cells = [_plain(name) for name in named]
    at, header = _column(cells, column, NUMBER_COLUMNS)
    by = None
    if dealer is not None or set(cells) & set(DEALER_COLUMNS):
        by, _ = _column(cells, dealer, DEALER_COLUMNS)
    skip = header or not any(cell[:1].isdigit() for cell in cells)
    names = [f"“{name}”" if skip else str(place + 1) for place, name in enumerate(named)]
    told = f"Numbers from the column {names[at]}" + ("" if by is None else f", dealers from {names[by]}")
    return _collected(wheel, _rows(text, _delimiter(first), at, by, skip=skip), told)


def _rows(text: str, between: str, at: int, by: int | None, *, skip: bool) -> Iterator[Row]:
    reader = csv.reader(text.split("\n"), delimiter=between)
    for row in reader:
        if not any(cell.strip() for cell in row):
            continue
        if skip:
            skip = False
            continue
        number = row[at] if at < len(row) else ""
        yield (
            reader.line_num,
            number.strip() or ",".join(row),
            row[by].strip() if by is not None and by < len(row) else "",
        )


def _column(cells: list[str], asked: str | None, usual: tuple[str, ...]) -> tuple[int, bool]:
    """Where a column is, and whether the first line names it. A number counts columns from 1."""
    if asked is not None and asked.isdigit() and 1 <= int(asked) <= len(cells):
        return int(asked) - 1, False
    for name in (_plain(asked),) if asked is not None else usual:
        if name in cells:
            return cells.index(name), True
    message = f"There is no column “{asked or usual[0]}”. The first line has: {', '.join(cells)}."
    raise Refused("no_such_column", message, column=asked, columns=cells)


def _from_journal(text: str, table: str | None) -> Iterator[Row]:
    """Declared results of one table with who spun; a corrected result counts as corrected, a void one as it fell."""
    wanted = ('"kind":"ball-spun/', '"kind":"result-declared/', '"kind":"result-corrected/', '"kind":"spin-voided/')
    dealer: dict[str, str] = {}
    rows: dict[str, dict[tuple[Any, int], Row]] = {}
    serial = count()
    for line, entry in enumerate(text.split("\n"), start=1):
        if not any(kind in entry for kind in wanted):
            continue
        try:
            event = json.loads(entry)
            kind, stream, data = event["kind"].partition("/")[0], event["stream"], event["data"]
            if kind == "ball-spun":
                dealer[stream] = str(data["dealer"])
                continue
            found, number, turn = rows.setdefault(stream, {}), str(data["number"]), data["round"]
        except (ValueError, KeyError, TypeError, AttributeError):
            rows.setdefault("", {})["unread", line] = (line, entry[:80], "")
            continue
        if kind == "result-corrected":
            last = next((key for key in reversed(found) if key[0] == turn), None)
            if last:
                found[last] = (found[last][0], number, found[last][2])
                continue
        found[turn, next(serial)] = (line, number, dealer.get(stream, ""))
    broken = rows.pop("", {})
    streams = [stream for stream in rows if table in (None, stream, stream.rpartition("/")[2])]
    if len(streams) != 1:
        there = ", ".join(rows) or "none"
        message = f"Say which table is meant. Tables with results in this journal: {there}."
        raise Refused("which_table", message, tables=list(rows), asked=table)
    yield from broken.values()
    yield from rows[streams[0]].values()
