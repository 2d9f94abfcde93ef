"""Rules on the walls of the house: posted with their approvals, taken down, and handed on paper to who asks."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import Field

from croupier.live.tables.writer import Request
from croupier.paper.press import version as version_of
from croupier.paper.sheets.rules_print import complete_rules, players_copy
from croupier.register.postings import STREAM
from croupier.rules import TableRules
from croupier.rules.in_force.posted import posted_code
from croupier.web.door.errors import refusals
from croupier.web.door.models import NAME, Body, Digest, Shape
from croupier.web.door.sessions import Session
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.house import House
from croupier.web.lists.listing import Column, Listing
from croupier.web.lists.serve import listed
from croupier.web.paper.routes import SHEETS, delivered
from croupier.web.words import Lang

router = APIRouter(prefix="/api/paper", tags=["paper"])
Words = Annotated[str, Field(min_length=1, max_length=120, pattern=NAME)]


class PostingShown(Shape):
    """Rules on the wall. `current`: what hangs there is what the table of that version plays by today."""

    rulebook: Annotated[str, Field(examples=["colorado"])]
    title: Annotated[str, Field(examples=["The rules of this table"])]
    version: Digest
    room: Annotated[str, Field(examples=["main floor"])]
    spot: Annotated[str, Field(examples=["pillar by the cage"])]
    day: Annotated[str, Field(examples=["2026-03-01"])]
    current: bool


POSTINGS = Listing(
    PostingShown,
    names=("room", "spot"),
    columns=(
        Column("day", "day"),
        Column("title", "name"),
        Column("room"),
        Column("spot"),
        Column("rulebook", "code"),
        Column("current", "flag"),
        Column("version", "hash"),
    ),
    sort="-day",
)


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
    """A player asked for the rules that hang in this room: as they hang there, or in a language of the house."""

    table: Annotated[str, Field(min_length=1, max_length=80, examples=["1"])]
    room: Words
    lang: Lang | None = None
    to: Annotated[str, Field(max_length=120, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")] = ""


@listed(router, "/postings", POSTINGS, summary="Rules on the walls of the house")
async def walls(_session: Session, house: House) -> Any:
    """What hangs where, since when, and whether a table still plays by it."""
    tables = {posted_code(runner.rules) for runner in house.floor.tables.values()}
    hanging = await house.office.read(lambda _office, premises: list(premises.walls.hanging.values()))
    return [
        {
            "rulebook": posting.rulebook,
            "title": posting.title,
            "version": posting.version,
            "room": posting.room,
            "spot": posting.spot,
            "day": posting.day,
            "current": posting.rules in tables,
        }
        for posting in hanging
    ]


@router.post(
    "/postings",
    status_code=201,
    summary="The rules of a table hang on a wall",
    responses=refusals("no_such_table", "approval_missing", "rules_not_posted", "extra_missing"),
)
async def post_rules(body: Posting, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    """Text and spot need approvals that are in force where the rulebook says so; both are in the floor's register."""
    rules = house.floor.table(body.table).rules
    document = complete_rules(rules)
    version = await asyncio.to_thread(_version, rules)
    facts = {"table": body.table, "version": version, "rules": posted_code(rules), "title": document.title}
    where = {"room": body.room, "spot": body.spot, "seen": body.seen, "reached": body.reached}
    lacking = await _ask(house, session, {"do": "post-rules", **facts, **where})
    return {"version": version, "copy": document.code, "tables_not_told": lacking}


@router.post("/postings/take-down", summary="Rules hang there no longer", responses=refusals("rules_not_posted"))
async def take_down(body: TakingDown, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    """The register keeps that they hung there, and why they do not any more."""
    lacking = await _ask(house, session, {"do": "take-down-rules", **body.model_dump()})
    return {"room": body.room, "spot": body.spot, "tables_not_told": lacking}


@router.post(
    "/copies",
    summary="Print the rules for a player who asks",
    response_class=Response,
    responses=SHEETS | refusals("no_such_table", "rules_not_posted", "extra_missing"),
)
async def copies(body: Copy, session: SignedIn, house: TheHouse) -> Response:
    """The version that hangs in the room, or the player's own copy of it with today's limits, in the player's
    language; and on record who handed it out."""
    rules, lang = house.floor.table(body.table).rules, body.lang
    document = players_copy(rules, lang) if lang else complete_rules(rules)
    answer = await asyncio.to_thread(lambda: delivered(document, "pdf"))
    version = await asyncio.to_thread(_version, rules)
    facts = {"rulebook": rules.rulebook.key, "version": version, "room": body.room, "to": body.to, "lang": lang or "en"}
    await _ask(house, session, {"do": "hand-copy", **facts})
    return answer


def _version(rules: TableRules) -> str:
    return version_of(complete_rules(rules))


async def _ask(house: House, session: Session, command: dict[str, Any]) -> list[str]:
    """Answered when the tables have it on record; those that stand still and lack it are named."""
    request = Request(command, house.floor.now(), f"{STREAM}/{secrets.token_hex(16)}", session.actor())
    answer = await house.floor.pen.write(house.office.office.ask, request)
    if answer.refused is not None:
        raise answer.refused
    return await house.floor.tell_tables()
