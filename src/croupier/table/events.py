"""Events are facts. `evolve` obeys them and never asks, because history stays true when rules change.

On disk an event is its name in kebab case and its version, `wager-placed/1`, with these fields as JSON. Amounts are
whole cents (or points at a tournament table). An event carries every amount that it moves, so the books follow from
the events alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from croupier.domain import ACTOR, private
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """What all events have in common: they happened."""


@dataclass(frozen=True, slots=True)
class WagerTakenDown(Event):
    """`withdrawn` marks what a dealer had placed for the seat, and the player says was not what was asked for."""

    seat: int
    place: str
    bet: str
    stake: int
    chip: str = "own"
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class ShortWagerReturned(Event):
    """A wager that had not reached the minimum when betting closed; `clause` is the one that sets the minimum."""

    seat: int
    place: str
    bet: str
    stake: int
    chip: str = "own"
    minimum: int = 0
    clause: str | None = None


@dataclass(frozen=True, slots=True)
class CouponReturned(Event):
    """A coupon goes back to its player, unused, with the chips it was matched with."""

    seat: int
    coupon: str
    bet: str
    face: int


@dataclass(frozen=True, slots=True)
class LosersCollected(Event):
    """What leaves the layout for the tray: by seat, then by `place|chip`.

    `halves` go back to the rack while the other half is collected. `imprisoned` stays and is locked, `prison_lost` is
    what prison cost, `released` leaves prison for the rack. Losing `coupons` are surrendered with their face.
    """

    round: int
    collected: Mapping[str, Mapping[str, int]]
    halves: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    imprisoned: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    prison_lost: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    released: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    coupons: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SeatPaid(Event):
    """Winnings to the rack, in the seat's own chips and in value chips. A winning stake stays on the layout.

    `tips` are the winnings of wagers for the dealers; they and their stakes go to the tip box. `returned` are winning
    stakes at terminals that give them back. Winning `coupons` are surrendered too.
    """

    seat: int
    chips: int
    value: int = 0
    tips: int = 0
    tip_stakes: Mapping[str, int] = field(default_factory=dict)
    returned: Mapping[str, int] = field(default_factory=dict)
    coupons: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WagersReturned(Event):
    """Everything that lay on the layout goes back, by seat and `place|chip`."""

    round: int
    returned: Mapping[str, Mapping[str, int]]
    prison: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ChipsIntoPlay(Event):
    """At a table that keeps the results alone: chips of a seat are in hands and on the layout, and not followed."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class ChipsOutOfPlay(Event):
    """Chips that nobody has followed are with a seat again, as the dealer counted them."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class WinCounted(Event):
    """A tray of such a table was counted: `tray` in it, `won` beyond its books. `left` was taken away by players
    (less than 0: brought along), as nobody is there any more."""

    tray: int
    won: int
    left: int = 0


@dataclass(frozen=True, slots=True)
class CommandRefused(Event):
    """Somebody asked for what the rules do not allow. Nothing changed; what was offered went straight back."""

    PRIVATE = private(message=ACTOR, facts=ACTOR)

    command: str
    code: str
    message: str
    clause: str | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    id: str = ""  # which sentence was said; records of earlier versions have the English alone


@dataclass(frozen=True, slots=True)
class RefusalsSummed(Event):
    """The same was asked for and refused again and again: so many times more, besides those on record one by one."""

    round: int
    command: str
    code: str
    count: int
    first: str
    last: str
    clause: str | None = None
    seat: int = 0  # that it was about; 0: none


@dataclass(frozen=True, slots=True)
class BarredPlayerSeen(Event):
    """Somebody whom the house has barred sits here, or cashes out (`what`). They are paid; the pit is told."""

    seat: int
    bar: int
    what: str


@dataclass(frozen=True, slots=True)
class PlayStopped(Event):
    """What must be so at an open game is so no longer: no ball is spun before it is put right."""

    reasons: list[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class PlayFree(Event):
    """Nothing stands against the next spin any more."""
