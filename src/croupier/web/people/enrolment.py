"""Screens that wait to become terminals."""

from __future__ import annotations

from croupier.lean import dataclass

ENROLMENT_SECONDS = 600.0
ENROLMENTS_MAX = 500


@dataclass(frozen=True, slots=True)
class Enrolment:
    """A screen that shows its code and waits for staff to confirm it."""

    table: str
    seat: int
    token: str
    ends: float


def terminal_name(table: str, seat: int, code: str) -> str:
    """A seat has one terminal; a table may have many displays."""
    return f"{table}-{seat}" if seat else f"{table}-0-{code}"
