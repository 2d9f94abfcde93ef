"""The register of the demonstration says what is true of its tables."""

from __future__ import annotations

from pathlib import Path

from croupier.live.floor_verify import verify_floor
from croupier.live.signatures import PersonalKey
from croupier.web.demo import STAFF, TABLES, make_staff, make_tables
from croupier.web.demo_floor import make_register
from croupier.web.floor_views import boxes_json, equipment_json, inspections_json
from croupier.web.server import open_house
from croupier.web.settings import Settings


def test_the_demonstration_has_a_register(tmp_path: Path) -> None:
    house = open_house(Settings(db=str(tmp_path / "demo.sqlite"), demo=True))
    try:
        staff = make_staff(house)
        make_register(house, staff, [(table.name, table.policy) for table in TABLES])
        make_tables(house.floor)
        office, today = house.office.office, house.floor.now()[:10]
        assert len(office.premises.people) == len(STAFF)
        assert all(thing["reasons"] == [] for thing in equipment_json(office.premises, today))
        assert {box["state"] for box in boxes_json(office, office.premises)["boxes"]} == {"attached", "empty"}
        ready = inspections_json(office, office.premises, today)
        assert [table["table"] for table in ready["tables"]] == [table.name for table in TABLES]
        assert all(table["reasons"] == [] for table in ready["tables"]), ready
        assert office.premises.log[0].witness == "G1"
        report = verify_floor(house.journal)
        assert report.ok
        assert report.signatures >= 2
        badge, _, _, code = next(person for person in staff if person[0] == "S1")
        own = PersonalKey.unwrapped(house.store.signing_key(badge), code, badge)
        assert own.public == office.premises.people[badge].public_key
    finally:
        house.store.close()
        house.journal.close()
