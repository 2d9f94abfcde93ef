"""A shard in pieces that can be put away: a segment is closed by a record that says what was in it.

The file of a segment is its records as JSON lines, behind a line that says where it begins: after how many records,
with which hash, and with which frontier of the tree. So it can be verified by itself, years later, elsewhere; and the
journal's own record has the SHA-256 of the file and the root that the shard had at its end.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

from croupier.canonical import canonical
from croupier.journal.merkle import peaks_of, tree_root
from croupier.journal.port import Journal
from croupier.journal.private import keep_private
from croupier.journal.proof.export import line_of
from croupier.journal.record.carried import STREAM
from croupier.journal.record.encoding import GENESIS, hash_of
from croupier.journal.record.format import Append, Cause, NewEvent, Place
from croupier.refusal import Refused
from croupier.rules.people import Actor

CLOSED = "segment-closed"


def close_segment(journal: Journal, shard: int, file: Path, by: Actor, at: str) -> dict[str, Any]:
    """What stood in the shard since its last segment goes to the file, and then the journal says so."""
    if file.exists():
        raise Refused("backup_exists", "There is a file at {path} already; it is kept.", path=str(file))
    earlier = segments(journal, shard)
    first = earlier[-1]["last"] + 1 if earlier else 1
    last = next((head.size for head in journal.heads() if head.shard == shard), 0)
    if first > last:
        raise Refused("segment_empty", "Nothing was written since the last segment was closed.")
    closed = {
        "shard": shard,
        "number": len(earlier) + 1,
        "first": first,
        "last": last,
        "hash": journal.record(Place(shard, last))[0].hash,
        "root": tree_root(partial(journal.node, shard), last).hex(),
        "sha256": _written(journal, shard, first, last, file),
    }
    key = f"{STREAM}/segment/{shard}/{closed['number']}"
    event = NewEvent(CLOSED, 1, closed, unique=key)
    cause = Cause(key, hash_of(canonical(closed)), by, at, "")
    journal.append([Append(STREAM, journal.version(STREAM), cause, (event,))])
    return closed


def segments(journal: Journal, shard: int) -> list[dict[str, Any]]:
    """Those of a shard that were closed, in their order."""
    return [event.data for event in journal.read(STREAM) if event.name == CLOSED and event.data["shard"] == shard]


def segment_lines(journal: Journal, shard: int, first: int, last: int) -> Iterator[str]:
    """Where it begins, then its records; from these the shard's chain and tree are carried on."""
    before = journal.record(Place(shard, first - 1))
    begin = {
        "shard": shard,
        "after": first - 1,
        "previous": before[0].hash if before else GENESIS,
        "peaks": peaks_of(partial(journal.node, shard), first - 1).hex(),
    }
    yield canonical({"segment": begin}) + "\n"
    for sealed in islice(journal.sealed(shard, first - 1), last - first + 1):
        yield line_of(*sealed)


def _written(journal: Journal, shard: int, first: int, last: int, file: Path) -> str:
    """On the disk, under its name, whole."""
    part, digest = file.with_name(f"{file.name}.part"), sha256()
    keep_private(part)
    with part.open("wb") as out:
        for line in segment_lines(journal, shard, first, last):
            digest.update(line.encode())
            out.write(line.encode())
        out.flush()
        os.fsync(out.fileno())
    part.rename(file)
    return digest.hexdigest()
