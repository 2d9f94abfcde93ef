"""What the days come to, as tables: the figures, the proceeds of tournaments, and the registers that were in force."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import islice
from typing import Any

from croupier.audit.span import Days, Part, Shifts
from croupier.journal import Journal
from croupier.journal.record.format import Place
from croupier.live.desks.desk import folded
from croupier.live.reports.cash import CashBook
from croupier.live.reports.daybook import DayBook
from croupier.live.reports.report import FIGURES, in_columns
from croupier.live.reports.sheets import Field, Sheet
from croupier.money import Unit
from croupier.people import PEOPLE
from croupier.register import FLOOR, Premises
from croupier.register import STREAM as FLOOR_STREAM
from croupier.register.postings import STREAM as POSTINGS

PROCEEDS = (
    Field("tournament", "The tournament's name."),
    Field("month", "The month of collection."),
    Field("agp", "Adjusted gross proceeds: entry fees of every kind that were taken on these days.", "money"),
)
RECORDS = (
    Field("record", "Shard and number of the record."),
    Field("stream", "Whose history it is."),
    Field("version", "The number of its first event in that stream.", "count"),
    Field("at", "When, in UTC."),
    Field("day", "Its gaming day."),
    Field("shift", "Its shift."),
    Field("who", "Who asked: a badge, a seat, a part of the house; players by a number."),
    Field("role", "In which role."),
    Field("events", "What happened, each by its name and the version of its form."),
)
APPROVALS = (
    Field("reference", "The authority's reference."),
    Field("kind", "Of what."),
    Field("subject", "Of which."),
    Field("approved_by", "By whom."),
    Field("date", "From which day."),
    Field("valid_until", "Until which day; empty: without an end."),
    Field("hash", "SHA-256 over all that the register said of the thing that was approved."),
    Field("names", "What of it the approval names."),
    Field("withdrawn", "Why it was withdrawn by the end of these days; empty: it was not."),
)
VARIATIONS = (
    Field("name", "The variation's name."),
    Field("rulebook", "Of which rulebook."),
    Field("title", "What it is about."),
    Field("state", "Applied, under-review, denied, temporary or permanent, at the end of these days."),
    Field("changes", "The values that it sets, as JSON."),
    Field("before", "The values of the rulebook, as JSON."),
    Field("clauses", "The clauses that it varies."),
    Field("citation", "Of the decision."),
    Field("effective", "Its first day."),
    Field("ends", "Its last day; empty: without an end."),
)
WALLS = (
    Field("room", "Where the rules hung."),
    Field("spot", "Where in the room."),
    Field("rulebook", "Of which rulebook."),
    Field("version", "SHA-256 of the PDF that hung there."),
    Field("posted", "Since when, in UTC."),
    Field("taken_down", "Until when, in UTC; empty: it hung there at the end of these days."),
)
STAFF = (
    Field("badge", "The person's badge."),
    Field("name", "The name; █ where the person has been forgotten."),
    Field("licence", "The licence's number."),
    Field("roles", "In which roles the person works."),
    Field("valid_until", "The licence's last day."),
    Field("withdrawn", "Why the licence was withdrawn; empty: it was not."),
    Field("public_key", "With which what the person signed is checked (Ed25519, hexadecimal)."),
)
THINGS = (
    Field("kind", "Table, wheel, ball, layout, cover or box."),
    Field("name", "Its name in the register."),
    Field("table", "Where it was in use at the end of these days."),
    Field("place", "Where it was otherwise."),
    Field("hash", "SHA-256 over all that the register says of it."),
    Field("approvals", "References of its approvals."),
)
INCIDENTS = (
    Field("incident", "The event with which it begins: shard, record and place in the record."),
    Field("table", "At which table; empty: none."),
    Field("round", "In which round; 0: in none.", "count"),
    Field("kind", "Of which kind."),
    Field("at", "When, in UTC."),
    Field("who", "Who reported it."),
    Field("what", "What was said of it."),
    Field("state", "Open or settled, at the end of these days."),
    Field("decision", "What was decided."),
    Field("decided_by", "By whom."),
)


def reports(journal: Journal, days: Days, book: DayBook) -> list[Sheet]:
    by_shift, by_day = (
        [in_columns(row) for row in book.figures(by) if days.first <= row.day <= days.last] for by in ("shift", "table")
    )
    proceeds = list(_proceeds(journal, days))
    return [
        Sheet("by-shift", "Each table in each shift.", FIGURES, by_shift),
        Sheet("by-day", "Each table on each gaming day.", FIGURES, by_day),
        Sheet("tournaments", "Proceeds of tournaments by the month of collection.", PROCEEDS, proceeds),
        CashBook(days.premises).read(journal).sheet(days.first, days.last),
    ]


def _proceeds(journal: Journal, days: Days) -> Iterator[dict[str, Any]]:
    """The sum of what was booked to each month's proceeds on these days."""
    sums: dict[tuple[str, str], int] = {}
    for stream in journal.streams():
        if not stream.startswith("tournament/"):
            continue
        for recorded in journal.read(stream):
            if not days.has(recorded.at):
                continue
            for entry in recorded.entries:
                for posting in entry.postings if entry.unit is Unit.CENTS else ():
                    account = posting.account.removeprefix(f"{stream}/")
                    if account.startswith("proceeds/"):
                        key = stream.removeprefix("tournament/"), account.removeprefix("proceeds/")
                        sums[key] = sums.get(key, 0) + posting.amount
    for (tournament, month), amount in sorted(sums.items()):
        yield {"tournament": tournament, "month": month, "agp": amount}


def registers(journal: Journal, days: Days, premises: Premises, book: DayBook) -> list[Sheet]:
    """What held on any of the days, as it stood when they were over."""
    approvals = [
        {**asdict(one), "names": " ".join(one.names)}
        for one in premises.approvals.values()
        if one.date <= days.last and (not one.valid_until or days.first <= one.valid_until)
    ]
    variations = [
        {**asdict(one), "changes": _json(one.changes), "before": _json(one.before), "clauses": " ".join(one.clauses)}
        for one in premises.variations.values()
        if not one.ends or days.first <= one.ends
    ]
    roll = folded(PEOPLE, journal.read(PEOPLE.name))
    staff = [{**asdict(one), "roles": " ".join(one.roles)} for one in roll.people.values() if one.licence]
    things = [{**asdict(one), "approvals": " ".join(one.approvals)} for one in premises.things.values()]
    incidents = [asdict(one) for one in book.incidents.all.values() if days.has(one.at)]
    return [
        Sheet("approvals", "Approvals of the authority in force.", APPROVALS, approvals),
        Sheet("variations", "Variations of the rules.", VARIATIONS, variations),
        Sheet("postings", "Rules on the walls of the house.", WALLS, _walls(journal, days)),
        Sheet("people", "People with a licence.", STAFF, staff),
        Sheet("equipment", "The register of equipment.", THINGS, things),
        Sheet("incidents", "Incidents of these days.", INCIDENTS, incidents),
    ]


def premises_of(journal: Journal) -> Premises:
    return folded(FLOOR, journal.read(FLOOR_STREAM))


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _walls(journal: Journal, days: Days) -> list[dict[str, Any]]:
    """What hung on any of the days."""
    all_of_them: list[dict[str, Any]] = []
    hanging: dict[tuple[str, str], dict[str, Any]] = {}
    for recorded in journal.read(POSTINGS):
        place = recorded.data.get("room", ""), recorded.data.get("spot", "")
        if recorded.name in ("rules-posted", "rules-taken-down") and place in hanging:
            hanging.pop(place)["taken_down"] = recorded.at
        if recorded.name == "rules-posted":
            row = {"posted": recorded.at, "taken_down": "", **recorded.data}
            hanging[place] = row
            all_of_them.append(row)
    return [row for row in all_of_them if not row["taken_down"] or days.first <= days.of(row["taken_down"])[0]]


def records(journal: Journal, parts: Sequence[Part], shifts: Shifts) -> Sheet:
    """Every record of the slice by one line. It is made of the sealed text: nobody's name is in it."""
    rows = []
    for part in filter(None, parts):
        for text, _ in islice(journal.sealed(part.shard, part.first - 1), len(part)):
            record = json.loads(text)
            day, shift = shifts[Place(part.shard, record["sequence"])]
            kinds = " ".join(event["kind"] for event in record["events"])
            place = f"{part.shard}/{record['sequence']}"
            rows.append({**record, "record": place, "day": day, "shift": shift, "events": kinds})
    return Sheet("records", "Every record of the slice.", RECORDS, rows)
