"""The dealer's desk and the pit."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Annotated, Any

from fastapi import APIRouter, Path

from croupier.house.alerts.events import AlertAcknowledged, PitAsked
from croupier.live.tables import TableRunner
from croupier.refusal import Refused
from croupier.web.door.errors import refusals
from croupier.web.door.models import NAME
from croupier.web.door.sessions import Session
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.house import House
from croupier.web.lists.asked import natural
from croupier.web.pit.alerts import alerts_of
from croupier.web.pit.console import desk_json
from croupier.web.pit.models import Acknowledge, AlertShown, AskPit, DeskForMe, PitShown
from croupier.web.records.alerts import Alert, facts_asked
from croupier.web.records.chronicle import Chronicle
from croupier.web.shown.view import books_json, summary

router = APIRouter(prefix="/api", tags=["pit"])
TableName = Annotated[str, Path(max_length=80, pattern=NAME, examples=["1"])]
AlertId = Annotated[str, Path(max_length=40, pattern=r"^[0-9a-f]+$", examples=["4be0643f1d98573b"])]
ACKNOWLEDGED_SHOWN = 50
HOUR = timedelta(hours=1)


@router.get(
    "/tables/{table}/desk", response_model=DeskForMe, summary="A table as its dealer needs it",
    responses=refusals("no_such_table"),
)  # fmt: skip
async def desk(table: TableName, session: SignedIn, house: TheHouse) -> Any:
    """The state of the spin, what to collect and what to pay by position, the ruling, the sensor."""
    runner = house.floor.table(table)
    asked = [one for one in await alerts_of(house) if one.table == table and one.kind.startswith("asked-")]
    return {
        **desk_json(runner, house.sensors.get(table), house.floor.today()),
        "approvals": await house.approvals.waiting(session),
        "asked": [asdict(one) for one in asked if one.acknowledged_by is None],
    }


@router.post(
    "/tables/{table}/requests", status_code=201, response_model=AlertShown, summary="Ask the pit for something",
    responses=refusals("no_such_table", "journal_stopped"),
)  # fmt: skip
async def ask_pit(table: TableName, body: AskPit, session: SignedIn, house: TheHouse) -> Any:
    """A supervisor, a fill, a credit, the correction of a wrong key: the pit sees it at once, and it is on record."""
    runner = house.floor.table(table)
    ask = secrets.token_hex(8)
    asked = PitAsked(ask, table, body.what, runner.view.round, body.note, body.amount, body.number)
    made = await house.floor.record(asked, session.actor())
    return asdict(Alert(ask, table, f"asked-{body.what}", made.at, session.who, facts_asked(made.data)))


@router.get("/pit", response_model=PitShown, summary="All tables at a glance")
async def pit(session: SignedIn, house: TheHouse) -> Any:
    """Phase, dealer, limits, players, drop, hold, games per hour, alerts, calls, and what waits for a second person."""
    alerts = await alerts_of(house)
    await asyncio.to_thread(house.book.read, house.journal)
    done = [one for one in alerts if one.acknowledged_by is not None][-ACKNOWLEDGED_SHOWN:]
    shown = [one for one in alerts if one.acknowledged_by is None] + done
    return {
        "now": house.floor.now(),
        "tables": [await _table(house, house.floor.tables[name]) for name in sorted(house.floor.tables, key=natural)],
        "alerts": [asdict(one) for one in sorted(shown, key=lambda one: one.at, reverse=True)],
        "calls": [{"call": one.pop("id"), **one} for one in map(asdict, house.book.open_calls())],
        "approvals": await house.approvals.waiting(session),
    }


@router.get("/alerts", response_model=list[AlertShown], summary="Alerts that nobody has acknowledged yet")
async def alerts(_session: SignedIn, house: TheHouse) -> Any:
    """The newest first, for every console of whoever leads the pit, wherever they are just now."""
    found = [one for one in await alerts_of(house) if one.acknowledged_by is None]
    return [asdict(one) for one in sorted(found, key=lambda one: one.at, reverse=True)]


@router.post(
    "/alerts/{alert}/acknowledge", response_model=AlertShown, summary="Acknowledge an alert",
    responses=refusals("no_such_alert", "journal_stopped"),
)  # fmt: skip
async def acknowledge(alert: AlertId, body: Acknowledge, session: SignedIn, house: TheHouse) -> Any:
    """Who has seen it, and when, is on record; the first one counts."""
    found = next((one for one in await alerts_of(house) if one.id == alert), None)
    if found is None:
        raise Refused("no_such_alert", "There is no such alert.")
    if found.acknowledged_by is None:
        await _put_on_record(house, found, body.note, session)
        found = next((one for one in await alerts_of(house) if one.id == alert), found)
    return asdict(found)


async def _put_on_record(house: House, alert: Alert, note: str, session: Session) -> None:
    try:
        await house.floor.record(AlertAcknowledged(alert.id, alert.table, alert.kind, note), session.actor())
    except Refused as refusal:
        if refusal.code != "settled_already":  # Somebody else was quicker.
            raise


async def _table(house: House, runner: TableRunner) -> dict[str, Any]:
    now = datetime.fromisoformat(house.floor.now())
    return {
        "table": summary(house, runner),
        "books": books_json(runner),
        "desk": desk_json(runner, house.sensors.get(runner.name), house.floor.today(), settled=False),
        "games_per_hour": await house.remembered(runner.name, lambda memory: games_per_hour(memory, now)),
    }


def games_per_hour(memory: Chronicle, now: datetime) -> float | None:
    """Results of the last hour; a table that has not been dealt for an hour yet is judged by what it has."""
    times = [datetime.fromisoformat(one.at) for one in memory.results]
    recent = [at for at in times if now - at <= HOUR]
    if len(recent) < 2:
        return float(len(recent)) if times and not recent else None
    if len(recent) < len(times):
        return float(len(recent))
    return round((len(recent) - 1) / max((now - recent[0]).total_seconds(), 60.0) * 3600, 1)
