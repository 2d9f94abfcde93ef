"""A journal that goes on from one of format 1 says so in its first record, and then has all that the old one had."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from croupier.journal.port import Carried
from croupier.journal.record.format import NewEvent, Recorded
from croupier.refusal import Refused

STREAM = "journal"
CARRIED_OVER = "journal-carried-over"
KEY = "journal/carried-over"
ALL_CARRIED_OVER = "journal-all-carried-over"  # from then on it may be written on
WHOLE_KEY = "journal/all-carried-over"


def digest_of(notes: Sequence[str]) -> str:
    return sha256("\n".join(notes).encode()).hexdigest()


def carried_event(carried: Carried) -> NewEvent:
    return NewEvent(
        CARRIED_OVER,
        1,
        {
            "format": 1,
            "events": carried.events,
            "hash": carried.hash,
            "root": carried.root,
            "checkpoints": carried.checkpoints,
            "checkpoints_sha256": carried.digest,
        },
    )


def carried_in(first: Sequence[Recorded]) -> Carried | None:
    """What the first record of a journal says of an older one."""
    if not first or (first[0].stream, first[0].name) != (STREAM, CARRIED_OVER):
        return None
    data: dict[str, Any] = first[0].data
    return Carried(data["events"], data["hash"], data["root"], data["checkpoints"], data["checkpoints_sha256"])


def half_carried(carried: Carried, done: int) -> Refused:
    return Refused(
        "journal_half_carried",
        "Only {done} of {events} events of the older journal are here. Run “croupier journal upgrade” again.",
        done=min(done, carried.events),
        events=carried.events,
    )
