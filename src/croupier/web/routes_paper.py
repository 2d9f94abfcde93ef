"""Paper over HTTP: rules, sign and card of a table for everybody, its forms for the office, rules on the wall."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response
from pydantic import Field

from croupier.floor import FLOOR
from croupier.floor import STREAM as PREMISES
from croupier.floor.deciding_equipment import hash_of
from croupier.live.desk import Desk, folded
from croupier.live.replay import event_of
from croupier.live.story import tell_round
from croupier.live.writer import Answer, Request
from croupier.paper import Document, forms, html, pdf
from croupier.paper.from_journal import TableForms, newest_stamp
from croupier.paper.postings import STREAM, TEXT, Walls, postings
from croupier.paper.rules_print import complete_rules, players_copy
from croupier.paper.signs import pay_card, sign_sheet
from croupier.rules import TableRules
from croupier.web.entry import Entered, SignedIn, TheHouse
from croupier.web.errors import refusals
from croupier.web.house import House
from croupier.web.models import NAME, Body, Count, Digest, Shape, Time
from croupier.web.sessions import Session

router = APIRouter(prefix="/api", tags=["paper"])
TableName = Annotated[str, Path(max_length=80, examples=["1"])]
Sheet = Literal["rules", "players", "sign", "card"]
Form = Literal["inspection", "slip", "drop", "dispute", "shift"]
Lang = Annotated[Literal["en", "es", "de", "fr", "zh"], Query(description="Of the player's copy, sign and card.")]
Kind = Annotated[Literal["pdf", "html"], Query(alias="as", description="The kind of file.")]
Paper = Annotated[Literal["us-letter", "a4"], Query(description="The size of the paper.")]
Words = Annotated[str, Field(min_length=1, max_length=120, pattern=NAME)]
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
    form: Annotated[str, Field(examples=["shift"])]
    number: Count
    at: Time
    what: Annotated[str, Field(examples=["fill of 500000"])]


class PostingShown(Shape):
    """Rules on the wall. `current`: what hangs there is what the table of that version plays by today."""

    rulebook: Annotated[str, Field(examples=["colorado"])]
    title: Annotated[str, Field(examples=["The rules of this table"])]
    version: Digest
    room: Annotated[str, Field(examples=["main floor"])]
    spot: Annotated[str, Field(examples=["pillar by the cage"])]
    day: Annotated[str, Field(examples=["2026-03-01"])]
    current: bool


class Posting(Body):
    """The rules of a table as they are now. `seen` and `reached`: by everybody in the room."""

    table: Annotated[str, Field(min_length=1, max_length=80, examples=["1"])]
    room: Words
    spot: Words
    seen: bool
    reached: bool


class TakingDown(Body):
    room: Words
    spot: Words
    reason: Words


class Copy(Body):
    """A player asked for the rules that hang in this room."""

    table: Annotated[str, Field(min_length=1, max_length=80, examples=["1"])]
    room: Words
    to: Annotated[str, Field(max_length=120, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")] = ""


def delivered(document: Document, kind: str) -> Response:
    """A file to look at or to save, with the hash by which a copy is known."""
    made = pdf(document) if kind == "pdf" else html(document).encode()
    name = f"{document.title.lower().replace(' ', '-')}.{kind}"
    ascii_name = name if name.isascii() else f"sheet.{kind}"
    headers = {
        "content-disposition": f'inline; filename="{ascii_name}"',
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
    responses=SHEETS | refusals("no_such_table", "not_legible", "extra_missing"),
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
    """`rules` are complete and in English; `players` is the player's copy in five languages."""
    runner = house.floor.table(table)
    points = tuple(sorted(runner.view.point_values.items()))
    order = Order(runner.rules.digest, sheet, lang, size, points, runner.rules)
    document = await asyncio.to_thread(_sheet, order)
    return await asyncio.to_thread(delivered, document, kind)


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody wants printed; the same twice is set once."""

    digest: str
    sheet: str
    lang: str
    size: str
    points: tuple[tuple[str, int], ...]
    rules: TableRules = field(compare=False)


@lru_cache(maxsize=64)
def _sheet(order: Order) -> Document:
    if order.sheet == "sign":
        return sign_sheet(order.rules, order.lang, order.size, dict(order.points))
    if order.sheet == "card":
        return pay_card(order.rules, order.lang, order.size)
    complete = order.sheet == "rules"
    made = complete_rules(order.rules) if complete else players_copy(order.rules, order.lang)
    return replace(made, paper=order.size)


@router.get(
    "/tables/{table}/forms",
    response_model=list[FormShown],
    summary="The forms that a table's journal holds",
    responses=refusals("no_such_table"),
)
async def table_forms(table: TableName, _session: SignedIn, house: TheHouse) -> Any:
    found = await asyncio.to_thread(_forms, house, table)
    return [
        {"form": form, "number": number, "at": sheet.at, "what": what}
        for form, number, sheet, what in (
            *(("inspection", n, s, s.inspector) for n, s in enumerate(found.inspections, start=1)),
            *(("slip", n, s, f"{'credit' if s.credit else 'fill'} of {s.amount}") for n, s in found.slips.items()),
            *(("dispute", n, s, s.what) for n, s in found.disputes.items()),
            *(("drop", n, s, s.box) for n, s in enumerate(found.drops, start=1)),
            *(("shift", n, s, s.closed or "open") for n, s in enumerate(found.shifts, start=1)),
        )
    ]


@router.get(
    "/tables/{table}/forms/{form}/{number}",
    summary="A form from a table's journal",
    response_class=Response,
    responses=SHEETS | refusals("no_such_table", "no_such_form", "no_such_round", "extra_missing"),
)
async def table_form(
    table: TableName,
    form: Form,
    number: Annotated[int, Path(ge=1, le=2**31 - 1, examples=[1])],
    _session: SignedIn,
    house: TheHouse,
    kind: Kind = "pdf",
) -> Response:
    """With the newest signed checkpoint of the journal in its foot."""
    return await asyncio.to_thread(lambda: delivered(_form(house, table, form, number), kind))


def _forms(house: House, table: str) -> TableForms:
    stream = house.floor.table(table).writer.stream
    history = ((recorded, event_of(recorded)) for recorded in house.journal.read(stream))
    return TableForms(table, newest_stamp(house.journal)).read(history)


def _form(house: House, table: str, form: str, number: int) -> Document:
    found = _forms(house, table)
    match form:
        case "inspection":
            return forms.inspection_record(found.inspection(number))
        case "slip":
            return forms.chip_slip(found.slip(number))
        case "drop":
            return forms.drop_report(found.drop(number))
        case "shift":
            return forms.shift_report(found.shift(number))
    record = found.dispute(number)
    if record.round:
        stream = house.floor.table(table).writer.stream
        story = tell_round(stream, record.round, house.journal.read(stream))
        record = replace(record, story=tuple(map(str, story.lines)))
    return forms.dispute_form(record)


# --- rules on the wall


@router.get("/paper/postings", response_model=list[PostingShown], summary="Rules on the walls of the house")
async def walls(_session: SignedIn, house: TheHouse) -> Any:
    tables = [runner.rules for runner in house.floor.tables.values()]

    def hanging() -> list[dict[str, Any]]:
        current = {_version(rules) for rules in tables}
        state: Walls = folded(postings(_no_approval), house.journal.read(STREAM))
        return [
            {
                "rulebook": posting.rulebook,
                "title": posting.title,
                "version": posting.version,
                "room": posting.room,
                "spot": posting.spot,
                "day": posting.day,
                "current": posting.version in current,
            }
            for posting in state.hanging.values()
        ]

    return await asyncio.to_thread(hanging)


@router.post(
    "/paper/postings",
    status_code=201,
    summary="The rules of a table hang on a wall",
    responses=refusals("no_such_table", "approval_missing", "rules_not_posted", "extra_missing"),
)
async def post_rules(body: Posting, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    """Text and spot need approvals that are in force where the rulebook says so; both are in the floor's register."""
    rules = house.floor.table(body.table).rules
    document = complete_rules(rules)
    version = await asyncio.to_thread(_version, rules)
    facts = {"rulebook": rules.rulebook.key, "version": version, "title": document.title}
    where = {"room": body.room, "spot": body.spot, "seen": body.seen, "reached": body.reached}
    await _ask(house, session, {"do": "post-rules", **facts, **where})
    return {"version": version, "copy": document.code}


@router.post("/paper/postings/take-down", summary="Rules hang there no longer", responses=refusals("rules_not_posted"))
async def take_down(body: TakingDown, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    await _ask(house, session, {"do": "take-down-rules", **body.model_dump()})
    return {"room": body.room, "spot": body.spot}


@router.post(
    "/paper/copies",
    summary="Print the rules for a player who asks",
    response_class=Response,
    responses=SHEETS | refusals("no_such_table", "rules_not_posted", "extra_missing"),
)
async def copies(body: Copy, session: SignedIn, house: TheHouse) -> Response:
    """The version that hangs in the room, and on record who handed it out."""
    rules = house.floor.table(body.table).rules
    answer = await asyncio.to_thread(lambda: delivered(complete_rules(rules), "pdf"))
    facts = {"rulebook": rules.rulebook.key, "version": answer.headers["x-sha256"], "room": body.room, "to": body.to}
    await _ask(house, session, {"do": "hand-copy", **facts})
    return answer


def _version(rules: TableRules) -> str:
    return hashlib.sha256(pdf(complete_rules(rules))).hexdigest()


def _no_approval(_kind: str, _subject: str, _day: str) -> bool:
    return False


async def _ask(house: House, session: Session, command: dict[str, Any]) -> Answer:
    actor, at = session.actor(), house.floor.now()

    def write() -> Answer:
        premises = folded(FLOOR, house.journal.read(PREMISES))

        def approved(kind: str, subject: str, day: str) -> bool:
            hash_ = subject if kind == TEXT else hash_of({kind: subject})
            return premises.approved(kind, hash_, day) is not None

        desk = Desk(house.journal, postings(approved), STREAM)
        return desk.ask(Request(command, at, f"{STREAM}/{secrets.token_hex(16)}", actor))

    answer = await house.floor.pen.write(write)
    if answer.refused is not None:
        raise answer.refused
    return answer
