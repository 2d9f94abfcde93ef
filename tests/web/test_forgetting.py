"""A person is forgotten by two people: every hash, proof and sum stays valid, and their name is nowhere."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from tests.journal import stranger
from tests.journal.server import binaries, postgres_server
from tests.journal.test_private import in_forms, in_the_clear
from tests.tournament.hall_support import Evening, plan
from tests.web.web_support import LOOSE, Calendar, Server, open_a_table, serving

from croupier.journal import Journal
from croupier.journal.proof.export import lines
from croupier.journal.proof.proofs import proof_holds, proof_of_records
from croupier.journal.proof.verify import verify
from croupier.journal.record.format import Place
from croupier.journal.store.address import open_journal
from croupier.live import Request, replay_books
from croupier.live.desks.register import Office
from croupier.live.tables import Floor
from croupier.rules import Actor, Role
from croupier.web.people.kept import PERSON, HouseStore

REAL = replace(LOOSE, demo=False)
NAME = "Quirin Żółkowski-Ñandú"
THEN, LATER = "2026-12-01", "2033-01-01"


def an_evening(journal: Journal, pairs: int = 20) -> None:
    """A person of one name is of the staff, plays at a table, and takes part in a tournament; then all of it ends."""
    wall = Calendar()
    wall.turn_to(THEN)
    floor = Floor(journal, wall=wall)
    floor.choose_currency("")
    evening = Evening(plan(fee=1000, buy_in=5000), journal).ready()
    evening.register("P-77", name=NAME, identity=f"passport of {NAME}")
    evening.register("P-78", name="Ann", identity="passport of Ann")
    again = {"event": "E1", "person": "P-77", "name": NAME, "identity": "another", "date": evening.not_before(THEN)}
    assert evening.refused("register", **again).code == "already_entered"
    evening.start()
    evening.finish([1500, 500])
    evening.do("award-prizes", event="E1")
    evening.pay_all()
    evening.count_fees()
    evening.do("conclude-tournament", date=evening.not_before(THEN))
    writer = open_a_table(floor, seats=1)
    player, staff = Actor(NAME, Role.PLAYER, "1-2"), Actor("S1", Role.PIT_SUPERVISOR)
    steps: list[tuple[Actor, dict[str, Any]]] = [
        (staff, {"do": "seat-player", "seat": 2, "player": NAME}),
        (staff, {"do": "seat-player", "seat": 2, "player": NAME}),  # refused: the seat is theirs already
        (Actor("C1", Role.CASHIER), {"do": "buy-in", "seat": 2, "amount": 10_000, "chip_value": 100}),
        (Actor("D1", Role.DEALER), {"do": "open-betting"}),
        (player, {"do": "place-wager", "seat": 1, "bet": "red", "stake": 100}),  # refused: the seat is another's
        (Actor("P1", Role.PLAYER), {"do": "place-wager", "seat": 2, "bet": "red", "stake": 100}),  # refused
        *[(player, {"do": what, "seat": 2, **more}) for _ in range(pairs) for what, more in LAID],
        (staff, {"do": "open-dispute", "seat": 2, "what": f"{NAME} says that it was black", "amount": 100}),
        (staff, {"do": "decide-dispute", "dispute": 1, "decision": "deny", "reason": f"{NAME} was wrong"}),
        (player, {"do": "cash-out", "seat": 2}),
        (staff, {"do": "unseat-player", "seat": 2}),
    ]
    requests = [Request(command, floor.now(), f"e/{n}", actor) for n, (actor, command) in enumerate(steps)]
    refused = [answer.refused.code for answer in writer.submit(requests) if answer.refused]
    assert refused == ["seat_taken", "no_proxy_wager", "no_proxy_wager"]
    office = Office(journal, lambda _table: None)
    people = {"K1": "key-manager", "K2": "key-manager", "A1": "auditor", "S1": "pit-supervisor", "X9": "dealer"}
    commands: list[dict[str, Any]] = [
        {"do": "register-person", "badge": badge, "name": NAME if badge == "X9" else badge, "roles": [role],
         "licence": f"L-{badge}", "valid_until": "2040-01-01"}
        for badge, role in people.items()
    ]  # fmt: skip
    commands.append({"do": "withdraw-person", "badge": "X9", "reason": f"{NAME} has moved away"})
    for number, command in enumerate(commands):
        answer = office.ask(Request(command, floor.now(), f"r/{number}", Actor("K1", Role.KEY_MANAGER)))
        assert answer.refused is None, answer.refused


LAID: list[tuple[str, dict[str, Any]]] = [
    ("place-wager", {"bet": "red", "stake": 100}),
    ("clear-wagers", {}),
]


def by_two(server: Server, address: str, body: dict[str, Any], second: str = "K2") -> httpx.Response:
    asked = server.client("K1").post(address, json=body)
    if asked.status_code != 202:
        return asked
    approval = asked.json()["approval"]
    return server.client(second).post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})


def forget(server: Server, kind: str, known_as: str, second: str = "A1") -> httpx.Response:
    body = {"kind": kind, "known_as": known_as, "reason": "asked for it by letter"}
    return by_two(server, "/api/forgotten", body, second)


def shown(server: Server) -> str:
    """What the house tells of people wherever it does: lists, the journal, forms."""
    auditor = server.client("A1")
    trial, table = "/api/tournaments/trial", "/api/tables/1"
    addresses = (
        "/api/people", "/api/floor/people", "/api/approvals", "/api/pit", trial, f"{trial}/desk", f"{trial}/forms",
        f"{trial}/leaderboard", f"{table}/forms", f"{table}/forms/dispute/1?as=html",
        f"{trial}/paper/forms/entries?as=html",
    )  # fmt: skip
    answers = [auditor.get(address) for address in addresses]
    assert [answer.status_code for answer in answers] == [200] * len(answers), answers
    events = [event.data for event in server.house.journal.read_all()]
    return "".join(answer.text for answer in answers) + json.dumps(events, ensure_ascii=False)


@contextmanager
def kept_in(store: str, folder: Path) -> Iterator[tuple[str, list[Path]]]:
    """An address, and the folders in which what is written to it lies."""
    if store == "sqlite":
        yield "", [folder]
        return
    if (found := binaries()) is None:
        pytest.skip("NO POSTGRESQL HERE: forgetting goes untested on it. apt-get install postgresql")
    with postgres_server(found) as address:
        with psycopg.connect(address) as connection:
            row = connection.execute("SHOW data_directory").fetchone()
        assert row is not None
        yield address, [folder, Path(row[0])]


@pytest.mark.parametrize(
    ("store", "events"),
    [
        (store, events) if events == 1_000 else pytest.param(store, events, marks=pytest.mark.long)
        for store in ("sqlite", "postgres")
        for events in (1_000, 10_000)
    ],
)
def test_a_person_is_forgotten_in_a_journal_of_thousands_of_events(tmp_path: Path, store: str, events: int) -> None:
    wall = Calendar()
    with kept_in(store, tmp_path) as (db, folders):
        address, keys = db or str(tmp_path / "j.sqlite"), tmp_path / ("journal.keys" if db else "j.sqlite.keys")
        with closing(open_journal(address, keys=keys)) as journal:
            an_evening(journal, pairs=events // 2)
        wall.turn_to(THEN)
        with serving(tmp_path, REAL, wall=wall, db=db) as server:
            new = {"badge": "X9", "name": NAME, "roles": ["dealer"]}
            assert by_two(server, "/api/people", new).status_code == 200
            assert server.client("K1").delete("/api/people/X9").status_code == 200
        wall.turn_to(LATER)
        with serving(tmp_path, REAL, wall=wall, db=db, staff=False) as server:
            journal = server.house.journal
            told, heads, sums = shown(server), journal.heads(), journal.balances()
            assert NAME in told
            assert sum(head.size for head in heads) > events
            place = Place(0, next(event.sequence for event in journal.read("table/1") if event.name == "player-seated"))
            proof = json.dumps(proof_of_records(journal, [place]))
            assert verify(journal, replay=replay_books).ok
            assert forget(server, "staff", "X9").status_code == 200
            assert forget(server, "entrant", "P-77").status_code == 200
            assert NAME not in shown(server)
            for head in heads:
                assert journal.record(head.place)[0].hash == head.hash
            assert proof_holds(json.loads(proof))
            assert stranger.check_proof(json.loads(proof))
            assert journal.balances() == sums
            assert verify(journal, replay=replay_books).ok
            forgotten = server.client("A1").get("/api/forgotten").json()["rows"]
            withheld = server.client("A1").get("/api/forgotten/withheld").json()["rows"]
            assert [(one["person"], one["by"], one["second"]) for one in forgotten] == [
                ("entrant/P-77", "K1", "A1"),
                ("staff/X9", "K1", "A1"),
            ]
            assert {"staff/X9", "entrant/P-77"} < {one["person"] for one in withheld}
            assert [name for folder in folders for name in in_the_clear(folder, NAME)] == []
        with serving(tmp_path, REAL, wall=wall, db=db, staff=False) as server:
            assert NAME not in shown(server)
            table = server.client("S1")
            seat = {"key": "k", "command": {"do": "seat-player", "seat": 5, "player": "Zoë"}}
            assert table.post("/api/tables/1/commands", json=seat).status_code == 200
        assert verify(address, replay=replay_books).ok
        with closing(open_journal(address, read_only=True)) as journal:
            exported = "".join(lines(journal, journal.heads()))
        assert in_forms(NAME, exported.encode()) == []
        assert stranger.verify(exported.splitlines()) == []
        (tmp_path / "export.jsonl").write_text(exported, encoding="utf-8")
        assert verify(tmp_path / "export.jsonl", replay=replay_books).ok
        assert [name for folder in folders for name in in_the_clear(folder, NAME)] == []


def test_what_the_people_s_file_had_is_in_none_of_its_pages_and_not_in_its_log(tmp_path: Path) -> None:
    file, place, earlier = (
        tmp_path / "people.sqlite",
        "198.51.100.77 in Ñandú street",
        "203.0.113.9 of an earlier house",
    )
    store = HouseStore(file)
    store.seal(PERSON, "X9", {"hash": NAME})
    store.save_place("X9", place)
    with closing(sqlite3.connect(file, isolation_level=None)) as careless:  # which overwrote nothing it deleted
        careless.execute("PRAGMA secure_delete = OFF")
        careless.execute("INSERT INTO places VALUES ('X8', ?)", (earlier,))
        careless.execute("DELETE FROM places WHERE badge = 'X8'")
        careless.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert all(in_the_clear(tmp_path, text) for text in (NAME, place, earlier))
    store.drop_others(PERSON, "X9", "")
    store.forget(["X9"])
    assert [in_the_clear(tmp_path, text) for text in (NAME, place, earlier)] == [[], [], []]
    store.close()


def hired_and_let_go(server: Server, badge: str) -> str:
    """What the people's file has to let them in."""
    added = by_two(server, "/api/people", {"badge": badge, "name": badge, "roles": ["dealer"]}).json()["done"]
    start = {"badge": badge, "code": added["start_code"], "passphrase": "a passphrase of their own"}
    assert server.client().post("/api/people/start", json=start).status_code == 200
    assert server.client("K1").delete(f"/api/people/{badge}").status_code == 200
    return server.house.people.verifiers.of(badge).hash


def test_what_let_a_person_in_leaves_the_people_s_file_with_them_also_after_a_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Calendar()
    wall.turn_to(THEN)
    with serving(tmp_path, REAL, wall=wall) as server:
        ours, theirs = hired_and_let_go(server, "X8"), hired_and_let_go(server, "X9")
    wall.turn_to(LATER)
    with monkeypatch.context() as broken, serving(tmp_path, REAL, wall=wall, staff=False) as server:
        server.house.store.rows("PRAGMA secure_delete = OFF")  # as on a disk that keeps what is deleted
        assert [in_the_clear(tmp_path, one) for one in (ours, theirs)] == [["j.house.sqlite"]] * 2
        assert forget(server, "staff", "X8").status_code == 200
        assert in_the_clear(tmp_path, ours) == []
        broken.setattr(HouseStore, "forget", lambda _store, _gone: None)  # it stops just before
        assert forget(server, "staff", "X9").status_code == 200
    assert in_the_clear(tmp_path, theirs) == ["j.house.sqlite"]
    with serving(tmp_path, REAL, wall=wall, staff=False):
        assert in_the_clear(tmp_path, theirs) == []


def test_nobody_is_forgotten_before_the_time_or_while_they_are_here(tmp_path: Path) -> None:
    wall = Calendar()
    with closing(open_journal(str(tmp_path / "j.sqlite"))) as journal:
        an_evening(journal)
    wall.turn_to(THEN)
    with serving(tmp_path, REAL, wall=wall) as server:
        seat = {"key": "k", "command": {"do": "seat-player", "seat": 4, "player": "Zoë Quist"}}
        assert server.client("S1").post("/api/tables/1/commands", json=seat).status_code == 200
        codes = [forget(server, *who).json()["code"] for who in (
            ("staff", "X9"), ("entrant", "P-77"), ("player", NAME), ("staff", "K1"), ("player", "Zoë Quist"),
            ("staff", "N9"), ("player", "Nobody"),
        )]  # fmt: skip
        kept, here, nobody = "records_still_kept", "person_still_here", "nobody_known"
        assert codes == [kept, kept, kept, here, here, nobody, nobody]
        assert server.client("S1").post("/api/forgotten", json={}).json()["code"] == "role_not_allowed"
    wall.turn_to(LATER)
    with serving(tmp_path, REAL, wall=wall, staff=False) as server:
        assert forget(server, "player", "Zoë Quist").json()["code"] == here
        assert forget(server, "staff", "X9", second="K1").json()["code"] == "second_person_needed"
        assert forget(server, "staff", "X9", second="S1").json()["code"] == "role_not_allowed"
        assert forget(server, "player", NAME).status_code == 200
        assert forget(server, "player", NAME).json()["code"] == nobody
        told = [event.data["player"] for event in server.house.journal.read("table/1") if event.name == "player-seated"]
        assert told[0] == "P1"
        assert told[1].startswith("█████ player/")
        assert told[2] == "Zoë Quist"


def test_what_a_crash_left_undone_is_done_at_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = Calendar()
    wall.turn_to(LATER)
    with closing(open_journal(str(tmp_path / "j.sqlite"))) as journal:
        an_evening(journal)
    with monkeypatch.context() as broken, serving(tmp_path, REAL, wall=wall) as server:
        broken.setattr("croupier.web.house.destroy", lambda _journal, _keys: False)
        assert forget(server, "staff", "X9").status_code == 200
        assert "staff/X9" in (tmp_path / "j.sqlite.keys").read_text()
    with serving(tmp_path, REAL, wall=wall, staff=False) as server:
        assert "staff/X9" not in (tmp_path / "j.sqlite.keys").read_text()
        people = {one["badge"]: one["name"] for one in server.client("A1").get("/api/floor/people").json()["rows"]}
        assert people["X9"] == "█████ staff/X9"
        assert people["K2"] == "K2"
