"""What may happen: keys of boxes."""

from __future__ import annotations

from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class KeyTaken(Event):
    by: str
    at: str
    key: str
    second: str


@dataclass(frozen=True, slots=True)
class KeyReturned(Event):
    """`holder` is who had it."""

    by: str
    at: str
    key: str
    holder: str
