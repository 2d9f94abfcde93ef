"""Who asks, and who stands beside: licences, roles, second persons and signatures."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

from croupier.domain import AskedFor, not_allowed, plain, wire_name
from croupier.people import Person
from croupier.refusal import Refused, Said
from croupier.register.commands import Command
from croupier.register.state import Premises
from croupier.rules import Role
from croupier.rules.book.library import floor_authority, floor_second

SECOND_LACKS = ("second_person_needed", "security_witness_needed")
NOT_SIGNED = frozenset({"signature", "seen", "entry"})
SIGNATURE = re.compile(r"[0-9a-f]{128}")

Asked = AskedFor[Any]


def check_role(premises: Premises, asked: Asked) -> None:
    """The role may ask for this, and the person has this role and a licence that is valid today.

    While nobody is registered, a key manager registers the first person: themself. Where no key manager's licence is
    valid any more, one of them registers again with the new one.
    """
    name = wire_name(type(asked.command))
    roles, role = floor_authority()[name], asked.actor.role
    if role not in roles:
        refused = not_allowed(name, role, roles)
        raise Refused.saying(SPECIAL[name]).but(**refused.facts) if name in SPECIAL else refused
    if role is Role.SYSTEM or (name == "register-person" and _may_renew(premises, asked)):
        return
    person = registered(premises, asked.actor.who, asked.day)
    if role not in person.roles:
        raise Refused(
            "role_not_granted.registered",
            "{name} is not registered as {role}.",
            badge=person.badge,
            role=role,
            name=person.name,
        )


def _may_renew(premises: Premises, asked: Asked) -> bool:
    """Nobody is in the register yet; or every key manager's licence has run out, and one of them renews the own."""
    own = premises.people.get(asked.actor.who)
    holds = own is not None and not own.withdrawn and asked.actor.role in own.roles
    return not premises.people or (holds and asked.command.badge == asked.actor.who and not premises.keepers(asked.day))


SPECIAL = {
    "inspect-opening": Said(
        "inspector_role", "Only a key manager, a licensed member of security or a pit supervisor may do this."
    ),
    "adjust-wheel": Said(
        "adjuster_role",
        "Only a key manager, a licensed member of maintenance, a slot technician or a pit supervisor may do this.",
    ),
}
SPECIAL["replace-part"] = SPECIAL["adjust-wheel"]


def registered(premises: Premises, badge: str, day: str) -> Person:
    person = premises.people.get(badge)
    if person is None:
        raise Refused(
            "no_such_person.floor_register", "Nobody with the badge “{badge}” is in the floor's register.", badge=badge
        )
    if not person.licensed(day):
        if person.withdrawn:
            raise Refused(
                "licence_not_valid.withdrawn",
                "{name} has no valid licence: {why}.",
                badge=badge,
                name=person.name,
                why=person.withdrawn,
            )
        raise Refused(
            "licence_not_valid.ended",
            "{name} has no valid licence: it was valid until {valid_until}.",
            badge=badge,
            name=person.name,
            valid_until=person.valid_until,
        )
    return person


def check_second(premises: Premises, asked: Asked, badge: str) -> Person:
    """The second person: somebody else, licensed, in a role that may. Of security, where a witness is prescribed."""
    name = wire_name(type(asked.command))
    allowed = floor_second()[name]
    witness = allowed == (Role.SECURITY,)
    code = SECOND_LACKS[witness]
    if not badge:
        raise (
            Refused("witness.present", "A licensed member of security must be present.", code=code, command=name)
            if witness
            else Refused("second_person.present", "A second person must be present.", code=code, command=name)
        )
    if badge == asked.actor.who:
        raise (
            Refused(
                "witness.other",
                "A licensed member of security must be somebody else than the one who does it.",
                code=code,
                badge=badge,
            )
            if witness
            else Refused(
                "second_person.other",
                "A second person must be somebody else than the one who does it.",
                code=code,
                badge=badge,
            )
        )
    person = registered(premises, badge, asked.day)
    if not set(person.roles) & set(allowed):
        roles = [role.value for role in allowed]
        raise Refused(
            "second_person.role",
            "{name} is no {allowed:or}.",
            code=code,
            badge=badge,
            name=person.name,
            allowed=roles,
        )
    return person


def check_signed(premises: Premises, asked: Asked) -> str:
    """The signature is checked against the person's key where keys are; here it must be there."""
    signature: str = asked.command.signature
    if not signature:
        raise Refused("log_field_missing.signature", "The signature is missing.", field="signature")
    if not SIGNATURE.fullmatch(signature) or not premises.people[asked.actor.who].public_key:
        raise Refused("signature_invalid", "{who} has not signed this with their own key.", who=asked.actor.who)
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
        raise Refused("field_missing", "{field} is missing, or cannot be printed.", field=what)
    return value


def reasoned(value: str) -> str:
    """A reason has words in it; “?” is none."""
    if not any(letter.isalpha() for letter in needed(value, "reason")):
        raise Refused("reason_missing.words", "Say why in words.", field="reason")
    return value


@contextmanager
def about(field: str) -> Iterator[None]:
    """What is refused in here is wrong with this field, so that a form can say it there."""
    try:
        yield
    except Refused as refusal:
        raise refusal.but(**{"field": field, **refusal.facts}) from None
