"""What they change."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.people.staff.events import (
    BadgeLost,
    CodeRenewed,
    KeyManagerLetBackIn,
    PersonAdded,
    PersonLetGo,
    PersonTakenOver,
    RolesGranted,
)
from croupier.people.state import Roll
from croupier.rules import Role


def person_added(roll: Roll, event: PersonAdded) -> None:
    named = {"name": event.name, "roles": _roles(event.roles)}
    roll.change(event.badge, account=True, verifier=event.verifier, **named)


def roles_granted(roll: Roll, event: RolesGranted) -> None:
    roll.change(event.badge, roles=_roles(event.roles))


def code_renewed(roll: Roll, event: CodeRenewed) -> None:
    roll.change(event.badge, started=False, active=True, passkeys=(), verifier=event.verifier, lost="")


def badge_lost(roll: Roll, event: BadgeLost) -> None:
    roll.change(event.badge, started=False, passkeys=(), verifier=event.verifier, lost=roll.as_of)


def key_manager_let_back_in(roll: Roll, event: KeyManagerLetBackIn) -> None:
    roll.change(event.badge, started=False, passkeys=(), verifier=event.verifier, lost="")


def person_let_go(roll: Roll, event: PersonLetGo) -> None:
    roll.change(event.badge, active=False)


def person_taken_over(roll: Roll, event: PersonTakenOver) -> None:
    roll.change(
        event.badge, name=event.name, roles=_roles(event.roles), account=event.account, started=event.started,
        active=event.active, verifier=event.verifier, passkeys=tuple(event.passkeys), licence=event.licence,
        valid_until=event.valid_until, withdrawn=event.withdrawn, public_key=event.public_key,
    )  # fmt: skip


def _roles(names: Iterable[str]) -> tuple[Role, ...]:
    return tuple(map(Role, names))
