"""`croupier doctor`: is this machine fit to run a house? What is not in order is told with what to do."""

from __future__ import annotations

import ctypes
import os
import shutil
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer
from rich.markup import escape

from croupier.cli.output import answers, console, print_json
from croupier.journal.private import OWNER_ALONE
from croupier.lean import dataclass
from croupier.live.clock import utc_now
from croupier.refusal import Refused

if TYPE_CHECKING:
    from croupier.journal import Journal
    from croupier.web.door.settings import Settings

Ticks = Callable[[], float]
GOOD, LOOK, BAD = "good", "look", "bad"
MARKS = {GOOD: "[green]✓[/]", LOOK: "[yellow]![/]", BAD: "[bold red]✗[/]"}
DISK_BAD, DISK_LOOK = 1 << 30, 5 << 30
DRIFT_SECONDS = 0.05
AHEAD_SECONDS = 1.0
CERTIFICATE_DAYS = 14
WAIT_SECONDS = 3.0
UNSYNCHRONISED = 5  # TIME_ERROR of adjtimex(2)
TO_SYNCHRONISE = "Switch time synchronisation on: timedatectl set-ntp true, or chrony."


@dataclass(frozen=True, slots=True)
class Finding:
    """`do` is what somebody has to do, or should look at."""

    check: str
    state: str
    found: str
    do: str = ""


@answers
def doctor(
    db: Annotated[str | None, typer.Option(help="The journal: a SQLite file, or postgresql://...")] = None,
    data: Annotated[str | None, typer.Option(help="Folder for people and terminals (needed with PostgreSQL).")] = None,
    settings: Annotated[Path | None, typer.Option(help="Settings in TOML; flags and CROUPIER_... win over it.")] = None,
    host: Annotated[str | None, typer.Option(help="Address that the house listens at.")] = None,
    port: Annotated[int | None, typer.Option(help="Port that the house listens at.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Is this machine fit to run a house? What is not in order, and what to do.

    Nothing is changed. The exit code is 1 where something must be done.
    """
    from croupier.web.door.settings import read_settings  # noqa: PLC0415 - only who serves needs the extra

    flags = {"db": db, "data": data, "host": host, "port": port}
    found = list(findings(read_settings(settings, os.environ, flags)))
    wrong = sum(one.state == BAD for one in found)
    if as_json:
        print_json({"ok": not wrong, "findings": [asdict(one) for one in found]})
    else:
        for one in found:
            console.print(f"{MARKS[one.state]} {one.check}: {escape(one.found)}", soft_wrap=True)
            if one.do:
                console.print(f"    {escape(one.do)}", style="bold", soft_wrap=True)
        console.print("Something must be done." if wrong else "Nothing must be done.")
    if wrong:
        raise typer.Exit(1)


def findings(settings: Settings) -> Iterator[Finding]:
    for check in (clock, disk, files, database, doors, certificates, sensors):
        yield from check(settings)


def clock(settings: Settings) -> Iterator[Finding]:
    """Every event carries the time: by the wall, which nothing may turn back while the house is open."""
    drift = abs(_drift())
    if drift > DRIFT_SECONDS:
        told = f"the clock on the wall runs {drift * 1000:.0f} ms beside the monotonic one within a moment"
        yield Finding("clock", BAD, told, TO_SYNCHRONISE)
    else:
        now = utc_now()
        yield Finding("clock", GOOD, f"{now:%Y-%m-%d %H:%M:%S} UTC, steady")
    synchronised = _synchronised()
    if synchronised is None:
        yield Finding("time synchronisation", LOOK, "this system does not say", TO_SYNCHRONISE)
    elif synchronised:
        yield Finding("time synchronisation", GOOD, "the kernel's clock is synchronised")
    else:
        yield Finding("time synchronisation", LOOK, "the kernel's clock is not synchronised", TO_SYNCHRONISE)
    with_journal = _with_journal(settings, _time_of)
    yield from with_journal or [Finding("time zone", GOOD, "no house has begun here yet")]


def _drift(wall: Ticks = time.time, steady: Ticks = time.monotonic) -> float:
    """Seconds that the wall gained on the monotonic clock within a tenth of a second."""
    wall_then, steady_then = wall(), steady()
    time.sleep(0.1)
    return (wall() - wall_then) - (steady() - steady_then)


def _synchronised() -> bool | None:
    """What the kernel says of its own clock."""
    try:
        adjtimex = ctypes.CDLL(None, use_errno=True).adjtimex
    except (OSError, AttributeError):
        return None
    buffer = (ctypes.c_long * 64)()  # larger than the structure; nothing is set, as its modes are 0
    state = adjtimex(ctypes.byref(buffer))
    return None if state < 0 else state != UNSYNCHRONISED


def _time_of(journal: Journal) -> list[Finding]:
    from croupier.journal.port import newest_moment  # noqa: PLC0415

    newest = newest_moment(journal)
    ahead = (datetime.fromisoformat(newest) - utc_now()).total_seconds() if newest else 0.0
    if ahead > AHEAD_SECONDS:
        told = f"the newest event is of {newest}, {ahead:.0f} seconds from now: the clock was turned back"
        found = [Finding("clock and journal", BAD, told, "Set the clock right before the house opens.")]
    else:
        found = [Finding("clock and journal", GOOD, "nothing in the journal is from the future")]
    cut = [one.data for one in journal.read("floor") if one.name == "gaming-day-set"]
    if not cut:
        told = "the house has not said where it stands"
        return [*found, Finding("time zone", LOOK, told, "Open /setup/: the house and its day.")]
    return [*found, Finding("time zone", GOOD, f"{cut[-1]['zone']}")]


def _with_journal(settings: Settings, told: Callable[[Journal], list[Finding]]) -> list[Finding] | None:
    """None where there is no journal yet. It is only read."""
    if "://" not in settings.db and not Path(settings.db).exists():
        return None
    from croupier.journal.store.address import open_journal  # noqa: PLC0415

    try:
        with closing(open_journal(settings.db, read_only=True, keys=settings.keys_file)) as journal:
            return told(journal)
    except Refused as refusal:
        return [Finding("journal", BAD, refusal.message, "See croupier journal verify.")]


def disk(settings: Settings) -> Iterator[Finding]:
    """A house that cannot write stands still."""
    folder = Path(settings.data or ".") if "://" in settings.db else Path(settings.db).resolve().parent
    if not folder.is_dir():
        yield Finding("disk", BAD, f"there is no folder {folder}", f"Make it: mkdir -p {folder}")
        return
    if not os.access(folder, os.W_OK):
        yield Finding(
            "disk", BAD, f"nothing can be written into {folder}", "Give the folder to whoever runs the house."
        )
        return
    free = shutil.disk_usage(folder).free
    told = f"{free / (1 << 30):.1f} GiB free at {folder}"
    state = BAD if free < DISK_BAD else LOOK if free < DISK_LOOK else GOOD
    yield Finding("disk", state, told, "" if state == GOOD else "Make room, or move the journal to a larger disk.")


def files(settings: Settings) -> Iterator[Finding]:
    """People's records, keys and the journal are for whoever runs the house, and for nobody else."""
    here = [settings.people_file, settings.keys_file]
    if "://" not in settings.db:
        journal = Path(settings.db)
        here += [journal, journal.with_suffix(".key"), journal.with_suffix(".checkpoints")]
    there = [file for each in here for file in (each, Path(f"{each}-wal"), Path(f"{each}-shm")) if file.exists()]
    open_ = [file for file in there if file.stat().st_mode & 0o777 != OWNER_ALONE]
    for file in open_:
        told = f"{file} has mode {file.stat().st_mode & 0o777:04o}"
        yield Finding("permissions", BAD, told, f"chmod 600 {file}")
    if not open_:
        told = f"{len(there)} files, each for its owner alone" if there else "no files yet; they are made so"
        yield Finding("permissions", GOOD, told)


def database(settings: Settings) -> Iterator[Finding]:
    if "://" in settings.db:
        yield from _postgres(settings.db)
        return
    journal = Path(settings.db)
    if not journal.exists():
        yield Finding("database", GOOD, f"{journal} is made at the first start")
        return
    import sqlite3  # noqa: PLC0415

    try:
        with closing(sqlite3.connect(f"file:{journal}?mode=ro", uri=True)) as connection:
            (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
            (whole,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        yield Finding("database", BAD, f"{journal}: {error}", "Take a backup back: see docs/journal.md.")
        return
    if mode != "wal":
        yield Finding("database", LOOK, f"SQLite keeps its log as {mode}", "It is set to WAL when the house starts.")
    elif whole != "ok":
        yield Finding("database", BAD, f"SQLite finds: {whole}", "Take a backup back: see docs/journal.md.")
    else:
        yield Finding("database", GOOD, "SQLite, whole, with its log in WAL")


def _postgres(address: str) -> Iterator[Finding]:
    """What a commit means there: settings that lose what was answered are told."""
    from psycopg import Error, connect  # noqa: PLC0415 - an extra of its own

    try:
        with connect(address, connect_timeout=int(WAIT_SECONDS)) as connection:
            said = {
                name: str(connection.execute(f"SHOW {name}").fetchone()[0])  # type: ignore[index]
                for name in ("fsync", "full_page_writes", "synchronous_commit", "data_checksums")
            }
    except Error as error:
        yield Finding("database", BAD, f"PostgreSQL does not answer: {error}", "Start it, or mend the address.")
        return
    off = [name for name in ("fsync", "full_page_writes", "synchronous_commit") if said[name] == "off"]
    if off:
        told = f"PostgreSQL has {', '.join(off)} off: what was answered may be lost in a power cut"
        yield Finding("database", BAD, told, f"Set {', '.join(off)} to on in postgresql.conf.")
    elif said["data_checksums"] == "off":
        yield Finding("database", LOOK, "PostgreSQL has no data checksums", "pg_checksums --enable")
    else:
        yield Finding("database", GOOD, "PostgreSQL, with every commit on the disk and checksums")


def doors(settings: Settings) -> Iterator[Finding]:
    """May the house listen where it should, and is what people type kept from others on the network?"""
    with closing(socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            told = f"{settings.host}:{settings.port}: {error.strerror}"
            yield Finding("port", LOOK, told, "A house runs there already, or choose another: --port")
        else:
            yield Finding("port", GOOD, f"{settings.host}:{settings.port} is free")
    alone = settings.host in ("127.0.0.1", "::1", "localhost")
    if settings.secure:
        if not settings.origins:
            yield Finding("https", BAD, "secure, and no origin is named", 'Set origins = ["https://floor.example"].')
        elif not settings.proxies:
            told = "everybody behind one proxy shares one limit of requests"
            yield Finding("https", LOOK, told, "Name the proxy: see “proxies” in docs/server.md.")
        else:
            yield Finding("https", GOOD, ", ".join(settings.origins))
    elif alone:
        yield Finding("https", GOOD, "this machine alone can reach the house")
    else:
        told = "plain http on a network: anybody there can read passphrases"
        yield Finding("https", BAD, told, "Put a proxy with https before it, and set secure = true.")


def certificates(settings: Settings) -> Iterator[Finding]:
    for origin in settings.origins:
        address = urlsplit(origin)
        if address.scheme != "https" or not address.hostname:
            continue
        port = address.port or 443
        try:
            with (
                socket.create_connection((address.hostname, port), WAIT_SECONDS) as plain,
                ssl.create_default_context().wrap_socket(plain, server_hostname=address.hostname) as secured,
            ):
                ends = ssl.cert_time_to_seconds(str((secured.getpeercert() or {})["notAfter"]))
        except ssl.SSLCertVerificationError as error:
            told = f"{origin}: {error.verify_message}"
            yield Finding("certificate", BAD, told, "Browsers will not come in: mend the certificate.")
            continue
        except OSError as error:
            told = f"{origin} does not answer: {error}"
            yield Finding("certificate", LOOK, told, "Start the proxy, then look again.")
            continue
        days = (ends - utc_now().timestamp()) / 86_400
        told = f"{origin}: valid for {days:.0f} days"
        soon = days < CERTIFICATE_DAYS
        yield Finding("certificate", BAD if soon else GOOD, told, "Renew it." if soon else "")


def sensors(settings: Settings) -> Iterator[Finding]:
    """Each wheel's line is looked at, not listened to: a wheel speaks with one only."""
    if not settings.sensors:
        yield Finding("sensors", GOOD, "none is configured; numbers are keyed by dealers, or drawn")
        return
    from croupier.live.tables.sensing import sensor_line  # noqa: PLC0415
    from croupier.wheels.sensor.link import SerialPort  # noqa: PLC0415

    for table, line in settings.sensors.items():
        port, name = sensor_line(table, line).port, f"sensor of table {table}"
        if isinstance(port, SerialPort):
            there = Path(port.device).exists() and os.access(port.device, os.R_OK | os.W_OK)
            do = f"Connect the wheel; whoever runs the house may read and write {port.device}."
            yield Finding(name, GOOD if there else BAD, port.device, "" if there else do)
            continue
        try:
            socket.create_connection((port.host, port.port), WAIT_SECONDS).close()
        except OSError as error:
            yield Finding(name, BAD, f"{port.host}:{port.port}: {error}", "Switch the wheel on; look at its cable.")
        else:
            yield Finding(name, GOOD, f"{port.host}:{port.port} answers")
