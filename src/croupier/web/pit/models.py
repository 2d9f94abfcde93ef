"""The dealer's desk and the pit: what the consoles show beyond the felt."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from croupier.web.door.house_models import ApprovalShown, HelpCall
from croupier.web.door.models import (
    Badge,
    Bet,
    Body,
    Cents,
    Count,
    Facts,
    Phase,
    Place,
    Player,
    Pocket,
    Seat,
    Shape,
    Table,
)
from croupier.web.door.models import Time as At
from croupier.web.shown.tables import BooksShown, Round, TableShown

AlertKind = Annotated[str, Field(description="What happened.", examples=["irregularity"])]
TEXT = r"^[^\x00-\x1f\x7f-\x9f]*$"


class ChoiceOpen(Shape):
    """A player who still chooses what happens to a wager after a zero."""

    seat: Seat
    bet: Bet


class CollectLine(Shape):
    seat: Seat
    place: Place
    bet: Bet
    chip: str = Field(examples=["own"])
    amount: Cents
    what: str = Field(description="lost, half, imprisoned, prison-lost, released or coupon.", examples=["lost"])


class PayLine(Shape):
    """One position of the pay list."""

    place: Place
    bet: Bet
    chip: str = Field(examples=["own"])
    stake: Cents
    pays: int = Field(description="To one.", examples=[35])
    amount: Cents


class PaySeat(Shape):
    seat: Seat
    player: Player
    colour: str = Field(description="Of the seat's own chips.", examples=["gold"])
    chip_value: Cents
    chips: Cents = Field(description="To push in the seat's own chips.")
    value: Cents = Field(description="To push in value chips.")
    tips: Cents = Field(description="Winnings of wagers for the dealers.")
    amount: Cents
    paid: bool
    lines: list[PayLine]


class SensorSaid(Shape):
    at: At
    text: str = Field(examples=["The sensor reads 17: confirm it."])


class SensorShown(Shape):
    """The wheel's sensor, for the dealer alone: its figures would help a player to predict."""

    state: str = Field(description="connecting, answering, or wheel not answering.", examples=["answering"])
    why: str = Field(examples=["the wheel speaks"])
    since: str = Field(examples=["2026-03-01T20:15:00.000000Z"])
    model: str = Field(examples=["mercury360"])
    mode: str = Field(examples=["extended"])
    may: list[str] = Field(description="What it does by itself.", examples=[["close-betting"]])
    rotor_rpm: float | None = Field(examples=[17.5])
    turns: int | None = Field(examples=[9])
    told: list[SensorSaid]


class AlertShown(Shape):
    """Something that the pit must know of, until somebody has acknowledged it."""

    id: str = Field(examples=["4be0643f1d98573b"])
    table: Table
    kind: AlertKind
    at: At
    who: str = Field(examples=["D1"])
    facts: Facts
    acknowledged_by: Badge | None
    acknowledged_at: At | None


class ChipKind(Shape):
    kind: str = Field(description="Colour and design, or `value/` and the colour.", examples=["gold/plain"])
    value: Cents = Field(description="What one of them stands for; 0 for a set that nobody plays with.")


class ChipsAway(ChipKind):
    """Roulette chips that somebody took away, or that no count has found; brought back, each is given its value."""

    number: Count


class TrayCountShown(Shape):
    """The tray as somebody counted it, since its chips last moved."""

    by: Badge
    counted: dict[str, int] = Field(examples=[{"gold/plain": 299}])
    differences: dict[str, int] = Field(description="Over (+) or short (-) of the books.")


class RuledShown(Shape):
    """A ruling on one wager. Without an amount it is about all that lies there, without `to` about the same place."""

    seat: Seat
    place: Place
    rule: str = Field(examples=["move"])
    chip: str = Field(examples=["own"])
    amount: Cents
    to: str = Field(examples=["split-17-20"])
    to_seat: int = Field(examples=[0])


class MayCome(Shape):
    """Whom and what the register would let come to a table today: nothing where it is in no register's charge."""

    dealers: list[Badge] = Field(description="With a licence to deal.")
    balls: list[str] = Field(description="That comply here and are at no other table.", examples=[["B-1"]])
    drop_boxes: list[str] = Field(examples=[["D1"]])
    tip_boxes: list[str] = Field(examples=[["T1"]])


class DeskShown(Shape):
    """A table as its dealer needs it: the spin, what to collect and to pay, the ruling, the sensor."""

    table: Table
    phase: Phase
    since: At | None = Field(description="When this phase began, as it stands in the journal.")
    round: Round
    result: Pocket | None
    corrections: Count = Field(description="Of this round's result.")
    automation: list[str] = Field(description="Steps that the system takes itself.", examples=[["place-dolly"]])
    wheel_direction: str | None = Field(examples=["clockwise"])
    ball_direction: str | None = Field(examples=["counter-clockwise"])
    turns: float | None = Field(description="Counted turns of the ball.", examples=[9.0])
    turns_min: int = Field(examples=[4])
    wave: bool = Field(description="The hand is waved when betting closes.")
    ball: str = Field(examples=["ball-1"])
    ball_ready: bool = Field(description="False: the supervisor inspects it first.")
    ball_is: str = Field(description="Where it is, as far as it was told.", examples=["in-track"])
    ball_number: Pocket | None = Field(description="Where it rests, as somebody keyed or a sensor read it.")
    ball_source: str | None = Field(description="Who told of it.", examples=["dealer"])
    ball_since: At | None
    late: bool = Field(description="Nothing on the layout changes before the next spin.")
    keyed_early: Pocket | None = Field(description="The number that was known before the call: no other is the result.")
    held_from: Phase | None
    ruling: str | None = Field(examples=["go-on"])
    ruled_by: str | None = Field(examples=["S1"])
    ruled: list[RuledShown] = Field(description="The orders on single wagers.")
    settled_round: Round | None = Field(description="The last round that was settled; it can be settled anew.")
    settled_number: Pocket | None
    carried_out: bool
    observed: bool
    observation: bool = Field(description="The supervisor must watch the ruling carried out.")
    sign: str = Field(description="The code of the sign that says what is in force.", examples=["3f1a-99c0-07de"])
    sign_posted: str | None = Field(examples=["3f1a-99c0-07de"])
    sign_due: bool = Field(description="No ball is spun before the sign with that code hangs at the table.")
    statements: list[str] = Field(description="That the sign must have.", examples=[["sign_a"]])
    inspected: bool
    failed_points: list[str] = Field(examples=[["level"]])
    closer: Cents | None = Field(description="What the last closing left in the tray.")
    choices: list[ChoiceOpen]
    collect: list[CollectLine]
    pay: list[PaySeat]
    markers: list[ChipKind] = Field(description="The value markers at the wheel, one for each set in play.")
    chips: list[ChipKind] = Field(description="Every kind of chip that a felt table has, as they are counted.")
    away: list[ChipsAway] = Field(description="Of the table's sets, what can be brought back.")
    may_come: MayCome
    inventory: TrayCountShown | None
    sensor: SensorShown | None


class DeskForMe(DeskShown):
    approvals: list[ApprovalShown] = Field(description="What waits for a second person, as far as it concerns me.")
    asked: list[AlertShown] = Field(description="What this table has asked the pit for, and has not got yet.")


class PitTable(Shape):
    table: TableShown
    books: BooksShown
    desk: DeskShown
    games_per_hour: float | None = Field(description="Of the last hour.", examples=[38.5])


class PitShown(Shape):
    """All tables at a glance."""

    now: At
    tables: list[PitTable]
    alerts: list[AlertShown] = Field(description="Open ones, and those acknowledged last; newest first.")
    calls: list[HelpCall]
    approvals: list[ApprovalShown]


class AskPit(Body):
    """What a dealer wants from the pit."""

    what: Literal["supervisor", "fill", "credit", "correction"]
    amount: Annotated[int, Field(ge=1, le=2**53 - 1, strict=True, examples=[50_000])] | None = None
    number: Annotated[str, Field(max_length=2, pattern=r"^\d{1,2}$", examples=["17"])] | None = None
    note: Annotated[str, Field(max_length=200, pattern=TEXT, examples=["Please look at seat 3."])] = ""


class Acknowledge(Body):
    note: Annotated[str, Field(max_length=200, pattern=TEXT, examples=["Looked at it."])] = ""
