"""The check at every opening: is the end of the shard whole? Its cost does not grow with the journal."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise

from croupier.journal.merkle import Node, peaks_of
from croupier.journal.record.encoding import GENESIS, hash_of
from croupier.journal.record.rows import RECORD_COLUMNS, columns_of
from croupier.journal.record.seal import Row
from croupier.refusal import Refused

LENGTH = 256
LAST = f"SELECT {','.join(RECORD_COLUMNS)} FROM records WHERE shard = ? ORDER BY sequence DESC LIMIT ?"


def check_tail(rows: Callable[..., list[Row]], node: Node, shard: int) -> None:
    """The last records hash to what they say, hang together, and the stored head and Merkle frontier are theirs."""
    heads = rows("SELECT sequence, hash, peaks FROM heads WHERE shard = ?", (shard,))
    if len(heads) != 1:
        raise _damaged("there is not exactly one head", 0)
    sequence, hash_, peaks = heads[0]
    ends = [_sealed(row) for row in rows(LAST, (shard, LENGTH))[::-1]]
    for (earlier, before, _), (later, _, previous) in pairwise(ends):
        if (earlier + 1, before) != (later, previous):
            raise _damaged("a record does not follow its predecessor", later)
    last = ends[-1][:2] if ends else (0, GENESIS)
    if (sequence, hash_) != last:
        raise _damaged("the stored head is not the last record", last[0])
    try:
        frontier = peaks_of(node, sequence)
    except (LookupError, ValueError):
        raise _damaged("a part of the Merkle tree is missing", sequence) from None
    if frontier != bytes(peaks):
        raise _damaged("the stored Merkle frontier is not that of the records", sequence)


def _sealed(row: Row) -> tuple[int, str, str]:
    """Its sequence, its hash, and its predecessor's."""
    *_, text, hash_ = row
    try:
        fields = json.loads(text)
        genuine = hash_of(text) == hash_ and columns_of(fields, text, hash_) == tuple(row)
        previous = fields["previous"]
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        raise _damaged("a record cannot be read", row[1]) from None
    if not genuine:
        raise _damaged("a record is not the one that was sealed", row[1])
    return row[1], hash_, previous


def _damaged(what: str, sequence: int) -> Refused:
    return Refused(
        "journal_damaged.end",
        "The end of the journal is damaged: {what}. Verify it, and go on from a backup.",
        sequence=sequence,
        what=what,
    )
