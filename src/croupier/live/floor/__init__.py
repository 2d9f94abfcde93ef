"""Many tables at once: a task for each, the clocks, the random wheel, and what each of them shows to whom."""

from croupier.live.floor.announcing import Announcement, announcements
from croupier.live.floor.audience import AUDIENCE, Audience, seat_of
from croupier.live.floor.automatic import Timing
from croupier.live.floor.floor import Floor, clean_command
from croupier.live.floor.runner import Shown, Suspension, TableRunner

__all__ = [
    "AUDIENCE",
    "Announcement",
    "Audience",
    "Floor",
    "Shown",
    "Suspension",
    "TableRunner",
    "Timing",
    "announcements",
    "clean_command",
    "seat_of",
]
