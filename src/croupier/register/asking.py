"""Who asks, and who stands beside: licences, roles, second persons and signatures."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from datetime import date, timedelta
from typing import Any

from croupier.domain import AskedFor, plain, wire_name
from croupier.refusal import Refused
from croupier.register.commands import Command
from croupier.register.state import Person, Premises
from croupier.rules import Role
from croupier.rules.book.library import floor_authority, floor_second

SECOND_LACKS = ("second_person_needed", "security_witness_needed")
NOT_SIGNED = frozenset({"signature", "seen", "entry"})
SIGNATURE = re.compile(r"[0-9a-f]{128}")
DATE = re.compile(r"\d{4}-\d\d-\d\d")

Asked = AskedFor[Any]


def check_role(premises: Premises, asked: Asked) -> None:
    """The role may ask for this, and the person has this role and a licence that is valid today.

    While nobody is registered, a key manager registers the first person: themself. Where no key manager's licence is
    valid any more, one of them registers again with the new one.
    """
    name = wire_name(type(asked.command))
    roles, role = floor_authority()[name], asked.actor.role
    if role not in roles:
        facts: dict[str, Any] = {"command": name, "role": role.value, "allowed": [known.value for known in roles]}
        code, who = SPECIAL.get(name, ("role_not_allowed", ""))
        raise Refused(code, f"Only {who} may do this." if who else f"The {role} may not do this.", **facts)
    if role is Role.SYSTEM or (name == "register-person" and _may_renew(premises, asked)):
        return
    person = registered(premises, asked.actor.who, asked.day)
    if role not in person.roles:
        raise Refused("role_not_granted", f"{person.name} is not registered as {role}.", badge=person.badge, role=role)


def _may_renew(premises: Premises, asked: Asked) -> bool:
    """Nobody is in the register yet; or every key manager's licence has run out, and one of them renews the own."""
    own = premises.people.get(asked.actor.who)
    holds = own is not None and not own.withdrawn and asked.actor.role in own.roles
    return not premises.people or (holds and asked.command.badge == asked.actor.who and not premises.keepers(asked.day))


SPECIAL = {
    "inspect-opening": ("inspector_role", "a key manager, a licensed member of security or a pit supervisor"),
    "adjust-wheel": (
        "adjuster_role",
        "a key manager, a licensed member of maintenance, a slot technician or a pit supervisor",
    ),
}
SPECIAL["replace-part"] = SPECIAL["adjust-wheel"]


def registered(premises: Premises, badge: str, day: str) -> Person:
    person = premises.people.get(badge)
    if person is None:
        raise Refused("no_such_person", f"Nobody with the badge “{badge}” is in the floor's register.", badge=badge)
    if not person.licensed(day):
        ended = person.withdrawn or f"it was valid until {person.valid_until}"
        raise Refused("licence_not_valid", f"{person.name} has no valid licence: {ended}.", badge=badge)
    return person


def check_second(premises: Premises, asked: Asked, badge: str) -> Person:
    """The second person: somebody else, licensed, in a role that may. Of security, where a witness is prescribed."""
    name = wire_name(type(asked.command))
    allowed = floor_second()[name]
    witness = allowed == (Role.SECURITY,)
    code, who = SECOND_LACKS[witness], "A licensed member of security" if witness else "A second person"
    if not badge:
        raise Refused(code, f"{who} must be present.", command=name)
    if badge == asked.actor.who:
        raise Refused(code, f"{who} must be somebody else than the one who does it.", badge=badge)
    person = registered(premises, badge, asked.day)
    if not set(person.roles) & set(allowed):
        roles = [role.value for role in allowed]
        raise Refused(code, f"{person.name} is no {' or '.join(roles)}.", badge=badge, allowed=roles)
    return person


def check_signed(premises: Premises, asked: Asked) -> str:
    """The signature is checked against the person's key where keys are; here it must be there."""
    signature: str = asked.command.signature
    if not signature:
        raise Refused("log_field_missing", "The signature is missing.", field="signature")
    if not SIGNATURE.fullmatch(signature) or not premises.people[asked.actor.who].public_key:
        raise Refused("signature_invalid", f"{asked.actor.who} has not signed this with their own key.")
    return signature


def statement(name: str, said: Mapping[str, Any], who: str, at: str) -> str:
    """What is signed: the command with all that its maker says, who that is, and when."""
    signed = {key: plain(value) for key, value in said.items() if key not in NOT_SIGNED}
    return json.dumps(
        {"do": name, **signed, "by": who, "at": at}, sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )


def signed_fields(kind: type[Command]) -> list[str]:
    return [field.name for field in fields(kind) if field.name not in NOT_SIGNED]


def needed(value: str, what: str) -> str:
    """A text that people will read later."""
    if not value.strip() or not value.isprintable():
        raise Refused("field_missing", f"{what} is missing, or cannot be printed.", field=what)
    return value


@contextmanager
def about(field: str) -> Iterator[None]:
    """What is refused in here is wrong with this field, so that a form can say it there."""
    try:
        yield
    except Refused as refusal:
        facts = {"field": field, **refusal.facts}
        raise Refused(refusal.code, refusal.message, clause=refusal.clause, **facts) from None


def date_in(text: str, what: str) -> str:
    try:
        if DATE.fullmatch(text):
            date.fromisoformat(text)
            return text
    except ValueError:
        pass
    raise Refused("bad_date", f"{what} is a date like 2026-05-04; this is “{text}”.", field=what)


def past_date(text: str, what: str, asked: Asked) -> str:
    """A day that has come, somewhere: journals tell the time in UTC, people by the clock on their wall."""
    tomorrow = (date.fromisoformat(asked.at[:10]) + timedelta(days=1)).isoformat()
    if date_in(text, what) > tomorrow:
        raise Refused("bad_date", f"{text} has not come yet.", field=what)
    return text
