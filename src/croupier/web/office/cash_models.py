"""The shapes of cash in and out."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from croupier.web.door.models import Cents, Count, Shape, Time
from croupier.web.office.models import Day, EventName

Side = Literal["in", "out"]
Player = Annotated[str, Field(description="By the name at the tables.", examples=["Ann Lee"])]


class CashTransaction(Shape):
    """Cash that one person brought or took: at a table, in a tournament, or at the cage."""

    event: EventName
    at: Time
    day: Day
    player: Player
    known_as: str = Field(description="What the person was called there.", examples=["man with a red cap"])
    side: Side
    amount: Cents
    what: Literal["buy-in", "cash-out", "entry-fee", "prize", "refund", "slip", "other"]
    table: str = Field(examples=["3"])
    tournament: str = Field(examples=[""])
    note: str = Field(examples=[""])
    barred: int = Field(description="The number of the bar, where it was paid to somebody who is barred.", examples=[0])


class CashReportShown(Shape):
    """More than the house's limit on one side of one gaming day, or what was sent voluntarily.

    `filed` is the reference, once all of it was sent, and `sent` the day."""

    day: Day
    player: Player
    side: Side
    amount: Cents
    due: Day
    filed: str = Field(examples=[""])
    sent: Day
    late: bool = Field(description="Sent after the day by which it is due, or not sent although that is over.")
    voluntary: bool
    description: str = Field(examples=["about 50, scar"])
    identity: str = Field(examples=["passport X1"])
    transactions: list[EventName]


class PersonToAsk(Shape):
    day: Day
    player: Player
    side: Side
    amount: Cents


class CashShown(Shape):
    report_over: Cents
    ask_from: Cents
    to_ask: list[PersonToAsk]


class ChipsOwed(Shape):
    """Issued - redeemed = in hand + walked, as numbers of chips."""

    worth: Cents
    issued: Count
    redeemed: Count
    in_hand: int = Field(examples=[12])
    walked: int = Field(examples=[3])


class MoneyOwed(Shape):
    """The same in money, roulette chips and credits of terminals included."""

    issued: Cents
    redeemed: Cents
    in_hand: Cents
    walked: Cents
    open_slips: Cents = Field(description="Of what walked: slips that the cage has not paid.")


class LiabilityShown(Shape):
    total: MoneyOwed
    chips: list[ChipsOwed]
