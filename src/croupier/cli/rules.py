"""`croupier rules`: list, show, check and compare rulebooks."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from croupier.cli.output import answers, console, print_json
from croupier.rules import RULEBOOKS, BadFile, Finding, Rulebook, clauses, policy_text, readings, rulebook
from croupier.rules.checks import cited_values
from croupier.rules.library import rulebook_from, wheel_from
from croupier.rules.writer import as_data

app = typer.Typer(help="List, show, check and compare rulebooks.", no_args_is_help=True)

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
    for heading in ("Rulebook", "Title", "Clauses", "Wheels", "Odds"):
        table.add_column(heading, justify="right" if heading == "Clauses" else "left")
    for row in rows:
        note = "" if row["regulation"] else " [dim](not a regulation)[/dim]"
        table.add_row(row["key"], f"{row['title']}{note}", str(row["clauses"]), ", ".join(row["wheels"]), row["odds"])
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
    console.print(f"[bold]{book.source.title}[/bold]  ({book.key}, version {book.source.version})")
    if not book.source.regulation:
        console.print("Taken from no regulation.", style="yellow")
    table = Table("Value", "", "Source", show_header=True)
    for key, value in cited_values(book):
        assumed = " [yellow](assumed)[/yellow]" if value.assumed else ""
        table.add_row(key, f"{spelled(value.value)}{assumed}", value.origin)
    console.print(table)
    used = dict.fromkeys(value.reading for _, value in cited_values(book) if value.reading)
    for reading in used:
        console.print(
            f"[bold]{reading}[/bold]  {readings()[reading].question} [dim]→[/dim] {readings()[reading].answer}"
        )


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
            console.print(str(finding), markup=False, style="red")
        console.print(f"{len(findings)} finding{'s' if len(findings) > 1 else ''}.")
    else:
        console.print(f"{file}: good.", style="green")
    if findings:
        raise typer.Exit(1)


def check_file(file: Path) -> list[Finding]:
    text = file.read_text(encoding="utf-8")
    try:
        kind = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [Finding(str(file), "-", "bad_toml", f"This is not valid TOML: {error}.")]
    try:
        if "source" in kind or "bets" in kind:
            rulebook_from(text, str(file))
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
    table = Table("Value", one, other)
    for key, a, b in rows:
        table.add_row(key, spelled(a.value) if a else "[dim]-[/dim]", spelled(b.value) if b else "[dim]-[/dim]")
    console.print(table)
    console.print(f"{len(rows)} differences.")
