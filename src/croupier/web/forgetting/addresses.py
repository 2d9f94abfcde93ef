"""Forgetting people: who may use which address."""

from croupier.web.door.roles import MANAGERS, READERS, Addresses
from croupier.web.lists.doors import with_files

ADDRESSES: Addresses = {
    ("GET", "/api/forgotten/rule"): READERS,
    ("POST", "/api/forgotten"): MANAGERS,
    **with_files({("GET", "/api/forgotten"): READERS, ("GET", "/api/forgotten/withheld"): READERS}),
}
