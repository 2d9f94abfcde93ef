"""What may happen: the house begins, and says in which currency."""

from __future__ import annotations

from croupier.house.events import Event
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class CurrencyChosen(Event):
    """Once, before anything else. Every amount of cash in this journal is in its smallest unit: so many digits."""

    currency: str
    digits: int
