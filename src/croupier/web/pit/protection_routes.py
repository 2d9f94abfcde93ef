"""Game protection in the pit: what stands out in a shift, of whom, and in which rounds to look."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse
from pydantic import Field

from croupier.house.alerts.events import AlertAcknowledged
from croupier.live.reports.protection import PROTECTION, ProtectionBook, finding, protection_csv, rate_json
from croupier.refusal import Refused
from croupier.web.door.errors import refusals
from croupier.web.door.models import Badge, Body, Count, Shape, Table, Time
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.house import House
from croupier.web.named import Day, Shift
from croupier.web.pit.models import TEXT
from croupier.web.shown.tables import Round

router = APIRouter(prefix="/api", tags=["pit"])
CSV: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/csv": {"schema": {"type": "string"}, "example": "day,shift,alarm,measure,...\r\n"}}}
}


class SeenShown(Shape):
    """A record that was counted."""

    table: Table
    round: Round
    at: Time
    record: str = Field(examples=["0-241-0"])
    who: str = Field(description="Who asked for it.", examples=["D1"])


class RateShown(Shape):
    """How often something was found of one of them, and of everybody else on the floor."""

    measure: str = Field(examples=["late_bet"])
    kind: Literal["dealer", "player", "table", "supervisor"]
    who: str = Field(examples=["D1"])
    found: Count
    of: Count
    floor_found: Count
    floor_of: Count
    share: float = Field(examples=[0.19])
    floor_share: float = Field(examples=[0.013])
    seen: list[SeenShown]
    acknowledged_by: Badge | None = Field(description="Who has looked into it, as far as it goes now.")
    acknowledged_at: Time | None
    note: str | None = Field(description="What they found.", examples=["A beginner; shown how."])


class AlarmShown(RateShown):
    """A rate that chance does not explain."""

    chance: float = Field(description="Of so many or more, were this one like the rest.", examples=[7.7e-15])
    bound: float = Field(description="What the chance had to stay below.", examples=[2.6e-06])
    tests: Count = Field(description="Rates that were looked at in this shift.")


class SupervisorShown(Shape):
    """What a supervisor ruled and decided in a shift."""

    who: str = Field(examples=["S1"])
    rulings: Count
    ruled_void: Count = Field(description="Of the rulings: the spin void, or all wagers returned.")
    decisions: Count = Field(description="Disputes decided.")
    decided_paid: Count = Field(description="Of those: the player got something.")


class ShiftName(Shape):
    day: str = Field(examples=["2026-03-02"])
    shift: str = Field(examples=["day"])


class ProtectionShown(ShiftName):
    rounds: Count
    level: float = Field(
        description="The share of shifts with a wrong alarm, at most, were all alike.", examples=[0.001]
    )
    before: Count = Field(description="Earlier shifts that this one is held against.")
    alarms: list[AlarmShown] = Field(description="The least likely first.")
    rates: list[RateShown]
    supervisors: list[SupervisorShown]
    shifts: list[ShiftName] = Field(description="In which something was played, the newest first.")
    shifts_said: bool = Field(description="By the house; until it has, their names are ours.")


class FindingBody(Body):
    """A finding as it is shown; when more is found of the same one, it wants looking into again."""

    day: Annotated[str, Field(max_length=10, pattern=r"^\d{4}-\d\d-\d\d$", examples=["2026-03-02"])]
    shift: Annotated[str, Field(min_length=1, max_length=40, examples=["day"])]
    measure: Annotated[str, Field(max_length=40, examples=["late_bet"])]
    kind: Literal["dealer", "player", "table", "supervisor"]
    who: Annotated[str, Field(max_length=80, examples=["D1"])]
    note: Annotated[str, Field(min_length=1, max_length=200, pattern=TEXT, examples=["A beginner; shown how."])]


async def _shown(house: House, day: str, shift: str) -> dict[str, Any]:
    return await house.office.protection_book(
        lambda book: {
            **book.as_json(book.shift(day, shift)),
            "shifts": [{"day": on, "shift": name} for on, name in book.shifts()],
            "shifts_said": bool(house.office.office.premises.plans),
        }
    )


@router.get(
    "/protection", response_model=ProtectionShown, summary="Game protection of a shift",
    responses=refusals("nothing_there"),
)  # fmt: skip
async def protection(_session: SignedIn, house: TheHouse, day: Day = "", shift: Shift = "") -> Any:
    """Counts by dealer, player and table, held against the floor's rates; the last shift where none is named."""
    return await _shown(house, day, shift)


@router.post(
    "/protection/acknowledge", response_model=RateShown, summary="Say what was found",
    responses=refusals("nothing_there", "no_such_alert", "journal_stopped"),
)  # fmt: skip
async def look_into(body: FindingBody, session: SignedIn, house: TheHouse) -> Any:
    """Who has looked into a finding, when, and what it was, on record; the first one counts."""
    named = (body.measure, body.kind, body.who)

    def found(book: ProtectionBook) -> tuple[str, dict[str, Any]]:
        shift = book.shift(body.day, body.shift)
        report = book.report(shift)
        for rate in report.rates:
            if rate.found and rate.named == named:
                return finding(shift, rate), rate_json(report, rate)
        raise Refused("no_such_alert", "There is no such alert.")

    alert, rate = await house.office.protection_book(found)
    if rate["acknowledged_by"] is None:
        table = rate["seen"][-1]["table"]
        try:
            await house.floor.record(AlertAcknowledged(alert, table, PROTECTION, body.note), session.actor())
        except Refused as refusal:
            if refusal.code != "settled_already":  # Somebody else was quicker.
                raise
        _, rate = await house.office.protection_book(found)
    return rate


@router.get(
    "/protection.csv", response_class=PlainTextResponse, summary="The same for a spreadsheet",
    responses={**CSV, **refusals("nothing_there")},
)  # fmt: skip
async def protection_sheet(_session: SignedIn, house: TheHouse, day: Day = "", shift: Shift = "") -> Any:
    """Every rate in which something was found."""
    text = await house.office.protection_book(lambda book: protection_csv(book, [book.shift(day, shift)]))
    headers = {"Content-Disposition": 'attachment; filename="game-protection.csv"'}
    return PlainTextResponse(text, media_type="text/csv; charset=utf-8", headers=headers)
