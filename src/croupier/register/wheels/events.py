"""What may happen: the log of the wheels."""

from __future__ import annotations

from croupier.domain import private
from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class WheelAdjusted(Event):
    """A line of the log: `name` and `licence` are those of the person who did it."""

    PRIVATE = private(what="by", name="by", signature="by")

    by: str
    at: str
    entry: int
    wheel: str
    table: str
    date: str
    part: str
    what: str
    witness: str
    place: str
    name: str
    licence: str
    signature: str


@dataclass(frozen=True, slots=True)
class PartReplaced(Event):
    """A line of the log. After an `external` part the Director inspects before wheel and table open again."""

    PRIVATE = private(what="by", name="by", signature="by")

    by: str
    at: str
    entry: int
    wheel: str
    table: str
    date: str
    part: str
    what: str
    external: bool
    witness: str
    place: str
    name: str
    licence: str
    signature: str
    director_needed: bool = False


@dataclass(frozen=True, slots=True)
class LogCorrected(Event):
    PRIVATE = private(note="by", name="by", signature="by")

    by: str
    at: str
    entry: int
    corrects: int
    note: str
    name: str
    licence: str
    signature: str


@dataclass(frozen=True, slots=True)
class DirectorInspected(Event):
    wheel: str
    inspector: str
    date: str
    reference: str
