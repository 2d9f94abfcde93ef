"""Running the application: the socket, uvicorn's settings, structured logs, and what is printed at the start."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import socket
import sys
import time
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from functools import partial
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from croupier.house.program.events import HouseStarted
from croupier.journal.proof.beside import beside
from croupier.journal.proof.signing import ABOUT as KEY_ABOUT
from croupier.journal.secret import is_closed, secrets_given, unused
from croupier.journal.store.address import open_journal
from croupier.journal.store.keyring import Keyring
from croupier.live.clock import utc_now
from croupier.live.tables.room import MEGABYTE, Room
from croupier.refusal import Refused, why_unreadable
from croupier.rules import Actor, Role
from croupier.web.door.half_open import watched_by
from croupier.web.door.settings import Settings
from croupier.web.house import House
from croupier.web.people.kept import HouseStore
from croupier.web.socket.frames import FRAME_BYTES_MAX
from croupier.web.socket.line import DirectProtocol
from croupier.wheels.random.wheel_client import WheelProcess


def open_house(
    settings: Settings, wall: Callable[[], datetime] = utc_now, ticks: Callable[[], float] = time.monotonic
) -> House:
    """Refused `journal_in_use` where another server has the journal. Tests have days to wait, and other clocks."""
    check_secrets(settings)
    journal = open_journal(settings.db, keys=settings.keys_file)
    try:
        settings.people_file.parent.mkdir(parents=True, exist_ok=True)
        house = House(settings, journal, HouseStore(settings.people_file), wall, ticks)
    except BaseException:
        journal.close()
        raise
    waits = settings.wheel_waits_seconds
    house.floor.room = Room(Path(settings.people_file).absolute().parent, round(settings.disk_reserve_mb * MEGABYTE))
    house.floor.wheel = partial(WheelProcess, settings.wheel_socket.absolute(), alone_seconds=waits)
    return house


def check_secrets(settings: Settings) -> None:
    """Before anything is opened: all that is secret lies under the secret that is given, or open where none is."""
    given, private = secrets_given(), beside(settings.db, settings.data).private
    if private.is_file():
        text = private.read_text(encoding="utf-8", errors="replace").strip()
        if given.known and not is_closed(text):
            raise unused(str(private))
        given.open(text, KEY_ABOUT, str(private))
    Keyring(settings.keys_file).check_secret()
    if settings.people_file.is_file():
        with closing(HouseStore(settings.people_file)) as store:
            store.check_secret()


def uvicorn_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=watched_by(app.state.house.half_open),
        ws=DirectProtocol,
        ws_max_size=2 * FRAME_BYTES_MAX,
        ws_per_message_deflate=False,
        ws_ping_interval=10.0,
        ws_ping_timeout=5.0,  # a client that is gone without a word is known to be; pages ask for themselves
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )


def run_server(app: FastAPI, settings: Settings, when_ready: Callable[[int], None]) -> None:
    """Serve until a signal comes; `when_ready` gets the port, which the system chooses where it is 0."""
    check_sensors(app.state.house)
    logs()
    _, files_max = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files_max, files_max))  # a socket for every terminal
    with listening(settings) as bound:
        server = uvicorn.Server(uvicorn_config(app, settings))
        when_ready(bound.getsockname()[1])
        server.run(sockets=[bound])


def check_sensors(house: House) -> None:
    """Before anybody is let in."""
    known = house.journal.streams()
    for table in house.settings.sensors:
        if f"table/{table}" not in known:
            raise Refused(
                "bad_setting.sensors_line_table",
                "The setting “sensors” has a line for table {table}, and there is no such table.",
                key="sensors",
                table=table,
            )
        set_up = next(house.journal.read(f"table/{table}", 0, 1))
        if set_up.data["source"] == "random":
            raise Refused(
                "bad_setting.random",
                "The setting “sensors” has a line for table {table}, which has a random wheel.",
                key="sensors",
                table=table,
            )


def listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
        bound.listen(2048)
    except OSError as error:
        bound.close()
        raise Refused(
            "address_in_use",
            "Cannot listen at {host}:{port}: {strerror}. --port chooses another port.",
            host=settings.host,
            port=settings.port,
            strerror=why_unreadable(error),
        ) from None
    return bound


async def record_start(house: House) -> None:
    """Put on record which program begins; a change since the last start is said in the log."""
    now = HouseStarted(**house.self_check.program)
    before = (await asyncio.to_thread(house.doings.read)).program
    if before is not None and before != (now.program, now.rulebooks):
        logging.getLogger("croupier.web").warning("the program or the rulebooks have changed since the last start")
    await house.floor.record(now, Actor("house", Role.SYSTEM))


class JsonLines(logging.Formatter):
    """One JSON object for each line. Nothing of a request's body or cookies is ever logged."""

    converter = staticmethod(time.gmtime)

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%SZ"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
