"""What may happen: seals of wheels."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class WheelSealed(Event):
    by: str
    at: str
    wheel: str
    part: str
    seal: str
    second: str


@dataclass(frozen=True, slots=True)
class SealsRead(Event):
    """`broken` are the parts whose seal was not the one that was put on."""

    by: str
    at: str
    wheel: str
    seals: Mapping[str, str]
    broken: list[str]
