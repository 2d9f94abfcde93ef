"""A real process: killed in mid-betting, closed with a ball running, and on PostgreSQL."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from tests.journal.server import binaries, postgres_server
from tests.support import PATIENCE, clause
from tests.web.web_support import answers, open_a_table
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from croupier.journal import Journal, open_sqlite
from croupier.journal.port import newest_moment
from croupier.journal.store.address import open_journal
from croupier.live import Request, TableWriter
from croupier.live.reports.audit import audit
from croupier.live.tables import Floor
from croupier.table import Phase
from croupier.wheels.random.verify import verify

T = TypeVar("T")
ENVIRONMENT = {
    **os.environ,
    "CROUPIER_REQUESTS_PER_SECOND": "1000000",
    "CROUPIER_SIGN_INS_PER_MINUTE": "1000000",
    "CROUPIER_WHEEL_WAITS_SECONDS": "60",
}
SERVE = (str(Path(sys.executable).with_name("croupier")), "serve", "--port", "0")


class House:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process, self.address = process, f"http://127.0.0.1:{port}"


@contextmanager
def serving(
    db: str, *more: str, environment: Mapping[str, str] | None = None, errors: Path | None = None
) -> Iterator[House]:
    """`errors`: where its log goes."""
    command = [*SERVE, "--db", db, *more]
    env = {**ENVIRONMENT, **(environment or {})}
    with errors.open("w") if errors else nullcontext() as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        port = re.search(r"http://[^:]+:(\d+)/", line)
        assert port, line + process.stdout.read()
        house = House(process, int(port[1]))
        answers(house.address, process)
        yield house
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            process.wait(60)
        process.stdout.close()


def a_table(journal: Journal, *phase: str) -> None:
    """Table 1 is open, with three players, and a dealer has gone as far as the commands say."""
    writer = open_a_table(Floor(journal))
    commands = [{"do": word, "by": {"role": "dealer", "who": "D1"}} for word in ("open-betting", *phase)]
    requests = [Request(command, writer_time(journal), f"phase-{n}") for n, command in enumerate(commands)]
    assert all(answer.refused is None for answer in writer.submit(requests))
    journal.close()


def writer_time(journal: Journal) -> str:
    return newest_moment(journal)


def enrolled(db: str, folder: Path, seat: int) -> str:
    """A terminal that staff have confirmed: its cookie."""
    return all_enrolled(db, folder, [("1", seat)])[0]


def all_enrolled(db: str, folder: Path, places: list[tuple[str, int]]) -> list[str]:
    """One at each seat of a table."""
    from croupier.people.terminals.events import TerminalEnrolled
    from croupier.rules import Actor, Role
    from croupier.web.door.sessions import hashed
    from croupier.web.door.settings import Settings
    from croupier.web.people.kept import TERMINAL
    from croupier.web.server import open_house

    house = open_house(Settings(db=db, data=str(folder) if "://" in db else ""))
    digests = {
        f"{table}-{seat}": house.store.seal(TERMINAL, f"{table}-{seat}", {"token": hashed(f"secret-{table}-{seat}")})
        for table, seat in places
    }
    made = [TerminalEnrolled(f"{t}-{seat}", t, seat, "S1", digests[f"{t}-{seat}"]) for t, seat in places]
    house.roll.written(lambda _: made, Actor("S1", Role.PIT_SUPERVISOR), f"enrolled/{places[0]}")
    house.store.close()
    house.journal.close()
    return [f"croupier-terminal-{table}-{seat}=secret-{table}-{seat}" for table, seat in places]


@contextmanager
def talking(house: House, cookie: str) -> Iterator[ClientConnection]:
    address = house.address.replace("http", "ws") + "/api/live"
    with connect(address, origin=Origin(house.address), additional_headers={"Cookie": cookie}, proxy=None) as socket:
        yield socket


def wager(socket: ClientConnection, key: str, seat: int, stake: int = 100) -> dict[str, Any]:
    command = {"do": "place-wager", "seat": seat, "bet": "red", "stake": stake}
    socket.send(json.dumps({"type": "command", "table": "1", "key": key, "command": command}))
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if frame.get("key") == key:
            return frame


def test_killed_in_mid_betting_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    db = tmp_path / "j.sqlite"
    a_table(open_sqlite(db))
    cookies = [enrolled(str(db), tmp_path, seat) for seat in (1, 2)]
    acknowledged: dict[str, int] = {}
    for life in range(2):
        with serving(str(db)) as house, talking(house, cookies[0]) as one, talking(house, cookies[1]) as two:
            for key in acknowledged:  # asked again, as after any lost connection
                assert wager(one, key, 1)["type"] == "answer"
            for number in range(10):
                answer = wager(one, f"life-{life}-{number}", 1)
                assert answer["type"] == "answer", answer
                acknowledged[answer["key"]] = answer["to"]
            for number in range(5):  # on the way when the power fails
                command = {"do": "place-wager", "seat": 2, "bet": "red", "stake": 100}
                frame = {"type": "command", "table": "1", "key": f"gone-{life}-{number}", "command": command}
                two.send(json.dumps(frame))
            house.process.kill()
            house.process.wait(30)
    journal = open_sqlite(db)
    table = TableWriter(journal, "table/1").table
    assert table.phase is Phase.BETTING
    assert table.seats[1].staked == {"red": 100 * len(acknowledged)}
    placed = {event.key.rpartition("/")[2] for event in journal.read("table/1") if event.name == "wager-placed"}
    assert placed >= set(acknowledged)
    assert table.seats[2].staked.get("red", 0) == 100 * sum(key.startswith("gone") for key in placed)
    journal.close()
    assert audit(str(db), tmp_path / "j.checkpoints").ok


@clause("CO-2206(5)-a")
@pytest.mark.parametrize("tables", [4, pytest.param(200, marks=pytest.mark.long)])
def test_killed_in_each_phase_every_round_goes_on_and_nobody_is_called(tables: int, tmp_path: Path) -> None:
    """What the clock of an automatic table does, it does again after kill -9, with the number that was bound before."""
    db = tmp_path / "j.sqlite"
    journal = open_sqlite(db)
    floor = Floor(journal)
    for number in range(1, tables + 1):
        open_a_table(floor, str(number), automatic=True)
    begun = journal.version("table/1")
    journal.close()
    for killed_after in ("betting-opened", "ball-spun", "betting-closed", "result-declared"):
        with serving(str(db), environment={"CROUPIER_BETTING_SECONDS": "1"}) as house:
            newest_is(db, killed_after)
            house.process.kill()
            house.process.wait(PATIENCE)
    with serving(str(db), environment={"CROUPIER_BETTING_SECONDS": "1"}):
        version = open_read(db, lambda journal: journal.version("table/1"))
        newest_is(db, "dolly-removed", after=version)
    assert not Path(f"{db}.wheel").exists()
    journal = open_sqlite(db)
    for number in range(1, tables + 1):
        events = list(journal.read(f"table/{number}", begun))
        bound = {event.data["round"]: event.data["commitment"] for event in events if event.name == "betting-opened"}
        results = [event.data for event in events if event.name == "result-declared"]
        assert results
        assert [result["round"] for result in results] == [*range(1, len(results) + 1)]
        assert all(verify(result["proof"], published=bound[result["round"]]).ok for result in results)
        assert {event.role for event in events} == {"system"}
        assert not {"round-voided", "table-suspended", "irregularity-reported"} & {event.name for event in events}
    journal.close()
    assert audit(str(db), tmp_path / "j.checkpoints").ok


def open_read(db: Path, look: Callable[[Journal], T]) -> T:
    with closing(open_journal(str(db), read_only=True)) as journal:
        return look(journal)


def newest_is(db: Path, name: str, after: int = 0) -> None:
    """Until this is the newest of table 1's events, or has come since."""
    with closing(open_journal(str(db), read_only=True)) as journal:
        while all(event.name != name for event in journal.read("table/1", after or journal.version("table/1") - 1)):
            time.sleep(0.02)


def test_a_clean_end_holds_the_ball_and_says_so_and_no_secret_is_in_its_log(tmp_path: Path) -> None:
    """A table is held; a passphrase is wrong, a frame is none, and the receiver of alerts is gone, which is logged."""
    db, errors = tmp_path / "j.sqlite", tmp_path / "errors"
    a_table(open_sqlite(db), "spin-ball")
    cookie = enrolled(str(db), tmp_path, 1)
    secrets = {"CROUPIER_WEBHOOK": "http://127.0.0.1:9/a-token", "CROUPIER_WEBHOOK_SECRET": "of-the-receiver"}
    alarmed = {**secrets, "CROUPIER_DISK_RESERVE_MB": "1e9"}
    with serving(str(db), environment=alarmed, errors=errors) as house, talking(house, cookie) as line:
        line.send(f"no frame {cookie}")
        tried = {"badge": "D1", "passphrase": "a-passphrase-that-was-tried"}
        answer = httpx.post(f"{house.address}/api/session", json=tried, trust_env=False, timeout=PATIENCE)
        assert answer.status_code == 401
        until = time.monotonic() + PATIENCE
        while "did not take an alert" not in errors.read_text():
            assert time.monotonic() < until
            time.sleep(0.05)
    written = errors.read_text()
    used = ("a-token", "of-the-receiver", "secret-1", *tried.values(), (tmp_path / "j.key").read_text().strip())
    assert [secret for secret in used if secret in written and secret != "D1"] == []
    journal = open_sqlite(db)
    last = [event.name for event in journal.read("table/1")][-1]
    assert last == "table-suspended"
    journal.close()


def test_the_house_on_postgresql(tmp_path: Path) -> None:
    if (found := binaries()) is None:
        pytest.skip("NO POSTGRESQL HERE: the house on it goes untested. apt-get install postgresql")
    with postgres_server(found) as address:
        journal = open_journal(address)
        a_table(journal)
        cookie = enrolled(address, tmp_path, 1)
        with serving(address, "--data", str(tmp_path)) as house:
            with talking(house, cookie) as one:
                assert wager(one, "a", 1)["type"] == "answer"
                assert wager(one, "a", 1)["type"] == "answer"
                assert wager(one, "a", 1, 200)["code"] == "key_reused"
                assert wager(one, "b", 1, 150)["code"] == "not_whole_chips"
            health = httpx.get(f"{house.address}/health", trust_env=False, timeout=PATIENCE).json()
            assert health["ok"]
        again = open_journal(address)
        assert TableWriter(again, "table/1").table.seats[1].staked == {"red": 100}
        again.close()
        assert audit(address).ok
        assert (tmp_path / "journal.key").exists()
