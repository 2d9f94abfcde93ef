"""What they change."""

from __future__ import annotations

from croupier.people.licences.events import KeyEnrolled, PersonRegistered, PersonWithdrawn
from croupier.people.state import Roll
from croupier.rules import Role


def person_registered(roll: Roll, event: PersonRegistered) -> None:
    line = {"licence": event.licence, "valid_until": event.valid_until, "withdrawn": ""}
    roll.change(event.badge, name=event.name, roles=tuple(map(Role, event.roles)), **line)


def person_withdrawn(roll: Roll, event: PersonWithdrawn) -> None:
    roll.change(event.badge, withdrawn=event.reason)


def key_enrolled(roll: Roll, event: KeyEnrolled) -> None:
    roll.change(event.badge, public_key=event.public_key)
