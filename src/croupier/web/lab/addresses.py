"""The lab: who may use which address."""

from croupier.web.door.roles import READERS, TECHNICIANS, Addresses, Door

ADDRESSES: Addresses = {
    ("GET", "/api/tables/{table}/wheel"): READERS | TECHNICIANS,
    ("GET", "/api/lab/rulebooks"): Door.OPEN,
    ("GET", "/api/lab/rulebooks/{rulebook}/{wheel}/layout"): Door.OPEN,
    ("POST", "/api/lab/slip"): Door.OPEN,
    ("POST", "/api/lab/session"): Door.OPEN,
    ("POST", "/api/lab/luck"): Door.OPEN,
    ("POST", "/api/lab/system"): Door.OPEN,
    ("POST", "/api/lab/sheet"): Door.OPEN,
    ("POST", "/api/lab/ruin"): Door.OPEN,
    ("POST", "/api/lab/compare"): Door.OPEN,
    ("POST", "/api/lab/fan"): Door.OPEN,
    ("POST", "/api/lab/bias"): Door.OPEN,
    ("GET", "/api/lab/jobs/{job}"): Door.OPEN,
    ("DELETE", "/api/lab/jobs/{job}"): Door.OPEN,
}
