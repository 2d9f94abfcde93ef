"""A figure of a report, opened: the events that it is made of, each with the figure before and after it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from heapq import merge
from operator import attrgetter
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import Field

from croupier.journal import Journal, Recorded
from croupier.journal.record.cursor import Cursor
from croupier.live.moments import calendar
from croupier.live.reports.figures import PARTS, SUMS, Figures
from croupier.refusal import Refused
from croupier.register.at_tables import LAST_DAY
from croupier.web.door.errors import refusals
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.journal.looking import EVENTS, Days, Looking, Untold
from croupier.web.journal.models import JournalEvent
from croupier.web.lists.asked import Asked
from croupier.web.lists.listing import Column, Listing, shape_of, shown
from croupier.web.lists.serve import Wanted

router = APIRouter(prefix="/api/journal", tags=["journal"])
COUNTED = frozenset({"rounds", "closings"})  # every other figure is money
FIGURES = "|".join(sorted({*SUMS, *PARTS, "closer"}))
By = Annotated[str, Query(max_length=20, examples=["day,table"])]
Day = Annotated[str, Query(max_length=10, description="As the row has it.", examples=["2026-05-04"])]
Named = Annotated[str, Query(max_length=80, examples=[""])]
First = Annotated[str, Query(max_length=10, description="The report's first day.", examples=[""])]
Last = Annotated[str, Query(max_length=10, description="The report's last day.", examples=["9999-12-31"])]
FigureName = Annotated[str, Query(pattern=f"^({FIGURES})$", examples=["win"])]


class FigureEvent(JournalEvent):
    """An event of a figure: amounts in the smallest unit, or numbers of rounds or closings."""

    amount: int = Field(description="What it brought.", examples=[-3500])
    before: int = Field(description="The figure before it.", examples=[12000])
    after: int = Field(description="The figure after it.", examples=[8500])


def _listing(kind: Any) -> Listing:
    figures = tuple(Column(name, kind) for name in ("amount", "before", "after"))
    columns = tuple(column for column in EVENTS.columns if column.name not in ("called", "device"))
    return Listing(FigureEvent, names=EVENTS.names, columns=(*columns, *figures), sort=EVENTS.sort)


MONEY, COUNT = _listing("money"), _listing("count")


class LookingInto(Looking):
    """The events of one figure of a row, each with the figure before and after it."""

    def __init__(
        self, journal: Journal, asked: Asked, day_of: Days, currency: str, untold: Untold, row: Figures, figure: str
    ) -> None:
        super().__init__(journal, asked, day_of, currency, untold)
        self.brought = row.events_of(figure)
        self.begins = row.began(figure)
        self.told = 0  # the figure where the reading is

    @property
    def total(self) -> int:
        return sum(map(len, self.brought.values()))

    def line(self, event: Recorded) -> dict[str, Any]:
        amount = self.brought[event.stream][event.stream_version]
        before = self.told - amount if self.sort == "at" else self.told
        return {**super().line(event), "amount": amount, "before": before, "after": before + amount}

    def _from(self, cursor: Cursor) -> Iterator[Recorded]:
        forwards = self.sort == "at"
        ahead = []
        self.told = self.begins
        for stream, brought in self.brought.items():
            passed = self._passed(stream, list(brought), cursor)
            self.told += sum(list(brought.values())[:passed])
            places = list(brought)[passed:] if forwards else list(brought)[:passed][::-1]
            ahead.append(self._read(stream, places))
        for event in merge(*ahead, key=attrgetter("moment"), reverse=not forwards):
            amount = self.brought[event.stream][event.stream_version]
            self.told += amount if forwards else -amount
            yield event

    def _passed(self, stream: str, places: list[int], cursor: Cursor) -> int:
        """How many of a figure's events in a stream lie before the cursor."""
        version = self._version(stream, cursor)
        return sum(place < version for place in places)

    def _read(self, stream: str, places: list[int]) -> Iterator[Recorded]:
        for place in places:
            yield from self.journal.read(stream, place - 1, 1)


@router.get(
    "/figures",
    response_model=shape_of(MONEY),
    summary="The events of a figure, the newest first",
    responses=refusals("no_such_figure", "bad_request", "bad_cursor", "bad_list"),
)
async def figure(
    _session: SignedIn,
    house: TheHouse,
    wanted: Wanted,
    by: By,
    day: Day,
    figure: FigureName,
    shift: Named = "",
    table: Named = "",
    dealer: Named = "",
    game: Named = "",
    first: First = "",
    last: Last = LAST_DAY,
) -> Any:
    """What a figure of a report (`GET /api/floor/reports`) is made of. The row is named as the report names it.

    Each event comes with what it brought, and the figure before and after it: the last `after` is the figure.
    """
    named = (day, shift, table, dealer, game)
    row = await house.office.day_book(lambda book, _: book.row(named, by, first, last or LAST_DAY))
    if row is None:
        raise Refused("no_such_figure", "No report of these days has such a row.", day=day)
    floor = house.floor
    day_of, code = calendar(floor.zone()), floor.currency.code
    looking = LookingInto(house.journal, wanted, day_of, code, house.office.untold, row, figure)
    listing = COUNT if figure in COUNTED else MONEY

    def page() -> dict[str, Any]:
        rows, following = looking.page()
        told: dict[str, Any] = {"sort": looking.sort, "choices": {"stream": sorted(looking.brought)}, "forms": []}
        return shown(listing, {**told, "total": looking.total, "found": None, "next": following, "rows": rows})

    return await asyncio.to_thread(page)
