"""Tables over HTTP: what they are, how to draw them, what happened at them, and commands for those without a socket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Response

from croupier.house.tables.events import PlayResumed
from croupier.live.reports.story import tell_round
from croupier.refusal import Refused
from croupier.web.door.command_forms import table_commands
from croupier.web.door.errors import asked_with, refusals
from croupier.web.door.house_models import CommandShown, Waiting
from croupier.web.door.programs import for_programs
from croupier.web.door.sessions import Session
from croupier.web.entry import Entered, SignedIn, TheHouse
from croupier.web.lists.asked import natural
from croupier.web.named import NO_TABLE, TableName
from croupier.web.records.chronicle import ROUNDS_KEPT, Chronicle, recalled
from croupier.web.shown.felt import LayoutShown, RulesShown
from croupier.web.shown.geometry import layout_answer
from croupier.web.shown.rulecard import rules_json
from croupier.web.shown.tables import (  # fmt: skip
    BooksShown,
    CommandBody,
    Done,
    RoundShown,
    RoundTold,
    SeatMeters,
    SeatShown,
    Statistics,
    TableShown,
)
from croupier.web.shown.view import books_json, seats_json, statistics_json, summary
from croupier.web.socket.client import visible
from croupier.web.words import Lang, story_words

router = APIRouter(prefix="/api", tags=["tables"])
RoundNumber = Annotated[int, Path(ge=1, le=2**53 - 1, examples=[17])]
Last = Annotated[int, Query(ge=1, le=ROUNDS_KEPT, description="How many.", examples=[10])]
OTHERS_TABLE = refusals("no_such_table", "not_your_seat")


@router.get("/tables", response_model=list[TableShown], summary="All tables of the floor")
async def tables(_session: Entered, house: TheHouse) -> Any:
    """What they play, how far the round is, and their last results."""
    return [summary(house, house.floor.tables[name]) for name in sorted(house.floor.tables, key=natural)]


@router.get("/tables/{table}", response_model=TableShown, summary="One table", responses=NO_TABLE)
async def table(table: TableName, _session: Entered, house: TheHouse) -> Any:
    """As in the list of all."""
    return summary(house, house.floor.table(table))


@router.get("/tables/{table}/layout", response_model=LayoutShown, summary="The felt", responses=NO_TABLE)
async def layout(table: TableName, _session: Entered, house: TheHouse) -> Any:
    """Boxes to draw, places with the zones in which a press means them, bets with what they pay, calls."""
    return layout_answer(house.floor.table(table).rules)


@router.get("/tables/{table}/rules", response_model=RulesShown, summary="What it plays by", responses=NO_TABLE)
async def rules(table: TableName, _session: Entered, house: TheHouse) -> Any:
    """Pays, limits, chips, options and readings, with clauses."""
    runner = house.floor.table(table)
    return rules_json(runner.rules, runner.view)


@router.get("/tables/{table}/statistics", response_model=Statistics, summary="Its results", responses=NO_TABLE)
async def statistics(
    table: TableName,
    _session: Entered,
    house: TheHouse,
    last: Annotated[int, Query(ge=1, le=1000, description="How many results.", examples=[50])] = 50,
) -> Any:
    """The last numbers, and how often each number and each even chance came since the table was set up."""
    runner = house.floor.table(table)
    return await house.remembered(table, lambda memory: statistics_json(runner, memory, last))


@router.get("/tables/{table}/rounds", response_model=list[RoundShown], summary="Recall", responses=OTHERS_TABLE)
async def rounds(table: TableName, session: SignedIn, house: TheHouse, last: Last = 10) -> Any:
    """The last rounds, newest first, with the chips where they lay: a terminal's own, for the staff everybody's."""
    house.floor.table(table)
    _check_own_table(session, table)
    seat = session.seat if session.is_terminal else None

    def newest_first(memory: Chronicle) -> list[dict[str, Any]]:
        return [one.shown(table, seat) for one in reversed(list(memory.rounds)[-last:])]

    return await house.remembered(table, newest_first)


@router.get(
    "/tables/{table}/rounds/{number}",
    response_model=RoundTold,
    summary="The whole story of a round",
    responses=refusals("no_such_table", "no_such_round"),
)
async def story(table: TableName, number: RoundNumber, _session: SignedIn, house: TheHouse, lang: Lang = "en") -> Any:
    """Line by line, read from the journal, at the times of the house: any round that was played."""
    stream = house.floor.table(table).writer.stream

    def remembered(memory: Chronicle) -> dict[str, Any] | None:
        return next((one.shown(table, None) for one in memory.rounds if one.number == number), None)

    def known() -> dict[str, Any]:
        if (old := recalled(house.journal, stream, number)) is not None:
            return old.shown(table, None)
        raise Refused(
            "no_such_round.table_remembers", "Table {table} remembers no round {round}.", round=number, table=table
        )

    shown = await house.remembered(table, remembered)
    if shown is None:
        shown = await asyncio.to_thread(known)
    say, zone = story_words(lang), house.floor.zone()
    told = await asyncio.to_thread(lambda: tell_round(stream, number, house.journal.read(stream), say, zone))
    return {**shown, "told": told.lines}


@router.get("/tables/{table}/seats", response_model=list[SeatShown], summary="Seats and racks", responses=NO_TABLE)
async def seats(table: TableName, _session: SignedIn, house: TheHouse) -> Any:
    """Who sits where, with which chips, and what lies on the felt."""
    return seats_json(house.floor.table(table))


@router.get(
    "/tables/{table}/books",
    response_model=BooksShown,
    summary="A table's money",
    openapi_extra=for_programs("For auditors' programs; pages have the figures of the reports."),
    responses=NO_TABLE,
)
async def books(table: TableName, _session: SignedIn, house: TheHouse) -> Any:
    """Drop, win, hold, fills and credits since the opening."""
    return books_json(house.floor.table(table))


@router.get(
    "/books",
    response_model=list[BooksShown],
    summary="Every table's money",
    openapi_extra=for_programs("For auditors' programs; pages have the figures of the reports."),
)
async def all_books(_session: SignedIn, house: TheHouse) -> Any:
    """The pit at a glance."""
    return [books_json(house.floor.tables[name]) for name in sorted(house.floor.tables)]


@router.get(
    "/tables/{table}/meters",
    response_model=list[SeatMeters],
    summary="Meters by seat",
    openapi_extra=for_programs("Pages have the meters of all tables in one list."),
    responses=NO_TABLE,
)
async def meters(table: TableName, _session: SignedIn, house: TheHouse) -> Any:
    """Money in and out, wagered, won and tipped, since the table was set up."""
    return await house.remembered(table, lambda memory: memory.meters.lines())


@router.get(
    "/commands",
    response_model=list[CommandShown],
    summary="What can be asked for at a table",
    openapi_extra=for_programs("The description of the commands, for clients of others."),
)
async def commands(_session: Entered) -> Any:
    """Every command with its fields and the roles that may ask for it."""
    return table_commands()


@router.post(
    "/tables/{table}/commands",
    response_model=Done | Waiting,
    summary="One command",
    responses={
        202: {"model": Waiting, "description": "It waits for a second person."},
        **refusals(
            "no_such_table", "not_your_seat", "role_not_allowed", "bad_command", "key_malformed", "passphrase_needed",
            "too_many_requests", "table_busy", "disk_low", "table_suspended",
            "journal_stopped", "key_reused", "late_bet", "game",
        ),
    },
)  # fmt: skip
async def command(table: TableName, body: CommandBody, session: SignedIn, house: TheHouse, response: Response) -> Any:
    """Answered when it is on the disk; 202 with an approval where a second person has to confirm it."""
    with asked_with(body.key):
        if session.is_staff and "do" in body.command and house.takes_two(session, table, body.command):
            waiting = await house.command_of_two(session, table, body.command, body.key)
            response.status_code = 202
            return {"approval": waiting}
        answer = await house.command(session, table, body.command, body.key)
    if answer.refused is not None:
        raise answer.refused
    return {"events": msgspec.to_builtins(visible(session, answer.events, house.floor.slips.code))}


@router.post(
    "/tables/{table}/recover",
    response_model=TableShown,
    summary="Use a suspended table again",
    responses=refusals("no_such_table", "not_suspended", "table_suspended", "licence_not_valid", "journal_stopped"),
)
async def recover(table: TableName, session: SignedIn, house: TheHouse) -> Any:
    """After a failure of the system, once its cause is gone. The table is read again from the journal."""
    runner = house.floor.table(table)
    if runner.suspended is None:
        raise Refused("not_suspended", "This table does not stand still.", table=table)
    if runner.suspended.waits:
        raise runner.suspended.refusal()
    house.office.check_licence(session.actor())
    await house.floor.recover(table, session.actor())
    await house.floor.tell_tables()
    await house.office.freeze()  # which waited for this table, if a shift was closed meanwhile
    return summary(house, runner)


@router.post(
    "/tables/{table}/play",
    response_model=TableShown,
    summary="Go on after a pause",
    responses=refusals("no_such_table", "not_paused", "licence_not_valid", "journal_stopped"),
)
async def play(table: TableName, session: SignedIn, house: TheHouse) -> Any:
    """Let an automatic table go on after its betting was paused."""
    clock = house.floor.clocks.get(table)
    runner = house.floor.table(table)
    if clock is None or not clock.paused:
        raise Refused("not_paused", "This table is not paused.", table=table)
    house.office.check_licence(session.actor())
    await house.floor.record(PlayResumed(table), session.actor())
    clock.resume()
    return summary(house, runner)


def _check_own_table(session: Session, table: str) -> None:
    if session.is_terminal and table != session.table:
        raise Refused("not_your_seat.terminal_table_table", "This terminal is at table {table}.", table=session.table)
