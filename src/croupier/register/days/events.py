"""What may happen: the gaming day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class GamingDaySet(Event):
    """`shifts` from the beginning of the day on: `{"shift": "day", "begins": "06:00"}`. They once were a mapping of
    names to times, which no journal keeps in order. They hold from the gaming day `since` on; the first that a house
    sets has none, and holds from its beginning."""

    zone: str
    shifts: list[dict[str, str]] | Mapping[str, str]
    since: str
