"""What may happen: points are counted by hand."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.lean import dataclass
from croupier.tournament.events import Event


@dataclass(frozen=True, slots=True)
class PointsCounted(Event):
    """By one person. Where two in a row found the same, it holds; the others are counted again."""

    event: str
    round: int
    table: str
    counter: str
    points: Mapping[str, int]
