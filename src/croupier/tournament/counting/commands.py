"""What may be asked about points that are counted by hand."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.lean import dataclass
from croupier.tournament.commands import Command


@dataclass(frozen=True, slots=True)
class CountPoints(Command):
    """What one person counted at a table, by entry number. The second to count does not see what the first found."""

    event: str
    table: str
    points: Mapping[str, int]
