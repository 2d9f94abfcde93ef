"""Past numbers from a CSV or text file, to drive a table in training. They are marked and never meet real money."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.wheels.sensor.config import pocket_label

NUMBER_COLUMNS = ("number", "result", "outcome", "winning_number", "nn")


@dataclass(frozen=True, slots=True)
class RecordedOutcome:
    """One past number and the line it is from. `training` goes into the journal with it and cannot be set false."""

    number: str
    line: int

    @property
    def training(self) -> bool:
        return True


def recorded_outcomes(path: str | Path, pockets: Sequence[str]) -> tuple[RecordedOutcome, ...]:
    """All numbers of a file. A number that the wheel does not have refuses the whole file: half a history misleads."""
    file = Path(path)
    if not file.is_file():
        raise Refused("no_such_recording", "There is no recording at this path.", path=str(path))
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("recording_unreadable", "The file of past numbers is not UTF-8 text.", path=str(path)) from None
    found = tuple(_outcomes(text, tuple(pockets)))
    if not found:
        raise Refused("recording_empty", "The file has no numbers.", path=str(path))
    return found


def _outcomes(text: str, pockets: tuple[str, ...]) -> Iterator[RecordedOutcome]:
    lines = text.splitlines()
    header = next((line for line in lines if line.strip()), "")
    names = [name.strip().lower() for name in next(csv.reader([header]), [])]
    column = next((names.index(name) for name in NUMBER_COLUMNS if name in names), None)
    if column is None:
        yield from _plain(lines, pockets)
        return
    start = lines.index(header) + 1
    for number, row in enumerate(csv.reader(lines[start:]), start=start + 1):
        if any(cell.strip() for cell in row):
            yield _outcome(row[column] if column < len(row) else "", number, pockets)


def _plain(lines: Sequence[str], pockets: tuple[str, ...]) -> Iterator[RecordedOutcome]:
    """Numbers with anything between them that is no letter; a `#` starts a remark."""
    for number, line in enumerate(lines, start=1):
        for word in re.split(r"[\s,;|]+", line.partition("#")[0].strip()):
            if word:
                yield _outcome(word, number, pockets)


def _outcome(word: str, line: int, pockets: tuple[str, ...]) -> RecordedOutcome:
    label = pocket_label(word, pockets)
    if label is None:
        raise Refused("number_not_on_wheel.plain", "That number is not on this wheel.", number=word, line=line)
    return RecordedOutcome(label, line)
