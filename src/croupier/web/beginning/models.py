"""Beginning a house: what is described, and what is still missing."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from croupier.rules import Role
from croupier.web.door.models import BADGE, NAME, Body, Cents, Clause, Count, Shape

BadgeIn = Annotated[str, Field(min_length=1, max_length=40, pattern=BADGE, examples=["D1"])]
Words = Annotated[str, Field(min_length=1, max_length=80, pattern=NAME, examples=["Ada"])]
Licence = Annotated[str, Field(min_length=1, max_length=80, pattern=NAME, examples=["L-1001"])]
DayIn = Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\d$", examples=["2027-11-15"])]
TimeIn = Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$", examples=["06:00"])]
Step = Literal["second", "house", "tables", "staff", "terminals", "signs", "inspection", "opening", "round"]


class LicenceIn(Body):
    badge: BadgeIn
    licence: Licence
    valid_until: DayIn


class HouseIn(Body):
    """What the house is called, where it stands, how its day is cut; and the licences of its key managers."""

    name: Words
    place: Words
    languages: Annotated[list[str], Field(min_length=1, max_length=20, examples=[["en", "es"]])]
    zone: Annotated[str, Field(min_length=1, max_length=60, examples=["America/Denver"])]
    shifts: Annotated[dict[str, TimeIn], Field(min_length=1, max_length=12, examples=[{"day": "06:00"}])]
    licences: Annotated[list[LicenceIn], Field(max_length=20)]


class StaffIn(Body):
    badge: BadgeIn
    name: Words
    roles: Annotated[list[Role], Field(min_length=1, max_length=12, examples=[["dealer"]])]
    licence: Licence
    valid_until: DayIn


class Staff(Body):
    staff: Annotated[list[StaffIn], Field(min_length=1, max_length=100)]


class TableDescribed(Body):
    """A table as people describe it. Everything else follows from its rulebook and its number."""

    table: Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$", examples=["1"])]
    name: Annotated[str, Field(max_length=80, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$", examples=[""])] = ""
    rulebook: Annotated[str, Field(min_length=1, max_length=80, examples=["colorado"])]
    wheel: Annotated[str, Field(min_length=1, max_length=80, examples=["single-zero"])]
    option: Annotated[str, Field(max_length=40, examples=[""])] = ""
    terminals: Annotated[int, Field(ge=0, le=10_000, examples=[1])] = 0
    tracked: bool = True  # on the felt: each wager is on record
    minimum: Annotated[Cents, Field(ge=0)] = 0
    maximum: Annotated[Cents, Field(ge=0)] = 0
    inside_minimum: Annotated[Cents, Field(ge=0)] = 0  # of all inside bets of a player together
    serial: Licence
    diameter: Annotated[str, Field(min_length=1, max_length=20, examples=["32"])] = "32"
    ball: Words = "acetal"
    ball_diameter: Annotated[str, Field(min_length=1, max_length=20, examples=["3/4"])] = "3/4"
    camera: Annotated[str, Field(max_length=80, examples=["C-1"])] = ""
    room: Words = "main floor"
    spot: Words = "by the door"
    part: Words = "levelling screw"  # of the wheel, that can be moved from outside
    rules_title: Annotated[str, Field(max_length=80, examples=["Rules of table 1"])] = ""
    approved_by: Annotated[str, Field(max_length=80, examples=["The Director"])] = ""
    approved_on: Annotated[str, Field(max_length=10, examples=["2026-11-01"])] = ""
    approvals: Annotated[dict[str, str], Field(default_factory=dict, examples=[{"layout": "A-17"}])]
    odds_source: Annotated[str, Field(max_length=120, examples=["customary odds"])] = "customary odds"


class RulebookInFigures(Shape):
    """A rulebook with what choosing it means, in figures. Limits are its own, or nought where the house sets them."""

    rulebook: str = Field(examples=["colorado"])
    title: str = Field(examples=["Colorado gaming regulations, Rule 22: roulette"])
    wheels: list[str] = Field(examples=[["double-zero", "single-zero"]])
    options: list[str] = Field(description="What it knows for a zero.", examples=[["in_prison"]])
    minimum: Cents
    maximum: Cents
    straight: int = Field(description="What a straight bet pays to one.", examples=[35])
    edges: dict[str, float] = Field(description="What a straight bet costs, in percent, by wheel.")
    clauses: Count = Field(description="How many clauses it has.")
    inspection: Count = Field(description="Points of the opening inspection.")
    approvals: list[str] = Field(description="What the authority must have approved.", examples=[["layout"]])
    currency: str | None = Field(description="In which alone its amounts are.", examples=["USD"])


class BeginningStep(Shape):
    """`missing`: tables or badges that keep it from being done."""

    step: Step
    done: bool
    clauses: list[Clause] = Field(description="Which want it, of the rulebooks that this house plays by.")
    missing: list[str] = Field(examples=[["1"]])


class BeginningShown(Shape):
    """Read off the journal and the register each time; nothing else remembers how far a house has come."""

    name: str = Field(examples=["Silver Spur"])
    place: str = Field(examples=["Cripple Creek, Colorado"])
    languages: list[str] = Field(examples=[["en", "es"]])
    zone: str = Field(examples=["America/Denver"])
    shifts: dict[str, str] = Field(examples=[{"day": "06:00"}])
    day: str = Field(description="Which runs; none before days are cut.", examples=["2026-05-04"])
    shift: str = Field(examples=["swing"])
    shift_open: bool
    currency: str = Field(examples=["USD"])
    managers: list[str] = Field(description="Key managers who can sign in.", examples=[["K1", "K2"]])
    unlicensed: list[str] = Field(description="Who works here and is not in the register.", examples=[["D1"]])
    steps: list[BeginningStep]
    rulebooks: list[RulebookInFigures]
    done: bool


class HouseBegun(Shape):
    name: str = Field(examples=["Silver Spur"])


class CardIn(Body):
    badge: BadgeIn
    code: Annotated[str, Field(min_length=4, max_length=40, examples=["ABCD-2345-WXYZ"])]


class CardsIn(Body):
    cards: Annotated[list[CardIn], Field(min_length=1, max_length=100)]
