"""Forgetting people: who may use which address."""

from croupier.web.door.roles import MANAGERS, READERS, Addresses

ADDRESSES: Addresses = {
    ("GET", "/api/forgotten"): READERS,
    ("POST", "/api/forgotten"): MANAGERS,
}
