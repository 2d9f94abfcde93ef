"""`croupier restore`: a house taken out of its backup."""

from __future__ import annotations

import os
import sys
from getpass import getpass, getuser
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.backup import show_altered
from croupier.cli.output import answers, console, print_json
from croupier.money import counted


@answers
def restore(
    backup: Annotated[Path, typer.Argument(help="What “croupier backup” made: a folder, or NAME.zip.")],
    db: Annotated[str | None, typer.Option(help="The journal: a SQLite file, or postgresql://...")] = None,
    data: Annotated[str | None, typer.Option(help="Folder for people and terminals (needed with PostgreSQL).")] = None,
    settings: Annotated[Path | None, typer.Option(help="Settings in TOML; flags and CROUPIER_... win over it.")] = None,
    checkpoint: Annotated[
        list[Path] | None, typer.Option(help="Checkpoints of the house that were kept elsewhere; several times.")
    ] = None,
    by: Annotated[
        list[str] | None,
        typer.Option(metavar="BADGE", help="A key manager who wants it although others vouch for more; twice."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Restore a house into an empty place, verified; the restore is on record in its journal.

    It does not go back behind a checkpoint that others have, unless two key managers of the backup say so, each with
    the passphrase of that time.
    """
    from croupier.live.reports.audit import report_json  # noqa: PLC0415 - only who serves needs the extra
    from croupier.web.backup.restoring import restore as restored  # noqa: PLC0415
    from croupier.web.door.settings import read_settings  # noqa: PLC0415

    chosen = read_settings(settings, os.environ, {"db": db, "data": data})
    named = [(badge, _passphrase(badge)) for badge in by or ()]
    done = restored(backup, chosen, user=getuser(), outside=checkpoint or (), by=named)
    if as_json:
        print_json({"restored": chosen.db, **report_json(done.report), "altered": done.altered, "ahead": done.ahead})
        return
    told = f"Restored: {counted(done.manifest.records, 'record')}, verified. It is on record."
    console.print(told, style="green", soft_wrap=True)
    if done.ahead:
        console.print(f"Others vouch for more than this: {', '.join(done.ahead)}.", style="yellow", soft_wrap=True)
    show_altered(done.altered)


def _passphrase(badge: str) -> str:
    """From a line of the input where nobody sits at a terminal."""
    return getpass(f"Passphrase of {badge}: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
