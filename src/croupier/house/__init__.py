"""The house beside its tables, its register and its tournaments: who came in, who agreed, what was paid and seen.

Nobody asks the house for anything: whoever did something at a door, a terminal or a console was let do it there, and
here it is on record. So it has events and what follows from them, but no commands. Its stream is `house`; slips have
one of their own, `slips`.
"""

from croupier.house.events import Event
from croupier.house.keeping import KEEPING
from croupier.house.slips import SLIPS
from croupier.house.state import Doings
from croupier.house.wire import EVENTS, HOUSE, STREAM

__all__ = ["EVENTS", "HOUSE", "KEEPING", "SLIPS", "STREAM", "Doings", "Event"]
