"""Who is registered with which licence, and with which key they sign. What follows is kept in the stream `people`."""

from __future__ import annotations

import re

from croupier.people import Event
from croupier.people.apart import check_apart
from croupier.people.licences import events as e
from croupier.people.names import words_of
from croupier.refusal import Refused
from croupier.register.asking import Asked, needed, reasoned, registered
from croupier.register.people import commands as c
from croupier.register.state import Premises
from croupier.rules import Role

STAFF = frozenset(Role) - {Role.PLAYER, Role.SYSTEM}
KEY = re.compile(r"[0-9a-f]{64}")


def register_person(premises: Premises, command: c.RegisterPerson, asked: Asked) -> list[Event]:
    for what, value in (("badge", command.badge), ("name", command.name), ("licence", command.licence)):
        needed(value, what)
    unknown = [role for role in command.roles if role not in STAFF]
    if unknown or not command.roles:
        raise Refused(
            "bad_role",
            "A person has one or more roles of the staff.",
            field="roles",
            unknown=unknown,
            roles=sorted(STAFF),
        )
    check_apart(command.roles)
    if command.badge in premises.accounts and set(command.roles) != set(premises.accounts[command.badge].roles):
        raise Refused(
            "roles_differ",
            "{name} works here as {granted:list}. Other roles are granted by two key managers.",
            field="roles",
            name=command.name,
            granted=[role.value for role in premises.accounts[command.badge].roles],
        )
    others = (person for badge, person in premises.people.items() if badge != command.badge)
    holder = next((person for person in others if words_of(person.licence) == words_of(command.licence)), None)
    if holder:
        raise Refused(
            "licence_taken",
            "The licence {licence} is {name}'s.",
            licence=command.licence,
            badge=holder.badge,
            name=holder.name,
        )
    day = asked.day
    keeps = Role.KEY_MANAGER in command.roles and day <= command.valid_until
    if not premises.people and not (keeps and command.badge == asked.actor.who):
        raise Refused(
            "last_key_manager.begins_keeps",
            "The register begins with the key manager who keeps it: register yourself first.",
            badge=command.badge,
        )
    if not keeps:
        _check_kept(premises, command.badge, day)
    roles = list(dict.fromkeys(command.roles))
    return [e.PersonRegistered(command.badge, command.name, command.licence, roles, command.valid_until)]


def withdraw_person(premises: Premises, command: c.WithdrawPerson, asked: Asked) -> list[Event]:
    registered(premises, command.badge, asked.day)
    reasoned(command.reason)
    _check_kept(premises, command.badge, asked.day)
    return [e.PersonWithdrawn(command.badge, command.reason)]


def _check_kept(premises: Premises, without: str, day: str) -> None:
    """Nobody else can write into the register: one key manager at least stays in it with a valid licence."""
    if not premises.keepers(day) - {without}:
        raise Refused(
            "last_key_manager.somebody_keep",
            "Somebody has to keep the keys: register another key manager first.",
            badge=without,
        )


def enrol_key(_premises: Premises, command: c.EnrolKey, asked: Asked) -> list[Event]:
    if not KEY.fullmatch(command.public_key):
        raise Refused("key_malformed.public_bytes", "A public key is 32 bytes in hexadecimal.")
    return [e.KeyEnrolled(asked.actor.who, command.public_key)]
