"""Tables: who may use which address."""

from croupier.web.door.roles import CAGE, DEALERS, PIT, READERS, TECHNICIANS, Addresses, Door

ADDRESSES: Addresses = {
    ("GET", "/api/tables"): Door.OPEN,
    ("POST", "/api/tables"): PIT,
    ("GET", "/api/tables/{table}"): Door.OPEN,
    ("GET", "/api/tables/{table}/layout"): Door.OPEN,
    ("GET", "/api/tables/{table}/rules"): Door.OPEN,
    ("GET", "/api/tables/{table}/statistics"): Door.OPEN,
    ("GET", "/api/tables/{table}/rounds"): Door.SIGNED_IN,
    ("GET", "/api/tables/{table}/rounds/{number}"): READERS | DEALERS,
    ("GET", "/api/tables/{table}/seats"): READERS | DEALERS | CAGE,
    ("GET", "/api/tables/{table}/books"): READERS | CAGE,
    ("GET", "/api/tables/{table}/meters"): READERS | TECHNICIANS | CAGE,
    ("GET", "/api/books"): READERS | CAGE,
    ("GET", "/api/commands"): Door.OPEN,
    ("POST", "/api/tables/{table}/commands"): Door.SIGNED_IN,
    ("POST", "/api/tables/{table}/recover"): PIT,
    ("POST", "/api/tables/{table}/play"): PIT,
}
