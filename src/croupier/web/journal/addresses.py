"""The journal: who may use which address."""

from croupier.web.door.roles import AUTHORITIES, CAGE, READERS, Addresses

ADDRESSES: Addresses = {
    ("GET", "/api/journal"): READERS,
    ("GET", "/api/journal/figures"): READERS | CAGE,  # whoever reads a report
    ("GET", "/api/journal/events"): READERS,
    ("GET", "/api/journal/events.csv"): READERS,
    ("GET", "/api/journal/records/{shard}/{sequence}/proof"): READERS,
    ("GET", "/api/journal/export"): READERS,
    ("GET", "/api/journal/package"): AUTHORITIES,
    ("POST", "/api/journal/verify"): READERS,
}
