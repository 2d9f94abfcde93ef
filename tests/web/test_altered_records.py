"""The file beside the journal is not believed: whoever edits it is noticed at the next use, and nobody gets in."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from getpass import getuser
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support import Answer, croupier
from tests.web.test_passkeys import device, register, sign_in
from tests.web.web_support import HASH, LOOSE, PASSPHRASE, Server, open_a_table, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from croupier.web.demo.demo import QUICK_HASH
from croupier.web.door.sessions import hashed

REAL = replace(LOOSE, demo=False)
KNOWN = "a passphrase that a thief knows"
Edit = Callable[[dict[str, Any]], object]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        yield server


def edited(server: Server, owner: str, edit: Edit) -> None:
    """Somebody with the file in hand and sqlite3, and with the SHA-256 in the file made to fit."""
    with closing(sqlite3.connect(server.house.settings.people_file, isolation_level=None)) as file:
        ((text,),) = file.execute("SELECT record FROM sealed WHERE owner = ?", (owner,)).fetchall()
        record = json.loads(text)
        edit(record)
        changed = json.dumps(record, sort_keys=True, ensure_ascii=False)
        file.execute("UPDATE sealed SET record = ?, digest = ? WHERE owner = ?", (changed, hashed(changed), owner))


def enter(server: Server, badge: str, passphrase: str = PASSPHRASE) -> httpx.Response:
    return server.client().post("/api/session", json={"badge": badge, "passphrase": passphrase})


def found(server: Server) -> list[tuple[str, str]]:
    """What is on record, once everything that was noticed is."""
    server.do(server.house._put_on_record())
    return [
        (event.data["kind"], event.data["owner"])
        for event in server.house.journal.read("people")
        if event.name == "record-found-altered"
    ]


def alerts(server: Server) -> list[tuple[str, dict[str, Any]]]:
    shown = server.client("S2").get("/api/pit").json()["alerts"]
    return [(alert["kind"], alert["facts"]) for alert in shown if alert["kind"] == "record-altered"]


def refused(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


EDITS: dict[str, Edit] = {
    "a hash of a known passphrase": lambda record: record.update(hash=QUICK_HASH.hash(KNOWN)),
    "a start code": lambda record: record.update(start_code=hashed("AAAA-BBBB-CCCC")),
    "a signing key": lambda record: record.update(signing_key="00"),
    "another salt": lambda record: record.update(salt="0" * 32),
    "the record of somebody else": lambda record: record.update(owner="K1"),
}


@pytest.mark.parametrize("what", EDITS)
def test_a_record_that_was_edited_lets_nobody_in(server: Server, what: str) -> None:
    edited(server, "M1", EDITS[what])
    for passphrase in (PASSPHRASE, KNOWN):
        answer = enter(server, "M1", passphrase)
        assert (answer.status_code, refused(answer)) == (401, "record_altered")
        assert answer.json()["facts"] == {"badge": "M1"}
    start = {"badge": "M1", "code": "AAAA-BBBB-CCCC", "passphrase": KNOWN}
    assert refused(server.client().post("/api/people/start", json=start)) in ("record_altered", "sign_in_delayed")
    assert found(server) == [("person", "M1")], "once, however often somebody tries"
    assert alerts(server) == [("record-altered", {"badge": "M1"})]
    assert enter(server, "D1").status_code == 200, "nobody else is touched by it"


def test_roles_are_in_the_journal_and_nowhere_in_the_file(server: Server) -> None:
    """What was tried once: an edited file made a maintenance worker a key manager."""
    with closing(sqlite3.connect(server.house.settings.people_file, isolation_level=None)) as file:
        columns = {row[1] for (table,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
                   for row in file.execute(f"PRAGMA table_info({table})")}  # fmt: skip
        assert not columns & {"roles", "role", "name", "active", "seat"}
        file.execute("CREATE TABLE people (badge TEXT, name TEXT, roles TEXT, hash TEXT, start_code TEXT, active INT)")
        file.execute("INSERT INTO people VALUES ('M1', 'M1', '[\"key-manager\"]', ?, '', 1)", (HASH,))
        file.execute("INSERT INTO people VALUES ('Z1', 'Zed', '[\"key-manager\"]', ?, '', 1)", (HASH,))
    edited(server, "M1", lambda record: record.update(roles=["key-manager"]))
    assert refused(enter(server, "M1")) == "record_altered"
    assert refused(enter(server, "Z1")) == "sign_in_failed"


def test_a_file_of_before_is_worth_nothing_beside_a_journal_with_people(tmp_path: Path) -> None:
    with serving(tmp_path, REAL, tables=open_a_table):
        pass
    with closing(sqlite3.connect(tmp_path / "j.house.sqlite", isolation_level=None)) as file:
        file.execute("CREATE TABLE people (badge TEXT, name TEXT, roles TEXT, hash TEXT, start_code TEXT, active INT)")
        for badge in ("M1", "Z1"):
            file.execute("INSERT INTO people VALUES (?, 'Zed', '[\"key-manager\"]', ?, '', 1)", (badge, HASH))
    with serving(tmp_path, REAL) as server:
        assert server.client("M1").get("/api/session").json()["roles"] == ["maintenance"]
        assert refused(enter(server, "Z1")) == "sign_in_failed"


def test_a_record_that_is_gone_or_taken_back_to_an_older_one_lets_nobody_in(tmp_path: Path) -> None:
    """A passphrase that was given up long ago stays given up, whatever copy of the file is put back."""
    file, copy = tmp_path / "j.house.sqlite", tmp_path / "copy.sqlite"
    with serving(tmp_path, REAL, tables=open_a_table):
        pass
    shutil.copy(file, copy)
    with serving(tmp_path, REAL) as server:
        asked = server.client("K1").post("/api/people/D1/new-code").json()["approval"]
        body = {"digest": asked["digest"]}
        code = server.client("K2").post(f"/api/approvals/{asked['id']}/confirm", json=body).json()["done"]["start_code"]
        start = {"badge": "D1", "code": code, "passphrase": KNOWN}
        assert server.client().post("/api/people/start", json=start).status_code == 200
        assert enter(server, "D1", KNOWN).status_code == 200
    shutil.copy(copy, file)
    with serving(tmp_path, REAL) as server:
        assert found(server) == [("person", "D1")], "as soon as the house begins"
        assert [refused(enter(server, "D1", one)) for one in (PASSPHRASE, KNOWN)] == ["record_altered"] * 2
        with closing(sqlite3.connect(file, isolation_level=None)) as opened:
            opened.execute("DELETE FROM sealed WHERE owner = 'S1'")
        assert refused(enter(server, "S1")) == "record_altered"
        assert found(server) == [("person", "D1"), ("person", "S1")]
    file.unlink()
    with serving(tmp_path, REAL, staff=False) as server:
        assert server.house.people.first_start() == "", "no lost file makes a new administrator"
        assert refused(enter(server, "K1")) == "record_altered"


def test_a_passkey_that_somebody_put_there_lets_nobody_in(server: Server) -> None:
    thief = device(server)
    manager = server.client("K1")
    assert register(manager, device(server)).status_code == 201
    made = thief.create(server.client("S1").post("/api/session/passkeys/challenge").json())
    passkey = {"id": made["id"], "name": "mine", "key": "00"}
    edited(server, "K1", lambda record: record["passkeys"].append(passkey))
    assert refused(sign_in(server.client(), thief)) == "record_altered"
    assert refused(manager.get("/api/session/passkeys")) == "record_altered"
    assert found(server) == [("person", "K1")]


def test_a_new_code_by_two_mends_it(server: Server) -> None:
    edited(server, "M1", EDITS["a hash of a known passphrase"])
    assert refused(enter(server, "M1", KNOWN)) == "record_altered"
    asked = server.client("K1").post("/api/people/M1/new-code").json()["approval"]
    done = server.client("K2").post(f"/api/approvals/{asked['id']}/confirm", json={"digest": asked["digest"]})
    start = {"badge": "M1", "code": done.json()["done"]["start_code"], "passphrase": "a new one of my own"}
    assert server.client().post("/api/people/start", json=start).status_code == 200
    assert enter(server, "M1", KNOWN).status_code == 401
    assert enter(server, "M1", "a new one of my own").status_code == 200


def confirmed(server: Server, second: str, asked: dict[str, Any]) -> httpx.Response:
    body = {"digest": asked["digest"]}
    return server.client(second).post(f"/api/approvals/{asked['id']}/confirm", json=body)


def test_the_last_key_manager_who_can_get_in_helps_the_other_with_a_supervisor(server: Server) -> None:
    with_both = server.client("K1").post("/api/people/K2/new-code").json()["approval"]
    assert refused(confirmed(server, "S1", with_both)) == "role_not_allowed", "while there are two, no others"
    edited(server, "K2", EDITS["a hash of a known passphrase"])
    assert refused(enter(server, "K2", KNOWN)) == "record_altered"
    of_others = server.client("K1").post("/api/people/D1/new-code").json()["approval"]
    assert refused(confirmed(server, "S1", of_others)) == "role_not_allowed", "and for nobody but a key manager"
    asked = server.client("K1").post("/api/people/K2/new-code").json()["approval"]
    code = confirmed(server, "S1", asked).json()["done"]["start_code"]
    start = {"badge": "K2", "code": code, "passphrase": "a new one of my own"}
    assert server.client().post("/api/people/start", json=start).status_code == 200
    assert enter(server, "K2", "a new one of my own").status_code == 200


def let_in(folder: Path, badge: str) -> Answer:
    return croupier("let-in", badge, "--db", str(folder / "j.sqlite"))


def test_whoever_has_the_machine_lets_a_key_manager_back_in_and_everybody_sees_it(tmp_path: Path) -> None:
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        running = let_in(tmp_path, "K1")
        assert running.code, "not while the house is open"
        assert "journal_in_use" in running.err
    still = let_in(tmp_path, "K1")
    assert "key_manager_can_enter: K1 and K2 can still sign in" in still.err
    (tmp_path / "j.house.sqlite").unlink()
    assert "not_a_key_manager" in let_in(tmp_path, "D1").err
    assert "no_such_person" in let_in(tmp_path, "Z9").err
    done = let_in(tmp_path, "K1")
    assert done.code == 0, done.err
    (code,) = re.findall(r"[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}", done.out)
    with serving(tmp_path, REAL, staff=False) as server:
        assert server.house.people.first_start() == ""
        start = {"badge": "K1", "code": code, "passphrase": "a new one of my own"}
        assert server.client().post("/api/people/start", json=start).status_code == 200
        assert enter(server, "K1", "a new one of my own").status_code == 200
        assert refused(server.client().post("/api/people/start", json=start)) != "", "the code is good for one"
        (told,) = [event for event in server.house.journal.read("people") if event.name == "key-manager-let-back-in"]
        assert (told.data["badge"], told.data["user"], told.who) == ("K1", getuser(), "machine")
        keeper = server.client()
        keeper.post("/api/session", json={"badge": "K1", "passphrase": "a new one of my own"})
        shown = keeper.get("/api/pit").json()["alerts"]
        assert [(one["kind"], one["facts"]) for one in shown if one["kind"] == "key-manager-let-back-in"] == [
            ("key-manager-let-back-in", {"badge": "K1"})
        ]


def test_a_terminal_whose_token_was_swapped_is_none(tmp_path: Path) -> None:
    with serving(tmp_path, LOOSE, tables=open_a_table) as server:
        terminal, thief = server.terminal(1), server.client()
        assert terminal.get("/api/session").json()["terminal"] == "1-1"
        edited(server, "1-1", lambda record: record.update(token=hashed("stolen")))
        thief.cookies.set("croupier-terminal-1-1", "stolen", domain="127.0.0.1")
        for client in (terminal, thief):
            assert refused(client.get("/api/tables/1/rounds")) == "record_altered"
            assert client.get("/api/session").json()["terminals"] == []
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                server.socket(client).recv(timeout=5)
        assert found(server) == [("terminal", "1-1")]
        assert server.client("S2").get("/api/pit").json()["alerts"][0]["table"] == "1"
    with serving(tmp_path, LOOSE) as server:
        thief = server.client()
        thief.cookies.set("croupier-terminal-1-1", "stolen", domain="127.0.0.1")
        assert refused(thief.get("/api/tables/1/rounds")) == "record_altered"
        mended = server.terminal(1)
        assert mended.get("/api/session").json()["terminal"] == "1-1"


def test_a_signing_key_is_opened_from_the_record_alone(server: Server) -> None:
    client = server.client("M1")
    edited(server, "M1", EDITS["a signing key"])
    again = client.post("/api/session/passphrase", json={"passphrase": PASSPHRASE})
    assert refused(again) == "record_altered"
    job = {"wheel": "W-3", "table": "1", "date": "2026-05-04", "part": "screw", "what": "a turn"}
    body = {"key": "k", "command": {"do": "adjust-wheel", **job}, "passphrase": PASSPHRASE}
    assert refused(client.post("/api/floor/commands", json=body)) == "record_altered"


def test_what_was_written_and_never_put_on_record_is_dropped_at_the_next_start(tmp_path: Path) -> None:
    """The house stopped between the file and the journal: the old record counts, and is the only one again."""
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        server.house.store.seal("person", "D1", {"hash": "", "start_code": "", "passkeys": [], "signing_key": ""})
        assert enter(server, "D1").status_code == 200
    with serving(tmp_path, REAL) as server:
        assert enter(server, "D1").status_code == 200
        assert server.house.store.doubled() == []
        assert found(server) == []
