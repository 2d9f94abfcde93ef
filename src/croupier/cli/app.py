"""All the commands in one application; a command's module is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_command

import croupier
from croupier.currencies import CURRENCIES, DOLLARS, counting_in

# Each is a module beside this one, with an `app` of subcommands or a function of its own name. The sentence is what the
# command says of itself, so that a list of the commands needs none of them.
COMMANDS = {
    "rules": "List, show, check, compare and print rulebooks.",
    "journal": "Verify, replay, export and back up a journal.",
    "wheel": "Check a random wheel's round, read a wheel sensor's recording, predict, emulate a wheel.",
    "paper": "Print signs, cards and forms; check a print.",
    "tournament": "Check, print, run and try tournaments.",
    "audit": "What an authority takes away, to be checked without Croupier.",
    "register": "People, equipment, inspections, boxes, and reports of the day.",
    "odds": "Every bet: what it pays, how likely it is, what it costs, exactly.",
    "settle": "Settle one round, read as JSON from standard input.",
    "clauses": "Each clause: what it says, by which tests it is tested, and what those were seen to notice.",
    "script": "Run a transcript on a table and print one JSON line per event or refusal, then all the balances.",
    "serve": "Run the floor until Ctrl-C, which finishes the rounds first.",
    "init": "Begin a house in the terminal, or by a file of answers: key managers, staff and tables, as the pages do.",
    "doctor": "Is this machine fit to run a house? What is not in order, and what to do.",
    "backup": "Copy all of a house while it runs, verified: journal, people, keys, seals, settings.",
    "restore": "Restore a house into an empty place, verified; the restore is on record in its journal.",
    "lost": "A badge or a terminal is lost: it gets nobody in any more, at once and on record.",
    "witness": "Cosign checkpoints of journals, each of which has only grown since the last one.",
    "rotate": "A new secret, or a new signing key, for a closed house.",
    "let-in": "Let a key manager back into a house that nobody can get into any more.",
    "ruin": "How likely a target is reached before ruin, and how many spins it takes, exactly.",
    "session": "The net result after many spins: chances, quantiles, and what chance does to numbers and runs.",
    "simulate": "Play many sessions with a strategy; the result depends on the seed and on nothing else.",
    "wait": "How many spins until ruin, a target, all numbers or the first repeat: chances, median, quantiles.",
    "correlate": "How bets, or players with their slips, win and lose together: covariance and correlation, exactly.",
    "zero": "A rule for even-money bets on zero, read from a file: prisons of any depth, any share back; its edge.",
    "kelly": "A wheel whose pockets are not equally likely: the edge of every bet and the stakes that grow fastest.",
    "compare": "The same bets at several rulebooks, wheels and options, side by side.",
    "hold": "The house's side of a shift: its hold with an interval, what was held against it, and the risk of limits.",
    "offer": "What better odds, free chips or a rebate on losses cost the house, exactly.",
    "design": "A new bet: its PAR sheet, and what the rulebook says to it.",
    "rare": "Ruin that hardly ever comes, by importance splitting: an estimate with its interval.",
    "bias": "Is this wheel fair? Pockets, sectors, tilts, repeats, signatures, changes; what is found, and its worth.",
    "demo": "Play a demonstration round of each rulebook.",
}
ALIASES = {"floor": "register"}  # names that commands had before


def application(arguments: Sequence[str] | None = None) -> Any:
    """All the commands; or, for given arguments, the one that they ask for, or else a list that loads none of them."""
    app = typer.Typer(
        name="croupier",
        help="Roulette as the law writes it, made to run.",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(main)
    if arguments is None:
        asked = (*COMMANDS, *ALIASES)
    else:
        asked = tuple(name for name in _after_options(arguments)[:1] if name in COMMANDS | ALIASES)
    for name in asked:
        module = import_module(f"croupier.cli.{_module(name)}")
        if hasattr(module, "app"):
            app.add_typer(module.app, name=name, hidden=name in ALIASES)
        else:
            app.command(name)(getattr(module, _module(name)))
    if not asked:
        for name, sentence in COMMANDS.items():
            app.command(name, help=sentence)(_listed)
    command = get_command(app)
    _plain_flags(command)
    return command


def _module(name: str) -> str:
    return ALIASES.get(name, name).replace("-", "_")


def _after_options(arguments: Sequence[str]) -> Sequence[str]:
    """Before a command stands at most the currency: `--currency EUR`, or `--currency=EUR`."""
    first, _, value = (arguments or [""])[0].partition("=")
    return arguments if first != "--currency" else arguments[1 if value else 2 :]


def _listed() -> None:
    """A command that is only listed."""


def _plain_flags(command: Any, above: typer.Context | None = None) -> None:
    """A flag takes no value, so its help names no type of one."""
    context = typer.Context(command, parent=above, **command.context_settings)
    for option in command.get_params(context):
        if getattr(option, "is_flag", False):
            option.metavar = ""
    for child in getattr(command, "commands", {}).values():
        _plain_flags(child, context)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(croupier.__version__)
        raise typer.Exit


def main(
    context: typer.Context,
    currency: Annotated[
        str, typer.Option(metavar="CODE", help="In which amounts are read and shown; a journal has its own.")
    ] = DOLLARS.code,
    version: Annotated[  # noqa: ARG001 - its callback shows it
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    if (found := CURRENCIES.get(currency.upper())) is None:
        raise typer.BadParameter(f"There is no {currency}. There are: {', '.join(CURRENCIES)}.", context)
    context.with_resource(counting_in(found))
