"""Help for the fields of a form: the clauses that want them, and where the manual tells more."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import Field

from croupier.refusal import Refused
from croupier.rules import RULEBOOKS
from croupier.rules.book.library import key_of
from croupier.web.door.errors import refusals
from croupier.web.door.models import Shape
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.help.wanted import place_of, wanted_by

router = APIRouter(prefix="/api/help", tags=["house"])
FormName = Annotated[str, Path(max_length=40, pattern=r"^[a-z-]+$", examples=["register-wheel"])]


class WantedBy(Shape):
    """A clause that wants a field, told in our own words."""

    id: str = Field(examples=["CO-2210(1)-a"])
    cite: str = Field(examples=["47.1-2210(1)"])
    says: str = Field(examples=["The wheel is at least 30 inches across."])


class FormHelp(Shape):
    """Of a form: the clauses behind its fields, by the rulebooks of the house's tables, and its place in the manual."""

    fields: dict[str, list[WantedBy]]
    manual: str = Field(examples=["reference/floor/#register-wheel"])


@router.get("/{form}", response_model=FormHelp, summary="Help for a form", responses=refusals("not_found"))
async def help_for(form: FormName, _session: SignedIn, house: TheHouse) -> Any:
    """Of a command, or of a form of the office's own. What a field means, the catalogue `help` says."""
    manual = place_of(form)
    if manual is None:
        raise Refused("not_found", "There is nothing at this address.")
    books = {key_of(str(one.view.policy["rulebook"])) for one in house.floor.tables.values()} & {*RULEBOOKS}
    return {
        "fields": {
            field: [{"id": one.id, "cite": one.cite, "says": one.says} for one in found]
            for field, found in wanted_by(form, sorted(books or RULEBOOKS)).items()
        },
        "manual": manual,
    }
