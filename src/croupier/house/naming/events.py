"""What may happen: the house says what it is called, where it stands and which languages its guests speak."""

from __future__ import annotations

from croupier.house.events import Event
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class HouseNamed(Event):
    """The newest counts, and stands in the head of every form from then on."""

    name: str
    place: str
    languages: list[str]
