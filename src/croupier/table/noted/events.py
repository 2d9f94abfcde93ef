"""What may happen: the table hears of the register."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.table.events import Event


@dataclass(frozen=True, slots=True)
class RegisterNoted(Event):
    """Facts of another stream as they were at its `version`: only what has changed, null where it holds no longer.

    Names that get no seat are each their person's (`croupier.live.private`).
    """

    PRIVATE = private(facts=ACTOR)

    source: str
    version: int
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class BoxTakenOff(Event):
    """A drop box or a tip box left the table; what is dropped from now on is not in it."""

    use: str
    box: str


@dataclass(frozen=True, slots=True)
class BoxPutOn(Event):
    """A box hangs at the table, and takes what is dropped from now on."""

    use: str
    box: str


@dataclass(frozen=True, slots=True)
class DayBorder(Event):
    """From here on the table plays in this shift of this gaming day: here its figures are cut."""

    day: str
    shift: str
