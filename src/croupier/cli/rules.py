"""`croupier rules`: list, show, check, compare and print rulebooks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from croupier.cli.output import answers, broken, console, print_json
from croupier.cli.table import PolicyFile, rules_of_table
from croupier.money import counted
from croupier.rules import RULEBOOKS, BadFile, Finding, Rulebook, clauses, policy_text, readings, rulebook
from croupier.rules.book.checks import cited_values
from croupier.rules.book.library import rulebook_file, wheel_from
from croupier.rules.files.cited import Cited
from croupier.rules.files.reader import parse
from croupier.rules.files.writer import as_data
from croupier.words.shelves import languages

app = typer.Typer(help="List, show, check, compare and print rulebooks.", no_args_is_help=True)

WIDEST_KEY = len("options.in_prison.with_covered_double_zero")
WIDEST_VALUE = len("double-zero-as-single-zero")
WIDEST_SOURCE = len("CO-2210(2)(c)(ii)(B)-b,")

AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


@app.command("list")
@answers
def list_rulebooks(as_json: AsJson = False) -> None:
    """The rulebooks that come with Croupier."""
    rows: list[dict[str, Any]] = [
        {
            "key": key,
            "title": book.source.title,
            "version": book.source.version,
            "regulation": book.source.regulation,
            "clauses": len(clauses(key)),
            "wheels": list(book.wheels.value),
            "odds": book.odds.value.value,
        }
        for key in RULEBOOKS
        for book in [rulebook(key)]
    ]
    if as_json:
        print_json({"rulebooks": rows})
        return
    table = Table()
    for heading in ("Rulebook", "Title and wheels", "Clauses", "Odds"):
        table.add_column(heading, justify="right" if heading == "Clauses" else "left")
    for row in rows:
        note = "" if row["regulation"] else " (not a regulation)"
        what = f"{row['title']}{note}\n[dim]{', '.join(row['wheels'])}[/dim]"
        table.add_row(row["key"], what, str(row["clauses"]), row["odds"])
    console.print(table)


@app.command()
@answers
def show(
    name: Annotated[str, typer.Argument(metavar="RULEBOOK", help="A rulebook or a rulebook file.")],
    as_json: AsJson = False,
) -> None:
    """Every value of a rulebook, with the clause or reading it comes from."""
    book = rulebook(name)
    if as_json:
        print_json(as_plain_json(book))
        return
    source = book.source
    console.print(f"[bold]{escape(source.title)}[/bold]  {escape(f'({book.key}, version {source.version})')}")
    console.print(f"{source.sections}; authority: {', '.join(source.authority)}", style="dim", markup=False)
    if not book.source.regulation:
        console.print("Taken from no regulation.", style="yellow")
    wide = widths(WIDEST_VALUE, WIDEST_SOURCE)
    table = columns(("Key", "Value", "Source"), wide)
    for key, value in cited_values(book):
        table.add_row(broken(key, wide[0]), worded(value), value.origin)
    console.print(table)
    used = dict.fromkeys(value.reading for _, value in cited_values(book) if value.reading)
    for reading in used:
        told = readings()[reading]
        console.print(f"[bold]{reading}[/bold]  {escape(told.question)} [dim]→[/dim] {escape(told.answer)}")


def widths(value: int, other: int) -> tuple[int, int, int]:
    """How wide three columns may be: what the two values need at least, then the key, then what the terminal has."""
    spare = console.width - 10  # lines and space between columns
    key = max(18, min(WIDEST_KEY, spare - value - other))
    other = (spare - key) * other // (value + other)
    return key, spare - key - other, other


def columns(headings: tuple[str, ...], wide: tuple[int, ...]) -> Table:
    table = Table()
    for heading, width in zip(headings, wide, strict=True):
        table.add_column(escape(heading), max_width=width, overflow="fold")
    return table


def worded(value: Cited[Any] | None) -> str:
    """A value for people; what is assumed says so."""
    if value is None:
        return "[dim]-[/dim]"
    return escape(spelled(value.value)) + (" [yellow](assumed)[/yellow]" if value.assumed else "")


def spelled(value: Any) -> str:
    data = as_data(value)
    if isinstance(data, bool):
        return "yes" if data else "no"
    if isinstance(data, list):
        return ", ".join(map(str, data)) or "none"
    if isinstance(data, dict):
        return ", ".join(f"{key} x {count}" for key, count in data.items())
    return str(data)


def as_plain_json(book: Rulebook) -> dict[str, Any]:
    data = as_data(book)
    data["source"]["checked"] = book.source.checked.isoformat()
    return dict(data)


@app.command()
@answers
def check(
    file: Annotated[Path, typer.Argument(help="A rulebook, a house policy or a wheel file (TOML).")],
    as_json: AsJson = False,
) -> None:
    """Check a rulebook, house policy or wheel file and report everything that is wrong with it."""
    findings = check_file(file)
    if as_json:
        print_json({"file": str(file), "ok": not findings, "findings": [finding.as_json() for finding in findings]})
    elif findings:
        for finding in findings:
            console.print(str(finding), markup=False, style="red", soft_wrap=True)
        console.print(f"{counted(len(findings), 'finding')}.")
    else:
        console.print(f"{file}: good.", markup=False, style="green", soft_wrap=True)
    if findings:
        raise typer.Exit(1)


def check_file(file: Path) -> list[Finding]:
    text = file.read_text(encoding="utf-8")
    try:
        kind = parse(text, str(file))
        if "source" in kind or "bets" in kind:
            rulebook_file(text, str(file))
        elif "ring" in kind:
            return list(wheel_from(text, str(file)))
        else:
            policy_text(text, str(file))
    except BadFile as bad:
        return bad.findings
    return []


@app.command()
@answers
def diff(
    one: Annotated[str, typer.Argument(help="A rulebook.")],
    other: Annotated[str, typer.Argument(help="Another rulebook.")],
    as_json: AsJson = False,
) -> None:
    """Where two rulebooks differ in what they say."""
    left, right = (dict(cited_values(rulebook(name))) for name in (one, other))
    rows = []
    for key in dict.fromkeys([*left, *right]):
        a, b = left.get(key), right.get(key)
        if a is None or b is None or a.value != b.value:
            rows.append((key, a, b))
    if as_json:
        print_json(
            {
                "differences": [
                    {"key": key, **{name: as_data(side) if side else None for name, side in ((one, a), (other, b))}}
                    for key, a, b in rows
                ]
            }
        )
        return
    wide = widths(WIDEST_VALUE, WIDEST_VALUE)
    table = columns(("Key", one, other), wide)
    for key, a, b in rows:
        table.add_row(broken(key, wide[0]), worded(a), worded(b))
    console.print(table)
    console.print(f"{counted(len(rows), 'difference')}.")


@app.command("print")
@answers
def print_rules(
    name: Annotated[str, typer.Argument(metavar="RULEBOOK", help="A rulebook or a rulebook file.")],
    output: Annotated[Path, typer.Option("-o", "--output", help="A file that ends in .pdf or .html.")],
    wheel: Annotated[str | None, typer.Option(help="double-zero, single-zero, double-zero-as-single-zero.")] = None,
    policy: PolicyFile = None,
    lang: Annotated[str, typer.Option(help=f"The language: {', '.join(languages())}.")] = "en",
    players: Annotated[bool, typer.Option("--players", help="The player's copy: without the clauses in full.")] = False,
    paper: Annotated[str, typer.Option(help="us-letter, us-legal, a3, a4, a5, a6, a7.")] = "us-letter",
    type_size: Annotated[int, typer.Option(help="Of the text, in points.")] = 11,
    as_json: AsJson = False,
) -> None:
    """Print the complete rules of a table as it is set up, with the clauses in the margin and our readings marked."""
    from croupier.cli.paper import deliver  # noqa: PLC0415 - only printing needs it
    from croupier.paper.sheets.rules_print import complete_rules, players_copy  # noqa: PLC0415
    from croupier.paper.sheets.signs import legible  # noqa: PLC0415

    rules = rules_of_table(name, wheel, policy)
    made = players_copy(rules, lang) if players else complete_rules(rules, lang)
    deliver(legible(replace(made, paper=paper, type_size=type_size), rules), output, as_json=as_json)
