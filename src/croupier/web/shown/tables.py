"""What is told of a table over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from croupier.web.door.models import (  # fmt: skip
    Bet,
    Body,
    Cents,
    Colour,
    Count,
    Facts,
    Phase,
    Place,
    Player,
    Pocket,
    Seat,
    Shape,
    Table,
    Time,
)

Sequence = Annotated[int, Field(description="Counts the table's events.", examples=[412])]
Round = Annotated[int, Field(examples=[17])]


class TableShown(Shape):
    """A table as a list of tables shows it."""

    table: Table
    name: str = Field(examples=["House rules, with a dealer"])
    rulebook: str = Field(examples=["colorado"])
    wheel: str = Field(examples=["single-zero"])
    phase: Phase
    round: Round
    dealer: str = Field(description="The badge that is signed in; empty when nobody is.", examples=["D1"])
    players: Count
    seats_taken: list[Seat]
    terminals: int = Field(description="How many terminals it has; 0 is a felt table.", examples=[12])
    central_screen: bool
    automatic: bool = Field(description="It runs without a dealer.")
    tracked: bool = Field(description="False: results, money and counts are on record, and no single wager.")
    source: str = Field(description="Where numbers come from.", examples=["dealer"])
    unit: str = Field(examples=["cents"])
    option: str | None = Field(description="What it offers on a zero.", examples=["in-prison"])
    min: Cents | None = Field(description="The smallest minimum of all its bets.")
    max: Cents | None = Field(description="The largest maximum of all its bets.")
    result: Pocket | None = Field(description="Of this round, once it is declared.")
    results: list[Pocket] = Field(description="The last numbers, newest last.")
    colours: dict[str, Colour] = Field(description="Of these numbers, on this wheel.", examples=[{"17": "black"}])
    sequence: Sequence
    suspended: bool = Field(description="It stands still after a failure of the system.")
    paused: bool = Field(description="An automatic table that waits for `play`.")
    demo: bool


class WagerShown(Shape):
    seat: Seat
    player: Player
    place: Place
    bet: Bet
    chip: str = Field(description="`own`, `tip`, or `value/COLOUR`.", examples=["own"])
    stake: Cents


class Paid(Shape):
    seat: Seat
    amount: Cents


class RoundShown(Shape):
    """One round, with the chips where they lay when betting closed."""

    table: Table
    round: Round
    opened: Time
    closed: Time | None
    result: Pocket | None
    colour: Colour | None
    voids: list[str] = Field(description="Spins that gave no result, by their reason.", examples=[["foreign_object"]])
    corrected: list[Pocket] = Field(description="Earlier readings of the result.")
    finished: bool
    wagers: list[WagerShown]
    prison: list[WagerShown]
    paid: list[Paid]


class RoundTold(RoundShown):
    """For the staff: everything that happened, line by line."""

    told: list[str] = Field(examples=[["20:15:00  Round 17: place your bets."]])


class ResultShown(Shape):
    round: Round
    number: Pocket
    colour: Colour
    at: Time


class NumberStatistic(Shape):
    number: Pocket
    count: Count
    since: Count = Field(description="Results since it last came; all of them where it never did.")


class Statistics(Shape):
    """Results of a table, newest first, and how often each number and each even chance came in all of them."""

    table: Table
    rounds: Count = Field(description="Results since the table was set up.")
    void: Count = Field(description="Rounds that were void by rule: the random wheel could not give their number.")
    results: list[ResultShown]
    numbers: list[NumberStatistic]
    chances: dict[str, int] = Field(examples=[{"red": 9, "black": 8, "odd": 8, "even": 9, "low": 8, "high": 9}])


class StackShown(Shape):
    place: Place
    chip: str = Field(examples=["own"])
    amount: Cents


class CouponShown(Shape):
    coupon: str = Field(examples=["MP-1001"])
    bet: Bet
    face: Cents


class SeatShown(Shape):
    """A seat as the staff see it."""

    seat: Seat
    player: Player
    colour: str = Field(examples=["gold"])
    design: str = Field(examples=["plain"])
    chip_value: Cents
    chips: Cents = Field(description="Own chips in the rack.")
    value: Cents = Field(description="Value chips in the rack.")
    staked: Cents
    wagers: list[StackShown]
    prison: list[StackShown]
    coupons: list[CouponShown] = Field(description="Match-play coupons beside the chips.")


class BooksShown(Shape):
    """A table's money since it was opened."""

    table: Table
    name: str = Field(examples=["House rules, with a dealer"])
    phase: Phase
    unit: str = Field(examples=["cents"])
    opener: Cents
    fills: Cents
    credits: Cents
    drop: Cents
    tray: Cents = Field(description="The float, by the books.")
    racks: Cents = Field(description="In front of the players.")
    staked: Cents = Field(description="On the layout, in prison included.")
    in_play: Cents = Field(
        description="At a table that tracks no wagers: in hands and on the layout, by its last count."
    )
    tips: Cents
    win: Cents = Field(description="What settled wagers brought the house.")
    hold: float | None = Field(description="Win as a part of the drop, in percent.", examples=[5.26])
    rounds: Count
    players: Count
    drop_box: str = Field(examples=["R1"])
    tip_box: str = Field(examples=["R1"])
    ball: str = Field(examples=["ball-1"])
    disputes: list[DisputeShown]
    notes: dict[str, int] = Field(description="Incidents since the opening.", examples=[{"late_call": 1}])


class DisputeShown(Shape):
    dispute: int = Field(examples=[1])
    seat: Seat
    round: Round
    what: str = Field(examples=["The stack stood on the line."])
    amount: Cents


class SeatMeters(Shape):
    """Since the table was set up."""

    seat: Seat
    money_in: Cents
    money_out: Cents
    wagered: Cents
    won: Cents
    tips: Cents
    rounds: Count


class CommandBody(Body):
    """One wish. The same key twice is answered twice and done once."""

    model_config = ConfigDict(strict=True, extra="forbid")
    key: str = Field(min_length=1, max_length=100, examples=["c-1"])
    command: dict[str, Any] = Field(examples=[{"do": "place-wager", "seat": 3, "bet": "red", "stake": 500}])


class TableIn(Body):
    """A new table. `policy` is what the licensee sets within a rulebook, as in a policy file."""

    table: str = Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$", examples=["7"])
    automation: Literal["felt", "terminals", "automatic"] = "felt"
    source: Literal["dealer", "sensor", "random"] = "dealer"
    policy: dict[str, Any] = Field(examples=[{"rulebook": "house", "wheel": "double-zero"}])


class TableEvent(Shape):
    sequence: Sequence
    event: str = Field(examples=["wager-placed"])
    at: Time
    data: Facts


class Done(Shape):
    """It is on the disk; these are its events, as far as the one who asked may see them."""

    events: list[TableEvent]
