"""Done, refused, or not known yet: whatever the line to the store does, nobody is ever told what is not so."""

from __future__ import annotations

import json
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import httpx
import psycopg
import pytest
from tests.journal.fault_proxy import Fault, faulty_line
from tests.journal.server import binaries, postgres_server
from tests.support import PATIENCE
from tests.web.web_support import PASSPHRASE, Live, Server, losing_replies, open_a_table, serving

from croupier.journal.store.address import open_journal
from croupier.live import TableWriter
from croupier.live.reports.audit import audit
from croupier.live.tables import Floor
from croupier.register import STREAM
from croupier.table import broken_sums

SEATS = (1, 2, 3)
WAGERS = 24  # of each seat
EVERY = 4


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    if (found := binaries()) is None:
        pytest.skip("NO POSTGRESQL HERE: lost replies go untested. apt-get install postgresql")
    with postgres_server(found) as address:
        yield address


def schema_of(postgres: str, name: str) -> str:
    """An empty schema, as what is added to an address."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}")
    return f"options=-csearch_path%3D{name}"


@dataclass
class Player:
    """A terminal that asks, hangs up in the middle, comes back, and keeps every word that it was told."""

    server: Server
    seat: int
    client: httpx.Client
    told: dict[str, list[str]] = field(default_factory=dict)  # by key: each answer, in order
    _lines: ExitStack = field(default_factory=ExitStack)

    def play(self) -> None:
        with self._lines:
            live = self._connect()
            for number in range(WAGERS):
                key = f"seat-{self.seat}-{number}"
                round_ = 7 if number % 8 == 3 else 1  # and betting is open in round 1
                command = {"do": "place-wager", "seat": self.seat, "bet": "red", "stake": 100, "round": round_}
                live = self._ask(live, key, command, hang_up=number % 6 == 5, give_up=number % 4 == 1)

    def _connect(self) -> Live:
        self._lines.close()
        return self._lines.enter_context(self.server.live(self.client))

    def _ask(self, live: Live, key: str, command: dict[str, Any], *, hang_up: bool, give_up: bool) -> Live:
        """Until it is known. Who is told that it was not done sends it again under its key, or gives it up."""
        told = self.told[key] = []
        frame = {"type": "command", "table": "1", "key": key, "command": command}
        live.send(frame)
        if hang_up:
            live = self._connect()
            live.send(frame)
        while True:
            said = json.loads(live.socket.recv(timeout=PATIENCE))
            if said.get("key") != key:
                continue
            told.append(said["code"] if said["type"] == "refused" else said["type"])
            if told[-1] == "not_done" and not give_up:
                live.send(frame)
            elif told[-1] != "unknown":
                return live


@pytest.mark.parametrize("fault", get_args(Fault))
def test_no_answer_is_false_when_the_store_loses_commits_and_replies(
    postgres: str, tmp_path: Path, fault: Fault
) -> None:
    schema = schema_of(postgres, f"answers_{get_args(Fault).index(fault)}")

    def table(floor: Floor) -> None:
        open_a_table(floor, seats=len(SEATS))

    with faulty_line(postgres, fault) as proxy:
        with serving(tmp_path, tables=table, db=f"{proxy.address}&{schema}") as server:
            with server.live(server.client("D1")) as dealer:
                dealer.done(do="open-betting")
            players = [Player(server, seat, server.terminal(seat)) for seat in SEATS]
            proxy.every = EVERY
            threads = [threading.Thread(target=player.play) for player in players]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(PATIENCE)
            proxy.every = 0
            shown = server.house.floor.tables["1"].view
            assert server.house.floor.tables["1"].suspended is None
        assert proxy.faults >= len(SEATS) * WAGERS // EVERY // 4, "the line did fail"

    told = {key: answers for player in players for key, answers in player.told.items()}
    journal = open_journal(f"{postgres}&{schema}")
    happened = Counter(
        (event.key.rpartition("/")[2], event.data.get("code", "answer"))
        for event in journal.read("table/1")
        if event.name in ("wager-placed", "command-refused")
    )
    kept = {key: code for key, code in happened if key in told}
    assert len(told) == len(SEATS) * WAGERS
    assert set(happened.values()) == {1}, "nothing was done twice"
    counted = {key for key, answers in told.items() if answers[-1] == "late_bet" and key not in kept}
    false = {key: told[key] for key in told.keys() - counted if told[key][-1] != kept.get(key, "not_done")}
    assert false == {}
    assert len(counted) == sum(e.data["count"] for e in journal.read("table/1") if e.name == "refusals-summed")
    assert {key for key, _ in happened} == kept.keys(), "nothing was done that nobody asked for"
    every = Counter(answer for answers in told.values() for answer in answers)
    assert every["unknown"] > 0
    assert every.keys() <= {"answer", "late_bet", "unknown", "not_done"}
    assert (every["not_done"] > 0) is (fault == "commit lost"), "what was kept is never called not done"
    placed = Counter(key.split("-")[1] for key, code in kept.items() if code == "answer")
    table_now = TableWriter(journal, "table/1").table
    for seat in SEATS:
        assert table_now.seats[seat].staked == {"red": 100 * placed[str(seat)]} == shown.seats[seat].staked
        assert table_now.rack(seat) + 100 * placed[str(seat)] == 10_000
    assert not broken_sums(table_now.books)
    journal.close()
    assert audit(f"{postgres}&{schema}").ok


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, tables=open_a_table) as server:
        yield server


def named(server: Server, stream: str, name: str) -> int:
    return sum(event.name == name for event in server.house.journal.read(stream))


def test_a_store_that_hangs_up_on_everybody_between_two_wagers_is_not_noticed(postgres: str, tmp_path: Path) -> None:
    """Nothing was under way, so nothing is in doubt: the wager is decided anew, on new connections."""
    db = f"{postgres}&{schema_of(postgres, 'hung_up')}"
    with serving(tmp_path, tables=open_a_table, db=db) as server, server.live(server.client("D1")) as dealer:
        dealer.done(do="open-betting")
        with server.live(server.terminal(1)) as player, psycopg.connect(postgres, autocommit=True) as other:
            for number in range(4):
                gone = other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                    " AND backend_type = 'client backend'"
                ).fetchall()
                assert len(gone) >= 2
                player.done(key=f"k-{number}", **WAGER)
        assert named(server, "table/1", "wager-placed") == 4
        assert server.house.floor.tables["1"].view.seats[1].staked == {"red": 2000}


WAGER = {"do": "place-wager", "seat": 1, "bet": "red", "stake": 500, "round": 1}


def test_over_http_the_third_answer_has_the_key_and_the_same_key_gets_the_truth(server: Server) -> None:
    with server.live(server.client("D1")) as dealer:
        dealer.done(do="open-betting")
    player, asked = server.terminal(1), {"key": "h-1", "command": WAGER}
    with losing_replies(server, away=True):
        unknown = player.post("/api/tables/1/commands", json=asked)
        assert (unknown.status_code, unknown.json()["id"]) == (503, "answer_unknown.ask_again")
        assert unknown.json()["facts"] == {"key": "h-1"}
    for _ in range(2):
        done = player.post("/api/tables/1/commands", json=asked)
        assert [event["event"] for event in done.json()["events"]] == ["wager-placed"]
    assert named(server, "table/1", "wager-placed") == 1


@pytest.mark.parametrize("away", [True, False])
def test_a_desk_whose_store_is_silent_is_asked_again_with_the_same_key(server: Server, away: bool) -> None:
    manager = server.client("S1")
    asked = {"key": "f-1", "command": {"do": "report-incident", "table": "1", "what": "a loose screw"}}
    with losing_replies(server, away=away):
        answer = manager.post("/api/floor/commands", json=asked)
    if away:
        assert (answer.status_code, answer.json()["id"]) == (503, "answer_unknown.ask_again")
        assert answer.json()["facts"] == {"key": "f-1"}
        answer = manager.post("/api/floor/commands", json=asked)
    assert answer.json()["code"] == "no_such_person", "the register decides, and that is on record"
    assert named(server, STREAM, "command-refused") == 1


def test_what_has_no_key_is_not_called_refused_either(server: Server) -> None:
    body = {"badge": "D1", "passphrase": PASSPHRASE}
    with losing_replies(server, away=False):
        assert server.client().post("/api/session", json=body).status_code == 200
    assert named(server, "house", "signed-in") == 1, "the house has asked again under its own key"
    with losing_replies(server, away=True):
        unknown = server.client().post("/api/session", json=body)
    assert (unknown.status_code, unknown.json()["id"]) == (503, "answer_unknown.look_first")
    assert server.client().post("/api/session", json=body).status_code == 200


def test_a_table_whose_store_is_away_says_so_and_nobody_takes_it_into_use_by_hand(server: Server) -> None:
    supervisor = server.client("S1")
    with server.live(server.client("D1")) as dealer, server.live(server.terminal(1)) as player:
        dealer.done(do="open-betting")
        with losing_replies(server, away=True):
            assert player.ask(key="a", **WAGER)["type"] == "unknown"
            assert player.next("suspended")["message"].startswith("The table waits")
            health = server.client().get("/health").json()
            assert (health["ok"], health["suspended"], health["journal_records"]) == (False, ["1"], None)
            assert "croupier_journal_records NaN" in server.client().get("/metrics").text
            by_hand = supervisor.post("/api/tables/1/recover")
            assert (by_hand.status_code, by_hand.json()["id"]) == (503, "table_suspended.waits")
        assert player.next("suspended", over=True)
        answer = player.next("answer", key="a")
        assert [event["event"] for event in answer["events"]] == ["wager-placed"]
        player.done(key="b", **WAGER)
    assert named(server, "table/1", "wager-placed") == 2
