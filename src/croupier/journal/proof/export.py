"""The journal as JSON lines: a record a line (what is hashed, and the hash), a checkpoint a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from croupier.canonical import canonical
from croupier.journal.port import Head, Journal
from croupier.journal.proof.checkpoint import parse
from croupier.journal.record.cursor import BEGINNING, Cursor


def export(journal: Journal, out: TextIO, *, after: Cursor = BEGINNING) -> tuple[int, Cursor]:
    """Writes the records after a cursor, then the checkpoints; returns how many, and where the next export goes on."""
    written = 0
    heads = journal.heads()  # What comes while we write is for the next export.
    for line in lines(journal, heads, after):
        out.write(line)
        written += line.startswith('{"at":')
    return written, end_of(journal, heads)


def end_of(journal: Journal, heads: list[Head]) -> Cursor:
    cursor = BEGINNING
    for head in heads:
        cursor = cursor.past(journal.record(head.place)[-1])
    return cursor


def lines(journal: Journal, heads: list[Head], after: Cursor = BEGINNING) -> Iterator[str]:
    sizes = {head.shard: head.size for head in heads}
    for shard, size in sizes.items():
        begin = after.of(shard).sequence
        for _, (text, hash_) in zip(range(begin, size), journal.sealed(shard, begin), strict=False):
            yield line_of(text, hash_)
    for note in journal.checkpoints():
        if all(size <= sizes.get(shard, 0) for shard, size, _ in parse(note).heads):
            yield canonical({"checkpoint": note}) + "\n"
    yield canonical({"cursor": str(end_of(journal, heads))}) + "\n"


def line_of(text: str, hash_: str) -> str:
    return canonical(json.loads(text) | {"hash": hash_}) + "\n"


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


def read_places(file: Path, places: list[int]) -> Iterator[dict[str, Any]]:
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
