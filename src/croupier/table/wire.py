"""Commands and events as JSON: what is sent, and what is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier import domain
from croupier.domain import wire_name
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.rules.book.library import authority
from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.irregular.commands import MakeRuling
from croupier.table.state import Table
from croupier.table.subjects import SUBJECTS

COMMANDS: Mapping[str, type[Command]] = {wire_name(kind): kind for kind in SUBJECTS.deciders}
EVENTS: Mapping[str, type[Event]] = {wire_name(kind): kind for kind in SUBJECTS.events}
VERSIONS: Mapping[str, int] = dict.fromkeys(EVENTS, 1)

assert set(COMMANDS) == set(authority()), "every command has its line in the authority table"


def read_command(data: Mapping[str, Any]) -> Command:
    """A command from its JSON: `{"do": "place-wager", "seat": 3, ...}`, strictly typed."""
    command: Command = domain.read_command(data, COMMANDS)
    return command


def read_actor(data: Mapping[str, Any], command: Command, table: Table) -> Actor:
    """Who asks; a player is known by the seat, a dealer by the table."""
    who, role, device = domain.read_by(data, authority()[wire_name(type(command))][0])
    seat = table.seats.get(getattr(command, "seat", 0) or 0)
    if not who and role == Role.PLAYER and seat:
        who = seat.player
    if not who and role == Role.DEALER:
        who = table.dealer
    if not who and role == Role.PIT_SUPERVISOR and isinstance(command, MakeRuling):
        raise Refused(
            "bad_command.ruling_name", "A ruling has the name of the supervisor who makes it: “by” with “who”."
        )
    return Actor(who or role, role, device)
