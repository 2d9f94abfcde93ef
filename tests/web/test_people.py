"""Signing in, locks, two people, terminals, slips: the house beside the tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.web.web_support import AWAY, LOOSE, PASSPHRASE, Calendar, Server, open_a_table, serving

from croupier.journal.proof.verify import verify
from croupier.live import replay_books
from croupier.refusal import Refused
from croupier.web.door.settings import Settings
from croupier.web.server import open_house

WALL = Calendar()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, replace(LOOSE, demo=False), tables=open_a_table, wall=WALL) as server:
        yield server


def house_events(server: Server) -> list[str]:
    return [event.name for event in server.house.journal.read("house")]


def test_the_first_administrator_needs_the_code_of_the_first_start(tmp_path: Path) -> None:
    with serving(tmp_path, staff=False) as server:
        code = server.house.people.first_start()
        body = {"code": "AAAA-AAAA-AAAA", "badge": "K1", "name": "Kim", "passphrase": PASSPHRASE}
        client = server.client()
        assert client.get("/health").json()["setup_needed"] is True
        assert client.post("/api/setup", json=body).status_code == 401
        short = client.post("/api/setup", json={**body, "code": code, "passphrase": "short"})
        assert short.json()["code"] == "passphrase_short"
        assert client.post("/api/setup", json={**body, "code": code}).status_code == 201
        assert client.post("/api/setup", json={**body, "code": code}).status_code == 401
        key = server.client("K1")
        made = key.post("/api/people", json={"badge": "D9", "name": "Dan", "roles": ["dealer"]})
        assert made.status_code == 202, made.text  # alone, the first may add the second key manager and nobody else
        made = key.post("/api/people", json={"badge": "K9", "name": "Kay", "roles": ["key-manager"]})
        assert made.status_code == 201, made.text
        start = {"badge": "K9", "code": made.json()["start_code"], "passphrase": PASSPHRASE}
        assert client.post("/api/people/start", json=start).status_code == 200
        assert client.post("/api/people/start", json=start).status_code == 401
        assert server.client("K9").get("/api/session").json()["role"] == "key-manager"


def test_cookies_and_origins(server: Server) -> None:
    client = server.client()
    answer = client.post("/api/session", json={"badge": "D1", "passphrase": PASSPHRASE})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    evil = client.post("/api/session", headers={"Origin": "http://evil.example"}, json={})
    assert evil.json()["code"] == "origin_not_allowed"
    assert client.get("/api/session").json()["who"] == "D1"
    client.delete("/api/session")
    assert client.get("/api/session").json()["signed_in"] is False


def test_behind_https_cookies_belong_to_the_host_alone(tmp_path: Path) -> None:
    settings = replace(LOOSE, secure=True, origins=("https://floor.example",))
    with serving(tmp_path, settings) as server:
        headers = {"Origin": "https://floor.example"}
        body = {"badge": "D1", "passphrase": PASSPHRASE}
        answer = server.client().post("/api/session", json=body, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-croupier-session=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        assert "max-age" in answer.headers["strict-transport-security"]


def test_an_idle_console_locks_and_opens_with_the_passphrase(server: Server) -> None:
    client = server.client("D1")
    (session,) = server.house.sessions.all()
    session.used -= AWAY
    assert client.get("/api/tables/1/rounds").json()["code"] == "session_locked"
    assert client.get("/api/session").json()["locked"] is True
    with server.live(client) as live:
        assert live.ask(do="open-betting")["code"] == "session_locked"
        assert client.post("/api/session/passphrase", json={"passphrase": PASSPHRASE}).status_code == 200
        live.done(do="open-betting")


def test_too_many_tries_are_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, sign_ins_per_minute=2)) as server:
        client = server.client()
        bad = {"badge": "x", "passphrase": "y"}
        codes = [client.post("/api/session", json=bad).status_code for _ in range(4)]
        assert 429 in codes


def fill(server: Server, badge: str, amount: int = 5000) -> dict[str, Any]:
    body = {"key": f"fill-{amount}", "command": {"do": "fill-table", "amount": amount}}
    answer = server.client(badge).post("/api/tables/1/commands", json=body)
    assert answer.status_code == 202, answer.text
    approval: dict[str, Any] = answer.json()["approval"]
    return approval


def test_a_fill_needs_two_different_people_for_exactly_this_request(server: Server) -> None:
    before = server.house.floor.tables["1"].view.books["float"]
    approval = fill(server, "S1")
    confirm = f"/api/approvals/{approval['id']}/confirm"
    digest = {"digest": approval["digest"]}
    for badge, body, code in (
        ("S1", digest, "second_person_needed"),
        ("D1", digest, "role_not_allowed"),
        ("C1", {"digest": "0" * 64}, "approval_differs"),
    ):
        assert server.client(badge).post(confirm, json=body).json()["code"] == code
    assert server.house.floor.tables["1"].view.books["float"] == before
    done = server.client("C1").post(confirm, json=digest)
    assert done.json()["done"]["events"][0]["data"] == {"slip": 1, "amount": 5000, "second": "C1"}
    assert server.client("C1").post(confirm, json=digest).json()["code"] == "no_such_approval"
    assert server.house.floor.tables["1"].view.books["float"] == before + 5000
    said = house_events(server)
    assert said.count("approval-refused") == 4
    assert said.count("approval-confirmed") == 1


def test_an_approval_is_over_after_two_minutes_and_needs_a_fresh_sign_in(server: Server) -> None:
    approval = fill(server, "S1")
    WALL.ahead += timedelta(seconds=1201)
    late = server.client("K1").post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
    assert late.json()["code"] == "no_such_approval"
    client = server.client("S2")
    for session in server.house.sessions.all():
        session.verified -= AWAY
    body = {"key": "x", "command": {"do": "fill-table", "amount": 1}}
    assert client.post("/api/tables/1/commands", json=body).json()["code"] == "passphrase_needed"


def test_two_people_over_the_socket(server: Server) -> None:
    with server.live(server.client("S1")) as live:
        asked = live.ask(do="change-limits", limits={"all": {"min": 200, "max": 900}})
        assert asked["code"] == "second_person_needed"
        approval = asked["facts"]["approval"]
        second = server.client("K1")
        assert [waiting["id"] for waiting in second.get("/api/approvals").json()] == [approval["id"]]
        body = {"digest": approval["digest"]}
        assert second.post(f"/api/approvals/{approval['id']}/confirm", json=body).status_code == 200
        assert live.wait_event("policy-changed")
        named = live.ask(do="fill-table", amount=5, second="K1")
        assert named["code"] == "bad_command"
    layout = server.client().get("/api/tables/1/layout").json()
    assert {bet["min"] for bet in layout["bets"]} == {200}


def test_two_key_managers_grant_a_role(server: Server) -> None:
    asked = server.client("K1").post("/api/people/D1/roles", json={"roles": ["dealer", "cashier"]})
    assert asked.status_code == 202
    approval = asked.json()["approval"]
    done = server.client("K2").post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
    assert done.json()["done"]["roles"] == ["dealer", "cashier"]


def test_a_second_server_on_the_same_journal_is_refused(server: Server) -> None:
    with pytest.raises(Refused, match="in use"):
        open_house(Settings(db=server.house.settings.db))


def test_the_journal_of_a_house_can_be_verified(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        fill_asked = fill(server, "S1")
        server.client("K1").post(f"/api/approvals/{fill_asked['id']}/refuse")
    report = verify(tmp_path / "j.sqlite", replay=replay_books)
    assert report.ok, report.findings
