"""The shapes of cash in and out."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from croupier.web.door.models import Cents, Shape, Time
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
    what: Literal["buy-in", "cash-out", "entry-fee", "prize", "slip", "other"]
    table: str = Field(examples=["3"])
    tournament: str = Field(examples=[""])
    note: str = Field(examples=[""])


class CashReportShown(Shape):
    """More than the house's limit on one side of one gaming day. `filed` is the reference, once it was sent."""

    day: Day
    player: Player
    side: Side
    amount: Cents
    due: Day
    filed: str = Field(examples=[""])
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
    reports: list[CashReportShown]
    to_ask: list[PersonToAsk]
    log: list[CashTransaction]
