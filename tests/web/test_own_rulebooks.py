"""A house that plays by rulebooks of its own, over HTTP: set up by the file of tables, registered, drawn at random."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.browser_support import table, tables
from tests.floor_office.office_support import PEOPLE, Office
from tests.rules.own_rulebooks import EXAMPLE, ODD_RING, odd_ring
from tests.support import PATIENCE, on_felt
from tests.web.test_lab import done
from tests.web.web_support import PASSPHRASE, Server, serving

from croupier.live.tables import Floor
from croupier.rules import policy_from
from croupier.wheels.random.verify import verify

RING = (
    "0g 28b 9r 26b 30r 11b 7r 20b 32r 17b 5r 22b 34r 15b 3r 24b 36r 13b 1r 00g 27r 10b 25r 29b 12r 000g "
    "8b 19r 31b 18r 6b 21r 33b 16r 4b 23r 35b 14r 2b"
)
LIMITS = {"all": {"min": 100, "max": 100_000}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = Path(tmp_path_factory.mktemp("own"))
    three = {"rulebook": str(EXAMPLE), "wheel": "three-zeros", "limits": LIMITS}

    def closed(floor: Floor) -> None:
        floor.set_up("1", policy_from(on_felt(three), "policy"), frozenset())

    def by_text(floor: Floor) -> None:
        text = EXAMPLE.read_text(encoding="utf-8")
        floor.set_up("5", policy_from(on_felt({**three, "rulebook": text}), "policy"), frozenset())

    every = tables(
        closed,
        table("2", random=True, rulebook=str(EXAMPLE), wheel="three-zeros"),
        table("3", rulebook=odd_ring(folder), wheel="odd"),
        by_text,
    )
    with serving(folder, tables=every) as running:
        yield running


def test_a_random_wheel_of_39_pockets_draws_and_proves(server: Server) -> None:
    client, ends = server.client("S1"), time.monotonic() + PATIENCE
    client.post("/api/tables/2/play")
    proofs: list[Any] = []
    while len(proofs) < 3 and time.monotonic() < ends:
        drawn = [one for one in server.house.journal.read("table/2") if one.name == "result-declared"]
        proofs = [one.data["proof"] for one in drawn if one.data["proof"]]
        time.sleep(0.1)
    for proof in proofs[:3]:
        assert len(proof["pockets"]) == 39
        assert verify(proof).ok
        assert not verify({**proof, "pockets": [pocket for pocket in proof["pockets"] if pocket != "000"]}).ok
    assert len(proofs) >= 3


def test_the_felt_of_a_ring_of_its_own(server: Server) -> None:
    felt = server.client().get("/api/tables/3/layout").json()
    assert " ".join(f"{one['pocket']}{one['colour'][0]}" for one in felt["wheel"]["ring"]) == ODD_RING
    black = next(bet for bet in felt["bets"] if bet["bet"] == "black")
    assert black["covers"] == [str(number) for number in range(1, 37, 2)]
    snake = next(bet for bet in felt["bets"] if bet["bet"] == "snake")
    assert (snake["shape"], snake["name"], snake["pays"]) == (None, "Snake", 2)


def test_nobody_over_the_network_makes_the_house_read_a_file(server: Server) -> None:
    policy = {"rulebook": str(EXAMPLE), "wheel": "three-zeros", "limits": LIMITS}
    answer = server.client("K1").post("/api/tables", json={"table": "9", "policy": policy})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_table")


def test_the_register_knows_its_wheel_its_layout_and_its_table(server: Server) -> None:
    office = Office(server)
    for badge in PEOPLE[:2]:
        role = {"K": "key-manager", "S": "pit-supervisor"}[badge[0]]
        person = {"badge": badge, "name": f"Person {badge}", "licence": f"L-{badge}", "roles": [role]}
        office.done("K1", "register-person", **person, valid_until="2099-12-31")
        assert office.console(badge).post("/api/floor/signing-key", json={"passphrase": PASSPHRASE}).status_code == 201
    ends = {"rulebook": str(EXAMPLE), "wheel_end": "left", "layout_end": "right"}
    assert office.refused("K1", "register-table", number="9", **ends)[1] == "no_such_rulebook"  # no table plays by it
    office.done("K1", "register-table", number="1", **ends)

    def wheel(name: str, zeros: int, ring: str) -> None:
        facts = {"wheel": name, "serial": "7", "diameter": "32", "zeros": zeros, "ring": ring, "compartments": ring}
        office.done("K1", "register-wheel", **facts, external_parts=[])

    swapped = RING.translate(str.maketrans("rb", "br"))
    wheel("W-3", 3, RING)
    wheel("W-S", 3, swapped)
    wheel("W-2", 2, ODD_RING)
    office.done("K1", "register-layout", layout="L-3", zeros=3, areas=[])
    office.done("K1", "register-layout", layout="L-1", zeros=1, areas=[])
    office.done("S1", "register-ball", ball="B1", material="acetal", metallic=False, diameter="3/4")
    for thing in ("table 1", "B1", "L-1", "W-S"):
        office.done("K1", "put-into-use", thing=thing, table="1")
    assert office.refused("K1", "put-into-use", thing="W-2", table="1")[1] == "table_has_one"
    assert reasons(office) >= {"wheel_differs", "layout_differs"}  # red is black on it, and two zeros have no box
    for old, new in (("W-S", "W-3"), ("L-1", "L-3")):
        office.done("K1", "take-out-of-use", thing=old, reason="exchange")
        office.done("K1", "put-into-use", thing=new, table="1")
    assert reasons(office) == set()
    office.done("K1", "take-out-of-use", thing="W-3", reason="exchange")
    assert office.refused("K1", "put-into-use", thing="W-2", table="1")[1] == "wheel_type_not_allowed"
    ends["rulebook"] = "snake"  # as it is called, where it is on record by its text
    assert office.refused("K1", "register-table", number="9", **ends)[1] == "no_such_rulebook"
    made = office.done("K1", "register-table", number="5", **ends)
    assert made["facts"]["rulebook"] == EXAMPLE.read_text(encoding="utf-8")
    (shown,) = (one for one in office.get("equipment") if one["thing"] == "table 5")
    assert shown["facts"]["rulebook"] == "snake"


def test_the_lab_knows_the_rulebooks_of_the_house_by_their_names(server: Server) -> None:
    """Twelve of 39 numbers at 2 to 1: of 39 units 36 come back. Half on three zeros makes that 37 and a half."""
    client = server.client()
    (own,) = (one for one in client.get("/api/lab/rulebooks").json() if one["rulebook"] == "snake")
    assert [wheel["results"] for wheel in own["wheels"]] == [39, 37]
    felt = client.get("/api/lab/rulebooks/snake/three-zeros/layout").json()
    assert {"snake", "straight-000"} <= {bet["bet"] for bet in felt["bets"]}
    slip = {"rulebook": "snake", "wheel": "three-zeros", "bets": [{"bet": "snake", "stake": 5_00}]}
    figures = client.post("/api/lab/slip", json=slip).json()
    assert (figures["edge"]["exact"], figures["hit_frequency"]["exact"]) == ("1/13", "4/13")
    column = {**slip, "bets": [{"bet": "column-1", "stake": 5_00}], "option": "half-on-columns"}
    assert client.post("/api/lab/slip", json=column).json()["edge"]["exact"] == "1/26"
    evening = client.post("/api/lab/session", json={**slip, "spins": 39}).json()
    assert evening["staked"] == 39 * 5_00
    goal = {**slip, "bankroll": 20_00, "target": 40_00}
    ruin = done(client, client.post("/api/lab/ruin", json=goal))
    assert ruin["state"] == "done"
    runs = {**goal, "spins": 100, "sessions": 200, "strategies": ["flat"]}
    assert done(client, client.post("/api/lab/compare", json=runs))["state"] == "done"
    path = client.post("/api/lab/slip", json={**slip, "rulebook": str(EXAMPLE)})
    assert path.status_code == 422  # A name, and never a file of the machine.


def reasons(office: Office) -> set[str]:
    (found,) = office.get("inspections")["tables"]
    return {reason["code"] for reason in found["reasons"]}
