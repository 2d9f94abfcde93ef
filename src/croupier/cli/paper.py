"""`croupier paper`: signs, cards and the forms of a floor as PDF or HTML, and whether a print is genuine."""

from __future__ import annotations

import hashlib
from base64 import b64decode
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as RichTable

from croupier.audit.letterhead import letterhead
from croupier.cli.journal import Day, Shift, Where, reading, stream_of_table
from croupier.cli.output import answers, console, print_json
from croupier.cli.table import PolicyFile, rules_of_table
from croupier.journal import Journal
from croupier.journal.merkle import tree_root
from croupier.journal.proof.checkpoint import Checkpoint, SignedHead, is_moment_of, root_over
from croupier.live.desks.desk import folded
from croupier.live.replay import event_of
from croupier.live.reports.cash import CashBook
from croupier.live.reports.daybook import DayBook
from croupier.live.reports.protection import ProtectionBook
from croupier.live.reports.story import tell_round
from croupier.live.tables.slips import SlipBook
from croupier.paper import Document, html, pdf
from croupier.paper.model import PAPERS
from croupier.paper.press import check as check_sheet
from croupier.paper.sheets import tournament as sheets
from croupier.paper.sheets.cash import cash_log, cash_report
from croupier.paper.sheets.from_journal import Form, TableForms, newest_stamp
from croupier.paper.sheets.from_register import FloorForms
from croupier.paper.sheets.letterhead import Letterhead
from croupier.paper.sheets.protection import protection_report
from croupier.paper.sheets.shift import shift_report
from croupier.paper.sheets.signs import pay_card, sign_sheet
from croupier.paper.words import form_words, tournament_words
from croupier.refusal import Refused
from croupier.register import FLOOR
from croupier.register import STREAM as PREMISES
from croupier.rules.files.reader import parse
from croupier.tournament import DOMAIN as TOURNAMENT
from croupier.tournament import plan_text, with_days_as_text
from croupier.tournament.plan.document import rules_document
from croupier.tournament.plan.plan import rules_digest
from croupier.words.shelves import languages

app = typer.Typer(help="Print signs, cards and forms; check a print.", no_args_is_help=True)

AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
Output = Annotated[Path, typer.Option("-o", "--output", help="A file that ends in .pdf or .html.")]
Book = Annotated[str, typer.Argument(metavar="RULEBOOK", help="A rulebook or a rulebook file.")]
Wheel = Annotated[str | None, typer.Option(help="double-zero, single-zero, double-zero-as-single-zero.")]
Lang = Annotated[str, typer.Option(help=f"The language: {', '.join(languages())}.")]
Paper = Annotated[str, typer.Option("--paper", help=f"The size: {', '.join(PAPERS)}.")]
TableName = Annotated[str, typer.Option("--table", help="Which table.")]
Number = Annotated[
    int | None,
    typer.Option("--number", "--shift", help="Which; the newest without it. Each drop box at the table has its own."),
]
FORMS: dict[Form, str] = {
    "inspection": "The record of an inspection before opening.",
    "slip": "A fill or credit slip.",
    "drop": "The drop and count report: what the journal expects in the drop box, with room for the count.",
    "inventory": "The inventory of the table's chips: where each of them is, what was counted, what differs.",
    "dispute": "A dispute from report to decision, with its round as the journal tells it.",
    "session": "A table from opening to closing: opener, fills, credits, drop, closer, win, hold, and what happened.",
}


def deliver(document: Document, output: Path, *, as_json: bool) -> None:
    """Write it, and say the hash by which a copy can be told from another."""
    if document.paper not in PAPERS:
        raise Refused(
            "no_such_paper",
            "There is no paper “{paper}”. There are: {papers:list}.",
            paper=document.paper,
            papers=list(PAPERS),
        )
    if output.suffix == ".pdf":
        written = pdf(document)
    elif output.suffix == ".html":
        written = html(document).encode()
    else:
        raise Refused("no_such_format", "{file} ends neither in .pdf nor in .html.", file=str(output))
    output.write_bytes(written)
    digest = hashlib.sha256(written).hexdigest()
    if as_json:
        print_json({"file": str(output), "title": document.title, "copy": document.code, "sha256": digest})
    else:
        console.print(f"{output}: {document.title}, copy {document.code}", markup=False, soft_wrap=True)
        console.print(f"SHA-256 {digest}", style="dim", soft_wrap=True)


@app.command()
@answers
def sign(
    rulebook: Book,
    output: Output,
    wheel: Wheel = None,
    policy: PolicyFile = None,
    points: Annotated[
        list[str] | None, typer.Option(help="What a colour of tournament chips is worth: blue=100.")
    ] = None,
    lang: Lang = "en",
    paper: Paper = "us-letter",
    as_json: AsJson = False,
) -> None:
    """The sign of a table: limits, options, better odds, tip rules, prescribed statements, in type that can be read."""
    rules = rules_of_table(rulebook, wheel, policy)
    if paper not in PAPERS:
        raise Refused(
            "no_such_paper", "There is no paper “{paper}”. There are: {papers:list}.", paper=paper, papers=list(PAPERS)
        )
    deliver(sign_sheet(rules, lang, paper, dict(map(_points, points or ()))), output, as_json=as_json)


def _points(given: str) -> tuple[str, int]:
    colour, _, value = given.partition("=")
    if not colour or not value.isdecimal() or int(value) < 1:
        raise Refused(
            "bad_amount.blue", "Points are given as colour=number, such as blue=100; this is “{given}”.", given=given
        )
    return colour, int(value)


@app.command()
@answers
def card(
    rulebook: Book,
    output: Output,
    wheel: Wheel = None,
    policy: PolicyFile = None,
    lang: Lang = "en",
    paper: Paper = "us-letter",
    as_json: AsJson = False,
) -> None:
    """The pay-table card: the layout, what each bet pays, its chance and the house's edge, exactly."""
    deliver(pay_card(rules_of_table(rulebook, wheel, policy), lang, paper), output, as_json=as_json)


def house_of(journal: Journal) -> Letterhead:
    return letterhead(journal, code=SlipBook(journal).code)


def forms_of(journal: Journal, table: str) -> TableForms:
    history = ((recorded, event_of(recorded)) for recorded in journal.read(stream_of_table(journal, table)))
    return TableForms(table, newest_stamp(journal), house_of(journal)).read(history)


@app.command("list")
@answers
def list_forms(where: Where, table: TableName, as_json: AsJson = False) -> None:
    """The forms that a table's journal holds."""
    with reading(where) as journal:
        made = forms_of(journal, table)
    rows = [
        *(("inspection", n, f"{i.moment(i.at)} {i.inspector}") for n, i in enumerate(made.inspections, start=1)),
        *(("slip", n, s.what) for n, s in made.slips.items()),
        *(("inventory", n, f"{i.moment(i.at)} {i.counted_by}") for n, i in enumerate(made.inventories, start=1)),
        *(("dispute", n, s.what) for n, s in made.disputes.items()),
        *(
            ("session", n, f"{s.moment(s.opened)} to {s.moment(s.closed) if s.closed else 'now'}")
            for n, s in enumerate(made.sessions, start=1)
        ),
    ]
    if as_json:
        print_json({"forms": [{"form": form, "number": n, "what": what} for form, n, what in rows]})
        return
    shown = RichTable("Form", "Number", "What")
    for form, number, what in rows:
        shown.add_row(form, str(number), what)
    console.print(shown)


def _form_command(form: Form) -> Callable[..., None]:
    @answers
    def print_form(
        where: Where,
        table: TableName,
        output: Output,
        number: Number = None,
        lang: Lang = "en",
        as_json: AsJson = False,
    ) -> None:
        with reading(where) as journal:
            made = forms_of(journal, table)
            stream = f"table/{table}"
            document = made.sheet(
                form,
                number,
                lambda round_: (
                    tell_round(stream, round_, journal.read(stream), form_words(lang), made.house.zone).lines
                ),
                lang,
            )
        deliver(document, output, as_json=as_json)

    return print_form


for _form, _text in FORMS.items():
    app.command(_form, help=_text)(_form_command(_form))


@app.command()
@answers
def floor(
    where: Where,
    output: Output,
    sheet: Annotated[str, typer.Option("--sheet", help="adjustments, inspection or count.")] = "adjustments",
    table: Annotated[str, typer.Option(help="Adjustments of this table alone.")] = "",
    number: Annotated[int | None, typer.Option(help="Which inspection or count; the newest without it.")] = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """From the floor's own journal: the log of work on wheels, a signed inspection, a count of a box by two people."""
    with reading(where) as journal:
        forms = FloorForms(newest_stamp(journal), lang, house_of(journal)).read(journal)
        document = forms.sheet(sheet, table, number)
    deliver(document, output, as_json=as_json)


@app.command()
@answers
def shift(
    where: Where, output: Output, day: Day = "", shift: Shift = "", lang: Lang = "en", as_json: AsJson = False
) -> None:
    """The report of a shift: every table from border to border, the win by its formula, the drop as counted."""
    with reading(where) as journal:
        book = DayBook().read(journal, folded(FLOOR, journal.read(PREMISES)))
        rows = [row.as_json() for row in book.figures("shift")]
        document = shift_report(rows, day, shift, newest_stamp(journal), house_of(journal), lang)
    deliver(document, output, as_json=as_json)


@app.command("cash-report")
@answers
def print_cash_report(
    where: Where,
    output: Output,
    player: Annotated[str, typer.Option(help="Whose, by the name at the tables or as described.")],
    day: Annotated[str, typer.Option(help="The gaming day, such as 2026-03-02.")],
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """The report of one person's cash of a gaming day: who, how identified, how much in, how much out."""
    with reading(where) as journal:
        told = CashBook(folded(FLOOR, journal.read(PREMISES))).read(journal).paper(day, player)
        document = cash_report(told, newest_stamp(journal), house_of(journal), lang)
    deliver(document, output, as_json=as_json)


@app.command("cash-log")
@answers
def print_cash_log(
    where: Where,
    output: Output,
    day: Annotated[str, typer.Option(help="The gaming day, such as 2026-03-02.")],
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Every transaction in cash of a gaming day, by person."""
    with reading(where) as journal:
        log = CashBook(folded(FLOOR, journal.read(PREMISES))).read(journal).as_json(day)["log"]
        document = cash_log(log, day, newest_stamp(journal), house_of(journal), lang)
    deliver(document, output, as_json=as_json)


@app.command()
@answers
def protection(
    where: Where, output: Output, day: Day = "", shift: Shift = "", lang: Lang = "en", as_json: AsJson = False
) -> None:
    """Game protection: what stands out in a shift, of whom, why, in which rounds, and who has looked into it."""
    with reading(where) as journal:
        book = ProtectionBook().read(journal, folded(FLOOR, journal.read(PREMISES)))
        report = book.report(book.shift(day, shift))
        document = protection_report(report, newest_stamp(journal), house_of(journal), lang)
    deliver(document, output, as_json=as_json)


TournamentSheet = Annotated[str, typer.Option("--sheet", help="rules, entries, prizes or proceeds.")]


@app.command()
@answers
def tournament(
    where: Annotated[str, typer.Argument(help="A tournament file (TOML), or a journal with --name.")],
    output: Output,
    sheet: TournamentSheet = "rules",
    name: Annotated[str, typer.Option(help="The tournament's name in the journal.")] = "",
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """The written rules of a tournament, its form of entrants, its prize pay-out form, or its proceeds by month."""
    if not name:
        if sheet != "rules":
            raise Refused(
                "no_such_form.file_rules", "A file has rules alone; the other forms come from a journal with --name."
            )
        text = Path(where).read_text(encoding="utf-8")
        plan, _ = plan_text(text, where)
        digest = rules_digest(with_days_as_text(parse(text, where)))
        written = rules_document(plan, 1, digest, tournament_words(lang))
        deliver(sheets.written_rules(written, lang, plan.rulebook), output, as_json=as_json)
        return
    with reading(where) as journal:
        stream = f"tournament/{name}"
        if stream not in journal.streams():
            raise Refused(
                "no_such_tournament.journal", "There is no tournament {tournament} in this journal.", tournament=name
            )
        history = list(journal.read(stream))
        state = folded(TOURNAMENT, history)
        stamp, head = newest_stamp(journal), house_of(journal)
        document = sheets.tournament_sheet(state, sheet, stamp, history[-1].place, lang, house=head)
    deliver(document, output, as_json=as_json)


@app.command()
@answers
def check(
    file: Annotated[Path, typer.Argument(help="A PDF that was printed by Croupier.")],
    journal: Annotated[str | None, typer.Option(help="Is its checkpoint one of this journal's past?")] = None,
    as_json: AsJson = False,
) -> None:
    """Is every byte of this PDF what its own content makes? Exits with 1 where it is not."""
    sheet = file.read_bytes()
    found = check_sheet(sheet)
    stamp = found.content["stamp"]
    past = in_history(journal, stamp) if journal is not None and stamp else None
    good = found.genuine and (journal is None or bool(past))
    digest = hashlib.sha256(sheet).hexdigest()
    if as_json:
        print_json(
            {
                "ok": good,
                "genuine": found.genuine,
                "in_journal": past,
                "title": found.content["title"],
                "copy": found.code,
                "sha256": digest,
                "source": found.content["source"],
                "checkpoint": stamp,
            }
        )
    else:
        said = "genuine" if found.genuine else "ALTERED: its bytes are not what its content makes"
        console.print(f"{file}: {said}.", style="green" if found.genuine else "red", markup=False, soft_wrap=True)
        console.print(f"{found.content['title']}, copy {found.code}", markup=False, soft_wrap=True)
        console.print(f"SHA-256 {digest}", style="dim", soft_wrap=True)
        if stamp:
            line = f"checkpoint {stamp['origin']} {stamp['size']} {stamp['root']}"
            console.print(line, style="dim", markup=False, soft_wrap=True)
        if journal is not None and past is None:
            said = "This sheet has no checkpoint: nobody can tell by it whether it is of this journal."
            console.print(said, style="red", soft_wrap=True)
        elif journal is not None:
            said = "is a moment of this journal" if past else "is NOT a moment of this journal"
            console.print(f"The checkpoint {said}.", style="green" if past else "red")
    if not good:
        raise typer.Exit(1)


def in_history(where: str, stamp: dict[str, Any]) -> bool:
    """Had the journal this root when it had this size?"""
    root = b64decode(stamp["root"])
    with reading(where) as journal:
        if not stamp.get("heads"):  # of a journal of format 1
            return stamp["size"] > 0 and is_moment_of(journal, Checkpoint(stamp["origin"], stamp["size"], root))
        sizes = {head.shard: head.size for head in journal.heads()}
        if any(not 0 < size <= sizes.get(shard, 0) for shard, size in stamp["heads"]):
            return False
        heads = [SignedHead(s, size, tree_root(partial(journal.node, s), size)) for s, size in stamp["heads"]]
        return root_over(heads) == root
