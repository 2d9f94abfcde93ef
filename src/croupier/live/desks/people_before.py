"""Who was on record before there was a stream `people`: in `house` who signs in, in `floor` who has a licence."""

from __future__ import annotations

from dataclasses import field

from croupier.house import HOUSE
from croupier.house.doors import events as doors
from croupier.house.staff import events as staff
from croupier.house.terminals import events as screens
from croupier.journal import Journal
from croupier.lean import dataclass
from croupier.live.replay import events_of
from croupier.people.staff.events import PersonTakenOver
from croupier.register import FLOOR
from croupier.register.people import events as register
from croupier.rules import Role


@dataclass(slots=True)
class Before:
    """One person, as far as it is known; `roles` is empty where no stream says which."""

    badge: str
    name: str = ""
    roles: list[str] = field(default_factory=list)
    account: bool = False
    started: bool = False
    active: bool = True
    passkeys: list[str] = field(default_factory=list)
    licence: str = ""
    valid_until: str = ""
    withdrawn: str = ""
    public_key: str = ""
    licensed_as: list[str] = field(default_factory=list)
    from_: list[str] = field(default_factory=list)

    def taken_over(self, verifier: str) -> PersonTakenOver:
        """Roles that two key managers have granted come before those that the register's line names."""
        return PersonTakenOver(
            self.badge, self.name, self.roles or self.licensed_as, self.account, self.started, self.active, verifier,
            self.passkeys, self.licence, self.valid_until, self.withdrawn, self.public_key, self.from_,
        )  # fmt: skip


@dataclass(slots=True)
class People:
    """By badge; and table and seat of each terminal."""

    known: dict[str, Before] = field(default_factory=dict)
    terminals: dict[str, tuple[str, int]] = field(default_factory=dict)

    def of(self, badge: str, where: str) -> Before:
        person = self.known.setdefault(badge, Before(badge))
        if where not in person.from_:
            person.from_.append(where)
        return person


def people_before(journal: Journal) -> People:
    people = People()
    for event, _at in events_of(HOUSE, journal.read(HOUSE.name)):
        _in_the_house(people, event)
    for event, _at in events_of(FLOOR, journal.read(FLOOR.name)):
        _on_the_floor(people, event)
    return people


def _in_the_house(people: People, event: object) -> None:
    match event:
        case doors.HouseSetUp(badge=badge):
            first = people.of(badge, HOUSE.name)
            first.account = first.started = True
            first.roles = [Role.KEY_MANAGER.value]
        case staff.PersonAdded(badge=badge, name=name, roles=roles):
            added = people.of(badge, HOUSE.name)
            added.account, added.name, added.roles = True, name, roles
        case staff.RolesGranted(badge=badge, roles=roles):
            people.of(badge, HOUSE.name).roles = roles
        case staff.CodeRenewed(badge=badge):
            again = people.of(badge, HOUSE.name)
            again.started, again.active, again.passkeys = False, True, []
        case staff.PersonLetGo(badge=badge):
            people.of(badge, HOUSE.name).active = False
        case doors.PassphraseChosen(badge=badge):
            people.of(badge, HOUSE.name).started = True
        case doors.PasskeyRegistered(badge=badge, passkey=passkey):
            people.of(badge, HOUSE.name).passkeys.append(passkey)
        case doors.PasskeyRemoved(badge=badge, passkey=passkey):
            held = people.of(badge, HOUSE.name)
            held.passkeys = [key for key in held.passkeys if key != passkey]
        case screens.TerminalEnrolled(terminal=terminal, table=table, seat=seat):
            people.terminals[terminal] = (table, seat)
        case screens.TerminalRemoved(terminal=terminal):
            people.terminals.pop(terminal, None)


def _on_the_floor(people: People, event: object) -> None:
    match event:
        case register.PersonRegistered():
            line = people.of(event.badge, FLOOR.name)
            line.name = line.name or event.name
            line.licence, line.valid_until, line.withdrawn = event.licence, event.valid_until, ""
            line.licensed_as = event.roles
        case register.PersonWithdrawn():
            people.of(event.badge, FLOOR.name).withdrawn = event.reason
        case register.KeyEnrolled():
            people.of(event.badge, FLOOR.name).public_key = event.public_key
