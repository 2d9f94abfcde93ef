"""The people as a domain: their events by name, and which of them happen once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from croupier.domain import AskedFor, Domain, wire_name
from croupier.domain import Person as Named
from croupier.people.commands import Command
from croupier.people.events import Event
from croupier.people.staff.events import PersonAdded, PersonTakenOver
from croupier.people.state import Roll
from croupier.people.subjects import SUBJECTS
from croupier.people.terminals.events import TerminalTakenOver
from croupier.people.verifiers.events import RecordFoundAltered
from croupier.refusal import Refused

STREAM = "people"
EVENTS: Mapping[str, type[Event]] = {wire_name(kind): kind for kind in SUBJECTS.events}


def unique(_roll: Roll, event: Event) -> str | None:
    match event:
        case PersonAdded():
            return f"person/{event.badge}"
        case PersonTakenOver():
            return f"person/{event.badge}/taken-over"
        case TerminalTakenOver():
            return f"terminal/{event.terminal}/taken-over"
        case RecordFoundAltered():
            return f"altered/{event.kind}/{event.owner}/{event.verifier}/{event.found}"
        case _:
            return None


def decide(_roll: Roll, asked: AskedFor[Command]) -> NoReturn:
    raise Refused("bad_command.command", "There is no command “{command}”.", command=wire_name(type(asked.command)))


def called(roll: Roll, name: str) -> Named | None:
    return next((Named("staff", badge) for badge, person in roll.people.items() if person.name == name), None)


PEOPLE: Domain[Roll] = Domain(STREAM, {}, EVENTS, {}, Roll, decide, SUBJECTS.change, unique=unique, called=called)
