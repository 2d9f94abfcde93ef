"""The journal over HTTP: looked through, proved, verified, taken along, by those who may."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.cli.regulator import checked
from tests.web.web_support import Server, open_a_table, serving

from croupier.journal.merkle import verify_inclusion
from croupier.journal.proof.verify import verify


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("journal"), tables=open_a_table) as server:
        yield server


def pages(
    client: httpx.Client, *, stream: str = "", event: str = "", first: str = "", limit: int = 500, **asked: Any
) -> list[Any]:
    """All that there is to find, page by page."""
    chosen = [f"{name}:{value}" for name, value in (("stream", stream), ("event", event)) if value]
    found: list[Any] = []
    after = ""
    while True:
        query = {"from": first, "where": chosen, "limit": limit, "after": after, **asked}
        answer = client.get("/api/journal/events", params=query)
        assert answer.status_code == 200, answer.text
        found += answer.json()["rows"]
        after = answer.json()["next"]
        if not after:
            return found


def test_an_auditor_looks_through_the_events_page_by_page(server: Server) -> None:
    auditor = server.client("A1")
    about = auditor.get("/api/journal").json()
    first, rest = (
        pages(auditor, sort="at", limit=5),
        pages(auditor, limit=7)[::-1],
    )
    assert first == rest, "both ways"
    there = first
    names = [event["called"] for event in there]
    assert len(set(names)) == len(names) >= about["events"]
    parts = [(event["shard"], event["sequence"], event["part"]) for event in there]
    assert parts == sorted(parts)
    assert {event["sequence"] for event in there} >= set(range(1, about["records"] + 1))
    assert [head["size"] for head in about["heads"]] == [about["records"]]
    seconds = [event["at"] for event in there]
    of_the_table = [event for event in there if event["stream"] == "table/1"]
    assert pages(auditor, stream="table/1", limit=3) == of_the_table[::-1]
    assert pages(auditor, stream="table/1", limit=3, sort="at") == of_the_table
    day = seconds[0][:10]
    before = (date.fromisoformat(day) - timedelta(days=2)).isoformat()
    assert len(pages(auditor, first=before)) == len(there)
    assert pages(auditor, to=before) == pages(auditor, to=before, sort="at") == []
    assert auditor.get("/api/journal/events", params={"sort": "colour"}).json()["code"] == "bad_list"
    wrong = auditor.get("/api/journal/events", params={"after": "5"})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "bad_cursor")
    seated = pages(auditor, stream="table/1", event="player-seated")
    assert [event["data"]["player"] for event in seated] == ["P3", "P2", "P1"]
    (found,) = pages(auditor, search="player-seated p2")
    assert found["data"]["player"] == "P2"
    told = auditor.get("/api/journal/events.csv", params={"where": "event:player-seated"}).text.splitlines()
    assert len(told) == 1 + 3
    assert first[1]["previous"] == first[0]["hash"]


def test_what_a_player_is_called_is_no_formula(server: Server) -> None:
    """A name that a spreadsheet would work out stays a name."""
    command = {"do": "seat-player", "seat": 9, "player": "=1+1"}
    assert server.client("S1").post("/api/tables/1/commands", json={"key": "f", "command": command}).is_success
    with server.live(server.terminal(9)) as terminal:
        terminal.ask(do="place-wager", seat=9, bet="red", stake=100)
    told = server.client("A1").get("/api/journal/events.csv", params={"where": "role:player"}).text
    assert ",'=1+1," in told
    assert ",=1+1," not in told


def test_a_proof_holds_and_is_short(server: Server) -> None:
    proof = server.client("R1").get("/api/journal/records/0/7/proof").json()
    path = [bytes.fromhex(node) for node in proof["proof"]]
    assert proof["holds"]
    assert verify_inclusion(bytes.fromhex(proof["hash"]), 6, proof["size"], path, bytes.fromhex(proof["root"]))
    assert len(path) < 8
    missing = server.client("R1").get("/api/journal/records/0/999999/proof")
    assert (missing.status_code, missing.json()["code"]) == (404, "no_such_record")


def test_the_export_verifies_like_the_journal_itself(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "export.jsonl"
    file.write_bytes(server.client("A1").get("/api/journal/export").content)
    report = verify(file)
    assert report.ok
    assert report.events >= 9


def test_the_regulator_takes_the_package_home_and_checks_it(server: Server) -> None:
    regulator = server.client("R1")
    day = regulator.get("/api/journal/events", params={"limit": 1}).json()["rows"][0]["at"][:10]
    days = {"from": (date.fromisoformat(day) - timedelta(days=1)).isoformat(), "to": "2099-12-31"}
    answer = regulator.get("/api/journal/package", params=days)
    assert answer.status_code == 200, answer.text
    found = checked(answer.content, server.house.self_check.sealer.public.read_text().strip())
    assert found["records"] >= 9
    server.house.verify_from = 0.0
    empty = regulator.get("/api/journal/package", params={"from": "2001-01-01", "to": "2001-01-02"})
    assert (empty.status_code, empty.json()["id"]) == (422, "bad_request.package_empty")
    server.house.verify_from = 0.0
    turned = regulator.get("/api/journal/package", params={"from": "2001-01-02", "to": "2001-01-01"})
    assert turned.json()["facts"]["field"] == "from"
    for badge in ("S1", "D1", "C1"):
        assert server.client(badge).get("/api/journal/package", params=days).json()["code"] == "role_not_allowed"


@pytest.mark.parametrize("badge", ["D1", "C1", "T1"])
def test_it_is_not_for_everybody(server: Server, badge: str) -> None:
    client = server.client(badge)
    for address in ("/api/journal", "/api/journal/events", "/api/journal/export"):
        assert client.get(address).json()["code"] == "role_not_allowed"
    assert server.client().get("/api/journal").json()["code"] == "not_signed_in"


def test_a_changed_event_is_found_beside_the_game(server: Server) -> None:
    auditor = server.client("A1")
    good = auditor.post("/api/journal/verify").json()
    assert good["ok"]
    assert auditor.post("/api/journal/verify").json()["code"] == "verify_running"
    server.house.verify_from = 0.0
    with sqlite3.connect(server.house.settings.db) as database:
        for (trigger,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            database.execute(f"DROP TRIGGER {trigger}")
        database.execute("UPDATE records SET text = replace(text, 'who', 'wha') WHERE sequence = 5")
    bad = auditor.post("/api/journal/verify").json()
    assert not bad["ok"]
    assert bad["first_bad"] == "0/5"
