"""For whoever watches the machine: who may use which address."""

from croupier.web.door.roles import Addresses, Door

ADDRESSES: Addresses = {
    ("GET", "/api/openapi.json"): Door.OPEN,
    ("GET", "/health"): Door.OPEN,
    ("GET", "/metrics"): Door.OPEN,
}
