"""The register of the demonstration says what is true of its tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

from croupier.live.desks.signatures import PersonalKey
from croupier.live.reports.register import verify_floor
from croupier.web.demo.demo import STAFF, TABLES, make_staff, make_tables
from croupier.web.demo.register import make_register
from croupier.web.door.settings import Settings
from croupier.web.office.views import boxes_json, counted_json, counts_json, equipment_json, inspections_json
from croupier.web.server import open_house


def test_the_demonstration_has_a_register(tmp_path: Path) -> None:
    house = open_house(Settings(db=str(tmp_path / "demo.sqlite"), demo=True))
    try:
        staff = make_staff(house)
        register = make_register(house, staff, [(table.name, table.policy) for table in TABLES])
        make_tables(house.floor)
        register.postings()
        office, today = house.office.office, house.floor.now()[:10]
        assert len(office.premises.people) == len(STAFF)
        assert all(thing["reasons"] == [] for thing in equipment_json(office.premises, today))
        assert {box["state"] for box in boxes_json(office.premises, "K1")} == {"attached", "empty"}
        ready = inspections_json(office, office.premises, today)
        assert [table["table"] for table in ready["tables"]] == [table.name for table in TABLES]
        assert all(table["reasons"] == [] for table in ready["tables"]), ready
        register.history()
        assert office.premises.log[0].witness == "G1"
        again = inspections_json(office, office.premises, today)["tables"]
        assert [table["table"] for table in again if table["due"]] == ["5"], "an inspection is due"
        report = verify_floor(house.journal)
        assert report.ok
        assert report.signatures >= 2
        badge, _, _, code = next(person for person in staff if person[0] == "S1")
        own = PersonalKey.unwrapped(house.verifiers.of(badge).signing_key, code, badge)
        assert own.public == office.premises.people[badge].public_key
    finally:
        house.store.close()
        house.journal.close()


def test_boxes_of_the_demonstration_are_dropped_and_counted(tmp_path: Path) -> None:
    asyncio.run(an_evening_of_drops(tmp_path))


async def an_evening_of_drops(tmp_path: Path) -> None:
    house = open_house(Settings(db=str(tmp_path / "demo.sqlite"), demo=True))
    register = make_register(house, make_staff(house), [(table.name, table.policy) for table in TABLES])
    make_tables(house.floor)
    register.postings()
    await house.start()
    try:
        await register.drops(table.name for table in TABLES if table.opened)
        office = house.office.office
        counts = counts_json(house.office.office.premises, await house.office.history("box-counted"))
        assert {one["table"]: one["difference"] for one in counts} == {"1": 0, "2": 0, "3": -500, "4": 0}
        assert (counted_json(office.premises)["books"]["over-short"], sum(office.premises.books.values())) == (500, 0)
        assert all(one["expected"] > 0 for one in counts)
        report = verify_floor(house.journal)
        assert (report.ok, report.boxes) == (True, 4)
    finally:
        await house.stop()
