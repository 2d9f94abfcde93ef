"""The floor over HTTP: one address for its commands, and what the office looks at."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response

from croupier.live.reports.count_room import findings as found_in
from croupier.live.reports.daybook import DayBook
from croupier.live.reports.liability import Liability
from croupier.live.reports.register import verify_floor
from croupier.live.reports.report import FORMS, report_rows
from croupier.live.reports.story import tell_round
from croupier.refusal import Refused
from croupier.register import Premises
from croupier.register.at_tables import LAST_DAY
from croupier.register.state import plan_for
from croupier.web.door.command_forms import floor_commands
from croupier.web.door.errors import asked_with, refusals
from croupier.web.door.house_models import CommandShown, Waiting
from croupier.web.door.roles import READERS
from croupier.web.door.sessions import Session
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.house import House
from croupier.web.lists.serve import listed
from croupier.web.office import views
from croupier.web.office.cash_models import CashShown, LiabilityShown
from croupier.web.office.clock_models import HouseClock
from croupier.web.office.dealt_models import DealtShown
from croupier.web.office.listings import (
    APPROVALS,
    BOXES,
    CASH_LOG,
    CASH_REPORTS,
    COUNTS,
    EQUIPMENT,
    FINDINGS,
    INCIDENTS,
    INSPECTIONS,
    KEYS,
    LOG,
    METERS,
    PEOPLE,
    VARIATIONS,
)  # fmt: skip
from croupier.web.office.models import (
    BY,
    DAY_OR_NONE,
    CountedShown,
    FloorChecked,
    FloorCommandBody,
    FloorDone,
    IncidentReplayed,
    InspectionsShown,
    KeyMade,
    ReportShown,
    SignedBody,
)
from croupier.web.words import Lang, story_words

router = APIRouter(prefix="/api/floor", tags=["floor"])
By = Annotated[str, Query(pattern=BY, examples=["table", "month,dealer"])]
From = Annotated[str, Query(pattern=DAY_OR_NONE, examples=["2026-05-04"])]
To = Annotated[str, Query(pattern=DAY_OR_NONE, examples=["2026-05-31"])]
ReportForm = Literal["csv", "xlsx", "json", "parquet"]
IncidentName = Annotated[str, Path(max_length=80, pattern=r"^[0-9-]+$", examples=["0-241-0"])]
KINDS_OF_FILES = {
    "csv": "text/csv; charset=utf-8",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "json": "application/json",
    "parquet": "application/vnd.apache.parquet",
}
DEALT_DAYS = 7
FILES: dict[int | str, dict[str, Any]] = {
    200: {"content": {kind: {"schema": {"type": "string"}} for kind in KINDS_OF_FILES.values()}}
}


def today(house: House) -> str:
    return house.floor.today()


@router.get("/commands", response_model=list[CommandShown], summary="What can be asked of the floor")
async def commands(_session: SignedIn) -> Any:
    """Every command with its fields, the roles that may ask for it, and whether it is signed."""
    return floor_commands()


@router.post(
    "/commands",
    response_model=FloorDone | Waiting,
    summary="One command of the floor",
    responses={
        202: {"model": Waiting, "description": "It waits for a second person."},
        **refusals(
            "role_not_allowed", "role_not_granted", "no_such_person", "bad_command", "bad_role", "key_malformed",
            "key_reused", "passphrase_needed", "sign_in_failed", "sign_in_delayed", "signing_key_missing",
            "too_many_requests", "journal_stopped", "no_such_approval", "no_such_incident", "wheel_too_small", "game",
        ),
    },
)  # fmt: skip
async def command(body: FloorCommandBody, session: SignedIn, house: TheHouse, response: Response) -> Any:
    """Answered when it is on the disk. What two people do waits with 202 until the second has confirmed it."""
    with asked_with(body.key):
        answer = await house.office.command(session, body.command, body.key, body.passphrase)
    if "approval" in answer:
        response.status_code = 202
    return answer


@router.post(
    "/signing-key",
    response_model=KeyMade,
    status_code=201,
    summary="Make the own signing key",
    responses=refusals(
        "sign_in_failed", "sign_in_delayed", "no_such_person", "role_not_granted", "journal_stopped", "key_reused"
    ),
)
async def signing_key(body: SignedBody, session: SignedIn, house: TheHouse) -> Any:
    """The private half is kept under the passphrase, the public half stands in the register."""
    public = await house.office.make_key(session, body.passphrase)
    return {"badge": session.who, "public_key": public}


@listed(router, "/people", PEOPLE, summary="The register of people")
async def people(session: Session, house: House) -> Any:
    """Licences, roles and signing keys of everybody who works here; whoever does not look after them has their own."""
    accounts = {person.badge for person in house.people.roll.accounts() if person.active}
    lines = await house.office.read(lambda _, premises: views.people_json(premises, today(house), accounts))
    return [line for line in lines if session.role in READERS or line["badge"] == session.who]


@listed(router, "/equipment", EQUIPMENT, summary="The register of equipment")
async def equipment(_session: Session, house: House) -> Any:
    """Tables, wheels, balls, layouts, covers and boxes: where they are in use, and what they lack by now."""
    return await house.office.read(lambda _, premises: views.equipment_json(premises, today(house)))


@router.get("/inspections", response_model=InspectionsShown, summary="Inspections due")
async def inspections(_session: SignedIn, house: TheHouse) -> Any:
    """Each table's check list, what was found last, and what keeps it closed now."""
    done = await house.office.history("opening-inspected")
    await house.office.catch_up(list(house.floor.tables))
    return await house.office.read(lambda office, known: views.inspections_json(office, known, today(house), done))


@router.get("/clock", response_model=HouseClock, summary="Whether the house's clock is in doubt")
async def clock(_session: SignedIn, house: TheHouse) -> Any:
    """Since when, what the machine's clock said, and whether two people have accepted its time."""
    return {"doubt": await house.office.read(lambda _, premises: views.doubt_json(premises))}


@listed(router, "/log", LOG, summary="Adjustments and replacements")
async def log(_session: Session, house: House) -> Any:
    """The log of work on wheels. It only grows."""
    return await house.office.read(lambda _, premises: views.log_json(premises))


@listed(router, "/inspections/done", INSPECTIONS, summary="Inspections on record")
async def inspections_done(_session: Session, house: House) -> Any:
    """Every opening inspection with what failed."""
    return views.inspected_json(await house.office.history("opening-inspected"))


@listed(router, "/boxes", BOXES, summary="Boxes")
async def boxes(session: Session, house: House) -> Any:
    """Where each box is, and how far its count."""
    return await house.office.read(lambda _, premises: views.boxes_json(premises, session.who))


@listed(router, "/counts", COUNTS, summary="Counts")
async def counts(_session: Session, house: House) -> Any:
    """Every line of a count with what was expected."""
    history = await house.office.history(*views.LINES)
    return await house.office.read(lambda _, premises: views.counts_json(premises, history))


@listed(router, "/keys", KEYS, summary="Keys of boxes")
async def keys(_session: Session, house: House) -> Any:
    """Who took each key, and when it was back."""
    return views.custody_json(await house.office.history(*views.KEYS))


@router.get("/counted", response_model=CountedShown, summary="What is counted")
async def counted(_session: SignedIn, house: TheHouse) -> Any:
    """The books of the count room, and the difference above which others count again."""
    return await house.office.read(lambda _, premises: views.counted_json(premises))


@listed(router, "/meters", METERS, summary="Meters of all terminals")
async def meters(_session: Session, house: House) -> Any:
    """Money in and out, wagered, won and tipped, since each table was set up."""
    return [
        {"table": table, **line}
        for table in house.floor.tables
        for line in await house.remembered(table, lambda memory: memory.meters.lines())
    ]


@listed(
    router, "/findings", FINDINGS, summary="What stands out between the drop and the cage, and reports that are late"
)
async def findings(_session: Session, house: House) -> Any:
    """Boxes, receipts, keys and slips that are not as they should be, with the people who had them in hand."""
    late = (await house.office.cash_book()).late()
    return [finding.as_json() for finding in (*await asyncio.to_thread(found_in, house.journal), *late)]


@router.get("/liability", response_model=LiabilityShown, summary="What the house owes for its chips")
async def liability(_session: SignedIn, house: TheHouse) -> Any:
    """Issued, redeemed, in players' hands and walked: in money, and as numbers of value chips by what one is worth."""
    return (await asyncio.to_thread(Liability().read, house.journal)).as_json()


@listed(router, "/incidents", INCIDENTS, summary="Incidents")
async def incidents(_session: Session, house: House) -> Any:
    """Of the floor and of the games, from report to decision."""
    return await house.office.day_book(lambda book, _: [one.as_json() for one in book.incidents.all.values()])


@router.get(
    "/incidents/{incident}",
    response_model=IncidentReplayed,
    summary="An incident with its round",
    responses=refusals("no_such_incident"),
)
async def incident(incident: IncidentName, _session: SignedIn, house: TheHouse, lang: Lang = "en") -> Any:
    """With the replay of the round in which it happened."""
    found = await house.office.day_book(lambda book, _: book.incidents.all.get(incident))
    if found is None:
        raise Refused("no_such_incident.plain", "There is no such incident.", incident=incident)
    replay: dict[str, Any] = {}
    if found.round:
        stream = f"table/{found.table}"
        say, zone = story_words(lang), house.floor.zone()
        story = await asyncio.to_thread(lambda: tell_round(stream, found.round, house.journal.read(stream), say, zone))
        replay = story.as_json()
    return {"incident": found.as_json(), "replay": replay}


@listed(router, "/approvals", APPROVALS, summary="The register of approvals")
async def approvals(_session: Session, house: House) -> Any:
    """What the authority has approved, with the hash of exactly that."""
    return await house.office.read(lambda _, premises: views.approvals_json(premises, today(house)))


@listed(router, "/variations", VARIATIONS, summary="Variations of the rules")
async def variations(_session: Session, house: House) -> Any:
    """Applied for, reviewed, approved or denied; an approved one with what a policy says to load it."""
    return await house.office.read(lambda _, premises: views.variations_json(premises, today(house)))


@router.get("/cash", response_model=CashShown, summary="Cash by person: the limits, and who has to be asked")
async def cash(_session: SignedIn, house: TheHouse) -> Any:
    """From which sums a person's day is reported, and who reached the lower one and is not known."""
    return (await house.office.cash_book()).asking()


@listed(router, "/cash/log", CASH_LOG, summary="Cash in and out by person")
async def cash_log(_session: Session, house: House) -> Any:
    """Every transaction in cash: the multiple-transaction log."""
    return [asdict(one) for one in (await house.office.cash_book()).log()]


@listed(router, "/cash/reports", CASH_REPORTS, summary="Reports of cash")
async def cash_reports(_session: Session, house: House) -> Any:
    """What is due, what was sent, and what was sent although nothing was due."""
    return [asdict(one) for one in (await house.office.cash_book()).reports()]


@router.get("/reports", response_model=ReportShown, summary="Drop, win and hold")
async def reports(
    _session: SignedIn, house: TheHouse, by: By = "table", first: From = "", last: To = LAST_DAY, made_of: bool = False
) -> Any:
    """By a span and whose it is: `month,dealer`. By one word, `shift` and `table` are of tables, the rest of the house.

    With `made_of`, every figure names the events that it is made of, by their positions in their streams.
    """

    def told(book: DayBook, premises: Premises) -> dict[str, Any]:
        rows = report_rows(house.journal, book, by, first, last, made_of)
        return {
            "zone": premises.zone,
            "shifts": dict(plan_for(premises.plans, LAST_DAY).shifts),
            "shifts_said": bool(premises.plans),
            "by": by,
            "rows": [row.as_json() for row in rows],
            "days": views.days_json(premises, book),
        }

    return await house.office.day_book(told)


@router.get("/dealt", response_model=list[DealtShown], summary="What one dealt oneself, the newest day first")
async def dealt(session: SignedIn, house: TheHouse) -> Any:
    """Rounds, and what went into the tip box meanwhile; of the last gaming days with any."""
    rows = await house.office.day_book(lambda book, _: book.figures("day,dealer"))
    own = sorted((row for row in rows if row.dealer == session.who), key=lambda row: row.day, reverse=True)
    return [{"day": row.day, "rounds": row.rounds, "tips": row.tips} for row in own[:DEALT_DAYS]]


@router.get(
    "/reports.{form}",
    response_class=Response,
    responses=FILES | refusals("extra_missing"),
    summary="The same for a spreadsheet",
)
async def reports_file(
    form: ReportForm, _session: SignedIn, house: TheHouse, by: By = "table", first: From = "", last: To = LAST_DAY
) -> Any:
    """CSV, XLSX and Parquet have amounts in whole units of the currency that they name, JSON in its smallest unit."""
    currency = house.floor.currency
    made = await house.office.day_book(
        lambda book, _: FORMS[form](report_rows(house.journal, book, by, first, last, form == "json"), currency)
    )
    headers = {"Content-Disposition": f'attachment; filename="report-by-{by.replace(",", "-")}.{form}"'}
    return Response(made, media_type=KINDS_OF_FILES[form], headers=headers)


@router.post("/verify", response_model=FloorChecked, summary="Check signatures and boxes")
async def verify(_session: SignedIn, house: TheHouse) -> Any:
    """Every signature against its maker's key of that day, every dropped box against the table's journal."""
    report = await asyncio.to_thread(verify_floor, house.journal)
    return {
        "ok": report.ok,
        "signatures": report.signatures,
        "boxes": report.boxes,
        "findings": list(report.findings),
    }
