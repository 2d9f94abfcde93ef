"""Many tables at once: a task for each, the clocks, the random wheel, and what each of them shows to whom."""

from croupier.live.tables.announcing import Announcement, announcements
from croupier.live.tables.audience import AUDIENCE, Audience, seat_of
from croupier.live.tables.automatic import Timing
from croupier.live.tables.floor import Floor, clean_command
from croupier.live.tables.pending import InDoubt
from croupier.live.tables.runner import Shown, Suspension, TableRunner

__all__ = [
    "AUDIENCE",
    "Announcement",
    "Audience",
    "Floor",
    "InDoubt",
    "Shown",
    "Suspension",
    "TableRunner",
    "Timing",
    "announcements",
    "clean_command",
    "seat_of",
]
