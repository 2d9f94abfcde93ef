"""Who may do what over the network, in one table. A route that is not in it is closed to everybody, and fails a test.

What a command at a table may be asked by is in the rulebooks' own table (`authority.toml`), not here.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from croupier.refusal import Refused
from croupier.rules import Role
from croupier.rules.library import authority, floor_second
from croupier.web.sessions import Session


class Door(StrEnum):
    OPEN = "open"  # to anybody on the network
    SIGNED_IN = "signed-in"  # any session: staff, terminals, displays
    STAFF = "staff"
    LOCKED_TOO = "locked-too"  # staff, also while the console is locked


R = Role
PIT = frozenset({R.PIT_SUPERVISOR, R.KEY_MANAGER})
READERS = frozenset({R.PIT_SUPERVISOR, R.KEY_MANAGER, R.AUDITOR, R.REGULATOR})
MANAGERS = frozenset({R.KEY_MANAGER})
TECHNICIANS = frozenset({R.SLOT_TECHNICIAN, R.PIT_SUPERVISOR, R.KEY_MANAGER})
CAGE = frozenset({R.CASHIER})
DEALERS = frozenset({R.DEALER})
PLAYERS = frozenset({R.PLAYER})
DIRECTORS = frozenset({R.TOURNAMENT_DIRECTOR})
FLOOR_STAFF = frozenset({R.SECURITY, R.MAINTENANCE, R.SLOT_TECHNICIAN})

ROUTES: Mapping[tuple[str, str], Door | frozenset[Role]] = {
    ("GET", "/health"): Door.OPEN,
    ("GET", "/metrics"): Door.OPEN,
    ("GET", "/api/frames.json"): Door.OPEN,
    ("GET", "/api/openapi.json"): Door.OPEN,
    ("GET", "/api/tables"): Door.OPEN,
    ("POST", "/api/tables"): PIT,
    ("GET", "/api/tables/{table}"): Door.OPEN,
    ("GET", "/api/tables/{table}/layout"): Door.OPEN,
    ("GET", "/api/tables/{table}/rules"): Door.OPEN,
    ("GET", "/api/tables/{table}/statistics"): Door.OPEN,
    ("GET", "/api/tables/{table}/paper/{sheet}"): Door.OPEN,
    ("GET", "/api/tables/{table}/forms"): READERS | CAGE,
    ("GET", "/api/tables/{table}/forms/{form}/{number}"): READERS | CAGE,
    ("GET", "/api/floor/paper/{sheet}"): READERS,
    ("GET", "/api/tournaments/{tournament}/paper/rules"): Door.OPEN,
    ("GET", "/api/tournaments/{tournament}/paper/forms/{form}"): READERS | CAGE | DIRECTORS,
    ("GET", "/api/paper/postings"): Door.STAFF,
    ("POST", "/api/paper/postings"): PIT,
    ("POST", "/api/paper/postings/take-down"): PIT,
    ("POST", "/api/paper/copies"): DEALERS | PIT | CAGE | frozenset({R.SECURITY}),
    ("GET", "/api/tables/{table}/rounds"): Door.SIGNED_IN,
    ("GET", "/api/tables/{table}/rounds/{number}"): READERS | DEALERS,
    ("GET", "/api/tables/{table}/seats"): READERS | DEALERS | CAGE,
    ("GET", "/api/tables/{table}/books"): READERS | CAGE,
    ("GET", "/api/tables/{table}/meters"): READERS | TECHNICIANS | CAGE,
    ("GET", "/api/books"): READERS | CAGE,
    ("GET", "/api/tables/{table}/desk"): READERS | DEALERS,
    ("POST", "/api/tables/{table}/requests"): DEALERS | PIT,
    ("GET", "/api/pit"): READERS,
    ("POST", "/api/alerts/{alert}/acknowledge"): PIT,
    ("GET", "/api/tables/{table}/wheel"): READERS | TECHNICIANS,
    ("GET", "/api/lab/rulebooks"): Door.OPEN,
    ("GET", "/api/lab/rulebooks/{rulebook}/{wheel}/layout"): Door.OPEN,
    ("POST", "/api/lab/slip"): Door.OPEN,
    ("POST", "/api/lab/session"): Door.OPEN,
    ("POST", "/api/lab/luck"): Door.OPEN,
    ("POST", "/api/lab/further"): Door.OPEN,
    ("POST", "/api/lab/system"): Door.OPEN,
    ("POST", "/api/lab/sheet"): Door.OPEN,
    ("POST", "/api/lab/ruin"): Door.OPEN,
    ("POST", "/api/lab/compare"): Door.OPEN,
    ("POST", "/api/lab/fan"): Door.OPEN,
    ("POST", "/api/lab/bias"): Door.OPEN,
    ("GET", "/api/lab/jobs/{job}"): Door.OPEN,
    ("DELETE", "/api/lab/jobs/{job}"): Door.OPEN,
    ("GET", "/api/commands"): Door.OPEN,
    ("POST", "/api/tables/{table}/commands"): Door.SIGNED_IN,
    ("POST", "/api/tables/{table}/recover"): PIT,
    ("POST", "/api/tables/{table}/play"): PIT,
    ("POST", "/api/setup"): Door.OPEN,
    ("POST", "/api/session"): Door.OPEN,
    ("GET", "/api/session"): Door.OPEN,
    ("DELETE", "/api/session"): Door.OPEN,
    ("POST", "/api/session/passphrase"): Door.LOCKED_TOO,
    ("POST", "/api/session/awake"): Door.STAFF,
    ("POST", "/api/session/passkey/challenge"): Door.OPEN,
    ("POST", "/api/session/passkey"): Door.OPEN,
    ("POST", "/api/session/passkeys/challenge"): Door.STAFF,
    ("POST", "/api/session/passkeys"): Door.STAFF,
    ("GET", "/api/session/passkeys"): Door.STAFF,
    ("DELETE", "/api/session/passkeys/{passkey}"): Door.STAFF,
    ("GET", "/api/people"): READERS,
    ("POST", "/api/people"): MANAGERS,
    ("POST", "/api/people/start"): Door.OPEN,
    ("POST", "/api/people/{badge}/roles"): MANAGERS,
    ("POST", "/api/people/{badge}/new-code"): MANAGERS,
    ("DELETE", "/api/people/{badge}"): MANAGERS,
    ("POST", "/api/people/{badge}/unlock"): MANAGERS,
    ("POST", "/api/people/{badge}/sign-out"): MANAGERS,
    ("GET", "/api/terminals"): READERS | TECHNICIANS,
    ("POST", "/api/terminals"): Door.OPEN,
    ("POST", "/api/terminals/confirm"): TECHNICIANS,
    ("DELETE", "/api/terminals/{terminal}"): TECHNICIANS,
    ("GET", "/api/slips/{table}/{number}"): CAGE | READERS,
    ("POST", "/api/slips/{table}/{number}/redeem"): CAGE,
    ("POST", "/api/calls"): PLAYERS,
    ("GET", "/api/calls"): Door.SIGNED_IN,
    ("POST", "/api/calls/{call}/answer"): DEALERS | PIT | CAGE | TECHNICIANS,
    ("GET", "/api/approvals"): Door.STAFF,
    ("POST", "/api/approvals/{approval}/confirm"): Door.STAFF,
    ("POST", "/api/approvals/{approval}/refuse"): Door.STAFF,
    ("GET", "/api/authority"): Door.OPEN,
    ("GET", "/api/journal"): READERS,
    ("GET", "/api/journal/events"): READERS,
    ("GET", "/api/journal/events/{sequence}/proof"): READERS,
    ("GET", "/api/journal/export"): READERS,
    ("POST", "/api/journal/verify"): READERS,
    ("POST", "/api/floor/commands"): Door.STAFF,
    ("GET", "/api/floor/commands"): Door.STAFF,
    ("POST", "/api/floor/signing-key"): Door.STAFF,
    ("GET", "/api/floor/people"): READERS,
    ("GET", "/api/floor/equipment"): READERS | FLOOR_STAFF,
    ("GET", "/api/floor/inspections"): READERS | FLOOR_STAFF,
    ("GET", "/api/floor/log"): READERS | FLOOR_STAFF,
    ("GET", "/api/floor/boxes"): READERS | CAGE | FLOOR_STAFF,
    ("GET", "/api/floor/incidents"): READERS | FLOOR_STAFF,
    ("GET", "/api/floor/incidents/{incident}"): READERS,
    ("GET", "/api/floor/approvals"): READERS,
    ("GET", "/api/floor/variations"): READERS,
    ("GET", "/api/floor/reports"): READERS | CAGE,
    ("GET", "/api/floor/reports.csv"): READERS | CAGE,
    ("POST", "/api/floor/verify"): READERS,
    ("GET", "/api/tournaments"): Door.OPEN,
    ("GET", "/api/tournament-commands"): Door.OPEN,
    ("POST", "/api/tournaments/check"): Door.STAFF,
    ("POST", "/api/tournaments/simulate"): Door.STAFF,
    ("GET", "/api/tournaments/{tournament}"): Door.OPEN,
    ("GET", "/api/tournaments/{tournament}/rules"): Door.OPEN,
    ("GET", "/api/tournaments/{tournament}/leaderboard"): Door.OPEN,
    ("GET", "/api/tournaments/{tournament}/clock"): Door.OPEN,
    ("GET", "/api/tournaments/{tournament}/mine"): PLAYERS,
    ("GET", "/api/tournaments/{tournament}/desk"): READERS | CAGE | DIRECTORS,
    ("GET", "/api/tournaments/{tournament}/forms"): READERS | CAGE | DIRECTORS,
    ("POST", "/api/tournaments/{tournament}/commands"): Door.SIGNED_IN,
    ("WEBSOCKET", "/api/live"): Door.SIGNED_IN,
    ("WEBSOCKET", "/api/tournaments/{tournament}/live"): Door.OPEN,
}

# What needs two people, and which roles the second of them may have.
TWO_PERSON: Mapping[str, frozenset[Role]] = {
    "fill-table": frozenset({R.CASHIER, R.SECURITY, *PIT}),
    "credit-table": frozenset({R.CASHIER, R.SECURITY, *PIT}),
    "correct-result": PIT | DEALERS,  # asked for by a supervisor; the dealer who keyed it may be the second
    "make-ruling": PIT,  # when it voids a spin
    "change-limits": PIT,
    "change-options": PIT,
    "load-variations": PIT,
    "award-prizes": frozenset({R.CASHIER, *PIT}),
    "count-fees": frozenset({R.CASHIER, R.SECURITY, R.KEY_MANAGER, R.TOURNAMENT_DIRECTOR}),
    "set-up-table": PIT,
    "enrol-terminal": TECHNICIANS,
    "add-person": MANAGERS,
    "grant-roles": MANAGERS,
    "renew-code": MANAGERS,
    **{command: frozenset(roles) for command, roles in floor_second().items()},
}


def check_door(door: Door | frozenset[Role] | None, session: Session | None, locked: bool) -> None:
    if door is Door.OPEN:
        return
    if door is None:
        raise Refused("not_in_access_table", "Nobody may use this address.")
    if session is None:
        raise Refused("not_signed_in", "Sign in first.")
    if session.is_terminal and door in (Door.STAFF, Door.LOCKED_TOO):
        raise Refused("role_not_allowed", "A terminal may not do this.", role=session.role or "display")
    if locked and door is not Door.LOCKED_TOO:
        raise Refused("session_locked", "The console is locked; give your passphrase again.")
    if not isinstance(door, Door) and session.role not in door:
        role = session.role or "display"
        raise Refused("role_not_allowed", f"A {role} may not do this.", role=role, allowed=sorted(door))


def check_command(session: Session, table: str, command: Mapping[str, Any]) -> None:
    """What the authority table cannot know: a terminal speaks for its own seat, a dealer for the own badge.

    The role itself is checked where the game is decided, so that the refusal cites its clause and is on record.
    """
    name = command.get("do")
    if not isinstance(name, str) or name not in authority():
        raise Refused("bad_command", f"There is no command “{str(name)[:40]}”.")
    if command.keys() & {"by", "time", "key"}:
        raise Refused("bad_command", "Who asks, when and under which key is not part of the command.")
    if session.role is None:
        raise Refused("role_not_allowed", "A display only shows.", command=name)
    if session.is_terminal and needs_two(command):
        raise Refused("role_not_allowed", f"A {session.role} may not do this.", command=name, role=session.role)
    if session.is_terminal and (table != session.table or command.get("seat") != session.seat):
        message = f"This terminal is seat {session.seat} of table {session.table}."
        raise Refused("not_your_seat", message, seat=session.seat, table=session.table)
    if name == "sign-in-dealer" and session.role is Role.DEALER and command.get("dealer") != session.who:
        raise Refused("role_not_allowed", "A dealer signs in with the own badge.", badge=session.who)


def needs_two(command: Mapping[str, Any]) -> bool:
    """Anything may stand in `do`: it comes as it was sent."""
    name = command.get("do")
    if name == "make-ruling":
        return command.get("instruction") in ("void", "return-wagers")
    return isinstance(name, str) and name in TWO_PERSON
