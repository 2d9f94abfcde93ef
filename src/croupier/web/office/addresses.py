"""The office: who may use which address."""

from croupier.web.door.roles import (
    AUTHORITIES,
    CAGE,
    COMPLIANCE,
    COUNT_ROOM,
    DEALERS,
    FLOOR_STAFF,
    READERS,
    TECHNICIANS,
    Addresses,
    Door,
)
from croupier.web.lists.doors import with_files

COUNTED = READERS | CAGE | FLOOR_STAFF | COUNT_ROOM
CASH = AUTHORITIES | CAGE | COMPLIANCE
ADDRESSES: Addresses = {
    ("POST", "/api/floor/commands"): Door.STAFF,
    ("GET", "/api/floor/commands"): Door.STAFF,
    ("POST", "/api/floor/signing-key"): Door.STAFF,
    ("GET", "/api/floor/clock"): Door.STAFF,
    ("GET", "/api/floor/dealt"): DEALERS,
    ("GET", "/api/floor/inspections"): READERS | FLOOR_STAFF,
    ("GET", "/api/floor/counted"): COUNTED,
    ("GET", "/api/floor/incidents/{incident}"): READERS,
    ("GET", "/api/floor/cash"): CASH,
    ("GET", "/api/floor/reports"): READERS | CAGE,
    ("GET", "/api/floor/reports.{form}"): READERS | CAGE,
    ("GET", "/api/floor/liability"): READERS,
    ("POST", "/api/floor/verify"): READERS,
    **with_files(
        {
            ("GET", "/api/floor/people"): Door.STAFF,  # the own line, or all
            ("GET", "/api/floor/equipment"): READERS | FLOOR_STAFF,
            ("GET", "/api/floor/log"): READERS | FLOOR_STAFF,
            ("GET", "/api/floor/incidents"): READERS | FLOOR_STAFF,
            ("GET", "/api/floor/approvals"): READERS,
            ("GET", "/api/floor/variations"): READERS,
            ("GET", "/api/floor/findings"): READERS,
            ("GET", "/api/floor/inspections/done"): READERS | FLOOR_STAFF,
            ("GET", "/api/floor/boxes"): COUNTED,
            ("GET", "/api/floor/counts"): COUNTED,
            ("GET", "/api/floor/keys"): COUNTED,
            ("GET", "/api/floor/meters"): READERS | TECHNICIANS | CAGE,
            ("GET", "/api/floor/cash/log"): CASH,
            ("GET", "/api/floor/cash/reports"): CASH,
        }
    ),
}
