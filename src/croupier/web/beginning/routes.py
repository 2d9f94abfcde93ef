"""Beginning a house: what is missing, and each step with all that it asks for at once."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter

from croupier.domain import plain
from croupier.live.days import day_and_shift
from croupier.people.staff.checks import check_roles
from croupier.refusal import Refused
from croupier.register.state import plan_for
from croupier.web.beginning import steps
from croupier.web.beginning.asking import ask_for, begin_the_house
from croupier.web.beginning.models import BeginningShown, HouseBegun, HouseIn, Staff, TableDescribed
from croupier.web.beginning.plan import people_of, table_of
from croupier.web.door.errors import refusals
from croupier.web.door.house_models import Waiting
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.house import House

router = APIRouter(prefix="/api/beginning", tags=["house"])
LAST_DAY = "9999-12-31"
WAITS = refusals(
    "bad_policy", "bad_role", "no_such_rulebook", "no_such_wheel", "badge_taken", "currency_differs",
    "licence_not_valid", "passphrase_needed", "no_such_person", "second_person_needed", "nothing_there",
    "too_many_requests", "journal_stopped", "game",
)  # fmt: skip


@router.get("", response_model=BeginningShown, summary="How far this house has come")
async def beginning(_session: SignedIn, house: TheHouse) -> Any:
    """Every step to the first paid round with what is missing, and the rulebooks in figures."""
    doings, today = await asyncio.to_thread(house.doings.read), house.floor.today()
    await house.office.catch_up(list(house.floor.tables))
    told = await house.office.read(lambda _, premises: steps.steps_of(house, premises, today))
    premises = house.office.office.premises
    return {
        "name": doings.name,
        "place": doings.place,
        "languages": doings.languages,
        "zone": premises.zone,
        "shifts": dict(plan_for(premises.plans, LAST_DAY).shifts) if premises.plans else {},
        **_shift(house),
        "currency": house.floor.currency.code,
        "managers": house.people.key_managers(),
        "unlicensed": [one.badge for one in steps.unlicensed_of(house, today)],
        "steps": told,
        "rulebooks": [dict(one) for one in steps.offered()],
        "done": all(step["done"] for step in told),
    }


def _shift(house: House) -> dict[str, Any]:
    """The one that runs by the record; before the first was opened, by the clock."""
    premises = house.office.office.premises
    now, plans, turns = house.floor.now(), premises.plans, premises.turns
    day, shift = day_and_shift(now, plans, turns) if plans or turns else ("", "")
    return {"day": day, "shift": shift, "shift_open": premises.shift_open}


@router.post(
    "/house", status_code=201, response_model=HouseBegun, summary="Name, place, day and key managers of the house",
    responses=refusals("bad_day", "no_such_person", "licence_taken", "field_missing", "journal_stopped", "game"),
)  # fmt: skip
async def begin_house(body: HouseIn, session: SignedIn, house: TheHouse) -> Any:
    """The register begins with the key manager who keeps it; what stands there already stays as it is."""
    await begin_the_house(house, session, body)
    return {"name": body.name}


@router.post(
    "/staff", status_code=202, response_model=Waiting, summary="People with roles and licences, as one request",
    responses=WAITS,
)  # fmt: skip
async def begin_staff(body: Staff, session: SignedIn, house: TheHouse) -> Any:
    """Each gets a one-time code when the second person has confirmed all of them."""
    for one in body.staff:
        check_roles(one.roles)
        known = house.people.roll.account(one.badge)
        if known is not None and (known.name, set(known.roles)) != (one.name, set(one.roles)):
            raise Refused("badge_taken", "Badge {badge} belongs to somebody.", badge=one.badge)
    return {"approval": await ask_for(house, session, "begin-staff", people_of(body.staff), {})}


@router.post(
    "/tables", status_code=202, response_model=Waiting, summary="A table with all that stands at it, as one request",
    responses=WAITS,
)  # fmt: skip
async def begin_table(body: TableDescribed, session: SignedIn, house: TheHouse) -> Any:
    """Wheel, layout, balls, boxes and approvals; registered, approved and in use when the second has confirmed it."""
    unit = house.floor.currency.units
    told = {"described": plain(body.model_dump())}
    return {"approval": await ask_for(house, session, "begin-table", table_of(body, unit), told)}
