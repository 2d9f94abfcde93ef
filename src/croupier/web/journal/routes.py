"""The journal for auditors and regulators: look through it, prove single events, verify the whole, take it along."""

from __future__ import annotations

import asyncio
import json
import math
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path as FilePath
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import StreamingResponse

from croupier.audit.span import days_of
from croupier.journal import Journal
from croupier.journal.merkle import inclusion_proof, verify_inclusion
from croupier.journal.proof.checkpoint import parse
from croupier.journal.proof.export import lines
from croupier.journal.record.cursor import TEXT_MAX, Cursor
from croupier.journal.record.format import Place
from croupier.live.moments import calendar
from croupier.refusal import Refused
from croupier.web.door.errors import refusals
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.house import House
from croupier.web.journal.looking import EVENTS, Looking, choices
from croupier.web.journal.models import JournalShown, ProofShown, VerifiedJournal
from croupier.web.lists.asked import Asked
from croupier.web.lists.listing import shape_of, shown
from croupier.web.lists.serve import Wanted

router = APIRouter(prefix="/api/journal", tags=["journal"])
VERIFY_PAUSE = 10.0  # seconds until the next: it reads every event there is
After = Annotated[str, Query(max_length=TEXT_MAX, description="Only what comes after this cursor.", examples=[""])]
Number = Annotated[int, Path(ge=0, le=2**53 - 1, examples=[0])]


@router.get("", response_model=JournalShown, summary="How far the journal is")
async def journal(_session: SignedIn, house: TheHouse) -> Any:
    """Its size, its head, its streams, and the newest signed checkpoint."""
    return await asyncio.to_thread(_about, house.journal)


def _about(journal: Journal) -> dict[str, Any]:
    heads, notes = journal.heads(), journal.checkpoints()
    newest = parse(notes[-1]) if notes else None
    streams = {stream: journal.version(stream) for stream in journal.streams()}
    return {
        "events": sum(streams.values()),
        "records": sum(head.size for head in heads),
        "heads": [head._asdict() for head in heads],
        "streams": streams,
        "checkpoints": len(notes),
        "newest": newest
        and {"origin": newest.origin, "size": newest.size, "root": newest.root.hex(), "note": notes[-1]},
    }


@router.get(
    "/events",
    response_model=shape_of(EVENTS),
    summary="Events, the newest first",
    responses=refusals("bad_cursor", "bad_list", "no_such_round"),
)
async def events(_session: SignedIn, house: TheHouse, wanted: Wanted) -> Any:
    """Read from the newest on, only as far as the page needs. A search looks through 20,000 events at a time.

    `where=stream:table/1` with `where=round_with:412` are the events of the round in which the stream's event 412 is.
    """
    looking = _looking(house, wanted)

    def page() -> dict[str, Any]:
        rows, following = looking.page()
        streams = {stream: house.journal.version(stream) for stream in house.journal.streams()}
        told = {"sort": looking.sort, "choices": choices(streams), "forms": ["csv"]}
        return shown(EVENTS, {**told, "total": sum(streams.values()), "found": None, "next": following, "rows": rows})

    return await asyncio.to_thread(page)


@router.get(
    "/events.csv",
    response_class=Response,
    summary="Events for a spreadsheet",
    responses=refusals("bad_list", "no_such_round") | {200: {"content": {"text/csv": {"schema": {"type": "string"}}}}},
)
async def events_file(_session: SignedIn, house: TheHouse, wanted: Wanted) -> StreamingResponse:
    """All that was looked for, written while it is read. Money is in the smallest unit."""
    headers = {"content-disposition": 'attachment; filename="events.csv"'}
    return StreamingResponse(_looking(house, wanted).csv(), media_type="text/csv; charset=utf-8", headers=headers)


def _looking(house: House, wanted: Asked) -> Looking:
    return Looking(house.journal, wanted, calendar(house.floor.zone()), house.floor.currency.code, house.office.untold)


@router.get(
    "/records/{shard}/{sequence}/proof",
    response_model=ProofShown,
    summary="A proof that a record is in the journal",
    responses=refusals("no_such_record"),
)
async def proof(shard: Number, sequence: Number, _session: SignedIn, house: TheHouse) -> Any:
    """Against the newest signed checkpoint that covers it; against the journal's present head where none does yet."""
    return await asyncio.to_thread(_proof, house.journal, Place(shard, sequence))


def _proof(journal: Journal, place: Place) -> dict[str, Any]:
    shard, sequence = place
    found = journal.record(place)
    if not found:
        raise Refused("no_such_record", "There is no record {record} in this journal.", record=str(place))
    notes = journal.checkpoints()
    signed = {head.shard: head for head in parse(notes[-1]).heads} if notes else {}
    covered = shard in signed and sequence <= signed[shard].size
    head = next(head for head in journal.heads() if head.shard == shard)
    size, root = signed[shard][1:] if covered else (head.size, bytes.fromhex(head.root))
    leaf = bytes.fromhex(found[0].hash)
    path = inclusion_proof(partial(journal.node, shard), sequence - 1, size)
    return {
        "shard": shard,
        "sequence": sequence,
        "hash": found[0].hash,
        "size": size,
        "root": root.hex(),
        "note": notes[-1] if covered else "",
        "proof": [node.hex() for node in path],
        "holds": verify_inclusion(leaf, sequence - 1, size, path, root),
    }


JSON_LINES = {"application/jsonl": {"schema": {"type": "string"}, "example": '{"sequence":1, ...}\n'}}


@router.get(
    "/export",
    summary="The journal as JSON lines",
    response_class=Response,
    responses=refusals("bad_cursor") | {200: {"content": JSON_LINES}},
)
async def export(_session: SignedIn, house: TheHouse, after: After = "") -> StreamingResponse:
    """The file can be verified like the journal itself: `croupier journal verify FILE`."""

    written = lines(house.journal, house.journal.heads(), Cursor.parse(after))
    disposition = {"content-disposition": 'attachment; filename="journal.jsonl"'}
    return StreamingResponse(written, media_type="application/jsonl", headers=disposition)


ARCHIVE = {"application/zip": {"schema": {"type": "string", "format": "binary"}}}
GamingDay = Annotated[str, Query(max_length=10, pattern=r"^\d{4}-\d{2}-\d{2}$", examples=["2026-03-01"])]


@router.get(
    "/package",
    summary="The regulator's package",
    response_class=Response,
    responses=refusals("bad_request", "verify_elsewhere", "verify_running", "extra_missing")
    | {200: {"content": ARCHIVE}},
)
async def package(
    _session: SignedIn,
    house: TheHouse,
    first: Annotated[GamingDay, Query(alias="from")],
    last: Annotated[GamingDay, Query(alias="to")],
) -> Response:
    """Some gaming days in one signed archive, which anybody can check without us; made in a process of its own."""
    await asyncio.to_thread(days_of, house.journal, first, last)
    with tempfile.TemporaryDirectory() as folder:
        file = FilePath(folder) / "package.zip"
        settings, key = house.settings, house.self_check.sealer.private
        asked = (settings.db, str(settings.keys_file), str(key), first, last, str(file))
        out = await _beside(house, "croupier.audit", *asked)
        if out:
            raise Refused.told(json.loads(out))
        content = await asyncio.to_thread(file.read_bytes)
    disposition = {"content-disposition": f'attachment; filename="{first}-to-{last}.zip"'}
    return Response(content, media_type="application/zip", headers=disposition)


@router.post(
    "/verify",
    response_model=VerifiedJournal,
    summary="Verify the whole journal",
    responses=refusals("verify_running", "verify_elsewhere"),
)
async def verify(_session: SignedIn, house: TheHouse) -> Any:
    """Every hash, the chain, the tree, the checkpoints, the ledger, the books: in a process of its own."""
    out = await _beside(house, "croupier.live.reports.audit", house.settings.db, "", "", str(house.settings.keys_file))
    report = json.loads(out)
    return {key: report[key] for key in VerifiedJournal.model_fields}


async def _beside(house: House, module: str, *arguments: str) -> bytes:
    """One such process at a time, and a pause after it: it reads every record there is."""
    db = house.settings.db
    if "://" not in db and not FilePath(db).is_file():
        raise Refused("verify_elsewhere", "This journal is in memory alone; there is nothing to verify.")
    if house.ticks() < house.verify_from:
        raise Refused("verify_running", "The journal is being verified, or was just now; wait a moment.")
    house.verify_from = math.inf
    try:
        command = [sys.executable, "-m", module, *arguments]
        return await asyncio.to_thread(lambda: subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    finally:
        house.verify_from = house.ticks() + VERIFY_PAUSE
