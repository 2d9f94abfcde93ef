"""Whom a visitor of a demonstration may be."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import Field

from croupier.refusal import Refused
from croupier.rules import Role
from croupier.web.demo.history import Calendar
from croupier.web.door.errors import refusals
from croupier.web.door.models import Badge, Count, Shape
from croupier.web.entry import Entered, TheHouse
from croupier.web.people.models import PersonName

router = APIRouter(prefix="/api", tags=["people"])


class PretendedPerson(Shape):
    badge: Badge
    name: PersonName
    role: Role
    passphrase: str = Field(description="Made at the start, and gone with the demonstration.")


class DemonstrationShown(Shape):
    people: list[PretendedPerson] = Field(description="Whom one may be.")
    days: Count = Field(description="That it has behind it.")
    played: Count = Field(description="Of these so far; they are played by a clock that is set.")


@router.get(
    "/demonstration",
    response_model=DemonstrationShown,
    summary="Whom one may be in a demonstration",
    responses=refusals("no_demonstration"),
)
async def demonstration(_session: Entered, house: TheHouse) -> Any:
    """Everybody, with the passphrase to sign in with, and how far its history is. A real house has no such thing."""
    if not house.settings.demo:
        raise Refused("no_demonstration", "This is a real house: nobody is anybody else here.")
    wall = house.floor.wall
    days, played = (wall.days, wall.done) if isinstance(wall, Calendar) else (0, 0)
    people = [
        {"badge": badge, "name": name, "role": role, "passphrase": code}
        for badge, name, role, code in house.people.pretended
    ]
    return {"people": people, "days": days, "played": played}
