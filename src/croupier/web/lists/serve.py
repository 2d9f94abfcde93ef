"""A list at an address: a page of it as JSON, and beside it all that was found as a file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Response

from croupier.live.moments import calendar
from croupier.web.door.errors import refusals
from croupier.web.door.sessions import Session
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.house import House
from croupier.web.lists.asked import Asked, Found, Line, asked, choices, find
from croupier.web.lists.files import KINDS_OF_FILES, file_of
from croupier.web.lists.listing import Listing, shape_of, shown

Form = Literal["csv", "xlsx", "json"]
Wanted = Annotated[Asked, Depends(asked)]
Lines = Callable[..., Awaitable[Sequence[Line]]]
AS_FILE = "All that was found. Amounts are in whole units of the currency, in JSON in its smallest unit."
FILES: dict[int | str, dict[str, Any]] = {
    200: {"content": {kind: {"schema": {"type": "string"}} for kind in KINDS_OF_FILES.values()}}
}


async def nothing_more() -> tuple[()]:
    return ()


def listed(
    router: APIRouter,
    path: str,
    listing: Listing,
    *,
    summary: str,
    refused: tuple[str, ...] = (),
    leaves: bool = True,
    named: Callable[..., Awaitable[tuple[Any, ...]]] = nothing_more,
) -> Callable[[Lines], Lines]:
    """Serves what a function tells of all lines: `GET path` a page, `GET path.csv` and its like the whole.

    What never `leaves` the house is no file. What is `named` in the address is told to the function too.
    """
    made = shape_of(listing)
    forms = list(KINDS_OF_FILES) if leaves else []

    def serve(lines: Lines) -> Lines:
        async def found(
            session: Session, house: House, wanted: Asked, named: tuple[Any, ...]
        ) -> tuple[Sequence[Line], Found]:
            there = await lines(session, house, *named)
            return there, find(listing, there, wanted, calendar(house.floor.zone()))

        async def page(session: SignedIn, house: TheHouse, wanted: Wanted, parts: Any = Depends(named)) -> Any:  # noqa: B008 - FastAPI's own way
            there, fitting = await found(session, house, wanted, parts)
            rows, following = fitting.page(wanted.after, wanted.limit)
            told = {"choices": choices(listing, there), "sort": fitting.sort, "forms": forms}
            counted = {"total": fitting.total, "found": len(fitting.lines)}
            return shown(listing, {**told, **counted, "next": following, "rows": rows})

        async def file(
            form: Form,
            session: SignedIn,
            house: TheHouse,
            wanted: Wanted,
            parts: Any = Depends(named),  # noqa: B008
        ) -> Response:
            _, fitting = await found(session, house, wanted, parts)
            name = f"{router.prefix}{path}".rpartition("/")[2]
            content = file_of(form, name, listing, fitting.lines, house.floor.currency)
            headers = {"Content-Disposition": f'attachment; filename="{name}.{form}"'}
            return Response(content, media_type=KINDS_OF_FILES[form], headers=headers)

        page.listing = listing  # type: ignore[attr-defined]  # for whoever asks which lists there are
        refused_with = refusals("bad_list", *refused)
        told: dict[str, Any] = {"name": lines.__name__, "summary": summary, "description": lines.__doc__}
        router.add_api_route(path, page, response_model=made, responses=refused_with, **told)
        if not leaves:
            return lines
        told = {"name": f"{lines.__name__}_file", "summary": f"{summary}: a file", "description": AS_FILE}
        router.add_api_route(
            f"{path}.{{form}}", file, response_class=Response, responses={**FILES, **refused_with}, **told
        )
        return lines

    return serve
