"""Signing in, locks, two people, terminals, slips: the house beside the tables."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.web.web_support import LOOSE, PASSPHRASE, Server, open_a_table, serving

from croupier.journal.verify import verify
from croupier.live import replay_books
from croupier.refusal import Refused
from croupier.web.server import open_house
from croupier.web.settings import Settings, read_settings


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, replace(LOOSE, demo=False), tables=open_a_table) as server:
        yield server


def house_events(server: Server) -> list[str]:
    return [event.name for event in server.house.journal.read("house")]


def test_the_first_administrator_needs_the_code_of_the_first_start(tmp_path: Path) -> None:
    with serving(tmp_path, staff=False) as server:
        code = server.house.people.first_start()
        body = {"code": "AAAA-AAAA-AAAA", "badge": "K1", "name": "Kim", "passphrase": PASSPHRASE}
        client = server.client()
        assert client.get("/api/health").json()["setup_needed"] is True
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


def test_three_failures_lock_the_badge_until_a_key_manager_unlocks_it(server: Server) -> None:
    client = server.client()
    for badge in ("D1", "nobody"):  # an unknown badge is answered with the same words
        wrong = [client.post("/api/session", json={"badge": badge, "passphrase": "x" * 12}) for _ in range(4)]
        assert [answer.status_code for answer in wrong] == [401, 401, 401, 423]
    good = {"badge": "D1", "passphrase": PASSPHRASE}
    assert client.post("/api/session", json=good).status_code == 423
    assert server.client("K1").post("/api/people/D1/unlock").status_code == 200
    assert client.post("/api/session", json=good).status_code == 200
    assert house_events(server).count("sign-in-refused") == 9


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
    session.used -= 301
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
    server.house.approvals.clock = lambda: __import__("time").monotonic() + 121
    late = server.client("K1").post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
    assert late.json()["code"] == "no_such_approval"
    client = server.client("S2")
    for session in server.house.sessions.all():
        session.verified -= 301
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


def test_a_terminal_is_confirmed_by_two_before_it_can_do_anything(server: Server) -> None:
    screen = server.client()
    shown = screen.post("/api/terminals", json={"table": "1", "seat": 2}).json()
    assert shown["confirmed"] is False
    assert screen.get("/api/session").json()["signed_in"] is False
    asked = server.client("T1").post("/api/terminals/confirm", json={"code": shown["code"]})
    approval = asked.json()["approval"]
    server.client("S1").post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
    assert screen.get("/api/session").json()["seat"] == 2
    assert server.client("T1").delete("/api/terminals/1-2").status_code == 200
    assert screen.get("/api/session").json()["signed_in"] is False


def test_money_in_and_out_through_an_attendant(server: Server) -> None:
    cashier = server.client("C1")
    buy_in = {"key": "in", "command": {"do": "buy-in", "seat": 1, "amount": 2500}}
    assert cashier.post("/api/tables/1/commands", json=buy_in).status_code == 200
    out = {"key": "out", "command": {"do": "cash-out", "seat": 1}}
    cashed = cashier.post("/api/tables/1/commands", json=out).json()["events"][0]["data"]
    assert cashed == {"seat": 1, "chips": 12_500, "value": 0, "slip": 1}
    assert cashier.get("/api/slips/1/1").json()["redeemed"] is False
    assert cashier.post("/api/slips/1/1/redeem").json()["amount"] == 12_500
    again = cashier.post("/api/slips/1/1/redeem")
    assert (again.status_code, again.json()["code"]) == (409, "slip_redeemed")
    assert cashier.post("/api/slips/1/2/redeem").status_code == 404
    assert cashier.get("/api/slips/1/1").json()["redeemed"] is True
    meters = cashier.get("/api/tables/1/meters").json()
    assert meters[0] == {
        "seat": 1, "money_in": 12_500, "money_out": 12_500, "wagered": 0, "won": 0, "tips": 0, "rounds": 0,
    }  # fmt: skip


def test_recall_shows_the_last_rounds_with_the_chips_where_they_lay(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        with server.live(server.client("D1")) as dealer, server.live(server.terminal(1)) as player:
            dealer.done(do="open-betting")
            for number in range(11):
                player.done(do="place-wager", seat=1, bet="straight-5", stake=100)
                dealer.done(do="spin-ball")
                dealer.done(do="call-no-more-bets", wave=True)
                dealer.done(do="declare-result", number=str(number + 6), turns=6)
        recall = server.client("A1").get("/api/tables/1/rounds?last=12").json()
        shown = server.terminal(1).get("/api/tables/1/rounds").json()
        story = server.client("A1").get("/api/tables/1/rounds/9").json()
    assert [story["round"] for story in shown] == list(range(12, 2, -1))
    assert all("told" not in story for story in shown)
    assert [story["round"] for story in recall] == list(range(12, 0, -1))
    assert recall[3]["wagers"][0]["place"] == "straight-5"
    assert recall[3]["result"] == "14"
    assert any("rests in" in line for line in story["told"])


def test_a_second_server_on_the_same_journal_is_refused(server: Server) -> None:
    code = "import sys; from croupier.web.server import open_house; from croupier.web.settings import Settings\n"
    code += "from croupier.refusal import Refused\ntry:\n    open_house(Settings(db=sys.argv[1]))\n"
    code += "except Refused as refused:\n    print(refused.code, refused.message)\n"
    ran = subprocess.run(
        [sys.executable, "-c", code, server.house.settings.db], capture_output=True, text=True, check=False
    )
    assert ran.stdout.startswith("journal_in_use"), ran
    with pytest.raises(Refused, match="in use"):
        open_house(Settings(db=server.house.settings.db))


def test_the_journal_of_a_house_can_be_verified(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        fill_asked = fill(server, "S1")
        server.client("K1").post(f"/api/approvals/{fill_asked['id']}/refuse")
    report = verify(tmp_path / "j.sqlite", replay=replay_books)
    assert report.ok, report.findings


def test_settings_come_from_file_environment_and_flags(tmp_path: Path) -> None:
    file = tmp_path / "croupier.toml"
    file.write_text('host = "0.0.0.0"\nport = 9000\norigins = ["https://a.example"]\n')
    settings = read_settings(
        file, {"CROUPIER_PORT": "9001", "CROUPIER_SECURE": "true"}, {"db": "x.sqlite", "host": None}
    )
    assert (settings.host, settings.port, settings.db, settings.secure) == ("0.0.0.0", 9001, "x.sqlite", True)
    for bad in ({"CROUPIER_PROT": "1"}, {"CROUPIER_PORT": "many"}, {"CROUPIER_DEMO": "yes"}):
        with pytest.raises(Refused):
            read_settings(None, bad, {})
