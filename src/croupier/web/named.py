"""What addresses name: a table, a tournament, a shift, and the lab with whoever asks it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query, Request

from croupier.live.desks.tournaments import Hall
from croupier.refusal import Refused
from croupier.web.door.errors import refusals
from croupier.web.door.models import NAME
from croupier.web.house import House
from croupier.web.lab.jobs import Lab

TableName = Annotated[str, Path(max_length=80, pattern=NAME, examples=["1"])]
NO_TABLE = refusals("no_such_table")
TournamentName = Annotated[str, Path(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9._-]+$", examples=["spring"])]
Day = Annotated[str, Query(max_length=10, pattern=r"^(\d{4}-\d\d-\d\d)?$", examples=["2026-03-02"])]
Shift = Annotated[str, Query(max_length=40, examples=["day"])]
BUSY = ("too_many_requests", "lab_busy", "lab_too_long", "lab_failed", "extra_missing")  # what the lab may answer


def hall_of(house: House, name: str) -> Hall:
    hall = house.tournaments.hall(name)
    if hall.view.plan is None:
        raise Refused("no_such_tournament.rules", "The tournament “{name}” has no rules yet.", name=name)
    return hall


async def the_lab(request: Request) -> Lab:
    lab: Lab = request.app.state.lab
    return lab


async def the_client(request: Request) -> str:
    return request.client.host if request.client else "?"


TheLab = Annotated[Lab, Depends(the_lab)]
Client = Annotated[str, Depends(the_client)]
