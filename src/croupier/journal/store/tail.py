"""The check at every opening: is the end of the journal whole? Its cost does not grow with the journal."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from croupier.journal.merkle import Node, peaks_of
from croupier.journal.record.encoding import GENESIS, fields_of, hash_of
from croupier.journal.record.format import Recorded
from croupier.journal.record.rows import SELECT_EVENTS, recorded_from
from croupier.journal.record.seal import Row
from croupier.refusal import Refused

LENGTH = 256


def check_tail(rows: Callable[..., list[Row]], node: Node) -> None:
    """The last events hash to what they say, hang together, and the stored head and Merkle frontier are theirs."""
    heads = rows("SELECT sequence, hash, peaks FROM head")
    if len(heads) != 1:
        raise _damaged("there is not exactly one head", 0)
    sequence, hash_, peaks = heads[0]
    found = rows(SELECT_EVENTS + "ORDER BY e.sequence DESC LIMIT ?", (LENGTH,))[::-1]
    events = [_sealed(row) for row in found]
    for earlier, later in pairwise(events):
        if (earlier.sequence + 1, earlier.hash) != (later.sequence, later.previous):
            raise _damaged("an event does not follow its predecessor", later.sequence)
    last = (events[-1].sequence, events[-1].hash) if events else (0, GENESIS)
    if (sequence, hash_) != last:
        raise _damaged("the stored head is not the last event", last[0])
    try:
        frontier = peaks_of(node, sequence)
    except (LookupError, ValueError):
        raise _damaged("a part of the Merkle tree is missing", sequence) from None
    if frontier != bytes(peaks):
        raise _damaged("the stored Merkle frontier is not that of the events", sequence)


def _sealed(row: Row) -> Recorded:
    try:
        event = recorded_from(row)
        genuine = hash_of(fields_of(event)) == event.hash
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError, RecursionError):
        raise _damaged("an event cannot be read", row[0]) from None
    if not genuine:
        raise _damaged("an event is not the one that was sealed", row[0])
    return event


def _damaged(what: str, sequence: int) -> Refused:
    return Refused(
        "journal_damaged.end",
        "The end of the journal is damaged: {what}. Verify it, and go on from a backup.",
        sequence=sequence,
        what=what,
    )
