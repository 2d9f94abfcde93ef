"""Paper: who may use which address."""

from croupier.rules import Role
from croupier.web.door.roles import AUTHORITIES, CAGE, COMPLIANCE, DEALERS, DIRECTORS, PIT, READERS, Addresses, Door
from croupier.web.lists.doors import with_files

ADDRESSES: Addresses = {
    ("GET", "/api/tables/{table}/paper/{sheet}"): Door.OPEN,
    ("GET", "/api/tables/{table}/forms"): READERS | CAGE,
    ("GET", "/api/tables/{table}/forms/{form}/{number}"): READERS | CAGE,
    ("GET", "/api/floor/paper/{sheet}"): READERS,
    ("GET", "/api/floor/reports/paper"): READERS | CAGE,
    ("GET", "/api/floor/cash/paper"): AUTHORITIES | CAGE | COMPLIANCE,
    ("GET", "/api/protection/paper"): READERS,
    ("GET", "/api/tournaments/{tournament}/paper/rules"): Door.OPEN,
    ("GET", "/api/tournaments/{tournament}/paper/forms/{form}"): READERS | CAGE | DIRECTORS,
    ("GET", "/api/tournaments/{tournament}/paper/receipts/{entry}"): READERS | CAGE | DIRECTORS,
    ("POST", "/api/paper/postings"): PIT,
    ("POST", "/api/paper/postings/take-down"): PIT,
    ("POST", "/api/paper/copies"): DEALERS | PIT | CAGE | frozenset({Role.SECURITY}),
    **with_files({("GET", "/api/paper/postings"): Door.STAFF}),
}
