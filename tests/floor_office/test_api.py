"""The office over the network: people sign with their own passphrase, a second person confirms, a table waits."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from tests.floor_office.office_support import OPENING, Office, closed_table, equipped, job, points
from tests.web.web_support import Server, serving

from croupier.register import COMMANDS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("office"), tables=closed_table) as server:
        yield server


@pytest.fixture(scope="module")
def office(server: Server) -> Office:
    return equipped(server)


def test_a_day_over_the_network(office: Office) -> None:
    """Inspected, opened, dropped, counted: each by those who may, signed and confirmed."""
    assert office.table("S1", do="sign-in-dealer", dealer="D1").status_code == 200
    refused = office.table("S1", **OPENING)
    assert (refused.status_code, refused.json()["code"], refused.json()["clause"]) == (
        409, "not_inspected", "CO-2212(1)-a",
    )  # fmt: skip
    (due,) = office.get("inspections")["tables"]
    assert (due["due"], [reason["code"] for reason in due["reasons"]]) == (True, ["not_inspected"])
    checked = {"table": "1", "points": points(office), "balls": {"B1": "magnet"}}
    assert office.refused("S1", "inspect-opening", passphrase="wrong wrong wrong", **checked) == (401, "sign_in_failed")
    assert office.refused("S1", "inspect-opening", passphrase="", **checked) == (401, "passphrase_needed")
    assert office.refused("G1", "inspect-opening", **checked) == (409, "signing_key_missing")
    office.done("S1", "inspect-opening", **checked)

    work = job()
    assert office.refused("M1", "adjust-wheel", **work, witness="G1") == (422, "bad_command")
    waiting = office.ask("M1", "adjust-wheel", **work).json()["approval"]
    body = {"digest": waiting["digest"]}
    supervisor = office.console("S2").post(f"/api/approvals/{waiting['id']}/confirm", json=body)
    assert supervisor.json()["code"] == "role_not_allowed", "the witness is of security"
    adjusted = office.both("M1", "G1", "adjust-wheel", **work)
    assert (adjusted["witness"], adjusted["licence"]) == ("G1", "L-M1")
    assert office.table("S1", **OPENING).json()["code"] == "inspect_again"
    office.done("S1", "inspect-opening", **checked)
    assert office.table("S1", **OPENING).status_code == 200

    assert office.table("D1", do="seat-player", seat=1, player="Ann").status_code == 200
    assert office.table("D1", do="buy-in", seat=1, amount=20_000, chip_value=500).status_code == 200
    assert office.table("D1", do="tip", seat=1, amount=500).status_code == 200
    boxes = {box["box"]: box for box in office.get("boxes")}
    assert (boxes["B-1"]["state"], boxes["T-1"]["state"]) == ("attached", "attached")
    assert office.table("D1", do="cash-out", seat=1).status_code == 200
    assert office.table("S1", do="close-table", closer=480_000).status_code == 200
    office.both("G1", "S1", "remove-box", box="B-1", locked=True)
    counted = office.count("B-1", 20_000)
    assert (counted["expected"], counted["difference"], counted["counters"]) == (20_000, 0, ["N1", "N2"])
    what_the_office_shows_of_it(office)


def what_the_office_shows_of_it(office: Office) -> None:
    people = {person["badge"]: person for person in office.get("people")}
    assert people["M1"]["licensed"]
    assert people["M1"]["signs_in"]
    assert people["M1"]["public_key"]
    assert people["G1"]["public_key"] == ""
    assert {thing["kind"] for thing in office.get("equipment")} == {"table", "wheel", "ball", "layout", "box"}
    (line,) = office.get("log")
    assert (line["kind"], line["by"], line["witness"]) == ("adjustment", "M1", "G1")
    assert [count["box"] for count in office.get("counts")] == ["B-1"]
    assert office.get("counted")["books"]["cage/cash"] == 20_000
    assert len(office.get("inspections/done")) == 2
    of_the_rules = office.get("approvals?where=kind:posted-rules&where=kind:posting-place&sort=kind")
    (approval,) = [one for one in office.get("approvals") if one not in of_the_rules]
    assert [one["kind"] for one in of_the_rules] == ["posted-rules", "posting-place"]
    assert (approval["reference"], approval["in_force"]) == ("D-1", True)
    (row,) = office.get("reports")["rows"]
    assert (row["table"], row["drop"], row["tips"], row["win"]) == ("1", 20_000, 500, 0)
    csv = office.console("A1").get("/api/floor/reports.csv?by=shift")
    assert csv.headers["content-type"].startswith("text/csv")
    assert csv.text.lstrip("\ufeff").splitlines()[0].startswith("day,shift,table,dealer,game,rounds,opener (USD)")
    assert "200.00" in csv.text.splitlines()[1].split(","), "dollars, not bare cents"
    assert {command["command"] for command in office.get("commands")} == set(COMMANDS)
    checked = office.console("A1").post("/api/floor/verify").json()
    assert (checked["ok"], checked["signatures"], checked["boxes"]) == (True, 6, 1)


def test_an_incident_has_its_round_with_it(office: Office) -> None:
    reported = office.done("S1", "report-incident", table="1", what="a loose screw")
    found = office.get("incidents?where=state:open")
    assert [(one["number"], one["kind"], one["what"]) for one in found] == [
        (reported["incident"], "floor", "a loose screw")
    ]
    whole = office.get(f"incidents/{found[0]['incident']}")
    assert whole["replay"] == {}
    assert office.console("K1").get("/api/floor/incidents/999999").json()["code"] == "no_such_incident"
    office.done("S1", "settle-incident", incident=reported["incident"], finding="tightened")
    assert office.get("incidents?where=state:open") == []


def test_a_variation_is_shown_with_what_a_policy_says_to_load_it(office: Office) -> None:
    proposal = {"rulebook": "colorado", "title": "36 to 1", "reason": "summer", "changes": {"bets.straight.pays": 36}}
    office.done("K1", "apply-for-variation", variation="V-1", **proposal)
    (variation,) = office.get("variations")
    assert (variation["state"], variation["before"], variation["policy"]) == (
        "applied",
        {"bets.straight.pays": 35},
        None,
    )
    today = variation["applied"]
    office.done("R1", "review-variation", variation="V-1", reviewer="The Division", date=today)
    rule = {"citation": "47.1-2204T", "effective": today, "ends": "2099-01-01"}
    office.done("R1", "decide-variation", variation="V-1", decision="temporary", date=today, **rule)
    (variation,) = office.get("variations")
    assert (variation["in_force"], variation["policy"]["citation"]) == (True, "47.1-2204T")
    other = {**variation["policy"], "changes": {"bets.straight.pays": 40}}
    refused = office.table("S1", do="load-variations", variations=[other])
    assert (refused.status_code, refused.json()["code"]) == (409, "variation_not_approved")
    waiting = office.table("S1", do="load-variations", variations=[variation["policy"]]).json()["approval"]
    path = f"/api/approvals/{waiting['id']}/confirm"
    assert office.console("S2").post(path, json={"digest": waiting["digest"]}).status_code == 200
    layout = office.console("S1").get("/api/tables/1/layout").json()
    assert {bet["pays"] for bet in layout["bets"] if bet["bet"].startswith("straight-")} == {36}


def test_nobody_says_of_themselves_what_the_house_knows(office: Office) -> None:
    given: tuple[tuple[str, Any], ...] = (
        ("seen", {"phase": "closed"}),
        ("signature", "00" * 64),
        ("by", {"role": "regulator"}),
    )
    for field, value in given:
        answer = office.ask("K1", "put-into-use", thing="W-3", table="1", **{field: value})
        assert answer.json()["code"] == "bad_command", field
    assert office.refused("K1", "enrol-key", public_key="00" * 32) == (422, "bad_command")
    assert office.refused("K1", "fly") == (422, "bad_command")
    assert office.refused("D1", "register-ball", ball="B", material="m", metallic=False, diameter="1") == (
        403, "role_not_allowed",
    )  # fmt: skip


def test_a_key_twice_is_answered_twice_and_done_once(office: Office) -> None:
    body: dict[str, Any] = {"key": "again", "command": {"do": "report-incident", "table": "1", "what": "twice"}}
    first, second = (office.console("S1").post("/api/floor/commands", json=body) for _ in range(2))
    assert first.json() == second.json()
    other = {**body, "command": {**body["command"], "what": "another"}}
    assert office.console("S1").post("/api/floor/commands", json=other).json()["code"] == "key_reused"


def test_the_tables_have_the_day_of_the_house(office: Office, server: Server) -> None:
    table = server.house.floor.tables["1"].writer
    assert "zone" not in table.table.noted, "a house that has not said where it stands"
    office.done("K1", "set-gaming-day", zone="Pacific/Kiritimati", shifts={"day": "06:00"})  # 14 hours ahead
    assert table.table.noted["zone"] == "Pacific/Kiritimati"
    ahead = datetime.now(UTC) + timedelta(hours=14)
    assert server.house.floor.today() in {str((ahead - timedelta(minutes=1)).date()), str(ahead.date())}
