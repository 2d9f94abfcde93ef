"""`croupier let-in`: the way back into a house that no key manager can get into any more, and never a quiet one."""

from __future__ import annotations

import os
from getpass import getuser
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.output import answers, console


@answers
def let_in(
    badge: Annotated[str, typer.Argument(help="Of a key manager, who then chooses a new passphrase.")],
    db: Annotated[str | None, typer.Option(help="The journal: a SQLite file, or postgresql://...")] = None,
    data: Annotated[str | None, typer.Option(help="Folder for people and terminals (needed with PostgreSQL).")] = None,
    settings: Annotated[Path | None, typer.Option(help="Settings in TOML; flags and CROUPIER_... win over it.")] = None,
) -> None:
    """Let a key manager back into a house that nobody can get into any more.

    For whoever has the machine, while the house is closed. It is on record, and an alert in the pit.
    """
    from croupier.web.door.settings import read_settings  # noqa: PLC0415 - only who serves needs the extra
    from croupier.web.server import open_house  # noqa: PLC0415

    house = open_house(read_settings(settings, os.environ, {"db": db, "data": data}))
    try:
        code = house.people.let_back_in(badge, getuser())
    finally:
        house.store.close()
        house.journal.close()
    console.print(f"Badge {badge} chooses a new passphrase with this one-time code: [bold]{code}[/bold]")
    console.print("This is on record, and an alert in the pit.")
