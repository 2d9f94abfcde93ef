"""Compliance: who may use which address. Notes of suspicion are read by nobody else, whatever else they may see."""

from croupier.web.door.roles import AUTHORITIES, CAGE, COMPLIANCE, FLOOR_STAFF, PIT, Addresses

ADDRESSES: Addresses = {
    ("GET", "/api/floor/bars"): AUTHORITIES | PIT | CAGE | COMPLIANCE | FLOOR_STAFF,
    ("GET", "/api/floor/notes"): COMPLIANCE,
}
