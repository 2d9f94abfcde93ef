"""`croupier tournament`: check a tournament's rules, print them, run a whole tournament, and try its structure."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from croupier.cli.output import answers, console, print_json
from croupier.live.store import open_journal
from croupier.live.tournament_script import run_tournament
from croupier.money import dollars
from croupier.rules import BadFile
from croupier.rules.reader import parse
from croupier.tournament import Plan, PlanReport, plan_text, with_days_as_text
from croupier.tournament.document import RulesDocument, rules_document
from croupier.tournament.plan import rules_digest

app = typer.Typer(help="Check, print, run and try tournaments.", no_args_is_help=True)
File = Annotated[Path, typer.Argument(help="The rules of a tournament (TOML).")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


@app.callback()
def tournament() -> None:
    """Check, print, run and try tournaments."""


@app.command()
@answers
def check(file: File, as_json: AsJson = False) -> None:
    """Everything that is wrong with a tournament's rules, or the figures of its filing; exits with 1 on findings."""
    try:
        plan, report = plan_text(file.read_text(encoding="utf-8"), str(file))
    except BadFile as bad:
        if as_json:
            print_json({"file": str(file), "ok": False, "findings": [finding.as_json() for finding in bad.findings]})
        else:
            for finding in bad.findings:
                console.print(str(finding), style="red", markup=False, soft_wrap=True)
        raise typer.Exit(1) from None
    if as_json:
        print_json({"file": str(file), "ok": True, "findings": [], **filing(report)})
        return
    for line in told(plan, report):
        console.print(line, markup=False, soft_wrap=True)


def filing(report: PlanReport) -> dict[str, Any]:
    """What one entry pays over all the events; the structure test; both readings of the cap."""
    return {
        "entry_fee": report.entry_fee,
        "buy_in": report.buy_in,
        "buy_ins_max": report.buy_ins_max,
        "agp_per_entrant": report.entry_fee,
        "entry_max": report.entry_fee + report.buy_ins_max,
        "person_max": report.person_max,
        "per_spin": [str(share) for share in report.per_spin],
        "limit": report.limit,
        "last_day": report.last_day,
    }


def told(plan: Plan, report: PlanReport) -> list[str]:
    fee, buy_in = dollars(report.entry_fee), dollars(report.buy_in)
    lines = [f"{plan.name}: entry fee {fee}, buy-in {buy_in} an entrant; with everything {_most(report)}."]
    for number, share in enumerate(report.per_spin, start=1):
        lines.append(f"Initial round {number}: {float(share) / 100:.2f} dollars a spin, limit {dollars(report.limit)}.")
    return [*lines, f"It must be over by {report.last_day}."]


def _most(report: PlanReport) -> str:
    return f"{dollars(report.entry_fee + report.buy_ins_max)} at most"


@app.command()
@answers
def rules(
    file: File,
    version: Annotated[int, typer.Option(help="The number that the document has.")] = 1,
    html: Annotated[bool, typer.Option("--html", help="As HTML.")] = False,
    as_json: AsJson = False,
) -> None:
    """The written rules as players and the Division get them."""
    text = file.read_text(encoding="utf-8")
    plan, _ = plan_text(text, str(file))
    document: RulesDocument = rules_document(plan, version, rules_digest(with_days_as_text(parse(text, str(file)))))
    if as_json:
        print_json(document.as_json())
    else:
        sys.stdout.write(document.as_html() + "\n" if html else document.as_text())


@app.command()
@answers
def run(
    file: File,
    commands: Annotated[Path, typer.Argument(help="Commands as JSON lines; - is standard input.")] = Path("-"),
    db: Annotated[str | None, typer.Option(help="Keep the journal in this SQLite file, or postgresql://...")] = None,
    name: Annotated[str, typer.Option(help="The name of the tournament's stream in the journal.")] = "",
    as_json: AsJson = False,  # noqa: ARG001 - see answers
) -> None:
    """Run a whole tournament and print events, standings, forms and, in the last line, all its figures."""
    written = with_days_as_text(parse(file.read_text(encoding="utf-8"), str(file)))
    text = sys.stdin.read() if str(commands) == "-" else commands.read_text(encoding="utf-8")
    journal = open_journal(db) if db else None

    async def running() -> None:
        async for line in run_tournament(written, text.splitlines(), name or file.stem, journal):
            sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")

    try:
        asyncio.run(running())
    finally:
        if journal:
            journal.close()
