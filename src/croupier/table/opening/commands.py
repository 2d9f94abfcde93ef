"""What may be asked about opening and closing the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.rules.in_force.policy_model import ChipSet, Limit, ValueChip
from croupier.rules.in_force.variation import Variation
from croupier.table.commands import Command


@dataclass(frozen=True, slots=True)
class InspectTable(Command):
    """The opening check list, each point answered."""

    points: Mapping[str, bool]


@dataclass(frozen=True, slots=True)
class SignInDealer(Command):
    dealer: str


@dataclass(frozen=True, slots=True)
class SignOutDealer(Command):
    pass


@dataclass(frozen=True, slots=True)
class OpenTable(Command):
    """Open for gaming with `opener` in the tray, what the last closer left there.

    `chips` are its value chips as counted, by kind (`value/green`).
    """

    opener: int
    drop_box: str = ""
    tip_box: str = ""
    ball: str = "ball-1"
    chips: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PostSign(Command):
    """The sign hangs at the table: the code on it, scanned or typed, where, and which prescribed statements it has."""

    sign: str
    spot: str = ""
    statements: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BeginClosing(Command):
    """The last round is over: no more betting, players cash out, the tray is counted."""


@dataclass(frozen=True, slots=True)
class CloseTable(Command):
    """`closer` is the tray as counted; a difference to the books needs its reason.

    `chips` are how many of which kind lie in it, the roulette chips (`red/plain`) and the value chips (`value/green`).
    """

    PRIVATE = private(reason=ACTOR)

    closer: int
    reason: str = ""
    chips: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ChangeLimits(Command):
    """By kind of bet, `inside`, `outside` or `all`; in all of what a player stakes by `inside_total` and the like.

    `payout_max` is the most that one player can win in one spin. What lies above the new maximum goes back.
    """

    limits: Mapping[str, Limit]
    payout_max: int | None = None


@dataclass(frozen=True, slots=True)
class ChangeTips(Command):
    """What the house allows for the dealers from now on, as its sign will say it; without a word, everything.

    What lies there for them goes back to its player, who may lay it anew.
    """

    restriction: str = ""
    bets: tuple[str, ...] = ()
    wager_max: int | None = None
    spin_max: int | None = None
    split: bool = True
    counted: bool | None = None


@dataclass(frozen=True, slots=True)
class ChangeOptions(Command):
    """What the table offers on zero from now on: the word of one of its rulebook's rules, or nothing."""

    option: str = ""


@dataclass(frozen=True, slots=True)
class ChangeChips(Command):
    """The sets and the value chips of a table that is closed, with the number of each; `second` signs too.

    `imprest` is what the tray is kept at from now on; 0: at nothing in particular.
    """

    sets: tuple[ChipSet, ...]
    value: tuple[ValueChip, ...]
    smallest: int | None = None
    second: str = ""
    imprest: int | None = None


@dataclass(frozen=True, slots=True)
class LoadVariations(Command):
    """The variations that are approved for this table, all of them; none, to play by the rulebook alone."""

    variations: tuple[Variation, ...]
