"""Compliance: who may use which address. Notes of suspicion are read by nobody else, whatever else they may see."""

from croupier.web.door.roles import AUTHORITIES, CAGE, COMPLIANCE, FLOOR_STAFF, PIT, Addresses
from croupier.web.lists.doors import with_files

EVERYBODY_CONCERNED = AUTHORITIES | PIT | CAGE | COMPLIANCE | FLOOR_STAFF
ADDRESSES: Addresses = {
    ("GET", "/api/floor/notes"): COMPLIANCE,
    **with_files(
        {
            ("GET", "/api/floor/bars"): EVERYBODY_CONCERNED,
            ("GET", "/api/floor/bars/met"): EVERYBODY_CONCERNED,
        }
    ),
}
