"""`croupier backup`: everything of a house, copied while it runs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.output import answers, console, print_json
from croupier.money import counted


@answers
def backup(
    output: Annotated[Path, typer.Option("-o", "--output", help="A new folder, or a new archive: NAME.zip.")],
    db: Annotated[str | None, typer.Option(help="The journal: a SQLite file, or postgresql://...")] = None,
    data: Annotated[str | None, typer.Option(help="Folder for people and terminals (needed with PostgreSQL).")] = None,
    settings: Annotated[Path | None, typer.Option(help="Settings in TOML; flags and CROUPIER_... win over it.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Copy all of a house while it runs, verified: journal, people, keys, seals, settings.

    Papers are drawn from the journal, so they are in it. Keep it as safe as the house: its keys are in it, too.
    """
    from croupier.live.reports.audit import report_json  # noqa: PLC0415
    from croupier.web.backup.making import back_up  # noqa: PLC0415
    from croupier.web.door.settings import read_settings  # noqa: PLC0415 - only who serves needs the extra

    chosen = read_settings(settings, os.environ, {"db": db, "data": data})
    done = back_up(chosen, output, settings)
    if as_json:
        print_json({"backup": str(output), "at": done.manifest.at, **report_json(done.report), "altered": done.altered})
        return
    told = f"{output}: {counted(done.report.records, 'record')}, {counted(len(done.manifest.files), 'file')}, verified."
    console.print(told, style="green", soft_wrap=True)
    show_altered(done.altered)


def show_altered(badges: list[str]) -> None:
    if badges:
        told = (
            f"In the people's file these are not as they are on record, and get in with nothing: {', '.join(badges)}."
        )
        console.print(told, style="yellow", soft_wrap=True, markup=False)
