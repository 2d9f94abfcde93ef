"""Tables over HTTP: what they are, how to draw them, what happened at them, and commands for those without a socket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, ConfigDict, Field

from croupier.live.floor import TableRunner
from croupier.live.story import tell_round
from croupier.refusal import Refused
from croupier.web.access import needs_two
from croupier.web.entry import Entered, SignedIn, TheHouse
from croupier.web.geometry import layout_json, rules_json
from croupier.web.house import House
from croupier.web.hub import visible
from croupier.web.meters import meters_of

router = APIRouter(prefix="/api/tables", tags=["tables"])
TableName = Annotated[str, Path(max_length=80, examples=["1"])]
ROUNDS_MAX = 50


class CommandBody(BaseModel):
    model_config = ConfigDict(
        strict=True,
        extra="forbid",
        json_schema_extra={
            "example": {"key": "c-1", "command": {"do": "place-wager", "seat": 3, "bet": "red", "stake": 500}}
        },
    )
    key: str = Field(min_length=1, max_length=100)
    command: dict[str, Any]


def summary(house: House, runner: TableRunner) -> dict[str, Any]:
    view, rules = runner.view, runner.rules
    return {
        "table": runner.name,
        "name": rules.policy.name or f"Table {runner.name}",
        "rulebook": rules.rulebook.key,
        "wheel": rules.wheel.name,
        "phase": view.phase.value,
        "round": view.round,
        "players": len(view.seats),
        "terminals": rules.policy.terminals.count if rules.policy.terminals else 0,
        "automatic": "spin-ball" in view.automation,
        "source": view.source,
        "unit": view.unit.value,
        "sequence": runner.version,
        "results": list(house.hubs[runner.name].results),
        "suspended": runner.suspended is not None,
        "demo": house.settings.demo,
    }


@router.get("")
async def tables(_session: Entered, house: TheHouse) -> list[dict[str, Any]]:
    """All tables of the floor."""
    return [summary(house, house.floor.tables[name]) for name in sorted(house.floor.tables)]


@router.get("/{table}")
async def table(table: TableName, _session: Entered, house: TheHouse) -> dict[str, Any]:
    return summary(house, house.floor.table(table))


@router.get("/{table}/layout")
async def layout(table: TableName, _session: Entered, house: TheHouse) -> dict[str, Any]:
    """The felt: boxes to draw, places with the zones in which a press means them, bets with what they pay."""
    return layout_json(house.floor.table(table).rules)


@router.get("/{table}/rules")
async def rules(table: TableName, _session: Entered, house: TheHouse) -> dict[str, Any]:
    """What this table plays by, with clauses."""
    return rules_json(house.floor.table(table).rules)


@router.get("/{table}/rounds")
async def rounds(
    table: TableName,
    session: SignedIn,
    house: TheHouse,
    last: Annotated[int, Query(ge=1, le=ROUNDS_MAX)] = 10,
) -> list[dict[str, Any]]:
    """The last rounds, newest first, with the chips where they lay. The whole story is for the staff."""
    runner = house.floor.table(table)
    if session.is_terminal and table != session.table:
        raise Refused("not_your_seat", f"This terminal is at table {session.table}.", table=session.table)
    newest = runner.view.round
    stream, journal = runner.writer.stream, house.journal

    def told() -> list[dict[str, Any]]:
        history = list(journal.read(stream))
        numbers = range(newest, max(0, newest - last), -1)
        return [tell_round(stream, number, history).as_json() for number in numbers]

    stories = await asyncio.to_thread(told)
    if session.is_terminal:
        return [{key: value for key, value in story.items() if key != "told"} for story in stories]
    return stories


@router.get("/{table}/meters")
async def meters(table: TableName, _session: SignedIn, house: TheHouse) -> list[dict[str, Any]]:
    """Money in and out, wagered, won and tipped, by seat, since the table was set up."""
    stream = house.floor.table(table).writer.stream
    return await asyncio.to_thread(lambda: meters_of(house.journal.read(stream)))


@router.post("/{table}/commands", responses={202: {"description": "It waits for a second person."}})
async def command(
    table: TableName, body: CommandBody, session: SignedIn, house: TheHouse, response: Response
) -> dict[str, Any]:
    """One command, answered when it is on the disk; 202 with an approval where a second person has to confirm it."""
    if session.is_staff and "do" in body.command and needs_two(body.command):
        waiting = await house.command_of_two(session, table, body.command, body.key)
        response.status_code = 202
        return {"approval": waiting}
    answer = await house.command(session, table, body.command, body.key)
    if answer.refused is not None:
        raise answer.refused
    return {"events": msgspec.to_builtins(visible(session, answer.events))}


@router.post("/{table}/recover")
async def recover(table: TableName, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    """Take a table into use again that stands still after a failure of the system."""
    runner = house.floor.table(table)
    if runner.suspended is None:
        raise Refused("not_suspended", "This table does not stand still.", table=table)
    await house.floor.record("table-recovered", {"table": table, "cause": runner.suspended.code}, session.actor())
    await runner.recover()
    return summary(house, runner)


@router.post("/{table}/play")
async def play(table: TableName, session: SignedIn, house: TheHouse) -> dict[str, Any]:
    """Let an automatic table go on after its betting was paused."""
    clock = house.floor.clocks.get(table)
    runner = house.floor.table(table)
    if clock is None or not clock.paused:
        raise Refused("not_paused", "This table is not paused.", table=table)
    await house.floor.record("play-resumed", {"table": table}, session.actor())
    clock.resume()
    return summary(house, runner)
