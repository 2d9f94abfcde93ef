"""Tournaments: who may use which address."""

from croupier.web.door.roles import CAGE, DIRECTORS, PLAYERS, READERS, Addresses, Door
from croupier.web.lists.doors import with_files

ADDRESSES: Addresses = {
    ("GET", "/api/tournaments"): Door.OPEN,
    ("GET", "/api/tournament-commands"): Door.OPEN,
    ("GET", "/api/tournament-templates"): Door.STAFF,
    ("POST", "/api/tournaments/check"): Door.STAFF,
    ("POST", "/api/tournaments/simulate"): Door.STAFF,
    ("GET", "/api/tournaments/{tournament}"): Door.OPEN,
    ("GET", "/api/tournaments/{tournament}/rules"): Door.OPEN,
    ("GET", "/api/tournaments/{tournament}/leaderboard"): Door.OPEN,
    ("GET", "/api/tournaments/{tournament}/clock"): Door.OPEN,
    ("GET", "/api/tournaments/{tournament}/mine"): PLAYERS,
    ("GET", "/api/tournaments/{tournament}/desk"): READERS | CAGE | DIRECTORS,
    ("GET", "/api/tournaments/{tournament}/next"): READERS | CAGE | DIRECTORS,
    ("GET", "/api/tournaments/{tournament}/forms"): READERS | CAGE | DIRECTORS,
    ("POST", "/api/tournaments/{tournament}/commands"): Door.SIGNED_IN,
    **with_files({("GET", "/api/tournaments/{tournament}/entries"): READERS | CAGE | DIRECTORS}),
}
