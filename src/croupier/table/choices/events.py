"""What may happen: the choice on zero."""

from __future__ import annotations

from croupier.lean import dataclass
from croupier.table.events import Event


@dataclass(frozen=True, slots=True)
class ChoicesOpened(Event):
    """Players may choose on zero, up to a time that the rulebook's window gives them."""

    round: int
    until: str


@dataclass(frozen=True, slots=True)
class ZeroChoiceMade(Event):
    seat: int
    bet: str
    choice: str


@dataclass(frozen=True, slots=True)
class ChoicesClosed(Event):
    """Time is up: who has not chosen has the posted default."""

    default: str
