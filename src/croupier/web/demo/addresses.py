"""A demonstration: who may use which address."""

from croupier.web.door.roles import Addresses, Door

ADDRESSES: Addresses = {("GET", "/api/demonstration"): Door.OPEN}
