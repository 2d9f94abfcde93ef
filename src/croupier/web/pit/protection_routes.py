"""Game protection in the pit: what stands out in a shift, of whom, and in which rounds to look."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse
from pydantic import Field

from croupier.live.reports.protection import protection_csv
from croupier.web.door.errors import refusals
from croupier.web.door.models import Count, Shape, Table, Time
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.shown.tables import Round

router = APIRouter(prefix="/api", tags=["pit"])
Day = Annotated[str, Query(max_length=10, pattern=r"^(\d{4}-\d\d-\d\d)?$", examples=["2026-03-02"])]
Shift = Annotated[str, Query(max_length=40, examples=["day"])]
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


@router.get(
    "/protection", response_model=ProtectionShown, summary="Game protection of a shift",
    responses=refusals("nothing_there"),
)  # fmt: skip
async def protection(_session: SignedIn, house: TheHouse, day: Day = "", shift: Shift = "") -> Any:
    """Counts by dealer, player and table, held against the floor's rates; the last shift where none is named."""
    return await house.office.protection_book(
        lambda book: {
            **book.as_json(book.shift(day, shift)),
            "shifts": [{"day": on, "shift": name} for on, name in book.shifts()],
        }
    )


@router.get(
    "/protection.csv", response_class=PlainTextResponse, summary="The same for a spreadsheet",
    responses={**CSV, **refusals("nothing_there")},
)  # fmt: skip
async def protection_sheet(_session: SignedIn, house: TheHouse, day: Day = "", shift: Shift = "") -> Any:
    """Every rate in which something was found."""
    text = await house.office.protection_book(lambda book: protection_csv(book, [book.shift(day, shift)]))
    headers = {"Content-Disposition": 'attachment; filename="game-protection.csv"'}
    return PlainTextResponse(text, media_type="text/csv; charset=utf-8", headers=headers)
