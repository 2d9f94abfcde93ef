"""The house's paper of the days, as PDF: rules and sign of each table, forms of tables, floor and tournaments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from croupier.audit.letterhead import letterhead
from croupier.audit.span import Days
from croupier.journal import Journal
from croupier.live.desks.desk import folded
from croupier.live.replay import DOMAINS, event_of, fold
from croupier.live.reports.cash import CashBook
from croupier.live.reports.daybook import DayBook
from croupier.live.reports.story import tell_round
from croupier.paper import Document, pdf
from croupier.paper.model import Stamp
from croupier.paper.sheets.cash import cash_log, cash_report
from croupier.paper.sheets.from_journal import Form, TableForms
from croupier.paper.sheets.from_register import FloorForms
from croupier.paper.sheets.records import Sheet
from croupier.paper.sheets.rules_print import complete_rules
from croupier.paper.sheets.shift import shift_report
from croupier.paper.sheets.signs import sign_sheet
from croupier.paper.sheets.tournament import RECORDS, tournament_sheet
from croupier.paper.words import form_words
from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table import Table
from croupier.table.wire import rules_of

Papers = Iterator[tuple[str, Document]]
LARGER = ("us-letter", "us-legal", "a3")  # for signs that say much


def paper_files(journal: Journal, days: Days, book: DayBook, stamp: Stamp | None) -> Iterator[tuple[str, bytes]]:
    """`journal` as it stood when the days were over, and what was read of it."""
    for name, document in _papers(journal, days, book, stamp):
        yield name, pdf(document)


def _papers(journal: Journal, days: Days, book: DayBook, stamp: Stamp | None) -> Papers:
    for table, rules in rules_of_tables(journal).items():
        yield f"rules/{_file(table)}/rules.pdf", complete_rules(rules)
        for sign in _sign(rules):
            yield f"rules/{_file(table)}/sign.pdf", sign
        yield from _of_table(journal, table, days, stamp)
    yield from _of_shifts(journal, days, book, stamp)
    yield from _of_floor(journal, days, stamp)
    yield from _of_cash(journal, days, stamp)
    for stream in journal.streams():
        if stream.startswith("tournament/"):
            yield from _of_tournament(journal, stream, days, stamp)


def _sign(rules: TableRules) -> Iterator[Document]:
    """On the smallest paper on which it can be read; none where it cannot on any: `rules.pdf` says all of it."""
    for paper in LARGER:
        try:
            yield sign_sheet(rules, paper=paper)
        except Refused as refusal:
            if refusal.code != "not_legible":
                raise
        else:
            return


def rules_of_tables(journal: Journal) -> dict[str, TableRules]:
    """By which each table played when the days were over."""
    names = (stream.removeprefix("table/") for stream in journal.streams() if stream.startswith("table/"))
    tables = ((name, fold(Table(), journal.read(f"table/{name}"))) for name in names)
    return {name: rules_of(table.policy) for name, table in tables if table.policy}


def _of_table(journal: Journal, table: str, days: Days, stamp: Stamp | None) -> Papers:
    stream, house = f"table/{table}", letterhead(journal, days.premises)
    forms = TableForms(table, stamp, house).read((recorded, event_of(recorded)) for recorded in journal.read(stream))
    made: dict[Form, dict[int, Sheet]] = {
        "inspection": dict(enumerate(forms.inspections, start=1)),
        "slip": dict(forms.slips),
        "drop": dict(enumerate(forms.drops, start=1)),
        "inventory": dict(enumerate(forms.inventories, start=1)),
        "dispute": dict(forms.disputes),
        "session": dict(enumerate(forms.sessions, start=1)),
    }
    tell = partial(_told, journal, stream, house.zone)
    for form, sheets in made.items():
        for number, sheet in sheets.items():
            if days.has(sheet.at) or days.has(getattr(sheet, "decided_at", "") or sheet.at):
                yield f"forms/table-{_file(table)}/{form}-{number}.pdf", forms.sheet(form, number, tell)


def _told(journal: Journal, stream: str, zone: str, round_: int) -> list[str]:
    return list(tell_round(stream, round_, journal.read(stream), form_words("en"), zone).lines)


def _of_shifts(journal: Journal, days: Days, book: DayBook, stamp: Stamp | None) -> Papers:
    rows, house = (
        [row.as_json() for row in book.figures("shift", days.first, days.last)],
        letterhead(journal, days.premises),
    )
    for day, shift in dict.fromkeys((row["day"], row["shift"]) for row in rows):
        yield f"forms/shifts/{day}-{_file(shift)}.pdf", shift_report(rows, day, shift, stamp, house)


def _of_floor(journal: Journal, days: Days, stamp: Stamp | None) -> Papers:
    forms = FloorForms(stamp, house=letterhead(journal, days.premises)).read(journal)
    yield "forms/floor/adjustments.pdf", forms.sheet("adjustments")
    for name, sheets in (("inspection", forms.inspections), ("count", forms.counts)):
        for number, sheet in enumerate(sheets, start=1):
            if days.has(sheet.at):
                yield f"forms/floor/{name}-{number}.pdf", forms.sheet(name, number=number)


def _of_cash(journal: Journal, days: Days, stamp: Stamp | None) -> Papers:
    """The log of each day on which there was cash, and each report. Notes of suspicion are nobody's to find here."""
    book, house = CashBook(days.premises).read(journal), letterhead(journal, days.premises)
    with_cash = sorted({one.day for one in book.log() if days.first <= one.day <= days.last})
    for day in with_cash:
        yield f"forms/cash/{day}-log.pdf", cash_log(book.as_json(day)["log"], day, stamp, house)
        people = dict.fromkeys(one.player for one in book.reports(day))
        for number, player in enumerate(people, start=1):
            yield f"forms/cash/{day}-report-{number}.pdf", cash_report(book.paper(day, player), stamp, house)


def _of_tournament(journal: Journal, stream: str, days: Days, stamp: Stamp | None) -> Papers:
    history = list(journal.read(stream))
    if any(days.has(recorded.at) for recorded in history):
        state = folded(DOMAINS["tournament"], history)
        name, house = _file(stream.removeprefix("tournament/")), letterhead(journal, days.premises)
        for sheet in RECORDS:
            document = tournament_sheet(state, sheet, stamp, history[-1].place, house=house)
            yield f"forms/tournament-{name}/{sheet}.pdf", document


def _file(name: str) -> str:
    """A name that every disk takes; what differs still differs."""
    return re.sub(r"[^A-Za-z0-9-]", lambda found: f"_{ord(found[0]):x}", name)
