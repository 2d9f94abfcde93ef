"""Which clause stands behind a refusal at the table, where more than one has a word for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from croupier.game import Pocket
from croupier.refusal import Refused
from croupier.rules import ClauseIndex, ClauseKind, TableRules
from croupier.rules.files.cited import Cited


class Uncited(Refused):
    """A refusal that no clause of this rulebook asks for, though one may use the same code in another matter."""


def announced_number(rules: TableRules, number: str) -> Pocket:
    """The pocket that was read off the wheel; a number that is not there breaks the procedure, not a wager's rule."""
    try:
        return rules.wheel.outcome(number)
    except Refused as refusal:
        procedures = (clause.id for clause in rules.index.values() if clause.kind is ClauseKind.PROCEDURE)
        raise refusal.citing(rules.index.refusing(refusal.code, procedures)) from None


def clause_beside(cited: Cited[Any], value: object) -> str | None:
    """The clause of one value of a list: one clause stands for the whole list, several stand in the list's order."""
    if len(cited.clause) == 1:
        return cited.clause[0]
    position = list(cited.value).index(value)
    return cited.clause[position] if position < len(cited.clause) else None


def clause_extending(index: ClauseIndex, code: str, clauses: Sequence[str]) -> str | None:
    """A further clause of the same paragraph that asks for this refusal too; the last of `clauses` where none does.

    Texts state a ban and then carry it on: to chips of other kinds, to the number of a ball that was not caught.
    """
    if not clauses:
        return None
    paragraph = clauses[-1].rpartition("-")[0]
    further = (clause for clause in index if clause not in clauses and clause.rpartition("-")[0] == paragraph)
    return next((clause for clause in further if code in index[clause].refuses), clauses[-1])
