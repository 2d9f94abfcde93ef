"""What a ruling or a decision will do to the money, said before it is made. Nothing happens, nothing is on record."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fastapi import APIRouter
from pydantic import Field

from croupier.refusal import Refused
from croupier.table.asking.asked import Asked
from croupier.table.decide import decide
from croupier.table.irregular.weighing import SOMEBODY, WEIGHED, weigh
from croupier.table.wire import COMMANDS, read_command
from croupier.web.door.access import check_command, needs_two
from croupier.web.door.errors import refusals
from croupier.web.door.models import Body, Cents, Place, Player, Seat, Shape
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.named import TableName

router = APIRouter(prefix="/api", tags=["pit"])


class WeighBody(Body):
    """`make-ruling`, `decide-dispute` or `correct-result`, as it would be asked for."""

    command: dict[str, Any] = Field(
        examples=[{"do": "make-ruling", "instruction": "go-on", "reason": "The chip fell.", "wagers": []}]
    )


class SeatWeighedShown(Shape):
    """More than 0 goes to the seat, less than 0 leaves it."""

    seat: Seat
    player: Player
    rack: Cents = Field(description="In the player's rack.")
    layout: Cents = Field(description="On the layout, in prison included.")
    unpaid: Cents = Field(description="Due to somebody who has left.")
    uncollected: Cents = Field(description="Owed, and not on the table.")


class WagerWeighedShown(Shape):
    """One ruled wager: what of it goes back, to the house, to another place, and what is laid out of the rack."""

    seat: Seat
    place: Place
    chip: str = Field(examples=["own"])
    rule: str = Field(examples=["move"])
    to_seat: Seat
    to: Place
    returned: Cents
    collected: Cents
    moved: Cents
    drawn: Cents
    can_win: Cents = Field(description="Where it counts then.")


class WeighedShown(Shape):
    seats: list[SeatWeighedShown]
    wagers: list[WagerWeighedShown]
    tray: Cents
    tips: Cents
    worth: Cents = Field(description="What it moves or can move.")
    above: Cents = Field(description="Above this another supervisor signs.")
    two: bool = Field(description="Another supervisor signs.")


@router.post(
    "/tables/{table}/weigh", response_model=WeighedShown, summary="What a ruling would move",
    responses=refusals("no_such_table", "bad_command", "role_not_allowed", "game"),
)  # fmt: skip
async def weighed(table: TableName, body: WeighBody, session: SignedIn, house: TheHouse) -> Any:
    """By seat, by wager and in the tray, and whether it takes a second signature; refused as the order itself."""
    runner = house.floor.table(table)
    check_command(session, table, body.command)
    if COMMANDS[body.command["do"]] not in WEIGHED:
        raise Refused("bad_command.weighed", "Only a ruling, a decision or a correction is weighed.")
    command = read_command({**body.command, "second": SOMEBODY})
    asked = Asked(command, session.actor(), runner.view.as_of)
    found = weigh(runner.view, asked, decide(runner.view, asked, runner.rules), runner.rules)
    above, rules = runner.rules.second_above, runner.rules
    return {
        "seats": [asdict(one) for one in found.seats],
        "wagers": [asdict(one.ruled) | {"can_win": one.can_win} for one in found.wagers],
        "tray": found.tray,
        "tips": found.tips,
        "worth": found.worth,
        "above": above,
        "two": needs_two(body.command) or (found.worth > above and not rules.policy.tournament),
    }
