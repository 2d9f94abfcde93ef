"""A badge or a terminal is lost, while the house is closed: said by whoever has the machine, and never quietly."""

from __future__ import annotations

import secrets

from croupier.house import Event as HouseEvent
from croupier.house.doors.events import SessionsEnded
from croupier.people import Event
from croupier.people.staff.checks import check_not_last
from croupier.people.staff.events import BadgeLost
from croupier.people.terminals.events import TerminalLost
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.web.people.kept import PERSON, Verifier, record_of
from croupier.web.people.people import People


def lost_at_the_machine(people: People, kind: str, name: str, user: str) -> None:
    events: list[Event | HouseEvent]
    if kind == PERSON:
        check_not_last(people.roll, name)
        digest = people.store.seal(PERSON, name, record_of(Verifier()))
        events = [BadgeLost(name, digest), SessionsEnded(name, people.sessions.count(name))]
    else:
        known = people.roll.terminals.get(name)
        if known is None:
            raise Refused("no_such_terminal.plain", "There is no such terminal.", terminal=name)
        events = [TerminalLost(name, known.table)]
    by = Actor(user, Role.SYSTEM, "lost")
    people.desk.written(lambda _: events, by, f"people/lost/{secrets.token_hex(8)}")
    people.verifiers.alone(kind, name)
    if kind == PERSON:
        people.store.forget_places(name)
