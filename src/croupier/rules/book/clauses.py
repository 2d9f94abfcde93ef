"""The clause index: every sentence of the regulations that asks something of somebody, in our own words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

from croupier.lean import dataclass
from croupier.refusal import Refused


class ClauseKind(StrEnum):
    WAGER = "wager"
    PAYOUT = "payout"
    DEFINITION = "definition"
    LIMITS = "limits"
    CHIPS = "chips"
    PROCEDURE = "procedure"
    IRREGULARITY = "irregularity"
    EQUIPMENT = "equipment"
    POSTING = "posting"
    INSPECTION = "inspection"
    ACCOUNTING = "accounting"
    TOURNAMENT = "tournament"
    VARIATION = "variation"


@dataclass(frozen=True, slots=True)
class Clause:
    """`cite` is where it stands in the text; `refuses` are the codes of what it makes us refuse.

    `not_for_software` gives the reason where no program can keep the clause. The dates are those the text prints.
    """

    id: str
    cite: str
    kind: ClauseKind
    says: str
    system: str
    refuses: tuple[str, ...] = ()
    amended: tuple[str, ...] = ()
    effective: str = ""
    deleted: str = ""
    not_for_software: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """How we read a place where a text is silent, unclear or damaged."""

    id: str
    question: str
    answer: str
    rulebooks: tuple[str, ...]
    clauses: tuple[str, ...]
    sign: bool


@dataclass(frozen=True, slots=True)
class ClauseFile:
    clause: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class ReadingFile:
    reading: tuple[Reading, ...]


class ClauseIndex(Mapping[str, Clause]):
    """The clauses of one or more rulebooks by id, in the order of the text."""

    def __init__(self, clauses: Iterable[Clause]) -> None:
        self._clauses: dict[str, Clause] = {}
        for clause in clauses:
            assert clause.id not in self._clauses, f"clause {clause.id} twice"
            self._clauses[clause.id] = clause

    def refusing(self, code: str, among: Iterable[str] = ()) -> str | None:
        """The clause that makes us refuse with this code; `among` are clauses to prefer."""
        for clause_id in among:
            if code in self._clauses[clause_id].refuses:
                return clause_id
        return next((clause.id for clause in self._clauses.values() if code in clause.refuses), None)

    def cite(self, clause_id: str) -> Clause:
        """The clause to print beside something. A gap in the numbering or a deleted passage (`-x`) is not citable."""
        clause = self._clauses.get(clause_id)
        if clause is None or clause.id.endswith("-x"):
            if clause and clause.deleted:
                raise Refused(
                    "no_such_clause.deleted",
                    "There is no clause {cited}; the text deleted it on {deleted}.",
                    cited=clause_id,
                    deleted=clause.deleted,
                )
            raise Refused("no_such_clause", "There is no clause {cited}.", cited=clause_id)
        return clause

    def __getitem__(self, clause_id: str) -> Clause:
        return self._clauses[clause_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)
