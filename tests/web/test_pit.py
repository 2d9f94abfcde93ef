"""The dealer's desk and the pit over HTTP: the pay list, requests to the pit, alerts that somebody acknowledges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.web_support import KEYS, LOOSE, Server, open_a_table, serving

from croupier.live.tables import Floor
from croupier.refusal import Refused
from croupier.rules import policy_from
from croupier.web.door.settings import read_settings
from croupier.web.records.alerts import alarming


def two_tables(floor: Floor) -> None:
    open_a_table(floor, "1")
    open_a_table(floor, "2")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("pit"), tables=two_tables) as running:
        yield running


def does(client: httpx.Client, table: str = "1", **command: Any) -> httpx.Response:
    body = {"key": f"p{next(KEYS)}", "command": command}
    return client.post(f"/api/tables/{table}/commands", json=body)


def test_what_is_asked_of_the_pit_is_an_alert_until_somebody_has_seen_it(server: Server) -> None:
    dealer, pit = server.client("D1"), server.client("S1")
    asked = dealer.post("/api/tables/2/requests", json={"what": "credit", "amount": 12_300, "note": "Too full"})
    assert asked.status_code == 201
    desk = dealer.get("/api/tables/2/desk").json()
    assert [(one["kind"], one["facts"]["amount"]) for one in desk["asked"]] == [("asked-credit", 12_300)]
    (alert,) = [one for one in pit.get("/api/pit").json()["alerts"] if one["table"] == "2"]
    assert alert == asked.json()
    assert dealer.post(f"/api/alerts/{alert['id']}/acknowledge", json={}).status_code == 403
    seen = pit.post(f"/api/alerts/{alert['id']}/acknowledge", json={"note": "On my way"}).json()
    assert seen["acknowledged_by"] == "S1"
    assert dealer.get("/api/tables/2/desk").json()["asked"] == []
    again = server.client("K1").post(f"/api/alerts/{alert['id']}/acknowledge", json={})
    assert again.json() == seen
    assert pit.post("/api/alerts/abcd/acknowledge", json={}).json()["code"] == "no_such_alert"
    recorded = [event for event in server.house.journal.read("house") if event.name == "alert-acknowledged"]
    assert [event.data["note"] for event in recorded] == ["On my way"]


def test_since_when_a_table_stands_is_a_fact_of_its_history(tmp_path: Path) -> None:
    """A phase began when the event that began it was sealed: not at the last look, and not when the server started."""
    with serving(tmp_path, tables=lambda floor: open_a_table(floor, "1")) as before:
        dealer = before.client("D1")
        assert does(dealer, do="report-irregularity", what="A chip on the wheel").status_code == 200
        assert does(dealer, do="open-betting").status_code == 409, "what was refused later begins no phase"
        (held,) = [event for event in before.house.journal.read("table/1") if event.name == "irregularity-reported"]
        assert dealer.get("/api/tables/1/desk").json()["since"] == held.at
    with serving(tmp_path) as after:
        desk = after.client("S1").get("/api/tables/1/desk").json()
    assert (desk["phase"], desk["since"]) == ("held", held.at)


def test_an_inspection_is_due_only_where_the_rulebook_asks_for_one(tmp_path: Path) -> None:
    def closed(floor: Floor) -> None:
        for name, rulebook in (("1", "house"), ("2", "colorado")):
            data = {"rulebook": rulebook, "wheel": "double-zero", "terminals": {"count": 2, "central_screen": True}}
            limits = {} if rulebook == "house" else {"limits": {"all": {"min": 100, "max": 1000}}}
            floor.set_up(name, policy_from({**data, **limits}, "policy"), frozenset())

    with serving(tmp_path, tables=closed) as house:
        desks = [house.client("S1").get(f"/api/tables/{name}/desk").json() for name in ("1", "2")]
    assert [desk["inspected"] for desk in desks] == [True, False]


def test_the_desk_says_what_to_collect_and_what_to_pay(server: Server) -> None:
    dealer = server.client("D1")
    empty = dealer.get("/api/tables/1/desk").json()
    assert (empty["pay"], empty["collect"], empty["result"]) == ([], [], None)
    assert (empty["turns_min"], empty["wave"], empty["sensor"]) == (4, True, None)
    assert empty["sign"]


def test_the_pit_sees_every_table(server: Server) -> None:
    pit = server.client("A1").get("/api/pit").json()
    assert [one["table"]["table"] for one in pit["tables"]] == ["1", "2"]
    assert [one["books"]["drop"] for one in pit["tables"]] == [30_000, 30_000]
    assert pit["tables"][0]["games_per_hour"] is None


def test_games_per_hour_follow_from_the_results(server: Server) -> None:
    dealer = server.client("D1")
    assert does(dealer, do="open-betting").status_code == 200
    for _ in range(3):
        for command in ("spin-ball", "call-no-more-bets"):
            assert does(dealer, do=command).status_code == 200
        assert does(dealer, do="declare-result", number="17", turns=6).status_code == 200
    pit = server.client("S1").get("/api/pit").json()
    assert pit["tables"][0]["games_per_hour"] == 120.0, "two games in what counts as a minute at least"
    kinds = [one["kind"] for one in pit["alerts"] if one["table"] == "1"]
    assert kinds == ["wave-missing"] * 3


def test_a_dealer_is_the_second_person_of_a_correction_and_never_the_first(server: Server) -> None:
    dealer, pit = server.client("D1"), server.client("S1")
    own = does(dealer, "2", do="correct-result", number="18", reason="Wrong key")
    assert own.json()["code"] == "pit_supervisor_only"
    waiting = does(pit, "2", do="correct-result", number="18", reason="Wrong key").json()["approval"]
    assert "dealer" in waiting["second_may_be"]
    path, digest = f"/api/approvals/{waiting['id']}/confirm", {"digest": waiting["digest"]}
    assert pit.post(path, json=digest).json()["code"] == "second_person_needed"
    assert server.client("G1").post(path, json=digest).status_code == 403


@pytest.mark.parametrize(
    ("event", "data", "kinds"),
    [
        ("no-spin-declared", {"round": 1, "ball_out": True}, ["ball-out"]),
        ("no-spin-declared", {"round": 1, "ball_out": False}, []),
        ("betting-closed", {"round": 1, "late": True, "wave_missing": True}, ["late-call", "wave-missing"]),
        ("ball-inspected", {"ball": "b", "damaged": True, "tampered": False}, ["ball-fault"]),
        ("ball-inspected", {"ball": "b", "damaged": False, "tampered": False}, []),
        ("table-inspected", {"passed": False, "points": {"level": False}}, ["inspection-failed"]),
        ("table-closed", {"difference": -500, "reason": "lost"}, ["count-differs"]),
        ("table-closed", {"difference": 0}, []),
        ("command-refused", {"code": "float_short", "message": "m"}, ["tray-short"]),
        ("command-refused", {"code": "late_bet", "message": "m"}, []),
        ("result-corrected", {"round": 1, "was": "1", "number": "2"}, ["corrected"]),
        ("wager-placed", {}, []),
    ],
)
def test_which_events_alarm_the_pit(event: str, data: dict[str, Any], kinds: list[str]) -> None:
    assert [kind for kind, _ in alarming(event, data)] == kinds


def test_sensors_stand_in_the_settings(tmp_path: Path) -> None:
    file = tmp_path / "croupier.toml"
    file.write_text('[sensors.2]\nline = "tcp://127.0.0.1:9"\n')
    settings = read_settings(file, {}, {})
    assert settings.sensors == {"2": {"line": "tcp://127.0.0.1:9"}}
    file.write_text("sensors = 3\n")
    with pytest.raises(Refused):
        read_settings(file, {}, {})
    silent = replace(LOOSE, sensors=settings.sensors)
    with serving(tmp_path, silent, tables=two_tables) as server:
        desk = server.client("D1").get("/api/tables/2/desk").json()
        assert desk["sensor"]["state"] in ("connecting", "wheel not answering")
        assert server.terminal(1).get("/api/tables/2/desk").status_code == 403


def test_the_pit_sees_what_stands_out_in_a_shift(tmp_path: Path) -> None:
    with serving(tmp_path, tables=two_tables) as server:
        _looks_at_a_shift(server)


def _looks_at_a_shift(server: Server) -> None:
    dealer, pit = server.client("D1"), server.client("S1")
    assert does(dealer, do="open-betting").status_code == 200
    assert does(dealer, do="spin-ball").status_code == 200
    assert does(dealer, do="declare-no-spin", reason="foreign_object").status_code == 200
    shown = pit.get("/api/protection").json()
    assert shown["alarms"] == [], "once is no habit"
    assert {"day": shown["day"], "shift": shown["shift"]} == shown["shifts"][0]
    (rate,) = [one for one in shown["rates"] if (one["measure"], one["kind"]) == ("no_spin", "dealer")]
    assert (rate["who"], rate["found"], rate["seen"][0]["table"]) == ("D1", 1, "1")
    finding = {part: rate[part] for part in ("measure", "kind", "who")} | shown["shifts"][0]
    said = pit.post("/api/protection/acknowledge", json={**finding, "note": "A coin was in the wheel."}).json()
    assert (said["acknowledged_by"], said["note"]) == ("S1", "A coin was in the wheel.")
    again = server.client("S2").post("/api/protection/acknowledge", json={**finding, "note": "Me too."}).json()
    assert (again["acknowledged_by"], again["note"]) == ("S1", "A coin was in the wheel."), "the first one counts"
    (seen,) = [one for one in server.house.journal.read("house") if one.name == "alert-acknowledged"]
    assert (seen.who, seen.data["kind"], seen.data["note"]) == ("S1", "protection", "A coin was in the wheel.")
    assert pit.post("/api/protection/acknowledge", json={**finding, "note": ""}).status_code == 422
    assert dealer.post("/api/protection/acknowledge", json={**finding, "note": "x"}).status_code == 403
    nobody = pit.post("/api/protection/acknowledge", json={**finding, "who": "D9", "note": "x"}).json()
    assert nobody["code"] == "no_such_alert"
    assert does(dealer, do="spin-ball").status_code == 200
    assert does(dealer, do="declare-no-spin", reason="foreign_object").status_code == 200
    more = [one for one in pit.get("/api/protection").json()["rates"] if one["measure"] == "no_spin"]
    assert {(one["found"], one["acknowledged_by"]) for one in more} == {(2, None)}, "more was found since"
    lines = pit.get("/api/protection.csv").text.splitlines()
    assert lines[0].startswith("day,shift,alarm,measure,kind,who,found,of,")
    assert any(",no_spin,dealer,D1,2," in line for line in lines)
    assert pit.get("/api/protection", params={"day": "2020-01-01"}).json()["code"] == "nothing_there"
    assert dealer.get("/api/protection").status_code == 403
