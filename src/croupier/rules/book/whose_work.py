"""Whose work something is: the clause that says so."""

from __future__ import annotations

from croupier.rules.book.library import authority, clauses
from croupier.rules.book.model import Rulebook
from croupier.rules.people import Role


def clause_on_work(book: Rulebook, command: str, role: Role) -> str | None:
    """The clause that gives this work at a table to people of that role, where a text has one."""
    index = clauses(book.key)
    if role is Role.DEALER:
        return index.refusing("no_dealer")
    if command == "inspect-table":
        return index.refusing("inspector_role")
    return clause_on_supervisors(book, command) if authority()[command] == (Role.PIT_SUPERVISOR,) else None


def clause_on_supervisors(book: Rulebook, command: str) -> str | None:
    irregular = book.irregularities
    source = irregular.ball_inspected_after if command == "inspect-ball" else irregular.decided_by
    return clauses(book.key).refusing("pit_supervisor_only", source.clause)
