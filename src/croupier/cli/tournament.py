"""`croupier tournament`: check a tournament's rules, print them, run a whole tournament, and try its structure."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from croupier.cli.journal import keeping
from croupier.cli.output import answers, console, print_json
from croupier.extras import needs
from croupier.journal import Journal
from croupier.live.scripts.tournament import run_tournament
from croupier.money import counted, money
from croupier.refusal import Refused
from croupier.rules import BadFile
from croupier.rules.files.reader import parse
from croupier.tournament import Plan, PlanReport, plan_text, with_days_as_text
from croupier.tournament.plan.document import RulesDocument, rules_document
from croupier.tournament.plan.plan import RoundPlan, rules_digest

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
    fee, buy_in = money(report.entry_fee), money(report.buy_in)
    lines = [f"{plan.name}: entry fee {fee}, buy-in {buy_in} an entrant; with everything {_most(report)}."]
    for number, share in enumerate(report.per_spin, start=1):
        lines.append(f"Initial round {number}: {money(round(share))} a spin, limit {money(report.limit)}.")
    return [*lines, f"It must be over by {report.last_day}."]


def _most(report: PlanReport) -> str:
    return f"{money(report.entry_fee + report.buy_ins_max)} at most"


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

    async def running(journal: Journal | None) -> None:
        async for line in run_tournament(written, text.splitlines(), name or file.stem, journal):
            sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")

    with keeping(db) as journal:
        asyncio.run(running(journal))


@app.command()
@answers
def simulate(
    file: File,
    players: Annotated[int, typer.Option(help="How many enter.")],
    event: Annotated[str, typer.Option(help="Which event of the tournament; the first unless said.")] = "",
    runs: Annotated[int, typer.Option(help="How many times it is played.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.", min=0)] = 1,
    seconds: Annotated[float, typer.Option(help="Seconds that a spin takes.", min=1)] = 90.0,
    style: Annotated[list[str] | None, typer.Option(help="NAME=COUNT: so many play this way; may be repeated.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw survivors and wins into this SVG file.")] = None,
    as_json: AsJson = False,
) -> None:
    """How an event's structure plays out: how long it takes, how many are left, and how much of it is luck."""
    plan, _ = plan_text(file.read_text(encoding="utf-8"), str(file))
    planned = plan.event(event) if event else plan.events[0]
    if planned is None:
        raise Refused(
            "no_such_event.event", "There is no event “{event}”.", events=[one.key for one in plan.events], event=event
        )
    with needs("lab"):
        from croupier.maths.tournaments.outlook import Game, Trial, try_out  # noqa: PLC0415
        from croupier.maths.tournaments.plot import outlook_svg  # noqa: PLC0415 - numpy is an extra

    games = tuple(
        Game(_spins(one, seconds), one.advance, one.per == "table", one.fresh_stacks) for one in planned.rounds
    )
    wheel = str(plan.table.get("wheel", "double-zero"))
    trial = Trial(players, games, planned.chips, planned.seats, seconds, strategies=_styles(style), wheel=wheel)
    outlook = try_out(trial, runs, seed)
    if plot is not None:
        plot.write_text(outlook_svg(outlook, f"{plan.name}, {planned.key}"), encoding="utf-8")
    if as_json:
        print_json({"event": planned.key, "players": players, **outlook.as_json()})
        return
    console.print(f"{plan.name}, {planned.key}: {counted(players, 'player')}, {counted(runs, 'time')}", markup=False)
    low, high = outlook.minutes[1:]
    console.print(f"It takes {outlook.minutes[0]:.0f} minutes ({low} to {high}).")
    for number, left in enumerate(outlook.rounds, start=1):
        console.print(
            f"Round {number}: {left.started[0]:.1f} start, {left.with_chips[0]:.1f} have chips at its end, "
            f"{left.going_on[0]:.1f} go on."
        )
    for name, one in outlook.styles.items():
        wins, interval = f"{one.wins:.1%}", f"{one.low:.1%} to {one.high:.1%}"
        console.print(f"{name}: {one.fair_share:.0%} of the field, {wins} of the wins ({interval}).")
    console.print(f"Luck: {outlook.luck:.0%} of the spread of places is not explained by the way to play.")


def _spins(round_: RoundPlan, seconds: float) -> int:
    """As many as the round has; by the clock, as many as there is time for."""
    in_time = int(round_.minutes * 60 / seconds)
    if not round_.minutes:
        return round_.spins
    return min(round_.spins, in_time) if round_.spins else max(round_.spins_at_least, in_time)


def _styles(given: list[str] | None) -> dict[str, int] | None:
    named = [part.partition("=") for part in given or ()]
    if any(not count.isdecimal() for _, _, count in named):
        raise Refused("bad_trial.way_steady", "A way to play is given like steady=12.")
    return {name: int(count) for name, _, count in named} or None
