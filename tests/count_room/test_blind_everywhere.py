"""Nobody is shown what must be in a box before its count is signed: on no address, in no frame, by no search."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.floor_office.office_support import OPENING, Office, closed_table, equipped, points
from tests.web.everything import everything_shown
from tests.web.web_support import STAFF, serving

from croupier.web.door.roles import READERS

HELD = 237_500  # in the box; nothing else in the house is worth that
SAID = ("237500", "2375.00", "2,375", "2.375", "2 375", "2\u202f375")
LOCKS = {"container_locked": True, "table_locked": True}


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    """Box B-1 was counted, B-2 is off the table, and in B-3 there is something."""
    with serving(tmp_path, tables=closed_table) as server:
        office = equipped(server)
        for box in ("B-2", "B-3"):
            marks = {"table_mark": "1", "game_mark": "ROULETTE", "contents_key": f"{box}i", "release_key": f"{box}o"}
            office.done("K1", "register-box", box=box, use="drop", **marks)
        assert office.table("D1", do="sign-in-dealer", dealer="D1").status_code == 200
        office.done("S1", "inspect-opening", table="1", points=points(office), balls={"B1": "magnet"})
        assert office.table("S1", **OPENING).status_code == 200
        assert office.table("D1", do="seat-player", seat=1, player="Ann").status_code == 200
        dropped = (((41_000,), "B-1", "B-2"), ((36_000, HELD - 36_000), "B-2", "B-3"), ((1_500,), "", ""))
        for amounts, box, following in dropped:
            for amount in amounts:
                assert office.table("D1", do="buy-in", seat=1, amount=amount, chip_value=500).status_code == 200
            if box:
                office.both("W1", "G1", "remove-box", box=box, locked=True, replacement=following, **LOCKS)
            if box == "B-1":
                office.count(box, 41_000)
        yield office


def told(office: Office, *whom: str) -> dict[str, list[str]]:
    """Which of them is told it where, of all that there is."""
    found: dict[str, list[str]] = {}

    def look(who: str, where: str, text: str) -> None:
        if any(said in text for said in SAID):
            found.setdefault(who, []).append(where)

    server = office.server
    people = {badge: office.console(badge) for badge in whom}
    for who, path, content in everything_shown(server, people):
        look(who, path, content.decode(errors="replace"))
    for who in {"S1", "A1", "C1"} & people.keys():
        for number in (1, 2, 3):
            form = f"/api/tables/1/forms/drop/{number}"
            look(who, "the form Drop and count", office.console(who).get(form, params={"as": "html"}).text)
    for who in {"A1", "R1", "K1"} & people.keys():
        searched = office.console(who).get("/api/journal/events", params={"search": str(HELD), "limit": 50}).json()
        if searched["rows"]:  # whoever may guess would only have to try
            found.setdefault(who, []).append("search")
        figures = {"by": "day,table", "table": "1", "figure": "uncounted"}
        look(who, "figure", office.console(who).get("/api/journal/figures", params=figures).text)
    for who in {"S1", "D1", "A1", "K1", "R1", "C1"} & people.keys():
        with server.live(office.console(who)) as live:
            look(who, "frames", json.dumps([*live.heard, *live.drain(0.3)]))
    return found


def test_nobody_is_told_before_the_count_is_signed(office: Office) -> None:
    """But for the record itself as a file, every byte of which is under its hash."""
    before = told(office, "A1", "R1", "K1", "S1", "C1", "D1", "W1", "N1")
    assert {where for places in before.values() for where in places} == {"/api/journal/export"}
    assert before.keys() == {badge for badge in before if STAFF[badge] in READERS}
    office.count("B-2", HELD)
    shown = {"/api/floor/counts", "/api/journal/events", "/api/journal/events.csv", "search", "the form Drop and count"}
    assert shown <= set(told(office, "A1")["A1"])
