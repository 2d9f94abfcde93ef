"""Where events are kept: append-only, sealed, and open to anyone's verification.

PostgreSQL (`croupier.journal.postgres`) needs the extra `serve`, and signatures (`croupier.journal.checkpoint`)
the extra `cli`, so they are imported by those who use them.
"""

from croupier.journal.memory import MemoryJournal
from croupier.journal.port import Conflict, Draft, Head, Journal, KeyKnown, Snapshot, WriteFailed
from croupier.journal.record import Append, Cause, NewEvent, Recorded
from croupier.journal.sqlite import open_sqlite
from croupier.journal.upgrade import UnknownEvent, Upgrades

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
    "UnknownEvent",
    "Upgrades",
    "WriteFailed",
    "open_sqlite",
]
