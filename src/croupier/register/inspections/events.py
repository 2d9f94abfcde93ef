"""What may happen: inspections before opening."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class OpeningInspected(Event):
    """`failed` says what keeps the table closed; `version` and `opened` say how far the table's journal was then."""

    by: str
    at: str
    inspection: int
    table: str
    points: Mapping[str, bool]
    balls: Mapping[str, str]
    terminals: Mapping[str, Mapping[str, bool]]
    failed: list[str]
    version: int
    opened: int
    signature: str


@dataclass(frozen=True, slots=True)
class OpeningPermitted(Event):
    table: str
    inspection: int
