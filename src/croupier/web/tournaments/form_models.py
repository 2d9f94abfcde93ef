"""What is told of a tournament's money and forms over HTTP, and the fields that all of its models share."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from croupier.web.door.models import Cents, Count, Shape, Time

TournamentId = Annotated[str, Field(description="The end of its stream's name.", examples=["spring"])]
EventKey = Annotated[str, Field(description="An event of the tournament.", examples=["E1"])]
EntryNumber = Annotated[int, Field(examples=[12])]
Points = Annotated[int, Field(description="Tournament points; they have no value in money.", examples=[1450])]
Day = Annotated[str, Field(examples=["2026-11-20"])]
Name = Annotated[str, Field(examples=["Ann Smith"])]
Text = Annotated[str, Field(examples=["place 1"])]
Flag = Annotated[bool, Field(examples=[True])]
Number = Annotated[float, Field(examples=[0.25])]


class FromPaperShown(Shape):
    """What was done on an earlier day and entered afterwards: two people's word."""

    number: Count
    command: str = Field(examples=["file-rules"])
    date: Day
    entered: Time
    evidence: str = Field(examples=["receipt of the local office"])
    reason: str = Field(examples=["the line was down"])
    first: str = Field(examples=["O1"])
    second: str = Field(examples=["C1"])


Paper = Annotated[int, Field(description="The entry from paper that it belongs to; 0 is none.", examples=[0])]


class FormLineShown(Shape):
    entry: EntryNumber
    name: Name
    event: EventKey
    date: Day
    kind: str = Field(examples=["entry-fee"])
    means: str = Field(examples=["cash"])
    item: str = Field(examples=[""])
    amount: Cents
    refund: Count = Field(description="The refund that takes a payment back; 0 is none.")
    paper: Paper
    moved: Flag = Field(description="By a voucher from one pool to another, where it was counted first.")


class TournamentFormShown(Shape):
    tournament: str = Field(examples=["Spring series"])
    licensees: list[str] = Field(examples=[["Golden Gulch"]])
    lines: list[FormLineShown]
    fees: Cents
    buy_ins: Cents
    moved: Cents = Field(description="By vouchers from pool to pool: no buy-ins that were not there before.")
    paper: list[FromPaperShown]


class PayoutLineShown(Shape):
    award: Count
    pool: str = Field(examples=["E1"])
    place: Count
    entry: EntryNumber
    name: Name
    kind: str = Field(examples=["cash"])
    description: Text
    amount: Cents
    date: str = Field(examples=["2026-11-20"])
    form: str = Field(examples=["PF-1"])
    provisional: Flag
    note: str = Field(examples=[""])
    paper: Paper


class PayoutFormShown(Shape):
    tournament: str = Field(examples=["Spring series"])
    lines: list[PayoutLineShown]
    total: Cents
    buy_ins: Cents = Field(description="What went into the pools.")
    added: Cents = Field(description="By the house.")
    unpaid: Cents = Field(description="What is in the pools still.")
    paper: list[FromPaperShown]


class TaxShown(Shape):
    tournament: str = Field(examples=["Spring series"])
    months: dict[str, int] = Field(description="Adjusted gross proceeds.", examples=[{"2026-11": 4500}])
    total: Cents
    refunded: dict[str, int] = Field(description="Taken out of the month of collection.", examples=[{"2026-11": 1500}])
    paper: list[FromPaperShown]


class MoneyShown(Shape):
    """Pools, pay-outs, refunds and proceeds are what was collected and what the house added, always."""

    collected: Cents
    house_additions: Cents
    proceeds: Cents
    pools: Cents
    paid: Cents
    refunds: Cents = Field(description="Given back, and still owed to those who paid.")


class FormsFiledShown(Shape):
    """The finished forms went to the Division."""

    date: Day
    office: str = Field(examples=["Central City"])
    proof: str = Field(examples=["mail 14"])
    paper: Paper


class FormsShown(Shape):
    form: TournamentFormShown
    payouts: PayoutFormShown
    tax: TaxShown
    money: MoneyShown
    filed: list[FormsFiledShown]
