"""`croupier register`: a gaming day as a transcript, and what an auditor wants to know of the register."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as RichTable

from croupier.cli.journal import AsJson, Day, Shift, Where, keeping, reading
from croupier.cli.output import answers, console, print_json
from croupier.currencies import current
from croupier.journal import Journal
from croupier.live.currency import currency_of
from croupier.live.desks.desk import folded
from croupier.live.replay import DOMAINS
from croupier.live.reports.cash import CashBook
from croupier.live.reports.count_room import findings as found_in
from croupier.live.reports.daybook import DayBook
from croupier.live.reports.figures import read_grouping
from croupier.live.reports.liability import Liability
from croupier.live.reports.protection import ProtectionBook, protection_csv
from croupier.live.reports.register import verify_floor
from croupier.live.reports.report import FORMS, report_rows
from croupier.live.scripts.day import run_floor_script
from croupier.money import counted, money
from croupier.protection import Alarm
from croupier.refusal import Refused
from croupier.register.at_tables import LAST_DAY

app = typer.Typer(help="People, equipment, inspections, boxes, and reports of the day.", no_args_is_help=True)


@app.command()
@answers
def run(
    file: Annotated[
        Path, typer.Argument(help="JSON lines: commands of the floor and of its tables. - is standard in.")
    ],
    db: Annotated[str | None, typer.Option(help="Keep the journal in this SQLite file, or postgresql://...")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Errors as JSON too.")] = False,  # noqa: ARG001 - see answers
) -> None:
    """Run a transcript of a day: one JSON line per event or refusal, then the balances and the day's figures."""
    text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    with keeping(db) as journal:
        for line in run_floor_script(text.splitlines(), journal):
            sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")


@app.command()
@answers
def verify(where: Where, as_json: AsJson = False) -> None:
    """Is every entry signed by its own maker, and did every box hold what the tables' journals say? Exits with 1."""
    with reading(where) as journal:
        report = verify_floor(journal)
    if as_json:
        found = {"signatures": report.signatures, "boxes": report.boxes, "findings": list(report.findings)}
        print_json({"ok": report.ok, **found, "withheld": report.withheld})
    else:
        for finding in report.findings:
            console.print(finding, style="red", markup=False)
        good = f"Signatures: {report.signatures}, dropped boxes: {report.boxes}, all good."
        console.print(good if report.ok else f"{counted(len(report.findings), 'finding')}.")
        if report.withheld:
            console.print(f"{counted(report.withheld, 'signature')} withheld: whoever signed is forgotten.")
    if not report.ok:
        raise typer.Exit(1)


@app.command()
@answers
def findings(where: Where, as_json: AsJson = False) -> None:
    """What the journal shows of theft between the drop and the cage, and reports that are late. Exits with 1."""
    with reading(where) as journal:
        found = sorted([*found_in(journal), *_cash_book(journal).late()], key=lambda one: one.at)
        if as_json:
            print_json([finding.as_json() for finding in found])
        else:
            for finding in found:
                console.print(f"{finding.at[:16]} {finding}", style="red", markup=False, soft_wrap=True)
            console.print(f"{counted(len(found), 'finding')}.")
    if found:
        raise typer.Exit(1)


@app.command()
@answers
def liability(where: Where, as_json: AsJson = False) -> None:
    """What the house owes for its chips: issued, redeemed, in players' hands and walked, in all and by denomination."""
    with reading(where) as journal:
        owed = Liability().read(journal)
        if as_json:
            print_json(owed.as_json())
            return
        shown = RichTable("Chips", "Issued", "Redeemed", "In hand", "Walked")
        for worth, chips in sorted(owed.chips.items()):
            shown.add_row(money(worth), *(str(number) for number in chips.as_json().values()))
        shown.add_row("All, in money", *(money(amount) for amount in owed.total.as_json().values()))
        console.print(shown)
        console.print(f"Of what walked, slips that the cage has not paid: {money(owed.open_slips)}.")


@app.command()
@answers
def report(
    where: Where,
    by: Annotated[
        str,
        typer.Option(help="shift, day, week, month or year, and house, table, dealer or game: “month,dealer”."),
    ] = "table",
    first: Annotated[str, typer.Option("--from", help="The first gaming day, such as 2026-03-02.")] = "",
    last: Annotated[str, typer.Option("--to", help="The last gaming day.")] = LAST_DAY,
    form: Annotated[str, typer.Option("--format", help="csv, xlsx, json or parquet; for people without it.")] = "",
    output: Annotated[Path | None, typer.Option("-o", "--output", help="A file; standard output without it.")] = None,
    csv: Annotated[bool, typer.Option("--csv", help="The same as --format csv.")] = False,
    as_json: AsJson = False,
) -> None:
    """Drop as expected and as counted, fills, credits, win and hold, by span and by table, dealer or game."""
    form = form or ("csv" if csv else "json" if as_json else "")
    if form not in ("", *FORMS):
        raise Refused("bad_request.report_format", "A report is in the format csv, xlsx, json or parquet.", format=form)
    read_grouping(by)
    with reading(where) as journal:
        premises = folded(DOMAINS["floor"], journal.read("floor"))
        rows = report_rows(journal, DayBook().read(journal, premises), by, first, last, made_of=form == "json")
        if form:
            _write(FORMS[form](rows, currency_of(journal)), output)
            return
        amounts = [[money(amount) for amount in (row.drop, row.fills, row.credits, row.win, row.tips)] for row in rows]
    shown = RichTable("Day", "Shift", "Table", "Dealer", "Rounds", "Drop", "Fills", "Credits", "Win", "Hold", "Tips")
    for row, (*cells, tips) in zip(rows, amounts, strict=True):
        shown.add_row(row.day, row.shift, row.table, row.dealer, str(row.rounds), *cells, row.hold, tips)
    wide = Console(file=console.file, width=max(console.width, 200), highlight=False)  # No figure is cut off.
    wide.print(shown, crop=False)


def _write(made: bytes, output: Path | None) -> None:
    if output is not None:
        output.write_bytes(made)
    else:
        sys.stdout.flush()
        sys.stdout.buffer.write(made)


@app.command()
@answers
def protection(
    where: Where,
    day: Day = "",
    shift: Shift = "",
    csv: Annotated[bool, typer.Option("--csv", help="Every rate of the shift, as a spreadsheet takes it.")] = False,
    as_json: AsJson = False,
) -> None:
    """Game protection: what stands out in a shift, of which dealer, player or table, and why. Exits with 1 then."""
    with reading(where) as journal:
        book = ProtectionBook().read(journal, folded(DOMAINS["floor"], journal.read("floor")))
        asked = book.shift(day, shift)
        raised = book.alarms(asked)
        if csv:
            sys.stdout.write(protection_csv(book, [asked]))
        elif as_json:
            print_json(book.as_json(asked))
        else:
            for alarm in raised:
                console.print(_why(alarm), markup=False, soft_wrap=True)
            found = counted(len(raised), "alert")
            console.print(f"{asked[0]} {asked[1]}, {counted(book.tallies[asked].rounds, 'round')}: {found}.")
    if raised:
        raise typer.Exit(1)


@app.command()
@answers
def cash(
    where: Where,
    day: Annotated[str, typer.Option(help="The gaming day, such as 2026-03-02; all of them otherwise.")] = "",
    csv: Annotated[bool, typer.Option("--csv", help="The log as a spreadsheet takes it.")] = False,
    as_json: AsJson = False,
) -> None:
    """Cash in and out of each person in a gaming day: the log, reports that are due, who has to be asked for."""
    with reading(where) as journal:
        book = _cash_book(journal)
        currency = current()
        if as_json:
            print_json({"currency": currency.code, **book.as_json(day)})
        elif csv:
            sys.stdout.write(book.csv(currency, day))
        else:
            for one in book.reports(day):
                state = f"filed as {one.filed}" if one.filed else f"due by {one.due}"
                state += ", late" if one.late else ", voluntary" if one.voluntary else ""
                told = f"{one.day} {one.player}: cash {one.side} {money(one.amount)}, {state}."
                console.print(told, markup=False, soft_wrap=True)
            for of_day, player, side, amount in book.to_ask(day):
                told = f"{of_day} {player}: cash {side} {money(amount)}; ask who it is, or describe the person."
                console.print(told, markup=False, soft_wrap=True)
            console.print(f"{counted(len(book.log(day)), 'transaction')}, {counted(len(book.reports(day)), 'report')}.")


def _cash_book(journal: Journal) -> CashBook:
    return CashBook(folded(DOMAINS["floor"], journal.read("floor"))).read(journal)


def _why(alarm: Alarm) -> str:
    """The figures, the floor's beside them, and the rounds to look at."""
    rate = alarm.rate
    own = f"{rate.found} of {rate.of} ({rate.share:.1%})"
    floor = f"{rate.floor_found} of {rate.floor_of} ({rate.floor_share:.2%})"
    places = ", ".join(dict.fromkeys(f"table {one.table} round {one.round}" for one in rate.seen))
    what = rate.measure.replace("_", " ")
    return f"{rate.kind.value} {rate.who}, {what}: {own}, the floor {floor}; by chance {alarm.chance:.1g}. {places}."
