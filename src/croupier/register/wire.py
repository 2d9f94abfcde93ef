"""The floor as a domain: its commands and events by name, who may ask, and what is signed."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.domain import Domain, Person, wire_name
from croupier.register.approvals.decide import KINDS
from croupier.register.books import entries_of
from croupier.register.commands import Command
from croupier.register.decide import decide
from croupier.register.events import Event
from croupier.register.evolve import evolve
from croupier.register.state import Premises
from croupier.register.subjects import SUBJECTS
from croupier.rules.book.library import floor_authority, floor_second

STREAM = "floor"
COMMANDS: Mapping[str, type[Command]] = {wire_name(kind): kind for kind in SUBJECTS.deciders}
EVENTS: Mapping[str, type[Event]] = {wire_name(kind): kind for kind in SUBJECTS.events}

SIGNED: Mapping[str, str] = {  # an event with a signature, and the command that was signed
    "opening-inspected": "inspect-opening",
    "wheel-adjusted": "adjust-wheel",
    "part-replaced": "replace-part",
    "log-corrected": "correct-log",
    "box-tallied": "tally-box",
    "box-counted": "reconcile-count",
    "box-recounted": "reconcile-count",
    "count-corrected": "correct-count",
}
CHOICES: Mapping[str, Mapping[str, tuple[str, ...]]] = {"record-approval": {"kind": KINDS}}  # what a field may say
OF_PEOPLE = frozenset({"register-person", "withdraw-person", "enrol-key"})  # decided here, kept in the stream `people`
OWN = {name: kind for name, kind in COMMANDS.items() if name not in OF_PEOPLE}
# What two people do together: the field that names the second of them.
TWO_PEOPLE: Mapping[str, str] = {
    name: "witness" if "witness" in COMMANDS[name].__dataclass_fields__ else "second" for name in floor_second()
}

assert set(COMMANDS) == set(floor_authority()), "every command has its line in the authority table"
assert {name for name, kind in EVENTS.items() if "signature" in kind.__dataclass_fields__} == set(SIGNED)
assert all(
    {*COMMANDS[command].__dataclass_fields__} - {"entry", "seen"} <= {*EVENTS[event].__dataclass_fields__}
    for event, command in SIGNED.items()
), "a signature can be checked from the event alone"


def _called(premises: Premises, name: str) -> Person | None:
    return next((Person("staff", badge) for badge, person in premises.people.items() if person.name == name), None)


_UNSAID_OF_A_REPORT = {
    "amount": 0, "transactions": [], "voluntary": False, "due": "", "description": "", "identity": "",
}  # fmt: skip
FLOOR: Domain[Premises] = Domain(
    STREAM, OWN, EVENTS, floor_authority(), Premises, decide, evolve, lambda _premises, event: entries_of(event),
    versions={"gaming-day-set": 2, "cash-report-filed": 2, "count-limit-set": 2, "cash-limits-set": 2},
    steps={
        ("gaming-day-set", 1): lambda data: {**data, "since": ""},
        ("cash-report-filed", 1): lambda data: {**_UNSAID_OF_A_REPORT, **data},
        ("count-limit-set", 1): lambda data: {**data, "second": ""},
        ("cash-limits-set", 1): lambda data: {**data, "second": ""},
    },
    called=_called,
    people={"same_as": lambda _premises, name: (Person("player", name),) if name else ()},
)  # fmt: skip
