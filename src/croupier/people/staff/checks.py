"""What stands against a change of who works here. Asked under the pen, just before it is written."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.people.apart import check_apart
from croupier.people.state import KEEPER, Person, Roll
from croupier.refusal import Refused
from croupier.rules import Role

STAFF = frozenset(Role) - {Role.PLAYER, Role.SYSTEM}


def known(roll: Roll, badge: str) -> Person:
    person = roll.account(badge)
    if person is None:
        raise Refused("no_such_person.nobody_badge", "Nobody has the badge {badge}.", badge=badge)
    return person


def check_free(roll: Roll, badge: str) -> None:
    if roll.account(badge) is not None:
        raise Refused("badge_taken", "Badge {badge} belongs to somebody.", badge=badge)


def check_roles(roles: Iterable[Role]) -> list[str]:
    """Each once, as they are written down."""
    named = list(dict.fromkeys(roles))
    if not named or not STAFF.issuperset(named):
        raise Refused("bad_role", "A person has one or more roles of the staff.", roles=sorted(STAFF))
    check_apart(named)
    return [role.value for role in named]


def check_grant(roll: Roll, badge: str, roles: Iterable[Role]) -> None:
    if KEEPER.value not in check_roles(roles):
        check_not_last(roll, badge)
        _check_register_kept(roll, badge)


def _check_register_kept(roll: Roll, badge: str) -> None:
    """Nobody but a key manager who stands in the register can write into it."""
    keepers = {p.badge for p in roll.people.values() if p.licence and not p.withdrawn and KEEPER in p.roles}
    if keepers == {badge}:
        raise Refused(
            "last_key_manager.somebody_keep",
            "Somebody has to keep the keys: register another key manager first.",
            badge=badge,
        )


def check_let_back_in(roll: Roll, badge: str, can_enter: Iterable[str]) -> None:
    """Only where no key manager is left who could get in, and only one of them."""
    person = known(roll, badge)
    if KEEPER not in person.roles or not person.active:
        raise Refused("not_a_key_manager", "Badge {badge} is no key manager of this house.", badge=badge)
    if inside := list(can_enter):
        raise Refused(
            "key_manager_can_enter",
            "{others:and} can still sign in and ask for a new code, with a second person.",
            others=inside,
            badge=badge,
        )


def check_not_last(roll: Roll, badge: str) -> None:
    if known(roll, badge).keeps and roll.keepers() == 1:
        raise Refused("last_key_manager.house_without", "The house would be without a key manager.", badge=badge)
