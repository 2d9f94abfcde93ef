"""The office: who may use which address."""

from croupier.web.door.roles import AUTHORITIES, CAGE, COMPLIANCE, COUNT_ROOM, FLOOR_STAFF, READERS, Addresses, Door
from croupier.web.lists.doors import with_files

ADDRESSES: Addresses = {
    ("POST", "/api/floor/commands"): Door.STAFF,
    ("GET", "/api/floor/commands"): Door.STAFF,
    ("POST", "/api/floor/signing-key"): Door.STAFF,
    ("GET", "/api/floor/clock"): Door.STAFF,
    ("GET", "/api/floor/inspections"): READERS | FLOOR_STAFF,
    ("GET", "/api/floor/boxes"): READERS | CAGE | FLOOR_STAFF | COUNT_ROOM,
    ("GET", "/api/floor/incidents/{incident}"): READERS,
    ("GET", "/api/floor/cash"): AUTHORITIES | CAGE | COMPLIANCE,
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
        }
    ),
}
