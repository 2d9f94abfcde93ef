"""`croupier serve`: tables, terminals, consoles."""

from __future__ import annotations

import gc
import os
import tempfile
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.output import answers, console
from croupier.currencies import DOLLARS, counting_in
from croupier.refusal import Refused

if TYPE_CHECKING:
    from croupier.web.door.settings import Settings
    from croupier.web.house import House


@answers
def serve(
    demo: Annotated[bool, typer.Option("--demo", help="A ready floor in a temporary folder, no real money.")] = False,
    demo_days: Annotated[
        int | None, typer.Option(min=0, max=365, help="How many days a demonstration has behind it.")
    ] = None,
    db: Annotated[str | None, typer.Option(help="The journal: a SQLite file, or postgresql://...")] = None,
    data: Annotated[str | None, typer.Option(help="Folder for people and terminals (needed with PostgreSQL).")] = None,
    currency: Annotated[
        str | None, typer.Option(help="Of the house's money, chosen at its first start: USD, EUR, JPY, ...")
    ] = None,
    tables: Annotated[str | None, typer.Option(help="Tables to set up where there are none such yet (TOML).")] = None,
    host: Annotated[str | None, typer.Option(help="Address to listen at.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen at; 0 lets the system choose.")] = None,
    settings: Annotated[Path | None, typer.Option(help="Settings in TOML; flags and CROUPIER_... win over it.")] = None,
) -> None:
    """Run the floor until Ctrl-C, which finishes the rounds first."""
    if not __debug__:
        raise Refused("no_assertions", "Croupier does not serve under python -O: its invariants would not be checked.")
    if demo and (db or data):
        raise Refused(
            "demo_keeps_nothing", "A demonstration keeps nothing: leave out --demo, or leave out --db and --data."
        )
    from croupier.web.door.settings import read_settings  # noqa: PLC0415 - only who serves needs the extra

    flags = {
        "demo": demo or None,
        "demo_days": demo_days,
        "db": db,
        "data": data,
        "currency": currency,
        "tables": tables,
        "host": host,
    }
    chosen = read_settings(settings, os.environ, {**flags, "port": port})
    if not chosen.demo:
        _serve(chosen)
        return
    if chosen.currency.upper() not in ("", DOLLARS.code):
        raise Refused(
            "demo_in_dollars", "A demonstration counts in dollars: leave out --demo, or leave out the currency."
        )
    with tempfile.TemporaryDirectory(prefix="croupier-demo-") as folder:
        _serve(replace(chosen, db=str(Path(folder) / "demo.sqlite"), data="", secure=False))


def _serve(settings: Settings) -> None:
    gc.disable()  # until the house is open: what is loaded meanwhile stays anyway
    from croupier.web.demo.history import Calendar  # noqa: PLC0415
    from croupier.web.server import listening, open_house  # noqa: PLC0415

    with listening(settings) as bound:  # The port is part of the origins that are let in, so it must be known first.
        settings = replace(settings, port=bound.getsockname()[1])
    house = open_house(settings, Calendar(settings.demo_days)) if settings.demo else open_house(settings)
    with counting_in(house.floor.currency):
        _run(house)


def _run(house: House) -> None:
    from croupier.web.app import create_app  # noqa: PLC0415
    from croupier.web.demo.history import Calendar  # noqa: PLC0415
    from croupier.web.demo.opening import Demonstration  # noqa: PLC0415
    from croupier.web.pages import pages_of  # noqa: PLC0415
    from croupier.web.server import record_start, run_server  # noqa: PLC0415
    from croupier.web.tables.new_tables import set_up_from_file  # noqa: PLC0415

    settings = house.settings
    made = set_up_from_file(house, Path(settings.tables)) if settings.tables else []
    calendar = house.floor.wall
    demonstration = Demonstration(house, calendar) if isinstance(calendar, Calendar) else None

    async def after_start(house: House) -> None:
        await record_start(house)
        if demonstration is not None:
            await demonstration.begin()

    def say(port: int) -> None:
        shown = "localhost" if settings.host in ("127.0.0.1", "::1") else settings.host
        here = f"[{shown}]" if ":" in shown else shown
        base = settings.origins[0] if settings.secure and settings.origins else f"http://{here}:{port}"
        console.print(f"[bold]Croupier[/bold] serves at {base}/  (API: /api/openapi.json)")
        for page in pages_of():
            console.print(f"  {base}/{page}/", style="dim")
        if made:
            console.print(f"New tables: {', '.join(made)}.")
        if demonstration is not None:
            console.print("[bold yellow]A demonstration: no money is real, and all of it is gone when it ends.[/]")
            console.print("Choose on any page whom you want to be; for programs, each with badge and passphrase:")
            console.print(f"  {'Badge':<6} {'Name':<6} {'Role':<20} Passphrase", style="dim")
            for badge, name, role, passphrase in demonstration.staff:
                console.print(f"  {badge:<6} {name:<6} {role:<20} {passphrase}", highlight=False)
            if demonstration.calendar.running:
                console.print(
                    f"Its last {demonstration.calendar.days} days are being played; pages say how far it is.",
                    style="dim",
                )
        elif code := house.people.first_start():
            console.print(f"First start. Open the house at {base}/setup/ with this one-time code: [bold]{code}[/bold]")
        if shown not in ("localhost", "127.0.0.1") and not settings.secure:
            console.print("[yellow]Plain http: anybody on this network can read passphrases. See “secure”.[/]")
        if settings.secure and not settings.proxies:
            console.print("[yellow]Everybody behind one proxy shares one limit of requests. See “proxies”.[/]")
        if not any(stream.startswith("table/") for stream in house.journal.streams()):
            console.print(f"There are no tables yet: two people make them at {base}/setup/, or --tables FILE.")

    with suppress(KeyboardInterrupt):  # It is how a house is closed; by now the rounds are finished.
        run_server(create_app(house, after_start), settings, say)
    console.print("Closed.")
