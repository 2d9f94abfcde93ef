"""The command line of Croupier. Each command is one file."""

from __future__ import annotations

import io
import sys


def run() -> None:
    try:
        import typer  # noqa: F401, PLC0415 - said below, where a person can act on it
    except ModuleNotFoundError:
        sys.exit("The command line needs the extra “cli”: install croupier[cli].")
    from croupier.cli.app import application  # noqa: PLC0415

    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # for a terminal without Unicode
    application(sys.argv[1:])()
