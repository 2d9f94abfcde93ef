"""All the commands in one application."""

from __future__ import annotations

from typing import Annotated

import typer

import croupier
from croupier.cli import (
    bias,
    clauses,
    demo,
    floor,
    journal,
    odds,
    paper,
    ruin,
    rules,
    script,
    serve,
    session,
    settle,
    simulate,
    tournament,
    wheel,
)

app = typer.Typer(
    name="croupier",
    help="Roulette as the law writes it, made to run.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(croupier.__version__)
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass


app.add_typer(rules.app, name="rules")
app.add_typer(journal.app, name="journal")
app.add_typer(wheel.app, name="wheel")
app.add_typer(paper.app, name="paper")
app.add_typer(tournament.app, name="tournament")
app.add_typer(floor.app, name="floor")
app.command("odds")(odds.odds)
app.command("settle")(settle.settle)
app.command("clauses")(clauses.clauses)
app.command("script")(script.script)
app.command("serve")(serve.serve)
app.command("ruin")(ruin.ruin)
app.command("session")(session.session)
app.command("simulate")(simulate.simulate)
app.command("bias")(bias.bias)
app.command("demo")(demo.demo)
