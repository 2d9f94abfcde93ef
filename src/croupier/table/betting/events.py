"""What may happen: wagers."""

from __future__ import annotations

from croupier.lean import dataclass
from croupier.table.events import Event


@dataclass(frozen=True, slots=True)
class WagerPlaced(Event):
    """`chip` says in what: `own`, `tip`, or `value/red`. `pocket` is the part that came out of the player's pocket.

    `by` is empty when the player placed it and names the dealer who placed it for the seat otherwise.
    """

    seat: int
    place: str
    bet: str
    stake: int
    chip: str = "own"
    pocket: int = 0
    by: str = ""


@dataclass(frozen=True, slots=True)
class MinimumNotReached(Event):
    """A warning: what the seat has on this bet (or in all, such as `inside_total`) goes back if betting closes now."""

    seat: int
    bet: str
    stake: int
    minimum: int


@dataclass(frozen=True, slots=True)
class CouponPlaced(Event):
    seat: int
    coupon: str
    bet: str
    face: int
    day: str = ""
