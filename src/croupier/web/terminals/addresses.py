"""Terminals: who may use which address."""

from croupier.web.door.roles import CAGE, DEALERS, PIT, PLAYERS, READERS, TECHNICIANS, Addresses, Door
from croupier.web.lists.doors import with_files

ADDRESSES: Addresses = {
    ("POST", "/api/terminals"): Door.OPEN,
    ("POST", "/api/terminals/confirm"): TECHNICIANS,
    ("DELETE", "/api/terminals/{terminal}"): TECHNICIANS,
    ("POST", "/api/terminals/{terminal}/lost"): TECHNICIANS,
    ("POST", "/api/slips/redeem"): CAGE,
    ("GET", "/api/slips/{table}/{number}"): CAGE | READERS,
    ("POST", "/api/slips/{table}/{number}/redeem"): CAGE,
    ("POST", "/api/calls"): PLAYERS,
    ("GET", "/api/calls"): Door.SIGNED_IN,
    ("POST", "/api/calls/{call}/answer"): DEALERS | PIT | CAGE | TECHNICIANS,
    **with_files({("GET", "/api/slips"): CAGE | PIT | READERS, ("GET", "/api/terminals"): READERS | TECHNICIANS}),
}
