"""Signing in, people and approvals: who may use which address."""

from croupier.web.door.roles import MANAGERS, PIT, READERS, Addresses, Door
from croupier.web.lists.doors import with_files

ADDRESSES: Addresses = {
    ("GET", "/api/frames.json"): Door.OPEN,
    ("POST", "/api/setup"): Door.OPEN,
    ("POST", "/api/session"): Door.OPEN,
    ("GET", "/api/session"): Door.OPEN,
    ("DELETE", "/api/session"): Door.OPEN,
    ("DELETE", "/api/sessions/{id_}"): Door.STAFF,
    ("POST", "/api/session/passphrase"): Door.LOCKED_TOO,
    ("POST", "/api/session/awake"): Door.STAFF,
    ("POST", "/api/session/passkey/challenge"): Door.OPEN,
    ("POST", "/api/session/passkey"): Door.OPEN,
    ("POST", "/api/session/passkeys/challenge"): Door.STAFF,
    ("POST", "/api/session/passkeys"): Door.STAFF,
    ("GET", "/api/session/passkeys"): Door.STAFF,
    ("DELETE", "/api/session/passkeys/{passkey}"): Door.STAFF,
    ("POST", "/api/people"): MANAGERS,
    ("POST", "/api/people/start"): Door.OPEN,
    ("POST", "/api/people/{badge}/roles"): MANAGERS,
    ("POST", "/api/people/{badge}/new-code"): MANAGERS,
    ("DELETE", "/api/people/{badge}"): MANAGERS,
    ("POST", "/api/people/{badge}/unlock"): MANAGERS,
    ("POST", "/api/people/{badge}/lost"): PIT,
    ("POST", "/api/people/{badge}/sign-out"): MANAGERS,
    ("GET", "/api/approvals"): Door.STAFF,
    ("GET", "/api/approvals/{approval}"): Door.STAFF,
    ("POST", "/api/approvals/{approval}/confirm"): Door.STAFF,
    ("POST", "/api/approvals/{approval}/beside"): Door.STAFF,
    ("POST", "/api/approvals/{approval}/refuse"): Door.STAFF,
    ("GET", "/api/authority"): Door.OPEN,
    **with_files({("GET", "/api/sessions"): Door.STAFF, ("GET", "/api/people"): READERS}),
}
