"""What changes: people and their licences."""

from __future__ import annotations

from croupier.register.people import events as e
from croupier.register.state import Person, Premises


def person_registered(p: Premises, event: e.PersonRegistered) -> None:
    key = p.people[event.badge].public_key if event.badge in p.people else ""
    p.people[event.badge] = Person(
        event.badge, event.name, event.licence, tuple(event.roles), event.valid_until, public_key=key
    )


def person_withdrawn(p: Premises, event: e.PersonWithdrawn) -> None:
    p.people[event.badge].withdrawn = event.reason


def key_enrolled(p: Premises, event: e.KeyEnrolled) -> None:
    p.people[event.badge].public_key = event.public_key
