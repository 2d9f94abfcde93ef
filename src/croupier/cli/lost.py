"""`croupier lost`: a badge or a terminal that nobody can find gets nobody in any more."""

from __future__ import annotations

import json
import os
import sys
from getpass import getpass, getuser
from pathlib import Path
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

import typer

from croupier.cli.output import answers, console, print_json
from croupier.refusal import Refused

app = typer.Typer(
    help="A badge or a terminal is lost: it gets nobody in any more, at once and on record.", no_args_is_help=True
)
At = Annotated[str | None, typer.Option(help="The running house, such as http://localhost:8000.")]
By = Annotated[str | None, typer.Option(metavar="BADGE", help="Who says so, with --at; the passphrase is asked for.")]
Db = Annotated[str | None, typer.Option(help="The journal of a closed house: a SQLite file, or postgresql://...")]
Data = Annotated[str | None, typer.Option(help="Folder for people and terminals (needed with PostgreSQL).")]
SettingsFile = Annotated[Path | None, typer.Option(help="Settings in TOML; flags and CROUPIER_... win over it.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
WAIT = 30.0  # seconds


@app.command()
@answers
def badge(
    badge: str, at: At = None, by: By = None, db: Db = None, data: Data = None, settings: SettingsFile = None,
    as_json: AsJson = False,
) -> None:  # fmt: skip
    """What a lost badge signs in with is worth nothing any more, and its sessions end."""
    if at:
        _ask(at, by or "", f"/api/people/{badge}/lost")
    else:
        _at_the_machine(db, data, settings, "person", badge)
    _tell({"badge": badge}, f"Badge {badge} gets nobody in until two key managers make a new code for it.", as_json)


@app.command()
@answers
def terminal(
    terminal: str, at: At = None, by: By = None, db: Db = None, data: Data = None, settings: SettingsFile = None,
    as_json: AsJson = False,
) -> None:  # fmt: skip
    """A lost screen is the terminal of no seat any more, wherever it is switched on."""
    if at:
        _ask(at, by or "", f"/api/terminals/{terminal}/lost")
    else:
        _at_the_machine(db, data, settings, "terminal", terminal)
    _tell({"terminal": terminal}, f"Terminal {terminal} is out of use.", as_json)


def _at_the_machine(db: str | None, data: str | None, settings: Path | None, kind: str, name: str) -> None:
    """For whoever has the machine, while the house is closed; on record with the machine's user."""
    from croupier.web.door.settings import read_settings  # noqa: PLC0415 - only who serves needs the extra
    from croupier.web.people.lost import lost_at_the_machine  # noqa: PLC0415
    from croupier.web.server import open_house  # noqa: PLC0415

    house = open_house(read_settings(settings, os.environ, {"db": db, "data": data}))
    try:
        lost_at_the_machine(house.people, kind, name, getuser())
    finally:
        house.store.close()
        house.journal.close()


def _ask(at: str, by: str, address: str) -> None:
    """Sign in, say it, sign out: as on the page."""
    passphrase = getpass(f"Passphrase of {by}: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
    opener = build_opener(HTTPCookieProcessor())
    _send(opener, at, "/api/session", {"badge": by, "passphrase": passphrase})
    try:
        _send(opener, at, address, None)
    finally:
        _send(opener, at, "/api/session", None, "DELETE")


def _send(opener: OpenerDirector, at: str, address: str, body: dict[str, Any] | None, method: str = "POST") -> None:
    if not at.startswith(("http://", "https://")):
        raise Refused("house_away", "No house answers at {address}: {error}.", address=at, error=repr(at))
    content = json.dumps(body).encode() if body is not None else b""
    headers = {"content-type": "application/json"} if body is not None else {}
    request = Request(at.rstrip("/") + address, content, headers, method=method)
    try:
        with opener.open(request, timeout=WAIT):
            pass
    except HTTPError as error:
        raise Refused.told(json.loads(error.read())) from None
    except (URLError, OSError) as error:
        raise Refused("house_away", "No house answers at {address}: {error}.", address=at, error=str(error)) from None


def _tell(told: dict[str, str], sentence: str, as_json: bool) -> None:
    if as_json:
        print_json(told)
    else:
        console.print(f"{sentence} It is on record, and the key managers are told.", soft_wrap=True)
