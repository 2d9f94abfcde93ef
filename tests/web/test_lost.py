"""A lost badge and a lost terminal: one request, page or command, and nobody gets in with it any more."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import PATIENCE, croupier
from tests.web.web_support import LOOSE, PASSPHRASE, Server, open_a_table, serving
from websockets.exceptions import ConnectionClosed

from croupier.web.server import open_house


def alerts(server: Server) -> list[tuple[str, str]]:
    told = server.client("S2").get("/api/pit").json()["alerts"]
    return [(one["kind"], one["who"]) for one in told if one["kind"].endswith("-lost")]


def test_a_lost_badge_gets_nobody_in_and_everybody_who_must_know_is_told(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        thief, manager = server.client("D1"), server.client("K1")
        assert thief.get("/api/approvals").status_code == 200
        done = server.client("S1").post("/api/people/D1/lost").json()
        assert done == {"badge": "D1", "ended": 1}
        assert thief.get("/api/approvals").status_code == 401
        again = server.client().post("/api/session", json={"badge": "D1", "passphrase": PASSPHRASE})
        assert again.json()["code"] == "sign_in_failed"
        (line,) = (one for one in manager.get("/api/people").json()["rows"] if one["badge"] == "D1")
        assert (bool(line["lost"]), line["started"], line["passkeys"]) == (True, False, 0)
        assert alerts(server) == [("badge-lost", "S1")]
        assert [e.who for e in server.house.journal.read("people") if e.name == "badge-lost"] == ["S1"]
        asked = manager.post("/api/people/D1/new-code").json()["approval"]
        given = server.client("K2").post(f"/api/approvals/{asked['id']}/confirm", json={"digest": asked["digest"]})
        code = given.json()["done"]["start_code"]
        begun = {"badge": "D1", "code": code, "passphrase": "a new battery staple"}
        server.client().post("/api/people/start", json=begun).raise_for_status()
        (line,) = (one for one in manager.get("/api/people").json()["rows"] if one["badge"] == "D1")
        assert line["lost"] == ""


def test_who_may_say_it_of_whom(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        for badge in ("D1", "C1"):
            assert server.client(badge).post("/api/people/S2/lost").json()["code"] == "role_not_allowed"
        assert server.client("S1").post("/api/people/K1/lost").json()["code"] == "role_not_allowed"
        assert server.client("S1").post("/api/people/X9/lost").json()["code"] == "no_such_person"
        assert server.client("K1").post("/api/people/K2/lost").status_code == 200
        assert server.client("K1").post("/api/people/K1/lost").json()["code"] == "last_key_manager"
        assert server.client("D1").post("/api/terminals/1-1/lost").json()["code"] == "role_not_allowed"


def test_a_lost_terminal_is_out_of_use_with_its_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        screen = server.terminal(1)
        with server.live(screen) as live:
            assert server.client("T1").post("/api/terminals/1-1/lost").json() == {"terminal": "1-1"}
            live.drain(PATIENCE)
            with pytest.raises(ConnectionClosed):
                live.socket.recv(PATIENCE)
        assert screen.get("/api/session").json()["signed_in"] is False
        assert alerts(server) == [("terminal-lost", "T1")]
        assert server.client("T1").post("/api/terminals/1-1/lost").json()["code"] == "no_such_terminal"


def test_both_are_a_command_each_for_a_running_and_for_a_closed_house(tmp_path: Path) -> None:
    db = str(tmp_path / "j.sqlite")
    with serving(tmp_path, tables=open_a_table) as server:
        server.terminal(1)
        server.terminal(2)
        thief = server.client("D1")
        at = ["--at", f"http://127.0.0.1:{server.house.settings.port}", "--by", "K1", "--json"]
        typed = f"{PASSPHRASE}\n"
        assert croupier("lost", "badge", "D1", *at, stdin="a wrong passphrase\n").json["code"] == "sign_in_failed"
        assert croupier("lost", "badge", "D1", *at, stdin=typed).json == {"badge": "D1"}
        assert croupier("lost", "terminal", "1-1", *at, stdin=typed).json == {"terminal": "1-1"}
        assert thief.get("/api/approvals").status_code == 401
        assert sorted(alerts(server)) == [("badge-lost", "K1"), ("terminal-lost", "K1")]
        assert croupier("lost", "badge", "C1", "--db", db, "--json").json["code"] == "journal_in_use"
        server.client("C1")  # a session that outlasts the restart
    assert croupier("lost", "badge", "C1", "--db", db).code == 0
    assert croupier("lost", "terminal", "1-2", "--db", db).code == 0
    assert croupier("lost", "terminal", "1-2", "--db", db, "--json").json["code"] == "no_such_terminal"
    assert croupier("lost", "badge", "D1", *at, stdin=typed).json["code"] == "house_away"
    from dataclasses import replace

    house = open_house(replace(LOOSE, db=db))
    house.doings.read()
    assert not [one for one in house.doings.known.sessions.values() if one.badge == "C1"]
    assert "1-2" not in house.roll.roll.terminals
    house.store.close()
    house.journal.close()
