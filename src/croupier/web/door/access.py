"""Who may do what over the network, in one table. A route that is not in it is closed to everybody, and fails a test.

What a command at a table may be asked by is in the rulebooks' own table (`authority.toml`), not here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

import croupier.web
from croupier.refusal import Refused
from croupier.rules import Role
from croupier.rules.book.library import authority, floor_second
from croupier.web.door.roles import DEALERS, MANAGERS, PIT, TECHNICIANS, Addresses, Door
from croupier.web.door.sessions import Session

R = Role


def _addresses() -> Iterator[tuple[tuple[str, str], Door | frozenset[Role]]]:
    """Each folder of this package tells its own."""
    for folder in iter_modules(croupier.web.__path__, "croupier.web."):
        if folder.ispkg and find_spec(f"{folder.name}.addresses"):
            told: Addresses = import_module(f"{folder.name}.addresses").ADDRESSES
            yield from told.items()


ROUTES: Addresses = dict(_addresses())

# What needs two people, and which roles the second of them may have.
BY_AMOUNT = frozenset({"make-ruling", "decide-dispute"})  # whether two are needed also follows from what they move
NOT_SAID = frozenset({"by", "time", "key"})  # by whoever asks: the house knows them
TWO_PERSON: Mapping[str, frozenset[Role]] = {
    "fill-table": frozenset({R.CASHIER, R.SECURITY, *PIT}),
    "credit-table": frozenset({R.CASHIER, R.SECURITY, *PIT}),
    "void-slip": frozenset({R.CASHIER, R.SECURITY, *PIT}),
    "correct-result": PIT | DEALERS,  # asked for by a supervisor; the dealer who keyed it may be the second
    "make-ruling": PIT,  # when it voids a spin, or can move more than the house lets one supervisor rule on
    "decide-dispute": PIT,  # likewise
    "change-limits": PIT,
    "change-tips": PIT,
    "change-options": PIT,
    "change-chips": PIT,
    "load-variations": PIT,
    "award-prizes": frozenset({R.CASHIER, *PIT}),
    "enter-from-paper": frozenset({R.CASHIER, R.SECURITY, R.KEY_MANAGER, R.TOURNAMENT_DIRECTOR}),
    "count-fees": frozenset({R.CASHIER, R.SECURITY, R.KEY_MANAGER, R.TOURNAMENT_DIRECTOR}),
    "set-up-table": PIT,
    "enrol-terminal": TECHNICIANS,
    "begin-staff": MANAGERS,
    "begin-table": PIT,
    "add-person": MANAGERS,
    "grant-roles": MANAGERS,
    "renew-code": MANAGERS,
    "forget-person": frozenset({R.KEY_MANAGER, R.AUDITOR, R.REGULATOR}),
    **{command: frozenset(roles) for command, roles in floor_second().items()},
}


def door_of(method: str, path: str, *, demo: bool) -> Door | frozenset[Role] | None:
    """The door before an address, as the house stands: a demonstration has its lab open."""
    return Door.OPEN if demo and path.startswith("/api/lab/") else ROUTES.get((method, path))


def check_door(door: Door | frozenset[Role] | None, session: Session | None, locked: bool) -> None:
    if door is Door.OPEN:
        return
    if door is None:
        raise Refused("not_in_access_table", "Nobody may use this address.")
    if session is None:
        raise Refused("not_signed_in", "Sign in first.")
    if session.is_terminal and door in (Door.STAFF, Door.LOCKED_TOO):
        raise Refused("role_not_allowed.terminal", "A terminal may not do this.", role=session.role or "display")
    if locked and door is not Door.LOCKED_TOO:
        raise Refused("session_locked", "The console is locked; give your passphrase again.")
    if not isinstance(door, Door) and session.role not in door:
        role = session.role or "display"
        raise Refused("role_not_allowed.role", "The {role} may not do this.", role=role, allowed=sorted(door))


def check_command(session: Session, table: str, command: Mapping[str, Any]) -> None:
    """What the authority table cannot know: a terminal speaks for its own seat.

    The role itself is checked where the game is decided, so that the refusal cites its clause and is on record.
    """
    name = command.get("do")
    if not isinstance(name, str) or name not in authority():
        raise Refused("bad_command.name", "There is no command “{name}”.", name=str(name)[:40])
    if not NOT_SAID.isdisjoint(command):
        raise Refused("bad_command.key", "Who asks, when and under which key is not part of the command.")
    if session.role is None:
        raise Refused("role_not_allowed.display_shows", "A display only shows.", command=name)
    if session.is_terminal and needs_two(command):
        raise Refused("role_not_allowed.role", "The {role} may not do this.", command=name, role=session.role)
    if session.is_terminal and (table != session.table or command.get("seat") != session.seat):
        raise Refused(
            "not_your_seat.terminal_table",
            "This terminal is seat {seat} of table {table}.",
            seat=session.seat,
            table=session.table,
        )


def needs_two(command: Mapping[str, Any]) -> bool:
    """Anything may stand in `do`: it comes as it was sent."""
    name = command.get("do")
    if not isinstance(name, str):
        return False
    if name in BY_AMOUNT:
        return command.get("instruction") in ("void", "return-wagers")
    return name in TWO_PERSON
