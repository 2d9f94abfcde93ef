"""Beginning a house: who may use which address."""

from croupier.web.door.roles import MANAGERS, READERS, Addresses

ADDRESSES: Addresses = {
    ("GET", "/api/beginning"): READERS,
    ("POST", "/api/beginning/house"): MANAGERS,
    ("POST", "/api/beginning/staff"): MANAGERS,
    ("POST", "/api/beginning/tables"): MANAGERS,
    ("POST", "/api/paper/code-cards"): MANAGERS,
}
