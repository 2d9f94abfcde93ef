"""`croupier rotate`: new for old, of what the house keeps secret."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.output import answers, console, print_json

app = typer.Typer(help="A new secret, or a new signing key, for a closed house.", no_args_is_help=True)
Db = Annotated[str | None, typer.Option(help="The journal: a SQLite file, or postgresql://...")]
Data = Annotated[str | None, typer.Option(help="Folder for people and terminals (needed with PostgreSQL).")]
SettingsFile = Annotated[Path | None, typer.Option(help="Settings in TOML; flags and CROUPIER_... win over it.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


@app.command()
@answers
def secret(
    to: Annotated[Path, typer.Option(help="A file with the new secret; made where there is none.")],
    db: Db = None,
    data: Data = None,
    settings: SettingsFile = None,
    as_json: AsJson = False,
) -> None:
    """Close all that is secret under a new secret. The one until now is what the environment gives, or none."""
    from croupier.web.door.settings import read_settings  # noqa: PLC0415 - only who serves needs the extra
    from croupier.web.journal.rotating import rotate_secret, secret_at  # noqa: PLC0415

    chosen = read_settings(settings, os.environ, {"db": db, "data": data})
    done = rotate_secret(chosen, secret_at(to))
    if as_json:
        print_json({"closed": [str(file) for file in done], "secret": str(to)})
        return
    for file in done:
        console.print(f"{file}: closed under the new secret.", soft_wrap=True)
    console.print(f"From now on start with CROUPIER_SECRET_FILE={to}, and keep a copy of it elsewhere.", soft_wrap=True)


@app.command("signing-key")
@answers
def signing_key(db: Db = None, data: Data = None, settings: SettingsFile = None, as_json: AsJson = False) -> None:
    """A new key for the journal's checkpoints: the old one signs it, and the journal has that on record."""
    from croupier.web.door.settings import read_settings  # noqa: PLC0415 - only who serves needs the extra
    from croupier.web.journal.rotating import rotate_signing_key  # noqa: PLC0415

    public = rotate_signing_key(read_settings(settings, os.environ, {"db": db, "data": data}))
    if as_json:
        print_json({"key": str(public)})
    else:
        console.print(
            f"The journal is signed with {public} from now on. Whoever knew the old key knows this one by it."
        )
