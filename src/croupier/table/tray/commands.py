"""What may be asked about chips as things."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.lean import dataclass
from croupier.table.commands import Command


@dataclass(frozen=True, slots=True)
class TakeInventory(Command):
    """Somebody has counted the tray: how many of which kind lie in it, roulette chips and value chips."""

    chips: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class TakeBackChips(Command):
    """Roulette chips that somebody took away are brought back to their table."""

    colour: str
    number: int
    design: str = "plain"
