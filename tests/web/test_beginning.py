"""From an empty house to the first round over HTTP: steps asked for at once, and confirmed at the same desk."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.web_support import LOOSE, PASSPHRASE, Server, serving

LICENCE = {"valid_until": "2030-12-31"}
HOUSE = {
    "name": "Silver Spur", "place": "Cripple Creek", "languages": ["en", "es"], "zone": "America/Denver",
    "shifts": {"day": "06:00", "swing": "14:00", "grave": "22:00"},
    "licences": [{"badge": "K1", "licence": "L-1", **LICENCE}, {"badge": "K2", "licence": "L-2", **LICENCE}],
}  # fmt: skip
STAFF = [
    {"badge": "D1", "name": "Dora", "roles": ["dealer"], "licence": "L-3", **LICENCE},
    {"badge": "S1", "name": "Sam", "roles": ["pit-supervisor"], "licence": "L-4", **LICENCE},
]
TABLE = {
    "table": "1", "rulebook": "colorado", "wheel": "single-zero", "terminals": 1, "minimum": 100, "maximum": 10_000,
    "inside_minimum": 1000,
    "serial": "RW-1001", "camera": "C-1", "approved_by": "The Director", "approved_on": "2026-01-02",
    "approvals": {"layout": "A-1", "posted-rules": "A-2", "posting-place": "A-3"},
    "part": "Stellschraube", "rules_title": "Regeln von Tisch 1", "room": "Spielsaal", "spot": "neben der Tür",
}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("beginning")
    with serving(folder, replace(LOOSE, demo=False), staff=False) as found:
        yield found


def good(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


def beside(client: httpx.Client, waiting: Any, badge: str = "K2", passphrase: str = PASSPHRASE) -> httpx.Response:
    approval = waiting["approval"]
    body = {"digest": approval["digest"], "badge": badge, "passphrase": passphrase}
    return client.post(f"/api/approvals/{approval['id']}/beside", json=body)


def steps(client: httpx.Client) -> dict[str, bool]:
    return {one["step"]: one["done"] for one in good(client.get("/api/beginning"))["steps"]}


def chooses(server: Server, badge: str, code: str) -> None:
    body = {"badge": badge, "code": code, "passphrase": PASSPHRASE}
    good(server.client().post("/api/people/start", json=body))


def test_a_house_begins_step_by_step(server: Server) -> None:
    code, first = server.house.people.first_start(), server.client()
    good(first.post("/api/setup", json={"code": code, "badge": "K1", "name": "Kim", "passphrase": PASSPHRASE}))
    first = server.client("K1")
    assert not any(steps(first).values())
    given = good(first.post("/api/people", json={"badge": "K2", "name": "Lou", "roles": ["key-manager"]}))
    assert not steps(first)["second"], "a code that nobody has used lets nobody in"
    chooses(server, "K2", given["start_code"])
    assert steps(first)["second"]

    good(first.post("/api/beginning/house", json=HOUSE))
    told = good(first.get("/api/beginning"))
    assert (told["name"], told["zone"], told["shifts"]) == ("Silver Spur", "America/Denver", HOUSE["shifts"])
    assert steps(first)["house"]

    waiting = good(first.post("/api/beginning/staff", json={"staff": STAFF}))
    alone = beside(first, waiting, "K1")
    assert alone.json()["code"] == "second_person_needed", "nobody is the second person for themselves"
    assert beside(first, waiting, passphrase="not hers at all").json()["code"] == "sign_in_failed"
    codes = good(beside(first, waiting))["done"]["codes"]
    assert set(codes) == {"D1", "S1"}
    cards = first.post("/api/paper/code-cards", json={"cards": [{"badge": b, "code": c} for b, c in codes.items()]})
    assert cards.content.startswith(b"%PDF")
    made_up = first.post("/api/paper/code-cards", json={"cards": [{"badge": "D1", "code": "ABCD-EFGH-JKMN"}]})
    assert made_up.json()["code"] == "code_wrong"
    for badge in codes:
        chooses(server, badge, codes[badge])
    assert steps(first)["staff"]
    again = first.post("/api/beginning/staff", json={"staff": STAFF})
    assert again.json()["code"] == "nothing_there", "what is there is not asked for again"

    waiting = good(first.post("/api/beginning/tables", json=TABLE))
    good(beside(first, waiting))
    done = steps(first)
    assert done["tables"]
    assert not done["terminals"]
    assert not done["inspection"]
    recorded = server.house.journal.read("floor")
    approved = {one.data["kind"]: one.data["subject"] for one in recorded if one.name == "approval-recorded"}
    assert approved["posted-rules"] == "Regeln von Tisch 1", "in the words of whoever asked, as are room and place"
    assert approved["posting-place"] == "Spielsaal: neben der Tür"
    rules = good(first.get("/api/tables/1/rules"))
    assert rules["totals"] == [{"name": "inside_total", "min": 1000, "max": None}], "a minimum alone"
    sign = first.get("/api/tables/1/paper/sign", params={"as": "html"})
    assert "Inside bets, in all" in sign.text
    assert "at least $10.00" in sign.text
    (table,) = good(first.get("/api/floor/inspections"))["tables"]
    assert {reason["code"] for reason in table["reasons"]} == {"rules_not_posted", "not_inspected"}

    of_results: dict[str, object] = {
        "table": "2",
        "terminals": 0,
        "tracked": False,
        "serial": "RW-1002",
        "camera": "C-2",
    }
    of_results["approvals"] = {"layout": "A-4", "posted-rules": "A-5", "posting-place": "A-6"}
    good(beside(first, good(first.post("/api/beginning/tables", json={**TABLE, **of_results}))))
    assert [one["tracked"] for one in good(first.get("/api/tables"))] == [True, False]
