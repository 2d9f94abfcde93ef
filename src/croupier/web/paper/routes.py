"""Paper over HTTP: rules, sign and card of a table for everybody; forms of tables, floor and tournaments."""

from __future__ import annotations

import asyncio
import hashlib
import re
from dataclasses import field, replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response
from pydantic import Field

from croupier.audit.letterhead import letterhead
from croupier.lean import dataclass
from croupier.live.replay import event_of
from croupier.live.reports.story import tell_round
from croupier.paper import Document, html, pdf
from croupier.paper.sheets.cash import cash_log, cash_report
from croupier.paper.sheets.from_journal import Form, TableForms, newest_stamp
from croupier.paper.sheets.from_register import FloorForms
from croupier.paper.sheets.letterhead import Letterhead
from croupier.paper.sheets.protection import protection_report
from croupier.paper.sheets.rules_print import complete_rules, players_copy
from croupier.paper.sheets.shift import shift_report
from croupier.paper.sheets.signs import pay_card, sign_sheet
from croupier.paper.sheets.tournament import tournament_sheet
from croupier.paper.words import form_words
from croupier.rules import TableRules
from croupier.web.door.errors import refusals
from croupier.web.door.models import Count, Shape, Time
from croupier.web.entry import Entered, SignedIn, TheHouse
from croupier.web.house import House
from croupier.web.named import Day, Shift, TournamentName, hall_of
from croupier.web.words import Lang

router = APIRouter(prefix="/api", tags=["paper"])


TableName = Annotated[str, Path(max_length=80, examples=["1"])]
Sheet = Literal["rules", "players", "sign", "card"]
FloorSheet = Literal["adjustments", "inspection", "count"]
CashDay = Annotated[str, Query(max_length=10, pattern=r"^\d{4}-\d{2}-\d{2}$", examples=["2026-05-04"])]
TournamentSheet = Literal["entries", "prizes", "proceeds", "seats", "tally"]
Kind = Annotated[Literal["pdf", "html"], Query(alias="as", description="The kind of file.")]
Paper = Annotated[Literal["us-letter", "a4"], Query(description="The size of the paper.")]
SHEETS: dict[int | str, dict[str, Any]] = {
    200: {
        "content": {
            "application/pdf": {"schema": {"type": "string", "format": "binary"}},
            "text/html": {"schema": {"type": "string"}},
        }
    }
}
MEDIA = {"pdf": "application/pdf", "html": "text/html; charset=utf-8"}


class FormShown(Shape):
    form: Annotated[str, Field(examples=["session"])]
    number: Count
    at: Time
    what: Annotated[str, Field(examples=["fill of $5,000.00"])]


def delivered(document: Document, kind: str) -> Response:
    """A file to look at or to save, with the hash by which a copy is known."""
    made = pdf(document) if kind == "pdf" else html(document).encode()
    name = re.sub(r"[^a-z0-9]+", "-", document.title.lower()).strip("-") or "sheet"
    headers = {
        "content-disposition": f'inline; filename="{name}.{kind}"',
        "x-copy": document.code,
        "x-sha256": hashlib.sha256(made).hexdigest(),
    }
    if kind == "html":  # one file with its own style, and nothing else may run in it
        headers["content-security-policy"] = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
    return Response(made, media_type=MEDIA[kind], headers=headers)


@router.get(
    "/tables/{table}/paper/{sheet}",
    summary="Rules, sign or card of a table",
    response_class=Response,
    responses=SHEETS | refusals("no_such_table", "not_legible", "extra_missing", "not_printable"),
)
async def paper(
    table: TableName,
    sheet: Sheet,
    _session: Entered,
    house: TheHouse,
    lang: Lang = "en",
    kind: Kind = "pdf",
    size: Paper = "us-letter",
) -> Response:
    """`rules` are complete, and what is approved is their English edition; `players` is the player's copy."""
    runner = house.floor.table(table)
    points = tuple(sorted(runner.view.point_values.items()))
    order = Order(runner.rules.digest, sheet, lang, size, points, runner.rules)
    return await house.press.made(lambda: delivered(_sheet(order), kind), (order, kind))


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody wants printed; the same twice is set once."""

    digest: str
    sheet: str
    lang: str
    size: str
    points: tuple[tuple[str, int], ...]
    rules: TableRules = field(compare=False)


def _sheet(order: Order) -> Document:
    if order.sheet == "sign":
        return sign_sheet(order.rules, order.lang, order.size, dict(order.points))
    if order.sheet == "card":
        return pay_card(order.rules, order.lang, order.size)
    made = (complete_rules if order.sheet == "rules" else players_copy)(order.rules, order.lang)
    return replace(made, paper=order.size)


@router.get(
    "/tables/{table}/forms",
    response_model=list[FormShown],
    summary="The forms that a table's journal holds",
    responses=refusals("no_such_table"),
)
async def table_forms(table: TableName, _session: SignedIn, house: TheHouse) -> Any:
    """Inspections, slips, disputes, drops, inventories and shifts, each by its number."""
    found = await asyncio.to_thread(_forms, house, table)
    return [
        {"form": form, "number": number, "at": sheet.at, "what": what}
        for form, number, sheet, what in (
            *(("inspection", n, s, s.inspector) for n, s in enumerate(found.inspections, start=1)),
            *(("slip", n, s, s.what) for n, s in found.slips.items()),
            *(("dispute", n, s, s.what) for n, s in found.disputes.items()),
            *(("drop", n, s, s.box) for n, s in enumerate(found.drops, start=1)),
            *(("inventory", n, s, s.counted_by) for n, s in enumerate(found.inventories, start=1)),
            *(("session", n, s, s.closed or "open") for n, s in enumerate(found.sessions, start=1)),
        )
    ]


@router.get(
    "/tables/{table}/forms/{form}/{number}",
    summary="A form from a table's journal",
    response_class=Response,
    responses=SHEETS | refusals("no_such_table", "no_such_form", "no_such_round", "extra_missing", "not_printable"),
)
async def table_form(
    table: TableName,
    form: Form,
    number: Annotated[int, Path(ge=1, le=2**31 - 1, examples=[1])],
    _session: SignedIn,
    house: TheHouse,
    lang: Lang = "en",
    kind: Kind = "pdf",
) -> Response:
    """With the newest signed checkpoint of the journal in its foot."""
    return await house.staff_press.made(lambda: delivered(_form(house, table, form, number, lang), kind))


def _forms(house: House, table: str) -> TableForms:
    stream = house.floor.table(table).writer.stream
    history = ((recorded, event_of(recorded)) for recorded in house.journal.read(stream))
    return TableForms(table, newest_stamp(house.journal), _letterhead(house)).read(history)


def _letterhead(house: House) -> Letterhead:
    return letterhead(house.journal, house.office.office.premises, house.floor.slips.code)


def _form(house: House, table: str, form: Form, number: int, lang: str) -> Document:
    stream, forms = house.floor.table(table).writer.stream, _forms(house, table)
    return forms.sheet(
        form,
        number,
        lambda round_: tell_round(stream, round_, house.journal.read(stream), form_words(lang), forms.house.zone).lines,
        lang,
    )


@router.get(
    "/floor/paper/{sheet}",
    summary="A form of the floor",
    response_class=Response,
    responses=SHEETS | refusals("no_such_form", "extra_missing", "not_printable"),
)
async def floor_paper(
    sheet: FloorSheet,
    _session: SignedIn,
    house: TheHouse,
    table: Annotated[str, Query(max_length=80, description="Adjustments of this table alone.", examples=["1"])] = "",
    number: Annotated[int | None, Query(ge=1, le=2**31 - 1, description="The newest without it.")] = None,
    lang: Lang = "en",
    kind: Kind = "pdf",
) -> Response:
    """The log of work on wheels, a signed inspection, a count of a box by two people."""

    def made() -> Response:
        found = FloorForms(newest_stamp(house.journal), lang, _letterhead(house)).read(house.journal)
        return delivered(found.sheet(sheet, table, number), kind)

    return await house.staff_press.made(made)


@router.get(
    "/floor/reports/paper",
    summary="The report of a shift, printed",
    response_class=Response,
    responses=SHEETS | refusals("nothing_there", "extra_missing", "not_printable"),
)
async def shift_paper(
    _session: SignedIn,
    house: TheHouse,
    day: Day = "",
    shift: Shift = "",
    lang: Lang = "en",
    kind: Kind = "pdf",
) -> Response:
    """Every table from border to border, the win by its formula, the drop as counted; the last shift where none is
    named."""
    rows = await house.office.day_book(lambda book, _: [row.as_json() for row in book.figures("shift")])
    return await house.staff_press.made(
        lambda: delivered(shift_report(rows, day, shift, newest_stamp(house.journal), _letterhead(house), lang), kind)
    )


@router.get(
    "/floor/cash/paper",
    summary="A person's cash of a gaming day, or the log of the day, printed",
    response_class=Response,
    responses=SHEETS | refusals("nothing_there", "extra_missing", "not_printable"),
)
async def cash_paper(
    _session: SignedIn,
    house: TheHouse,
    day: CashDay,
    player: Annotated[str, Query(max_length=200, description="Everybody without it.", examples=["Ann Lee"])] = "",
    lang: Lang = "en",
    kind: Kind = "pdf",
) -> Response:
    """Who, how identified, how much in and how much out, each for itself."""
    book = await house.office.cash_book()

    def made() -> Response:
        stamp, head = newest_stamp(house.journal), _letterhead(house)
        if player:
            return delivered(cash_report(book.paper(day, player), stamp, head, lang), kind)
        return delivered(cash_log(book.as_json(day)["log"], day, stamp, head, lang), kind)

    return await house.staff_press.made(made)


@router.get(
    "/protection/paper",
    summary="Game protection of a shift, printed",
    response_class=Response,
    responses=SHEETS | refusals("nothing_there", "extra_missing", "not_printable"),
)
async def protection_paper(
    _session: SignedIn,
    house: TheHouse,
    day: Day = "",
    shift: Shift = "",
    lang: Lang = "en",
    kind: Kind = "pdf",
) -> Response:
    """What stands out, of whom, why, in which rounds, who has looked into it; the last shift where none is named."""
    report = await house.office.protection_book(lambda book: book.report(book.shift(day, shift)))
    return await house.staff_press.made(
        lambda: delivered(protection_report(report, newest_stamp(house.journal), _letterhead(house), lang), kind)
    )


@router.get(
    "/tournaments/{tournament}/paper/rules",
    summary="The written rules of a tournament, printed",
    response_class=Response,
    responses=SHEETS | refusals("no_such_tournament", "extra_missing", "not_printable"),
)
async def tournament_rules(
    tournament: TournamentName, _session: Entered, house: TheHouse, lang: Lang = "en", kind: Kind = "pdf"
) -> Response:
    """As players and the Division get them, with the clauses in the margin."""
    document = tournament_sheet(hall_of(house, tournament).view, "rules", lang=lang)
    return await house.press.made(lambda: delivered(document, kind), ("rules", tournament, document.code, kind))


@router.get(
    "/tournaments/{tournament}/paper/receipts/{entry}",
    summary="What an entry has paid, printed",
    response_class=Response,
    responses=SHEETS | refusals("no_such_tournament", "no_such_entry", "extra_missing", "not_printable"),
)
async def tournament_receipt(
    tournament: TournamentName,
    entry: Annotated[int, Path(ge=1, le=2**31 - 1, examples=[1])],
    _session: SignedIn,
    house: TheHouse,
    lang: Lang = "en",
    kind: Kind = "pdf",
) -> Response:
    """Fees and buy-ins line by line, for the entrant to take along."""
    hall = hall_of(house, tournament)
    stamp = await asyncio.to_thread(newest_stamp, house.journal)
    document = tournament_sheet(hall.view, "receipt", stamp, hall.newest, lang, entry, _letterhead(house))
    return await house.staff_press.made(lambda: delivered(document, kind))


@router.get(
    "/tournaments/{tournament}/paper/forms/{form}",
    summary="A form of a tournament, printed",
    response_class=Response,
    responses=SHEETS | refusals("no_such_tournament", "extra_missing", "not_printable"),
)
async def tournament_paper(
    tournament: TournamentName,
    form: TournamentSheet,
    _session: SignedIn,
    house: TheHouse,
    lang: Lang = "en",
    kind: Kind = "pdf",
) -> Response:
    """Entrants with their fees and buy-ins, prizes paid out, proceeds by month; cards for the seats, sheets to count
    points on by hand."""
    hall = hall_of(house, tournament)
    stamp = await asyncio.to_thread(newest_stamp, house.journal)
    document = tournament_sheet(hall.view, form, stamp, hall.newest, lang, house=_letterhead(house))
    return await house.staff_press.made(lambda: delivered(document, kind))
