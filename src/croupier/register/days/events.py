"""What may happen: the gaming day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class GamingDaySet(Event):
    """`shifts` from the beginning of the day on: `{"shift": "day", "begins": "06:00"}`. They once were a mapping of
    names to times, which no journal keeps in order. They hold from the gaming day `since` on; the first that a house
    sets has none, and holds from its beginning."""

    zone: str
    shifts: list[dict[str, str]] | Mapping[str, str]
    since: str


@dataclass(frozen=True, slots=True)
class ShiftOpened(Event):
    day: str
    shift: str
    second: str


@dataclass(frozen=True, slots=True)
class ShiftClosed(Event):
    """From here on it is the next shift, which two people open: what happens before they do is of it already."""

    day: str
    shift: str
    ends_day: bool
    next_day: str
    next_shift: str
    second: str


@dataclass(frozen=True, slots=True)
class FiguresFrozen(Event):
    """The figures of a closed shift by table, and the SHA-256 of their canonical text. What comes later adjusts it."""

    day: str
    shift: str
    figures: Mapping[str, Any]
    hash: str
