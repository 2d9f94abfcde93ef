"""`croupier tournament`: check the plan of a tournament."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.output import answers, console, print_json
from croupier.money import dollars
from croupier.rules import BadFile
from croupier.tournament import plan_text

app = typer.Typer(help="Check the plan of a tournament.", no_args_is_help=True)


@app.callback()
def tournament() -> None:
    """Check the plan of a tournament."""


@app.command()
@answers
def check(
    file: Annotated[Path, typer.Argument(help="A tournament plan (TOML).")],
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """What each entrant pays and for what, and the structure test of the initial rounds; exits with 1 on findings."""
    try:
        plan, report = plan_text(file.read_text(encoding="utf-8"), str(file))
    except BadFile as bad:
        if as_json:
            print_json({"file": str(file), "ok": False, "findings": [finding.as_json() for finding in bad.findings]})
        else:
            for finding in bad.findings:
                console.print(str(finding), style="red", markup=False)
        raise typer.Exit(1) from None
    if as_json:
        print_json(
            {
                "file": str(file),
                "ok": True,
                "findings": [],
                "entry_fee": report.entry_fee,
                "buy_in": report.buy_in,
                "agp_per_entrant": report.entry_fee,
                "per_spin": [str(share) for share in report.per_spin],
                "limit": report.limit,
            }
        )
        return
    console.print(f"{plan.name}: entry fee {dollars(report.entry_fee)}, buy-in {dollars(report.buy_in)} an entrant.")
    for number, share in enumerate(report.per_spin, start=1):
        console.print(
            f"Initial round {number}: {float(share) / 100:.2f} dollars a spin, limit {dollars(report.limit)}."
        )
