"""The floor around the tables: people, equipment, inspections, boxes, incidents, approvals, variations.

The same shape as a table: commands, `decide`, events, `evolve`, books. Its one stream is `floor`.
"""

from croupier.floor.asking import SECOND_LACKS, about, signed_fields, statement
from croupier.floor.commands import Seen
from croupier.floor.state import Premises
from croupier.floor.wire import COMMANDS, EVENTS, FLOOR, SIGNED, STREAM, TWO_PEOPLE

__all__ = [
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
