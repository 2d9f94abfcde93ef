"""The floor around the tables: people, equipment, inspections, boxes, incidents, approvals, variations.

The same shape as a table: commands, `decide`, events, `evolve`, books. Its one stream is `floor`.
"""

from croupier.register.asking import SECOND_LACKS, about, signed_fields, statement
from croupier.register.commands import Seen
from croupier.register.state import Premises
from croupier.register.wire import CHOICES, COMMANDS, EVENTS, FLOOR, SIGNED, STREAM, TWO_PEOPLE

__all__ = [
    "CHOICES",
    "COMMANDS",
    "EVENTS",
    "FLOOR",
    "SECOND_LACKS",
    "SIGNED",
    "STREAM",
    "TWO_PEOPLE",
    "Premises",
    "Seen",
    "about",
    "signed_fields",
    "statement",
]
