"""Where events are kept: append-only, sealed, and open to anyone's verification.

PostgreSQL (`store.postgres`) needs the extra `serve`, and signatures (`proof.checkpoint`) the extra `cli`, so they are
imported by those who use them.
"""

from croupier.journal.port import Conflict, Draft, Head, Journal, KeyKnown, Snapshot, Unknown
from croupier.journal.record.format import Append, Cause, NewEvent, Recorded
from croupier.journal.record.upgrade import UnknownEvent, Upgrades
from croupier.journal.store.memory import MemoryJournal
from croupier.journal.store.sqlite import open_sqlite

__all__ = [
    "Append",
    "Cause",
    "Conflict",
    "Draft",
    "Head",
    "Journal",
    "KeyKnown",
    "MemoryJournal",
    "NewEvent",
    "Recorded",
    "Snapshot",
    "Unknown",
    "UnknownEvent",
    "Upgrades",
    "open_sqlite",
]
