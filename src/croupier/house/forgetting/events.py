"""What may happen: what the house keeps of a person is forgotten."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.domain import ACTOR, private
from croupier.house.events import Event
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class PersonForgotten(Event):
    """`person` is whom the keys were of, `keys` has the SHA-256 of each key that is destroyed because of this event.

    `last` is the moment of the last record about them, and `years` how long records are kept after that.
    """

    PRIVATE = private(reason=ACTOR)

    person: str
    keys: Mapping[str, str]
    last: str
    years: int
    reason: str
    second: str
