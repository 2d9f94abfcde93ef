"""What a table knows between two commands. Only `evolve` changes it; `decide` reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Any

from croupier.lean import dataclass
from croupier.money import Balances, Unit
from croupier.table.ball import Ball
from croupier.table.phases import Phase

StackKey = tuple[str, str]  # the place, and in what chips
Laid = tuple[str, int, str, str, int]  # when, which seat, the place, in what chips, how much (less than 0: taken down)


@dataclass(slots=True)
class Seat:
    """One player's place at the table. A wager is found by seat, then by place and chip."""

    player: str
    colour: str = ""
    design: str = ""
    chip_value: int = 0
    stacks: dict[StackKey, int] = field(default_factory=dict)
    staked: dict[str, int] = field(default_factory=dict)  # by bet, over all its places and chips
    prison: dict[StackKey, int] = field(default_factory=dict)
    levels: dict[StackKey, list[int]] = field(default_factory=dict)  # of those deeper in prison: what is on each level
    last: dict[StackKey, int] = field(default_factory=dict)  # as betting last closed, for a rebet
    helped: dict[StackKey, int] = field(default_factory=dict)  # what a dealer placed for the seat in this round
    coupons: dict[str, str] = field(default_factory=dict)  # coupon -> bet
    version: int = 0  # how often its chips on the layout have changed

    @property
    def has_chips_out(self) -> bool:
        return bool(self.stacks or self.prison)


@dataclass(slots=True)
class Coupon:
    face: int
    expires: str
    bet: str = ""  # where it was played
    used: str = ""  # in which round and by which seat


@dataclass(slots=True)
class Dispute:
    seat: int
    round: int
    what: str
    amount: int
    player: str


@dataclass(slots=True)
class SettledSeat:
    """What lay for a seat when the round was settled, by `place|chip`, and what became of it.

    `chips` and `value` are what is the player's of it afterwards, on the layout or in the rack; `kept` lies in prison.
    """

    player: str
    stacks: dict[str, int] = field(default_factory=dict)
    prison: dict[str, int] = field(default_factory=dict)
    coupons: dict[str, str] = field(default_factory=dict)
    chips: int = 0
    value: int = 0
    tips: int = 0
    kept: dict[str, int] = field(default_factory=dict)
    hand: dict[str, int] = field(default_factory=dict)  # what rulings gave back of stakes, less what they laid


@dataclass(slots=True)
class SettledRound:
    """The last round that was settled, so that it can be settled anew."""

    round: int
    number: str
    choices: dict[tuple[int, str], str] = field(default_factory=dict)
    seats: dict[int, SettledSeat] = field(default_factory=dict)


@dataclass(slots=True)
class Table:
    """A table's whole state. Its size follows the seats and the wagers on the layout, not the rounds played."""

    as_of: str = ""  # when something last happened
    phase: Phase = Phase.CLOSED
    since: str = ""  # when this phase began
    policy: Mapping[str, Any] = field(default_factory=dict)
    automation: frozenset[str] = frozenset()
    unit: Unit = Unit.CENTS
    source: str = "dealer"  # where the number comes from: dealer, sensor, random, recorded
    books: Balances = field(default_factory=Balances)

    dealer: str = ""
    inspected: bool = False
    failed_points: tuple[str, ...] = ()
    sign: str = ""  # the code of the sign that hangs at the table
    drop_box: str = ""
    tip_box: str = ""
    opened_before: bool = False
    opener: int = 0
    closer: int = 0
    fills: int = 0
    credits: int = 0
    slips: int = 0  # the highest number that a slip of this table has
    requested: dict[int, Mapping[str, Any]] = field(default_factory=dict)  # fills and credits that are under way
    drop_at_opening: int = 0
    win_at_opening: int = 0
    pit_notes: dict[str, int] = field(default_factory=dict)  # since the opening
    receipts: set[str] = field(default_factory=set)

    seats: dict[int, Seat] = field(default_factory=dict)
    lying: dict[str, int] = field(default_factory=dict)  # on each place, all seats together; follows from the stacks
    coupons: dict[str, Coupon] = field(default_factory=dict)
    value_stacks: dict[str, dict[int, int]] = field(default_factory=dict)  # value chips: colour|kind -> seat -> stacks

    point_values: dict[str, int] = field(default_factory=dict)  # of tournament chips, by colour

    round: int = 0
    paused: bool = False  # somebody has stopped betting, and nobody has opened it again
    commitment: str = ""  # of the random wheel, for this round
    to_reveal: int = 0  # the round whose secret the random wheel still owes
    voided: int = 0  # rounds that were void by rule, for want of the random wheel's number
    nonces: dict[int, list[str]] = field(default_factory=dict)  # sealed, and opened once betting is closed
    ball: Ball = field(default_factory=Ball)
    sound_balls: set[str] = field(default_factory=set)  # inspected, and not out of the wheel since
    unfit_balls: set[str] = field(default_factory=set)  # out of the wheel, and not inspected since
    retired_balls: set[str] = field(default_factory=set)
    wheel_direction: str = ""
    ball_direction: str = ""
    tenths: int = -1  # turns of the ball in tenths; -1 while nobody has counted
    spin_held: bool = False  # the table was held while this ball ran: its betting does not open again
    laid: list[Laid] = field(default_factory=list)  # since the spin, in the order of the journal, up to the call
    keyed_early: str = ""  # the number that was known before the call: no other is this spin's result
    spin_void: bool = False
    void_reason: str = ""  # of No Spin, the pocket that gives no result, or empty for a ruling
    result: str = ""
    dolly: str = ""
    choices: dict[tuple[int, str], str] = field(default_factory=dict)
    choices_until: str = ""  # the time up to which a choice on zero is open
    choices_closed: bool = False
    collection: Mapping[str, Any] | None = None
    levels_before: dict[tuple[int, str, str], list[int]] = field(default_factory=dict)  # this round changed them
    payments: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    corrections: int = 0  # of this round's result
    settled: SettledRound | None = None

    held_from: Phase | None = None
    ruling: str = ""
    ruled_by: str = ""
    ruled: list[Mapping[str, Any]] = field(default_factory=list)  # the orders on single wagers
    carried_out: bool = False
    observed: bool = False
    disputes: dict[int, Dispute] = field(default_factory=dict)
    disputes_opened: int = 0

    noted: dict[str, Any] = field(default_factory=dict)  # what the register has told the table, by the fact's name
    noted_version: int = 0  # of the register's stream, as it was when it last told something
    stopped: list[Mapping[str, Any]] = field(default_factory=list)  # why no ball is spun, by what the register has told

    chips: dict[str, dict[str, int]] = field(default_factory=dict)  # where they are, by kind; empty: not counted
    settled_chips: dict[str, dict[str, int]] = field(default_factory=dict)  # what the round's settlement has moved
    walked: dict[str, int] = field(default_factory=dict)  # what one stands for of the sets that players went away with
    inventory: dict[str, Any] = field(default_factory=dict)  # who counted the tray, since its chips last moved
    settled_change: dict[str, int] = field(default_factory=dict)  # and changed into value chips, by seat

    @property
    def ball_is_fit(self) -> bool:
        """To be spun. One that left the wheel is not, wherever it was seen since, until it has been inspected."""
        return self.ball.fit and self.ball.name not in self.unfit_balls

    def rack(self, seat: int) -> int:
        """What the seat has to play with of its own chips."""
        return self.books[f"rack/{seat}/chips"]

    def rack_value(self, seat: int) -> int:
        return self.books[f"rack/{seat}/value"]

    def stacks(self) -> Iterator[tuple[int, str, str, int]]:
        """Everything that lies free on the layout: seat, place, chip, amount."""
        for number, seat in self.seats.items():
            for (place, chip), amount in seat.stacks.items():
                yield number, place, chip, amount

    @property
    def staked(self) -> int:
        return sum(amount for _, _, _, amount in self.stacks())
