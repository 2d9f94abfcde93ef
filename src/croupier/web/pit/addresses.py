"""The dealer's console and the pit: who may use which address."""

from croupier.web.door.roles import DEALERS, PIT, READERS, Addresses

ADDRESSES: Addresses = {
    ("GET", "/api/tables/{table}/desk"): READERS | DEALERS,
    ("POST", "/api/tables/{table}/requests"): DEALERS | PIT,
    ("POST", "/api/tables/{table}/weigh"): PIT,
    ("GET", "/api/pit"): READERS,
    ("GET", "/api/alerts"): READERS,
    ("GET", "/api/protection"): READERS,
    ("GET", "/api/protection.csv"): READERS,
    ("POST", "/api/protection/acknowledge"): PIT,
    ("POST", "/api/alerts/{alert}/acknowledge"): PIT,
}
