"""Who signs in and who stands in the register are one: one name, one list of roles, one record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.floor_office.office_support import OPENING, Office, closed_table, equipped, points
from tests.web.web_support import serving

from croupier.domain import wire_name
from croupier.live.desks.desk import folded
from croupier.people import PEOPLE
from croupier.people.licences import events as licences
from croupier.refusal import Refused
from croupier.rules import Actor, Role


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with serving(tmp_path, tables=closed_table) as server:
        yield equipped(server)


def by_two(office: Office, address: str, **body: object) -> None:
    asked = office.console("K1").post(address, json=body).json()["approval"]
    done = office.console("K2").post(f"/api/approvals/{asked['id']}/confirm", json={"digest": asked["digest"]})
    assert done.status_code == 200, done.text


def test_a_licence_and_a_key_are_in_the_person_s_one_record(office: Office) -> None:
    person = office.server.house.people.roll.people["M1"]
    assert (person.account, person.licence, person.name) == (True, "L-M1", "Person M1")
    assert person.public_key
    staff = office.console("K1").get("/api/people").json()["rows"]
    assert {one["badge"]: one["name"] for one in staff}["M1"] == "Person M1"
    journal = office.server.house.journal
    assert folded(PEOPLE, journal.read("people")) == office.server.house.people.roll
    of_licences = {wire_name(kind) for kind in (licences.PersonRegistered, licences.KeyEnrolled)}
    assert of_licences <= {event.name for event in journal.read("people")}
    assert not of_licences & {event.name for event in journal.read("floor")}
    own = office.console("M1").get("/api/floor/people").json()["rows"]
    assert [(one["badge"], one["licence"]) for one in own] == [("M1", "L-M1")], "nobody else's"


def test_one_key_manager_alone_gives_nobody_another_role_by_the_register(office: Office) -> None:
    line = {"badge": "M1", "name": "Max", "licence": "L-M1", "valid_until": "2099-12-31"}
    assert office.refused("K1", "register-person", **line, roles=["key-manager"]) == (409, "roles_differ")
    assert office.refused("K1", "register-person", **line, roles=["maintenance", "cashier"]) == (409, "roles_differ")
    assert office.server.client("M1").get("/api/session").json()["roles"] == ["maintenance"]
    assert office.done("K1", "register-person", **line, roles=["maintenance"])["name"] == "Max"


def test_roles_that_two_have_granted_are_those_of_the_register(office: Office) -> None:
    by_two(office, "/api/people/M1/roles", roles=["maintenance", "security"])
    (line,) = [one for one in office.get("people") if one["badge"] == "M1"]
    assert (line["roles"], line["licensed"]) == (["maintenance", "security"], True)


def test_the_last_key_manager_of_the_register_keeps_the_role(office: Office) -> None:
    """Whoever grants it: nobody else could write into the register."""
    people, by = office.server.house.people, Actor("K2", Role.KEY_MANAGER)
    with pytest.raises(Refused) as refusal:
        office.server.do(people.grant("K1", [Role.CASHIER], "K3", by))
    assert refusal.value.id == "last_key_manager.somebody_keep"
    line = {"badge": "K2", "name": "Kay", "licence": "L-K2", "valid_until": "2099-12-31", "roles": ["key-manager"]}
    office.done("K1", "register-person", **line)
    office.server.do(people.grant("K1", [Role.CASHIER], "K3", by))
    assert people.roll.people["K1"].roles == (Role.CASHIER,)


def test_where_the_register_is_in_charge_who_has_no_line_works_at_no_table(office: Office) -> None:
    office.done("S1", "inspect-opening", table="1", points=points(office), balls={"B1": "magnet"})
    by_two(office, "/api/people", badge="D9", name="Dan", roles=["dealer"])
    answer = office.table("S1", do="sign-in-dealer", dealer="D9")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_person")
    line = {"badge": "D9", "name": "Dan", "licence": "L-D9", "valid_until": "2099-12-31", "roles": ["dealer"]}
    office.done("K1", "register-person", **line)
    for command in ({"do": "sign-in-dealer", "dealer": "D9"}, OPENING):
        answer = office.table("S1", **command)
        assert answer.status_code == 200, answer.text
