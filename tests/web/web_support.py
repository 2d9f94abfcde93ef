"""A real server on a free port, people who sign in, terminals that talk: everything goes through sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import ssl
import subprocess
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from fastapi import FastAPI
from tests.support import PATIENCE, on_felt
from tests.web.described import Described
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from croupier.currencies import counting_in
from croupier.journal.store.sqlite import SqliteDatabase
from croupier.live import Request, TableWriter
from croupier.live.clock import utc_now
from croupier.live.tables import Floor, Timing
from croupier.people.staff.events import CodeRenewed, RolesGranted
from croupier.people.verifiers.events import PassphraseChosen
from croupier.rules import Actor, Role, policy_from
from croupier.table import AUTOMATIC, TERMINALS
from croupier.table.opening.decide import inspection_points
from croupier.web.app import create_app
from croupier.web.demo.demo import QUICK, QUICK_HASH
from croupier.web.door.settings import Settings
from croupier.web.house import House
from croupier.web.openapi import describe
from croupier.web.people.kept import Verifier
from croupier.web.people.verifiers import Happens
from croupier.web.server import listening, open_house, uvicorn_config

PASSPHRASE = "correct horse battery"
T = TypeVar("T")
HASH = QUICK_HASH.hash(PASSPHRASE)
STAFF = {
    "D1": Role.DEALER,
    "S1": Role.PIT_SUPERVISOR,
    "S2": Role.PIT_SUPERVISOR,
    "K1": Role.KEY_MANAGER,
    "K2": Role.KEY_MANAGER,
    "G1": Role.SECURITY,
    "M1": Role.MAINTENANCE,
    "T1": Role.SLOT_TECHNICIAN,
    "W1": Role.DROP_TEAM,
    "N1": Role.COUNT_TEAM,
    "N2": Role.COUNT_TEAM,
    "N3": Role.COUNT_TEAM,
    "C1": Role.CASHIER,
    "L1": Role.COMPLIANCE,
    "L2": Role.COMPLIANCE,
    "O1": Role.TOURNAMENT_DIRECTOR,
    "A1": Role.AUDITOR,
    "R1": Role.REGULATOR,
}
KEYS = itertools.count()
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # for nothing: all is plain HTTP, and to make one takes long
# Nobody is kept out, or too slow on a busy machine.
LOOSE = Settings(
    requests_per_second=1e6, sign_ins_per_minute=1e6, commands_per_second=1e6, request_seconds=1e4,
    work_share=1e6, journal_bytes_per_second=1e9,
    idle_seconds=3600, fresh_seconds=3600, approval_seconds=1200, wheel_waits_seconds=60, demo=True,
    closed_days_max=1e5,
)  # fmt: skip
AWAY = 3601  # seconds, after which a console is locked and a passphrase is not fresh any more


def open_a_table(
    floor: Floor, name: str = "1", /, *, automatic: bool = False, source: str = "", seats: int = 3, **policy: Any
) -> TableWriter:
    """An open table at which the players of seats 1, 2, ... have $100 each; with a dealer, betting is not open yet.

    What is None is left to the rulebook.
    """
    limits = {"all": {"min": 100, "max": 50_000}}
    terminals = {"count": 50, "central_screen": False}
    data = {"rulebook": "colorado", "wheel": "single-zero", "limits": limits, "terminals": terminals, **policy}
    automation, usual = (AUTOMATIC, "random") if automatic else (TERMINALS, "dealer")
    said = {key: value for key, value in data.items() if value is not None}
    writer = floor.set_up(name, policy_from(on_felt(said), "policy"), automation, source or usual)
    points = dict.fromkeys(inspection_points(writer.rules), True)
    steps: list[tuple[Role, dict[str, Any]]] = [
        (Role.PIT_SUPERVISOR, {"do": "inspect-table", "points": points}),
        (Role.PIT_SUPERVISOR, {"do": "sign-in-dealer", "dealer": "D1"}),
        (
            Role.PIT_SUPERVISOR,
            {"do": "open-table", "opener": 9_000_000, "drop_box": "E", "tip_box": "E"},
        ),
    ]
    for seat in range(1, seats + 1):
        steps.append((Role.PIT_SUPERVISOR, {"do": "seat-player", "seat": seat, "player": f"P{seat}"}))
        steps.append((Role.CASHIER, {"do": "buy-in", "seat": seat, "amount": 10_000, "chip_value": 100}))
    requests = [
        Request(command, floor.now(), f"{name}/open/{number}", Actor("S1", role))
        for number, (role, command) in enumerate(steps)
    ]
    assert [answer.refused for answer in writer.submit(requests)] == [None] * len(requests)
    return writer


class Calendar:
    """The wall clock of a house in a test, which has days to wait: so many of them ahead of the world's, or behind."""

    def __init__(self, days: int = 0) -> None:
        self.ahead = timedelta(days=days)

    def turn_to(self, day: str, at: str = "12:00") -> None:
        self.ahead = datetime.fromisoformat(f"{day}T{at}:00+00:00") - utc_now()

    def __call__(self) -> datetime:
        return utc_now() + self.ahead


class Server:
    def __init__(self, house: House, described: Described, clients: list[httpx.Client]) -> None:
        self.house, self.described, self.clients = house, described, clients
        self.address = f"http://127.0.0.1:{house.settings.port}"

    def client(self, badge: str = "", role: Role | None = None) -> httpx.Client:
        """Somebody's browser; signed in where a badge is given."""
        client = httpx.Client(
            base_url=self.address,
            headers={"Origin": self.address},
            timeout=PATIENCE,
            limits=httpx.Limits(max_keepalive_connections=0),  # a server may hang up just when it is asked again
            trust_env=False,
            verify=PLAIN,
            event_hooks={"response": [self.described.check]},
        )
        self.clients.append(client)
        if badge:
            body = {"badge": badge, "passphrase": PASSPHRASE, **({"role": role.value} if role else {})}
            answer = client.post("/api/session", json=body)
            assert answer.status_code == 200, answer.text
        return client

    def terminal(self, seat: int, table: str = "1") -> httpx.Client:
        client = self.client()
        assert client.post("/api/terminals", json={"table": table, "seat": seat}).status_code == 201
        return client

    def do(self, doing: Coroutine[Any, Any, T]) -> T:
        """In the house's own loop, as it would be done there."""
        assert self.house._loop is not None
        return asyncio.run_coroutine_threadsafe(doing, self.house._loop).result(PATIENCE)

    def begin_anew(self, badge: str) -> None:
        """Whatever was done to somebody of the staff: the role, the passphrase and nothing else, as at first."""
        happens: Happens = lambda digest: [  # noqa: E731
            CodeRenewed(badge, "", digest), PassphraseChosen(badge, digest), RolesGranted(badge, [STAFF[badge]], ""),
        ]  # fmt: skip
        house = Actor("house", Role.SYSTEM)
        self.do(self.house.verifiers.keep(badge, house, lambda _: Verifier(HASH), happens))

    @contextmanager
    def live(self, client: httpx.Client, table: str = "1", seen: int | None = None) -> Iterator[Live]:
        with self.socket(client) as socket:
            live = Live(socket, table)
            assert live.next("welcome")
            live.send({"type": "hello", "table": table, **({} if seen is None else {"seen": seen})})
            yield live

    def socket(self, client: httpx.Client, origin: str | None = None) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        return connect(
            self.address.replace("http", "ws") + "/api/live",
            origin=Origin(origin or self.address),
            additional_headers={"Cookie": cookies},
            proxy=None,
            close_timeout=1,  # a house that cuts somebody off reads nothing more, and answers no farewell
        )


class Live:
    """A client's side of the WebSocket. Frames that nobody asked for yet wait in `heard`."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket, self.table = socket, table
        self.heard: list[dict[str, Any]] = []

    def send(self, frame: dict[str, Any]) -> None:
        self.socket.send(json.dumps(frame))

    def next(self, kind: str, seconds: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """The next frame of this kind (with these fields), skipping others but keeping them."""
        for frame in self.heard:
            if frame["type"] == kind and all(frame.get(key) == value for key, value in fields.items()):
                self.heard.remove(frame)
                return frame
        deadline = time.monotonic() + seconds
        while True:
            frame = json.loads(self.socket.recv(timeout=deadline - time.monotonic()))
            if frame["type"] == kind and all(frame.get(key) == value for key, value in fields.items()):
                return dict(frame)
            self.heard.append(frame)

    def ask(self, key: str = "", **command: Any) -> dict[str, Any]:
        """Send a command and wait for its answer or refusal."""
        key = key or f"k{next(KEYS)}"
        self.send({"type": "command", "table": self.table, "key": key, "command": command})
        deadline = time.monotonic() + PATIENCE
        while True:
            frame = json.loads(self.socket.recv(timeout=deadline - time.monotonic()))
            if frame.get("key") == key:
                return dict(frame)
            self.heard.append(frame)

    def done(self, **command: Any) -> dict[str, Any]:
        answer = self.ask(**command)
        assert answer["type"] == "answer", answer
        return answer

    def wait_event(self, name: str, seconds: float = PATIENCE) -> dict[str, Any]:
        while True:
            frame = self.next("events", seconds)
            for event in frame["events"]:
                if event["event"] == name:
                    return dict(event)

    def drain(self, seconds: float = 1.0) -> list[dict[str, Any]]:
        """Everything that still comes for a while."""
        frames, self.heard = self.heard, []
        try:
            while True:
                frames.append(json.loads(self.socket.recv(timeout=seconds)))
        except (TimeoutError, ConnectionClosed):
            return frames


_DESCRIBED: list[Described] = []  # It is the same for all servers of a run.


def _described(app: FastAPI) -> Described:
    if not _DESCRIBED:
        _DESCRIBED.append(Described(json.loads(json.dumps(describe(app)))))
    return _DESCRIBED[0]


class Machine:
    """Its clock can be set; how long something takes cannot."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def wall(self) -> datetime:
        return utc_now() + self.ahead

    def ticks(self) -> float:
        return time.monotonic()


@contextmanager
def serving(
    folder: Path,
    settings: Settings = LOOSE,
    *,
    tables: Any = None,
    staff: bool = True,
    wall: Callable[[], datetime] = utc_now,
    ticks: Callable[[], float] = time.monotonic,
    db: str = "",
) -> Iterator[Server]:
    """A house whose journal is in the folder, or at `db`."""
    with listening(replace(settings, port=0)) as bound:
        port, data = bound.getsockname()[1], str(folder) if db else ""
        settings = replace(settings, db=db or str(folder / "j.sqlite"), data=data, port=port)
        house = open_house(settings, wall, ticks)
        house.people.hasher, house.people.key_cost = QUICK_HASH, QUICK
        quick = Timing(betting=0.6, last_call=0.2, ball_runs=0.05, nonces=0.05, falls=0.05, rests=0.05, between=0.1)
        house.floor.timing = quick
        if staff:
            for badge, role in STAFF.items():
                if house.people.roll.account(badge) is None:
                    house.people.enlist(badge, badge, [role], HASH)
        if tables is not None:
            tables(house.floor)
        app = create_app(house)
        server = uvicorn.Server(uvicorn_config(app, settings))

        def run() -> None:
            with counting_in(house.floor.currency):
                server.run(sockets=[bound])

        thread = threading.Thread(target=run)
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        clients: list[httpx.Client] = []
        try:
            yield Server(house, _described(app), clients)
        finally:
            for client in clients:
                client.close()
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


def answers(address: str, running: subprocess.Popen[Any]) -> None:
    """Waits until a house in a process of its own does. One client asks: to make one takes longer than to ask."""
    deadline = time.monotonic() + PATIENCE
    with httpx.Client(trust_env=False, verify=PLAIN, timeout=PATIENCE) as asking:
        while True:
            try:
                asking.get(f"{address}/health").raise_for_status()
            except httpx.TransportError:
                assert running.poll() is None, "it has ended"
                assert time.monotonic() < deadline, "it does not answer"
                time.sleep(0.1)
            else:
                return


@contextmanager
def losing_replies(server: Server, *, away: bool, kept: bool = True) -> Iterator[None]:
    """The next commit says that it failed, whether it was `kept` or not. A store that is `away` stays so meanwhile."""
    commit, replies = SqliteDatabase.commit, ["lost"]

    def lost(database: SqliteDatabase) -> None:
        if kept or not replies:
            commit(database)
        if replies:
            replies.pop()
            raise OSError("disk I/O error")

    def gone(*_: Any) -> None:
        raise OSError("no such device")

    with pytest.MonkeyPatch.context() as failing:
        failing.setattr(SqliteDatabase, "commit", lost)
        if away:
            failing.setattr(type(server.house.journal), "_open", gone)
        yield
