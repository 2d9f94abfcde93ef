"""Paper over HTTP: for players without signing in, for the office with, and rules on the wall with their approvals."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from tests.paper.paper_support import bare, text_of
from tests.support import clause
from tests.web.web_support import Server, open_a_table, serving

from croupier.live.desks.register import Office
from croupier.live.tables import Floor
from croupier.live.tables.writer import Request
from croupier.paper import pdf
from croupier.paper.press import check
from croupier.paper.sheets.rules_print import complete_rules
from croupier.register.postings import place
from croupier.rules import Actor, Role, policy_from
from croupier.table import TERMINALS

ROOM, WALL = "main floor", "pillar by the cage"
KEYS = itertools.count()


def tournament_table(floor: Floor) -> None:
    data = {"rulebook": "colorado", "wheel": "double-zero", "tournament": True}
    writer = floor.set_up("T", policy_from({**data, "terminals": {"count": 4, "central_screen": True}}, "p"), TERMINALS)
    command = {"do": "set-point-values", "values": {"blue": 100, "white": 5}}
    request = Request(command, floor.now(), "T/values", Actor("O1", Role.TOURNAMENT_DIRECTOR))
    assert [answer.refused for answer in writer.submit([request])] == [None]


def open_house(floor: Floor) -> None:
    """A table, one of a tournament, and the approvals of the first one's rules and of one wall."""
    tournament_table(floor)
    writer = open_a_table(floor)
    version = hashlib.sha256(pdf(complete_rules(writer.rules))).hexdigest()
    office = Office(floor.journal, lambda _table: None)
    person = {"badge": "K1", "name": "Kay", "licence": "CO-1", "roles": ["key-manager"], "valid_until": "2066-01-01"}
    approval = {"do": "record-approval", "approved_by": "Director", "date": "2026-01-01"}
    for command in (
        {"do": "register-person", **person},
        {"do": "set-gaming-day", "zone": "America/Denver", "shifts": {"day": "06:00"}},
        {**approval, "reference": "A-1", "kind": "posted-rules", "subject": "rules", "hash": version},
        {**approval, "reference": "A-2", "kind": "posting-place", "subject": place(ROOM, WALL)},
    ):
        actor = Actor("K1", Role.KEY_MANAGER)
        answer = office.ask(Request(command, floor.now(), f"open/{next(KEYS)}", actor))
        assert answer.refused is None, answer.refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("paper"), tables=open_house) as server:
        server.house.roll.desk.reload()  # what was registered before it began
        server.house.office.office.desk.reload()
        yield server


def posting(**changes: Any) -> dict[str, Any]:
    return {"table": "1", "room": ROOM, "spot": WALL, "seen": True, "reached": True, **changes}


@pytest.mark.parametrize("sheet", ["rules", "players", "sign", "card"])
def test_anybody_may_have_what_concerns_players(server: Server, sheet: str) -> None:
    answer = server.client().get(f"/api/tables/1/paper/{sheet}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["x-sha256"] == hashlib.sha256(answer.content).hexdigest()
    found = check(answer.content)
    assert found.genuine
    assert found.code == answer.headers["x-copy"]


def test_the_players_copy_is_to_be_had_in_chinese_and_as_a_page(server: Server) -> None:
    client = server.client()
    shown = client.get("/api/tables/1/paper/players", params={"lang": "zh", "as": "html"})
    assert shown.headers["content-type"] == "text/html; charset=utf-8"
    assert "游戏规则" in shown.text
    assert "default-src 'none'" in shown.headers["content-security-policy"]
    chinese = client.get("/api/tables/1/paper/players", params={"lang": "zh"})
    assert "游戏规则" in text_of(chinese.content)
    assert '<html lang="zh-Hans">' in shown.text
    assert client.get("/api/tables/1/paper/players", params={"lang": "xx"}).status_code == 422
    assert client.get("/api/tables/9/paper/players").json()["code"] == "no_such_table"


def test_the_office_has_the_forms_and_others_have_not(server: Server) -> None:
    supervisor = server.client("S1")
    listed = supervisor.get("/api/tables/1/forms").json()
    assert {row["form"] for row in listed} == {"inspection", "drop", "session"}
    for row in listed:
        sheet = supervisor.get(f"/api/tables/1/forms/{row['form']}/{row['number']}")
        assert sheet.status_code == 200
        assert check(sheet.content).genuine
    drop = text_of(supervisor.get("/api/tables/1/forms/drop/1").content)
    assert "Expected in the drop box $300.00" in drop
    french = supervisor.get("/api/tables/1/forms/drop/1", params={"lang": "fr"})
    assert "Attendu dans la boîte 300,00" in text_of(french.content)
    refused = supervisor.get("/api/tables/1/forms/drop/1", params={"lang": "xx"})
    assert refused.status_code == 422
    assert "lang: there is no language “xx”, only en, de" in refused.json()["message"]
    missing = supervisor.get("/api/tables/1/forms/slip/3")
    assert (missing.status_code, missing.json()["code"]) == (404, "no_such_form")
    assert server.client("D1").get("/api/tables/1/forms").json()["code"] == "role_not_allowed"
    assert server.client().get("/api/tables/1/forms").json()["code"] == "not_signed_in"


@pytest.mark.parametrize("form", ["inspection", "drop", "session"])
def test_a_form_has_the_time_of_the_house(server: Server, form: str) -> None:
    supervisor = server.client("S1")
    [row] = [row for row in supervisor.get("/api/tables/1/forms").json() if row["form"] == form]
    local = datetime.fromisoformat(row["at"]).astimezone(ZoneInfo("America/Denver"))
    text = supervisor.get(f"/api/tables/1/forms/{form}/1", params={"as": "html"}).text
    assert f"{local:%Y-%m-%d %H:%M:%S %Z}" in text
    assert "UTC" not in text


@clause("CO-2214(2)-a", "CO-2214(2)-b")
def test_every_screen_repeats_what_the_colours_of_a_tournament_are_worth(server: Server) -> None:
    screen = server.terminal(1, "T")
    with server.live(screen, "T") as live:
        assert live.next("snapshot")["point_values"] == {"blue": 100, "white": 5}
    notice = bare(text_of(screen.get("/api/tables/T/paper/sign").content))
    assert "BLUE100WHITE5" in notice


def test_the_log_of_the_floor_is_for_those_in_charge(server: Server) -> None:
    log = server.client("A1").get("/api/floor/paper/adjustments")
    assert check(log.content).genuine
    assert "Adjustment log" in text_of(log.content)
    german = server.client("A1").get("/api/floor/paper/adjustments", params={"lang": "de", "as": "html"})
    assert '<html lang="de">' in german.text
    assert "Wartungsbuch des Kessels" in german.text
    none = server.client("R1").get("/api/floor/paper/count")
    assert (none.status_code, none.json()["code"]) == (404, "no_such_form")
    assert server.client("D1").get("/api/floor/paper/adjustments").json()["code"] == "role_not_allowed"


def test_papers_of_a_tournament_that_is_not_there(server: Server) -> None:
    assert server.client().get("/api/tournaments/spring/paper/rules").json()["code"] == "no_such_tournament"
    director = server.client("O1")
    assert director.get("/api/tournaments/spring/paper/forms/prizes").json()["code"] == "no_such_tournament"
    assert server.client("D1").get("/api/tournaments/spring/paper/forms/prizes").json()["code"] == "role_not_allowed"


@clause("CO-2208-b", "CO-2208-d", "CO-2208-e")
def test_rules_are_posted_with_their_approvals_and_handed_to_who_asks(server: Server) -> None:
    supervisor, dealer = server.client("S1"), server.client("D1")
    copy = {"table": "1", "room": ROOM, "to": "a player at table 1"}
    early = dealer.post("/api/paper/copies", json=copy)
    assert (early.status_code, early.json()["clause"]) == (409, "CO-2208-b")
    elsewhere = supervisor.post("/api/paper/postings", json=posting(spot="behind the bar"))
    assert (elsewhere.json()["code"], elsewhere.json()["clause"]) == ("approval_missing", "CO-2208-d")
    assert dealer.post("/api/paper/postings", json=posting()).json()["code"] == "role_not_allowed"
    posted = supervisor.post("/api/paper/postings", json=posting())
    assert posted.status_code == 201
    (hanging,) = dealer.get("/api/paper/postings").json()["rows"]
    assert (hanging["room"], hanging["spot"], hanging["current"]) == (ROOM, WALL, True)
    assert hanging["version"] == posted.json()["version"]
    handed = dealer.post("/api/paper/copies", json=copy)
    assert handed.status_code == 200
    assert hashlib.sha256(handed.content).hexdigest() == hanging["version"]
    recorded = [event.name for event in server.house.journal.read("postings")]
    assert recorded[-2:] == ["rules-posted", "copy-handed"]
    limits = {"key": "lower", "command": {"do": "change-limits", "limits": {"all": {"min": 500, "max": 77_700}}}}
    changed = server.client("S2").post("/api/tables/1/commands", json=limits)
    assert changed.status_code == 202, changed.text
    approval = changed.json()["approval"]
    agreed = supervisor.post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
    assert agreed.status_code == 200, agreed.text
    (hanging,) = dealer.get("/api/paper/postings").json()["rows"]
    assert hanging["current"], "what the Director approved does not speak of limits"
    again = dealer.post("/api/paper/copies", json=copy)
    assert hashlib.sha256(again.content).hexdigest() == hanging["version"]
    german = dealer.post("/api/paper/copies", json={**copy, "lang": "de"})
    assert german.status_code == 200, german.text
    assert "777,00" in text_of(german.content), "today's limits, in the player's language"
    down = supervisor.post("/api/paper/postings/take-down", json={"room": ROOM, "spot": WALL, "reason": "new edition"})
    assert down.status_code == 200
    assert dealer.get("/api/paper/postings").json()["rows"] == []
