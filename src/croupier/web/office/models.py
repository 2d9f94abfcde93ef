"""The shapes of the office: registers, inspections, boxes, incidents, approvals, variations, reports."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from croupier.web.door.models import Badge, Body, Cents, Clause, Count, Digest, Shape, Table, Time, Told

Day = Annotated[str, Field(description="A date, or empty.", examples=["2026-05-04"])]
Text = Annotated[str, Field(examples=["a quarter turn to the left"])]
Thing = Annotated[str, Field(description="Its name in the register.", examples=["W-3"])]
Hexadecimal = Annotated[str, Field(examples=["c24026a9" * 8])]


class FloorCommandBody(Body):
    """`passphrase` is needed for what is signed: inspections, the log, counts."""

    model_config = ConfigDict(
        strict=True,
        extra="forbid",
        json_schema_extra={
            "example": {"key": "f-1", "command": {"do": "report-incident", "table": "3", "what": "a loose screw"}}
        },
    )
    key: str = Field(min_length=1, max_length=100, examples=["f-1"])
    command: dict[str, Any] = Field(examples=[{"do": "report-incident", "table": "3", "what": "a loose screw"}])
    passphrase: str = Field(default="", max_length=1000, examples=["correct horse battery"])


class SignedBody(Body):
    passphrase: str = Field(min_length=1, max_length=1000, examples=["correct horse battery"])


class KeyMade(Shape):
    """The public half of a person's signing key, as the register has it now."""

    badge: Badge
    public_key: Hexadecimal


class FloorEvent(Shape):
    event: str = Field(examples=["incident-opened"])
    data: dict[str, Any] = Field(examples=[{"incident": 1, "table": "3", "what": "a loose screw"}])


class FloorDone(Shape):
    """It is on the disk; these are its events, and every table that it concerns has been told."""

    events: list[FloorEvent]
    tables_not_told: list[str] = Field(
        description="Tables that stand still and lack it: they take nothing before they have it, by themselves.",
        examples=[[]],
    )


class RegisteredPerson(Shape):
    badge: Badge
    name: str = Field(examples=["Max Reyes"])
    licence: str = Field(examples=["CO-40001"])
    roles: list[str] = Field(examples=[["maintenance"]])
    valid_until: Day
    withdrawn: str = Field(description="Why, where the person works here no more.", examples=[""])
    licensed: bool = Field(description="Valid today.")
    public_key: Hexadecimal
    signs_in: bool = Field(description="Has an account of this house.")


class Reason(Shape):
    """One thing that has to be put right first."""

    code: str = Field(examples=["wheel_too_small"])
    id: str = Field(examples=["wheel_too_small"])
    message: str = Field(examples=["The wheel measures 29.99 inches; at least 30 are needed."])
    clause: Clause | None
    facts: dict[str, Any] = Field(examples=[{"diameter": "29.99"}])


class EquipmentShown(Shape):
    kind: Literal["table", "wheel", "ball", "layout", "cover", "box"]
    thing: Thing
    facts: dict[str, Any] = Field(examples=[{"diameter": "32", "zeros": 1}])
    hash: Digest
    table: str = Field(description="Where it is in use, or empty.", examples=["3"])
    place: str = Field(examples=[""])
    approvals: list[str] = Field(examples=[["D-2026-41"]])
    director_needed: bool
    reasons: list[Reason] = Field(description="What it lacks by now, for a thing in use.")


class Point(Shape):
    point: str = Field(examples=["level"])
    clause: Clause | None


class InspectionDone(Shape):
    inspection: Count
    table: Table
    by: Badge
    at: Time
    points: dict[str, bool] = Field(examples=[{"level": True}])
    balls: dict[str, str] = Field(examples=[{"B1": "magnet"}])
    terminals: dict[str, dict[str, bool]] = Field(examples=[{"1": {"sound": True, "sight": True}}])
    failed: list[str] = Field(examples=[[]])
    signature: Hexadecimal


class TableReadiness(Shape):
    """A table of the register: what its check list asks, what was last found, and what keeps it closed."""

    table: Table
    rulebook: str = Field(examples=["colorado"])
    phase: str = Field(examples=["closed"])
    points: list[Point]
    balls: list[str] = Field(examples=[["B1"]])
    terminals: Count
    due: bool = Field(description="It has to be inspected before it may open.")
    reasons: list[Reason]
    last: InspectionDone | None


class MetersShown(Shape):
    """A terminal's meters since its table was set up."""

    table: Table
    seat: Count
    money_in: Cents
    money_out: Cents
    wagered: Cents
    won: Cents
    tips: Cents
    rounds: Count


class InspectionsShown(Shape):
    tables: list[TableReadiness]


class LogShown(Shape):
    """A line of the log of adjustments and replacements. Lines are never changed."""

    entry: Count
    kind: Literal["adjustment", "replacement", "correction"]
    wheel: Thing
    table: Table
    date: Day
    what: Text
    by: Badge
    name: str = Field(examples=["Max Reyes"])
    licence: str = Field(examples=["CO-40001"])
    witness: str = Field(examples=["G1"])
    at: Time
    signature: Hexadecimal
    corrects: Count


class TallyShown(Shape):
    """What one counter found: notes and chips by their worth, receipts by their numbers, coupons by their face."""

    cash: dict[str, int] = Field(examples=[{"10000": 20}])
    receipts: dict[str, Cents] = Field(examples=[{"R-501": 30000}])
    coupons: Cents
    chips: dict[str, int] = Field(examples=[{"500": 5}])


class BoxShown(Shape):
    """A box of the register. What must be in it is told beside its signed count, and nowhere before."""

    box: Thing
    use: Literal["drop", "tip"]
    table: str = Field(examples=["3"])
    state: Literal["attached", "to-count", "open", "to-recount", "empty"]
    removed_by: list[Badge]
    removed_at: str = Field(examples=["2026-05-04T21:20:00.000000Z"])
    counters: list[Badge] = Field(description="The two who emptied it, or who count again.")
    tallied: list[Badge] = Field(description="Which of them have counted.")
    tallies: list[TallyShown] = Field(description="What they found, for whoever reconciles it, once both have counted.")
    contents_key: str = Field(examples=["B-12-in"])
    release_key: str = Field(examples=["B-12-out"])


class CountShown(Shape):
    """A line of a count: the count, what others found when they counted again, or a correction of it."""

    count: Count
    kind: Literal["count", "recount", "correction"]
    box: Thing
    use: Literal["drop", "tip"]
    table: Table
    at: Time
    by: Badge
    counters: list[Badge] = Field(description="Who counted, each alone; before counts were blind, nobody.")
    second: str = Field(description="The second person of a correction, or of a count of before.", examples=["A1"])
    cash: Cents | None = Field(description="None while others have to count again.")
    receipts: Cents | None
    coupons: Cents | None
    chips: Cents | None
    expected: Cents | None
    difference: Cents | None
    differences: dict[str, int] = Field(description="By kind, each by its own expectation.", examples=[{"cash": -500}])
    was: dict[str, int] = Field(description="The figures before this line.", examples=[{}])
    recount: bool = Field(description="Others have to count again.")
    explanation: str = Field(examples=["One $5 note short in the strap."])
    reason: str = Field(examples=["a strap was counted twice"])
    signature: Hexadecimal


class KeyShown(Shape):
    """Who took a key, when, and when it was back."""

    key: str = Field(examples=["B-12-in"])
    holder: Badge
    second: str = Field(description="Who handed it out.", examples=["K1"])
    at: Time
    back_at: str = Field(description="Empty while it is out.", examples=["2026-05-04T21:40:00.000000Z"])


class CountedShown(Shape):
    limit: Cents = Field(description="Above this difference others count again.")
    books: dict[str, int] = Field(description="What is counted.", examples=[{"cage/cash": 69500}])


class FindingShown(Shape):
    """`names` are boxes, receipts, keys, slips and badges, the thing itself first; of what was tried, the code."""

    kind: str = Field(examples=["receipt-for-cash"])
    names: list[str] = Field(examples=[["B-12", "R-999", "W1", "W2"]])
    at: Time
    amount: Cents


EventName = Annotated[str, Field(description="The event's name in the journal.", examples=["0-412-0"])]


class StepShown(Shape):
    event: str = Field(examples=["ruling-made"])
    record: EventName
    at: Time


class IncidentShown(Shape):
    """From report to decision. `incident` is where it begins in the journal."""

    incident: EventName
    number: Count = Field(description="Of an incident of the floor itself; 0 for one of a game.")
    table: Table
    round: Count
    kind: str = Field(examples=["dispute"])
    at: Time
    who: Badge
    what: Text
    told: Told | None = Field(description="What happened, as catalogues know it, where it is nobody's own words.")
    state: Literal["open", "settled"]
    decision: str = Field(examples=["deny: The recording shows 5."])
    decided_by: str = Field(examples=["S1"])
    decided_at: str = Field(examples=["2026-05-04T21:20:00.000000Z"])
    observed_by: str = Field(examples=["S1"])
    dispute: Count
    steps: list[StepShown]


class IncidentReplayed(Shape):
    incident: IncidentShown
    replay: dict[str, Any] = Field(description="The round, told from the journal.", examples=[{"told": ["10:00 ..."]}])


class ApprovalLine(Shape):
    reference: str = Field(examples=["D-2026-41"])
    kind: str = Field(examples=["layout"])
    subject: str = Field(examples=["L-1"])
    approved_by: str = Field(examples=["The Director"])
    date: Day
    valid_until: Day
    hash: Digest
    names: list[str] = Field(examples=[["size"]])
    withdrawn: str = Field(examples=[""])
    in_force: bool


class VariationShown(Shape):
    """`policy` is what a house policy says to load it; only an approved one has it."""

    variation: str = Field(examples=["V-1"])
    rulebook: str = Field(examples=["colorado"])
    title: str = Field(examples=["Straight bets at 36 to 1"])
    reason: str = Field(examples=["A summer promotion."])
    changes: dict[str, Any] = Field(examples=[{"bets.straight.pays": 36}])
    before: dict[str, Any] = Field(examples=[{"bets.straight.pays": 35}])
    clauses: list[str] = Field(examples=[["CO-2204(1)-straight"]])
    state: Literal["applied", "under-review", "denied", "temporary", "permanent"]
    applied: Day
    reviewer: str = Field(examples=["The Division"])
    reviewed: Day
    decided: Day
    citation: str = Field(examples=["47.1-2299T"])
    effective: Day
    ends: Day
    in_force: bool
    policy: dict[str, Any] | None


class Adjustment(Shape):
    """What came after a shift's figures were frozen: which event, and which figures it adjusts by how much."""

    at: str
    stream: str = Field(examples=["floor"])
    position: Count
    event: str = Field(examples=["box-counted"])
    adjusts: dict[str, str] = Field(examples=[{"day": "2026-05-04", "shift": "swing", "table": "3", "hash": "9f…"}])
    amounts: dict[str, int] = Field(examples=[{"counted_cash": 80000}])


class FiguresShown(Shape):
    """`win` is what settled wagers brought, with what closing counts found over or short; `hold` is of the drop.

    win = drop + closer + credits - opener - fills, and drop = counted - over + uncounted, of cash and receipts. Coupons
    are in no sum. `hash` is of the frozen figures of a closed shift, `agp` of the tournaments of a month.
    """

    day: str = Field(examples=["2026-05-04", "2026-05"])
    shift: str = Field(examples=["swing"])
    table: str = Field(examples=["3"])
    dealer: str = Field(examples=["D7"])
    game: str = Field(examples=["colorado double-zero"])
    rounds: Count
    opener: Cents
    brought: Cents
    fills: Cents
    credits: Cents
    drop: Cents
    drop_cash: Cents
    drop_receipts: Cents
    drop_coupons: Cents
    counted_cash: Cents
    counted_receipts: Cents
    counted_coupons: Cents
    over_cash: Cents
    over_receipts: Cents
    over_coupons: Cents
    uncounted: Cents
    win: Cents
    tips: Cents
    closer: Cents
    closer_chips: dict[str, int] | None
    closings: Count
    hold: str = Field(examples=["17.0%"])
    agp: Cents | None
    hash: str
    adjustments: list[Adjustment]
    made_of: dict[str, dict[str, list[int]]] = Field(examples=[{"drop_cash": {"table/3": [14, 29]}}])


# What a line of a report is about: a span, and whose it is.
BY = r"^(table|dealer|game|(shift|day|week|month|year)(,(house|table|dealer|game))?)$"
DAY_OR_NONE = r"^(\d{4}-\d\d-\d\d)?$"


class RunningShift(Shape):
    day: Day
    shift: str = Field(examples=["swing"])
    open: bool = Field(description="By two people.")


class ClosingShift(Shape):
    """Closed by two people; its figures are frozen once these tables have the border on record."""

    day: Day
    shift: str = Field(examples=["swing"])
    held_by: list[str] = Field(examples=[["3"]])


class DaysShown(Shape):
    running: RunningShift | None
    closing: ClosingShift | None


class ReportShown(Shape):
    zone: str = Field(examples=["America/Denver"])
    shifts: dict[str, str] = Field(examples=[{"day": "06:00", "swing": "14:00"}])
    shifts_said: bool = Field(description="By the house; until it has, their names are ours.")
    by: str = Field(examples=["month,dealer"])
    rows: list[FiguresShown]
    days: DaysShown


class FloorChecked(Shape):
    """Every signature and every dropped box, checked against the journal."""

    ok: bool
    signatures: Count
    boxes: Count
    findings: list[str] = Field(examples=[[]])
