"""All the commands in one application; a command's module is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import typer

import croupier

# Each is a module beside this one, with an `app` of subcommands or a function of its own name.
COMMANDS = (
    "rules", "journal", "wheel", "paper", "tournament", "floor", "odds", "settle", "clauses", "script", "serve", "ruin",
    "session", "simulate", "bias", "demo",
)  # fmt: skip


def application(arguments: Sequence[str] = ()) -> typer.Typer:
    """With the one command that these arguments ask for, and so quick to start; with all of them for help."""
    app = typer.Typer(
        name="croupier",
        help="Roulette as the law writes it, made to run.",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(main)
    asked = arguments[0] if arguments and arguments[0] in COMMANDS else None
    for name in COMMANDS if asked is None else (asked,):
        module = import_module(f"croupier.cli.{name}")
        if hasattr(module, "app"):
            app.add_typer(module.app, name=name)
        else:
            app.command(name)(getattr(module, name))
    return app


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(croupier.__version__)
        raise typer.Exit


def main(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass
