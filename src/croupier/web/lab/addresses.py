"""The lab: who may use which address."""

from croupier.web.door.roles import LAB, READERS, TECHNICIANS, Addresses

ADDRESSES: Addresses = {
    ("GET", "/api/tables/{table}/wheel"): READERS | TECHNICIANS,
    ("GET", "/api/lab/rulebooks"): LAB,
    ("GET", "/api/lab/rulebooks/{rulebook}/{wheel}/layout"): LAB,
    ("POST", "/api/lab/slip"): LAB,
    ("POST", "/api/lab/session"): LAB,
    ("POST", "/api/lab/luck"): LAB,
    ("POST", "/api/lab/system"): LAB,
    ("POST", "/api/lab/sheet"): LAB,
    ("POST", "/api/lab/ruin"): LAB,
    ("POST", "/api/lab/compare"): LAB,
    ("POST", "/api/lab/fan"): LAB,
    ("POST", "/api/lab/further"): LAB,
    ("POST", "/api/lab/bias"): LAB,
    ("POST", "/api/lab/tables/{table}/bias"): LAB,
    ("GET", "/api/lab/jobs/{job}"): LAB,
    ("DELETE", "/api/lab/jobs/{job}"): LAB,
}
