"""Whom a visitor of a demonstration may be."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import Field

from croupier.rules import Role
from croupier.web.door.models import Badge, Shape
from croupier.web.entry import Entered, TheHouse
from croupier.web.people.models import PersonName

router = APIRouter(prefix="/api", tags=["people"])


class PretendedPerson(Shape):
    badge: Badge
    name: PersonName
    role: Role
    passphrase: str = Field(description="Made at the start, and gone with the demonstration.")


@router.get("/demonstration", response_model=list[PretendedPerson], summary="Whom one may be in a demonstration")
async def pretended(_session: Entered, house: TheHouse) -> Any:
    """In a demonstration everybody, with the passphrase to sign in with; in a real house nobody."""
    everybody = house.people.pretended if house.settings.demo else []
    return [{"badge": badge, "name": name, "role": role, "passphrase": code} for badge, name, role, code in everybody]
