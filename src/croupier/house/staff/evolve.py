"""What they change: each ends the person's sessions, and what they asked for waits no longer."""

from __future__ import annotations

from croupier.house.staff.events import CodeRenewed, PersonLetGo, RolesGranted
from croupier.house.state import Doings


def roles_granted(doings: Doings, event: RolesGranted) -> None:
    doings.gone(event.badge)


def code_renewed(doings: Doings, event: CodeRenewed) -> None:
    doings.gone(event.badge)


def person_let_go(doings: Doings, event: PersonLetGo) -> None:
    doings.gone(event.badge)
