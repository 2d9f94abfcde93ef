"""Where the command `croupier` begins: with the one command that is asked for, or with what is missing for it."""

from __future__ import annotations

import io
import os
import sys

from croupier.extras import extra_of

BAD_INPUT = 2


def run() -> None:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # for a terminal without Unicode
    try:
        from croupier.cli.app import application  # noqa: PLC0415 - typer is an extra

        app = application() if "_CROUPIER_COMPLETE" in os.environ else application(sys.argv[1:])
    except ModuleNotFoundError as missing:
        extra = extra_of(missing)
        if extra is None:
            raise
        sys.stderr.write(f'extra_missing: croupier needs more: pip install "croupier[{extra}]"\n')
        sys.exit(BAD_INPUT)
    app()
