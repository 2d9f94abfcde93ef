"""The journal as JSON lines: an event a line (what is hashed, and the hash), a checkpoint a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TextIO

from croupier.journal.port import Journal
from croupier.journal.record.encoding import canonical, fields_of
from croupier.journal.record.format import Recorded


def export(journal: Journal, out: TextIO, *, after: int = 0) -> int:
    """Writes the events after a sequence, then the checkpoints; returns how many events there were."""
    end = journal.head().sequence  # Events that come while we write are for the next export.
    written = 0
    for line in lines(journal.read_all(after, end - after)):
        out.write(line)
        written += 1
    for note in journal.checkpoints():
        if int(note.split("\n")[1]) <= end:
            out.write(canonical({"checkpoint": note}) + "\n")
    return written


def lines(events: Iterable[Recorded]) -> Iterator[str]:
    for event in events:
        yield canonical(fields_of(event) | {"hash": event.hash}) + "\n"


def read_lines(file: Path, *, only: bytes = b"") -> Iterator[tuple[int, dict[str, Any] | None]]:
    """Each line's place in the file and its content; None for a line that is not JSON, or not in canonical form.

    `only`: leave out the lines that do not begin with this.
    """
    with file.open("rb") as source:
        place = 0
        for line in source:
            if line.startswith(only):
                yield place, _object(line)
            place += len(line)


def read_places(file: Path, places: Iterable[int]) -> Iterator[dict[str, Any]]:
    """Lines that `read_lines` has read before."""
    with file.open("rb") as source:
        for place in places:
            source.seek(place)
            yield json.loads(source.readline())


def _object(line: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
        return found if isinstance(found, dict) and canonical(found).encode() + b"\n" == line else None
    except (ValueError, RecursionError):
        return None
