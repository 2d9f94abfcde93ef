"""Notes of suspicion and the exclusion list over HTTP. Both are written by commands of the floor."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter

from croupier.live.reports.notes import notes_in
from croupier.register import Premises
from croupier.register.barring import barring, names_of, near
from croupier.web.compliance.models import BarShown, MetShown, SuspicionShown
from croupier.web.door.sessions import Session
from croupier.web.house import House
from croupier.web.lists.listing import Column, Listing
from croupier.web.lists.serve import listed

router = APIRouter(prefix="/api/floor", tags=["floor"])
NOTES = Listing(
    SuspicionShown,
    names=("at", "by"),
    columns=(
        Column("at", "moment"),
        Column("player", "name"),
        Column("note"),
        Column("table", "table"),
        Column("round"),
        Column("slip"),
        Column("moment"),
        Column("by"),
    ),
    sort="-at",
)


@listed(router, "/notes", NOTES, summary="Notes of suspicion", refused=("nothing_private",), leaves=False)
async def notes(_session: Session, house: House) -> Any:
    """For compliance alone."""
    return await asyncio.to_thread(lambda: list(notes_in(house.journal)))


BARS = Listing(
    BarShown,
    names=("bar",),
    columns=(
        Column("bar", "count"),
        Column("player", "name"),
        Column("identity"),
        Column("names", "names"),
        Column("since", "day"),
        Column("until", "day"),
        Column("why"),
        Column("by"),
        Column("second"),
        Column("holds", "flag"),
    ),
    sort="-bar",
)
MET = Listing(
    MetShown,
    names=("bar", "player", "table", "tournament"),
    columns=(
        Column("player", "name"),
        Column("match", "code"),
        Column("bar", "count"),
        Column("table", "table"),
        Column("seat", "count"),
        Column("tournament"),
    ),
    sort="-bar",
)


@listed(router, "/bars", BARS, summary="The exclusion list")
async def bars(_session: Session, house: House) -> Any:
    """Every bar, the newest first."""
    return await house.office.read(lambda _, premises: _shown(house, premises))


@listed(router, "/bars/met", MET, summary="Who is here although barred")
async def met(_session: Session, house: House) -> Any:
    """Who sits at a table or is entered in a tournament under a name of the exclusion list, or one much like it."""
    today = house.office.office.calendar_day(house.floor.now())
    return await house.office.read(lambda _, premises: list(_met(house, premises, today)) if premises.bars else [])


def _shown(house: House, premises: Premises) -> list[dict[str, Any]]:
    today = house.office.office.calendar_day(house.floor.now())
    return [
        {
            **{("bar" if name == "number" else name): value for name, value in asdict(bar).items()},
            "names": names_of(premises, bar),
            "holds": bar.holds(today),
        }
        for bar in premises.bars.values()
    ]


def _met(house: House, premises: Premises, today: str) -> Iterator[dict[str, Any]]:
    for who, identity, where in _here(house):
        if bar := barring(premises, who, today, identity):
            yield {"bar": bar.number, "player": who, "match": "same", **where}
        for like in near(premises, who, today):
            yield {"bar": like.number, "player": who, "match": "near", **where}


def _here(house: House) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for table, runner in house.floor.tables.items():
        for number, seat in runner.view.seats.items():
            yield seat.player, "", {"table": table, "seat": number, "tournament": ""}
    for hall in house.tournaments.halls.values():
        if not hall.view.concluded:
            for entry in hall.view.entries.values():
                yield entry.name, entry.identity, {"table": "", "seat": 0, "tournament": hall.name}
