"""Help: who may use which address."""

from croupier.web.door.roles import Addresses, Door

ADDRESSES: Addresses = {("GET", "/api/help/{form}"): Door.STAFF}
