"""Which work one person does not do together: drop, count, cage and accounting are in different hands."""

from __future__ import annotations

from collections.abc import Collection

from croupier.refusal import Refused
from croupier.rules import Role

HANDS = (Role.DROP_TEAM, Role.COUNT_TEAM, Role.CASHIER, Role.AUDITOR)


def check_apart(roles: Collection[str]) -> None:
    """Whoever counts does nothing else: a count is blind only for who sees no table and no book."""
    held = [role.value for role in HANDS if role in roles]
    if len(held) > 1 or (Role.COUNT_TEAM in roles and len(set(roles)) > 1):
        raise Refused(
            "roles_apart",
            "Drop, count, cage and accounting are in different hands, and who counts does nothing else.",
            field="roles",
            roles=sorted(roles),
        )
