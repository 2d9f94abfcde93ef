"""What comes next in a tournament over HTTP, with every obstacle and where it is removed."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import Field

from croupier.domain import plain
from croupier.tournament import OVERALL
from croupier.web.door.models import NAME, Clause, Count, Facts, Shape
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.named import TournamentName, hall_of
from croupier.web.tournaments.form_models import EntryNumber
from croupier.web.tournaments.routes import NOT_THERE

router = APIRouter(prefix="/api", tags=["tournaments"])
Whose = Annotated[
    str,
    Query(max_length=80, pattern=NAME, description="An event, or `overall`, the whole tournament.", examples=["E1"]),
]


class ObstacleShown(Shape):
    """A refusal that the step would meet now, as every other refusal is told."""

    code: str = Field(examples=["five_days_notice"])
    id: str = Field(examples=["five_days_notice.never"])
    message: str = Field(examples=["Version 1 of the rules was never sent to the Division."])
    clause: Clause | None
    facts: Facts
    removed_by: list[str] = Field(
        description="Commands of the tournament, or of a table, that remove it.", examples=[["file-rules"]]
    )
    until: str = Field(description="The first day on which it is gone by itself; empty where none is.", examples=[""])


class MissingShown(Shape):
    """Somebody whose seat is empty, and what keeps them from taking it."""

    entry: EntryNumber
    obstacles: list[ObstacleShown]


class StepToTake(Shape):
    do: str = Field(description="A command of the tournament.", examples=["start-event"])
    event: str = Field(examples=["E1"])
    fields: dict[str, Any] = Field(
        description="Of the command, as far as the tournament knows them.",
        examples=[{"event": "E1", "date": "2026-11-20"}],
    )
    asks: list[str] = Field(description="Fields that a person gives or counts.", examples=[["seed"]])
    obstacles: list[ObstacleShown] = Field(description="All of them; empty where it can be done now.")
    missing: list[MissingShown] = Field(description="Before a round: whose seat is still empty.")


class NextStep(Shape):
    step: StepToTake | None = Field(description="None where nothing is left to be done.")
    sequence: Count


@router.get("/tournaments/{tournament}/next", response_model=NextStep, summary="What comes next", responses=NOT_THERE)
async def next_step(tournament: TournamentName, _session: SignedIn, house: TheHouse, event: Whose = OVERALL) -> Any:
    """The next step of an event or of the whole tournament, and every reason why it cannot be taken yet: found by
    trying it, at the tables too. Nothing is done."""
    hall = hall_of(house, tournament)
    step = await house.floor.pen.write(lambda: hall.next_step(event, house.floor.now()))
    return {"step": plain(step.as_json()) if step else None, "sequence": hall.seen}
